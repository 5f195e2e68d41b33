"""A person's skill by their finished games: which games count, and what is known after each.

Games count that one person played from the beginning to the end against computer players of known skill. Forks and
copies do not count, nor do games with other people or with agents of other packages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from catanqt.kernel.player_name import PlayerName
from catanqt.rating.curves import Finish
from catanqt.rating.person import RatedGame, Rating, rating, ratings
from catanqt.rating.ratings import Ratings
from catanqt.rules.catalog import kind_of
from catanqt.ui.play.library import FinishedGame, PlayedGames, SeatResult

UNKNOWN = 0.0
"""The person's own skill, which is looked for."""
LATEST = 200
"""Older games would change nothing any more: people learn."""


@dataclass(frozen=True, slots=True)
class SkillPoint:
    """What is known after a game."""

    game: FinishedGame
    rating: Rating


@dataclass(frozen=True, slots=True)
class SkillHistory:
    """What is known of a person after each game that counts, over all games and in each by itself."""

    points: tuple[SkillPoint, ...]
    by_kind: tuple[tuple[str, int, Rating], ...]
    """Each kind of game, how many of it count, and what they say by themselves; the most played first."""


def skill_history(played_games: PlayedGames, name: str, curves: Ratings) -> SkillHistory:
    """For the person of this name."""
    counted = list(rated_games(played_games, name, curves))[-LATEST:]
    known = list(ratings(rated for _, rated in counted))[1:]
    points = tuple(SkillPoint(game, one) for (game, _), one in zip(counted, known, strict=True))
    return SkillHistory(points, _by_kind(counted))


def person_rating(played_games: PlayedGames, name: str, curves: Ratings) -> tuple[Rating, int]:
    """What is known of somebody now, and from how many games."""
    counted = [rated for _, rated in rated_games(played_games, name, curves)][-LATEST:]
    return rating(counted), len(counted)


def rated_games(played_games: PlayedGames, name: str, curves: Ratings) -> Iterator[tuple[FinishedGame, RatedGame]]:
    """The games that count, the oldest first."""
    for game in played_games.games:
        own = [seat for seat in game.seats if seat.human]
        others = [_finish(seat) for seat in game.seats if not seat.human]
        known = [other for other in others if other is not None]
        counts = game.whole and len(own) == 1 and own[0].name == name and len(known) == len(others) > 0
        if counts and any(seat.won for seat in game.seats):
            mine = Finish(UNKNOWN, own[0].points, own[0].won)
            yield game, RatedGame(mine, tuple(known), curves.of(game.game, game.scenarios, len(game.seats)))


def _finish(seat: SeatResult) -> Finish | None:
    skill = PlayerName.read(seat.player).skill
    return None if skill is None else Finish(skill, seat.points, seat.won)


def _by_kind(counted: Sequence[tuple[FinishedGame, RatedGame]]) -> tuple[tuple[str, int, Rating], ...]:
    found: dict[str, list[RatedGame]] = {}
    for game, rated in counted:
        found.setdefault(kind_of(game.game, game.scenarios), []).append(rated)
    rows = [(kind, len(games), list(ratings(games))[-1]) for kind, games in found.items()]
    return tuple(sorted(rows, key=lambda row: (-row[1], row[0])))
