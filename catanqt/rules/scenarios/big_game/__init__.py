"""Big Game, Big Honor: settlers at the table earn laurels, and laurels buy advantages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from catanqt.kernel.game import Action, Event, Handler
from catanqt.rules.base.events import Rolled, SettlementBuilt, TurnStarted
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.base.state import NOBODY, Catan
from catanqt.rules.scenarios.advantages import affordable
from catanqt.rules.scenarios.big_game.actions import (
    ChallengeTable,
    FreeSettler,
    SeatSettler,
    SendSettler,
    SpendLaurels,
    TableDice,
    TableRoll,
    send_options,
)
from catanqt.rules.scenarios.big_game.events import LaurelEarned
from catanqt.rules.scenarios.big_game.part import (
    MOST_LAURELS,
    NAME,
    PLACES,
    PRICES,
    TRIES,
    Part,
    part,
    part_from_data,
    part_to_data,
)


class BigGame(Scenario):
    """The table, its laurels and its champion."""

    name = NAME
    turn_actions: ClassVar = (SendSettler, ChallengeTable, SpendLaurels)
    actions: ClassVar = (SeatSettler, *turn_actions, TableDice)
    tasks: ClassVar = (FreeSettler, TableRoll)

    def listens(self) -> dict[type[Event], Handler]:
        return {SettlementBuilt: _settled, Rolled: _earn, TurnStarted: _renew}

    def begin(self, game: Catan) -> None:
        game.state.parts[NAME] = Part(game.state.table.players)

    def turn_options(self, game: Catan, seat: int, rolled: bool) -> Iterable[Action]:
        table = part(game)
        found: list[Action] = []
        laurels = table.laurels[seat]
        if laurels:
            found += [
                _SPEND[advantage][choice + 1]
                for advantage, choice in affordable(game.state, seat, PRICES[:laurels], laurels)
                if not table.used >> advantage & 1
            ]
        if rolled and table.sends < TRIES:
            found += send_options(game, seat)
        return found

    def points(self, game: Catan, seat: int) -> int:
        return int(part(game).champion == seat)

    def goal(self, game: Catan, seat: int) -> int:
        return 2

    def part_to_data(self, game: Catan) -> Any:
        return part_to_data(part(game))

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        game.state.parts[NAME] = part_from_data(data, game.state.table.players, place)


def _settled(game: Catan, event: SettlementBuilt) -> None:
    if event.setup == 2:
        game.push(FreeSettler(event.seat))


def _earn(game: Catan, event: Rolled) -> None:
    table = part(game)
    number = event.first + event.second
    if number == 7:
        counts = [table.places.count(seat) for seat in range(game.state.table.players)]
        winner = counts.index(max(counts)) if counts.count(max(counts)) == 1 else NOBODY
    else:
        winner = table.places[PLACES.index(number)]
    if winner != NOBODY and table.laurels[winner] < MOST_LAURELS:
        table.laurels[winner] += 1
        game.emit(LaurelEarned, winner)


def _renew(game: Catan, event: TurnStarted) -> None:
    part(game).sends = 0
    part(game).used = 0


_SPEND = tuple(tuple(SpendLaurels(advantage, choice) for choice in range(-1, 5)) for advantage in range(5))
