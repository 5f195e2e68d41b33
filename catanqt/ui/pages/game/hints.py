"""A hint on the game page: marks the place of the move, explains it, and answers "why not?"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from catanqt.kernel.agent import Evaluation, Reason
from catanqt.kernel.game import Action
from catanqt.rules.base.trade import Accept, Answering, Counter
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.pages.game.hint_targets import Place, beside_the_board, places
from catanqt.ui.play.hint import SECONDS, Hint
from catanqt.ui.play.move_text import move_words
from catanqt.ui.play.reason_text import evaluation_words, reason_words
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import width
from catanqt.ui.widgets.halo import Halo

if TYPE_CHECKING:
    from catanqt.ui.pages.game.page import GamePage

TWO_LINES = 1.8
"""How many widths of a line two of them hold, for words are not broken."""
PATIENCE = 200
"""Milliseconds of thinking after which the page says so."""
TICK = 50
POINTS = (QEvent.Type.Enter, QEvent.Type.MouseMove, QEvent.Type.HoverMove, QEvent.Type.FocusIn)
LEAVES = (QEvent.Type.Leave, QEvent.Type.FocusOut)


class Hints(QObject):
    """Asks for hints and shows them. Prompt, board and buttons belong to the page."""

    failed = Signal(str)

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.hint = Hint(page.controller, self)
        self.hint.changed.connect(self._show)
        self.hint.failed.connect(self.failed)
        self.halo, self.target = Halo(page.context.theme, page), Halo(page.context.theme, page)
        self._places: list[Place] = []
        self._watched: list[QWidget] = []
        self._asked: tuple[Reason, ...] = ()
        self._ticks = QTimer(self, interval=TICK)
        self._ticks.timeout.connect(self._tick)
        page.prompt.show_tool("do", False)

    # What the page asks for

    def toggle(self) -> None:
        """Ask for a hint, or put it away."""
        if not self.close() and not self.hint.ask():
            self._page.prompt.say_refusal(tr("Hints are available when you have something to decide."))

    def close(self) -> bool:
        """Stop thinking, or put the hint away; whether there was anything to close."""
        was = self.hint.thinking or self.hint.result is not None
        self.hint.clear()
        return was

    def stop(self) -> bool:
        """Stop thinking; whether somebody thought."""
        return self.hint.thinking and self.close()

    def do(self) -> None:
        """Make the move."""
        if self.hint.result is not None:
            self._page.controller.submit_all(self.hint.result.together)

    def leave(self) -> None:
        self.hint.clear()

    def sync(self, perspective: Perspective) -> None:
        """A moment is shown: a hint for another one goes, one for this is marked anew."""
        self.hint.sync(perspective)
        self._page.prompt.enable_tool("hint", self.hint.available)
        if self.hint.result is not None:
            self._mark()

    # In words

    def prompt(self, perspective: Perspective) -> Prompt | None:
        """What the hint says, instead of what is expected; None without a hint."""
        result = self.hint.result
        if result is not None:
            text = tr("Hint: {move}", move=move_words(result.together, perspective, self._page.kits))
            reasons = self._asked or result.advice.reasons
            first = "" if self._asked else risk(result.action, reasons, perspective)
            return Prompt(text, self._why(first, reasons, perspective, result.advice.evaluation), perspective.viewer)
        if self.hint.thinking and self.hint.elapsed >= PATIENCE:
            return Prompt(tr("Looking for a good move …"), tr("Press Esc to stop."), perspective.viewer)
        return None

    def _why(self, why: str, reasons: Sequence[Reason], perspective: Perspective, evaluation: Evaluation) -> str:
        """After a first sentence as many reasons as there is room for, the most important first, and their source."""
        for reason in reasons:
            said = reason_words(reason, perspective)
            if not why and self._asked:
                said = tr("Why not this? {reasons}", reasons=said)
            longer = f"{why} {said}".strip()
            if why and not self._fits(longer):
                return why
            why = longer
        longer = f"{why} {evaluation_words(evaluation)}".strip()
        return longer if self._fits(longer) else why

    def _fits(self, words: str) -> bool:
        return width(words, self._page.context.theme.px(13)) <= TWO_LINES * self._page.prompt.words.width()

    @property
    def icon(self) -> str:
        """What stands before the words instead of a coin."""
        return "hint" if self.hint.result is not None else ""

    # On the page

    def _show(self) -> None:
        page, hint = self._page, self.hint
        there = hint.result is not None
        self._asked = ()
        self._ticks.start() if hint.thinking else self._ticks.stop()
        page.prompt.show_progress(None)
        page.prompt.show_tool("do", there)
        page.prompt.make_room(3 if there else 2)
        if there or hint.thinking:
            source = "" if hint.result is None else evaluation_words(hint.result.advice.evaluation)
            tip = "\n".join(filter(None, (tr("Hide the hint (H)"), source)))
            page.prompt.rename_tool("hint", tr("Hide hint"), "close", tip)
        else:
            page.prompt.rename_tool("hint", tr("Hint"), "hint", tr("Show what a strong player would do, and why (H)"))
        self._mark()
        page.refresh_prompt()
        self._speak()

    def _speak(self) -> None:
        """Tell it to those who listen, with the place that others see marked."""
        announcer, spot = self._page.announcer, self._page.scene.hint
        announcer.expect(self._page.controller.perspective)
        if spot is not None and announcer.listened():
            announcer.say(self._page.scene.board_layout.describe(spot))

    def _tick(self) -> None:
        """Show that somebody thinks, once it takes longer than a moment."""
        if self.hint.elapsed >= PATIENCE:
            self._page.prompt.show_progress(self.hint.elapsed / (1000 * SECONDS))
            self._page.refresh_prompt()

    def _mark(self) -> None:
        """Mark the spot of the board, and what has to be pressed or dragged."""
        page, result = self._page, self.hint.result
        self._unwatch()
        if result is None:
            page.scene.show_hint(None)
            self._ring(self.halo, None)
            self._ring(self.target, None)
            return
        gesture = page.placement.gesture(result.action)
        if gesture is None:
            page.scene.show_hint(None)
        else:
            page.scene.show_hint(gesture.piece, gesture.spot, page.controller.perspective.viewer)
        self._places = places(page)
        place = next((place for place in self._places if place.fits(result.action)), None)
        self._ring(self.halo, place)
        self._ring(self.target, beside_the_board(page, result.action))
        self._watch()

    def _ring(self, halo: Halo, place: Place | None) -> None:
        halo.ring(None if place is None else place.widget, None if place is None else place.part)

    # Why not?

    def _watch(self) -> None:
        self._watched = list({id(place.widget): place.widget for place in self._places}.values())
        for widget in self._watched:
            widget.installEventFilter(self)

    def _unwatch(self) -> None:
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._watched, self._places = [], []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in POINTS and isinstance(watched, QWidget):
            at = event.position().toPoint() if isinstance(event, QMouseEvent) else None
            self._point_at(watched, at)
        elif event.type() in LEAVES:
            self.consider(())
        return False

    def _point_at(self, widget: QWidget, at: QPoint | None) -> None:
        here = [place for place in self._places if place.widget is widget]
        if at is not None:
            here = [place for place in here if place.part().contains(at)]
        if len(here) == 1:
            moves = (self.hint.result.action, *self.hint.others) if self.hint.result is not None else ()
            self.consider([action for action in moves if here[0].fits(action)])

    def consider(self, actions: Iterable[Action]) -> None:
        """Say what speaks against moves that are pointed at; of none, say the hint again."""
        asked = self.hint.against(actions)
        if asked != self._asked:
            self._asked = asked
            self._page.refresh_prompt()
            self._page.announcer.expect(self._page.controller.perspective)


def risk(action: Action, reasons: Sequence[Reason], perspective: Perspective) -> str:
    """What other terms put at stake, an offer that could be accepted, where the adviser does not say so itself."""
    task = perspective.task
    told = any(reason.code == "risks-offer" for reason in reasons)
    if told or not isinstance(action, Counter) or not isinstance(task, Answering) or not perspective.may(Accept):
        return ""
    return tr("It is a risk: {name} may refuse, and then the offer is gone.", name=perspective.name(task.proposer))
