"""A lesson, and the game it is played on: a real one, with prepared positions and dictated dice.

A step says what the player should do and recognizes it. Other legal moves are refused with a friendly word, so that
nobody gets lost; chance and opponents do what the step needs.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from catanqt.kernel.game import CHANCE, Action, Event, Game, IllegalAction
from catanqt.kernel.record import Entry, Header
from catanqt.rules.base.robber import Discarding
from catanqt.rules.base.turn import Dice
from catanqt.rules.junior.turn import SIX, Die
from catanqt.session import Played, Session
from catanqt.ui.tutorial.scripted_opponent import answer

LEARNER = 0
"""The seat of the learner."""
LONGEST = 200
"""No step takes more actions, of all players together; a step that does is written wrong."""

Data = dict[str, Any]
"""A position, see `catanqt.rules.base.position`."""


@dataclass(frozen=True)
class Step:
    """One thing to learn."""

    title: str
    text: str
    praise: str
    kinds: tuple[type[Action], ...]
    """What the player may do in this step."""
    done: Callable[[Event], bool]
    """Whether this is what the step waited for."""
    example: Callable[[Game[Any]], Action]
    """Actions that complete the step when it is skipped."""
    prepare: Callable[[Data], None] | None = None
    """Lays out the position the step begins with; None goes on from where the last one ended."""
    deals: tuple[Callable[[Game[Any]], Action], ...] = ()
    """What chance answers, one after the other."""
    always: Callable[[Game[Any]], Action | None] = field(default=lambda game: None)
    """What chance answers after that; None leaves it to the dice, which never roll a seven by themselves."""
    objection: Callable[[Action, Game[Any]], str | None] = field(default=lambda action, game: None)
    """Why an action of the right kind is not what the step is about, in words."""
    remark: Callable[[Action, Game[Any]], str] = field(default=lambda action, game: "")
    """An optional comment on the player's own action, after the praise."""
    panel: type[QWidget] | None = None
    """The panel beside the board that this step is about: it is brought to the front."""


@dataclass(frozen=True)
class Lesson:
    """Steps on one board."""

    name: str
    """A game or a scenario of the catalogue; also its topic in the rules."""
    header: Header
    steps: tuple[Step, ...]


class LessonSession(Session):
    """A game that begins at any position instead of the first decision."""

    def __init__(self, header: Header, game: Game[Any]) -> None:
        super().__init__(header)
        self.game = game
        self._snapshots = [game.copy()]


class LessonPlay(QObject):
    """The game of a lesson, as its controller plays it. It is not saved."""

    changed = Signal()
    """The step, its state or its comment has changed."""
    leaving = Signal()
    """The position is about to be replaced: what is on the screen now is the old one."""
    jumped = Signal()
    """The position is another one."""

    def __init__(self, lesson: Lesson, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.warning: str | None = None
        self.index = 0
        self.done = False
        self.said = ""
        """Why the last action was not played, or a remark about it."""
        self._prepared = True
        self._dealt = 0
        self._later: list[Event] = []
        self._starts: list[Data] = []
        self.session: Session = Session(lesson.header)
        self._enter(0)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.index]

    @property
    def prepared(self) -> bool:
        """Whether this step began at a position of its own, or anew."""
        return self._prepared

    @property
    def last(self) -> bool:
        return self.index == len(self.lesson.steps) - 1

    # Steps

    def next(self) -> None:
        """Go on to the next step; one that is not done yet is played for the player."""
        self.leaving.emit()
        skipped = not self.done
        if skipped:
            self._play_out()
        if not self.last:
            self._enter(self.index + 1)
        self._prepared = skipped or self.step.prepare is not None
        self._tell(jumped=True)

    def back(self) -> None:
        """Begin this step anew if something was done in it, or else the one before."""
        self.leaving.emit()
        untouched = not self.session.record.entries and not self.done
        to = max(0, self.index - untouched)
        self._place(self._starts[to])
        del self._starts[to:]
        self._enter(to)
        self._prepared = True
        self._tell(jumped=True)

    def _enter(self, index: int) -> None:
        later, self._later = self._later, []
        step = self.lesson.steps[index]
        start = self.session.rules.to_position(self.session.game)
        self._starts.append(deepcopy(start))
        self.index, self.done, self.said, self._dealt = index, False, "", 0
        if step.prepare is not None:
            step.prepare(start)
            self._place(start)
        else:
            self._hear(later)  # what happened while the coach still praised counts

    def _place(self, data: Data) -> None:
        session = self.session
        self.session = LessonSession(session.record.header, session.rules.from_position(data))

    def _play_out(self) -> None:
        """Do what the player was asked to do, and let the others act, until the step is done."""
        for _ in range(LONGEST):
            if self.done or self.session.game.over:
                return
            game = self.session.game
            actor = game.task.actor
            assert actor is not None
            if actor == CHANCE:
                self.deal()
            else:
                self.play(self.step.example(game) if actor == LEARNER else answer(game, actor))
        raise RuntimeError(f"step {self.index} of the lesson {self.lesson.name} does not end")

    def example(self) -> tuple[Action, ...]:
        """What the learner could do next in this step, all cards of a discard together; nothing if it is done."""
        if self.done:
            return ()
        game, found = self.session.game.copy(), list[Action]()
        while isinstance(task := game.task, Discarding) and task.actor == LEARNER:
            found.append(self.step.example(game))
            game.play(found[-1])
        return tuple(found) or (self.step.example(game),)

    # The interface that the controller uses

    def play(self, action: Action) -> Played:
        game = self.session.game
        if not game.over and game.task.actor == LEARNER:
            self._object(action, game)
        return self._noted(self.session.play(action))

    def deal(self) -> Played:
        return self._noted(self.session.play(self._outcome()))

    def undo(self, seat: int) -> Entry:
        entry = self.session.undo(seat)
        self.done, self.said = False, ""
        self._tell()
        return entry

    def redo(self) -> Played:
        return self._noted(self.session.redo())

    def retry(self) -> None:
        """Nothing is kept, so nothing can fail to be."""

    def close(self) -> None:
        """There is nothing to save."""

    def _object(self, action: Action, game: Game[Any]) -> None:
        """Refuse what is not in this step; what the rules refuse is left to them."""
        if game.refusal(action) is not None:
            return
        said = self.step.objection(action, game) if type(action) in self.step.kinds else ""
        if type(action) not in self.step.kinds:
            self._refuse(action, self._not_now(), "")
        elif said:
            self._refuse(action, "lesson-other", said)

    def _not_now(self) -> str:
        if not self.done:
            return "lesson-later"
        return "lesson-over" if self.last else "lesson-done"

    def _refuse(self, action: Action, reason: str, said: str) -> None:
        self.said = said
        self._tell()
        raise IllegalAction(action, self.session.game.task, reason)

    def _outcome(self) -> Action:
        """What chance answers now."""
        game, step = self.session.game, self.step
        if self._dealt < len(step.deals):
            action = step.deals[self._dealt](game)
            if game.refusal(action) is None:
                self._dealt += 1
                return action
        return step.always(game) or _harmless(self.session.dealt())

    def _noted(self, played: Played) -> Played:
        if played.entry.actor == LEARNER:
            self.said = self.step.remark(played.entry.action, self.session.game)
        self._hear(played.events)
        if self.session.game.over:
            self.done = True
        self._tell()
        return played

    def _hear(self, events: list[Event]) -> None:
        for event in events:
            if self.done:
                self._later.append(event)
            elif self.step.done(event):
                self.done = True

    def _tell(self, jumped: bool = False) -> None:
        self.changed.emit()
        if jumped:
            self.jumped.emit()


def _harmless(action: Action) -> Action:
    """The seven and the ghost captain come only where a step wants them."""
    if isinstance(action, Dice) and action.first + action.second == 7:
        return Dice(1, 1)
    return Die(1) if isinstance(action, Die) and action.number == SIX else action
