"""Controls shared by the strips: buttons, short labels, and a line of text with chips in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from catanqt.ui.kit.view_data import Goods, Icon, Part
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import LEFT, chip, font, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets import factories


def button(
    text: str,
    theme: Theme,
    press: Callable[[], None],
    *,
    icon: str = "",
    primary: bool = False,
    flat: bool = False,
    small: bool = False,
) -> QPushButton:
    """A button that does this when it is pressed."""
    made = factories.button(text, theme, icon, primary, flat)
    made.setProperty("small", small)
    made.clicked.connect(lambda checked=False: press())
    return made


LEAST = 0.7
"""A line with chips gets so much smaller at most before it asks for more room."""


class PartsLabel(QWidget):
    """One line of words, chips and icons. Words alone may take two lines; with chips in it all of it gets smaller.

    Nothing in such a line may be cut or covered: a chip without the words before it says the opposite.
    """

    def __init__(self, theme: Theme, chip_size: float = 18, text_size: float = 13) -> None:
        super().__init__()
        self._theme = theme
        self._parts: tuple[Part, ...] = ()
        self._chip = theme.px(chip_size)
        self._text = theme.px(text_size)
        self._colour = theme.text
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_parts(self, shown: Sequence[Part], spoken: str, colour: str = "") -> None:
        self._parts, self._colour = tuple(shown), colour or self._theme.text
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    @property
    def parts(self) -> tuple[Part, ...]:
        return self._parts

    def clear(self) -> None:
        self.show_parts((), "")

    @property
    def needed(self) -> int:
        """How wide all of it is."""
        return ceil(sum(self._width(part) for part in self._parts))

    @property
    def shrunk(self) -> float:
        """By what factor a line with chips is smaller, so that all of it is in sight."""
        needed = self.needed
        return min(1.0, self.width() / needed) if self._pictured and needed else 1.0

    @property
    def _pictured(self) -> bool:
        return any(isinstance(part, Goods | Icon) for part in self._parts)

    def sizeHint(self) -> QSize:
        return QSize(self.needed, self._chip + self._theme.px(4))

    def minimumSizeHint(self) -> QSize:
        least = max(self._chip, ceil(LEAST * self.needed)) if self._pictured else self._chip
        return QSize(least, self._chip + self._theme.px(4))

    def _width(self, part: Part) -> float:
        if isinstance(part, Goods):
            count = width(str(part.count), self._text, True) + 3 if part.count > 1 else 0
            return self._chip + self._theme.px(5) + count
        if isinstance(part, Icon):
            return self._chip + self._theme.px(5)
        return width(str(part), self._text) + self._theme.px(6)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if self._wraps():
                self._paint_sentence(painter, str(self._parts[0]))
                return
            small = self.shrunk
            painter.translate(0, self.height() * (1 - small) / 2)
            painter.scale(small, small)
            x, tall = 0.0, float(self.height())
            room = self.width() / small
            for part in self._parts:
                self._paint(painter, part, QRectF(x, 0, min(self._width(part), room - x), tall))
                x += self._width(part)

    def _wraps(self) -> bool:
        """Whether it is a sentence that is too long for one line, with room for two."""
        alone = len(self._parts) == 1 and isinstance(self._parts[0], str)
        return alone and self._width(self._parts[0]) > self.width() and self.height() >= 2 * self._text

    def _paint_sentence(self, painter: QPainter, sentence: str) -> None:
        """On several lines, in letters small enough for it."""
        room, flags = QRectF(self.rect()), int(LEFT | Qt.TextFlag.TextWordWrap)
        painter.setPen(QColor(self._colour))
        for size in range(self._text - 1, int(LEAST * self._text) - 1, -1):
            painter.setFont(font(size))
            if painter.boundingRect(room, flags, sentence).height() <= room.height():
                break
        painter.drawText(room, flags, sentence)

    def _paint(self, painter: QPainter, part: Part, box: QRectF) -> None:
        if isinstance(part, Goods | Icon):
            square = QRectF(box.right() - self._theme.px(5) - self._chip, box.center().y() - self._chip / 2, 0, 0)
            square.setSize(QSize(self._chip, self._chip).toSizeF())
            if isinstance(part, Icon):
                icons.paint(painter, part.name, square.adjusted(1, 1, -1, -1), self._colour, self._theme.panel)
                return
            if part.count > 1:
                words(painter, box, str(part.count), self._text, self._theme.text, True)
            chip(painter, square, part.kind, self._theme)
        else:
            words(painter, box, str(part), self._text, self._colour)
