"""Holds the controller while an animation runs: never twice, and always released."""

from __future__ import annotations

from shiboken6 import isValid

from catanqt.ui.play.controller import GameController


class HoldGuard:
    """While it is taken, the controller is held."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._taken = False

    def take(self) -> None:
        if not self._taken:
            self._taken = True
            self._controller.hold()

    def let_go(self) -> None:
        if self._taken:
            self._taken = False
            if isValid(self._controller):  # the controller may be deleted before those who held it
                self._controller.release()
