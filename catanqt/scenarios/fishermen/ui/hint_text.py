"""Moves of the Fishermen, as somebody is told to make them."""

from __future__ import annotations

from catanqt.kernel.game import Action
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish
from catanqt.scenarios.fishermen.ui.words import sum_of
from catanqt.ui.games import advantages
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr


def move(action: Action, seen: Perspective) -> str | None:
    """What to do, in one sentence."""
    match action:
        case SpendFish(advantage, choice, tokens):
            use = advantages.use_words(advantage, choice, seen)
            return tr("Spend fish, {tokens}. {use}", tokens=sum_of(tokens), use=use)
        case PassShoe(seat):
            return tr("Pass the old shoe to {name}.", name=seen.name(seat))
    return None
