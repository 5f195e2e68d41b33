"""Treasure, a scenario made for the tests: everything about it lies in this folder.

Everybody who builds a settlement digs up a coin, gold or copper, and keeps it covered. A coin buys a resource in one's
turn, copper first. Coins may be traded. Whoever was the first to dig has the spade, worth a point; one needs a point
more to win.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from catanqt.kernel.codec import DecodeError, decode_value, expect_dict
from catanqt.kernel.game import Action, Chance, Event, Handler
from catanqt.rules.base.awards import check_win
from catanqt.rules.base.events import SettlementBuilt
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.base.state import NOBODY, Catan, Goods

NAME = "treasure"
GOLD, COPPER = 0, 1
HOARD = (6, 14)


class Part:
    """The state of the scenario: coins by seat, and who has the spade."""

    def __init__(self, players: int) -> None:
        self.coins = [(0, 0)] * players
        self.spade = NOBODY

    def copy(self) -> Part:
        new = Part(0)
        new.coins, new.spade = self.coins[:], self.spade
        return new

    def gain(self, seat: int, gold: int, copper: int) -> None:
        self.coins[seat] = self.coins[seat][0] + gold, self.coins[seat][1] + copper

    def hoard(self) -> list[int]:
        return [most - sum(held[kind] for held in self.coins) for kind, most in enumerate(HOARD)]


@dataclass(frozen=True, slots=True)
class Found(Event):
    """`seat` has dug up a coin."""

    seat: int
    coin: int


@dataclass(frozen=True, slots=True)
class DigUp(Action):
    """Chance turns up this coin."""

    coin: int

    def do(self, game: Catan) -> None:
        part: Part = game.state.scenario_state[NAME]
        assert isinstance(game.task, Digging)
        seat = game.task.digger
        game.done()
        part.gain(seat, self.coin == GOLD, self.coin == COPPER)
        if part.spade == NOBODY:
            part.spade = seat
            game.state.score[seat] += 1
        game.emit(Found, seat, self.coin)
        check_win(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None if game.state.scenario_state[NAME].hoard()[self.coin] else "impossible-outcome"


@dataclass(frozen=True, slots=True)
class Digging(Chance):
    """`digger` digs up a coin at random."""

    digger: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return (DigUp(GOLD), DigUp(COPPER))

    def weights(self, game: Catan) -> Sequence[int]:
        return game.state.scenario_state[NAME].hoard()  # type: ignore[no-any-return]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (DigUp,)

    def problem(self, game: Catan) -> str | None:
        return None if game.state.seated(self.digger) else "no such seat"


@dataclass(frozen=True, slots=True)
class BuyResource(Action):
    """Pay a coin for a resource of the bank."""

    resource: int

    def do(self, game: Catan) -> None:
        seat, part = game.state.turn, game.state.scenario_state[NAME]
        _, copper = part.coins[seat]
        part.gain(seat, -(not copper), -(copper > 0))
        game.state.bank[self.resource] -= 1
        game.state.hands[5 * seat + self.resource] += 1

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not 0 <= self.resource < 5 or not game.state.bank[self.resource]:
            return "bank-is-out"
        return None if any(game.state.scenario_state[NAME].coins[seat]) else "cannot-pay"


class Treasure(Scenario):
    """Coins for settlements, and a spade for the first who dug."""

    name = NAME
    goods = 2
    actions: ClassVar = (DigUp, BuyResource)
    turn_actions: ClassVar = (BuyResource,)
    tasks: ClassVar = (Digging,)

    def listens(self) -> dict[type[Event], Handler]:
        return {SettlementBuilt: _dig}

    def begin(self, game: Catan) -> None:
        _lay_out(game, Part(game.state.config.players))

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        if any(game.state.scenario_state[NAME].coins[seat]):
            menu += [BuyResource(kind) for kind, left in enumerate(game.state.bank) if left]

    def tradable_goods(self, game: Catan, seat: int) -> Goods:
        return game.state.scenario_state[NAME].coins[seat]  # type: ignore[no-any-return]

    def hand_over(self, game: Catan, giver: int, taker: int, goods: Goods) -> None:
        gold, copper = goods
        game.state.scenario_state[NAME].gain(giver, -gold, -copper)
        game.state.scenario_state[NAME].gain(taker, gold, copper)

    def imagine(self, game: Catan, seat: int, rng: random.Random, promised: Mapping[int, Goods]) -> None:
        part: Part = game.state.scenario_state[NAME]
        others = [other for other in range(len(part.coins)) if other != seat]
        sizes = {other: sum(part.coins[other]) - sum(promised.get(other, ())) for other in others}
        for other in others:
            gold, copper = promised.get(other, (0, 0))
            part.coins[other] = gold, copper
        loose = [kind for kind, left in enumerate(part.hoard()) for _ in range(left)]
        rng.shuffle(loose)
        for other, size in sizes.items():
            for _ in range(size):
                coin = loose.pop()
                part.gain(other, coin == GOLD, coin == COPPER)

    def part_to_data(self, game: Catan) -> Any:
        part: Part = game.state.scenario_state[NAME]
        return {"coins": [list(held) for held in part.coins], "spade": None if part.spade == NOBODY else part.spade}

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        fields = expect_dict(data, place)
        part = Part(game.state.config.players)
        coins = decode_value(fields.get("coins"), tuple[tuple[int, int], ...], f"{place}.coins")
        if len(coins) != len(part.coins) or min(map(min, coins)) < 0:
            raise DecodeError(f"{place}.coins", "expected coins for each seat")
        part.coins = list(coins)
        spade = decode_value(fields.get("spade"), int | None, f"{place}.spade")
        part.spade = NOBODY if spade is None else spade
        _lay_out(game, part)


def _lay_out(game: Catan, part: Part) -> None:
    game.state.scenario_state[NAME] = part
    game.state.goals = [goal + 1 for goal in game.state.goals]
    if part.spade != NOBODY:
        game.state.score[part.spade] += 1


def _dig(game: Catan, event: SettlementBuilt) -> None:
    if event.setup == 0 and any(game.state.scenario_state[NAME].hoard()):
        game.push(Digging(event.seat))


SCENARIO = Treasure
