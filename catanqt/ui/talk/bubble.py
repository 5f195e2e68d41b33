"""A speech bubble in a row of the list of players, out of the mouth of the portrait: the board is never covered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

LETTERS, SMALLEST = 14, 10
BEFORE, AFTER = 50, 66
"""What stays in sight of the row: the portrait on the left, the points on the right."""
TAIL, EDGE, AROUND = 9, 8, 5
LEAST_MS, PER_LETTER_MS = 2000, 50
"""How long it stays: long enough to be read."""
FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


class TalkBubble(QWidget):
    """Never takes a click, and goes by itself."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self.text = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, row: QRect) -> None:
        """Show a line in a player's row, given in coordinates of the page."""
        px = self._theme.px
        self.text = text
        self.setAccessibleName(text)
        self.setGeometry(row.adjusted(px(BEFORE), px(AROUND), -px(AFTER), -px(AROUND)))
        self.show()
        self.raise_()
        self.update()
        self._timer.start(LEAST_MS + PER_LETTER_MS * len(text))

    @property
    def letters(self) -> float:
        """The size of type in which the whole line fits."""
        size, least = self._theme.px(LETTERS), self._theme.px(SMALLEST)
        while size > least and not self._has_room(size):
            size -= 1
        return size

    @property
    def fits(self) -> bool:
        """Whether the whole line is to be read."""
        return self._has_room(self.letters)

    def _has_room(self, size: float) -> bool:
        room = self._room()
        needed = QFontMetricsF(brushes.font(size)).boundingRect(room, FLAGS, self.text)
        return needed.height() <= room.height() and needed.width() <= room.width()

    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._theme.px(TAIL), 1, -1, -1)

    def _room(self) -> QRectF:
        edge = self._theme.px(EDGE)
        return self._body().adjusted(edge, 1, -edge / 2, -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, body = self._theme, self._theme.px, self._body()
        shape, tail = QPainterPath(), QPainterPath()
        shape.addRoundedRect(body, px(10), px(10))
        middle = min(body.center().y(), body.top() + px(16))
        tail.moveTo(QPointF(body.left() + 1, middle - px(6)))
        tail.lineTo(QPointF(1, middle))
        tail.lineTo(QPointF(body.left() + 1, middle + px(6)))
        with painting(self) as painter:
            painter.setPen(QPen(QColor(theme.accent), 1.4))
            painter.setBrush(QColor(theme.paper))
            painter.drawPath(shape.united(tail))
            painter.setFont(brushes.font(self.letters))
            painter.setPen(QColor(theme.paper_ink))
            painter.drawText(self._room(), FLAGS, self.text)
