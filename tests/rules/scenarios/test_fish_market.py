"""FI5: what fish buy, and how they are paid."""

from __future__ import annotations

from itertools import product

import pytest

from catanqt.rules.base.building import FreeRoads, PlaceRoad
from catanqt.rules.base.cards import CardDraw, DrawCard, PlayKnight
from catanqt.rules.base.events import RobberMoved, Stolen, TookFromBank
from catanqt.rules.base.robber import RobberMove, StealCard, Theft
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.scenarios.fishermen.rules.actions import SpendFish
from catanqt.scenarios.fishermen.rules.events import FishReshuffled, FishSpent
from tests.rules.base.table import bank, hand, menu, new_cards, odds, of, path, play, player, roll
from tests.rules.scenarios.kit import (
    CARD,
    NO_CHOICE,
    RESOURCE,
    ROAD,
    ROBBER_HOME,
    STEAL,
    fish,
    hand_of,
    refused,
    sea,
    season,
    table,
)

PRICES = {ROBBER_HOME: 2, STEAL: 3, RESOURCE: 4, ROAD: 5, CARD: 7}
MOMENTS = pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)], ids=["before the roll", "after the roll"])
Tokens = tuple[int, int, int]
USES = [
    (ROBBER_HOME, NO_CHOICE),
    (STEAL, 1),
    (STEAL, 3),
    *((RESOURCE, kind) for kind in range(5)),
    (ROAD, NO_CHOICE),
    (CARD, NO_CHOICE),
]


def fisher(held: Tokens, moment: BeforeRoll | Turn = Turn(0), **changes: object) -> Catan:  # noqa: B008
    """Seat 0 holds these tokens and every advantage has an effect; seats 1 and 3 have cards to steal."""
    return table(
        player(settlements=[12]),
        player("oow"),
        player(),
        player("l"),
        fish=sea(tokens={0: held}, **changes),
        todo=[moment],
        robber=3,
    )


def value(tokens: Tokens) -> int:
    return tokens[0] + 2 * tokens[1] + 3 * tokens[2]


def ways(price: int, held: Tokens) -> list[Tokens]:
    """All payments of which no token could be spared."""
    found = []
    for one, two, three in product(*(range(have + 1) for have in held)):
        paid = (one, two, three)
        sparable = [kind + 1 for kind in range(3) if paid[kind] and value(paid) - (kind + 1) >= price]
        if value(paid) >= price and not sparable:
            found.append(paid)
    return found


def tokens(game: Catan) -> list[int]:
    found: list[int] = fish(game)["tokens"][0]
    return found


@MOMENTS
@pytest.mark.parametrize("ones", range(9))
def test_FI5_the_menu_is_what_the_fish_pay(ones: int, moment: BeforeRoll | Turn) -> None:
    game = fisher((ones, 0, 0), moment)
    expected = [SpendFish(*use, (PRICES[use[0]], 0, 0)) for use in USES if PRICES[use[0]] <= ones]
    assert menu(game, SpendFish) == expected
    for use in USES:
        if PRICES[use[0]] > ones:
            assert refused(game, SpendFish(*use, (PRICES[use[0]], 0, 0))) == "cannot-pay"


@MOMENTS
def test_FI5_two_fish_send_the_robber_to_the_desert_and_steal_nothing(moment: BeforeRoll | Turn) -> None:
    game = table(player(), player("o", settlements=[23]), fish=sea(tokens={0: (0, 1, 0)}), todo=[moment], robber=3)
    events = game.play(SpendFish(ROBBER_HOME, NO_CHOICE, (0, 1, 0)))
    assert of(RobberMoved, events) == [RobberMoved(0, 9)]
    assert of(FishSpent, events) == [FishSpent(0, ROBBER_HOME, (0, 1, 0))]
    assert game.state.robber == 9
    assert hand(game, 1) == "o"
    assert game.task == moment


@MOMENTS
def test_FI5_three_fish_steal_a_random_resource_card(moment: BeforeRoll | Turn) -> None:
    game = fisher((0, 0, 1), moment)
    game.play(SpendFish(STEAL, 1, (0, 0, 1)))
    assert game.task == Theft(0, 1)
    assert odds(game) == {StealCard(4): 2, StealCard(2): 1}
    assert of(Stolen, game.play(StealCard(4))) == [Stolen(0, 1, 4)]
    assert [hand(game, 0), hand(game, 1)] == ["o", "wo"]
    assert game.task == moment


@MOMENTS
@pytest.mark.parametrize("kind", range(5))
def test_FI5_four_fish_take_any_resource_from_the_bank(kind: int, moment: BeforeRoll | Turn) -> None:
    game = fisher((0, 2, 0), moment)
    before = bank(game)
    assert of(TookFromBank, game.play(SpendFish(RESOURCE, kind, (0, 2, 0)))) == [TookFromBank(0, kind)]
    assert hand(game, 0) == "lbwgo"[kind]
    assert bank(game)[kind] == before[kind] - 1
    assert game.task == moment


@MOMENTS
def test_FI5_five_fish_build_a_free_road_by_the_normal_rules(moment: BeforeRoll | Turn) -> None:
    game = fisher((0, 1, 1), moment)
    game.play(SpendFish(ROAD, NO_CHOICE, (0, 1, 1)))
    assert game.task == FreeRoads(0, 1)
    assert [road.edge for road in menu(game, PlaceRoad)] == sorted([*path(12, 7), *path(12, 8), *path(12, 17)])
    game.play(PlaceRoad(path(12, 7)[0]))
    assert game.state.roads[0] == 1 << path(12, 7)[0]
    assert game.task == moment


@MOMENTS
def test_FI5_seven_fish_draw_a_free_development_card(moment: BeforeRoll | Turn) -> None:
    game = fisher((1, 0, 2), moment)
    game.play(SpendFish(CARD, NO_CHOICE, (1, 0, 2)))
    assert game.task == CardDraw(0)
    game.play(DrawCard(0))
    assert new_cards(game, 0) == "k"
    assert refused(game, PlayKnight()) == "bought-this-turn"
    assert game.task == moment


def test_FI5_the_free_card_may_be_played_in_the_next_turn() -> None:
    game = fisher((7, 0, 0))
    play(game, SpendFish(CARD, NO_CHOICE, (7, 0, 0)), DrawCard(0), EndTurn())
    for _turn in range(3):
        roll(game, 1, 1)
        game.play(EndTurn())
    game.play(PlayKnight())
    assert game.state.knights[0] == 1


def test_FI5_a_free_victory_point_can_win() -> None:
    nine = {"settlements": [50, 2, 32], "cities": [16, 18, 25]}
    game = table(player(**nine), fish=sea(tokens={0: (1, 3, 0)}))
    play(game, SpendFish(CARD, NO_CHOICE, (1, 3, 0)), DrawCard(1))
    assert game.over


def test_FI5_as_often_as_one_can_pay() -> None:
    game = fisher((8, 2, 0))
    for kind in (0, 0, 4):
        game.play(SpendFish(RESOURCE, kind, (4, 0, 0) if kind == 0 else (0, 2, 0)))
    assert hand(game, 0) == "llo"
    assert tokens(game) == [0, 0, 0]


def test_FI5_spent_tokens_lie_open_and_are_out_of_the_game_until_turned_over() -> None:
    game = fisher((1, 2, 3), spent=(0, 0, 1))
    game.play(SpendFish(RESOURCE, 0, (1, 0, 1)))
    assert tokens(game) == [0, 2, 2]
    assert fish(game)["spent"] == [1, 0, 2]


def test_FI5_no_change_the_excess_is_lost() -> None:
    game = fisher((0, 0, 3))
    game.play(SpendFish(ROBBER_HOME, NO_CHOICE, (0, 0, 1)))
    assert tokens(game) == [0, 0, 2]
    game.play(SpendFish(RESOURCE, 1, (0, 0, 2)))
    assert tokens(game) == [0, 0, 0]


@pytest.mark.parametrize(
    ("held", "price", "best"),
    [
        ((1, 1, 1), 3, (0, 0, 1)),
        ((3, 0, 1), 3, (0, 0, 1)),
        ((3, 0, 0), 3, (3, 0, 0)),
        ((0, 2, 1), 4, (0, 2, 0)),
        ((1, 0, 2), 4, (1, 0, 1)),
        ((0, 0, 2), 4, (0, 0, 2)),
        ((0, 1, 2), 4, (0, 1, 1)),
        ((0, 3, 0), 5, (0, 3, 0)),
        ((0, 1, 3), 7, (0, 1, 2)),
        ((1, 0, 3), 7, (1, 0, 2)),
        ((0, 0, 3), 7, (0, 0, 3)),
    ],
)
def test_FI5_the_menu_lists_the_payment_that_wastes_least(held: Tokens, price: int, best: Tokens) -> None:
    game = fisher(held)
    paid = {spend.tokens for spend in menu(game, SpendFish) if PRICES[spend.advantage] == price}
    assert paid == {best}


HELD = [held for held in product((0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3)) if any(held)]


def test_FI5_whatever_is_held_the_menu_has_one_least_wasteful_payment_for_each_use() -> None:
    for held in HELD:
        game = fisher(held)
        menus = menu(game, SpendFish)
        payable = [use for use in USES if PRICES[use[0]] <= value(held)]
        assert [(spend.advantage, spend.choice) for spend in menus] == payable
        for spend in menus:
            least = min(value(paid) for paid in ways(PRICES[spend.advantage], held))
            assert value(spend.tokens) == least
            assert spend.tokens in ways(PRICES[spend.advantage], held)


def test_FI5_every_payment_without_a_needless_token_is_allowed_and_no_other() -> None:
    for held in HELD[::3]:
        game = fisher(held)
        for use, price in ((USES[0], 2), (USES[1], 3), (USES[3], 4), (USES[8], 5), (USES[9], 7)):
            allowed = ways(price, held)
            for paid in product(*(range(have + 1) for have in held)):
                refusal = game.refusal(SpendFish(*use, paid))
                assert (refusal is None) == (paid in allowed), (held, use, paid)


def test_FI5_another_payment_than_the_menus_may_be_chosen() -> None:
    game = fisher((1, 1, 1))
    other = SpendFish(STEAL, 1, (1, 1, 0))
    assert other not in game.options()
    assert SpendFish in game.task.composes(game)
    game.play(other)
    assert tokens(game) == [0, 0, 1]


def test_FI5_even_a_more_wasteful_one() -> None:
    """To keep small change: two twos for three fish though a three is there."""
    game = fisher((0, 2, 1))
    game.play(SpendFish(STEAL, 1, (0, 2, 0)))
    assert tokens(game) == [0, 0, 1]


@pytest.mark.parametrize("paid", [(1, 0, 1), (0, 1, 1), (1, 1, 1)])
def test_FI5_needless_tokens_are_refused(paid: Tokens) -> None:
    assert refused(fisher((1, 1, 1)), SpendFish(STEAL, 1, paid)) == "wrong-payment"


def test_FI5_too_few_fish_are_refused() -> None:
    game = fisher((1, 1, 1))
    assert refused(game, SpendFish(STEAL, 1, (0, 1, 0))) == "wrong-payment"
    assert refused(game, SpendFish(STEAL, 1, (0, 0, 0))) == "wrong-payment"


@pytest.mark.parametrize("paid", [(2, 1, 0), (0, 2, 0), (-1, 2, 0), (4, 0, 0), (-3, 0, 2)])
def test_FI5_tokens_one_does_not_have_are_refused(paid: Tokens) -> None:
    assert refused(fisher((1, 1, 1)), SpendFish(RESOURCE, 1, paid)) == "cannot-pay"


def test_FI5_only_where_it_has_an_effect() -> None:
    lumber = player() | {"hand": hand_of((19, 0, 0, 0, 0))}
    game = table(player(), player(), player(), lumber, fish=sea(tokens={0: (0, 5, 0)}), deck="")
    assert refused(game, SpendFish(ROBBER_HOME, NO_CHOICE, (0, 1, 0))) == "no-effect"
    assert refused(game, SpendFish(STEAL, 1, (0, 2, 0))) == "no-effect"
    assert refused(game, SpendFish(STEAL, 0, (0, 2, 0))) == "no-effect"
    assert refused(game, SpendFish(RESOURCE, 0, (0, 2, 0))) == "no-effect"
    assert refused(game, SpendFish(ROAD, NO_CHOICE, (0, 3, 0))) == "no-effect"
    assert refused(game, SpendFish(CARD, NO_CHOICE, (0, 4, 0))) == "no-effect"
    assert refused(game, SpendFish(9, NO_CHOICE, (0, 4, 0))) == "no-effect"
    expected = [(STEAL, 3), *((RESOURCE, kind) for kind in range(1, 5))]
    assert [(spend.advantage, spend.choice) for spend in menu(game, SpendFish)] == expected


def test_FI5_nobody_steals_from_oneself() -> None:
    game = table(player("ooo"), player("w"), fish=sea(tokens={0: (0, 0, 1)}))
    assert menu(game, SpendFish) == [SpendFish(STEAL, 1, (0, 0, 1))]
    assert refused(game, SpendFish(STEAL, 0, (0, 0, 1))) == "no-effect"


def test_FI5_opponents_with_only_fish_have_nothing_to_steal() -> None:
    game = table(player(), player(), fish=sea(tokens={0: (0, 0, 1), 1: (3, 3, 3)}))
    assert refused(game, SpendFish(STEAL, 1, (0, 0, 1))) == "no-effect"


def test_FI5_not_in_anothers_turn() -> None:
    """Neither with one's own fish nor with those of the player at turn."""
    game = table(player(), player("o"), fish=sea(tokens={1: (9, 0, 0)}), robber=3)
    assert menu(game, SpendFish) == []
    assert refused(game, SpendFish(ROBBER_HOME, NO_CHOICE, (2, 0, 0))) == "cannot-pay"


def test_FI5_not_while_the_robber_is_moved() -> None:
    game = table(player(), fish=sea(tokens={0: (9, 0, 0)}), robber=3, todo=[Turn(0), RobberMove(0)])
    assert refused(game, SpendFish(ROBBER_HOME, NO_CHOICE, (2, 0, 0))) == "not-now"


def test_FI5_with_nothing_face_down_spent_tokens_are_turned_over_at_once() -> None:
    game = table(player(), fish=sea(tokens={0: (4, 0, 0), 3: (7, 10, 8)}, shoe=2))
    assert of(FishReshuffled, game.play(SpendFish(RESOURCE, 0, (4, 0, 0)))) == [FishReshuffled()]
    assert fish(game)["spent"] == [0, 0, 0]


def test_FI5_without_a_desert_the_robber_leaves_the_board() -> None:
    game = table(fish=sea(tokens={0: (2, 0, 0)}), soccer=season(), robber=3)
    events = game.play(SpendFish(ROBBER_HOME, NO_CHOICE, (2, 0, 0)))
    assert of(RobberMoved, events) == [RobberMoved(0, -1)]
    assert game.state.robber == -1
