"""The base of all charts: marks with texts, found by mouse and arrow keys, and the chart as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

SMALLEST = 270, 150
USUAL = 380, 152
NOTHING = -1
STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_PageUp: -10,
}


@dataclass(frozen=True, slots=True)
class Mark:
    """A part of a chart: its place and its text."""

    area: QRectF
    words: str


class Chart(QWidget):
    """Subclasses `draw` into any area and return their marks; `told` is the whole chart in words."""

    def __init__(self, theme: Theme, title: str, told: str) -> None:
        super().__init__()
        self.theme = theme
        self.title = title
        self.told = told
        self._marks: Sequence[Mark] = ()
        self._hot = NOTHING
        self._picture = QPixmap()
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        """Paint the chart into an area, and say where what is."""
        raise NotImplementedError

    # Sizes

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(SMALLEST[0]), self.theme.px(SMALLEST[1]))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(USUAL[0]), self.theme.px(USUAL[1]))

    def type_size(self, area: QRectF, size: float = 12) -> float:
        """The size of type in a chart of this size: a little larger where there is room."""
        room = min(area.width() / self.theme.px(440), area.height() / self.theme.px(240))
        return self.theme.px(size) * min(1.3, max(1.0, room))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chart itself is painted once for each size; what moves over it costs little."""
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with painting(self._picture) as painter:
                self._marks = self.draw(painter, self._inside(QRectF(self.rect())))
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            if 0 <= self._hot < len(self._marks):
                self.highlight(painter, self._marks[self._hot])
            if self.hasFocus():
                painter.setPen(QPen(QColor(self.theme.focus), 2))
                painter.setBrush(brushes.NO_BRUSH)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)

    def redraw(self) -> None:
        """What it shows has changed."""
        self._picture = QPixmap()
        self.update()

    def highlight(self, painter: QPainter, mark: Mark) -> None:
        """Show which mark is spoken of."""
        painter.setPen(QPen(QColor(self.theme.focus), 2))
        painter.setBrush(brushes.NO_BRUSH)
        painter.drawRoundedRect(mark.area.adjusted(-2, -2, 2, 2), 4, 4)

    def _inside(self, whole: QRectF) -> QRectF:
        gap = self.theme.px(12)
        return whole.adjusted(gap, self.theme.px(4), -gap, -self.theme.px(6))

    def picture(self, size: QSize, ratio: float = 2.0) -> QImage:
        """The chart in another size, for a file."""
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(self.theme.panel))
        with painting(image) as painter:
            self.draw(painter, self._inside(QRectF(0, 0, size.width(), size.height())))
        return image

    # Marks

    @property
    def marks(self) -> Sequence[Mark]:
        """What was last painted."""
        return self._marks

    @property
    def spoken(self) -> str:
        """The text of the current mark; empty if there is none."""
        return self._marks[self._hot].words if 0 <= self._hot < len(self._marks) else ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        found = (number for number, mark in enumerate(self._marks) if mark.area.contains(at))
        self._look_at(next(found, NOTHING), event.globalPosition().toPoint())

    def leaveEvent(self, event: object) -> None:
        self._look_at(NOTHING)

    def hideEvent(self, event: QHideEvent) -> None:
        self._look_at(NOTHING)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._look_at(NOTHING)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the marks, Home and End go to the first and the last."""
        last = len(self._marks) - 1
        key = Qt.Key(event.key())
        if last >= 0 and key in STEPS:
            wanted = 0 if self._hot == NOTHING else min(max(self._hot + STEPS[key], 0), last)
        elif last >= 0 and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            wanted = 0 if key == Qt.Key.Key_Home else last
        else:
            super().keyPressEvent(event)
            return
        self._look_at(wanted, self.mapToGlobal(self._marks[wanted].area.center().toPoint()))

    def _look_at(self, number: int, at: QPoint | None = None) -> None:
        if number == self._hot:
            return
        self._hot = number
        words = self.spoken
        self.setAccessibleDescription(words or self.told)
        if words and at is not None:
            QToolTip.showText(at, words, self)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        else:
            QToolTip.hideText()
        self.update()
