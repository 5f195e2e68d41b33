"""The terms of a trade: steppers while they are chosen, chips once they are settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from catanqt.ui.decisions.controls import PartsLabel, button
from catanqt.ui.decisions.heading import Heading
from catanqt.ui.decisions.stepper import Stepper
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.view_data import HandCard
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import label

MOST_WANTED = 9
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
GIVE, GET, RATE, STATUS = 1, 2, 3, 4
"""The rows of the grid, below the names."""


class Terms(QWidget):
    """What is given and what is got, by kinds. No kind is on both sides: raising one side clears the other."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kinds: list[str] = []
        self._names: dict[str, Heading] = {}
        self.gives: dict[str, Stepper] = {}
        self.wants: dict[str, Stepper] = {}
        self.rates: dict[str, QPushButton] = {}
        self.status = PartsLabel(theme, 14)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(4))
        self._grid.setVerticalSpacing(theme.px(2))
        self._rates = label(tr("Rates"), "caption")
        for row, words in ((GIVE, tr("You give")), (GET, tr("You get"))):
            self._grid.addWidget(label(words, "caption"), row, 0, RIGHT)
        self._grid.addWidget(self._rates, RATE, 0, RIGHT)
        self._grid.setRowStretch(STATUS + 1, 1)

    @property
    def give(self) -> dict[str, int]:
        return {kind: one.value for kind, one in self.gives.items() if one.value}

    @property
    def want(self) -> dict[str, int]:
        return {kind: one.value for kind, one in self.wants.items() if one.value}

    def sync(self, cards: Sequence[HandCard], rates: Mapping[str, int]) -> None:
        """Learn what there is to give and what the bank takes; what was composed stays as far as it can."""
        if [card.kind for card in cards] != self._kinds:
            self._rebuild(cards)
        for card in cards:
            give, want = self.gives[card.kind], self.wants[card.kind]
            give.show_value(min(give.value, card.count), card.count)
            want.show_value(want.value, MOST_WANTED)
            held = tr("{count} {goods}", "how many one has of a resource", count=card.count, goods=card.name)
            self._names[card.kind].show_held(held, card.count)
            self._show_rate(card, rates.get(card.kind, 0))
        self._rates.setVisible(bool(rates))
        self._grid.setRowMinimumHeight(RATE, self._theme.px(22) if rates else 0)

    def compose(self, give: Mapping[str, int], want: Mapping[str, int]) -> None:
        """Put these terms down."""
        for steppers, amounts in ((self.gives, give), (self.wants, want)):
            for kind, one in steppers.items():
                one.show_value(min(amounts.get(kind, 0), one.limit), one.limit)
        self.changed.emit()

    def say(self, text: str) -> None:
        """A line below: what is missing, or what could be done."""
        self.status.show_parts((text,), text, self._theme.muted)

    def begin(self) -> None:
        first = next((one for one in self.gives.values() if one.limit), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rebuild(self, cards: Sequence[HandCard]) -> None:
        self._kinds = [card.kind for card in cards]
        for old in (*self._names.values(), *self.gives.values(), *self.wants.values(), *self.rates.values()):
            self._grid.removeWidget(old)
            old.deleteLater()
        self._names, self.gives, self.wants, self.rates = {}, {}, {}, {}
        for column, card in enumerate(cards, start=1):
            self._add(card, column)
            self._grid.setColumnStretch(column, 1)
        self._grid.addWidget(self.status, STATUS, 1, 1, max(1, len(cards)))
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
        # The keys reach the same with the steppers; ten stops of the Tab key are enough.
        rate.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        name = self._names[kind] = Heading(self._theme, kind)
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


class ShownTerms(QWidget):
    """Terms that are not edited: chips for what one would give and get, and a line below."""

    def __init__(self, theme: Theme, kits: Sequence[Kit]) -> None:
        super().__init__()
        self._theme, self._kits = theme, kits
        self.give, self.get = PartsLabel(theme, 24, 15), PartsLabel(theme, 24, 15)
        self.status = PartsLabel(theme, 26)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(10))
        grid.setVerticalSpacing(theme.px(6))
        grid.setColumnStretch(1, 1)
        for row, (words, parts) in enumerate(((tr("You give"), self.give), (tr("You get"), self.get)), start=1):
            grid.addWidget(label(words, "strong"), row, 0, RIGHT)
            grid.addWidget(parts, row, 1)
        grid.addWidget(self.status, 3, 0, 1, 2)
        self.status.hide()
        for row in (0, 4):
            grid.setRowStretch(row, 1)

    def show_terms(self, give: Sequence[int], get: Sequence[int]) -> None:
        for shown, counts in ((self.give, give), (self.get, get)):
            shown.show_parts(goods_text.parts(self._kits, counts), goods_text.words(self._kits, counts))

    def say(self, text: str) -> None:
        self.status.show_parts((text,) if text else (), text, self._theme.muted)
        self.status.setVisible(bool(text))
