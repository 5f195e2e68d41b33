"""A person's results over all finished games: counts, rates, streaks and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from catanqt.analysis.model import Account
from catanqt.kernel.player_name import PlayerName
from catanqt.ui.play.library import FinishedGame, PlayedGames, SeatResult

PEOPLE, MIXED = "people", "mixed"
"""Whom a game was played against, where it is no single level."""


@dataclass(frozen=True, slots=True)
class PersonalResult:
    """A game from the point of view of one person in it."""

    game: FinishedGame
    seat: SeatResult
    against: str
    """The level of all others, `PEOPLE` or `MIXED`."""

    @property
    def luck(self) -> float:
        return self.seat.received - self.seat.expected


@dataclass(frozen=True, slots=True)
class Group:
    """All games of one kind against one level."""

    game: str
    scenarios: tuple[str, ...]
    against: str
    games: int
    won: int
    points: float
    """On average."""
    turns: float
    luck: float
    """In cards a game."""

    @property
    def rate(self) -> float:
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Rate:
    """Games and wins against one level; `even` is the expected share of wins among equals."""

    against: str
    games: int
    won: int
    even: float

    @property
    def share(self) -> float:
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Career:
    """All games of a person, or of all people on this computer, the oldest first."""

    results: tuple[PersonalResult, ...]
    accounts: tuple[Account, ...] = ()
    """How the results of those games came about that were reviewed."""

    @property
    def games(self) -> int:
        return _games(self.results)

    @property
    def won(self) -> int:
        return sum(result.seat.won for result in self.results)

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def points(self) -> float:
        """On average."""
        return _mean([result.seat.points for result in self.results])

    @property
    def turns(self) -> float:
        return _mean([result.game.turns for result in self.results])

    @property
    def luck(self) -> float:
        """All cards received beyond those due."""
        return sum(result.luck for result in self.results)

    @property
    def due(self) -> float:
        return sum(result.seat.expected for result in self.results)

    @property
    def streak(self) -> int:
        """The most games won in a row."""
        best = running = 0
        for _, won in self._by_game():
            running = running + 1 if won else 0
            best = max(best, running)
        return best

    @property
    def running(self) -> int:
        """How many games have been won since the last one that was not."""
        found = 0
        for _, won in self._by_game():
            found = found + 1 if won else 0
        return found

    def _by_game(self) -> Iterator[tuple[int, bool]]:
        """Every game once, and whether one of these people won it."""
        won: dict[int, bool] = {}
        for result in self.results:
            won[result.game.id] = won.get(result.game.id, False) or result.seat.won
        return iter(won.items())

    @property
    def groups(self) -> tuple[Group, ...]:
        """By game and level, the most played first."""
        found: dict[tuple[str, tuple[str, ...], str], list[PersonalResult]] = {}
        for result in self.results:
            found.setdefault((result.game.game, result.game.scenarios, result.against), []).append(result)
        groups = [_group(*key, results) for key, results in found.items()]
        return tuple(sorted(groups, key=lambda group: (-group.games, group.game, group.scenarios, group.against)))

    @property
    def levels(self) -> tuple[Rate, ...]:
        """How often these people win against each level, the most played first."""
        found: dict[str, list[PersonalResult]] = {}
        for result in self.results:
            found.setdefault(result.against, []).append(result)
        rates = [_rate(against, results) for against, results in found.items()]
        return tuple(sorted(rates, key=lambda rate: (-rate.games, rate.against)))


def people(played_games: PlayedGames) -> tuple[str, ...]:
    """The names under which people have played, the most frequent first."""
    counts: dict[str, int] = {}
    for game in played_games.games:
        for seat in game.seats:
            if seat.human:
                counts[seat.name] = counts.get(seat.name, 0) + 1
    return tuple(sorted(counts, key=lambda name: (-counts[name], name)))


def career(played_games: PlayedGames, name: str = "") -> Career:
    """The games of a person by name, or of all people."""
    return Career(
        tuple(
            PersonalResult(game, seat, _against(game.seats, number))
            for game in played_games.games
            for number, seat in enumerate(game.seats)
            if seat.human and name in ("", seat.name)
        ),
        _accounts(played_games, name),
    )


def _accounts(played_games: PlayedGames, name: str) -> tuple[Account, ...]:
    seats = {
        (game.id, number)
        for game in played_games.games
        for number, seat in enumerate(game.seats)
        if seat.human and name in ("", seat.name)
    }
    return tuple(one.account for one in played_games.reviewed if (one.game, one.seat) in seats)


def _against(seats: Sequence[SeatResult], own: int) -> str:
    others = {_level(seat) for number, seat in enumerate(seats) if number != own}
    return others.pop() if len(others) == 1 else MIXED


def _level(seat: SeatResult) -> str:
    return PEOPLE if seat.human else PlayerName.read(seat.player).level


def _group(game: str, scenarios: tuple[str, ...], against: str, results: list[PersonalResult]) -> Group:
    return Group(
        game,
        scenarios,
        against,
        _games(results),
        sum(result.seat.won for result in results),
        _mean([result.seat.points for result in results]),
        _mean([result.game.turns for result in results]),
        _mean([result.luck for result in results]),
    )


def _rate(against: str, results: list[PersonalResult]) -> Rate:
    """People in one game win together."""
    people_there = len(results) / _games(results)
    even = _mean([people_there / len(result.game.seats) for result in results])
    return Rate(against, _games(results), sum(result.seat.won for result in results), min(1.0, even))


def _games(results: Sequence[PersonalResult]) -> int:
    return len({result.game.id for result in results})


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
