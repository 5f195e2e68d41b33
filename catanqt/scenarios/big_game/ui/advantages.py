"""The viewer's laurels and the advantages they buy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from catanqt.scenarios.big_game.rules.part import MOST_LAURELS, NAME, Part
from catanqt.scenarios.big_game.ui import art
from catanqt.ui.games.advantage_list import Currency, OffersView
from catanqt.ui.games.advantages import AdvantageOffer
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_BRUSH, RIGHT, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme


class AdvantagesPanel(Panel):
    """The viewer's laurels and the list of advantages."""

    def __init__(self, context: PageContext, offers: Callable[[Perspective], Sequence[AdvantageOffer]]) -> None:
        super().__init__()
        self.title = tr("Advantages")
        self.tab = tr("Laurels")
        self.icon = "laurel"
        self._context = context
        self._offers = offers
        self.laurels = LaurelRow(context.theme)
        self.list = OffersView(context.theme, Currency("laurel", art.LAUREL), tr("Advantages for laurels"))
        self.list.chosen.connect(self._choose)
        box = QVBoxLayout(self)
        box.setContentsMargins(context.theme.px(8), context.theme.px(4), context.theme.px(8), context.theme.px(6))
        box.setSpacing(context.theme.px(2))
        box.addWidget(self.laurels)
        box.addWidget(self.list, 1)
        box.addStretch()

    def sync(self, perspective: Perspective) -> None:
        self.laurels.sync(perspective)
        self.list.offers.sync(self._offers(perspective))

    def _choose(self, offer: AdvantageOffer) -> None:
        if len(offer.actions) == 1:
            self._context.controller.submit(offer.actions[0])
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

    def sync(self, perspective: Perspective) -> None:
        table: Part = perspective.state.scenario_state[NAME]
        self._known = perspective.viewer != NOBODY
        self._count = table.laurels[perspective.viewer] if self._known else 0
        self.setAccessibleName(self._said())
        self.setToolTip(
            tr("You earn a laurel whenever the number of one of your settlers is rolled. You can hold up to 6.")
        )
        self.update()

    def _said(self) -> str:
        return tr("You have %n laurels", "", self._count) if self._known else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
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
