"""The panel of the market: five booths, and below them the stock. With trade between players only the stock."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from catanqt.ui.games.junior.market import MarketModel, Stall, StockModel
from catanqt.ui.games.junior.stalls import BoothDelegate, PileDelegate, StallsView
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme


class MarketPanel(Panel):
    """Press the tile you want; if several of yours could be given for it, you are asked which."""

    trades = True

    def __init__(self, context: PageContext, market: bool = True) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self.title = tr("Market") if market else tr("Stock")
        self.icon = "swap"
        self.market = MarketModel()
        self.stock = StockModel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.px(10), theme.px(5), theme.px(10), theme.px(6))
        layout.setSpacing(theme.px(3))
        self.booths: StallsView | None = None
        if market:
            self.booths = StallsView(theme, self.market, BoothDelegate, tr("Market booths"))
            layout.addWidget(Caption(theme, tr("Once per turn: one tile for one")))
            layout.addWidget(self.booths)
        self.piles = StallsView(theme, self.stock, PileDelegate, tr("Stock"))
        layout.addWidget(Caption(theme, tr("The stock: two of a kind for one")))
        layout.addWidget(self.piles)
        layout.addStretch(1)
        self.setFocusProxy(self.booths or self.piles)
        for view in (self.booths, self.piles):
            if view is not None:
                view.chosen.connect(self._chosen)

    def sync(self, perspective: Perspective) -> None:
        self.market.sync(perspective)
        self.stock.sync(perspective)

    def _chosen(self, stall: Stall) -> None:
        if len(stall.actions) == 1:
            self._context.controller.submit(stall.actions[0])
        else:
            self.actions_chosen.emit(list(stall.actions))


class Caption(QWidget):
    """Words over a row; where they do not fit they end in dots, for a line more would push the rows about."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._theme = theme
        self._text = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setFixedHeight(theme.px(17))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            words(painter, QRectF(self.rect()), self._text, self._theme.px(12), self._theme.muted, bold=True)
