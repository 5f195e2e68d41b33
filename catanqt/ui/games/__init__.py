"""One room a game or scenario: its words, gestures, pieces and panels, as a kit that the pages ask.

A room is opened when a game with it is first shown: most games leave most rooms closed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.games.kit import Kit
    from catanqt.ui.theme import Theme

KITS = {
    "classic": "ClassicKit",
    "junior": "JuniorKit",
    "soccer-fever": "SoccerFeverKit",
    "big-game": "BigGameKit",
    "fishermen": "FishermenKit",
}
"""The kit of each game and scenario; its room has the name of the game, as Python writes it."""


def kits(theme: Theme, header: Header) -> tuple[Kit, ...]:
    """The kits of a game: its own, then one for each scenario."""
    made = tuple(_kind(name)(theme, header) for name in (header.game, *header.scenarios))
    for kit in made:
        kit.fellows = made
    return made


def _kind(name: str) -> Callable[[Theme, Header], Kit]:
    room = import_module(f"{__name__}.{name.replace('-', '_')}")
    kind: type[Kit] = getattr(room, KITS[name])
    return kind
