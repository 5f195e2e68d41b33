"""Looking back: the moment of the game that is shown, steps by entry and by turn, and replay.

The controller shows the moment (`look_at`, `show_next`); this class knows where the turns begin and times a replay.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from catanqt.kernel.game import Game
from catanqt.kernel.record import Entry
from catanqt.session import Session
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.controller import GameController

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
TOLD_MS, QUIET_MS = 900, 150
"""How long an entry is shown at speed 1: one with a line in the log, and one without."""
AGAIN_MS = 15
"""How soon a replay looks again whether everything has arrived."""


@dataclass(frozen=True, slots=True)
class TurnMark:
    """The beginning of a turn: its entry, its number, and its player."""

    count: int
    number: int
    seat: int


class Turns:
    """The turns of a game, found by replaying its record; earlier results are reused."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game: Game[Any] | None = None
        self._last: Entry | None = None
        self._played = 0
        self._marks: list[TurnMark] = []

    @property
    def marks(self) -> Sequence[TurnMark]:
        """All turns that have begun, the first settlements not counted."""
        entries = self._session.record.entries
        if self._game is None or self._taken_back(entries):
            self._game, self._played, self._marks = self._session.at(0), 0, []
        for entry in entries[self._played :]:
            self._game.apply(entry.action)
            self._played, self._last = self._played + 1, entry
            self._note(self._game.state)
        return self._marks

    def _taken_back(self, entries: Sequence[Entry]) -> bool:
        return self._played > 0 and (len(entries) < self._played or entries[self._played - 1] is not self._last)

    def _note(self, state: Any) -> None:
        if state.turn_number > (self._marks[-1].number if self._marks else 0):
            self._marks.append(TurnMark(self._played, state.turn_number, state.turn))


class History(QObject):
    """The past of the open game, as one page looks at it."""

    changed = Signal()
    """The moment, length, speed, playback or visibility has changed."""
    tempo = Signal(float)
    """How many times quicker than usual things shall move."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._turns = Turns(controller.session)
        self._opened = False
        self._playing = False
        self._speed = 1.0
        self.moving: Callable[[], bool] = lambda: False
        """Whether something is still on its way; a replay waits for it."""
        self.told: Callable[[int], bool] = lambda entry: True
        """Whether an entry has a line in the log."""
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        controller.synced.connect(self._synced)

    def leave(self) -> None:
        """Stop listening to the controller."""
        self._next.stop()
        self._controller.synced.disconnect(self._synced)

    # Where we are

    @property
    def looking_back(self) -> bool:
        return self._controller.past is not None

    @property
    def open(self) -> bool:
        """Whether the bar is wanted: while looking back, and when it was asked for."""
        return self._opened or self.looking_back

    @property
    def length(self) -> int:
        return len(self._controller.session.record.entries)

    @property
    def position(self) -> int:
        """After how many entries the moment shown is."""
        past = self._controller.past
        return self.length if past is None else past

    @property
    def turns(self) -> Sequence[TurnMark]:
        return self._turns.marks

    # Going there

    def show(self, opened: bool = True) -> None:
        """Show the bar, or hide it and return to the present."""
        self._opened = opened
        if not opened and self.looking_back:
            self.back_to_now()
        else:
            self.changed.emit()

    def go(self, count: int) -> None:
        """Look at the moment after so many entries; a replay goes on from there."""
        self._opened = True
        self._controller.look_at(max(0, count))

    def back_to_now(self) -> None:
        self._pause()
        self._controller.look_at(None)

    def step(self, entries: int) -> None:
        """So many entries further, or back."""
        self._pause()
        if entries == 1 and self.looking_back:
            self._controller.show_next()
        else:
            self.go(min(self.position + entries, self.length))

    def step_turn(self, direction: int) -> None:
        """To the beginning of the next turn, or of this one, or of the one before it."""
        self._pause()
        counts = [0, *(mark.count for mark in self.turns), self.length]
        here = self.position
        if direction > 0:
            self.go(counts[min(bisect_right(counts, here), len(counts) - 1)])
        else:
            self.go(counts[max(0, bisect_left(counts, here) - 1)])

    # Playing it again

    @property
    def playing(self) -> bool:
        return self._playing

    @property
    def speed(self) -> float:
        return self._speed

    def set_speed(self, speed: float) -> None:
        self._speed = speed
        if self._playing:
            self.tempo.emit(speed)
            self._next.start(0)
        self.changed.emit()

    def play(self, on: bool = True) -> None:
        """Play on from here at the chosen speed, from the beginning if there is nothing after it; or pause."""
        if not on:
            self._pause()
            self.changed.emit()
            return
        if not self.looking_back:
            self.go(0)
        self._playing = self.looking_back
        self.tempo.emit(self._speed)
        self._next.start(int(TOLD_MS / self._speed))
        self.changed.emit()

    def _pause(self) -> None:
        self._next.stop()
        if self._playing:
            self._playing = False
            self.tempo.emit(1.0)

    def _go_on(self) -> None:
        if not self._playing:
            return
        if self.moving():
            self._next.start(AGAIN_MS)
            return
        entry = self.position
        self._controller.show_next()
        if self._playing:
            shown = TOLD_MS if self.told(entry) else QUIET_MS
            self._next.start(int(shown / self._speed))

    def _synced(self, perspective: Perspective) -> None:
        if perspective.live:
            self._pause()
        self.changed.emit()
