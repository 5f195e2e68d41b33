"""How often a person and the characters of the cast have beaten each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from catanqt.cast import character_of
from catanqt.ui.play.library import FinishedGame, PlayedGames


@dataclass(frozen=True, slots=True)
class Encounter:
    """The games that a person and a character finished together, with those that each of them won."""

    games: int
    won: int
    lost: int
    """Won by the character; at larger tables somebody else may have won."""


def encounters(played_games: PlayedGames, name: str) -> Mapping[str, Encounter]:
    """By character, for the person of this name. Games that go on from the middle of another one do not count."""
    found: dict[str, Encounter] = {}
    for game in played_games.games:
        if game.whole and any(seat.human and seat.name == name for seat in game.seats):
            for key, character_won in _characters(game).items():
                old = found.get(key, Encounter(0, 0, 0))
                won = any(seat.won and seat.human and seat.name == name for seat in game.seats)
                found[key] = Encounter(old.games + 1, old.won + won, old.lost + character_won)
    return found


def _characters(game: FinishedGame) -> dict[str, bool]:
    """Each character at the table, and whether it won."""
    found: dict[str, bool] = {}
    for seat in game.seats:
        character = None if seat.human else character_of(seat.player)
        if character is not None:
            found[character.key] = found.get(character.key, False) or seat.won
    return found
