"""The controller of a game: the only place where a game advances.

Every action, whether of a person, an agent or chance, passes `submit`. After each action the controller signals what
happened (`played`) and the new state (`synced`), then checks who must act: chance is dealt, an agent is asked, a person
is waited for. While an animation runs, it holds the controller; nothing happens by itself until it is released.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from catanqt.kernel.game import CHANCE, Action, IllegalAction
from catanqt.kernel.record import Entry
from catanqt.session import CannotUndo, Played, Session
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.page_memory import PageMemory
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences

PACES = (0, 150, 500, 1100, 2000)
"""Milliseconds that an agent's action waits before it is played, by the setting `ai_pace`."""
ANSWER_MS = 300
"""The longest wait for an answer in somebody else's turn: several agents answer one offer."""
THINK_SECONDS = 6.0
SUBSTITUTE_SECONDS = 2.0
"""The budget of a simpler agent that plays for another: the seat has kept everybody waiting already."""
FRAME = 66
"""Milliseconds between two moments that are shown, while agents act without a pause."""


class Play(Protocol):
    """A game that is played and saved: `SavedGame`, or anything like it."""

    session: Session
    warning: str | None

    def play(self, action: Action) -> Played: ...
    def deal(self) -> Played: ...
    def undo(self, seat: int) -> Entry: ...
    def redo(self) -> Played: ...
    def retry(self) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Substitution:
    """An agent gave no usable answer, so a simpler one plays its seat from now on."""

    seat: int
    player: str | None
    """Who plays now; None if there was nobody simpler, and any legal option is played."""
    report: str
    """What went wrong with each agent that was tried."""


class GameController(QObject):
    """A game in play. It outlives the pages that show it."""

    played = Signal(object, object)
    """An action was played (`Played`); the moment after it (`Perspective`)."""
    synced = Signal(object)
    """The moment to show now (`Perspective`)."""
    replayed = Signal(object, object)
    """An earlier action is shown again in the history (`Played`); the moment after it (`Perspective`)."""
    refused = Signal(str)
    """Why an action was not allowed: a code for words."""
    warned = Signal(str)
    """Something the player must know, such as a disk that is full; an empty text when it is over."""
    covered = Signal(int)
    """The computer is handed to this seat: its person must confirm before the hand is shown."""
    paused = Signal(bool)
    substituted = Signal(object)
    """A simpler agent has played for one that gave no usable answer (`Substitution`). The game goes on."""
    failed = Signal(str)
    """Not even a legal option could be played; the report. The game is saved and waits."""

    def __init__(
        self, play: Play, agent_worker: AgentWorker, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.play = play
        self.waits: Callable[[Perspective], bool] = lambda perspective: False
        """Whether chance waits for a person's gesture; set by the page that shows it."""
        self.automatic_action: Callable[[Perspective], Action | None] = lambda perspective: None
        """Decisions made without asking the person; set by the page as well."""
        self.page_memory = PageMemory()
        self._agent_worker = agent_worker
        self._preferences = preferences
        self._humans = [i for i, seat in enumerate(self.session.record.header.seats) if seat.player == "human"]
        self._viewer = self._humans[0] if len(self._humans) == 1 else NOBODY
        self._past: int | None = None
        self._holds = 0
        self._paused = False
        self._single_step = False
        self._closed = False
        self._warning: str | None = None
        self._answer: Action | None = None
        self._asked = NOBODY
        self._substitutes: dict[int, str | None] = {}
        self._untold: dict[int, str] = {}
        self._since = QElapsedTimer()
        self._shown = QElapsedTimer()
        self._frame = QTimer(self, singleShot=True, interval=FRAME)
        self._frame.timeout.connect(self._show)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._advance)
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._play_answer)
        agent_worker.answered.connect(self._answered)
        agent_worker.failed.connect(self._substitute)
        self._look()

    @property
    def session(self) -> Session:
        return self.play.session

    @property
    def perspective(self) -> Perspective:
        return self._perspective

    @property
    def warning(self) -> str:
        """Why the last actions are not saved; empty if they are."""
        return self.play.warning or ""

    @property
    def agent_worker(self) -> AgentWorker:
        return self._agent_worker

    @property
    def humans(self) -> Sequence[int]:
        return self._humans

    def guided(self) -> tuple[Action, ...] | None:
        """The next moves for which a lesson waits, so that a hint says the same; None where nobody teaches."""
        return None

    # Acting

    def begin(self) -> None:
        """Show the game and start it."""
        self._sync()

    def submit(self, action: Action) -> bool:
        """Play an action of the current actor; an illegal one changes nothing, and `refused` says why."""
        if not self._perspective.live or self._closed:
            return False
        try:
            played = self.play.play(action)
        except IllegalAction as error:
            self.refused.emit(error.reason)
            return False
        self._stop_thinking()
        self._tell(played)
        return True

    def submit_all(self, actions: Sequence[Action]) -> bool:
        """Play several actions of one decision, until one is refused."""
        return all(self.submit(action) for action in actions)

    def deal(self) -> None:
        """Let chance act, if it is chance's turn."""
        if not self._closed and self._perspective.live and self._perspective.actor == CHANCE:
            self._tell(self.play.deal())

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take back the last decision."""
        return self._perspective.live and self._undoer() != NOBODY

    def undo(self) -> None:
        """Undo the viewer's last decision, unless something was dealt or answered since."""
        seat = self._undoer()
        if seat == NOBODY or not self._perspective.live:
            self.refused.emit("cannot-undo")
            return
        self._stop_thinking()
        try:
            self.play.undo(seat)
        except CannotUndo:
            self._sync()
            self.refused.emit("cannot-undo")
            return
        self._sync()

    @property
    def can_redo(self) -> bool:
        return self._perspective.live and self._perspective.viewer != NOBODY and self.session.can_redo

    def redo(self) -> None:
        if self.can_redo:
            self._stop_thinking()
            self._tell(self.play.redo())

    def _undoer(self) -> int:
        """The person at the screen, if theirs was the last decision; behind the cover there is nobody."""
        entries = self.session.record.entries
        seat = entries[-1].actor if entries else NOBODY
        mine = seat == self._perspective.viewer and seat in self._humans
        return seat if mine and self.session.can_undo(seat) else NOBODY

    # Looking

    def look_at(self, count: int | None) -> None:
        """Show the game as it stood after so many entries, or as it stands now (None)."""
        self._past = count if count is not None and count < len(self.session.record.entries) else None
        self._stop_thinking()
        self._sync(jump=True)

    def show_next(self) -> None:
        """Show the next entry of the past as it was played; the last one leads to the present."""
        count, entries = self._past, self.session.record.entries
        if count is None:
            return
        events = self.session.at(count).play(entries[count].action)
        self._past = count + 1 if count + 1 < len(entries) else None
        self._look()
        self.replayed.emit(Played(count, entries[count], events), self._perspective)
        self._sync()

    @property
    def past(self) -> int | None:
        """After how many entries the moment shown was, if it is not the present."""
        return self._past

    def reveal(self) -> None:
        """The person who must act is at the screen now."""
        actor = self._perspective.actor
        if actor in self._humans and actor is not None:
            self._viewer = actor
            self._sync()

    # Going on by itself

    def hold(self) -> None:
        """Hold the controller while something is animated."""
        self._holds += 1

    def release(self) -> None:
        self._holds -= 1
        if self._holds == 0:
            self._next.start(0)

    @property
    def is_paused(self) -> bool:
        return self._paused

    @property
    def waits_in_pause(self) -> bool:
        """Whether somebody would act now if there were no pause."""
        return self._paused and self._perspective.actor not in self._humans and not self._rolled_by_person()

    def pause(self, paused: bool) -> None:
        """Stop or go on with all that happens without a person."""
        if paused == self._paused:
            return
        self._paused = paused
        self.paused.emit(paused)
        self._next.start(0)

    def step(self) -> None:
        """One more action of an agent or of chance, then pause again."""
        self.pause(True)
        self._single_step = True
        self._next.start(0)

    def save_again(self) -> None:
        """Try again to save."""
        self.play.retry()
        self._tell_warning()

    def close(self) -> None:
        """Stop the agents, save the rest, release the game."""
        if self._closed:
            return
        self._closed = True
        self._next.stop()
        self._frame.stop()
        self._stop_thinking()
        self._agent_worker.answered.disconnect(self._answered)
        self._agent_worker.failed.disconnect(self._substitute)
        self.play.close()

    def _tell(self, played: Played) -> None:
        self._single_step = False
        self._look()
        self.played.emit(played, self._perspective)
        # Programs in a hurry act more often than a screen can show.
        hurried = played.entry.actor not in self._humans and not self._perspective.acting and not self._perspective.over
        self._sync(hurried and self._shown.isValid() and self._shown.elapsed() < FRAME)

    def _sync(self, later: bool = False, jump: bool = False) -> None:
        self._look(jump)
        if later:
            if not self._frame.isActive():
                self._frame.start()
        else:
            self._show()
        self._tell_warning()
        self._next.start(0)

    def _tell_warning(self) -> None:
        if self.play.warning != self._warning:
            self._warning = self.play.warning
            self.warned.emit(self._warning or "")

    def _show(self) -> None:
        self._frame.stop()
        self._shown.start()
        self.synced.emit(self._perspective)

    def _look(self, jump: bool = False) -> None:
        session = self.session
        game = session.game if self._past is None else session.at(self._past)
        thinking = NOBODY
        if self._past is None and not game.over:
            actor = game.task.actor
            if len(self._humans) > 1 and actor in self._humans and actor != self._viewer:
                self._viewer = NOBODY
            if actor is not None and actor != CHANCE and actor not in self._humans:
                thinking = actor
        live = self._past is None
        revealed = session.game.over or not self._humans
        self._perspective = Perspective(
            session.record.header, session.rules, game, self._viewer, live, thinking, not jump, revealed
        )

    def _advance(self) -> None:
        """Check who must act, and let chance or an agent do so."""
        perspective = self._perspective
        if (
            self._closed
            or self._holds
            or not perspective.live
            or perspective.over
            or self._agent_worker.busy
            or self._pace.isActive()
        ):
            return
        actor = perspective.actor
        assert actor is not None
        if actor in self._humans:
            self._await_person(actor)
        elif self.waits_in_pause and not self._single_step:
            return
        elif actor == CHANCE:
            if not self.waits(perspective):
                self.deal()
        elif self._answer is not None:
            self._play_answer()
        else:
            self._asked = actor
            if self._player(actor) is None:
                self._play_any(actor)
            else:
                self._ask(actor)

    def _await_person(self, actor: int) -> None:
        if self._perspective.viewer != actor:
            self.covered.emit(actor)
            return
        action = self.automatic_action(self._perspective)
        if action is not None:
            self.submit(action)

    def _rolled_by_person(self) -> bool:
        """Dice that a person has thrown roll even in a pause."""
        return self._perspective.actor == CHANCE and self._perspective.state.turn in self._humans

    def _ask(self, seat: int) -> None:
        index = len(self.session.record.entries)
        seed = f"{self.session.commitments[0][:8]}/{seat}"
        game = self.session.rules.imagine(self.session.game, seat, random.Random(f"{index}/{seat}"))
        self._since.start()
        player = self._player(seat)
        assert player is not None
        seconds = SUBSTITUTE_SECONDS if seat in self._substitutes else THINK_SECONDS
        self._agent_worker.ask(player, seed, game, seat, seconds)

    def _player(self, seat: int) -> str | None:
        """The agent of a seat, or its substitute; None for any legal option."""
        return self._substitutes.get(seat, self.session.record.header.seats[seat].player)

    def _answered(self, answer: object) -> None:
        problem = self._problem(answer)
        if problem:
            self._substitute(problem)
            return
        assert isinstance(answer, Action)
        self._answer = answer
        self._tell_substitution()
        wait = self._pause_before(self._perspective.actor) - self._since.elapsed()
        if wait > 0 and not self._single_step:
            self._pace.start(wait)
        else:
            self._play_answer()

    def _pause_before(self, seat: int | None) -> int:
        pace = PACES[min(self._preferences["ai_pace"], len(PACES) - 1)]
        return pace if seat == self._perspective.state.turn else min(pace, ANSWER_MS)

    def _problem(self, answer: object) -> str:
        """Why an answer cannot be played, if it cannot. Tried on a copy: what breaks on the way changes nothing."""
        if not isinstance(answer, Action):
            return f"An agent's answer is no action, but of type {type(answer).__name__}"
        try:
            self.session.game.copy().play(self.session.writable(answer))
        except IllegalAction as error:
            return f"An agent chose an illegal action: {error}"
        except Exception:  # noqa: BLE001 - told to the player with the report
            return f"An agent chose an action that cannot be played: {answer!r}\n{traceback.format_exc()}"
        return ""

    def _play_answer(self) -> None:
        """Play the agent's answer, unless the controller is held: then it waits."""
        action = self._answer
        if action is None or self._holds or (self._paused and not self._single_step):
            return
        self._answer = None
        if not self.submit(action):
            self._substitute(f"An agent chose an action that was refused: {action}")

    def _play_any(self, seat: int) -> None:
        """Play a legal option when no agent is left to ask."""
        options = self.session.game.options()
        action = random.Random(f"{len(self.session.record.entries)}/{seat}").choice(options)
        self._since.start()
        self._answered(action)

    def _substitute(self, report: str) -> None:
        """An agent gave no usable answer: a simpler one is asked from now on."""
        seat = self._asked
        player = self._player(seat)
        if player is None:
            self.pause(True)
            self.failed.emit(report)
            return
        self._substitutes[seat] = self._agent_worker.simpler(player)
        self._untold[seat] = f"{self._untold.get(seat, '')}{player}: {report}\n"
        self._next.start(0)

    def _tell_substitution(self) -> None:
        """Signalled when a substitute has answered, because only then is it known which one."""
        seat = self._asked
        if seat in self._untold:
            self.substituted.emit(Substitution(seat, self._substitutes[seat], self._untold.pop(seat)))

    def _stop_thinking(self) -> None:
        self._pace.stop()
        self._answer = None
        self._agent_worker.cancel()
