"""All strips of a page: which one is shown follows from the moment, and from what the viewer has opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from catanqt.kernel.game import Action
from catanqt.rules.base.trade import Answering, Choosing, Confirm, Withdraw
from catanqt.session import Played
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Pick, Question
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.strips.answering import AnswerStrip
from catanqt.ui.strips.deciding import buildable, can_trade, ends_turn, for_actions, question
from catanqt.ui.strips.pick import PickStrip
from catanqt.ui.strips.question import QuestionStrip
from catanqt.ui.strips.strip import Strip
from catanqt.ui.strips.talks import Talk, Talks
from catanqt.ui.strips.trading import TradeStrip


class Strips(QWidget):
    """The place beside the hand where decisions are made. Hidden while there is nothing to decide there."""

    shown = Signal(bool)
    """Whether a strip is in sight now."""
    kept = Signal()
    """Escape was pressed in a strip that wants an answer: it may be meant for something else."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._kits = tuple(desk.kits)
        self._talks = Talks()
        self._talks.recall(desk.table.session)
        self._seen: Seen | None = None
        self._opened: tuple[Action, ...] = ()
        self._trading = False
        self.current: Strip | None = None
        theme = desk.theme
        self.question = QuestionStrip(theme)
        self.pick = PickStrip(theme, self._kits)
        self.trade = TradeStrip(theme, self._kits)
        self.answer = AnswerStrip(theme, self._kits)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for strip in (self.question, self.pick, self.trade, self.answer):
            column.addWidget(strip)
            strip.hide()
            strip.closed.connect(self.close_strip)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._escape)
        self._connect()
        self.hide()

    def _connect(self) -> None:
        table = self._desk.table
        table.played.connect(self._hear)
        self.question.chosen.connect(table.submit)
        self.answer.answered.connect(table.submit)
        self.pick.picked.connect(self._picked)
        self.trade.offered.connect(table.submit)
        self.trade.exchanged.connect(self._exchange)
        self.trade.taken.connect(self._take)
        self.trade.withdrawn.connect(lambda: table.submit(Withdraw()))

    @property
    def needs(self) -> int:
        """How many pixels of the width the strip in sight wants for itself."""
        return 0 if self.current is None else self.current.needs

    # What the page asks for

    def open_trade(self) -> None:
        """Let the viewer compose a trade, if there is anything to trade with."""
        if self._seen is not None and can_trade(self._seen, self._kits):
            self._opened, self._trading = (), True
            self._talks.talk = None
            self.trade.clear()
            self.sync(self._seen)

    def give(self, kind: str) -> bool:
        """Give a card of the hand into what is open, or open a trade or a swap with it; whether that is possible."""
        seen = self._seen
        if self.current is not None or seen is None:
            return self.current is not None and self.current.give(kind, 1)
        swaps = [action for kit in self._kits for action in kit.swaps(kind, seen)]
        if swaps:
            self.open_actions(swaps)
            return True
        self.open_trade()
        shown: Strip | None = self.current  # opened meanwhile
        return shown is not None and shown.give(kind, 1)

    def take_back(self, kind: str) -> bool:
        """Take a card back out of what is open."""
        return self.current is not None and self.current.give(kind, -1)

    def open_actions(self, actions: Sequence[Action]) -> None:
        """Ask which of several actions of one gesture or card is meant."""
        if self._seen is not None and actions:
            self._opened, self._trading = tuple(actions), False
            self.sync(self._seen)

    def close_strip(self) -> None:
        """Leave what may be left: a question the viewer has opened, an offer not yet made, other terms."""
        if self.current is None or not self.current.closable:
            return
        if self.current is self.answer:
            self.answer.go_back()
            return
        self._opened, self._trading = (), False
        if self._seen is not None:
            self.sync(self._seen)

    def _escape(self) -> None:
        if self.current is not None and self.current.closable:
            self.close_strip()
        else:
            self.kept.emit()

    def sync(self, seen: Seen) -> None:
        """Show the strip this moment wants."""
        self._seen = seen
        self._talks.sync(seen)
        self._forget_what_is_over(seen)
        self._show(self._wanted(seen))

    # Which strip

    def _forget_what_is_over(self, seen: Seen) -> None:
        """What the viewer has opened lasts as long as it can be done."""
        if not seen.live:
            return
        if self._negotiating(seen):
            self._trading = True
        elif seen.state.turn != seen.viewer or not can_trade(seen, self._kits):
            self._trading = False
        if not seen.acting or any(seen.game.refusal(action) is not None for action in self._opened):
            # Asked of the rules, not of the menu: a payment that was made up is in no menu.
            self._opened = ()
        if ends_turn(self._opened, seen, self._kits) and not buildable(seen, self._kits):
            self._opened = ()  # it was built meanwhile: the turn can be ended unasked

    def _wanted(self, seen: Seen) -> Strip | None:
        if not seen.live or seen.over or seen.viewer == NOBODY:
            return None
        if seen.acting and isinstance(seen.task, Answering):
            self.answer.sync(seen, seen.task)
            return self.answer
        asked = question(seen, self._kits)
        if asked is not None:
            return self._asking(asked, seen, closable=False)
        if self._opened:
            return self._asking(for_actions(self._opened, seen, self._kits), seen, closable=True)
        if self._trading:
            self.trade.sync(seen, self._own_talk(seen))
            return self.trade
        return None

    def _negotiating(self, seen: Seen) -> bool:
        """Whether the viewer's own offer lies on the table."""
        return isinstance(seen.task, Answering | Choosing) and self._own_talk(seen) is not None

    def _own_talk(self, seen: Seen) -> Talk | None:
        talk = self._talks.talk
        return talk if talk is not None and talk.proposer == seen.viewer else None

    def _asking(self, asked: Question | Pick, seen: Seen, closable: bool) -> Strip:
        strip: QuestionStrip | PickStrip
        if isinstance(asked, Question):
            strip, new = self.question, self.question.ask(asked, seen, closable)
        else:
            strip, new = self.pick, self.pick.ask(asked, closable)
        if new and strip is self.current:
            strip.begin()
        return strip

    def _show(self, strip: Strip | None) -> None:
        old, self.current = self.current, strip
        if strip is old:
            return
        if old is not None:
            old.hide()
        self.setVisible(strip is not None)
        if strip is not None:
            strip.show()
            strip.begin()
        if (old is None) != (strip is None):
            self.shown.emit(strip is not None)

    # What was decided

    def _hear(self, played: Played, seen: Seen) -> None:
        self._talks.hear(played.events)

    def _picked(self, kinds: Sequence[str]) -> None:
        assert self.pick.pick is not None
        self._desk.table.submit_all(list(self.pick.pick.actions(kinds)))

    def _exchange(self, actions: Sequence[Action]) -> None:
        self._trading = False
        self._desk.table.submit_all(list(actions))

    def _take(self, seat: int) -> None:
        self._trading = False
        self._desk.table.submit(Confirm(seat))
