"""The stadium's pictures, cached for one match: painting them anew for each shot would be too slow."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QPixmap

from catanqt.scenarios.soccer_fever.ui.stadium.crowd import crowd_picture
from catanqt.scenarios.soccer_fever.ui.stadium.scenery import stadium_picture
from catanqt.ui.theme.theme import Owner, Theme

MOST = 6
"""Two matches: a stadium and two crowds each."""


class Pictures:
    """Pictures by what they show; the longest unused goes first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.made = 0
        """How many were painted so far: tests watch that a second look paints none."""

    def stadium(self, size: QSize, ratio: float, theme: Theme, home: Owner, away: Owner) -> QPixmap:
        key = ("stadium", size.width(), size.height(), ratio, theme.key, home, away)
        return self._picture(key, lambda: stadium_picture(QSizeF(size), ratio, theme, home, away))

    def crowd(self, size: QSize, ratio: float, theme: Theme, owner: Owner, left: bool) -> QPixmap:
        key = ("crowd", size.width(), size.height(), ratio, theme.key, owner, left)
        return self._picture(key, lambda: crowd_picture(QSizeF(size), ratio, theme, owner, left))

    def _picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = paint()
            self.made += 1
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


PICTURES = Pictures()
"""Those of the whole window: pages are rebuilt, stadiums stay."""
