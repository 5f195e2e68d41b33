"""A ring of light around a part of a page, with a light bulb at its corner, to point it out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

GOLD, INK = "#FFC83A", "#3A2708"
AROUND, BULB = 9, 20
MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class Halo(QWidget):
    """Lies over a page and never takes a click; it follows the widget it surrounds."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme = theme
        self._target: QWidget | None = None
        self._part: Callable[[], QRect] = QRect
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """What is ringed."""
        return self._target

    def ring(self, target: QWidget | None, part: Callable[[], QRect] | None = None) -> None:
        """Ring a widget, or a part of it; None rings nothing."""
        if self._target is not None:
            self._target.removeEventFilter(self)
        self._target = target
        if target is None:
            self.hide()
            return
        self._part = part or target.rect
        target.installEventFilter(self)
        self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVES:
            self._later.start()
        return False

    def _place(self) -> None:
        target, page = self._target, self.parentWidget()
        if target is None or page is None or not target.isVisible():
            self.hide()
            return
        part, around = self._part(), self._theme.px(AROUND)
        corner = page.mapFromGlobal(target.mapToGlobal(part.topLeft()))
        self.setGeometry(QRect(corner, part.size()).adjusted(-around, -around, around, around))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        around = self._theme.px(AROUND)
        box = QRectF(self.rect()).adjusted(around, around, -around, -around).adjusted(-2, -2, 2, 2)
        with painting(self) as painter:
            painter.setBrush(NO_BRUSH)
            for width, colour in (
                (around * 1.5, tint(GOLD, 0.22)),
                (around * 0.8, tint(GOLD, 0.4)),
                (5.0, QColor(INK)),
                (3.0, QColor(GOLD)),
            ):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(box, 11, 11)
            self._paint_bulb(painter, box)

    def _paint_bulb(self, painter: QPainter, box: QRectF) -> None:
        side = self._theme.px(BULB)
        middle = QPoint(int(box.left() + side * 0.3), int(box.top() + side * 0.3))
        disc = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(QColor(INK), 1.5))
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(disc)
        painter.setPen(NO_PEN)
        inset = side * 0.2
        icons.paint(painter, "hint", disc.adjusted(inset, inset, -inset, -inset), INK)
