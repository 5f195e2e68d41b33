"""The turn goes round, and every seat plays by the same rules."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement, PlaceRoad
from catanqt.rules.base.cards import BuyCard, DrawCard, PlayKnight, PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty
from catanqt.rules.base.events import TurnEnded, TurnStarted
from catanqt.rules.base.robber import Discard, MoveRobber, Rob, StealCard
from catanqt.rules.base.setup import FirstTurn, FoundingRoad, FoundRoad
from catanqt.rules.base.state import KNIGHT, MONOPOLY, Catan
from catanqt.rules.base.trade import Accept, Confirm, Counter, Decline, Offer
from catanqt.rules.base.turn import BankTrade, BeforeRoll, EndTurn, Roll, Turn
from tests.rules.base.table import RULES, B, G, L, O, W, edge, path, play, player, refused, roll, table

SEATS = pytest.mark.parametrize("seat", range(4))
ACTIVE = player(
    "lllllbbbwwwgggggoooo",
    settlements=[12],
    cities=[39],
    roads=[*path(12, 8, 13), *path(39, 44)],
    cards="kprm",
)
OTHERS = [
    player("lbwgo" * 2, settlements=[23], roads=path(23, 29)),
    player("oow", settlements=[25], roads=path(25, 31)),
    player("l", cities=[33], knights=2, cards="v"),
]


def seated(seat: int, todo: Any) -> Catan:
    """The same table with the active player on any seat."""
    order = [*OTHERS[3 - seat :], ACTIVE, *OTHERS[: 3 - seat]]
    return table(*order, todo=[todo(seat)], turn=seat)


def seen_from(game: Catan, seat: int) -> dict[str, Any]:
    """A position with the players counted from this seat on."""
    data = RULES.to_position(game)
    data["players"] = data["players"][seat:] + data["players"][:seat]
    data["bank"] = list(game.state.bank)
    for name in ("turn", "longest_road", "largest_army"):
        data[name] = None if data[name] is None else (data[name] - seat) % 4
    for task in data["todo"]:
        task.update({key: (task[key] - seat) % 4 for key in ("actor", "thief", "victim") if task.get(key, -1) >= 0})
    return data


def full_turn(seat: int) -> list[dict[str, Any]]:
    """Play a turn full of everything; what the table looks like after each step."""
    game = seated(seat, BeforeRoll)
    left, opposite, right = ((seat + i) % 4 for i in (1, 2, 3))
    all_others = tuple(sorted((left, opposite, right)))
    answers = {left: Counter((0, 0, 0, 0, 1), (0, 0, 0, 1, 0)), opposite: Accept(), right: Decline("no")}
    steps = [
        [PlayKnight(), MoveRobber(4), StealCard(W)],
        [Roll()],
        [BuyCard(), DrawCard(MONOPOLY)],
        [BankTrade(L, O)],
        [BuildRoad(edge(13, 9))],
        [BuildSettlement(13)],
        [BuildCity(12)],
        [Offer((0, 0, 1, 0, 0), (0, 0, 0, 0, 1), all_others), *(answers[one] for one in all_others), Confirm(opposite)],
        [Offer((0, 0, 1, 0, 0), (0, 0, 0, 0, 1), all_others), *(answers[one] for one in all_others), Confirm(left)],
        [EndTurn()],
    ]
    found = []
    for step in steps:
        if step == [Roll()]:
            roll(game, 4, 4)
        else:
            play(game, *step)
        found.append(seen_from(game, seat))
    return found


@SEATS
def test_every_seat_plays_by_the_same_rules(seat: int) -> None:
    assert full_turn(seat) == full_turn(0)


@SEATS
def test_the_turn_passes_to_the_next_seat(seat: int) -> None:
    game = seated(seat, Turn)
    following = (seat + 1) % 4
    assert game.play(EndTurn()) == [TurnEnded(seat), TurnStarted(following, 10)]
    assert game.task == BeforeRoll(following)
    assert game.state.dice == (0, 0)
    roll(game, 2, 1)
    assert game.state.dice == (2, 1)
    assert game.task == Turn(following)


def test_one_roll_a_turn_and_no_end_before_it() -> None:
    game = seated(0, BeforeRoll)
    assert refused(game, EndTurn()) == "not-now"
    roll(game, 2, 1)
    assert refused(game, Roll()) == "not-now"


@SEATS
def test_B10_every_seat_may_play_what_it_bought_in_its_next_turn(seat: int) -> None:
    game = seated(seat, Turn)
    play(game, BuyCard(), DrawCard(KNIGHT), PlayKnight(), MoveRobber(0), EndTurn())
    assert refused(game, PlayKnight()) == "no-such-card"
    for _ in range(3):
        roll(game, 1, 1)
        game.play(EndTurn())
    assert game.task == BeforeRoll(seat)
    assert PlayKnight() in game.options()


@SEATS
@pytest.mark.parametrize(
    "steps",
    [
        [PlayMonopoly(O)],
        [PlayYearOfPlenty(B, G)],
        [PlayRoadBuilding(), PlaceRoad(edge(12, 17)), PlaceRoad(edge(17, 22))],
        [PlayKnight(), MoveRobber(13)],
    ],
    ids=["monopoly", "plenty", "roads", "knight"],
)
def test_B11_every_seats_cards_do_the_same(seat: int, steps: list[Any]) -> None:
    after = []
    for one in (0, seat):
        game = seated(one, Turn)
        play(game, *steps)
        after.append(seen_from(game, one))
    assert after[0] == after[1]


@SEATS
def test_B8_every_seat_discards_its_own_cards(seat: int) -> None:
    game = seated(seat, BeforeRoll)
    roll(game, 3, 4)
    for _ in range(10):
        assert game.task.actor == seat
        game.play(game.options()[-1])
    assert game.state.hand(seat) == (5, 3, 2, 0, 0)
    play(game, *[Discard(L), Discard(B), Discard(W), Discard(G), Discard(O)])
    play(game, MoveRobber(12))
    assert game.state.hand((seat + 1) % 4) == (1, 1, 1, 1, 1)
    assert game.task.actor in (-1, seat)


@SEATS
def test_B5_every_seat_founds_for_itself(seat: int) -> None:
    founders = [player() for _ in range(4)]
    founders[seat] = player(settlements=[12])
    game = table(*founders, todo=[FirstTurn(), FoundingRoad(seat, 12)])
    game.play(FoundRoad(edge(12, 17)))
    assert game.state.roads[seat] == 1 << edge(12, 17)


def test_B8_the_victim_is_named_by_its_seat() -> None:
    game = table(
        player("b", settlements=[12]), player(cards="k"), player("w", settlements=[13]), todo=[Turn(1)], turn=1
    )
    play(game, PlayKnight(), MoveRobber(4))
    assert list(game.options()) == [Rob(0), Rob(2)]
    play(game, Rob(0), StealCard(B))
    assert [game.state.hand(one) for one in range(3)] == [(0,) * 5, (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)]
