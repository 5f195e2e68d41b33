"""BG5, BG6: earning laurels and what they buy."""

from __future__ import annotations

import pytest

from catanqt.rules.base.building import FreeRoads, PlaceRoad
from catanqt.rules.base.cards import CardDraw, DrawCard, PlayKnight
from catanqt.rules.base.events import RobberMoved, Stolen, TookFromBank
from catanqt.rules.base.robber import MoveRobber, RobberMove, StealCard, Theft
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Offer
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.scenarios.big_game.rules.actions import SpendLaurels
from catanqt.scenarios.big_game.rules.events import LaurelEarned, LaurelsSpent
from tests.rules.base.table import bank, hand, menu, new_cards, odds, of, path, play, player, roll
from tests.rules.scenarios.kit import (
    CARD,
    NO_CHOICE,
    RESOURCE,
    ROAD,
    ROBBER_HOME,
    STEAL,
    big,
    big_game,
    full_table,
    hand_of,
    refused,
    season,
    table,
)

PRICES = {ROBBER_HOME: 1, STEAL: 2, RESOURCE: 3, ROAD: 4, CARD: 5}
MOMENTS = pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)], ids=["before the roll", "after the roll"])
DICE = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3), 8: (4, 4), 9: (4, 5), 10: (5, 5), 11: (5, 6), 12: (6, 6)}


def laurels(game: Catan) -> list[int]:
    found: list[int] = big_game(game)["laurels"]
    return found


# --- BG5: earning ---


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("turn", [0, 2])
def test_BG5_the_settler_on_the_number_rolled_earns_a_laurel_whoever_rolls(turn: int, number: int) -> None:
    places = full_table(3, 3, 2, 2)
    game = table(big_game=big(places=places, champion=0), turn=turn, todo=[BeforeRoll(turn)])
    events = roll(game, *DICE[number])
    owner = places[number]
    assert of(LaurelEarned, events) == [LaurelEarned(owner)]
    assert laurels(game) == [int(seat == owner) for seat in range(4)]


def test_BG5_a_number_without_a_settler_earns_nothing() -> None:
    game = table(big_game=big(places={8: 0}), todo=[BeforeRoll(0)])
    assert of(LaurelEarned, roll(game, 4, 5)) == []
    assert laurels(game) == [0, 0, 0, 0]


def test_BG5_the_robber_does_not_keep_a_laurel_away() -> None:
    """The twelve lies on hex 3."""
    game = table(big_game=big(places={12: 1}), todo=[BeforeRoll(0)], robber=3)
    roll(game, 6, 6)
    assert laurels(game) == [0, 1, 0, 0]


@pytest.mark.parametrize("turn", [0, 1])
def test_BG5_a_seven_earns_one_for_the_most_settlers(turn: int) -> None:
    game = table(big_game=big(places={2: 1, 3: 1, 4: 0}, laurels=[0, 2, 0, 0]), turn=turn, todo=[BeforeRoll(turn)])
    assert of(LaurelEarned, roll(game, 3, 4)) == [LaurelEarned(1)]
    assert laurels(game) == [0, 3, 0, 0]


@pytest.mark.parametrize("places", [{}, {2: 0, 3: 1, 4: 2, 5: 3}, {2: 0, 3: 0, 4: 1, 5: 1, 6: 2}])
def test_BG5_a_seven_earns_nothing_on_a_tie(places: dict[int, int]) -> None:
    game = table(big_game=big(places=places), todo=[BeforeRoll(0)])
    assert of(LaurelEarned, roll(game, 3, 4)) == []
    assert laurels(game) == [0, 0, 0, 0]


def test_BG5_a_tie_for_less_does_not_matter_on_a_seven() -> None:
    game = table(big_game=big(places={2: 0, 3: 1, 4: 2, 5: 2}), todo=[BeforeRoll(0)])
    roll(game, 3, 4)
    assert laurels(game) == [0, 0, 1, 0]


def test_BG5_the_champion_has_no_advantage_on_a_seven() -> None:
    game = table(big_game=big(places={2: 0, 3: 1, 4: 1, 5: 0}, champion=0), todo=[BeforeRoll(0)])
    roll(game, 3, 4)
    assert laurels(game) == [0, 0, 0, 0]


@pytest.mark.parametrize("dice", [(4, 4), (3, 4)], ids=["on a number", "on a seven"])
def test_BG5_with_six_laurels_nothing_is_earned(dice: tuple[int, int]) -> None:
    game = table(big_game=big(places={8: 0}, laurels=[6, 0, 0, 0]), todo=[BeforeRoll(0)])
    assert of(LaurelEarned, roll(game, *dice)) == []
    assert laurels(game) == [6, 0, 0, 0]


@pytest.mark.parametrize("dice", [(4, 4), (3, 4)], ids=["on a number", "on a seven"])
def test_BG5_the_sixth_laurel_is_still_earned(dice: tuple[int, int]) -> None:
    game = table(big_game=big(places={8: 0}, laurels=[5, 0, 0, 0]), todo=[BeforeRoll(0)])
    roll(game, *dice)
    assert laurels(game) == [6, 0, 0, 0]


def test_BG5_an_earned_laurel_can_be_spent_in_the_same_turn() -> None:
    game = table(big_game=big(places={8: 0}), todo=[BeforeRoll(0)], robber=3)
    assert menu(game, SpendLaurels) == []
    roll(game, 4, 4)
    game.play(SpendLaurels(ROBBER_HOME, NO_CHOICE))
    assert laurels(game) == [0, 0, 0, 0]


# --- BG6: the advantages ---


def rich(moment: BeforeRoll | Turn = Turn(0), have: int = 6, **changes: object) -> Catan:  # noqa: B008
    """Seat 0 has laurels and every advantage has an effect; seats 1 and 3 have cards to steal."""
    return table(
        player(settlements=[12]),
        player("oow"),
        player(),
        player("l"),
        big_game=big(laurels=[have, 0, 0, 0], **changes),
        todo=[moment],
        robber=3,
    )


ALL_SPENDS = [
    SpendLaurels(ROBBER_HOME, NO_CHOICE),
    SpendLaurels(STEAL, 1),
    SpendLaurels(STEAL, 3),
    *(SpendLaurels(RESOURCE, kind) for kind in range(5)),
    SpendLaurels(ROAD, NO_CHOICE),
    SpendLaurels(CARD, NO_CHOICE),
]


@MOMENTS
@pytest.mark.parametrize("have", range(7))
def test_BG6_the_menu_is_what_the_laurels_pay(have: int, moment: BeforeRoll | Turn) -> None:
    game = rich(moment, have)
    assert menu(game, SpendLaurels) == [spend for spend in ALL_SPENDS if PRICES[spend.advantage] <= have]
    for spend in ALL_SPENDS:
        if PRICES[spend.advantage] > have:
            assert refused(game, spend) == "cannot-pay"


@MOMENTS
@pytest.mark.parametrize("spend", ALL_SPENDS, ids=str)
def test_BG6_an_advantage_costs_its_price(spend: SpendLaurels, moment: BeforeRoll | Turn) -> None:
    price = PRICES[spend.advantage]
    for have in (price, 6):
        game = rich(moment, have)
        events = game.play(spend)
        assert of(LaurelsSpent, events) == [LaurelsSpent(0, spend.advantage, price)]
        assert laurels(game) == [have - price, 0, 0, 0]


@MOMENTS
def test_BG6_one_sends_the_robber_to_the_desert_and_steals_nothing(moment: BeforeRoll | Turn) -> None:
    game = table(player(), player("oo", settlements=[23]), big_game=big(laurels=[1, 0, 0, 0]), todo=[moment], robber=3)
    events = game.play(SpendLaurels(ROBBER_HOME, NO_CHOICE))
    assert of(RobberMoved, events) == [RobberMoved(0, 9)]
    assert game.state.robber == 9
    assert hand(game, 1) == "oo"
    assert game.task == moment


def test_BG6_the_robber_at_home_cannot_be_sent_home() -> None:
    game = table(big_game=big(laurels=[6, 0, 0, 0]))
    assert refused(game, SpendLaurels(ROBBER_HOME, NO_CHOICE)) == "no-effect"


def test_BG6_without_a_desert_the_robber_leaves_the_board() -> None:
    game = table(big_game=big(laurels=[1, 0, 0, 0]), soccer=season(), robber=3)
    events = game.play(SpendLaurels(ROBBER_HOME, NO_CHOICE))
    assert of(RobberMoved, events) == [RobberMoved(0, -1)]
    assert game.state.robber == -1


def test_BG6_without_a_desert_a_robber_beside_the_board_cannot_be_sent_home() -> None:
    game = table(big_game=big(laurels=[1, 0, 0, 0]), soccer=season())
    assert refused(game, SpendLaurels(ROBBER_HOME, NO_CHOICE)) == "no-effect"


def test_BG6_without_a_desert_a_robber_on_a_pitch_can_be_sent_home() -> None:
    game = table(big_game=big(laurels=[1, 0, 0, 0]), soccer=season(), robber=9)
    game.play(SpendLaurels(ROBBER_HOME, NO_CHOICE))
    assert game.state.robber == -1


@MOMENTS
def test_BG6_two_take_a_random_card_from_an_opponent(moment: BeforeRoll | Turn) -> None:
    """Two ore and a wool: the odds are two to one. No robber and no settlement is needed."""
    game = rich(moment)
    game.play(SpendLaurels(STEAL, 1))
    assert game.task == Theft(0, 1)
    assert odds(game) == {StealCard(4): 2, StealCard(2): 1}
    assert of(Stolen, game.play(StealCard(2))) == [Stolen(0, 1, 2)]
    assert [hand(game, 0), hand(game, 1)] == ["w", "oo"]
    assert game.state.robber == 3
    assert game.task == moment


def test_BG6_not_from_oneself() -> None:
    game = table(player("ooo"), player("w"), big_game=big(laurels=[2, 0, 0, 0]))
    assert menu(game, SpendLaurels) == [SpendLaurels(STEAL, 1)]
    assert refused(game, SpendLaurels(STEAL, 0)) == "no-effect"


@pytest.mark.parametrize("victim", [2, 4, -1], ids=["no cards", "no seat", "nobody"])
def test_BG6_not_from_just_anybody(victim: int) -> None:
    assert refused(rich(), SpendLaurels(STEAL, victim)) == "no-effect"


@MOMENTS
def test_BG6_three_take_any_resource_from_the_bank(moment: BeforeRoll | Turn) -> None:
    for kind in range(5):
        game = rich(moment)
        before = bank(game)
        assert of(TookFromBank, game.play(SpendLaurels(RESOURCE, kind))) == [TookFromBank(0, kind)]
        assert hand(game, 0) == "lbwgo"[kind]
        assert bank(game)[kind] == before[kind] - 1
        assert game.task == moment


def test_BG6_not_a_resource_the_bank_is_out_of() -> None:
    all_lumber = player() | {"hand": hand_of((19, 0, 0, 0, 0))}
    game = table(player(), all_lumber, big_game=big(laurels=[3, 0, 0, 0]))
    assert SpendLaurels(RESOURCE, 1) in game.options()
    assert refused(game, SpendLaurels(RESOURCE, 0)) == "no-effect"
    assert refused(game, SpendLaurels(RESOURCE, 5)) == "no-effect"
    assert refused(game, SpendLaurels(RESOURCE, NO_CHOICE)) == "no-effect"


@MOMENTS
def test_BG6_four_build_a_road_for_free_by_the_normal_rules(moment: BeforeRoll | Turn) -> None:
    game = rich(moment)
    game.play(SpendLaurels(ROAD, NO_CHOICE))
    assert game.task == FreeRoads(0, 1)
    assert [road.edge for road in menu(game, PlaceRoad)] == sorted([*path(12, 7), *path(12, 8), *path(12, 17)])
    game.play(PlaceRoad(path(12, 8)[0]))
    assert game.state.roads[0] == 1 << path(12, 8)[0]
    assert game.task == moment


def test_BG6_no_road_without_a_place_or_a_piece_for_it() -> None:
    game = table(player(), big_game=big(laurels=[4, 0, 0, 0]))
    assert refused(game, SpendLaurels(ROAD, NO_CHOICE)) == "no-effect"
    fifteen = path(0, 3, 7, 12, 17, 22, 28, 33, 38, 43, 39, 44, 48, 52, 49, 45)
    assert len(fifteen) == 15
    game = table(player(settlements=[0], roads=fifteen), big_game=big(laurels=[4, 0, 0, 0]), longest_road=0)
    assert refused(game, SpendLaurels(ROAD, NO_CHOICE)) == "no-effect"


@MOMENTS
def test_BG6_five_draw_a_free_development_card_that_counts_as_bought_this_turn(moment: BeforeRoll | Turn) -> None:
    game = rich(moment)
    game.play(SpendLaurels(CARD, NO_CHOICE))
    assert game.task == CardDraw(0)
    assert odds(game) == {DrawCard(card): left for card, left in enumerate((14, 5, 2, 2, 2))}
    game.play(DrawCard(0))
    assert new_cards(game, 0) == "k"
    assert hand(game, 0) == ""
    assert refused(game, PlayKnight()) == "bought-this-turn"


def test_BG6_the_free_card_may_be_played_in_the_next_turn() -> None:
    game = rich(BeforeRoll(0))
    play(game, SpendLaurels(CARD, NO_CHOICE), DrawCard(0))
    for _turn in range(4):
        roll(game, 1, 1)
        game.play(EndTurn())
    game.play(PlayKnight())
    assert game.state.knights[0] == 1


def test_BG6_no_card_from_an_empty_deck() -> None:
    game = table(big_game=big(laurels=[6, 0, 0, 0]), deck="")
    assert refused(game, SpendLaurels(CARD, NO_CHOICE)) == "no-effect"


def test_BG6_a_free_victory_point_can_win() -> None:
    eleven = {"settlements": [50, 2, 32], "cities": [16, 18, 20, 47]}
    game = table(player(**eleven), big_game=big(laurels=[5, 0, 0, 0]))
    play(game, SpendLaurels(CARD, NO_CHOICE), DrawCard(1))
    assert game.over


def test_BG6_a_free_road_can_win_by_the_longest_road() -> None:
    ten = {"settlements": [50, 2], "cities": [16, 18, 20, 47], "roads": path(45, 40, 35, 29, 34)}
    game = table(player(**ten), big_game=big(laurels=[4, 0, 0, 0]))
    play(game, SpendLaurels(ROAD, NO_CHOICE), PlaceRoad(path(34, 28)[0]))
    assert game.over


def test_BG6_each_advantage_once_a_turn() -> None:
    for spend, after in (
        (SpendLaurels(STEAL, 1), StealCard(4)),
        (SpendLaurels(RESOURCE, 0), None),
    ):
        game = rich()
        play(game, spend, *([after] if after else []))
        assert all(other.advantage != spend.advantage for other in menu(game, SpendLaurels))
        assert refused(game, spend) == "once-a-turn"


def test_BG6_once_a_turn_though_the_choice_is_another() -> None:
    game = rich()
    play(game, SpendLaurels(STEAL, 1), StealCard(4))
    assert refused(game, SpendLaurels(STEAL, 3)) == "once-a-turn"
    game = rich()
    game.play(SpendLaurels(RESOURCE, 1))
    assert refused(game, SpendLaurels(RESOURCE, 2)) == "once-a-turn"


def test_BG6_once_a_turn_across_the_roll() -> None:
    game = rich(BeforeRoll(0))
    game.play(SpendLaurels(RESOURCE, 1))
    roll(game, 1, 1)
    assert refused(game, SpendLaurels(RESOURCE, 1)) == "once-a-turn"
    game.play(SpendLaurels(STEAL, 1))
    game.play(StealCard(4))
    assert laurels(game) == [1, 0, 0, 0]


def test_BG6_once_a_turn_even_if_the_robber_was_moved_again() -> None:
    game = table(player(cards="k"), big_game=big(laurels=[6, 0, 0, 0]), todo=[BeforeRoll(0)], robber=3)
    play(game, SpendLaurels(ROBBER_HOME, NO_CHOICE), PlayKnight(), MoveRobber(3))
    assert refused(game, SpendLaurels(ROBBER_HOME, NO_CHOICE)) == "once-a-turn"


def test_BG6_every_advantage_again_in_the_next_turn() -> None:
    game = rich(used=["robber_home", "steal", "resource", "road", "card"])
    assert menu(game, SpendLaurels) == []
    game.play(EndTurn())
    for _turn in range(3):
        roll(game, 1, 1)
        game.play(EndTurn())
    assert game.task == BeforeRoll(0)
    assert {spend.advantage for spend in menu(game, SpendLaurels)} == {ROBBER_HOME, STEAL, RESOURCE, ROAD, CARD}


def test_BG6_several_advantages_in_one_turn() -> None:
    game = rich()
    play(game, SpendLaurels(ROBBER_HOME, NO_CHOICE), SpendLaurels(STEAL, 3), StealCard(0), SpendLaurels(RESOURCE, 4))
    assert laurels(game) == [0, 0, 0, 0]
    assert hand(game, 0) == "lo"
    assert game.state.robber == 9


def test_BG6_not_in_anothers_turn() -> None:
    """Seat 1 has all the laurels, but seat 0 the turn; and seat 1 cannot spend while the robber is moved."""
    game = table(player("o"), player("o"), big_game=big(laurels=[0, 6, 6, 6]), robber=3)
    assert menu(game, SpendLaurels) == []
    assert refused(game, SpendLaurels(ROBBER_HOME, NO_CHOICE)) == "cannot-pay"
    game = table(player("o"), player("o"), big_game=big(laurels=[6] * 4), robber=3, todo=[Turn(0), RobberMove(0)])
    assert refused(game, SpendLaurels(ROBBER_HOME, NO_CHOICE)) == "not-now"


def test_BG6_laurels_are_never_traded() -> None:
    """Goods are the five resources only."""
    game = table(player("l"), player("o"), big_game=big(laurels=[6, 6, 0, 0]))
    assert refused(game, Offer((1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0), (1,))) == "bad-goods"
    game.play(Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1,)))


@pytest.mark.parametrize("advantage", [-1, 5, 12])
def test_BG6_there_is_no_other_advantage(advantage: int) -> None:
    assert refused(rich(), SpendLaurels(advantage, NO_CHOICE)) == "no-effect"


def test_BG6_advantages_without_a_choice_take_none() -> None:
    for advantage in (ROBBER_HOME, ROAD, CARD):
        assert refused(rich(), SpendLaurels(advantage, 0)) == "no-effect"
