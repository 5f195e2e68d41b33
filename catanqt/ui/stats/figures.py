"""The figures of a game as plain data, computed by replaying its record: for charts, texts and files.

While a game goes on, only public figures are included; when it is over, hidden points count from the moment they were
won.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from catanqt.kernel.chance import chance_task
from catanqt.kernel.game import Event, Game
from catanqt.kernel.record import Entry
from catanqt.rules.base.events import BankTraded, Produced, Rolled, Traded
from catanqt.rules.colours import colours
from catanqt.rules.junior.events import DieRolled, MarketSwapped
from catanqt.session import Session
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.presentation import Count, Share
from catanqt.ui.stats.chi_square import Fit, judge
from catanqt.ui.stats.score_breakdown import counts_of, items_of, shares


@dataclass(frozen=True, slots=True)
class Luck:
    """Cards that a seat received from rolls, and cards expected; `spread` is the standard deviation."""

    received: int = 0
    expected: float = 0.0
    spread: float = 0.0

    @property
    def surplus(self) -> float:
        return self.received - self.expected

    @property
    def strength(self) -> float:
        """The surplus in usual distances: beyond 1 it is luck worth a word, beyond 2 a rare one."""
        return self.surplus / self.spread if self.spread else 0.0


@dataclass(frozen=True, slots=True)
class Person:
    """A seat with its figures."""

    name: str
    player: str
    colour: str
    points: int
    made_of: tuple[Share, ...]
    """What the points are made of."""
    production: Mapping[str, int]
    """Cards from the land by resource, those of the founding included."""
    luck: Luck
    rolls: Mapping[int, int]
    """How often this seat rolled each number."""
    with_players: int
    with_bank: int
    extras: Mapping[str, int]
    """What scenarios count, by the names that `Figures.extras` lists."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a game."""

    game: str
    scenarios: tuple[str, ...]
    over: bool
    winner: int | None
    turns: int
    people: tuple[Person, ...]
    points: tuple[tuple[int, ...], ...]
    """The points of all seats at the end of each turn; the first are those of the set-up."""
    extras: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The names of what each scenario counts."""

    @property
    def weights(self) -> Mapping[int, int]:
        """The odds of its dice."""
        return game_presentation(self.game).odds

    @property
    def resources(self) -> tuple[str, ...]:
        return game_presentation(self.game).goods

    @property
    def dice(self) -> dict[int, int]:
        """How often each number was rolled."""
        return {number: sum(person.rolls.get(number, 0) for person in self.people) for number in self.weights}

    @property
    def fit(self) -> Fit:
        return judge(self.dice, self.weights)


def gather(session: Session) -> Figures:
    """The figures of a game as far as it has been played."""
    return _FiguresCollector(session).figures()


class _FiguresCollector:
    """Replays a game and counts."""

    def __init__(self, session: Session) -> None:
        self._session = session
        header = session.record.header
        self._seats = range(len(header.seats))
        self._names = game_presentation(header.game).goods
        self._production = [dict.fromkeys(self._names, 0) for _ in self._seats]
        self._rolls: list[dict[int, int]] = [{} for _ in self._seats]
        self._partners = [0 for _ in self._seats]
        self._bank = [0 for _ in self._seats]
        self._received = [0 for _ in self._seats]
        self._expected = [0.0 for _ in self._seats]
        self._variance = [0.0 for _ in self._seats]
        self._kinds = (header.game, *header.scenarios)
        self._extras: list[dict[str, int]] = [
            {name: 0 for kind in self._kinds for name in items_of(kind)} for _ in self._seats
        ]

    def figures(self) -> Figures:
        session = self._session
        header, rules = session.record.header, session.rules
        points = self._play()
        return Figures(
            game=header.game,
            scenarios=header.scenarios,
            over=session.game.over,
            winner=rules.winner(session.game),
            turns=session.game.state.turn_number,
            people=tuple(self._person(seat) for seat in self._seats),
            points=points,
            extras={kind: names for kind in self._kinds if (names := items_of(kind, session.game.over))},
        )

    def _play(self) -> tuple[tuple[int, ...], ...]:
        """Count every entry; gives the points by turn."""
        game = self._session.at(0)
        turns: dict[int, tuple[int, ...]] = {0: self._points(game)}
        for entry in self._session.record.entries:
            self._entry(game, entry)
            turns[game.state.turn_number] = self._points(game)
        return tuple(turns[number] for number in sorted(turns))

    def _points(self, game: Game[Any]) -> tuple[int, ...]:
        session = self._session
        counted = session.rules.points if session.game.over else session.rules.public_points
        return tuple(counted(game, seat) for seat in self._seats)

    def _entry(self, game: Game[Any], entry: Entry) -> None:
        due = self._session.rules.expected(game)
        if due is not None:
            self._note_odds(game, due)
        events = game.play(entry.action)
        if due is not None:
            for seat, cards in enumerate(self._session.rules.received(events, len(self._seats))):
                self._received[seat] += cards
        for event in events:
            self._event(event)

    def _note_odds(self, game: Game[Any], due: Sequence[float]) -> None:
        """What this roll owes each seat, and by how much it may differ: every outcome is tried on a copy."""
        task = chance_task(game)
        outcomes = task.outcomes(game)
        weights = task.weights(game) or (1,) * len(outcomes)
        whole, seats = sum(weights), len(self._seats)
        sums, squares = [0.0] * seats, [0.0] * seats
        for outcome, weight in zip(outcomes, weights, strict=True):
            if not weight:
                continue
            for seat, cards in enumerate(self._session.rules.received(game.copy().play(outcome), seats)):
                sums[seat] += weight * cards / whole
                squares[seat] += weight * cards * cards / whole
        for seat in self._seats:
            self._expected[seat] += due[seat]
            self._variance[seat] += squares[seat] - sums[seat] ** 2

    def _event(self, event: Event) -> None:
        match event:
            case Rolled(seat, first, second):
                self._rolls[seat][first + second] = self._rolls[seat].get(first + second, 0) + 1
            case DieRolled(seat, number):
                self._rolls[seat][number] = self._rolls[seat].get(number, 0) + 1
            case Produced(seat, resource, amount):
                self._production[seat][self._names[resource]] += amount
            case Traded(seat, partner):
                self._partners[seat] += 1
                self._partners[partner] += 1
            case BankTraded(seat) | MarketSwapped(seat):
                self._bank[seat] += 1
        for kind in self._kinds:
            for count in counts_of(kind, event):
                self._count(count)

    def _count(self, count: Count) -> None:
        self._extras[count.seat][count.item] += count.amount

    def _person(self, seat: int) -> Person:
        session = self._session
        header, game, who = session.record.header, session.game, session.record.header.seats[seat]
        return Person(
            name=who.name,
            player=who.player,
            colour=colours(header)[seat],
            points=self._points(game)[seat],
            made_of=shares(game.state, self._kinds, seat, game.over),
            production=self._production[seat],
            luck=Luck(self._received[seat], self._expected[seat], math.sqrt(max(0.0, self._variance[seat]))),
            rolls=self._rolls[seat],
            with_players=self._partners[seat],
            with_bank=self._bank[seat],
            extras={name: self._extras[seat][name] for kind in self._kinds for name in items_of(kind, game.over)},
        )
