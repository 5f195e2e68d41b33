"""The middle of the bottom strip: panels of the scenarios, the tray, special cards, and the bank.

The tray follows the parts of constant width, so that it stays in place when cards come and go.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from catanqt.ui.games import game_presentation
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.bank import BankRates
from catanqt.ui.widgets.density import SIZES, Density
from catanqt.ui.widgets.factories import label, vline
from catanqt.ui.widgets.hand import CardsView
from catanqt.ui.widgets.tray import Tray

CARDS = 140
"""Room that is kept for special cards in games that have them, at 100 %."""


class TrayGroup(QWidget):
    """Everything to build, play and pay with, apart from the resources in hand."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self.tray = Tray(context)
        self.special = CardsView(theme, context.kits)
        self.extras: list[Panel] = [panel for kit in context.kits for panel in kit.extras(context)]
        self.rates = BankRates(theme)
        self._tray_name = label("", "caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        for panel in self.extras:
            row.addWidget(self._framed(label(panel.title, "caption"), panel))
        self._tray_group = self._framed(self._tray_name, self.tray)
        row.addWidget(self._tray_group)
        self._special_group = self._framed(label(tr("Cards"), "caption"), self.special)
        row.addWidget(self._special_group)
        row.addStretch(1)
        self._rates_group = self._framed(label(tr("Bank and your rates"), "caption"), self.rates)
        row.addWidget(self._rates_group)

    def _framed(self, name: QLabel, body: QWidget) -> QWidget:
        """A group with a line before it, which can be hidden as a whole."""
        frame = QWidget()
        frame.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)  # what is left lies on the right
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._context.theme.px(8))
        row.addWidget(vline())
        nest(row, group(name, body), 1)
        return frame

    # Sizes

    def fit(self, density: Density) -> None:
        self.special.fit(density)
        self.tray.fit(density)
        for panel in self.extras:
            panel.fit(SIZES[density].card)
            measure(panel)
            measure(panel.parentWidget())
        for one in (self._special_group, self._tray_group, self._rates_group):
            measure(one)
        measure(self)

    def least(self) -> int:
        """What it needs of the width, whether there are special cards now or not."""
        needed = self._without_cards()
        return needed + self._context.theme.px(CARDS) if self._has_cards else needed

    def _without_cards(self) -> int:
        gap = self._context.theme.px(8)
        fixed = (*(panel.parentWidget() for panel in self.extras), self._tray_group)
        shown = [one.minimumSizeHint().width() for one in fixed if one is not None and not one.isHidden()]
        return sum(shown) + gap * max(0, len(shown) - 1)

    @property
    def _has_cards(self) -> bool:
        return game_presentation(self._context.controller.session.record.header.game).special_cards

    def share(self, width: int, card: int) -> None:
        """Show special cards no wider than those in hand, and the bank where they leave room for it."""
        gap = self._context.theme.px(8)
        room = width - self._without_cards() - gap
        taken = 0
        if self.special.cards.rows:
            taken = self._special_group.minimumSizeHint().width() + gap
        bank = self._rates_group.sizeHint().width() + gap if self.rates.sizeHint().width() else 0
        self._rates_group.setVisible(0 < bank <= room - taken)
        if not self._rates_group.isHidden():
            room -= bank
        around = self._special_group.minimumSizeHint().width() - self.special.minimumSizeHint().width()
        self.special.set_width(min(card, self.special.widest(room - around)))

    # What is shown

    def sync(self, perspective: Perspective, hand: Perspective) -> None:
        """`hand` is the moment as the one sees it whose cards are shown."""
        self.special.sync(hand)
        self._special_group.setVisible(bool(self.special.cards.rows))
        for panel in self.extras:
            panel.sync(hand)
        self.tray.sync(perspective)
        self._tray_group.setVisible(bool(self.tray.tiles))
        self.rates.show_rates([stock for kit in self._context.kits for stock in kit.bank(perspective)])
        moved = all(tile.tool.left is None for tile in self.tray.tiles)  # the robber is nobody's, and never used up
        build = tr("Build: drag it out, or press its number")
        self._tray_name.setText(tr("Move: drag it out, or press its number") if moved else build)


def group(name: QLabel, body: QWidget) -> QVBoxLayout:
    """Something under its name."""
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addWidget(name)
    column.addStretch(1)
    column.addWidget(body, 0, Qt.AlignmentFlag.AlignLeft)  # under its name, however wide that is
    column.addStretch(1)
    return column


def measure(widget: QWidget | None) -> None:
    """Let a widget forget what size it wanted: layouts within layouts remember it until they are laid out anew."""
    layout = None if widget is None else widget.layout()
    if widget is None or layout is None:
        return
    layout.invalidate()
    layout.activate()
    widget.updateGeometry()
