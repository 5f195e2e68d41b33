"""All strips of a page: the one that is shown depends on the moment and on what the viewer has opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from catanqt.kernel.game import Action
from catanqt.rules.base.trade import Answering, Choosing, Confirm, Withdraw
from catanqt.session import Played
from catanqt.ui.decisions.action_questions import buildable, can_trade, ends_turn, for_actions, question
from catanqt.ui.decisions.answer_strip import AnswerStrip
from catanqt.ui.decisions.negotiation import Negotiation, Negotiations
from catanqt.ui.decisions.pick import PickStrip
from catanqt.ui.decisions.question import QuestionStrip
from catanqt.ui.decisions.strip import Strip
from catanqt.ui.decisions.trade_strip import TradeStrip
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Pick, Question
from catanqt.ui.play.page_context import PageContext


class StripStack(QWidget):
    """The strips beside the hand. Hidden while there is nothing to decide."""

    shown = Signal(bool)
    """Whether a strip is in sight now."""
    kept = Signal()
    """Escape was pressed in a strip that wants an answer: it may be meant for something else."""

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._kits = tuple(context.kits)
        self._talks = Negotiations()
        self._talks.recall(context.controller.session)
        self._perspective: Perspective | None = None
        self._opened: tuple[Action, ...] = ()
        self._trading = False
        self.current: Strip | None = None
        theme = context.theme
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
        controller = self._context.controller
        controller.played.connect(self._hear)
        self.question.chosen.connect(self._chosen)
        self.answer.answered.connect(controller.submit)
        self.pick.picked.connect(self._picked)
        self.trade.offered.connect(controller.submit)
        self.trade.exchanged.connect(self._exchange)
        self.trade.taken.connect(self._take)
        self.trade.withdrawn.connect(lambda: controller.submit(Withdraw()))

    @property
    def needs(self) -> int:
        """How many pixels of the width the strip in sight wants for itself."""
        return 0 if self.current is None else self.current.needs

    def squeeze(self, room: int) -> None:
        """So many pixels are left beside dice and buttons: the strip in sight does with less if it can."""
        if self.current is not None:
            self.current.squeeze(room)

    # What the page asks for

    def open_trade(self) -> None:
        """Let the viewer compose a trade, if there is anything to trade with."""
        if self._perspective is not None and can_trade(self._perspective, self._kits):
            self._opened, self._trading = (), True
            self._talks.talk = None
            self.trade.clear()
            self.sync(self._perspective)

    def give(self, kind: str) -> bool:
        """Give a card of the hand into what is open, or open a trade or a swap with it; whether that is possible."""
        perspective = self._perspective
        if self.current is not None or perspective is None:
            return self.current is not None and self.current.give(kind, 1)
        swaps = [action for kit in self._kits for action in kit.swaps(kind, perspective)]
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
        if self._perspective is not None and actions:
            self._opened, self._trading = tuple(actions), False
            self.sync(self._perspective)

    def asks_about(self, action: Action) -> bool:
        """Whether just this action waits for the viewer's confirmation."""
        return self.current is self.question and self._opened == (action,)

    def close_strip(self) -> None:
        """Leave what may be left: a question the viewer has opened, an offer not yet made, other terms."""
        if self.current is None or not self.current.closable:
            return
        if self.current is self.answer:
            self.answer.go_back()
            return
        self._opened, self._trading = (), False
        if self._perspective is not None:
            self.sync(self._perspective)

    def _escape(self) -> None:
        if self.current is not None and self.current.closable:
            self.close_strip()
        else:
            self.kept.emit()

    def sync(self, perspective: Perspective) -> None:
        """Show the strip this moment wants."""
        self._perspective = perspective
        self._talks.sync(perspective)
        self._forget_what_is_over(perspective)
        self._show(self._wanted(perspective))

    # Which strip

    def _forget_what_is_over(self, perspective: Perspective) -> None:
        """What the viewer has opened lasts as long as it can be done."""
        if not perspective.live:
            return
        if self._negotiating(perspective):
            self._trading = True
        elif perspective.state.turn != perspective.viewer or not can_trade(perspective, self._kits):
            self._trading = False
        if not perspective.acting or any(perspective.game.refusal(action) is not None for action in self._opened):
            # Asked of the rules, not of the menu: a payment that was made up is in no menu.
            self._opened = ()
        if ends_turn(self._opened, perspective, self._kits) and not buildable(perspective, self._kits):
            self._opened = ()  # it was built meanwhile: the turn can be ended unasked

    def _wanted(self, perspective: Perspective) -> Strip | None:
        if not perspective.live or perspective.over or perspective.viewer == NOBODY:
            return None
        if perspective.acting and isinstance(perspective.task, Answering):
            self.answer.sync(perspective, perspective.task)
            return self.answer
        asked = question(perspective, self._kits)
        if asked is not None:
            return self._asking(asked, perspective, closable=False)
        if self._opened:
            return self._asking(for_actions(self._opened, perspective, self._kits), perspective, closable=True)
        if self._trading:
            self.trade.sync(perspective, self._own_talk(perspective))
            return self.trade
        return None

    def _negotiating(self, perspective: Perspective) -> bool:
        """Whether the viewer's own offer is open."""
        return isinstance(perspective.task, Answering | Choosing) and self._own_talk(perspective) is not None

    def _own_talk(self, perspective: Perspective) -> Negotiation | None:
        talk = self._talks.talk
        return talk if talk is not None and talk.proposer == perspective.viewer else None

    def _asking(self, asked: Question | Pick, perspective: Perspective, closable: bool) -> Strip:
        strip: QuestionStrip | PickStrip
        if isinstance(asked, Question):
            strip, new = self.question, self.question.ask(asked, perspective, closable)
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

    def _hear(self, played: Played, perspective: Perspective) -> None:
        self._talks.hear(played.events)

    def _chosen(self, action: Action) -> None:
        self._answered()
        self._context.controller.submit(action)

    def _answered(self) -> None:
        """What the viewer has opened closes with the answer, or a second click would do it again."""
        if self._opened and self._perspective is not None:
            self._opened = ()
            self.sync(self._perspective)

    def _picked(self, kinds: Sequence[str]) -> None:
        assert self.pick.pick is not None
        self._context.controller.submit_all(list(self.pick.pick.actions(kinds)))

    def _exchange(self, actions: Sequence[Action]) -> None:
        self._trading = False
        self._context.controller.submit_all(list(actions))

    def _take(self, seat: int) -> None:
        self._trading = False
        self._context.controller.submit(Confirm(seat))
