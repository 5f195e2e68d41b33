"""The history on the game page: its bar, its keys and its texts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from catanqt.ui.board.animator import Animator
from catanqt.ui.decisions import StripStack
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.pages.game.side_panel import SidePanel
from catanqt.ui.play.history import History
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.presenter import Presenter
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.history_bar import HistoryBar


class HistoryView(QObject):
    """Earlier moments on a game page."""

    def __init__(self, context: PageContext, side: SidePanel, strips: StripStack, page: QWidget) -> None:
        super().__init__(page)
        self._context, self._side, self._strips, self._page = context, side, strips, page
        self.history = History(context.controller, self)
        self.history.told = side.tells
        self.bar = HistoryBar(context.theme, self.history)
        self.history.changed.connect(self.show)
        strips.shown.connect(self.show)
        self._set_keys()

    def _set_keys(self) -> None:
        history = self.history
        for keys, do in (
            ("Alt+Left", lambda: history.step(-1)),
            ("Alt+Right", lambda: history.step(1)),
            ("Alt+PgUp", lambda: history.step_turn(-1)),
            ("Alt+PgDown", lambda: history.step_turn(1)),
        ):
            QShortcut(QKeySequence(keys), self._page, do)

    def follow(self, animator: Animator, presenter: Presenter) -> None:
        """Let what happens again move as it did; a replay waits for it."""
        self.history.moving = lambda: presenter.busy
        self.history.tempo.connect(animator.set_tempo)

    def leave(self) -> None:
        self.history.leave()

    def show(self) -> None:
        """Show the bar if it is wanted; a decision that is asked for now has the place under the board to itself."""
        history = self.history
        wanted = history.looking_back or (history.open and self._strips.current is None)
        focused: QWidget | None = self._page.focusWidget()
        if not wanted and focused is not None and self.bar.isAncestorOf(focused):
            self._page.setFocus()  # the board has the keys again
        self.bar.setVisible(wanted)
        if wanted:
            self.bar.sync(self._context.controller.perspective)

    def toggle(self) -> None:
        """Show the bar, or put it away and come back to now; from a decision it is one step back, where it has room."""
        self.history.show(self.bar.isHidden())
        if self.history.open:
            if self._strips.current is not None and not self.history.looking_back:
                self.history.step(-1)
            self.bar.timeline.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def replay(self) -> None:
        """Show the whole game again from its beginning."""
        self.history.go(0)
        self.history.play()

    def press_space(self) -> bool:
        """Play or pause, while the past is looked at."""
        if self.history.looking_back:
            self.history.play(not self.history.playing)
        return self.history.looking_back

    def close(self) -> bool:
        """Come back to now, if the bar is there; whether it was."""
        if not self.history.open:
            return False
        self.history.show(False)
        return True

    def prompt(self, perspective: Perspective) -> Prompt:
        """Which turn is looked at, and what happened last."""
        told = self._side.told(self.history.position - 1)
        if not perspective.state.turn_number:
            return Prompt(tr("You are looking back at the time before the first turn."), told)
        turn, seat = perspective.state.turn_number, perspective.state.turn
        if seat == perspective.viewer:
            return Prompt(tr("You are looking back at your own turn {turn}.", turn=turn), told, seat)
        text = tr("You are looking back at turn {turn} of {name}.", turn=turn, name=perspective.name(seat))
        return Prompt(text, told, seat)
