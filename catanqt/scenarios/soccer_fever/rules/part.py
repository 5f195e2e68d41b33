"""What Soccer Fever adds to a state: shot tokens, the results track, the season."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from catanqt.kernel.codec import DecodeError, decode_value, expect_dict
from catanqt.kernel.validation import check_fields
from catanqt.resource import read_data
from catanqt.rules.base.state import Catan, GameConfig

NAME = "soccer-fever"
TOKENS = 6
CONVERTED = f"{NAME}.converted"
"""Marks that a knight was turned into a shot in this turn."""
RESOURCE_ICON, CARD_ICON = range(2)

FIELDS = ("tokens", "spaces", "points", "day", "over", "due", "converted", "first_scored", "results")

Match = tuple[int, int]
Result = tuple[int, int, int, int, int]
"""Matchday, home, away, and the goals of both."""


@dataclass(frozen=True, slots=True)
class League:
    """The printed league board for a number of players."""

    days: tuple[tuple[Match, Match], ...]
    """The two matches of each day, in the chart's order."""
    trophy: int
    icons: dict[int, int]
    """The rewards on the track by their space."""
    points: tuple[int, ...]
    """Victory points by place."""
    finishes_days: bool = True
    """Whether a matchday is played to its end when somebody reaches the trophy."""

    def doubles(self, day: int) -> int | None:
        """Who plays both matches of a day, with three players."""
        both = set(self.days[day][0]) & set(self.days[day][1])
        return next(iter(both), None)


def league_of(config: GameConfig) -> League:
    """The league of a game. Fixtures follow colours; in games begun under the first edition they follow seats."""
    last = config.rules["matchdays"] or None
    if config.edition == 1:
        return league(config.players, last=last)
    chosen = config.options.get("colours")
    colours = tuple(chosen) if isinstance(chosen, list | tuple) else ()
    return league(config.players, colours, config.rules["finish_matchday"], last)


@cache
def league(players: int, colours: tuple[str, ...] = (), finishes_days: bool = True, last: int | None = None) -> League:
    """The league of so many players by the colours of the seats, or by seats in the order of the chart's colours.

    `last` is the number of matchdays, if not all are played.
    """
    data = read_data("boards/soccer-fever.json")[str(players)]
    icons = dict.fromkeys(data["resource"], RESOURCE_ICON) | dict.fromkeys(data["card"], CARD_ICON)
    seat = [colours.index(colour) for colour in data["colours"]] if colours else range(players)
    days = tuple(((seat[a], seat[b]), (seat[c], seat[d])) for (a, b), (c, d) in data["days"][:last])
    return League(days, data["trophy"], icons, tuple(data["points"]), finishes_days)


class Part:
    """The state of Soccer Fever: the season so far."""

    __slots__ = ("day", "due", "first_scored", "league", "over", "points", "results", "spaces", "tokens")

    def __init__(self, league: League) -> None:
        players = len(league.points)
        self.league = league
        """The printed board; shared by all copies."""
        self.tokens = [1] * players
        """The stack of shot tokens of each seat."""
        self.spaces = [0] * players
        """Where each seat stands on the results track."""
        self.points = [0] * players
        """The league's victory points; none before the first matchday."""
        self.day = 0
        """How many matchdays have been played."""
        self.over = False
        self.due = False
        """Whether a matchday follows this turn, or is being played."""
        self.first_scored = False
        """Whether the doubles player chose to score the first match of the running day."""
        self.results: tuple[Result, ...] = ()

    @property
    def decided(self) -> bool:
        """Whether no more matches are played, for somebody has reached the trophy."""
        return not self.league.finishes_days and self.league.trophy in self.spaces

    def place(self, seat: int) -> tuple[int, int]:
        """Where a seat's shot tokens lie: on which of the two pitches, and at the home side (0) or the away side (1).

        They lie by the pairings of the day that is being played or comes next, and after the season by its last one.
        With three players the doubles player comes over to the second pitch after the first match (SF8, SF12).
        """
        day = self.day - 1 if self.over else self.day
        played = sum(result[0] == day + 1 for result in self.results)
        pitches = (1, 0) if played > 1 or (played == 1 and not self.decided) else (0, 1)
        matches = self.league.days[day]
        pitch = next(pitch for pitch in pitches if seat in matches[pitch])
        return pitch, matches[pitch].index(seat)

    def copy(self) -> Part:
        new = Part.__new__(Part)
        new.league = self.league
        new.tokens = self.tokens[:]
        new.spaces = self.spaces[:]
        new.points = self.points[:]
        new.day = self.day
        new.over = self.over
        new.due = self.due
        new.first_scored = self.first_scored
        new.results = self.results
        return new


def part(game: Catan) -> Part:
    found: Part = game.state.scenario_state[NAME]
    return found


def part_to_data(game: Catan) -> dict[str, Any]:
    season = part(game)
    return {
        "tokens": list(season.tokens),
        "spaces": list(season.spaces),
        "points": list(season.points),
        "day": season.day,
        "over": season.over,
        "due": season.due,
        "converted": CONVERTED in game.state.turn_flags,
        "first_scored": season.first_scored,
        "results": [list(result) for result in season.results],
    }


def part_from_data(game: Catan, data: object, place: str) -> Part:
    fields = expect_dict(data, place)
    check_fields(fields, FIELDS, place)
    players = game.state.config.players
    season = Part(league_of(game.state.config))
    board = season.league
    season.tokens = _by_seat(fields, "tokens", players, 1, TOKENS, place)
    season.spaces = _by_seat(fields, "spaces", players, 0, board.trophy, place)
    season.points = _by_seat(fields, "points", players, 0, max(board.points), place)
    season.day = decode_value(fields.get("day", 0), int, f"{place}.day")
    if not 0 <= season.day <= len(board.days):
        raise DecodeError(f"{place}.day", f"the season has {len(board.days)} matchdays")
    for name in ("over", "due", "first_scored"):
        setattr(season, name, decode_value(fields.get(name, False), bool, f"{place}.{name}"))
    if decode_value(fields.get("converted", False), bool, f"{place}.converted"):
        game.state.turn_flags[CONVERTED] = 1
    if season.day == len(board.days) and not season.over:
        raise DecodeError(f"{place}.over", "the season ends with its last matchday")
    if season.over and season.due:
        raise DecodeError(f"{place}.due", "no matchday follows when the season is over")
    season.results = decode_value(fields.get("results", []), tuple[Result, ...], f"{place}.results")
    for i, (day, home, away, *goals) in enumerate(season.results):
        known = 1 <= day <= len(board.days) and min(home, away) >= 0 and max(home, away) < players
        if not known or not all(0 <= number <= TOKENS for number in goals):
            raise DecodeError(f"{place}.results[{i}]", "there is no such match")
    return season


def _by_seat(fields: dict[str, Any], name: str, players: int, least: int, most: int, place: str) -> list[int]:
    values = decode_value(fields.get(name), tuple[int, ...], f"{place}.{name}")
    if len(values) != players or not all(least <= value <= most for value in values):
        raise DecodeError(f"{place}.{name}", f"expected {least} to {most} for each seat")
    return list(values)
