"""The game page: prompt and board in the middle, players and log beside them, hand and decisions below.

It assembles the parts and connects their signals. The meaning of a game is up to the kits, the order of play up to the
controller, and the timing of what is shown up to the presenter.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from catanqt.kernel.game import Action, Event
from catanqt.ui.board.animator import Animator
from catanqt.ui.board.overlay import Overlay
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.board.view import BoardView
from catanqt.ui.decisions import StripStack
from catanqt.ui.decisions.action_questions import can_swap, can_trade
from catanqt.ui.decisions.trade_strip import TradeStrip
from catanqt.ui.games import kits
from catanqt.ui.games.help_links import Place, help_place
from catanqt.ui.kit.panels import Stage
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.refusal_text import refusal_text
from catanqt.ui.kit.view_data import Moment, Prompt, Spot
from catanqt.ui.pages.game import prompt_text
from catanqt.ui.pages.game.card_giving import CardGiving
from catanqt.ui.pages.game.drag_view import DragView
from catanqt.ui.pages.game.hand_strip import HandStrip
from catanqt.ui.pages.game.handover import Handover
from catanqt.ui.pages.game.hints import Hints
from catanqt.ui.pages.game.history_view import HistoryView
from catanqt.ui.pages.game.last_roll import LastRoll
from catanqt.ui.pages.game.recap_view import RecapControl
from catanqt.ui.pages.game.screen_reader import ScreenReader
from catanqt.ui.pages.game.side_panel import SidePanel
from catanqt.ui.pages.game.talk_view import TalkView
from catanqt.ui.pages.game.win_chance_view import WinChanceView
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.moments import moments
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.placement import Placement
from catanqt.ui.play.presenter import Presenter, Step
from catanqt.ui.qt.dock_state import restore_dock, save_dock
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound.event_sounds import is_roll
from catanqt.ui.text.house_rules import count_text, rule_lines, summary, tip
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.banner import Banner
from catanqt.ui.widgets.fixed_height_slot import FixedHeightSlot
from catanqt.ui.widgets.frame import DockGrip, RoundedFrame
from catanqt.ui.widgets.prompt import PromptBar
from catanqt.ui.widgets.side_scroll import SideScroll
from catanqt.ui.widgets.top_overlay import TopOverlay
from catanqt.ui.widgets.win_chance import WinChanceBar

END_MS = 1200
"""How long the board of a game that was just won stays in sight."""
HOUSE_RULES = "house-rules"
"""The name of the tool that shows them."""
PROMPT, GAP = 54, 8
"""The height of the place of the prompt, and the gap below it, which longer prompts may take."""


class GamePage(QWidget):
    """One game on the screen. Call `leave` before it is deleted; the controller goes on without it."""

    left = Signal()
    """The player wants to leave the game."""
    rules = Signal()
    """The player wants to read what the rules say about this moment: `help_place`."""
    house_rules = Signal()
    """The player wants to read what is played differently here."""
    forked = Signal(int)
    """The player wants a new game that goes on after so many entries of this one."""
    broken = Signal(str)
    """Something beside the game broke down, such as a hint; the report."""
    reviewed = Signal(bool)
    """How the game went is to be seen; whether it has just ended."""
    sounded = Signal(object, object)
    """Events that are seen to happen now, and the moment after them: for those who hear."""
    reached = Signal(object)
    """A `Moment` of the game: for those who hear."""

    def __init__(self, theme: Theme, controller: GameController, preferences: Preferences) -> None:
        super().__init__()
        self.controller = controller
        self._theme = theme
        self._heard: list[Event] = []
        """The dice that were heard while they tumbled."""
        self._news: list[Moment] = []
        """Banners that wait until a stage is over: they would cover it."""
        header = controller.session.record.header
        self.kits = kits(theme, header)
        self.placement = Placement(controller, self.kits, self)
        self.context = PageContext(theme, controller, self.placement, preferences, self.kits)
        self._make_board()
        self.prompt = PromptBar(theme, ("do", "hint", "undo", "redo", "pause"))
        self.prompt.add_tool("rules", tr("Rules"), "help", tr("What the rules say about this (F1)"))
        self._show_house_rules()
        self.strips = StripStack(self.context)
        self.side = SidePanel(self.context)
        self.hand = HandStrip(self.context)
        self.history_view = HistoryView(self.context, self.side, self.strips, self)
        self.recap = RecapControl(self.context, self.side, self.history_view.history, self.board, self)
        self.card_giving = CardGiving(self.hand, self.strips, self.history_view)
        self.cover = Handover(theme)
        self.win_chance = WinChanceBar(theme, len(header.seats))
        self.stages = [stage for kit in self.kits if (stage := kit.stage(self.context)) is not None]
        self._lay_out()
        self.overlay = Overlay(self)
        self.animator = Animator(self.context, self.scene, self.overlay, self._where, self.hand.dice.roll, self)
        self.banner = Banner(theme, lambda seat: theme.owners[controller.perspective.colour(seat)], self)
        self.presenter = Presenter(controller, self._moving, self._arrive, self)
        self.presenter.reading = lambda: self.banner.active
        self.announcer = ScreenReader(self.context, self.scene, self.board, self.prompt, self)
        self.talk = TalkView(self.context, self.kits, self.side.players, self.announcer, self)
        self.carrying = DragView(self.context, self.scene, self.board, self.overlay, self.animator)
        self.hints = Hints(self)
        self.chances = WinChanceView(self.context, self.win_chance, self._framed_board)
        self.last_roll = LastRoll(theme, self.hand.dice, self._framed_board)
        self._end = QTimer(self, singleShot=True, interval=END_MS)
        self._connect()
        self._sync(self.presenter.perspective)
        begin_at(self, self.board)

    def _make_board(self) -> None:
        board_layout = self.kits[0].board_layout()
        assert board_layout is not None, "a game has a board"
        for kit in self.kits:
            kit.decorate(board_layout)
        self.scene = BoardScene(board_layout, self.kits, self._theme, self)
        self.board = BoardView(self.scene, self.placement, self._theme)
        self.board.setAccessibleName(tr("Board"))
        self.board.viewport().setAccessibleName(tr("Board"))  # it is this that Qt reports as focused

    def _show_house_rules(self) -> None:
        """A quiet sign of what is played differently from the printed rules, if anything is."""
        lines = rule_lines(self.controller.session.record.header)
        if lines:
            made = self.prompt.add_tool(HOUSE_RULES, count_text(len(lines)), "book", tip(lines))
            made.setAccessibleDescription(summary(lines))

    # Layout

    def _lay_out(self) -> None:
        self.middle = QStackedWidget()
        self._framed_board = RoundedFrame(self._theme, self.board)
        self.middle.addWidget(self._framed_board)
        for stage in self.stages:
            self.middle.addWidget(stage)
        self.middle.addWidget(self.cover)
        self.centre = centre = QWidget()
        centre.setObjectName("page")
        self.column = column = QVBoxLayout(centre)
        column.setContentsMargins(10, 10, 0, 8)
        column.setSpacing(GAP)
        self.prompt.setParent(centre)
        self.prompt.keep_within(self._theme.px(PROMPT) + GAP)
        column.addWidget(FixedHeightSlot(self.prompt, self._theme.px(PROMPT)))
        column.addWidget(self.middle, 1)
        self.hand.seat(self.strips, self.history_view.bar)
        # A main window of its own within the page: it knows how to dock, and the hand runs below all of it.
        self._docking = QMainWindow()
        self._docking.setCentralWidget(centre)
        self._docking.setDockOptions(QMainWindow.DockOption.AnimatedDocks)
        self._dock = QDockWidget(tr("Players and log"))
        self._dock.setObjectName("side")
        self._dock.setWidget(SideScroll(self.side, self._theme.px(160), self.side.squeeze))
        self._dock.setTitleBarWidget(DockGrip(self._theme))
        self._docking.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._docking, 1)
        whole.addWidget(self.hand)
        self._restore_docks()

    def adopt(self, notice: QWidget) -> None:
        """Show a notice over the top of the board, which stays as it is."""
        notice.setProperty("inset", True)
        TopOverlay(notice, self.middle, self.centre)

    def _restore_docks(self) -> None:
        restore_dock(self._docking, self._dock, self.context.preferences.remembered("side_panel"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.overlay.setGeometry(self.rect())
        self.overlay.raise_()
        self._place_banner()
        size = event.size()
        grip = self._theme.px(DockGrip.HEIGHT)
        self.side.fit(size.width(), size.height() - self.hand.height() - grip)
        self.hand.fit(size.width())
        self.prompt.fit(size.width())
        self.history_view.bar.fit(size.width())

    # What happens

    def _connect(self) -> None:
        controller, placement = self.controller, self.placement
        controller.waits = lambda perspective: any(kit.waits(perspective) for kit in self.kits)
        controller.automatic_action = self._automatic_action
        self.presenter.connect_table()
        self.presenter.began.connect(self._begin)
        self.presenter.told.connect(self._tell)
        self.presenter.shown.connect(self._sync)
        self.animator.settled.connect(self.presenter.advance)
        self.banner.began.connect(self.reached)
        self.banner.ended.connect(self.presenter.advance)
        controller.refused.connect(self._refused)
        controller.covered.connect(self._covered)
        controller.paused.connect(self._paused)
        placement.changed.connect(self._placing_changed)
        placement.refused.connect(self._refused)
        placement.many.connect(self.strips.open_actions)
        self.cover.lifted.connect(controller.reveal)
        self.hand.trade.connect(self.open_trade)
        self.hand.review.connect(lambda: self.reviewed.emit(False))
        self._end.timeout.connect(self._show_end)
        self.hand.refused.connect(self.prompt.say_refusal)
        self.card_giving.refused.connect(self.prompt.say_refusal)
        self.hand.unfocused.connect(self.board.setFocus)
        self.prompt.unfocused.connect(self.board.setFocus)
        self.prompt.pressed.connect(self._tool_pressed)
        self.hand.several.connect(self.strips.open_actions)
        self.side.actions_chosen.connect(self.strips.open_actions)
        self.side.looked_at.connect(controller.look_at)
        self.side.recap_wanted.connect(self.recap.toggle)
        self.recap.came.connect(self.announcer.speak)
        self.recap.went.connect(self.board.setFocus)
        self.strips.shown.connect(self._strip_shown)
        self.strips.kept.connect(self._escape)
        self.board.pointed.connect(self.announcer.point)
        for stage in self.stages:
            stage.changed.connect(self._stage_changed)
        for view in self.findChildren(QAbstractItemView):
            view.installEventFilter(self)
        self.hints.failed.connect(self.broken)
        self.history_view.follow(self.animator, self.presenter)
        self.history_view.bar.play_on.connect(self.forked)
        self.prompt.show_paused(controller.is_paused)

    def leave(self) -> None:
        """Stop listening; whatever moves arrives, so that the controller is not held for ever."""
        self.context.preferences.remember("side_panel", save_dock(self._docking, self._dock))
        self._end.stop()
        self.talk.stop()
        self.history_view.leave()
        self.hints.leave()
        self.chances.leave()
        controller = self.controller
        self.presenter.leave()
        controller.refused.disconnect(self._refused)
        controller.covered.disconnect(self._covered)
        controller.paused.disconnect(self._paused)
        controller.waits = lambda perspective: False
        controller.automatic_action = lambda perspective: None

    def _automatic_action(self, perspective: Perspective) -> Action | None:
        found = (kit.automatic_action(perspective, self.context.preferences) for kit in self.kits)
        return next((action for action in found if action is not None), None)

    # What is animated, told and shown, in this order

    @property
    def perspective(self) -> Perspective:
        """The moment that is shown; the controller may be ahead of it."""
        return self.presenter.perspective

    def _moving(self) -> bool:
        """Whether what was played is still seen happening, on the board or on a stage."""
        return self.animator.busy or any(stage.withholds_news for stage in self.stages)

    def _arrive(self) -> None:
        """Whatever moves arrives at once, and nothing is left to be read."""
        self.animator.finish()
        self.hand.dice.finish()
        self._news = []
        self.banner.clear()

    def _begin(self, step: Step) -> None:
        """Let an action be seen happening. Dice are heard while they tumble."""
        events = step.played.events
        if self.middle.currentIndex() == 0 and self.isVisible():
            self.animator.show(events, step.after, self.board.transform().m11())
        if self.animator.busy and not step.again:
            self._heard = [event for event in events if is_roll(event)]
            self.sounded.emit(self._heard, step.after)

    def _tell(self, step: Step) -> None:
        """It has been seen: say it, in the log, aloud and in a banner."""
        if step.again:
            return
        played, perspective = step.played, step.after
        found = moments(played.events, step.before, perspective, self.kits)
        self.side.tell(played, perspective)
        self.announcer.tell(played, perspective, found)
        self.sounded.emit([event for event in played.events if event not in self._heard], perspective)
        self._heard = []
        self._show_moments(found)
        self.talk.tell(step)
        if perspective.over:
            self._end.start()

    def _stage(self, perspective: Perspective) -> Stage | None:
        """The stage that has the board's place."""
        return next((stage for stage in self.stages if stage.wanted(perspective)), None)

    def _show_moments(self, found: list[Moment]) -> None:
        """Banners for these moments, and for those that a stage kept waiting."""
        found = self._news + found
        self._news = found if self._stage(self.perspective) is not None else []
        if self._news or not found:
            return
        still = self.context.preferences["reduce_motion"] or not self.isVisible()
        self._place_banner()
        self.banner.queue(found, 0.0 if still else self.animator.speed)

    def _place_banner(self) -> None:
        self.banner.place(QRect(self.middle.mapTo(self, QPoint(0, 0)), self.middle.size()))

    def _show_end(self) -> None:
        """How it went, once nothing moves any more; unless the last move was taken back, or the past is looked at."""
        perspective = self.perspective
        if self.presenter.busy or self._stage(perspective) is not None:
            self._end.start()
        elif perspective.over and perspective.live:
            self.reviewed.emit(True)

    def _sync(self, perspective: Perspective) -> None:
        new, moved = self.scene.sync(perspective)
        if self.isVisible() and perspective.flows:
            self.animator.pieces(new, moved)
        self.placement.sync(perspective)
        self.hand.sync(perspective)
        self.last_roll.sync()
        for stage in self.stages:
            stage.sync(perspective)
        self._show_middle()
        self._show_moments([])
        self.hints.sync(perspective)
        self.chances.sync(perspective)
        self._show_words(perspective)

    def _show_words(self, perspective: Perspective) -> None:
        """How things stand, and what is to be decided."""
        self.side.sync(perspective)
        self.recap.sync(perspective)
        self.strips.sync(perspective)
        self._show_prompt(perspective)
        self.announcer.expect(perspective)

    def _stage_changed(self) -> None:
        self._show_moments([])
        self.presenter.advance()
        self._show_middle()
        self.refresh_prompt()

    def _show_middle(self) -> None:
        """The cover, the scene that is on, or the board."""
        perspective = self.perspective
        shown: QWidget | None = self._stage(perspective)
        if shown is None:
            shown = self.cover if self._needs_cover(perspective) else self._framed_board
        focused = self.focusWidget()
        if self.middle.isAncestorOf(focused) and not shown.isAncestorOf(focused):
            self.board.setFocus()  # else the keys would go to whatever comes next
        self.middle.setCurrentWidget(shown)

    def _needs_cover(self, perspective: Perspective) -> bool:
        return (
            perspective.live
            and len(self.controller.humans) > 1
            and perspective.actor in self.controller.humans
            and not perspective.acting
        )

    def _covered(self, seat: int) -> None:
        self.cover.ask(self.controller.perspective.name(seat), self.controller.perspective.colour(seat))

    # Words

    def _show_prompt(self, perspective: Perspective) -> None:
        self.prompt.enable_tool("undo", self.controller.can_undo)
        self.prompt.enable_tool("pause", not perspective.over or self.controller.is_paused)
        self.prompt.enable_tool("redo", self.controller.can_redo)
        stage = self._stage(perspective)
        staged = None if stage is None else stage.prompt
        prompt = staged or self.hints.prompt(perspective) or self._moment(perspective)
        colour = perspective.colour(prompt.seat) if prompt.seat != NOBODY else None
        self.prompt.show_prompt(prompt.text, prompt.detail, colour, self.hints.icon)

    def refresh_prompt(self) -> None:
        """The text about the same moment has changed."""
        self._show_prompt(self.perspective)

    def _moment(self, perspective: Perspective) -> Prompt:
        return (
            prompt_text.moment(perspective, self.kits, self.controller.waits_in_pause)
            if perspective.live
            else self.history_view.prompt(perspective)
        )

    def _refused(self, reason: str) -> None:
        self.prompt.say_refusal(self.words_for(reason))

    def words_for(self, reason: str) -> str:
        """Why something is not allowed, in words."""
        return refusal_text(reason, self.kits)

    def _paused(self, paused: bool) -> None:
        self.prompt.show_paused(paused)
        self._show_words(self.perspective)

    def _tool_pressed(self, name: str) -> None:
        if name == "undo":
            self.controller.undo()
        elif name == "redo":
            self.controller.redo()
        elif name == "pause":
            self.controller.pause(not self.controller.is_paused)
        elif name == "hint":
            self.hints.toggle()
        elif name == "do":
            self.hints.do()
        elif name == "rules":
            self.rules.emit()
        elif name == HOUSE_RULES:
            self.house_rules.emit()

    def help_place(self) -> Place:
        """Where the rules speak of what is going on."""
        return help_place(self.controller.perspective, self._about())

    def _about(self) -> str:
        """What the player points at, by mouse or keyboard; nothing if it is the moment itself."""
        parts = {"build": self.hand.tray, "cards": self.hand.special}
        pointed = [widget for widget in (QApplication.widgetAt(QCursor.pos()), self.focusWidget()) if widget]
        found = (name for widget in pointed for name, part in parts.items() if part in (widget, widget.parentWidget()))
        return next(found, "trade" if isinstance(self.strips.current, TradeStrip) else "")

    # The piece in hand

    def _placing_changed(self) -> None:
        placement, perspective = self.placement, self.controller.perspective
        seat = perspective.viewer
        colour = perspective.colour(seat) if seat != NOBODY else next(iter(self._theme.owners))
        self.scene.show_sites(placement.spots, placement.hot, seat, colour)
        self.scene.show_ghost(placement.piece, placement.hot, seat)
        if not placement.dragging:
            self.overlay.carry(None)
        self._return_keys()
        self.hints.consider(placement.spots.get(placement.hot, ()) if placement.hot is not None else ())
        if placement.hot is not None and self.scene.has(placement.hot) and self.hints.hint.result is None:
            self.prompt.show_detail(self.scene.board_layout.describe(placement.hot))

    def _return_keys(self) -> None:
        """A piece for the board is in hand: where the one before it went, beside the board, has the keys no more."""
        focused, spots = self.focusWidget(), self.placement.spots
        beside = [zone for zone in self.placement.zones if isinstance(zone, QWidget)]
        if focused in beside and spots and all(map(self.scene.has, spots)):
            self.board.setFocus()

    # Where things are on the page

    def _where(self, target: Spot | int | None) -> QPointF | None:
        if isinstance(target, Spot):
            point = self.placement.point_of(target)
            return None if point is None else QPointF(self.mapFromGlobal(point))
        if target is None:
            return QPointF(self.mapFromGlobal(self.hand.bank_point()))
        if target == self.controller.perspective.viewer:
            return QPointF(self.mapFromGlobal(self.hand.hand_point()))
        return QPointF(self.mapFromGlobal(self.side.seat_point(target)))

    # Keys and menus

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lists would search for what is typed; here letters and numbers stand for moves, wherever the focus is."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.hand.press_key(event):
            return True
        return super().eventFilter(watched, event)

    def _strip_shown(self, shown: bool) -> None:
        """What is decided gives the keys back to the board."""
        if not shown:
            self.board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not self.history_view.press_space():
                self.skip()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif not self.hand.press_key(event):
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Leave what was begun last: thinking about a hint, a piece in hand, a question, a hint, the past."""
        strip = self.strips.current
        if self.hints.stop():
            return
        if self.placement.piece is not None and not self.placement.forced:
            self.placement.put_back()
        elif strip is not None and strip.closable:
            self.strips.close_strip()
        elif not (self.hints.close() or self.recap.close()):
            self.history_view.close()

    def skip(self) -> None:
        """Jump to the present: whatever moves arrives at once."""
        self.presenter.skip()

    def zoom(self, factor: float) -> None:
        """Zoom the board; 0 fits it."""
        if factor:
            self.board.zoom_by(factor)
        else:
            self.board.fit()

    def toggle_side(self) -> None:
        self._dock.setVisible(self._dock.isHidden())

    def toggle_recap(self) -> None:
        """Open or close what happened since the viewer's turn, beside the board."""
        was_hidden = self._dock.isHidden()
        self._dock.show()
        if not was_hidden or self.recap.card.isHidden():
            self.recap.toggle()

    def open_trade(self) -> None:
        """Compose a trade; where there is nothing to compose but goods to swap, show where that is done."""
        perspective = self.perspective
        if can_trade(perspective, self.kits):
            self.strips.open_trade()
        elif can_swap(perspective, self.kits):
            self._dock.show()
            self.side.show_market()
