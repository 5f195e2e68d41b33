"""Pressing cards of the hand on the game page: they go into what is open, or open a trade."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from catanqt.ui.language import tr
from catanqt.ui.pages.game_hand import HandStrip
from catanqt.ui.pages.game_past import Past
from catanqt.ui.strips import Strips


class Giving(QObject):
    """Tells the strips which cards are pressed, and makes room for the tray when a piece is wanted instead."""

    refused = Signal(str)
    """Why a card cannot be given now, in words."""

    def __init__(self, hand: HandStrip, strips: Strips, past: Past) -> None:
        super().__init__(hand)
        self._hand, self._strips, self._past = hand, strips, past
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
        """A piece is wanted from the tray: what lies over it goes, if it may."""
        self._strips.close_strip()
        if not self._past.history.looking_back:
            self._past.close()
