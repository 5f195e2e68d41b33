"""The season as plain facts: table, form of each club, fixtures, and the results of a matchday.

It is derived from the scenario's part of the state, for models, texts and the stadium alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from math import comb

from catanqt.scenarios.soccer_fever.rules.matchday import DRAW, LOSS, WIN, Shooting, Standings, standing_points
from catanqt.scenarios.soccer_fever.rules.part import Match, Part, part
from catanqt.ui.kit.perspective import Perspective

FORM_LENGTH = 3


class Outcome(StrEnum):
    """How a match ended for one of its clubs."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"

    @property
    def spaces(self) -> int:
        """What it is worth on the results track."""
        return {Outcome.WON: WIN, Outcome.DRAWN: DRAW, Outcome.LOST: LOSS}[self]


@dataclass(frozen=True, slots=True)
class Standing:
    """A club's line in the table."""

    seat: int
    place: int
    """From 1; clubs that are level share one. 0 before anybody has played."""
    spaces: int
    """Its points in the league: how far it came on the results track."""
    points: int
    """The victory points its place is worth by now."""
    outlook: int
    """The victory points it would be worth if the matchday ended like this."""
    form: tuple[Outcome, ...]
    """Its last results, the newest at the end."""
    rivals: tuple[int, ...]
    """Whom it meets next; two clubs for one that plays twice that day, nobody after the season."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of the season, played or to be played."""

    day: int
    """From 1."""
    home: int
    away: int
    goals: tuple[int, int] | None
    """The result, once there is one."""
    doubles: int | None
    """The club that plays twice on this day."""
    today: bool
    """Whether it belongs to a matchday that is due or being played."""


@dataclass(frozen=True, slots=True)
class Report:
    """What the last matchday brought."""

    day: int
    matches: tuple[Fixture, ...]
    gains: tuple[int, ...]
    """Spaces by seat."""
    before: tuple[int, ...]
    """Victory points of the league by seat, before it."""
    table: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Odds:
    """How a match may end for one club, each from 0 to 1."""

    win: float
    draw: float
    loss: float

    @property
    def spaces(self) -> float:
        """What it is worth on average."""
        return WIN * self.win + DRAW * self.draw + LOSS * self.loss


def season(perspective: Perspective) -> Part:
    return part(perspective.game)


def running(perspective: Perspective) -> bool:
    """Whether a matchday is being played: its standings are still to come."""
    return any(isinstance(task, Standings) for task in perspective.state.todo)


def shooter(task: Shooting, tokens: Sequence[int]) -> int:
    """Who takes the next shot of a match."""
    return task.home if task.home_shoots(tokens) else task.away


def table(season: Part) -> tuple[Standing, ...]:
    """The clubs from first to last; those that are level in the order of their seats.

    Until a matchday is over places stay what their points were given for: both change together.
    """
    outlook = standing_points(season.spaces, season.league.points)
    begun = bool(season.day or season.results)
    ranking = season.points if season.due else season.spaces
    placed = bool(season.day) or not season.due
    rows = [
        Standing(
            seat,
            1 + sum(other > ranking[seat] for other in ranking) if begun and placed else 0,
            own,
            season.points[seat],
            outlook[seat] if begun else 0,
            form(season, seat),
            rivals(season, seat),
        )
        for seat, own in enumerate(season.spaces)
    ]
    return tuple(sorted(rows, key=lambda row: -ranking[row.seat]))


def form(season: Part, seat: int) -> tuple[Outcome, ...]:
    results = [
        outcome(home_goals, away_goals) if seat == home else outcome(away_goals, home_goals)
        for _, home, away, home_goals, away_goals in season.results
        if seat in (home, away)
    ]
    return tuple(results[-FORM_LENGTH:])


def outcome(own: int, other: int) -> Outcome:
    """How a match with these goals ended for the first club."""
    return Outcome.DRAWN if own == other else Outcome.WON if own > other else Outcome.LOST


def rivals(season: Part, seat: int) -> tuple[int, ...]:
    """Whom a club meets on the first day on which it has still to play."""
    if season.over:
        return ()
    for day in range(season.day, len(season.league.days)):
        played = _played(season, day)
        left = [match for match in season.league.days[day] if match not in played and seat in match]
        if left:
            return tuple(away if seat == home else home for home, away in left)
    return ()


def fixtures(season: Part, turn: int, chart_order: bool) -> tuple[Fixture, ...]:
    """All matches in the order they are played in; without those that an early end of the season cancelled."""
    days = range(season.day if season.over else len(season.league.days))
    return tuple(fixture for day in days for fixture in matches(season, day, turn, chart_order))


def matches(season: Part, day: int, turn: int, chart_order: bool) -> tuple[Fixture, ...]:
    """The matches of a day (from 0): as they were played, as they will be, or as the chart has them.

    A match that the trophy cancelled is none of them.
    """
    played = _played(season, day)
    today = season.due and day == season.day
    cancelled = season.over and bool(played)
    pairs = [pair for pair in season.league.days[day] if pair in played or not cancelled]
    if played and not today:
        pairs.sort(key=lambda pair: list(played).index(pair) if pair in played else len(played))
    elif today and not chart_order and season.league.doubles(day) is None:
        pairs.sort(key=lambda pair: turn not in pair)
    doubles = season.league.doubles(day)
    return tuple(Fixture(day + 1, *pair, played.get(pair), doubles, today) for pair in pairs)


def seen_matches(perspective: Perspective) -> tuple[Fixture, ...]:
    """The matches of the day that is due, being played or next; none after the season."""
    found = season(perspective)
    if found.over:
        return ()
    return matches(found, found.day, perspective.state.turn, in_chart_order(perspective))


def in_chart_order(perspective: Perspective) -> bool:
    return bool(perspective.state.config.options.get("match_order") == "chart")


def report(season: Part, before: Sequence[int]) -> Report:
    """What the last matchday brought; `before` are the league's victory points of the day before."""
    day = season.day - 1
    played = matches(season, day, 0, chart_order=True)
    gains = [0] * len(season.spaces)
    for number, match in enumerate(played):
        if match.goals is None:
            continue
        for seat, own, other in ((match.home, *match.goals), (match.away, *reversed(match.goals))):
            if seat != match.doubles or (number == 0) == season.first_scored:
                gains[seat] = outcome(own, other).spaces
    return Report(season.day, played, tuple(gains), tuple(before), table(season))


def _played(season: Part, day: int) -> dict[Match, tuple[int, int]]:
    """The results of a day (from 0), in the order of its matches."""
    return {
        (home, away): (home_goals, away_goals)
        for played, home, away, home_goals, away_goals in season.results
        if played == day + 1
    }


@cache
def odds(own: int, other: int) -> Odds:
    """How a match with so many shots on both sides may end for the first club; each shot scores every second time."""
    ways = 2 ** (own + other)
    win = sum(comb(own, a) * comb(other, b) for a in range(own + 1) for b in range(min(a, other + 1))) / ways
    draw = sum(comb(own, a) * comb(other, a) for a in range(min(own, other) + 1)) / ways
    return Odds(win, draw, 1 - win - draw)
