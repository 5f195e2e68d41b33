"""The answer strip: accept an offer, decline it with a reason, or make a counter-offer."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from catanqt.rules.base.trade import Accept, Answering, Counter, Decline, NoDeal
from catanqt.ui.decisions.action_questions import amounts, engine_goods, tradeable
from catanqt.ui.decisions.controls import button
from catanqt.ui.decisions.strip import Strip
from catanqt.ui.decisions.trade_terms import ShownTerms, Terms
from catanqt.ui.games.classic.refusals import no_deal
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.refusal_text import refusal_text
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.coin import OwnerMark
from catanqt.ui.widgets.factories import label


class View(Enum):
    """The content of the strip: the offer, the reasons to decline it, or steppers for a counter-offer."""

    OFFER, REASONS, TERMS = range(3)


class AnswerStrip(Strip):
    """Answers an `Answering` task; `answered` carries the action."""

    answered = Signal(object)

    def __init__(self, theme: Theme, kits: Sequence[Kit]) -> None:
        super().__init__(theme)
        self._kits = kits
        self._perspective: Perspective | None = None
        self._task: Answering | None = None
        self._view = View.OFFER
        self.emblem = OwnerMark(theme, size=theme.px(34))
        self.text = label("", "prompt", wrap=True)
        self.status = label("", "muted", wrap=True)
        self.shown = ShownTerms(theme, kits)
        self.terms = Terms(theme)
        self.terms.changed.connect(self._refresh)
        self.accept = button(tr("Accept"), theme, self._accept, icon="check", primary=True)
        self.decline = button(tr("Decline"), theme, lambda: self._decline(NoDeal.NO), icon="close")
        self.say_why = button(tr("Say why …"), theme, lambda: self._show(View.REASONS), flat=True)
        self.counter = button(tr("Counter-offer …"), theme, self._edit, icon="edit")
        self.propose = button(tr("Offer this"), theme, self._propose, icon="trade", primary=True)
        self.back = button(tr("Back"), theme, self.go_back)
        self.reasons = {reason: self._reason(reason) for reason in NoDeal}
        self._said, self._why, self._editor = QWidget(), QWidget(), QWidget()
        self._lay_out()

    def _reason(self, reason: NoDeal) -> QPushButton:
        return button(no_deal(reason), self.theme, lambda: self._decline(reason), small=True)

    def _lay_out(self) -> None:
        theme = self.theme
        self._said.setMinimumWidth(theme.px(140))
        self._said.setMaximumWidth(theme.px(320))
        said = QVBoxLayout(self._said)
        said.setSpacing(theme.px(3))
        said.addStretch(1)
        said.addWidget(self.text)
        said.addWidget(self.status)
        said.addStretch(1)
        why = QGridLayout(self._why)
        why.setSpacing(theme.px(4))
        for i, reason in enumerate(self.reasons.values()):
            why.addWidget(reason, i // 2 + 1, i % 2)
        for row in (0, 4):
            why.setRowStretch(row, 1)
        editor = QHBoxLayout(self._editor)
        editor.addWidget(self.terms)
        editor.addStretch(1)
        for layout in (said, why, editor):
            layout.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(self.emblem)
        self.row.addWidget(self._said, 3)
        for one in (self.shown, self._why, self._editor):
            self.row.addWidget(one, 4)
        nest(self.row, self._buttons())

    def _buttons(self) -> QGridLayout:
        buttons = QGridLayout()
        buttons.setSpacing(self.theme.px(6))
        for column, pair in enumerate(((self.accept, self.counter), (self.decline, self.say_why))):
            for row, one in enumerate(pair, start=1):
                buttons.addWidget(one, row, column)
        buttons.addWidget(self.propose, 1, 2)
        buttons.addWidget(self.back, 2, 2)
        for row in (0, 3):
            buttons.setRowStretch(row, 1)
        return buttons

    @property
    def closable(self) -> bool:
        """An offer wants an answer; only what was opened on the way to it can be left."""
        return self._view is not View.OFFER

    def sync(self, perspective: Perspective, task: Answering) -> None:
        if task != self._task:
            self._view = View.OFFER
        self._perspective, self._task = perspective, task
        name = perspective.name(task.proposer)
        self.emblem.show_owner(perspective.colour(task.proposer))
        self.text.setText(tr("{name} offers you a trade", name=name))
        got, paid = goods_text.words(self._kits, task.give), goods_text.words(self._kits, task.want)
        self.setAccessibleName(tr("{name} offers you {give} for {want}", name=name, give=got, want=paid))
        self.shown.show_terms(task.want, task.give)
        self.terms.sync(tradeable(perspective, self._kits), {})
        self._refresh()

    def _show(self, view: View) -> None:
        """The button that was pressed goes: the strip has the keys now, or they would go to whatever comes next."""
        self._view = view
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()

    def give(self, kind: str, by: int) -> bool:
        """Into other terms, once they are composed; by itself a card accepts nothing."""
        if self._view is not View.TERMS or kind not in self.terms.gives:
            return False
        self.terms.gives[kind].step(by)
        return True

    def go_back(self) -> None:
        """To the offer."""
        self._show(View.OFFER)
        self.begin()

    def _refresh(self) -> None:
        perspective, task = self._perspective, self._task
        if perspective is None or task is None:
            return
        self._arrange()
        can = bool(perspective.may(Accept))
        self.accept.setEnabled(can)
        reason = perspective.game.refusal(self._composed(perspective)) if self._view is View.TERMS else None
        self.propose.setEnabled(reason is None)
        self._say(perspective, task, can, reason)

    def _arrange(self) -> None:
        """Show what belongs to the view. What goes is hidden first, or the strip would need room for both."""
        views: dict[View, tuple[QWidget, ...]] = {
            View.OFFER: (self._said, self.shown, self.accept, self.decline, self.say_why, self.counter),
            View.REASONS: (self._why, self.back),
            View.TERMS: (self._editor, self.propose, self.back),
        }
        here = views[self._view]
        for one in {widget for widgets in views.values() for widget in widgets}.difference(here):
            one.hide()
        for one in here:
            one.show()

    def _say(self, perspective: Perspective, task: Answering, can: bool, reason: str | None) -> None:
        if self._view is not View.TERMS:
            text = "" if can else tr("You do not have what is asked for.")
        elif self.terms.give == amounts(task.want, self._kits) and self.terms.want == amounts(task.give, self._kits):
            text = tr("Change what you give or what you get.")
        elif reason is not None:
            text = refusal_text(reason, self._kits)
        else:
            text = tr("{name} can accept or refuse.", name=perspective.name(task.proposer))
        self.status.setText(text)
        self.status.setVisible(bool(text))
        self.terms.say(text)
        for one in (self.accept, self.propose):
            one.setToolTip(text)
            one.setAccessibleDescription(text)

    def _composed(self, perspective: Perspective) -> Counter:
        return Counter(
            engine_goods(self.terms.give, perspective, self._kits),
            engine_goods(self.terms.want, perspective, self._kits),
        )

    def _edit(self) -> None:
        """Begin with the terms that were offered."""
        task = self._task
        assert task is not None
        self._view = View.TERMS
        self.terms.compose(amounts(task.want, self._kits), amounts(task.give, self._kits))
        self.terms.begin()

    def _accept(self) -> None:
        self.answered.emit(Accept())

    def _decline(self, reason: NoDeal) -> None:
        self.answered.emit(Decline(reason.value))

    def _propose(self) -> None:
        assert self._perspective is not None
        self.answered.emit(self._composed(self._perspective))
