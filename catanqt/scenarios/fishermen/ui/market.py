"""The fish market: purchases, the number of tokens left to draw, and the holder of the old shoe."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from catanqt.kernel.game import Action
from catanqt.scenarios.fishermen.rules.actions import PassShoe, TryShoe, fish_value
from catanqt.scenarios.fishermen.rules.part import NAME, Part
from catanqt.scenarios.fishermen.ui import art
from catanqt.scenarios.fishermen.ui.payment_selection import PaymentSelection
from catanqt.ui.games.advantage_list import Currency, OffersView
from catanqt.ui.games.advantages import AdvantageOffer
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import RIGHT, roundel, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

LOW, HIGH = 25, 40
"""How high the line of the shoe is: with one line of words, and with two."""


class MarketPanel(Panel):
    """The list of advantages for fish, the pile and the shoe."""

    def __init__(
        self, context: PageContext, offers: Callable[[Perspective], Sequence[AdvantageOffer]], chosen: PaymentSelection
    ) -> None:
        super().__init__()
        self.title = tr("Fish market")
        self.tab = tr("Market")
        self.icon = "fish"
        self._context = context
        self._offers = offers
        self._perspective: Perspective | None = None
        self.line = FishLine(context.theme)
        self.list = OffersView(context.theme, Currency("fish", art.FISH), tr("Advantages for fish"))
        self.list.chosen.connect(lambda offer: self._choose(offer.actions))
        self.shoe = ShoeLine(context.theme)
        self.shoe.pressed.connect(self._choose)
        box = QVBoxLayout(self)
        box.setContentsMargins(context.theme.px(8), context.theme.px(2), context.theme.px(8), context.theme.px(3))
        box.setSpacing(context.theme.px(1))
        box.addWidget(self.line)
        box.addWidget(self.list, 1)
        box.addWidget(self.shoe)
        box.addStretch()
        self._chosen = chosen
        chosen.changed.connect(self._heed)

    def sync(self, perspective: Perspective) -> None:
        self._perspective = perspective
        self.line.sync(perspective)
        self.shoe.sync(perspective)
        self._show_offers()

    def _heed(self) -> None:
        """Tokens were chosen to pay with: what they buy must be in sight."""
        self._show_offers()
        if self._chosen.fish:
            self.wanted.emit()

    def _show_offers(self) -> None:
        if self._perspective is not None:
            self.list.offers.sync(self._offers(self._perspective))

    def _choose(self, actions: Sequence[Action]) -> None:
        if len(actions) == 1:
            self._context.controller.submit(actions[0])
        else:
            self.actions_chosen.emit(list(actions))


class FishLine(QWidget):
    """How many fish the viewer has, and how many tokens lie in the pile."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._fish = self._pile = ""
        self.setFixedHeight(theme.px(20))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(220), self._theme.px(20))

    def sync(self, perspective: Perspective) -> None:
        fish: Part = perspective.state.scenario_state[NAME]
        known = perspective.viewer != NOBODY
        self._fish = tr("You have %n fish", "", fish_value(fish.tokens[perspective.viewer])) if known else ""
        self._pile = tr("%n left to draw", "tokens", sum(fish.pile))
        self.setAccessibleName(tr("{fish}. {pile}", fish=self._fish, pile=self._pile))
        self.setToolTip(
            tr(
                "Tokens left in the pile, spent ones included: %n. When the pile is empty, the spent ones make a "
                "new one.",
                "",
                sum(fish.spent),
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            theme, rect = self._theme, QRectF(self.rect())
            small = theme.px(12)
            room = width(self._pile, small) + theme.px(4)
            words(painter, rect.adjusted(rect.width() - room, 0, 0, 0), self._pile, small, theme.muted, align=RIGHT)
            side = theme.px(16)
            at = QRectF(rect.right() - room - side - theme.px(3), rect.center().y() - side / 2, side, side)
            art.token(painter, at, 0)
            words(
                painter,
                QRectF(1, 0, at.left() - theme.px(6), rect.height()),
                self._fish,
                theme.px(13),
                theme.text,
                True,
            )


class ShoeLine(QWidget):
    """Where the old shoe lies; its owner may hand it on."""

    pressed = Signal(list)
    """The players it can go to, as actions."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions: list[PassShoe] = []
        self.sign = ShoeSign(theme)
        self.button = QPushButton(tr("Pass it on"))
        self.button.setProperty("small", True)
        self.button.setIcon(icons.icon("shoe", theme, theme.px(16)))
        self.button.clicked.connect(lambda: self.pressed.emit(list(self._actions)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        row.addWidget(self.sign, 1)
        row.addWidget(self.button)

    def sync(self, perspective: Perspective) -> None:
        fish: Part = perspective.state.scenario_state[NAME]
        self.sign.sync(perspective)
        self._actions = perspective.may(PassShoe)
        mine = perspective.viewer != NOBODY and fish.shoe == perspective.viewer and not perspective.over
        self.button.setVisible(mine)
        self.button.setEnabled(bool(self._actions))
        tip = tr("After your roll you may pass it to a player with at least as many points as you.")
        if self._actions and isinstance(self._actions[0], TryShoe):
            tip = tr(
                "Once in a turn you may offer it to a player, who must take it with at least as many points as you."
            )
        self.button.setToolTip(tip)


class ShoeSign(QWidget):
    """The shoe, and who has it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._perspective: Perspective | None = None
        self._said = ""
        self.setMaximumHeight(theme.px(HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(140), self._theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(90), self._theme.px(LOW))

    def sync(self, perspective: Perspective) -> None:
        self._perspective = perspective
        self._said = self._words(perspective)
        self.setAccessibleName(tr("The old shoe: {said}", said=self._said))
        self.setToolTip(tr("Whoever has the old shoe needs 1 point more to win."))
        self.update()

    def _words(self, perspective: Perspective) -> str:
        fish: Part = perspective.state.scenario_state[NAME]
        if fish.shoe == NOBODY:
            return tr("still in the pile")
        if fish.shoe == perspective.viewer:
            return tr("you need %n points", "", perspective.state.goals[fish.shoe])
        return tr("{name} needs %n points", "", perspective.state.goals[fish.shoe], name=perspective.name(fish.shoe))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._perspective is None:
            return
        with painting(self) as painter:
            theme = self._theme
            fish: Part = self._perspective.state.scenario_state[NAME]
            two = self.height() >= theme.px(34)
            side = min(self.height() - 4, theme.px(34))
            coin = QRectF(2, (self.height() - side) / 2 - 1, side, side)
            painter.setOpacity(0.45 if fish.shoe == NOBODY else 1.0)
            art.shoe(painter, coin)
            painter.setOpacity(1.0)
            left = coin.right() + theme.px(8)
            space = QRectF(left, 0, self.width() - left, self.height())
            if two:
                upper = QRectF(left, self.height() / 2 - theme.px(18), space.width(), theme.px(18))
                words(painter, upper, tr("Old shoe"), theme.px(13), theme.text, bold=True)
                space = upper.translated(0, theme.px(17))
            if fish.shoe != NOBODY:
                small = theme.px(15)
                at = QRectF(left, space.center().y() - small / 2, small, small)
                roundel(painter, at, theme.owners[self._perspective.colour(fish.shoe)])
                space.setLeft(at.right() + theme.px(5))
            long = tr("Old shoe: {said}", said=self._said)
            fits = not two and width(long, theme.px(12)) <= space.width()
            words(painter, space, long if fits else self._said, theme.px(12), theme.muted)
