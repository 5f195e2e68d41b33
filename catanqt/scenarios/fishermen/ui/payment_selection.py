"""The tokens that shall pay: selected in the hand, used by the market."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from catanqt.scenarios.fishermen.rules.part import Tokens

NONE: Tokens = (0, 0, 0)


class PaymentSelection(QObject):
    """A choice of tokens, never more than are held."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.held: Tokens = NONE
        self.tokens: Tokens = NONE

    def hold(self, held: Tokens, usable: bool) -> None:
        """These are held now; a choice made for another hand, or of no use, is forgotten."""
        keep = usable and held == self.held
        self.held = held
        self._choose(self.tokens if keep else NONE)

    def add(self, kind: int, step: int = 1) -> None:
        """One more token of a kind, and none at all after the last; one less for a step of -1."""
        tokens = list(self.tokens)
        tokens[kind] = (tokens[kind] + step) % (self.held[kind] + 1)
        self._choose((tokens[0], tokens[1], tokens[2]))

    @property
    def fish(self) -> int:
        return sum((kind + 1) * count for kind, count in enumerate(self.tokens))

    def _choose(self, tokens: Tokens) -> None:
        if tokens != self.tokens:
            self.tokens = tokens
            self.changed.emit()
