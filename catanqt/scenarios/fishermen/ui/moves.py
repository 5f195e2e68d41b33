"""Moves of the Fishermen, as somebody is told to make them."""

from __future__ import annotations

from catanqt.kernel.game import Action
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish
from catanqt.scenarios.fishermen.ui.words import sum_of
from catanqt.ui.games import offers
from catanqt.ui.language import tr
from catanqt.ui.seen import Seen


def move(action: Action, seen: Seen) -> str | None:
    """What to do, in one sentence."""
    match action:
        case SpendFish(advantage, choice, tokens):
            use = offers.use_words(advantage, choice, seen)
            return tr("Spend fish, {tokens}. {use}", tokens=sum_of(tokens), use=use)
        case PassShoe(seat):
            return tr("Pass the old shoe to {name}.", name=seen.name(seat))
    return None
