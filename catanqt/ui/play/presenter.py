"""The presenter: the game page shows a moment only when its animations have ended.

The `GameController` says what was played (`played`) and how the game stands then (`synced`). The presenter is between
the controller and the page. It keeps the moment the page shows (`perspective`, a copy that the running game cannot
change) and the actions whose animation is not over yet:

1. An action is played. Its animation begins (`began`); the page still shows the moment before it.
2. Everything has arrived. The action is reported (`told`: log, screen readers), the moment after it shown (`shown`).
3. Pieces drop into place and banners are read. Then the controller is released, and the next player may act.

The controller is held meanwhile, so agents and chance never run ahead of the screen. Only a person can act while
something moves. What belongs to the same decision (four cards to discard) moves along with it; anything else first
brings what moves to its end. A moment that comes without an action (undo, the past, another person's hand) is shown at
once. Nothing depends on an animation: a lost event costs a motion, and the next moment from the controller is right.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from catanqt.session import Played
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.controller import GameController


@dataclass(frozen=True, slots=True)
class Step:
    """An action that is being presented, with the moments before and after it."""

    played: Played
    before: Perspective
    after: Perspective
    again: bool
    """Whether it is only shown again, in the history."""


class Presenter(QObject):
    """Decides when the page of one game shows what."""

    began = Signal(object)
    """A `Step` begins: animate it."""
    told = Signal(object)
    """The animation of a `Step` is over: report the action."""
    shown = Signal(object)
    """Draw this moment (`Perspective`)."""

    def __init__(
        self, controller: GameController, moving: Callable[[], bool], finish: Callable[[], None], parent: QObject
    ) -> None:
        """`moving` says whether an animation is not over, `finish` ends all of them at once."""
        super().__init__(parent)
        self._controller, self._moving, self._finish = controller, moving, finish
        self.reading: Callable[[], bool] = lambda: False
        """Whether something is still to be read, such as a banner: the controller waits for it, the page does not."""
        self.perspective = snapshot(controller.perspective)
        """The moment that is shown."""
        self._steps: list[Step] = []
        self._present: Perspective | None = None
        """The latest moment from the controller, if it is not shown yet."""
        self._unsynced = False
        """Whether the moment after the last action is still to come from the controller."""
        self._holding = False

    def connect_table(self) -> None:
        self._controller.played.connect(self._played)
        self._controller.replayed.connect(self._replayed)
        self._controller.synced.connect(self._synced)

    def leave(self) -> None:
        """Stop listening, and release the controller."""
        self._controller.played.disconnect(self._played)
        self._controller.replayed.disconnect(self._replayed)
        self._controller.synced.disconnect(self._synced)
        self.skip()
        self._hold(False)

    @property
    def busy(self) -> bool:
        """Whether the latest moment is not shown yet, or has not yet been read."""
        return bool(self._steps) or self._moving() or self.reading()

    def skip(self) -> None:
        """Jump to the present."""
        self._finish()
        self.advance()

    def advance(self) -> None:
        """Continue with the next step if an animation is over."""
        if not self._moving():
            self._tell()
            if self._present is not None:
                self._show(self._present)
        self._hold(self.busy)

    def _played(self, played: Played, perspective: Perspective) -> None:
        self._begin(played, perspective, again=False)

    def _replayed(self, played: Played, perspective: Perspective) -> None:
        self._begin(played, perspective, again=True)

    def _begin(self, played: Played, perspective: Perspective, again: bool) -> None:
        if self._steps and self._steps[-1].played.entry.actor != played.entry.actor:
            self._finish()
            self._tell()
        step = Step(played, self.perspective, snapshot(perspective), again)
        self._present, self._unsynced = None, True
        self._steps.append(step)
        self.began.emit(step)
        if not self._moving():
            self._tell()
        self._hold(self.busy)

    def _synced(self, perspective: Perspective) -> None:
        jumped = not self._unsynced
        self._present, self._unsynced = snapshot(perspective), False
        if jumped:
            self._finish()
        self.advance()

    def _tell(self) -> None:
        steps, self._steps = self._steps, []
        for step in steps:
            self.told.emit(step)

    def _show(self, perspective: Perspective) -> None:
        self.perspective, self._present = perspective, None
        self.shown.emit(perspective)

    def _hold(self, wanted: bool) -> None:
        if wanted == self._holding:
            return
        self._holding = wanted
        if wanted:
            self._controller.hold()
        else:
            self._controller.release()


def snapshot(perspective: Perspective) -> Perspective:
    """The same moment, kept as it is while the game goes on."""
    return replace(perspective, game=perspective.game.copy())
