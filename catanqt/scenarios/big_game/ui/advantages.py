"""One's laurels, and what they buy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from catanqt.scenarios.big_game.rules.part import MOST_LAURELS, NAME, Part
from catanqt.scenarios.big_game.ui import art
from catanqt.ui.art.brushes import NO_BRUSH, RIGHT, width, words
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Panel
from catanqt.ui.games.offer_view import Currency, OffersView
from catanqt.ui.games.offers import Offer
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme


class AdvantagesPanel(Panel):
    """The viewer's laurels and the list of advantages."""

    def __init__(self, desk: Desk, offers: Callable[[Seen], Sequence[Offer]]) -> None:
        super().__init__()
        self.title = tr("Advantages")
        self.tab = tr("Laurels")
        self.icon = "laurel"
        self._desk = desk
        self._offers = offers
        self.laurels = LaurelRow(desk.theme)
        self.list = OffersView(desk.theme, Currency("laurel", art.LAUREL), tr("Advantages for laurels"))
        self.list.chosen.connect(self._choose)
        box = QVBoxLayout(self)
        box.setContentsMargins(desk.theme.px(8), desk.theme.px(4), desk.theme.px(8), desk.theme.px(6))
        box.setSpacing(desk.theme.px(2))
        box.addWidget(self.laurels)
        box.addWidget(self.list, 1)
        box.addStretch()

    def sync(self, seen: Seen) -> None:
        self.laurels.sync(seen)
        self.list.offers.sync(self._offers(seen))

    def _choose(self, offer: Offer) -> None:
        if len(offer.actions) == 1:
            self._desk.table.submit(offer.actions[0])
        else:
            self.actions_chosen.emit(list(offer.actions))


class LaurelRow(QWidget):
    """The viewer's laurels: six slots, some of them filled."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self._known = False
        self.setFixedHeight(theme.px(24))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(24))

    def sync(self, seen: Seen) -> None:
        table: Part = seen.state.parts[NAME]
        self._known = seen.viewer != NOBODY
        self._count = table.laurels[seen.viewer] if self._known else 0
        self.setAccessibleName(self._said())
        self.setToolTip(
            tr("You earn a laurel whenever the number of one of your settlers is rolled. You can hold up to 6.")
        )
        self.update()

    def _said(self) -> str:
        return tr("You have %n laurels", "", self._count) if self._known else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, side = self._theme, self._theme.px(21)
        step = side + theme.px(4)
        for i in range(MOST_LAURELS):
            box = QRectF(1 + i * step, (self.height() - side) / 2, side, side)
            if i < self._count:
                art.laurel(painter, box)
            else:
                painter.setPen(QPen(QColor(theme.line_strong), 1.3, Qt.PenStyle.DashLine))
                painter.setBrush(NO_BRUSH)
                painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        left = 1 + MOST_LAURELS * step + theme.px(4)
        if width(self._said(), theme.px(12)) < self.width() - left:
            space = QRectF(left, 0, self.width() - left, self.height())
            words(painter, space, self._said(), theme.px(12), theme.muted, align=RIGHT)
        painter.end()
