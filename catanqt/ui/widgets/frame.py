"""A frame that gives the board the round corners of the panels beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QVBoxLayout, QWidget

from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

RADIUS = 12
RIM, FOCUS = 1, 3
"""How thick the rim is, and how thick while the keyboard is on the body."""


class RoundedFrame(QFrame):
    """Holds one widget, and paints the window's colour over its corners."""

    def __init__(self, theme: Theme, body: QWidget) -> None:
        super().__init__()
        self.body = body
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(body)
        self.setFocusProxy(body)
        self._corners = _Corners(self, theme)
        body.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show where the keyboard is."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._corners.show_focus(event.type() == QEvent.Type.FocusIn)
            # Where the rim was thicker, the body is in sight again: it would not be painted there by itself.
            (self.body.viewport() if isinstance(self.body, QAbstractScrollArea) else self.body).update()
        return super().eventFilter(watched, event)

    @property
    def focused(self) -> bool:
        """Whether the rim shows that the keyboard is here."""
        return self._corners.focused

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._corners.setGeometry(self.rect())
        self._corners.raise_()


class _Corners(QWidget):
    """Lies over the body and lets the mouse through. Only its rim is ever painted, whatever moves below."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self.focused = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def show_focus(self, focused: bool) -> None:
        self.focused = focused
        self._cut()
        self.update()

    def _cut(self) -> None:
        """Leave the rim alone, so that what moves below is painted without us."""
        thick = FOCUS if self.focused else RIM
        middle = self.rect().adjusted(thick, thick, -thick, -thick)
        rim = QRegion(self.rect()).subtracted(QRegion(middle))
        for x in (0, self.width() - RADIUS):
            for y in (0, self.height() - RADIUS):
                rim = rim.united(QRegion(x, y, RADIUS, RADIUS))
        self.setMask(rim)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        inner, outer = QPainterPath(), QPainterPath()
        inner.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        outer.addRect(box)
        with painting(self) as painter:
            painter.fillPath(outer.subtracted(inner), QColor(self._theme.window))
            if self.focused:
                painter.setPen(QPen(QColor(self._theme.focus), 2 * FOCUS))
            else:
                painter.setPen(QPen(tint("#000000", 0.22), 1))
            painter.drawPath(inner)
            if self.focused:
                painter.fillPath(outer.subtracted(inner), QColor(self._theme.window))


class DockGrip(QWidget):
    """The handle by which a docked column is dragged, to the other side or out of the window: a row of dots."""

    HEIGHT, DOTS = 9, 7

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(theme.px(self.HEIGHT))
        self.setCursor(Qt.CursorShape.SizeAllCursor)
        self.setToolTip(tr("Drag to move this column"))

    def sizeHint(self) -> QSize:
        """The dock leaves as much room above the column as this says."""
        return QSize(self._theme.px(self.HEIGHT), self._theme.px(self.HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.line_strong))
            middle = QRectF(self.rect()).center()
            for dot in range(self.DOTS):
                x = middle.x() + (dot - (self.DOTS - 1) / 2) * self._theme.px(7)
                painter.drawEllipse(QPointF(x, middle.y() + 1), 1.4, 1.4)
