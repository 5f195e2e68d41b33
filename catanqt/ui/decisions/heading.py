"""The heading over a column of steppers: a kind of goods, and how many of it the player has."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.ui.decisions.stepper import ROOMY
from catanqt.ui.theme.art.brushes import CENTRE, chip, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

HEIGHT, SIDE, TEXT = 18, 16, 12


class Heading(QWidget):
    """In words over a wide column; a number with a chip over a narrow one, whose steppers have no chip."""

    def __init__(self, theme: Theme, kind: str) -> None:
        super().__init__()
        self._theme, self._kind = theme, kind
        self._held, self._count = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_held(self, held: str, count: int) -> None:
        """`held` says it in words: "2 wool"."""
        self._held, self._count = held, count
        self.setToolTip(held)
        self.setAccessibleName(held)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(SIDE), self._theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect())
        with painting(self) as painter:
            in_words = width(self._held, theme.px(TEXT), True) <= box.width()
            if self.width() >= theme.px(ROOMY) and in_words:
                words(painter, box, self._held, theme.px(TEXT), theme.muted, True, CENTRE)
                return
            number, side, gap = str(self._count), theme.px(SIDE), theme.px(3)
            wide = width(number, theme.px(TEXT), True)
            left = box.center().x() - (wide + gap + side) / 2
            ink = theme.text if self._count else theme.faint
            words(painter, QRectF(left, box.top(), wide + 1, box.height()), number, theme.px(TEXT), ink, True)
            place = QRectF(left + wide + gap, box.center().y() - side / 2, side, side)
            chip(painter, place, self._kind, theme, dim=not self._count)
