"""Small things that strips are built from: buttons, short words, and a line of words with chips in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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


class PartsLabel(QWidget):
    """One line of words, chips and icons; words alone may take two lines, and end in dots where there is no room."""

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

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._width(part) for part in self._parts)), self._chip + self._theme.px(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._chip, self._chip + self._theme.px(4))

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
                painter.setFont(font(self._text - 1))
                painter.setPen(QColor(self._colour))
                painter.drawText(QRectF(self.rect()), int(LEFT | Qt.TextFlag.TextWordWrap), str(self._parts[0]))
                return
            x, tall = 0.0, float(self.height())
            for part in self._parts:
                self._paint(painter, part, QRectF(x, 0, min(self._width(part), self.width() - x), tall))
                x += self._width(part)

    def _wraps(self) -> bool:
        """Whether it is a sentence that is too long for one line, with room for two."""
        alone = len(self._parts) == 1 and isinstance(self._parts[0], str)
        return alone and self._width(self._parts[0]) > self.width() and self.height() >= 2 * self._text

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
