"""CO1: the base game plus any set of the scenarios."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.rules.base.building import BuildCity, BuildSettlement
from catanqt.rules.base.cards import DrawCard
from catanqt.rules.base.events import RobberMoved, Won
from catanqt.rules.base.robber import StealCard
from catanqt.rules.base.setup import FoundingRoad, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import UnknownGame, new_header, ruleset
from catanqt.scenarios.big_game.rules.actions import SeatSettler, SendSettler, SpendLaurels
from catanqt.scenarios.big_game.rules.events import LaurelEarned
from catanqt.scenarios.fishermen.rules.actions import DrawFish, FishDraw, PassShoe, SpendFish
from catanqt.scenarios.soccer_fever.rules.events import MatchdayStarted
from catanqt.scenarios.soccer_fever.rules.matchday import Shooting
from tests.rules.base.table import hand, menu, of, path, play, player, roll
from tests.rules.scenarios.positions import (
    BG,
    CARD,
    COMBINATIONS,
    FI,
    NO_CHOICE,
    RESOURCE,
    ROBBER_HOME,
    SCENARIO_COMBINATIONS,
    SF,
    STEAL,
    big,
    big_game,
    end_turn,
    fish,
    header,
    island,
    kick,
    points,
    refused,
    rules_of,
    sea,
    season,
    soccer,
    table,
)

PLAYERS = pytest.mark.parametrize("players", [3, 4])
ALL = pytest.mark.parametrize("chosen", COMBINATIONS, ids=lambda names: "+".join(names) or "none")
SCENARIOS = pytest.mark.parametrize("chosen", SCENARIO_COMBINATIONS, ids="+".join)
WOOL = 2


def parts(chosen: tuple[str, ...], **changes: dict[str, Any]) -> dict[str, Any]:
    """Parts for `table`, each with its changes by `soccer`, `big_game` and `fish`."""
    makers = {SF: ("soccer", season), BG: ("big_game", big), FI: ("fish", sea)}
    return {name: make(**changes.get(name, {})) for scenario, (name, make) in makers.items() if scenario in chosen}


def goal(chosen: tuple[str, ...]) -> int:
    return 10 + (SF in chosen) + 2 * (BG in chosen)


@ALL
@PLAYERS
def test_CO1_goals_add_up(chosen: tuple[str, ...], players: int) -> None:
    game = ruleset("classic", chosen).new_game(header(*chosen, players=players))
    assert game.state.goals == [goal(chosen)] * players


@pytest.mark.parametrize("chosen", [names for names in COMBINATIONS if FI in names], ids="+".join)
def test_CO1_the_shoe_adds_one_for_its_owner(chosen: tuple[str, ...]) -> None:
    game = table(player(settlements=[3]), **parts(chosen), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    game.play(DrawFish(0))
    assert game.state.goals == [goal(chosen) + 1, *[goal(chosen)] * 3]


@ALL
@PLAYERS
@pytest.mark.parametrize("board", ["random", "variable", "beginner"])
def test_CO1_every_combination_is_played_to_its_end(chosen: tuple[str, ...], players: int, board: str) -> None:
    rules = ruleset("classic", chosen)
    game = rules.new_game(header(*chosen, players=players, board=board, seed=f"{players}{board}"))
    rng = random.Random(f"{chosen}{players}{board}")
    dealer = QuickDealer(rng)
    for _ in range(30_000):
        game.play(dealer.deal(game) if game.task.actor == CHANCE else rng.choice(game.options()))
        if game.over:
            break
    winner = rules.winner(game)
    assert winner is not None
    assert winner == game.state.turn
    assert rules.points(game, winner) >= game.state.goals[winner] >= goal(chosen)


@pytest.mark.parametrize("order", [(FI, BG, SF), (BG, SF, FI), (SF, FI, BG)], ids="+".join)
def test_CO1_the_order_of_the_scenarios_does_not_matter(order: tuple[str, ...]) -> None:
    for kind in ("variable", "random", "beginner"):
        usual = ruleset("classic", (SF, BG, FI)).make_board(kind, "S1", 4)
        assert ruleset("classic", order).make_board(kind, "S1", 4) == usual
    game = ruleset("classic", order).new_game(header(*order))
    assert game.state.goals == [13] * 4
    assert game.state.robber == -1


# --- Who may play ---


@SCENARIOS
def test_CO1_scenarios_are_for_three_or_four(chosen: tuple[str, ...]) -> None:
    rules = ruleset("classic", chosen)
    assert rules.players == (3, 4)
    for players in (1, 2, 5):
        with pytest.raises(UnknownGame, match="3 to 4 players"):
            header(*chosen, players=players)


@SCENARIOS
def test_CO1_two_players_are_refused_in_records_and_positions(chosen: tuple[str, ...]) -> None:
    rules = ruleset("classic", chosen)
    four = header(*chosen)
    with pytest.raises(DecodeError) as caught:
        rules.new_game(replace(four, seats=(Seat("one"), Seat("two"))))
    assert caught.value.place == "header.seats"
    data = rules.to_position(rules.new_game(four))
    data["players"] = data["players"][:2]
    with pytest.raises(DecodeError) as caught:
        rules.from_position(data)
    assert caught.value.place == "players"


def test_CO1_two_may_practise_the_base_game() -> None:
    assert ruleset("classic").new_game(header(players=2)).state.config.players == 2


def test_CO1_a_scenario_is_in_a_game_once_and_must_exist() -> None:
    with pytest.raises(UnknownGame, match="only once"):
        ruleset("classic", (BG, FI, BG))
    with pytest.raises(UnknownGame, match="there is no scenario"):
        ruleset("classic", (BG, "seafarers"))
    with pytest.raises(UnknownGame):
        new_header("classic", [Seat("a"), Seat("b"), Seat("c")], scenarios=("seafarers",))


# --- The robber ---


@pytest.mark.parametrize("chosen", [(SF, BG), (SF, FI), (SF, BG, FI)], ids="+".join)
def test_CO1_without_a_desert_the_robber_goes_off_the_board(chosen: tuple[str, ...]) -> None:
    spends = [
        *([SpendLaurels(ROBBER_HOME, NO_CHOICE)] if BG in chosen else []),
        *([SpendFish(ROBBER_HOME, NO_CHOICE, (0, 1, 0))] if FI in chosen else []),
    ]
    rich = parts(chosen, big_game={"laurels": [1, 0, 0, 0]}, fish={"tokens": {0: (0, 1, 0)}})
    for spend in spends:
        game = table(**rich, robber=3)
        assert of(RobberMoved, game.play(spend)) == [RobberMoved(0, -1)]
        for other in spends:
            assert refused(game, other) in ("no-effect", "once-a-turn")


@pytest.mark.parametrize("chosen", [(BG,), (FI,), (BG, FI)], ids="+".join)
def test_CO1_with_a_desert_the_robber_goes_there(chosen: tuple[str, ...]) -> None:
    rich = parts(chosen, big_game={"laurels": [1, 0, 0, 0]}, fish={"tokens": {0: (0, 1, 0)}})
    game = table(**rich, robber=3)
    homeward = [option for option in game.options() if isinstance(option, SpendLaurels | SpendFish)]
    for spend in homeward:
        copy = game.copy()
        copy.play(spend)
        assert copy.state.robber == 9
    assert len(homeward) == len(chosen)


# --- Winning ---


def test_CO1_with_soccer_a_champions_point_after_a_building_waits_for_the_matchday() -> None:
    """Eight on the board and three in the league; settlement and Champion make thirteen."""
    someone = player("lbwwg", settlements=[50, 2], cities=[16, 18, 20], roads=path(7, 12))
    game = table(
        someone,
        soccer=season(spaces=[6, 5, 4, 0], points=[3, 2, 1, 0], day=3),
        big_game=big(places={2: 0, 3: 0}),
    )
    play(game, BuildSettlement(12), SendSettler(8, WOOL))
    assert points(game)[0] == 13
    assert game.task == Turn(0)
    events = end_turn(game, {0: 0, 1: 0}, {2: 0, 3: 0})
    assert of(Won, events) == [Won(0, 13)]


def test_CO1_with_soccer_a_champions_point_without_a_building_wins_at_once() -> None:
    nine = player("w", settlements=[50, 2, 12], cities=[16, 18, 20])
    game = table(
        nine, soccer=season(spaces=[6, 5, 4, 0], points=[3, 2, 1, 0], day=3), big_game=big(places={2: 0, 3: 0})
    )
    assert points(game)[0] == 12
    assert of(Won, game.play(SendSettler(8, WOOL))) == [Won(0, 13)]


def shoe_and_eleven(hand_: str = "") -> Catan:
    """Seat 0 has the shoe and eleven points, seat 1 as many; twelve are needed."""
    return table(
        player(hand_, settlements=[50, 2], cities=[16, 18, 20]),
        player(settlements=[0, 32], cities=[9, 29, 36]),
        soccer=season(spaces=[5, 5, 4, 0], points=[3, 3, 1, 0], day=3),
        fish=sea(shoe=0),
    )


def test_CO1_with_soccer_handing_over_the_shoe_wins_at_once_without_a_building() -> None:
    game = shoe_and_eleven()
    assert points(game)[:2] == [11, 11]
    assert of(Won, game.play(PassShoe(1))) == [Won(0, 11)]


def test_CO1_with_soccer_handing_over_the_shoe_after_a_building_waits_for_the_matchday() -> None:
    """The settlement makes eleven; with the shoe twelve are needed."""
    game = table(
        player("lbwg", settlements=[50], cities=[16, 18, 20], roads=path(7, 12)),
        player(settlements=[0, 32], cities=[9, 29, 36]),
        soccer=season(spaces=[5, 5, 4, 0], points=[3, 3, 1, 0], day=3),
        fish=sea(shoe=0),
    )
    game.play(BuildSettlement(12))
    assert points(game)[:2] == [11, 11]
    game.play(PassShoe(1))
    assert game.task == Turn(0)
    game.play(EndTurn())
    assert isinstance(game.task, Shooting)
    kick(game, {0: 0, 1: 0})
    assert of(Won, kick(game, {2: 0, 3: 0})) == [Won(0, 11)]


@pytest.mark.parametrize("chosen", [(SF,), (SF, BG), (SF, FI), (SF, BG, FI)], ids="+".join)
def test_CO1_with_soccer_the_goal_reached_by_building_waits_for_the_matchday(chosen: tuple[str, ...]) -> None:
    """Seven on the board and three in the league; with the Big Game one more, and the Champion's point."""
    league = {"spaces": [6, 5, 4, 0], "points": [3, 2, 1, 0], "day": 3}
    champion = {"places": {2: 0, 3: 0, 4: 0}, "champion": 0}
    builder = player("ggooo", settlements=[50, 12] if BG in chosen else [12], cities=[16, 18, 20])
    game = table(builder, **parts(chosen, soccer=league, big_game=champion))
    assert points(game)[0] == goal(chosen) - 1
    game.play(BuildCity(12))
    assert points(game)[0] == goal(chosen)
    assert not game.over
    assert of(MatchdayStarted, game.play(EndTurn())) == [MatchdayStarted(4)]


@pytest.mark.parametrize("chosen", [(BG,), (FI,), (BG, FI)], ids="+".join)
def test_CO1_without_soccer_the_goal_reached_by_building_wins_at_once(chosen: tuple[str, ...]) -> None:
    """Nine on the board; with the Big Game one more, and the Champion's point."""
    settlements = [50, 12, 2] if BG not in chosen else [50, 12, 2, 32]
    champion = {"places": {2: 0, 3: 0, 4: 0}, "champion": 0}
    game = table(player("ggooo", settlements=settlements, cities=[16, 18, 20]), **parts(chosen, big_game=champion))
    assert points(game)[0] == goal(chosen) - 1
    game.play(BuildCity(12))
    assert game.over


# --- Scenarios side by side ---


def test_CO1_advantages_of_laurels_and_fish_in_the_same_turn() -> None:
    """Once a turn is the laurels' rule; fish know none."""
    game = table(player(), player("oo"), big_game=big(laurels=[6, 0, 0, 0]), fish=sea(tokens={0: (11, 0, 0)}), robber=3)
    play(game, SpendLaurels(RESOURCE, 0), SpendFish(RESOURCE, 0, (4, 0, 0)), SpendFish(RESOURCE, 0, (4, 0, 0)))
    assert hand(game, 0) == "lll"
    play(game, SpendLaurels(STEAL, 1), StealCard(4), SpendFish(STEAL, 1, (3, 0, 0)), StealCard(4))
    assert hand(game, 0) == "llloo"
    assert refused(game, SpendLaurels(STEAL, 1)) == "no-effect"
    assert big_game(game)["laurels"] == [1, 0, 0, 0]
    assert fish(game)["tokens"][0] == [0, 0, 0]


def test_CO1_an_advantage_bought_with_fish_is_still_to_be_had_for_laurels() -> None:
    game = table(player(), big_game=big(laurels=[5, 0, 0, 0]), fish=sea(tokens={0: (7, 0, 0)}), deck="kv")
    play(game, SpendFish(CARD, NO_CHOICE, (7, 0, 0)), DrawCard(0), SpendLaurels(CARD, NO_CHOICE), DrawCard(1))
    assert game.state.card_count(0) == 2


def test_CO1_a_roll_brings_cards_laurels_and_fish() -> None:
    """Corner 11 lies on the fishery six and at the fields with the twelve; 8 at the hills with the six."""
    game = table(
        player(settlements=[8]),
        player(settlements=[11]),
        **parts((BG, FI), big_game={"places": {6: 2}}),
        todo=[BeforeRoll(0)],
    )
    events = roll(game, 3, 3)
    assert of(LaurelEarned, events) == [LaurelEarned(2)]
    assert hand(game, 0) == "b"
    assert game.task == FishDraw(1, 1)
    game.play(DrawFish(2))
    assert fish(game)["tokens"][1] == [0, 1, 0]
    assert game.task == Turn(0)


def test_CO1_the_set_up_brings_tokens_settlers_and_fish() -> None:
    """Corner 4 lies by the pitch and on the fishery eight."""
    game: Catan = ruleset("classic", (SF, BG, FI)).new_game(
        replace(header(SF, BG, FI, players=3), board=island(SF, BG, FI))
    )
    for corner in (18, 29, 30):
        game.play(FoundSettlement(corner))
        game.play(game.options()[0])
    game.play(FoundSettlement(4))
    while not isinstance(game.task, FoundingRoad):
        game.play(SeatSettler(6) if game.task.actor == 2 else DrawFish(1))
    assert soccer(game)["tokens"] == [2, 2, 3]
    assert big_game(game)["places"] == {"6": 2}
    assert fish(game)["tokens"] == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]


def test_CO1_league_and_champions_points_are_visible_when_the_shoe_is_handed_over() -> None:
    """Seat 1 has as many by its place in the league, seat 2 as the Champion, seat 3 fewer."""
    game = table(
        player(settlements=[2]),
        player(),
        player(),
        soccer=season(spaces=[0, 3, 0, 0], points=[0, 3, 0, 0], day=1),
        big_game=big(places={2: 2, 3: 2, 4: 2}, champion=2),
        fish=sea(shoe=0),
    )
    assert menu(game, PassShoe) == [PassShoe(1), PassShoe(2)]
    assert rules_of(game).public_points(game, 2) == 1


# --- What others may think ---


def dreams_of(game: Catan) -> list[Catan]:
    """What seat 0 may imagine."""
    return [rules_of(game).imagine(game, 0, random.Random(seed)) for seed in range(100)]


@pytest.mark.parametrize("chosen", [(BG,), (FI,), (BG, FI)], ids="+".join)
def test_CO1_nobody_is_imagined_to_have_won_already(chosen: tuple[str, ...]) -> None:
    """Without soccer cards come in one's own turn only: had seat 1 bought a victory point, it would have won."""
    one_short = {"settlements": [50, 12, 2], "cities": [16, 18, 20, 47] if BG in chosen else [16, 18, 20]}
    game = table(player(), player(new="k", **one_short), **parts(chosen), deck="vvvvvkk")
    assert points(game)[1] == goal(chosen) - 1
    assert {points(dream)[1] for dream in dreams_of(game)} == {goal(chosen) - 1}


def test_CO1_with_soccer_others_think_it_possible_that_a_rise_in_the_league_makes_a_hidden_point_win() -> None:
    """Seat 2 had nine open points and a card; second place, won in seat 0's turn, makes ten, and its card eleven."""
    builder = player("ggooo", settlements=[12])
    holder = player(settlements=[50, 2], cities=[16, 18, 20], cards="v")
    game = table(builder, player(), holder, soccer=season(spaces=[0, 9, 4, 5], points=[0, 3, 1, 2], day=3))
    game.play(BuildCity(12))
    end_turn(game, {0: 0, 1: 0}, {2: 1, 3: 0})
    assert game.task == BeforeRoll(1)
    assert points(game)[2] == 11
    assert {points(dream)[2] for dream in dreams_of(game)} == {10, 11}
