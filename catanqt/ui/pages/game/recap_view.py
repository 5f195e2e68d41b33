"""The recap on the game page: shown when the player's turn begins or on demand, hidden when they act."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from catanqt.kernel.game import Event
from catanqt.ui.board.view import BoardView
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line
from catanqt.ui.models.recap import RecapModel, lines
from catanqt.ui.pages.game.side_panel import SidePanel
from catanqt.ui.play.history import History
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.recap import Fact, happened, period, summary
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.recap import RecapCard

SHORE = 4
"""Pixels of sea that stay between the card and what lies on the board."""


class RecapControl(QObject):
    """Decides when the recap is shown, and fills it."""

    came = Signal(str)
    """It is there by itself; in plain words."""
    went = Signal()
    """It is gone, and the keyboard was in it."""

    def __init__(
        self, context: PageContext, side: SidePanel, history: History, board: BoardView, page: QWidget
    ) -> None:
        super().__init__(page)
        self._context, self._side, self._history, self._board, self._page = context, side, history, board, page
        self._memory = context.controller.page_memory
        self._perspective: Perspective | None = None
        self._told: Hashable = None
        self.enabled = True
        """Whether it comes by itself."""
        self.model = RecapModel(self)
        self.card = RecapCard(context.theme, self.model, context.controller.session.record.header, side)
        self.card.closed.connect(self.close)
        self.card.view.opened.connect(self._place)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place)
        for one in (side, side.players):
            one.installEventFilter(self)

    # When it is there

    def sync(self, perspective: Perspective) -> None:
        """Show it if it is wanted at this moment."""
        self._perspective = perspective
        key = self._key(perspective)
        asked = self._memory.recap
        wanted = asked[1] if asked is not None and asked[0] == key else self.enabled and self._comes(perspective)
        there = perspective.viewer != NOBODY and not perspective.over and self._side.isVisibleTo(self._page)
        self._show(wanted and there, perspective, key)

    def toggle(self) -> None:
        """Open or close it."""
        if self._perspective is not None and self._perspective.viewer != NOBODY and not self._perspective.over:
            self._memory.recap = (self._key(self._perspective), self.card.isHidden())
            self.sync(self._perspective)

    def close(self) -> bool:
        """Close it, if it is there; whether it was."""
        if self.card.isHidden():
            return False
        self.toggle()
        return True

    def _key(self, perspective: Perspective) -> Hashable:
        """The stretch of the game in which a wish of the player holds: until they act, or their turn comes."""
        entries = self._context.controller.session.record.entries
        own = (i for i in range(self._history.position - 1, -1, -1) if entries[i].actor == perspective.viewer)
        return perspective.viewer, next(own, -1), perspective.state.turn == perspective.viewer

    def _comes(self, perspective: Perspective) -> bool:
        """Whether the viewer's turn has just begun, and something happened before it."""
        if not perspective.acting or perspective.state.turn != perspective.viewer:
            return False
        marks = self._history.turns
        return bool(marks) and marks[-1].count == self._history.position and bool(self._lines(perspective))

    def _show(self, wanted: bool, perspective: Perspective, key: Hashable) -> None:
        card = self.card
        if not wanted:
            self._told = None
            self._hide()
            return
        told = self._lines(perspective) or [_nothing()]
        new = card.isHidden() or told != list(self.model.rows)
        self.model.update_rows(told)
        card.show()
        if new:
            card.view.begin()
        self._place()
        if new and perspective.acting and self._told != key:
            self._told = key
            self.came.emit(f"{tr('Since your turn')}: {self.model.text}")

    def _hide(self) -> None:
        focused = QApplication.focusWidget()
        inside = focused is not None and self.card.isAncestorOf(focused)
        self.card.hide()
        if inside:
            self.went.emit()

    # What it says

    def _lines(self, perspective: Perspective) -> list[Line]:
        told = period(self._history.turns, perspective.viewer, self._history.position)
        if told is None:
            return []
        facts = happened(self._context.controller.session, perspective.viewer, told, self._facts)
        return lines(summary(facts, perspective.viewer, perspective.players), perspective, self._context.kits)

    def _facts(self, events: Sequence[Event], before: Perspective, after: Perspective) -> list[Fact]:
        kits = self._context.kits
        return [fact for event in events for kit in kits for fact in kit.facts(event, before, after)]

    # Where it is

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if moved and not self.card.isHidden():
            self._place()
            self._later.start()  # and once more when all of the column has its place
        elif watched is self._side and event.type() == QEvent.Type.Hide:
            self._hide()
        elif watched is self._side and event.type() == QEvent.Type.Show and self._perspective is not None:
            self.sync(self._perspective)
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Hear of the column's moves: it stands still in what holds it, and that moves in the page."""
        holder = self._side.parentWidget()
        while holder is not None and holder is not self._page:
            holder.installEventFilter(self)
            holder = holder.parentWidget()

    def _place(self) -> None:
        self._follow()
        self._seat_card()
        side, host = self._side, self.card.parentWidget()
        assert host is not None
        room, top = side.log_room, 0 if self.card.view.whole else side.players.geometry().bottom() + 1
        if host is side:
            self.card.place(room, top, 0, room.width())
            return
        corner = side.mapTo(host, QPoint(0, 0))
        place = room.translated(corner)
        left = place.center().x() < host.width() / 2
        sea = self._sea(place.adjusted(0, top - room.top(), 0, 0), left)
        self.card.place(place, top + corner.y(), 1 if left else -1, sea)

    def _sea(self, place: QRect, left: bool) -> int:
        """How wide the card may be in this place without covering anything but water."""
        corner = self._board.viewport().mapTo(self._page, QPoint(0, 0))
        shown = [one.translated(corner) for one in self._board.features()]
        beside = [one for one in shown if one.bottom() >= place.top() and one.top() <= place.bottom()]
        if not beside:
            return 2 * place.width()
        if left:
            return min(one.left() for one in beside) - SHORE - place.left()
        return place.right() - SHORE - max(one.right() for one in beside)

    def _seat_card(self) -> None:
        """On the page, so that it can grow over the sea; in the column where that scrolls, or was pulled out."""
        side, card = self._side, self.card
        docked = self._page.isAncestorOf(side) and side.visibleRegion().boundingRect().height() >= side.height() - 1
        host = self._page if docked else side
        if card.parentWidget() is not host:
            shown = not card.isHidden()
            card.setParent(host)
            card.setVisible(shown)


def _nothing() -> Line:
    words = tr("Nothing has happened since your turn.")
    return Line((words,), words, quiet=True)
