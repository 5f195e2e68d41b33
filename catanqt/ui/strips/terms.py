"""The terms of a trade: two rows of steppers, what one gives and what one gets, and the bank's rates below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from catanqt.ui.games.kit import HandCard
from catanqt.ui.language import tr
from catanqt.ui.strips.controls import ShortLabel, button
from catanqt.ui.strips.stepper import Stepper
from catanqt.ui.theme import Theme
from catanqt.ui.widgets.parts import label

MOST_WANTED = 9


class Terms(QWidget):
    """What is given and what is got, by kinds. No kind is on both sides: raising one side clears the other."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kinds: list[str] = []
        self.gives: dict[str, Stepper] = {}
        self.wants: dict[str, Stepper] = {}
        self.rates: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(4))
        self._grid.setVerticalSpacing(theme.px(3))
        self._names: dict[str, ShortLabel] = {}
        self._rows = [label(text, "caption") for text in (tr("You give"), tr("You get"), tr("Bank"))]
        for row, words in enumerate(self._rows, start=1):
            self._grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.setRowMinimumHeight(3, theme.px(24))
        self._grid.setRowStretch(4, 1)

    @property
    def give(self) -> dict[str, int]:
        return {kind: one.value for kind, one in self.gives.items() if one.value}

    @property
    def want(self) -> dict[str, int]:
        return {kind: one.value for kind, one in self.wants.items() if one.value}

    def sync(self, goods: Sequence[HandCard], rates: Mapping[str, int]) -> None:
        """Learn what there is to give and what the bank takes; what was composed stays as far as it can."""
        if [card.kind for card in goods] != self._kinds:
            self._rebuild(goods)
        for card in goods:
            give, want = self.gives[card.kind], self.wants[card.kind]
            give.show_value(min(give.value, card.count), card.count)
            want.show_value(want.value, MOST_WANTED)
            held = tr("{count} {goods}", "how many one has of a resource", count=card.count, goods=card.name)
            self._names[card.kind].setText(held)
            self._names[card.kind].setToolTip(held)
            self._show_rate(card, rates.get(card.kind, 0))
        self._rows[2].setVisible(bool(rates))

    def compose(self, give: Mapping[str, int], want: Mapping[str, int]) -> None:
        """Put these terms down."""
        for steppers, amounts in ((self.gives, give), (self.wants, want)):
            for kind, one in steppers.items():
                one.show_value(min(amounts.get(kind, 0), one.limit), one.limit)
        self.changed.emit()

    def set_editable(self, editable: bool) -> None:
        for one in (*self.gives.values(), *self.wants.values(), *self.rates.values()):
            one.setEnabled(editable)

    def begin(self) -> None:
        first = next((one for one in self.gives.values() if one.limit), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rebuild(self, goods: Sequence[HandCard]) -> None:
        self._kinds = [card.kind for card in goods]
        for old in (*self._names.values(), *self.gives.values(), *self.wants.values(), *self.rates.values()):
            self._grid.removeWidget(old)
            old.deleteLater()
        self._names, self.gives, self.wants, self.rates = {}, {}, {}, {}
        for column, card in enumerate(goods, start=1):
            self._add(card, column)
            self._grid.setColumnStretch(column, 1)
        for rows in (self.gives, self.wants):
            for previous, one in pairwise(rows.values()):
                QWidget.setTabOrder(previous, one)

    def _add(self, card: HandCard, column: int) -> None:
        kind = card.kind
        give = self.gives[kind] = Stepper(self._theme, kind, tr("Give {goods}", goods=card.name))
        want = self.wants[kind] = Stepper(self._theme, kind, tr("Get {goods}", goods=card.name))
        give.stepped.connect(lambda value: self._stepped(value, want))
        want.stepped.connect(lambda value: self._stepped(value, give))
        rate = self.rates[kind] = button("", self._theme, lambda: self._give_portion(kind), small=True)
        rate.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        name = self._names[kind] = ShortLabel("caption")
        for row, widget in enumerate((name, give, want, rate)):
            self._grid.addWidget(widget, row, column)

    def _stepped(self, value: int, other: Stepper) -> None:
        if value:
            other.show_value(0, other.limit)
        self.changed.emit()

    def _show_rate(self, card: HandCard, rate: int) -> None:
        """The bank's rate for a kind; pressed, it puts that many on the giving side."""
        shown = self.rates[card.kind]
        shown.setVisible(bool(rate))
        shown.setText(tr("{rate}:1", "the bank's rate", rate=rate))
        tip = tr("Give {count} {goods} for one card of your choice", count=rate, goods=card.name)
        shown.setToolTip(tip)
        shown.setAccessibleName(tip)
        shown.setProperty("rate", rate)

    def _give_portion(self, kind: str) -> None:
        give, rate = self.gives[kind], int(self.rates[kind].property("rate"))
        portion = give.value + rate - give.value % rate
        give.choose(portion if portion <= give.limit else 0)
