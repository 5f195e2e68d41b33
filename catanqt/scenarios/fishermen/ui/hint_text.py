"""Moves of the Fishermen in words, for hints."""

from __future__ import annotations

from catanqt.kernel.game import Action
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish, TryShoe
from catanqt.scenarios.fishermen.ui.words import sum_of
from catanqt.ui.games import advantages
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr


def move(action: Action, perspective: Perspective) -> str | None:
    """What to do, in one sentence."""
    match action:
        case SpendFish(advantage, choice, tokens):
            use = advantages.use_words(advantage, choice, perspective)
            return tr("Spend fish, {tokens}. {use}", tokens=sum_of(tokens), use=use)
        case TryShoe(seat):
            return tr("Offer the old shoe to {name}.", name=perspective.name(seat))
        case PassShoe(seat):
            return tr("Pass the old shoe to {name}.", name=perspective.name(seat))
    return None
