"""What can happen in a soccer season."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.kernel.game import Event


@dataclass(frozen=True, slots=True)
class TokenGained(Event):
    """`seat` has this many shot tokens in its stack now."""

    seat: int
    tokens: int


@dataclass(frozen=True, slots=True)
class MatchdayStarted(Event):
    """Matchdays are numbered from 1."""

    day: int


@dataclass(frozen=True, slots=True)
class ShotTaken(Event):
    """A goal, or not."""

    seat: int
    goal: bool


@dataclass(frozen=True, slots=True)
class MatchPlayed(Event):
    """The result of a match."""

    home: int
    away: int
    home_goals: int
    away_goals: int


@dataclass(frozen=True, slots=True)
class TrackMoved(Event):
    """`seat` stands on this space of the results track now."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class DoublesChose(Event):
    """Whether the doubles player scores the first match or the second."""

    seat: int
    first: bool


@dataclass(frozen=True, slots=True)
class StandingsChanged(Event):
    """The league's victory points, by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeasonEnded(Event):
    """The standings are frozen."""

    day: int


@dataclass(frozen=True, slots=True)
class KnightConverted(Event):
    """A played knight of `seat` became a shot token."""

    seat: int
