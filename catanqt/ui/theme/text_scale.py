"""The text scale of a page: large text in small windows grows only until a board would no longer be fully visible.

Pages of text scroll, so they take any size. A board, a hand and a tray cannot: there the preferred size applies in
windows that are large enough, and smaller windows get as much of it as fits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QMainWindow, QWidget

from catanqt.ui.theme.theme import Theme, stylesheet

Size = tuple[int, int]
FRONT: Final[Size] = 970, 560
"""The least room below the menus, at 100 %, for pages with cards and a board to look at."""
PLAIN, CROWDED, TAUGHT = (850, 540), (1000, 650), (850, 575)
"""The same for a game, for one with panels of its own, and for a lesson, whose coach needs a place."""
PATIENCE = 250
"""Milliseconds after the last change of size until a page is made anew."""
ALIKE = 0.02


def fitted(theme: Theme, size: QSize, least: Size) -> Theme:
    """The theme as large as a window of this size allows; never smaller than 100 %, unless that is wished for."""
    most = max(1.0, min(size.width() / least[0], size.height() / least[1]))
    return theme if theme.scale <= most else replace(theme, scale=most)


def theme_for(window: QMainWindow, theme: Theme, least: Size) -> Theme:
    """What a page of this window is built with. A window nobody has seen yet has no size of its own."""
    return fitted(theme, _room(window), least) if window.isVisible() else theme


def _room(window: QMainWindow) -> QSize:
    return window.size() - QSize(0, window.menuBar().sizeHint().height())


def keep_fitting(
    window: QMainWindow, page: QWidget, wished: Theme, worn: Theme, least: Size, rebuild: Callable[[], object]
) -> None:
    """Dress a page in its theme, and rebuild it when the window has another size for it."""
    if worn is not wished:
        page.setStyleSheet(stylesheet(worn))
    if wished.scale > 1.0:
        TextScale(window, page, wished, worn, least, rebuild)


class TextScale(QObject):
    """Follows the size of the window as long as the page lives."""

    def __init__(
        self, window: QMainWindow, page: QWidget, wished: Theme, worn: Theme, least: Size, rebuild: Callable[[], object]
    ) -> None:
        super().__init__(page)
        self._rebuild = rebuild
        self._window, self._wished, self._worn, self._least = window, wished, worn, least
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._look)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._patience.start(0)
        elif event.type() == QEvent.Type.Resize:
            self._patience.start()
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        now = fitted(self._wished, _room(self._window), self._least)
        if abs(now.scale - self._worn.scale) > ALIKE:
            self._rebuild()
