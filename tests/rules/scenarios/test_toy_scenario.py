"""A scenario of our own: one class in one file and one line in the catalogue, and everything works with it.

Treasure: everybody who builds a settlement digs up a coin, gold or copper, and keeps it covered. A coin buys a
resource in one's turn, copper first. Coins may be traded. Whoever was the first to dig has the spade, worth a point;
one needs a point more to win.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from catanqt.kernel.codec import DecodeError, decode_value, expect_dict
from catanqt.kernel.game import CHANCE, Action, Chance, Event, Handler
from catanqt.rules import catalog
from catanqt.rules.base.awards import check_win
from catanqt.rules.base.events import SettlementBuilt
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.base.state import NOBODY, Catan, Goods
from catanqt.rules.base.trade import Accept, Confirm, Offer, purse
from catanqt.rules.base.turn import BeforeRoll, Roll
from catanqt.session import Session, record_from_data, session_to_data, verify
from tests.rules.base.table import of, play
from tests.rules.scenarios.kit import BG, FI, SF, header

NAME = "treasure"
GOLD, COPPER = 0, 1
HOARD = (6, 14)


class Part:
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
    seat: int
    coin: int


@dataclass(frozen=True, slots=True)
class DigUp(Action):
    coin: int

    def do(self, game: Catan) -> None:
        part: Part = game.state.parts[NAME]
        seat = game.task.digger
        game.done()
        part.gain(seat, self.coin == GOLD, self.coin == COPPER)
        if part.spade == NOBODY:
            part.spade = seat
            game.state.score[seat] += 1
        game.emit(Found, seat, self.coin)
        check_win(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None if game.state.parts[NAME].hoard()[self.coin] else "impossible-outcome"


@dataclass(frozen=True, slots=True)
class Digging(Chance):
    digger: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return (DigUp(GOLD), DigUp(COPPER))

    def weights(self, game: Catan) -> Sequence[int]:
        return game.state.parts[NAME].hoard()  # type: ignore[no-any-return]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (DigUp,)

    def problem(self, game: Catan) -> str | None:
        return None if game.state.seated(self.digger) else "no such seat"


@dataclass(frozen=True, slots=True)
class BuyResource(Action):
    resource: int

    def do(self, game: Catan) -> None:
        seat, part = game.state.turn, game.state.parts[NAME]
        _, copper = part.coins[seat]
        part.gain(seat, -(not copper), -(copper > 0))
        game.state.bank[self.resource] -= 1
        game.state.hands[5 * seat + self.resource] += 1

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not 0 <= self.resource < 5 or not game.state.bank[self.resource]:
            return "bank-is-out"
        return None if any(game.state.parts[NAME].coins[seat]) else "cannot-pay"


class Treasure(Scenario):
    name = NAME
    goods = 2
    actions: ClassVar = (DigUp, BuyResource)
    turn_actions: ClassVar = (BuyResource,)
    tasks: ClassVar = (Digging,)

    def listens(self) -> dict[type[Event], Handler]:
        return {SettlementBuilt: _dig}

    def begin(self, game: Catan) -> None:
        _lay_out(game, Part(game.state.table.players))

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        if any(game.state.parts[NAME].coins[seat]):
            menu += [BuyResource(kind) for kind, left in enumerate(game.state.bank) if left]

    def purse(self, game: Catan, seat: int) -> Goods:
        return game.state.parts[NAME].coins[seat]  # type: ignore[no-any-return]

    def hand_over(self, game: Catan, giver: int, taker: int, goods: Goods) -> None:
        gold, copper = goods
        game.state.parts[NAME].gain(giver, -gold, -copper)
        game.state.parts[NAME].gain(taker, gold, copper)

    def imagine(self, game: Catan, seat: int, rng: random.Random, promised: Mapping[int, Goods]) -> None:
        part: Part = game.state.parts[NAME]
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
        part: Part = game.state.parts[NAME]
        return {"coins": [list(held) for held in part.coins], "spade": None if part.spade == NOBODY else part.spade}

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        fields = expect_dict(data, place)
        part = Part(game.state.table.players)
        coins = decode_value(fields.get("coins"), tuple[tuple[int, int], ...], f"{place}.coins")
        if len(coins) != len(part.coins) or min(map(min, coins)) < 0:
            raise DecodeError(f"{place}.coins", "expected coins for each seat")
        part.coins = list(coins)
        spade = decode_value(fields.get("spade"), int | None, f"{place}.spade")
        part.spade = NOBODY if spade is None else spade
        _lay_out(game, part)


def _lay_out(game: Catan, part: Part) -> None:
    game.state.parts[NAME] = part
    game.state.goals = [goal + 1 for goal in game.state.goals]
    if part.spade != NOBODY:
        game.state.score[part.spade] += 1


def _dig(game: Catan, event: SettlementBuilt) -> None:
    if event.setup == 0 and any(game.state.parts[NAME].hoard()):
        game.push(Digging(event.seat))


# --- The one line, and what it brings ---


@pytest.fixture(autouse=True)
def in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.SCENARIOS, NAME, Treasure)


COMPANY = pytest.mark.parametrize(
    "chosen", [(NAME,), (NAME, SF), (BG, NAME), (NAME, FI), (SF, BG, FI, NAME)], ids="+".join
)


def played(chosen: tuple[str, ...], seed: str = "TOY") -> tuple[Session, list[Event]]:
    """A whole random game; what happened in it."""
    session = Session(header(*chosen, seed=seed))
    rng = random.Random(f"{chosen}{seed}")
    told: list[Event] = []
    for _ in range(30_000):
        if session.game.over:
            return session, told
        if session.game.task.actor == CHANCE:
            told += session.deal().events
        else:
            told += session.play(rng.choice(session.game.options())).events
    raise AssertionError("the game does not end")


@COMPANY
def test_a_toy_scenario_is_played_to_the_end(chosen: tuple[str, ...]) -> None:
    session, told = played(chosen)
    game = session.game
    winner = session.rules.winner(game)
    assert winner is not None
    assert session.rules.points(game, winner) >= game.state.goals[winner]
    found = of(Found, told)
    assert found
    assert game.state.parts[NAME].spade == found[0].seat
    assert any(isinstance(entry.action, BuyResource) for entry in session.record.entries)


def test_a_toy_scenario_adds_to_points_and_goals() -> None:
    for chosen, goal in (((NAME,), 11), ((NAME, SF, BG, FI), 14)):
        game = catalog.ruleset("classic", chosen).new_game(header(*chosen))
        assert game.state.goals == [goal] * 4
    game.state.parts[NAME].spade = NOBODY
    game.state.todo[:] = [BeforeRoll(0), Digging(2)]
    game.play(DigUp(GOLD))
    assert catalog.ruleset("classic", (NAME, SF, BG, FI)).public_points(game, 2) == 1


@COMPANY
def test_a_toy_scenario_is_recorded_replayed_and_verified(chosen: tuple[str, ...]) -> None:
    session, _ = played(chosen)
    data = session_to_data(session)
    record = record_from_data(json.loads(json.dumps(data)))
    again = Session.load(record)
    assert session_to_data(again) == data
    assert again.game.state.parts[NAME].coins == session.game.state.parts[NAME].coins
    assert again.rules.winner(again.game) == session.rules.winner(session.game)
    assert verify(record) is None


@COMPANY
def test_a_toy_scenario_has_positions(chosen: tuple[str, ...]) -> None:
    session, _ = played(chosen)
    rules = session.rules
    digs = [i for i, entry in enumerate(session.record.entries) if isinstance(entry.action, DigUp)]
    for count in {*range(16 * 4, len(session.record.entries), 37), *digs}:
        game = session.at(count)
        if not game.state.turn_number:
            continue
        data = rules.to_position(game)
        assert data["parts"][NAME]["coins"] == [list(held) for held in game.state.parts[NAME].coins]
        same_rules, again = catalog.from_position(json.loads(json.dumps(data)))
        assert same_rules.to_position(again) == data
        assert list(again.options()) == list(game.options())
        assert again.state.score == game.state.score


def test_a_toy_scenarios_bad_part_is_named() -> None:
    rules = catalog.ruleset("classic", (NAME,))
    data = rules.to_position(rules.new_game(header(NAME)))
    data["parts"][NAME]["coins"] = [[0, 0], [0, 0], [0, "1"], [0, 0]]
    with pytest.raises(DecodeError) as caught:
        catalog.from_position(data)
    assert caught.value.place == "parts.treasure.coins[2][1]"


@COMPANY
def test_a_toy_scenario_is_imagined(chosen: tuple[str, ...]) -> None:
    session, _ = played(chosen)
    game = session.at(len(session.record.entries) - 1)
    part = game.state.parts[NAME]
    part.coins = [(1, 1), (2, 0), (0, 2), (1, 3)]
    found = set()
    for seed in range(60):
        dream = session.rules.imagine(game, 0, random.Random(seed)).state.parts[NAME]
        assert dream.coins[0] == (1, 1)
        assert [sum(held) for held in dream.coins] == [2, 2, 2, 4]
        assert min(dream.hoard()) >= 0
        found.add(tuple(dream.coins))
    assert len(found) > 5
    assert part.coins == [(1, 1), (2, 0), (0, 2), (1, 3)]


def test_a_toy_scenarios_goods_are_traded() -> None:
    """With the Fishermen there are ten kinds: five resources, gold and copper, three of fish."""
    chosen = (NAME, FI)
    game = catalog.ruleset("classic", chosen).new_game(header(*chosen, board="beginner"))
    while not isinstance(game.task, BeforeRoll):
        game.play(game.options()[0])
    game.play(Roll())
    game.play(next(dice for dice in game.options() if dice.first + dice.second == 12))
    game.state.parts[NAME].coins = [(1, 2), (0, 0), (0, 0), (0, 0)]
    game.state.parts[FI].tokens = [(0, 0, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert purse(game, 0)[5:] == (1, 2, 0, 0, 0)
    offer = Offer((0,) * 5 + (1, 0, 0, 0, 0), (0,) * 5 + (0, 0, 0, 0, 1), (1,))
    play(game, offer, Accept(), Confirm(1))
    assert game.state.parts[NAME].coins[:2] == [(0, 2), (1, 0)]
    assert game.state.parts[FI].tokens[:2] == [(0, 0, 1), (0, 0, 0)]


def test_the_base_game_does_not_know_the_toy() -> None:
    """Without it in the header nothing of it is there."""
    game = catalog.ruleset("classic").new_game(header())
    assert NAME not in game.state.parts
    with pytest.raises(DecodeError, match="unknown kind"):
        catalog.ruleset("classic").codec.decode({"kind": "DigUp", "coin": 0}, "entries[0]")
