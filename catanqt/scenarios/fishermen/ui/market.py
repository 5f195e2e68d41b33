"""The fish market: what one's fish buy, how many tokens are left to draw, and where the old shoe lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from catanqt.kernel.game import Action
from catanqt.scenarios.fishermen.rules.actions import PassShoe, fish_value
from catanqt.scenarios.fishermen.rules.part import NAME, Part
from catanqt.scenarios.fishermen.ui import art
from catanqt.scenarios.fishermen.ui.chosen import Chosen
from catanqt.ui.art import icons
from catanqt.ui.art.brushes import RIGHT, roundel, width, words
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Panel
from catanqt.ui.games.offer_view import Currency, OffersView
from catanqt.ui.games.offers import Offer
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme

LOW, HIGH = 25, 40
"""How high the line of the shoe is: with one line of words, and with two."""


class MarketPanel(Panel):
    """The list of advantages for fish, the pile and the shoe."""

    def __init__(self, desk: Desk, offers: Callable[[Seen], Sequence[Offer]], chosen: Chosen) -> None:
        super().__init__()
        self.title = tr("Fish market")
        self.tab = tr("Market")
        self.icon = "fish"
        self._desk = desk
        self._offers = offers
        self._seen: Seen | None = None
        self.line = FishLine(desk.theme)
        self.list = OffersView(desk.theme, Currency("fish", art.FISH), tr("Advantages for fish"))
        self.list.chosen.connect(lambda offer: self._choose(offer.actions))
        self.shoe = ShoeLine(desk.theme)
        self.shoe.pressed.connect(self._choose)
        box = QVBoxLayout(self)
        box.setContentsMargins(desk.theme.px(8), desk.theme.px(2), desk.theme.px(8), desk.theme.px(3))
        box.setSpacing(desk.theme.px(1))
        box.addWidget(self.line)
        box.addWidget(self.list, 1)
        box.addWidget(self.shoe)
        box.addStretch()
        self._chosen = chosen
        chosen.changed.connect(self._heed)

    def sync(self, seen: Seen) -> None:
        self._seen = seen
        self.line.sync(seen)
        self.shoe.sync(seen)
        self._show_offers()

    def _heed(self) -> None:
        """Tokens were chosen to pay with: what they buy must be in sight."""
        self._show_offers()
        if self._chosen.fish:
            self.wanted.emit()

    def _show_offers(self) -> None:
        if self._seen is not None:
            self.list.offers.sync(self._offers(self._seen))

    def _choose(self, actions: Sequence[Action]) -> None:
        if len(actions) == 1:
            self._desk.table.submit(actions[0])
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

    def sync(self, seen: Seen) -> None:
        fish: Part = seen.state.parts[NAME]
        known = seen.viewer != NOBODY
        self._fish = tr("You have %n fish", "", fish_value(fish.tokens[seen.viewer])) if known else ""
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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self._theme, QRectF(self.rect())
        small = theme.px(12)
        room = width(self._pile, small) + theme.px(4)
        words(painter, rect.adjusted(rect.width() - room, 0, 0, 0), self._pile, small, theme.muted, align=RIGHT)
        side = theme.px(16)
        at = QRectF(rect.right() - room - side - theme.px(3), rect.center().y() - side / 2, side, side)
        art.token(painter, at, 0)
        words(painter, QRectF(1, 0, at.left() - theme.px(6), rect.height()), self._fish, theme.px(13), theme.text, True)
        painter.end()


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

    def sync(self, seen: Seen) -> None:
        fish: Part = seen.state.parts[NAME]
        self.sign.sync(seen)
        self._actions = seen.may(PassShoe)
        mine = seen.viewer != NOBODY and fish.shoe == seen.viewer and not seen.over
        self.button.setVisible(mine)
        self.button.setEnabled(bool(self._actions))
        self.button.setToolTip(tr("After your roll you may pass it to a player with at least as many points as you."))


class ShoeSign(QWidget):
    """The shoe, and who has it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seen: Seen | None = None
        self._said = ""
        self.setMaximumHeight(theme.px(HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(140), self._theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(90), self._theme.px(LOW))

    def sync(self, seen: Seen) -> None:
        self._seen = seen
        self._said = self._words(seen)
        self.setAccessibleName(tr("The old shoe: {said}", said=self._said))
        self.setToolTip(tr("Whoever has the old shoe needs 1 point more to win."))
        self.update()

    def _words(self, seen: Seen) -> str:
        fish: Part = seen.state.parts[NAME]
        if fish.shoe == NOBODY:
            return tr("still in the pile")
        if fish.shoe == seen.viewer:
            return tr("you need %n points", "", seen.state.goals[fish.shoe])
        return tr("{name} needs %n points", "", seen.state.goals[fish.shoe], name=seen.name(fish.shoe))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        fish: Part = self._seen.state.parts[NAME]
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
            roundel(painter, at, theme.owners[self._seen.colour(fish.shoe)])
            space.setLeft(at.right() + theme.px(5))
        long = tr("Old shoe: {said}", said=self._said)
        fits = not two and width(long, theme.px(12)) <= space.width()
        words(painter, space, long if fits else self._said, theme.px(12), theme.muted)
        painter.end()
