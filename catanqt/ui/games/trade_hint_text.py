"""Moves of trades between players in words, for the hints of all games."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base import trade
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr


def move(action: Action, perspective: Perspective, kits: Sequence[Kit]) -> str | None:
    """What to do, in one sentence; `kits` are all kits of the game, because any goods may be traded."""
    match action:
        case trade.Offer(give, want, to):
            gives, wants = goods_text.words(kits, give), goods_text.words(kits, want)
            names = listing([perspective.name(seat) for seat in to])
            return tr("Offer {give} for {want} to {names}.", give=gives, want=wants, names=names)
        case trade.Accept():
            return tr("Accept the offer.")
        case trade.Decline():
            return tr("Decline the offer.")
        case trade.Counter(give, want):
            gives, wants = goods_text.words(kits, give), goods_text.words(kits, want)
            return tr("Offer {give} for {want} instead.", give=gives, want=wants)
        case trade.Confirm(seat):
            return tr("Trade with {name}.", name=perspective.name(seat))
        case trade.Withdraw():
            return tr("Withdraw your offer.")
    return None
