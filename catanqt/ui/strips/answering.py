"""The answer strip: somebody offers a trade; accept it, decline it with a reason, or offer other terms."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from catanqt.rules.base.trade import Accept, Answering, Counter, Decline, NoDeal
from catanqt.ui.games import goods
from catanqt.ui.games.classic.refusals import no_deal
from catanqt.ui.games.kit import Kit
from catanqt.ui.language import tr
from catanqt.ui.seen import Seen
from catanqt.ui.strips.controls import button
from catanqt.ui.strips.deciding import amounts, engine_goods, refusal_words, tradeable
from catanqt.ui.strips.strip import Strip
from catanqt.ui.strips.terms import ShownTerms, Terms
from catanqt.ui.theme import Theme
from catanqt.ui.widgets.marks import OwnerMark
from catanqt.ui.widgets.parts import label


class AnswerStrip(Strip):
    """Answers an `Answering` task; `answered` carries the action."""

    answered = Signal(object)

    def __init__(self, theme: Theme, kits: Sequence[Kit]) -> None:
        super().__init__(theme)
        self._kits = kits
        self._seen: Seen | None = None
        self._task: Answering | None = None
        self._editing = False
        self.emblem = OwnerMark(theme, size=theme.px(34))
        self.text = label("", "prompt", wrap=True)
        self.status = label("", "muted", wrap=True)
        self.shown = ShownTerms(theme, kits)
        self.terms = Terms(theme)
        self.terms.changed.connect(self._refresh)
        self.accept = button(tr("Accept"), theme, self._accept, icon="check", primary=True)
        self.decline = button(tr("Decline"), theme, lambda: self.answered.emit(Decline(NoDeal.NO.value)), icon="close")
        self.say_why = button(tr("Say why …"), theme, self._open_reasons, flat=True)
        self.reasons = QMenu(self)
        for reason in NoDeal:
            chosen = self.reasons.addAction(no_deal(reason))
            chosen.triggered.connect(lambda checked=False, said=reason.value: self.answered.emit(Decline(said)))
        self.counter = button(tr("Other terms …"), theme, self._edit, icon="edit")
        self.back = button(tr("Back"), theme, self.stop_editing)
        self.propose = button(tr("Offer this"), theme, self._propose, icon="trade", primary=True)
        self._said, self._editor = QWidget(), QWidget()
        self._said.setMinimumWidth(theme.px(140))
        self._said.setMaximumWidth(theme.px(230))
        self._lay_out()

    def _lay_out(self) -> None:
        theme = self.theme
        column = QVBoxLayout(self._said)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(3))
        column.addStretch(1)
        column.addWidget(self.text)
        column.addWidget(self.status)
        column.addStretch(1)
        beside = QHBoxLayout(self._editor)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.terms)
        beside.addStretch(1)
        self.row.addWidget(self.emblem)
        self.row.addWidget(self._said, 3)
        self.row.addWidget(self.shown, 4)
        self.row.addWidget(self._editor, 4)
        self.row.addLayout(self._buttons())

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
        """An offer wants an answer; only editing can be left."""
        return self.editing

    @property
    def editing(self) -> bool:
        return self._editing

    def sync(self, seen: Seen, task: Answering) -> None:
        new, self._seen, self._task = task != self._task, seen, task
        name = seen.name(task.proposer)
        self.emblem.show_owner(seen.colour(task.proposer))
        self.text.setText(tr("{name} offers you a trade", name=name))
        got, paid = goods.words(self._kits, task.give), goods.words(self._kits, task.want)
        self.setAccessibleName(tr("{name} offers you {give} for {want}", name=name, give=got, want=paid))
        self.shown.show_terms(task.want, task.give)
        self.terms.sync(tradeable(seen, self._kits), {})
        if new:
            self.stop_editing()
        self._refresh()

    def _refresh(self) -> None:
        seen, task = self._seen, self._task
        if seen is None or task is None:
            return
        self._arrange()
        can = bool(seen.may(Accept))
        self.accept.setEnabled(can)
        reason = seen.game.refusal(self._composed(seen)) if self.editing else None
        self.propose.setEnabled(reason is None)
        self._say(seen, task, can, reason)

    def _arrange(self) -> None:
        """Show the offer, or the editor. What goes is hidden first, or the strip would need room for both."""
        answer = (self._said, self.shown, self.accept, self.decline, self.say_why, self.counter)
        edit = (self._editor, self.propose, self.back)
        gone, here = (answer, edit) if self.editing else (edit, answer)
        for one in gone:
            one.hide()
        for one in here:
            one.show()

    def _say(self, seen: Seen, task: Answering, can: bool, reason: str | None) -> None:
        if not self.editing:
            text = "" if can else tr("You do not have what is asked for.")
        elif self.terms.give == amounts(task.want, self._kits) and self.terms.want == amounts(task.give, self._kits):
            text = tr("Change what you give or what you get.")
        elif reason is not None:
            text = refusal_words(reason, self._kits)
        else:
            text = tr("{name} may take it or leave it.", name=seen.name(task.proposer))
        self.status.setText(text)
        self.status.setVisible(bool(text))
        self.terms.say(text)
        for one in (self.accept, self.propose):
            one.setToolTip(text)
            one.setAccessibleDescription(text)

    def _composed(self, seen: Seen) -> Counter:
        return Counter(engine_goods(self.terms.give, seen, self._kits), engine_goods(self.terms.want, seen, self._kits))

    def _edit(self) -> None:
        """Begin with the terms that were offered."""
        task = self._task
        assert task is not None
        self._editing = True
        self.terms.compose(amounts(task.want, self._kits), amounts(task.give, self._kits))
        self._refresh()
        self.terms.begin()

    def stop_editing(self) -> None:
        self._editing = False
        self._refresh()

    def _accept(self) -> None:
        self.answered.emit(Accept())

    def _propose(self) -> None:
        assert self._seen is not None
        self.answered.emit(self._composed(self._seen))

    def _open_reasons(self) -> None:
        corner = self.say_why.mapToGlobal(self.say_why.rect().topLeft())
        self.reasons.popup(corner)
