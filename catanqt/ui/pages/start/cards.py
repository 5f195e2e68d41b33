"""The cards of the start page: the last game, and the main choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from catanqt.ui.models.saves import SeatInfo
from catanqt.ui.pages.factories import button, label
from catanqt.ui.pages.new_game.board_preview import BoardPreview
from catanqt.ui.qt.layouts import nest
from catanqt.ui.qt.stored_picture import stored_picture
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.art.geometry import hex_path
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme


class BigChoice(QPushButton):
    """A choice as a wide card: an icon on a hex, a title, one line."""

    def __init__(self, theme: Theme, icon: str, title: str, line: str, tone: str) -> None:
        super().__init__()
        self._theme, self._icon, self._title, self._line, self._tone = theme, icon, title, line, tone
        self.setAutoDefault(True)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(360), self._theme.px(92))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(210), self._theme.px(68))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            card = QRectF(self.rect()).adjusted(1, 0.5, -1, -4)
            self._paint_ground(painter, card)
            large = max(1.0, min(card.height() / theme.px(130), card.width() / theme.px(400), 1.45))
            reach = min(theme.px(33) * large, card.height() * 0.36)
            middle = QPointF(card.left() + reach * 1.55, card.center().y())
            self._paint_badge(painter, middle, reach)
            self._paint_words(painter, card.adjusted(reach * 3.1, 0, -theme.px(44), 0), large)
            self._paint_arrow(painter, QPointF(card.right() - theme.px(22), card.center().y()))

    def _paint_words(self, painter: QPainter, area: QRectF, large: float) -> None:
        """Title and line as one block in the middle of the height; a long line takes two rows."""
        theme, size = self._theme, self._theme.px(14) * large
        high = theme.px(30) * large
        rows = 2 if brushes.width(self._line, size) > area.width() else 1
        top = area.center().y() - (high + rows * size * 1.3) / 2
        title = QRectF(area.left(), top, area.width(), high)
        brushes.words(painter, title, self._title, theme.px(21) * large, theme.text, True, family=DISPLAY)
        painter.setFont(brushes.font(size))
        painter.setPen(QColor(theme.muted))
        line = QRectF(area.left(), title.bottom(), area.width(), area.bottom() - title.bottom())
        painter.drawText(line, int(Qt.TextFlag.TextWordWrap), self._line)

    def _paint_ground(self, painter: QPainter, card: QRectF) -> None:
        theme, round_by = self._theme, self._theme.px(14)
        if self.isDown():
            painter.setPen(QPen(QColor(theme.accent), 1.6))
            painter.setBrush(QColor(theme.sunken))
            painter.drawRoundedRect(card, round_by, round_by)
        elif self.underMouse():
            brushes.soft_card(painter, card, round_by, theme, theme.accent_soft, theme.accent, 3)
        else:
            brushes.soft_card(painter, card, round_by, theme, theme.panel, theme.line, 2)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(brushes.NO_BRUSH)
            painter.drawRoundedRect(card, round_by, round_by)

    def _paint_badge(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        face = QLinearGradient(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
        face.setColorAt(0, mix(self._tone, "#FFFFFF", 0.25))
        face.setColorAt(1, QColor(self._tone))
        painter.setPen(QPen(mix(self._tone, "#000000", 0.3), 1.2))
        painter.setBrush(face)
        painter.drawPath(hex_path(reach, reach * 0.18, middle))
        side = reach * 0.92
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        icons.paint(painter, self._icon, box, "#FFFFFF", self._tone)

    def _paint_arrow(self, painter: QPainter, tip: QPointF) -> None:
        size = self._theme.px(7)
        painter.setPen(brushes.round_pen(self._theme.muted, 2.4))
        painter.drawPolyline(QPolygonF([tip + QPointF(-size, -size), tip, tip + QPointF(-size, size)]))


class Standing(QWidget):
    """All seats in one line: emblem, name, points."""

    def __init__(self, theme: Theme, seats: Sequence[SeatInfo]) -> None:
        super().__init__()
        self._theme = theme
        self.show_seats(seats)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[SeatInfo]) -> None:
        self.seats = tuple(seats)
        told = ", ".join(f"{seat.name} {'' if seat.points is None else seat.points}".strip() for seat in seats)
        self.setAccessibleName(tr("Points: {points}", points=told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(118) * len(self.seats), self._theme.px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(50) * len(self.seats), self._theme.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            step = min(theme.px(140), self.width() / max(1, len(self.seats)))
            for place, seat in enumerate(self.seats):
                left, wide = place * step, step - theme.px(34)
                paint_seat(painter, QRectF(left, theme.px(6), theme.px(26), theme.px(26)), seat, theme)
                words = left + theme.px(31)
                size = brushes.fitting(seat.name, theme.px(13), wide, theme.px(10), True)
                brushes.words(painter, QRectF(words, 0, wide, theme.px(19)), seat.name, size, theme.muted, True)
                if seat.points is not None:
                    box = QRectF(words, theme.px(18), wide, theme.px(22))
                    brushes.words(painter, box, str(seat.points), theme.px(17), theme.text, True, family=DISPLAY)


def paint_seat(painter: QPainter, rect: QRectF, seat: SeatInfo, theme: Theme) -> None:
    """A seat's coin; a plain one if its colour is not known."""
    if seat.colour is not None:
        brushes.roundel(painter, rect, theme.owners[seat.colour])
    else:
        painter.setPen(QPen(QColor(theme.control), 1.2))
        painter.setBrush(QColor(theme.sunken))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))


class BoardCard(QFrame):
    """A board with a caption and one action."""

    pressed = Signal()

    def __init__(self, theme: Theme, title: str, below: QWidget, action: str, icon: str) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.board = BoardPreview(theme)
        self.board.setMinimumHeight(theme.px(170))
        self.title = label(title, "h2", wrap=True)
        self.action = button(theme, action, icon, primary=True)
        self.action.setMinimumSize(theme.px(154), theme.px(54))
        self.action.setStyleSheet(f"font-size: {theme.px(18)}px;")
        self.action.clicked.connect(self.pressed)
        words = QVBoxLayout()
        words.setSpacing(theme.px(4))
        words.addWidget(self.title)
        words.addWidget(below)
        foot = QHBoxLayout()
        foot.setSpacing(theme.px(16))
        nest(foot, words, 1)
        foot.addWidget(self.action, 0, Qt.AlignmentFlag.AlignVCenter)
        whole = QVBoxLayout(self)
        margin = theme.px(14)
        whole.setContentsMargins(margin, margin, margin, margin)
        whole.setSpacing(theme.px(12))
        whole.addWidget(self.board, 1)
        nest(whole, foot)

    def show_thumbnail(self, data: bytes) -> None:
        """A picture as it was kept, until a sharper one is painted."""
        picture = stored_picture(data)
        if not picture.isNull():
            self.board.show_picture(picture)
