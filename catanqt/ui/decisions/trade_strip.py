"""The trade strip: compose an offer, send it to the others or the bank, and take one of the answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from catanqt.rules.base.trade import Choosing, Confirm, Offer
from catanqt.ui.decisions.action_questions import amounts, bank_plan, engine_goods, exchanges, tradeable
from catanqt.ui.decisions.controls import button
from catanqt.ui.decisions.negotiation import Negotiation
from catanqt.ui.decisions.partners import ALONE, NAMED, PartnerRow
from catanqt.ui.decisions.strip import Strip
from catanqt.ui.decisions.trade_terms import ShownTerms, Terms
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.refusal_text import refusal_text
from catanqt.ui.kit.view_data import Exchange
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

NAMES_FROM, NEEDS, A_KIND = 352, 300, 58
"""So wide must a strip be for names, so wide without them, and so much wider for each kind of goods."""
DONE = 108
"""So wide is the column of buttons at least."""


class TradeStrip(Strip):
    """Steppers on the left, the others and their answers in the middle, what can be done on the right."""

    offered = Signal(object)
    """An `Offer` to make."""
    exchanged = Signal(object)
    """A list of actions: what to change at the bank."""
    taken = Signal(int)
    """Trade with this seat, on the terms it agreed to or asked for."""
    withdrawn = Signal()

    def __init__(self, theme: Theme, kits: Sequence[Kit]) -> None:
        super().__init__(theme)
        self._kits = kits
        self._perspective: Perspective | None = None
        self._talk: Negotiation | None = None
        self._changing = self._was_answered = False
        self._exchanges: list[Exchange] = []
        self._held: list[int] = []
        self.rows: list[PartnerRow] = []
        self.terms = Terms(theme)
        self.terms.changed.connect(self._refresh)
        self.shown = ShownTerms(theme, kits)
        self.cross = button("", theme, self.closed.emit, icon="close", flat=True, small=True)
        self.offer = button(tr("Offer"), theme, self._send, icon="trade", primary=True)
        self.bank = button(tr("Bank"), theme, self._change_at_bank, icon="bank")
        self.withdraw = button(tr("Withdraw"), theme, self.withdrawn.emit, icon="undo")
        self.change = button(tr("Edit"), theme, self._change_offer, icon="edit", primary=True)
        self._lay_out()

    def _lay_out(self) -> None:
        theme = self.theme
        self.setAccessibleName(tr("Trade"))
        self.cross.setAccessibleName(tr("Close"))
        self.cross.setToolTip(tr("Close (Esc)"))
        self._others = QVBoxLayout()
        self._others.setSpacing(theme.px(2))
        self._others.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._done = done = QVBoxLayout()
        done.setSpacing(theme.px(6))
        done.addStrut(theme.px(DONE))
        done.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignRight)
        done.addStretch(1)
        for one in (self.offer, self.withdraw, self.change, self.bank):
            done.addWidget(one)
        done.addStretch(1)
        self.row.addWidget(self.terms)
        self.row.addWidget(self.shown, 1)
        nest(self.row, self._others, 3)
        nest(self.row, done)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_names()

    def _show_names(self) -> None:
        """With many kinds of goods or long answers in a small window, the others are their emblems alone."""
        if self._answered:
            margins = self.row.contentsMargins()
            fixed = self.shown.minimumSizeHint().width() + self._done.sizeHint().width() + 2 * self.row.spacing()
            room = self.width() - fixed - margins.left() - margins.right() - self.theme.px(NAMED - ALONE)
            narrow = room < max((row.needed for row in self.rows), default=0)
        else:
            narrow = self.width() < self.theme.px(NAMES_FROM + A_KIND * len(self.terms.gives))
        for row in self.rows:
            row.toggle.set_narrow(narrow)

    @property
    def closable(self) -> bool:
        return not self.cross.isHidden()

    @property
    def needs(self) -> int:
        """The same from the first card to the last answer, or what is beside it would come and go."""
        return self.theme.px(NEEDS + A_KIND * len(self.terms.gives))

    def begin(self) -> None:
        """Begin with what to give; while others think, no key decides anything."""
        if self._answered:
            super().begin()
        else:
            self.terms.begin()

    def give(self, kind: str, by: int) -> bool:
        if self._asking or kind not in self.terms.gives:
            return False
        if self._answered:
            self._change_offer()
        self.terms.gives[kind].step(by)
        return True

    def clear(self) -> None:
        """Nothing is offered and nothing wanted."""
        self.terms.compose({}, {})

    def sync(self, perspective: Perspective, talk: Negotiation | None) -> None:
        """Show a moment of the trade; `talk` is the viewer's own offer, if there is one."""
        self._perspective, self._exchanges = perspective, exchanges(perspective, self._kits)
        rates = {one.give: one.amount for one in reversed(self._exchanges)}
        held = tradeable(perspective, self._kits)
        self._held = [card.count for card in held]
        self.terms.sync(held, rates)
        self._seat_partners(perspective)
        if talk is not self._talk:
            self._changing = False
        if talk is not None and talk is not self._talk:
            self.terms.compose(amounts(talk.give, self._kits), amounts(talk.want, self._kits))
            self.shown.show_terms(talk.give, talk.want)
            for row in self.rows:
                row.toggle.setChecked(row.seat in talk.to)
        self._talk = talk
        self._refresh()

    def _seat_partners(self, perspective: Perspective) -> None:
        others = [seat for seat in range(perspective.players) if seat != perspective.viewer]
        if [row.seat for row in self.rows] == others:
            return
        for old in self.rows:
            self._others.removeWidget(old)
            old.deleteLater()
        self.rows = [PartnerRow(self.theme, seat, perspective, self._kits) for seat in others]
        for row in self.rows:
            row.toggled.connect(self._refresh)
            row.taken.connect(self.taken)
            self._others.addWidget(row)
        self._show_names()

    # What can be done now

    @property
    def _asking(self) -> bool:
        """Whether the offer lies with the others, or waits for the viewer's choice."""
        return self._talk is not None and (self._talk.asked != NOBODY or self._choosing)

    @property
    def _answered(self) -> bool:
        """Whether the answers are looked at, rather than an offer composed."""
        return self._talk is not None and not self._changing

    @property
    def _choosing(self) -> bool:
        return (
            self._perspective is not None and self._perspective.acting and isinstance(self._perspective.task, Choosing)
        )

    def composed(self) -> Offer:
        """The offer as it stands."""
        perspective = self._perspective
        assert perspective is not None
        give, want = (engine_goods(side, perspective, self._kits) for side in (self.terms.give, self.terms.want))
        return Offer(give, want, tuple(row.seat for row in self.rows if row.toggle.isChecked()))

    def plan(self) -> list[Exchange]:
        """How the bank would do what is composed."""
        assert self._perspective is not None
        return bank_plan(self._perspective, self._exchanges, self.terms.give, self.terms.want)

    def _refresh(self) -> None:
        perspective = self._perspective
        if perspective is None:
            return
        asking = self._asking
        answered = self._answered
        partners = asking or perspective.composes(Offer)
        # What goes is hidden first, or the strip would need room for both.
        (self.terms if answered else self.shown).hide()
        self._show_answers(perspective)
        for row in self.rows:
            row.setVisible(partners)
        self.cross.setVisible(not asking)
        self.withdraw.setVisible(asking)
        self.withdraw.setEnabled(self._choosing)
        self.change.setVisible(answered and not asking)
        self.offer.setVisible(not answered and partners)
        self.bank.setVisible(not answered)
        (self.shown if answered else self.terms).show()
        self._show_names()
        if answered != self._was_answered:
            self._was_answered = answered
            self.begin()
        self._show_offer(perspective)
        self._show_bank()

    def _show_answers(self, perspective: Perspective) -> None:
        talk = self._talk if self._answered else None
        takeable = {action.seat for action in perspective.may(Confirm)}
        for row in self.rows:
            answer = None if talk is None else talk.answers.get(row.seat)
            thinking = talk is not None and talk.asked == row.seat
            row.show_answer(answer, thinking, not self._answered, row.seat in takeable, self._held)

    def _show_offer(self, perspective: Perspective) -> None:
        reason = None if self._asking else perspective.game.refusal(self.composed())
        self.offer.setEnabled(reason is None)
        text = self._situation(perspective, reason)
        self.terms.say(text)
        self.shown.say(text)
        self.offer.setToolTip(text if reason else tr("Ask the players you have ticked"))
        self.offer.setAccessibleDescription(self.offer.toolTip())

    def _situation(self, perspective: Perspective, reason: str | None) -> str:
        """Where the trade stands, in a line."""
        if self._choosing:
            if perspective.may(Confirm):
                return tr("Trade with one of them, or withdraw.")
            return tr("You can trade with none of them: withdraw your offer.")
        if self._talk is not None and self._talk.asked != NOBODY:
            return tr("Waiting for answers …")
        if self._answered:
            return tr("Nobody agreed.")
        if not self.terms.give or not self.terms.want:
            return tr("Choose what you give and what you get.")
        if self.plan():
            also, alone = tr("You can also swap this at once."), tr("You can swap this at once.")
            return also if perspective.composes(Offer) else alone
        if reason is not None:
            return refusal_text(reason, self._kits)
        return tr("Ask everybody, or only those you tick.")

    def _show_bank(self) -> None:
        plan = [] if self._answered else self.plan()
        self.bank.setEnabled(bool(plan))
        rates = {one.amount for one in plan}
        if len(rates) == 1:
            self.bank.setText(tr("{name} {rate}:1", "a bank trade", name=plan[0].name, rate=plan[0].amount))
        else:
            self.bank.setText(self._exchanges[0].name if self._exchanges else tr("Bank"))
        tip = tr("Swap this now") if plan else tr("Give as many as the rate asks for, and choose one to get.")
        self.bank.setToolTip(tip)
        self.bank.setAccessibleDescription(tip)

    def _send(self) -> None:
        self.offered.emit(self.composed())

    def _change_offer(self) -> None:
        """Nobody agreed: compose the next offer out of this one."""
        self._changing = True
        self._refresh()

    def _change_at_bank(self) -> None:
        self.exchanged.emit([one.action for one in self.plan()])
