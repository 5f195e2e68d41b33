"""Every rule's border: what is not on the menu is refused, with a reason that can be put into words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement, FreeRoads, PlaceRoad
from catanqt.rules.base.cards import (
    BuyCard,
    CardDraw,
    DrawCard,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)  # fmt: skip
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.robber import (
    Discard,
    Discarding,
    MoveRobber,
    Rob,
    RobberDue,
    RobberMove,
    RobberVictim,
    StealCard,
    Theft,
)  # fmt: skip
from catanqt.rules.base.ruleset import ACTIONS, TASKS
from catanqt.rules.base.setup import FirstTurn, Founding, FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, NoDeal, Offer, Withdraw
from catanqt.rules.base.turn import BankTrade, BeforeRoll, Dice, DiceRoll, EndTurn, NextTurn, Roll, Turn
from tests.rules.base.table import path, player, table

REASONS = {*map(str, RefusalCode), "not-now"}
ONE_NUMBER = {
    FoundSettlement: 54, FoundRoad: 72, BuildRoad: 72, BuildSettlement: 54, BuildCity: 54, PlaceRoad: 72,
    DrawCard: 5, PlayMonopoly: 5, Discard: 5, MoveRobber: 19, Rob: 4, StealCard: 5, Confirm: 4,
}  # fmt: skip
TWO_NUMBERS = {Dice: 7, BankTrade: 5, PlayYearOfPlenty: 5}
PLAIN = (Roll, EndTurn, BuyCard, PlayKnight, PlayRoadBuilding, Accept, Withdraw)
LUMBER, ORE, WOOL = (1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (0, 0, 1, 0, 0)
MOMENTS: dict[str, list[Task]] = {
    "founding": [FirstTurn(), Founding(0, 2)],
    "founding road": [FirstTurn(), FoundingRoad(0, 12)],
    "before the roll": [BeforeRoll(0)],
    "dice": [DiceRoll(0)],
    "turn": [Turn(0)],
    "free roads": [Turn(0), FreeRoads(0, 2)],
    "draw": [Turn(0), CardDraw(0)],
    "discarding": [Turn(0), RobberMove(0), Discarding(2, 2)],
    "friendly robber due": [Turn(0), RobberDue(0), Discarding(2, 2)],
    "robber": [Turn(0), RobberMove(0)],
    "victim": [Turn(0), RobberVictim(0, 4)],
    "theft": [Turn(0), Theft(0, 1)],
    "answering": [Turn(0), Answering(1, 0, LUMBER, ORE, (2,), (), ())],
    "cannot accept": [Turn(0), Answering(2, 0, LUMBER, WOOL, (), (1,), ())],
    "choosing": [Turn(0), Choosing(0, LUMBER, ORE, (1,), ((2, ORE, WOOL),))],
    "cannot confirm": [Turn(0), Choosing(0, LUMBER, ORE, (1,), ((2, ORE, (0, 0, 9, 0, 0)),))],
}


def everything() -> Iterator[Action]:
    """All actions anybody could list, and some that nobody should: ids just out of range and far away."""
    for kind in PLAIN:
        yield kind()
    for one, size in ONE_NUMBER.items():
        yield from (one(number) for number in (*range(-3, size + 3), -size, 10**6, -(10**6)))
    for two, size in TWO_NUMBERS.items():
        yield from (two(first, second) for first, second in product(range(-2, size + 2), repeat=2))
    yield from (Decline(reason) for reason in (*map(str, NoDeal), "", "maybe"))


def busy(todo: list[Task], hand: str = "lllllbwwgggooo") -> Catan:
    """A table on which something of every kind is possible."""
    return table(
        player(hand, settlements=[12], cities=[41], roads=path(12, 7, 3), cards="kprmv"),
        player("lbwgo", settlements=[23], roads=path(23, 29)),
        player("lbgo", settlements=[13], roads=path(13, 9)),
        player(settlements=[33]),
        todo=todo,
        robber=4,
        **({"friendly_robber": 3} if RobberDue(0) in todo else {}),
    )


def test_every_kind_of_action_and_task_is_examined() -> None:
    assert {*PLAIN, *ONE_NUMBER, *TWO_NUMBERS, Decline, Offer, Counter} == set(ACTIONS)
    assert {type(task) for todo in MOMENTS.values() for task in todo} == set(TASKS) - {NextTurn}


@pytest.mark.parametrize("todo", MOMENTS.values(), ids=MOMENTS)
def test_what_is_legal_is_exactly_what_is_on_the_menu(todo: list[Task]) -> None:
    game = busy(todo)
    menu = list(game.options())
    assert len(set(menu)) == len(menu)
    found = set()
    for action in everything():
        reason = game.refusal(action)
        if reason is None:
            found.add(action)
        else:
            assert str(reason) in REASONS
    assert found == set(menu)


@pytest.mark.parametrize("seed", range(60))
def test_with_any_hand_what_is_legal_is_exactly_what_is_on_the_menu(seed: int) -> None:
    hand = "".join(random.Random(seed).choices("lbwgo", k=2 + seed % 7))
    game = busy([Turn(0)], hand)
    assert {action for action in everything() if game.refusal(action) is None} == set(game.options())


@pytest.mark.parametrize("todo", MOMENTS.values(), ids=MOMENTS)
def test_everything_on_the_menu_can_be_played(todo: list[Task]) -> None:
    for action in busy(todo).options():
        game = busy(todo)
        game.play(action)
        state = game.state
        assert min(*state.hands, *state.bank, *state.deck, *state.cards) >= 0
        assert all(state.bank[kind] + sum(state.hands[kind::5]) == 19 for kind in range(5))


OUT_OF_RANGE = [
    *((moment, kind(number), "no-such-place")
      for moment, kind, size in (
          ("founding", FoundSettlement, 54), ("founding road", FoundRoad, 72), ("turn", BuildRoad, 72),
          ("turn", BuildSettlement, 54), ("turn", BuildCity, 54), ("free roads", PlaceRoad, 72),
          ("robber", MoveRobber, 19),
      )
      for number in (-1, size, -size, 10**9)),
    *((moment, kind(number), reason)
      for moment, kind, reason in (
          ("turn", PlayMonopoly, "no-such-card"), ("discarding", Discard, "no-such-card"),
          ("draw", DrawCard, "impossible-outcome"), ("theft", StealCard, "impossible-outcome"),
          ("victim", Rob, "not-a-victim"), ("choosing", Confirm, "bad-partners"),
      )
      for number in (-1, 5, -5, 10**9)),
    *(("turn", PlayYearOfPlenty(*pair), "no-such-card") for pair in ((-1, 0), (0, 5), (-1, -1), (5, 5))),
]  # fmt: skip


@pytest.mark.parametrize(("moment", "action", "reason"), OUT_OF_RANGE, ids=str)
def test_numbers_out_of_range_are_refused(moment: str, action: Action, reason: str) -> None:
    assert busy(MOMENTS[moment]).refusal(action) == reason
