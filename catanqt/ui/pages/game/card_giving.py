"""Clicks on cards of the hand: they go into the open strip, or open a trade."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from catanqt.ui.decisions import StripStack
from catanqt.ui.pages.game.hand_strip import HandStrip
from catanqt.ui.pages.game.history_view import HistoryView
from catanqt.ui.text.i18n import tr


class CardGiving(QObject):
    """Passes clicks on cards to the strips, and closes a strip when a piece is taken from the tray."""

    refused = Signal(str)
    """Why a card cannot be given now, in words."""

    def __init__(self, hand: HandStrip, strips: StripStack, history_view: HistoryView) -> None:
        super().__init__(hand)
        self._hand, self._strips, self._history_view = hand, strips, history_view
        hand.cards.picked.connect(self._give)
        hand.cards.returned.connect(self._take_back)
        hand.uncovered.connect(self._uncover)

    def _give(self, kind: str) -> None:
        if not self._strips.give(kind) and self._strips.current is None:
            self.refused.emit(tr("You can give cards when you trade, in your own turn after the roll."))
        self._keep_keys()

    def _take_back(self, kind: str) -> None:
        self._strips.take_back(kind)
        self._keep_keys()

    def _keep_keys(self) -> None:
        """The keys stay with the hand, for the next card; a question that was opened has its answers to choose from."""
        if self._strips.current is not self._strips.question:
            self._hand.cards.setFocus()

    def _uncover(self) -> None:
        """A piece is wanted from the tray: close whatever covers it, if possible."""
        self._strips.close_strip()
        if not self._history_view.history.looking_back:
            self._history_view.close()
