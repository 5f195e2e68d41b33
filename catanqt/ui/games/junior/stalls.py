"""The market's booths and the stock's piles: a row of five, each a button when it can be had."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from catanqt.ui.games.junior.market import Stall, StallsModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import CENTRE, NO_BRUSH, NO_PEN, chip, soft_card, words
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.theme import Theme

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
STALLS = 5
AWNING = ("#C94F3A", "#FBF3DF")
Index = QModelIndex | QPersistentModelIndex


class StallDelegate(QStyledItemDelegate):
    """Paints a stall: lifted and marked when it can be had, flat when not."""

    most, shape = 60.0, 1.1
    """How high a stall is at most, and by its width."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.width = theme.px(58)
        self.veil = theme.sunken
        """The colour behind what is for sale."""

    @property
    def height(self) -> int:
        return round(min(self.theme.px(self.most), self.width * self.shape))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width, self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        stall: Stall = index.data(ROW)
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
        hot = stall.ready and bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.stall(painter, rect, stall, hot, index.row())
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self.theme.focus), 2.4))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), 7, 7)
        painter.restore()

    def stall(self, painter: QPainter, rect: QRectF, stall: Stall, hot: bool, row: int) -> None:
        raise NotImplementedError

    def tile(self, painter: QPainter, rect: QRectF, stall: Stall, hot: bool) -> None:
        """The tile on offer: one that can be had lies higher, with the sign of a swap."""
        if not stall.ready:
            chip(painter, rect, stall.key, self.theme)
            self.dim(painter, rect.adjusted(-1, -1, 1, 4))
            return
        lift = 4.0 if hot else 2.5
        painter.setPen(NO_PEN)
        for drop, alpha in ((lift + 2.5, 0.16), (lift, 0.24)):
            painter.setBrush(tint("#000000", alpha))
            painter.drawRoundedRect(rect.translated(0, drop - lift), rect.width() * 0.26, rect.width() * 0.26)
        up = rect.translated(0, -lift)
        chip(painter, up, stall.key, self.theme)
        side = max(13.0, rect.width() * 0.42)
        badge = QRectF(up.right() - side * 0.66, up.bottom() - side * 0.62, side, side)
        painter.setPen(QPen(QColor(self.theme.raised), 1.4))
        painter.setBrush(QColor(self.theme.accent))
        painter.drawEllipse(badge)
        inset = side * 0.2
        icons.paint(painter, "swap", badge.adjusted(inset, inset, -inset, -inset), self.theme.on_accent)

    def dim(self, painter: QPainter, rect: QRectF) -> None:
        """A veil over what cannot be had."""
        painter.setPen(NO_PEN)
        painter.setBrush(tint(self.veil, 0.30))
        painter.drawRoundedRect(rect, rect.width() * 0.26, rect.width() * 0.26)


class BoothDelegate(StallDelegate):
    """A wooden booth with a striped awning."""

    most, shape = 78.0, 1.45

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.veil = "#4E3418"

    def stall(self, painter: QPainter, rect: QRectF, stall: Stall, hot: bool, row: int) -> None:
        roof = rect.height() * 0.24
        booth = rect.adjusted(3, roof * 0.7, -3, 0)
        timber = QLinearGradient(booth.topLeft(), booth.bottomLeft())
        timber.setColorAt(0, self._wood("#D9AE74"))
        timber.setColorAt(1, self._wood("#A87A44"))
        painter.setPen(QPen(QColor(self.theme.accent if hot else "#6B4824"), 2.2 if hot else 1.2))
        painter.setBrush(timber)
        painter.drawRoundedRect(booth, 5, 5)
        inside = booth.adjusted(3, roof * 0.5, -3, -booth.height() * 0.13)
        dark = QLinearGradient(inside.topLeft(), inside.bottomLeft())
        dark.setColorAt(0, self._wood("#3E2812"))
        dark.setColorAt(1, self._wood("#6E4C28"))
        painter.setPen(NO_PEN)
        painter.setBrush(dark)
        painter.drawRoundedRect(inside, 4, 4)
        side = min(inside.width() - 3, inside.height() - 8)
        middle = inside.center() + QPointF(0, roof * 0.16)
        self.tile(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), stall, hot)
        self._awning(painter, QRectF(rect.left(), rect.top(), rect.width(), roof), row)

    def _wood(self, colour: str) -> QColor:
        return mix(colour, "#1B1917", 0.22) if self.theme.dark else QColor(colour)

    def _awning(self, painter: QPainter, roof: QRectF, row: int) -> None:
        stripes = 4
        width = roof.width() / stripes
        painter.setPen(QPen(tint("#5A2A14", 0.55), 0.9))
        for i in range(stripes):
            left = roof.left() + i * width
            stripe = QPainterPath(QPointF(left, roof.top()))
            stripe.lineTo(left + width, roof.top())
            stripe.lineTo(left + width, roof.bottom() - width * 0.45)
            stripe.arcTo(QRectF(left, roof.bottom() - width * 0.9, width, width * 0.9), 0, -180)
            stripe.closeSubpath()
            painter.setBrush(self._wood(AWNING[(i + row) % 2]))
            painter.drawPath(stripe)


class PileDelegate(StallDelegate):
    """A pile of tiles with the number that is left."""

    most, shape = 56.0, 1.18

    def stall(self, painter: QPainter, rect: QRectF, stall: Stall, hot: bool, row: int) -> None:
        theme = self.theme
        if stall.ready:
            edge, fill = (theme.accent, theme.accent_soft) if hot else (theme.control, theme.raised)
            soft_card(painter, rect.adjusted(0, 0, 0, -2), 9, theme, fill, edge, 1.5)
        else:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.setBrush(QColor(theme.sunken))
            painter.drawRoundedRect(rect.adjusted(0, 0, 0, -2), 9, 9)
        label = theme.px(15)
        side = min(rect.width() - 12, rect.height() - label - 11)
        tile = QRectF(rect.center().x() - side / 2, rect.top() + 5, side, side)
        self._below(painter, tile, stall)
        self.tile(painter, tile, stall, hot)
        under = QRectF(rect.left(), rect.bottom() - label - 2, rect.width(), label)
        ink = theme.text if stall.count else theme.faint
        words(painter, under, f"×{stall.count}", theme.px(12), ink, bold=True, align=CENTRE)

    def _below(self, painter: QPainter, tile: QRectF, stall: Stall) -> None:
        """The edges of the tiles beneath the top one."""
        paint, radius = self.theme.resources[stall.key], tile.width() * 0.26
        painter.setPen(QPen(tint(paint.dark, 0.8), 1))
        painter.setBrush(mix(paint.base, paint.dark, 0.35))
        for layer in range(min(2, max(0, stall.count - 1)), 0, -1):
            painter.drawRoundedRect(tile.translated(0, 1.7 * layer), radius, radius)


class StallsView(QListView):
    """A row of stalls; a click or Enter on one that can be had chooses it."""

    chosen = Signal(object)
    """The `Stall` that was chosen."""

    def __init__(self, theme: Theme, model: StallsModel, delegate: type[StallDelegate], name: str) -> None:
        super().__init__()
        self._theme = theme
        self._stalls = model
        model.setParent(self)
        self._delegate = delegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self._delegate.height + 2)
        self.clicked.connect(self._choose)

    def sizeHint(self) -> QSize:
        return QSize(STALLS * self._theme.px(58), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(STALLS * self._theme.px(40), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Five stalls share the width there is, and are as high as becomes them."""
        width = event.size().width() // STALLS
        if width != self._delegate.width:
            self._delegate.width = width
            self.setFixedHeight(self._delegate.height + 2)
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        stall = self._stalls.rows[index.row()]
        if stall.ready:
            self.chosen.emit(stall)
