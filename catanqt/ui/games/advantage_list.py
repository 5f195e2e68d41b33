"""The list of advantages on the screen: price, text, and the reason where one cannot be had."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from catanqt.ui.games.advantages import AdvantageOffer, OffersModel
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, RIGHT, fitting, text, width, words
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

LOW, USUAL, HIGH = 24, 35, 42
"""How high a row is: where there is little room, usually, and at most."""
TWO_LINES = 31
"""Lower rows have room for one line only: the reason stands beside the words."""
ROWS = 5
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


@dataclass(frozen=True, slots=True)
class Currency:
    """The means of payment: its icon and colour."""

    icon: str
    tint: str


class OfferDelegate(QStyledItemDelegate):
    """A row: price badge, text, and below it the effect or the reason why not."""

    def __init__(self, theme: Theme, currency: Currency, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._currency = currency
        self.height = theme.px(USUAL)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self._theme.px(120), self.height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        offer: AdvantageOffer = index.data(OffersModel.OFFER)
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._row(painter, rect, offer, state)
        inset = 3.5 if self.height >= self._theme.px(TWO_LINES) else 2.5
        badge = QRectF(rect.left() + inset, rect.top() + inset, self._theme.px(46), rect.height() - 2 * inset)
        self._badge(painter, badge, offer)
        space = rect.adjusted(badge.width() + self._theme.px(12), 0, -self._theme.px(6), 0)
        self._words(painter, space, offer)
        painter.restore()

    def _row(self, painter: QPainter, rect: QRectF, offer: AdvantageOffer, state: QStyle.StateFlag) -> None:
        theme, radius = self._theme, self._theme.px(9)
        hot = offer.ready and bool(offer.picked or state & QStyle.StateFlag.State_MouseOver)
        edge = theme.accent if hot else theme.control if offer.ready else theme.line
        painter.setPen(QPen(QColor(edge), 1.6 if hot else 1))
        painter.setBrush(QColor(theme.accent_soft if hot else theme.raised if offer.ready else theme.sunken))
        painter.drawRoundedRect(rect, radius, radius)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 2.2))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(rect, radius, radius)

    def _badge(self, painter: QPainter, badge: QRectF, offer: AdvantageOffer) -> None:
        theme, radius = self._theme, self._theme.px(7)
        face = QColor(self._currency.tint) if offer.ready else mix(self._currency.tint, theme.sunken, 0.62)
        ink = "#FFFFFF" if offer.ready else mix("#FFFFFF", face, 0.4 if theme.dark else 0.1)
        painter.setPen(NO_PEN)
        painter.setBrush(face)
        painter.drawRoundedRect(badge, radius, radius)
        figure = QRectF(badge.left() + badge.width() * 0.06, badge.top(), badge.width() * 0.4, badge.height())
        text(painter, figure, str(offer.price), min(theme.px(17), badge.height() * 0.82), ink)
        side = min(theme.px(20), badge.height() - 2)
        at = QRectF(badge.right() - badge.width() * 0.1 - side, badge.center().y() - side / 2, side, side)
        icons.paint(painter, self._currency.icon, at, ink, face)

    def _words(self, painter: QPainter, space: QRectF, offer: AdvantageOffer) -> None:
        theme = self._theme
        below = offer.note if offer.ready else offer.why
        two = self.height >= theme.px(TWO_LINES)
        big, small = float(theme.px(14 if two else 13)), theme.px(11)
        colour = theme.text if offer.ready else theme.faint
        if not below or not two:
            big = fitting(offer.words, big, space.width(), theme.px(10), bold=True)
            words(painter, space, offer.words, big, colour, bold=True)
            space.setLeft(space.left() + width(offer.words, big, bold=True) + theme.px(8))
            if width(below, small) <= space.width():
                words(painter, space, below, small, theme.muted, align=RIGHT)
            return
        top = space.center().y() - (big + small) * 0.63
        words(painter, QRectF(space.left(), top, space.width(), big * 1.25), offer.words, big, colour, bold=True)
        under = QRectF(space.left(), top + big * 1.18, space.width(), small * 1.25)
        words(painter, under, below, small, theme.muted)


class OffersView(QListView):
    """The advantages; a click or Enter on an enabled row chooses it."""

    chosen = Signal(object)
    """The `Offer` that was chosen."""

    def __init__(self, theme: Theme, currency: Currency, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.offers = OffersModel(self)
        self._delegate = OfferDelegate(theme, currency, self)
        self.setModel(self.offers)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(ROWS * theme.px(HIGH))
        self.clicked.connect(self._choose)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(230), ROWS * self._theme.px(USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(180), ROWS * self._theme.px(LOW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows share the height there is."""
        height = max(self._theme.px(LOW), min(self._theme.px(HIGH), event.size().height() // ROWS))
        if height != self._delegate.height:
            self._delegate.height = height
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        offer = self.offers.offer(index.row())
        if offer.ready:
            self.chosen.emit(offer)
