"""The panel of Coco tiles: the stack to draw from, its price, each player's tiles, the leader."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from catanqt.rules.junior.coco import BuyCoco
from catanqt.rules.junior.state import State
from catanqt.ui.games.junior.parrot import tile_back
from catanqt.ui.games.junior.tray import price, refusal
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, chip, roundel, words
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Owner, Theme
from catanqt.ui.widgets.plain_label import PlainLabel


class CocoStack(QAbstractButton):
    """The stack of Coco tiles, face down; pressing it buys the top one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._left = 0
        self.setAccessibleName(tr("Ask Coco"))
        self.setFixedSize(theme.px(84), theme.px(84))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_left(self, left: int) -> None:
        self._left = left
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        side, step = self._theme.px(68), self._theme.px(2.2)
        layers = min(5, (self._left + 2) // 3)
        if not self._left:
            self._empty(painter, side)
        for i in range(layers - 1, 0, -1):
            self._edge(painter, QRectF(4 + i * step, 4 + i * step, side, side))
        if layers:
            pressed = step if self.isDown() else 0
            tile_back(painter, QRectF(4 + pressed, 4 + pressed, side, side))
        if not self.isEnabled():
            painter.setPen(NO_PEN)
            painter.setBrush(tint(self._theme.panel, 0.36))
            painter.drawRoundedRect(
                QRectF(3, 3, side + 2 + step * layers, side + 2 + step * layers), side * 0.18, side * 0.18
            )
        ring = self._theme.focus if self.hasFocus() else self._theme.accent
        if self.hasFocus() or (self.isEnabled() and self.underMouse()):
            painter.setPen(QPen(QColor(ring), 2.4))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(QRectF(3, 3, side + 2, side + 2), side * 0.17, side * 0.17)

    def _edge(self, painter: QPainter, rect: QRectF) -> None:
        face = QLinearGradient(rect.topLeft(), rect.bottomRight())
        face.setColorAt(0, QColor("#3FA98F"))
        face.setColorAt(1, QColor("#1D6F66"))
        painter.setPen(QPen(QColor("#0E3F3A"), 1.2))
        painter.setBrush(face)
        painter.drawRoundedRect(rect, rect.width() * 0.17, rect.width() * 0.17)

    def _empty(self, painter: QPainter, side: float) -> None:
        painter.setPen(QPen(QColor(self._theme.line_strong), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(self._theme.sunken))
        painter.drawRoundedRect(QRectF(4, 4, side, side), side * 0.17, side * 0.17)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


class Price(QWidget):
    """The price of something, as chips."""

    def __init__(self, theme: Theme, goods: tuple[str, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._goods = goods
        self.setFixedSize(len(goods) * theme.px(28), theme.px(24) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        side, step = self._theme.px(24), self._theme.px(28)
        with painting(self) as painter:
            for i, kind in enumerate(self._goods):
                chip(painter, QRectF(0.5 + i * step, 0.5, side, side), kind, self._theme)


class Shares(QWidget):
    """How many Coco tiles each pirate has: coin and number, the leader's underlined. Side by side if there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[tuple[Owner, int, bool]] = []
        self._line = theme.px(26)
        self.setFixedHeight(self._line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._theme.px(40), self.height())

    def show_shares(self, rows: list[tuple[Owner, int, bool]]) -> None:
        self._rows = rows
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def _columns(self) -> int:
        return 4 if self.width() >= max(1, len(self._rows)) * self._theme.px(40) else 2

    def _fit(self) -> None:
        self.setFixedHeight(self._line * math.ceil(max(1, len(self._rows)) / self._columns))

    def paintEvent(self, event: QPaintEvent) -> None:
        step = min(self._theme.px(52), self.width() // self._columns)
        with painting(self) as painter:
            for i, (owner, count, leads) in enumerate(self._rows):
                row, column = divmod(i, self._columns)
                self._share(painter, QRectF(column * step, row * self._line, step, self._line), owner, count, leads)

    def _share(self, painter: QPainter, rect: QRectF, owner: Owner, count: int, leads: bool) -> None:
        theme, coin = self._theme, self._theme.px(20)
        top = rect.center().y() - coin / 2
        roundel(painter, QRectF(rect.left(), top, coin, coin), owner)
        figure = rect.adjusted(coin + theme.px(3), 0, 0, 0)
        words(painter, figure, str(count), theme.px(15), theme.accent if leads else theme.text, bold=True)
        if leads:
            painter.setPen(QPen(QColor(theme.accent), 2))
            low = top + coin + 2
            painter.drawLine(QPointF(rect.left(), low), QPointF(rect.left() + coin + theme.px(13), low))


class CocoPanel(Panel):
    """Coco and Spooky Island."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self.title = tr("Coco the parrot")
        self.tab = tr("Coco")
        self.icon = "parrot"
        self.stack = CocoStack(theme)
        self.left = _label("strong")
        self.shares = Shares(theme)
        self.leader = _label("muted")
        self.leader.setWordWrap(True)
        self.leader.setFixedHeight(2 * theme.px(17))
        self.leader.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.stack.clicked.connect(self._buy)
        beside = QVBoxLayout()
        beside.setSpacing(theme.px(3))
        beside.addWidget(self.left)
        beside.addWidget(Price(theme, price("coco")))
        beside.addWidget(self.shares)
        beside.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(theme.px(12))
        top.addWidget(self.stack, 0, Qt.AlignmentFlag.AlignTop)
        nest(top, beside, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.px(10), theme.px(6), theme.px(10), theme.px(4))
        layout.setSpacing(theme.px(2))
        nest(layout, top)
        layout.addWidget(self.leader)
        layout.addStretch(1)

    def sync(self, perspective: Perspective) -> None:
        state: State = perspective.state
        left, ready = sum(state.stack), bool(perspective.may(BuyCoco))
        self.left.setText(tr("%n tiles left", "", left))
        self.stack.show_left(left)
        self.stack.setEnabled(ready)
        tip = tr("Pay and turn over a tile.") if ready else self._why(perspective)
        self.stack.setToolTip(tip)
        self.stack.setAccessibleDescription(tip)
        owners = self._context.theme.owners
        rows = [
            (owners[perspective.colour(seat)], count, state.spooky == seat) for seat, count in enumerate(state.coco)
        ]
        self.shares.show_shares(rows)
        self.shares.setAccessibleName(_spoken(perspective))
        self.leader.setText(leader(perspective))

    def _why(self, perspective: Perspective) -> str:
        return tr("Wait for your turn, captain.") if perspective.viewer == NOBODY else refusal(perspective, "coco")

    def _buy(self) -> None:
        for action in self._context.controller.perspective.may(BuyCoco):
            self._context.controller.submit(action)


def leader(perspective: Perspective) -> str:
    """Who has the lair on Spooky Island, in a sentence."""
    spooky = perspective.state.spooky
    if spooky == NOBODY:
        return tr("Most tiles: a lair on Spooky Island!")
    if spooky == perspective.viewer:
        return tr("You lead: your lair stands on Spooky Island.")
    return tr("{name} leads: a lair on Spooky Island.", name=perspective.name(spooky))


def _spoken(perspective: Perspective) -> str:
    """All shares in words."""
    return listing(
        [
            tr("{name}: %n Coco tiles", "", count, name=perspective.name(seat))
            for seat, count in enumerate(perspective.state.coco)
        ]
    )


def _label(role: str) -> QLabel:
    label = PlainLabel()
    label.setProperty("role", role)
    return label
