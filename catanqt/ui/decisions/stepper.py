"""A stepper for the amount of one kind of goods: one tab stop, with a half to press for less and one for more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, NO_BRUSH, chip, round_pen, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

MORE_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Equal)
LESS_KEYS = (Qt.Key.Key_Down, Qt.Key.Key_Minus)
NONE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
CHIP, HEIGHT, TALL, NARROW, TALL_NARROW, WIDE = 20, 30, 96, 52, 58, 96
END, LEAST_END = 28, 18
"""How wide either end is to press, where there is room and where there is little."""
ROOMY = 84
"""From this width on there is room for a chip beside the number; what stands over a narrow one tells the kind."""


class Stepper(QWidget):
    """From nothing to `limit` of a kind. Tall ones carry the name on top, and tell how many there are."""

    stepped = Signal(int)
    """Another number, by a person."""

    def __init__(self, theme: Theme, kind: str, name: str, tall: bool = False) -> None:
        super().__init__()
        self.kind, self.name = kind, name
        self.value = self.limit = self.held = 0
        self._theme, self._tall = theme, tall
        self._hover = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumWidth(theme.px(TALL_NARROW if tall else NARROW))
        self.setMaximumWidth(theme.px(WIDE + 24 if tall else WIDE))
        self.setFixedHeight(theme.px(TALL if tall else HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tell()

    def sizeHint(self) -> QSize:
        return QSize(self.maximumWidth(), self.height())

    def show_value(self, value: int, limit: int, held: int | None = None) -> None:
        """What is chosen, how far it may go, and how many there are, if that is more; tells nobody."""
        now = value, limit, limit if held is None else held
        if now != (self.value, self.limit, self.held):
            self.value, self.limit, self.held = now
            self._tell()
            self.update()

    def step(self, by: int) -> None:
        self.choose(self.value + by)

    def choose(self, value: int) -> None:
        """Take so many, as far as there are."""
        value = max(0, min(value, self.limit))
        if value != self.value and self.isEnabled():
            self.show_value(value, self.limit, self.held)
            self.stepped.emit(value)

    def _tell(self) -> None:
        if self._tall:
            text = tr("{goods}: {count} of {held}", goods=self.name, count=self.value, held=self.held)
        else:
            text = tr("{goods}: {count}", goods=self.name, count=self.value)
        self.setAccessibleName(text)
        self.setToolTip(text)

    # Hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in MORE_KEYS:
            self.step(1)
        elif key in LESS_KEYS:
            self.step(-1)
        elif key in NONE_KEYS:
            self.choose(0)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.choose(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Left:
            self.focusPreviousChild()
        elif key == Qt.Key.Key_Right:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.step(self._side(event.position()))
        elif event.button() == Qt.MouseButton.RightButton:
            self.step(-1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses are two steps."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover_over(self._side(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover_over(0)

    def _hover_over(self, side: int) -> None:
        if side != self._hover:
            self._hover = side
            self.update()

    def _side(self, point: QPointF) -> int:
        """Less on the left, more elsewhere: the chip itself is pressed for more."""
        bar = self._bar()
        return -1 if point.y() >= bar.top() and point.x() < self._end() else 1

    def _bar(self) -> QRectF:
        """The part with minus and plus."""
        whole = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        return whole.adjusted(0, whole.height() - self._theme.px(30), 0, 0) if self._tall else whole

    def _end(self) -> float:
        """The width of either end; of a tall one, half of the bar."""
        if self._tall:
            return self._bar().width() / 2
        return min(max(self.width() * 0.28, self._theme.px(LEAST_END)), self._theme.px(END))

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._paint_ground(painter)
            self._paint_ends(painter)
            if self._tall:
                self._paint_top(painter)
            else:
                self._paint_middle(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, box, round_by = self._theme, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), self._theme.px(9)
        fill, edge, thick = theme.raised, theme.control, 1.0
        if not self.isEnabled() or not self.held:
            fill, edge = theme.sunken, theme.line_strong
        if self.value:
            fill, edge, thick = theme.accent_soft, theme.accent, 1.8
        painter.setPen(QPen(QColor(edge), thick))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, round_by, round_by)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(box, round_by, round_by)

    def _paint_ends(self, painter: QPainter) -> None:
        bar = self._bar()
        half = min(self._theme.px(5), self._end() / 4)
        for side, x in ((-1, bar.left() + self._end() / 2), (1, bar.right() - self._end() / 2)):
            can = self.isEnabled() and (self.value > 0 if side < 0 else self.value < self.limit)
            hot = can and self._hover == side
            ink = self._theme.accent if hot else self._theme.text if can else self._theme.faint
            painter.setPen(round_pen(ink, 2.6 if hot else 2.0))
            middle = QPointF(x, bar.center().y())
            painter.setOpacity(1.0 if can else 0.55)
            painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
            if side > 0:
                painter.drawLine(middle - QPointF(0, half), middle + QPointF(0, half))
        painter.setOpacity(1.0)

    def _paint_middle(self, painter: QPainter) -> None:
        theme, bar = self._theme, self._bar()
        number, size = str(self.value), theme.px(16)
        if self.width() < theme.px(ROOMY):
            words(painter, bar, number, size, self._ink(), True, CENTRE, DISPLAY)
            return
        wide = width(number, size, True, DISPLAY)
        side, gap = theme.px(CHIP), theme.px(4)
        x = bar.center().x() - (side + gap + wide) / 2
        chip(painter, QRectF(x, bar.center().y() - side / 2, side, side), self.kind, theme, dim=not self._lively())
        x += side + gap
        box = QRectF(x, bar.top(), wide + 1, bar.height())
        words(painter, box, number, size, self._ink(), True, CENTRE, DISPLAY)

    def _paint_top(self, painter: QPainter) -> None:
        theme, size = self._theme, self._theme.px(16)
        side, gap = theme.px(28 if self.width() >= theme.px(ROOMY) else 21), theme.px(4)
        wide = width(self._number(), size, True, DISPLAY)
        square = QRectF((self.width() - side - gap - wide) / 2, theme.px(22) - side / 2, side, side)
        chip(painter, square, self.kind, theme, dim=not self._lively())
        number = QRectF(square.right() + gap, 0, wide + 1, theme.px(44))
        words(painter, number, self._number(), size, self._ink(), True, CENTRE, DISPLAY)
        name = QRectF(3, theme.px(41), self.width() - 6, theme.px(20))
        words(painter, name, self.name, theme.px(12), theme.text if self._lively() else theme.muted, True, CENTRE)

    def _number(self) -> str:
        return tr("{count}/{held}", "picked of how many", count=self.value, held=self.held)

    def _lively(self) -> bool:
        return bool(self.value) or (self.isEnabled() and self.held > 0)

    def _ink(self) -> str:
        return self._theme.text if self._lively() else self._theme.faint
