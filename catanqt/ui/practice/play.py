"""The game of an exercise, as a controller plays it: one decision, then it is judged. Never saved."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from catanqt.kernel.agent import Reason
from catanqt.kernel.game import Action, IllegalAction
from catanqt.kernel.record import Entry
from catanqt.rules.base.robber import Discarding
from catanqt.session import Played, Session
from catanqt.ui.practice.task import PracticeTask
from catanqt.ui.tutorial.lesson import LessonSession


class Stage(Enum):
    """How far an exercise is."""

    ASKED = auto()
    JUDGED = auto()
    """Somebody is judging the move."""
    SOLVED = auto()
    MISSED = auto()
    SHOWN = auto()
    """The player wanted to see the solution."""
    UNKNOWN = auto()
    """The move could not be judged."""


class PracticePlay(QObject):
    """The position, until a decision is made in it. The judge sets `judged`."""

    changed = Signal()
    jumped = Signal()
    """The position is as it was at first."""
    decided = Signal(object)
    """Another decision than the two that are known was made: all its actions, to be judged."""
    answered = Signal(bool)
    """The first answer to the exercise: whether it was good. Later ones are for learning only."""

    def __init__(self, task: PracticeTask, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.task = task
        self.warning: str | None = None
        self.stage = Stage.ASKED
        self.against: tuple[Reason, ...] = ()
        """What speaks against the move that was made."""
        self._made: list[Action] = []
        self._counted = False
        self.session: Session = self._begin()

    def _begin(self) -> LessonSession:
        return LessonSession(self.task.header, self.task.game.copy())

    @property
    def asked(self) -> bool:
        """Whether a move is waited for."""
        return self.stage in (Stage.ASKED, Stage.SHOWN)

    # The exercise

    def again(self, shown: bool = False) -> None:
        """Lay out the position once more, perhaps to show the solution."""
        self.session, self._made, self.against = self._begin(), [], ()
        self.stage = Stage.SHOWN if shown else Stage.ASKED
        self.changed.emit()
        self.jumped.emit()

    def show_solution(self) -> None:
        """Give up."""
        self._count(False)
        self.again(shown=True)

    def judged(self, good: bool | None, against: tuple[Reason, ...] = ()) -> None:
        """The move is as good as the best one, or not; None if nobody can say."""
        self.against = against
        if good is None:
            self.stage = Stage.UNKNOWN
        else:
            shown = self.stage is Stage.SHOWN
            self.stage = Stage.SOLVED if good else Stage.MISSED
            self._count(good and not shown)
        self.changed.emit()

    def _count(self, good: bool) -> None:
        if not self._counted:
            self._counted = True
            self.answered.emit(good)

    def _judge(self) -> None:
        decision = self.task.decision
        if _same(self._made, decision.best):
            self.judged(True)
        elif _same(self._made, decision.made):
            self.judged(False, decision.against)
        else:
            self.stage = Stage.JUDGED
            self.changed.emit()
            self.decided.emit(tuple(self._made))

    # What a controller asks of a game

    def play(self, action: Action) -> Played:
        if not self.asked:
            raise IllegalAction(action, self.session.game.task, "practice-over")
        return self._noted(self.session.play(action))

    def _noted(self, played: Played) -> Played:
        self._made.append(self.session.record.entries[-1].action)
        if not self._goes_on:
            self._judge()
        return played

    @property
    def _goes_on(self) -> bool:
        """Whether the decision has another part: cards are discarded one by one."""
        game = self.session.game
        return not game.over and isinstance(game.task, Discarding) and game.task.actor == self.task.seat

    def deal(self) -> Played:
        raise IllegalAction(self.session.dealt(), self.session.game.task, "practice-over")

    def undo(self, seat: int) -> Entry:
        """Take back a card of a discard."""
        entry = self.session.undo(seat)
        self._made.pop()
        return entry

    def redo(self) -> Played:
        """Discard a card again that was taken back."""
        return self._noted(self.session.redo())

    def retry(self) -> None:
        """Nothing is kept, so nothing can fail to be."""

    def close(self) -> None:
        """There is nothing to save."""


def _same(one: list[Action] | tuple[Action, ...], other: tuple[Action, ...]) -> bool:
    return len(one) == len(other) and all(list(one).count(action) == other.count(action) for action in one)
