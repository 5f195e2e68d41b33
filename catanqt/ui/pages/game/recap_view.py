"""The recap on the game page: it comes with the player's turn, goes when they act, and can be asked for."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from catanqt.kernel.game import Event
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line
from catanqt.ui.models.recap import RecapModel, lines
from catanqt.ui.pages.game.side_panel import SidePanel
from catanqt.ui.play.history import History
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.recap import Fact, happened, period, summary
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.recap import RecapCard


class RecapControl(QObject):
    """Decides when the recap is there, and what it says."""

    came = Signal(str)
    """It is there by itself; in plain words."""
    went = Signal()
    """It is gone, and the keyboard was in it."""

    def __init__(self, desk: PageContext, side: SidePanel, history: History, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._side, self._history = desk, side, history
        self._memory = desk.table.page_memory
        self._seen: Perspective | None = None
        self._told: Hashable = None
        self.enabled = True
        """Whether it comes by itself."""
        self.model = RecapModel(self)
        self.card = RecapCard(desk.theme, self.model, desk.table.session.record.header, side)
        self.card.closed.connect(self.close)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place)
        for one in (side, side.players):
            one.installEventFilter(self)

    # When it is there

    def sync(self, seen: Perspective) -> None:
        """Show it if it is wanted at this moment."""
        self._seen = seen
        key = self._key(seen)
        asked = self._memory.recap
        wanted = asked[1] if asked is not None and asked[0] == key else self.enabled and self._comes(seen)
        self._show(wanted and seen.viewer != NOBODY and not seen.over, seen, key)

    def toggle(self) -> None:
        """Open or close it."""
        if self._seen is not None and self._seen.viewer != NOBODY and not self._seen.over:
            self._memory.recap = (self._key(self._seen), self.card.isHidden())
            self.sync(self._seen)

    def close(self) -> bool:
        """Close it, if it is there; whether it was."""
        if self.card.isHidden():
            return False
        self.toggle()
        return True

    def _key(self, seen: Perspective) -> Hashable:
        """The stretch of the game in which a wish of the player holds: until they act, or their turn comes."""
        entries = self._desk.table.session.record.entries
        own = (i for i in range(self._history.position - 1, -1, -1) if entries[i].actor == seen.viewer)
        return seen.viewer, next(own, -1), seen.state.turn == seen.viewer

    def _comes(self, seen: Perspective) -> bool:
        """Whether the viewer's turn has just begun, and something happened before it."""
        if not seen.acting or seen.state.turn != seen.viewer:
            return False
        marks = self._history.turns
        return bool(marks) and marks[-1].count == self._history.position and bool(self._lines(seen))

    def _show(self, wanted: bool, seen: Perspective, key: Hashable) -> None:
        card = self.card
        if not wanted:
            self._told = None
            self._hide()
            return
        self.model.update_rows(self._lines(seen) or [_nothing()])
        new = card.isHidden()
        card.show()
        self._place()
        if new and seen.acting and self._told != key:
            self._told = key
            self.came.emit(f"{tr('Since your turn')}: {self.model.text}")

    def _hide(self) -> None:
        focused = QApplication.focusWidget()
        inside = focused is not None and self.card.isAncestorOf(focused)
        self.card.hide()
        if inside:
            self.went.emit()

    # What it says

    def _lines(self, seen: Perspective) -> list[Line]:
        told = period(self._history.turns, seen.viewer, self._history.position)
        if told is None:
            return []
        facts = happened(self._desk.table.session, seen.viewer, told, self._facts)
        return lines(summary(facts, seen.viewer, seen.players), seen, self._desk.kits)

    def _facts(self, events: Sequence[Event], before: Perspective, after: Perspective) -> list[Fact]:
        kits = self._desk.kits
        return [fact for event in events for kit in kits for fact in kit.facts(event, before, after)]

    # Where it is

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and not self.card.isHidden():
            self._place()
            self._later.start()  # and once more when all of the column has its place
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.card.place(self._side.log_room, self._side.players.geometry().bottom() + 1)


def _nothing() -> Line:
    words = tr("Nothing has happened since your turn.")
    return Line((words,), words, quiet=True)
