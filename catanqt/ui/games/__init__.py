"""One room a game or scenario: its words, gestures, pieces and panels, as a kit that the pages ask."""

from __future__ import annotations

from catanqt.kernel.record import Header
from catanqt.ui.games.big_game import BigGameKit
from catanqt.ui.games.classic import ClassicKit
from catanqt.ui.games.fishermen import FishermenKit
from catanqt.ui.games.junior import JuniorKit
from catanqt.ui.games.kit import Kit
from catanqt.ui.games.soccer_fever import SoccerFeverKit
from catanqt.ui.theme import Theme

GAMES: dict[str, type[Kit]] = {"classic": ClassicKit, "junior": JuniorKit}
SCENARIOS: dict[str, type[Kit]] = {
    "soccer-fever": SoccerFeverKit,
    "big-game": BigGameKit,
    "fishermen": FishermenKit,
}


def kits(theme: Theme, header: Header) -> tuple[Kit, ...]:
    """The kits of a game: its own, then one for each scenario."""
    made = (
        GAMES[header.game](theme, header),
        *(SCENARIOS[name](theme, header) for name in header.scenarios),
    )
    for kit in made:
        kit.fellows = made
    return made
