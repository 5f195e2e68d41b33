"""The viewer's hand: a row of cards that can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import HandCard, SpecialCard
from catanqt.ui.models.hand import CardsModel, HandModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_BRUSH
from catanqt.ui.theme.art.cards import Face, Scenery, resource_card, special_card
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.density import SIZES, Density

Index = QModelIndex | QPersistentModelIndex
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Plus)
PUT_BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Minus)
CARD_HEIGHT = 94
AROUND_X, AROUND_Y = 14, 20
"""Room around a card for the stack behind it and the number on its corner."""
TIGHT_X = 8
"""The room beside a card where every pixel counts: numbers reach to the next card."""
LEAST, LEAST_SPECIAL, NAMED = 34, 20, 58
"""How narrow cards may get before they are cut, those with an icon of their own even narrower; what a name needs."""
LEASTS = {
    Density.MICRO: LEAST,
    Density.TINY: 40,
    Density.COMPACT: 46,
    Density.WIDE: 50,
    Density.LARGE: 66,
}
"""How narrow cards get before tiles become smaller instead."""


class CardDelegate(QStyledItemDelegate):
    """Draws a card and its state; the content of the card is up to the views."""

    def __init__(self, theme: Theme, draw: Callable[[QPainter, QRectF, object], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._draw = draw
        self.width = SIZES[Density.WIDE].card
        self.around = AROUND_X

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._theme.px(self.width + self.around), self._theme.px(CARD_HEIGHT + AROUND_Y))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, states = self._theme, QStyle.StateFlag
        rect = QRectF(option.rect)
        card = QRectF(
            rect.left() + theme.px(4), rect.top() + theme.px(15), theme.px(self.width), theme.px(CARD_HEIGHT) - 1
        )
        hover = bool(option.state & states.State_MouseOver and option.state & states.State_Enabled)
        if hover:
            card.translate(0, -theme.px(2))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if option.state & states.State_HasFocus:  # below the card, or it would cut the number on its corner
            painter.setBrush(NO_BRUSH)
            painter.setPen(QPen(QColor(theme.focus), 5))
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), 9, 9)
        self._draw(painter, card, index.data(ROW))
        painter.setBrush(NO_BRUSH)
        if hover:
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(card, 8, 8)
        painter.restore()


class CardRow(QListView):
    """Cards side by side, as wide as they need if there is room, and narrower if there is not."""

    tightest = LEAST
    """How narrow a card may get where nothing else helps."""

    def __init__(self, theme: Theme, model: HandModel | CardsModel, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._cards = model
        self._wide, self._least = SIZES[Density.WIDE].card, LEAST
        self._delegate = CardDelegate(theme, self.draw_card, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(theme.px(CARD_HEIGHT + AROUND_Y) + 2)
        self.clicked.connect(self._picked)
        for changed in (model.rowsInserted, model.rowsRemoved):
            changed.connect(self._changed)
        self._changed()

    def draw_card(self, painter: QPainter, rect: QRectF, row: object) -> None:
        raise NotImplementedError

    def pick(self, row: object) -> None:
        """A card was pressed."""
        raise NotImplementedError

    def put_back(self, row: object) -> None:
        """A card was pressed with the other button: whatever its last press did is wanted less."""

    def _picked(self, index: QModelIndex) -> None:
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.pick(index.data(ROW))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and index.isValid():
            self.put_back(index.data(ROW))
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in PRESS and index.isValid():
            self._picked(index)
        elif event.key() in PUT_BACK and index.isValid():
            self.put_back(index.data(ROW))
        else:
            super().keyPressEvent(event)

    def fit(self, density: Density) -> None:
        """Cards as wide as there is room for in such a window."""
        self._least = self.tightest if density is Density.NANO else LEASTS[density]
        self._wide = max(NAMED, SIZES[density].card)
        self._delegate.around = TIGHT_X if density is Density.NANO else AROUND_X
        self._changed()

    def widest(self, room: int) -> int:
        """How wide cards can be, at 100 %, in so many pixels."""
        count, around = max(1, self._cards.rowCount()), self._delegate.around
        each = int(((room - self._tail()) / self._theme.scale) / count)
        return max(self._least, min(self._wide, each - around))

    @property
    def card(self) -> int:
        """How wide cards are at most, at 100 %."""
        return self._wide

    def set_width(self, width: int) -> None:
        """Make all cards so wide, at 100 %."""
        self._wide = width
        self._changed()

    def _tail(self) -> int:
        """Room after the last card for its number, which has no next card to reach to."""
        return self._theme.px(AROUND_X - self._delegate.around) if self._delegate.around < AROUND_X else 0

    def _row(self, width: int) -> int:
        """How many pixels cards of this width take side by side."""
        count = self._cards.rowCount()
        return count * self._theme.px(width + self._delegate.around) + self._tail() if count else 0

    def _changed(self) -> None:
        self.setMaximumWidth(max(1, self._row(self._wide)))
        self.updateGeometry()
        self._squeeze()

    def _squeeze(self) -> None:
        width = self.widest(self.viewport().width())
        if width != self._delegate.width:
            self._delegate.width = width
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._squeeze()

    def sizeHint(self) -> QSize:
        return QSize(self._row(self._wide), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._row(self._least), self.height())


class HandView(CardRow):
    """Cards of resources."""

    picked = Signal(str)
    """The key of a resource of which one is to be given."""
    returned = Signal(str)
    """The key of one of which a card is to come back."""

    def __init__(self, theme: Theme, kits: Sequence[Kit]) -> None:
        self.hand = HandModel()
        self._kits = kits
        self._scenery: dict[str, Scenery | None] = {}
        super().__init__(theme, self.hand, tr("Your hand"))

    def sync(self, perspective: Perspective) -> None:
        self.hand.update_rows([card for kit in self._kits for card in kit.hand(perspective)])

    def draw_card(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, HandCard)
        if row.kind not in self._scenery:
            found = (kit.scenery(row.kind) for kit in self._kits)
            self._scenery[row.kind] = next((scenery for scenery in found if scenery is not None), None)
        resource_card(painter, rect, Face(row.kind, row.name, row.count), self._theme, self._scenery[row.kind])

    def pick(self, row: object) -> None:
        assert isinstance(row, HandCard)
        self.picked.emit(row.kind)

    def put_back(self, row: object) -> None:
        assert isinstance(row, HandCard)
        self.returned.emit(row.kind)


class CardsView(CardRow):
    """Development cards and the like. Playable ones are enabled and stand a little higher."""

    picked = Signal(object)
    """A `SpecialCard` that can be played."""
    tightest = LEAST_SPECIAL

    def __init__(self, theme: Theme, kits: Sequence[Kit]) -> None:
        self.cards = CardsModel()
        self._kits = kits
        super().__init__(theme, self.cards, tr("Your special cards"))

    def fit(self, density: Density) -> None:
        """They get as narrow as needed: icons distinguish them, and the tray beside them keeps its place."""
        super().fit(density)
        self._least = self.tightest
        self._delegate.around = TIGHT_X if density.value <= Density.TINY.value else AROUND_X
        self._changed()

    def sync(self, perspective: Perspective) -> None:
        self.cards.update_rows([card for kit in self._kits for card in kit.cards(perspective)])

    def draw_card(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, SpecialCard)
        theme = self._theme
        if row.actions:
            rect = rect.translated(0, -theme.px(3))
        special_card(painter, rect, Face(row.icon, row.name, row.count, row.fresh), theme)
        if row.actions:
            foot = QRectF(
                rect.left() + rect.width() * 0.2, rect.bottom() + theme.px(4), rect.width() * 0.6, theme.px(3)
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(foot, 1.5, 1.5)

    def pick(self, row: object) -> None:
        assert isinstance(row, SpecialCard)
        self.picked.emit(row)
