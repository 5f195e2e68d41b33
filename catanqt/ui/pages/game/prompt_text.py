"""The texts of the prompt: what is expected at the moment, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.text.i18n import tr


def moment(perspective: Perspective, kits: Sequence[Kit], paused: bool) -> Prompt:
    """What is expected of whom, or who has won."""
    if perspective.over:
        return _end(perspective)
    found = (kit.prompt(perspective) for kit in reversed(kits))
    prompt = next((one for one in found if one is not None), Prompt(""))
    if paused:
        return replace(prompt, text=tr("The game is paused."), detail=prompt.text)
    also = ", ".join(thing for kit in kits for thing in kit.also_allowed(perspective))
    return replace(prompt, detail=tr("Also possible: {things}.", things=also)) if also else prompt


def _end(perspective: Perspective) -> Prompt:
    winner = perspective.rules.winner(perspective.game)
    if winner is None:
        return Prompt(tr("The game is over."))
    if winner == perspective.viewer:
        return Prompt(tr("You have won!"), tr("What a game."), winner)
    return Prompt(tr("{name} has won.", name=perspective.name(winner)), "", winner)
