"""What somebody may expect of a table: the chance to win, another level that would suit better, an even match."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import cache

from catanqt.cast import BY_KEY, character_of
from catanqt.kernel.player_name import LEVEL_SKILLS, PlayerName
from catanqt.rating.even_match import even_match
from catanqt.rating.ratings import Ratings
from catanqt.rules.catalog import ruleset
from catanqt.ui.models.new_game_settings import NewGameSettings, SeatSettings
from catanqt.ui.play.library import FinishedGame, PlayedGames
from catanqt.ui.stats.skill import person_rating

KNOWN = 3
"""From so many games on the chance is told."""
ENOUGH, OFTEN, SELDOM = 7, 0.5, 0.1
"""After so many games against a level, whoever wins so many of them is advised to try the next one up, or down."""


@dataclass(frozen=True, slots=True)
class LevelAdvice:
    """The share of games won against a level, and the level to try."""

    level: str
    share: float
    better: str


class Prospects:
    """For the games that were played."""

    def __init__(self, played_games: PlayedGames, ratings: Ratings) -> None:
        self._played, self._ratings = played_games, ratings
        self._rating = cache(lambda name: person_rating(played_games, name, ratings))

    def chance(self, choice: NewGameSettings) -> float | None:
        """The chance of the one person at this table; None if it cannot be told."""
        person, others = _person(choice), [seat for seat in choice.seated if not seat.human]
        skills = [skill for seat in others if (skill := PlayerName.read(seat.player).skill) is not None]
        if person is None or len(skills) < len(others) or any(choice.handicaps):
            return None
        rating, games = self._rating(person.name.strip())
        curves = self._ratings.of(choice.game, choice.scenarios, len(choice.seated))
        return rating.chance(skills, curves) if games >= KNOWN else None

    def advice(self, choice: NewGameSettings) -> LevelAdvice | None:
        """Another level, if all play at one that is far too easy or too hard in this game."""
        person = _person(choice)
        levels = {"" if seat.character else seat.level for seat in choice.seated if not seat.human}
        level = levels.pop() if len(levels) == 1 else ""
        if person is None or level not in LEVEL_SKILLS:
            return None
        won = [self._won(game) for game in self._played.games if _alike(game, choice, person.name.strip(), level)]
        if len(won) < ENOUGH:
            return None
        share = sum(won) / len(won)
        order = list(LEVEL_SKILLS)
        place = order.index(level) + (share >= OFTEN) - (share <= SELDOM)
        if order[min(max(place, 0), len(order) - 1)] == level:
            return None
        return LevelAdvice(level, share, order[place])

    @staticmethod
    def _won(game: FinishedGame) -> bool:
        return any(seat.human and seat.won for seat in game.seats)

    def even_match(self, choice: NewGameSettings, rng: random.Random) -> NewGameSettings:
        """The same game against characters whom the first person should beat about every third time."""
        person = _person(choice) or next((seat for seat in choice.seats if seat.human), choice.seats[0])
        person = replace(person, human=True, character="", handicap=0)
        rating, _ = self._rating(person.name.strip())
        sizes = ruleset(choice.game, choice.scenarios).players
        curves = {count: self._ratings.of(choice.game, choice.scenarios, count) for count in sizes if count > 1}
        match = even_match(rating, curves, choice.players, rng, self._last_met(person.name.strip()))
        rest = [seat for seat in choice.seats if seat.colour != person.colour]
        seats = [_seated(seat, one.key) for seat, one in zip(rest, match.opponents, strict=False)]
        away = [replace(seat, character="", human=False) for seat in rest[len(seats) :]]
        return replace(choice, seats=(person, *seats, *away), players=1 + len(seats)).painted()

    def _last_met(self, name: str) -> set[str]:
        """The characters of the last game of this person."""
        games = (game for game in reversed(self._played.games) if any(s.human and s.name == name for s in game.seats))
        last = next(games, None)
        found = [character_of(seat.player) for seat in last.seats] if last else []
        return {one.key for one in found if one is not None}


def _person(choice: NewGameSettings) -> SeatSettings | None:
    """The one person at the table; None if there are several, or none."""
    people = [seat for seat in choice.seated if seat.human]
    return people[0] if len(people) == 1 else None


def _seated(seat: SeatSettings, key: str) -> SeatSettings:
    return replace(seat, human=False, character=key, name=BY_KEY[key].name, handicap=0)


def _alike(game: FinishedGame, choice: NewGameSettings, name: str, level: str) -> bool:
    """Whether it was the same game at a table of the same size, alone against this level."""
    same = game.whole and (game.game, game.scenarios) == (choice.game, choice.scenarios)
    people = [seat for seat in game.seats if seat.human]
    others = {PlayerName.read(seat.player).agent for seat in game.seats if not seat.human}
    return (
        same
        and len(game.seats) == choice.players
        and [seat.name for seat in people] == [name]
        and others == {level}
        and not any(character_of(seat.player) for seat in game.seats)
    )
