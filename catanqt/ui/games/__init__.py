"""How games and scenarios appear in the window: a `Presentation` each, found by name, and kits for a running game.

Scenarios have theirs in their own folders (`catanqt.scenarios`), games here. `Presentation` has defaults for whatever a
module leaves out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from catanqt import scenarios
from catanqt.rules.catalog import GAMES, KINDS, SCENARIOS
from catanqt.ui.kit.presentation import GamePresentation, Presentation

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.theme.theme import Theme


@cache
def presentation_of(name: str) -> Presentation:
    """The presentation of a game or scenario; a name that is not in the catalogue gets the default."""
    if name in GAMES:
        return game_presentation(name)
    module = scenarios.layer(name, "ui") if name in SCENARIOS else None
    kind = Presentation if module is None else cast(type[Presentation], module.PRESENTATION)
    return kind(name)


@cache
def game_presentation(name: str) -> GamePresentation:
    """The presentation of one of the catalogue's games."""
    kind = cast(type[GamePresentation], import_module(f"{__name__}.{name}").PRESENTATION)
    return kind(name)


def presentations() -> tuple[Presentation, ...]:
    """All there are, in the order in which they are shown."""
    return tuple(map(presentation_of, KINDS))


def kits(theme: Theme, header: Header) -> tuple[Kit, ...]:
    """The kits of a game: its own, then one for each scenario."""
    made = tuple(presentation_of(name).kit(theme, header) for name in (header.game, *header.scenarios))
    for kit in made:
        kit.fellows = made
    return made
