"""What the players make of the scenarios: they use what is there, and those who do not know them do not."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from catanqt.kernel.agent import Budget
from catanqt.rules.advantages import CARD, NOTHING
from catanqt.rules.base.board import WOOL
from catanqt.rules.base.memory import forgotten
from catanqt.rules.base.state import NOBODY
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.hexgrid import bits
from catanqt.scenarios.big_game.ai.heuristics import LAURELS, BigGame
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, SendSettler, SpendLaurels
from catanqt.scenarios.big_game.rules.part import Part
from catanqt.scenarios.fishermen.ai.heuristics import FISH, MORE_FISH
from catanqt.scenarios.soccer_fever.ai.heuristics import SoccerFever, league_points, result, spaces_a_day
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, ScoreFirst
from catanqt_ai.classic.scenarios import evaluator_for, heuristics_of
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import plan_turn
from catanqt_ai.reasons import check
from catanqt_ai.registry import make_agent
from catanqt_ai.skill import skill_of
from tests.ai.games import decisions

OWN = {
    "soccer": {"TakeReward"},
    "big-game": {"SeatSettler", "SendSettler", "SpendLaurels"},
    "fishermen": {"SpendFish"},
}


@pytest.mark.parametrize("variant", OWN)
def test_they_use_what_a_scenario_brings(variant: str) -> None:
    found = decisions(variant, ["hard"] * 4, f"use {variant}", most=300)
    kinds = Counter(type(one.advice.action).__name__ for one in found)
    assert all(kinds[name] for name in OWN[variant]), kinds


@pytest.mark.parametrize("variant", ["big-game", "fishermen"])
def test_whoever_is_blind_to_a_scenario_buys_nothing(variant: str) -> None:
    found = decisions(variant, ["easy/blind"] * 3, "blind", most=150)
    kinds = Counter(type(one.advice.action).__name__ for one in found)
    assert not kinds["SpendFish"] + kinds["SpendLaurels"] + kinds["SendSettler"]


@pytest.mark.parametrize(
    ("owners", "fights"),
    [((0, 0, 0, 0, 1, 1, 1, 2, 2, 2), False), ((0, 0, 0, 1, 1, 1, 1, 2, 2, 2), True)],
)
def test_a_full_table_is_fought_over_by_whoever_has_fewer_settlers(owners: tuple[int, ...], fights: bool) -> None:
    game = next(
        one.game.copy()
        for one in decisions("big-game", ["easy"] * 3, "full table", most=60)
        if isinstance(one.game.task, Turn) and one.seat == 0
    )
    table = game.state.scenario_state["big-game"]
    for place, owner in enumerate(owners):
        table.seat(owner, place)
    game.state.turn_flags.clear()
    game.state.hands[WOOL] = 2
    assert any(isinstance(option, ChallengeTable) for option in game.options())
    evaluator = evaluator_for(game, 0, skill_of("hard", "balanced"), Budget())
    plans = BigGame().moves(evaluator, TurnPlan(game))
    assert any(isinstance(plan.actions[0], ChallengeTable) for plan in plans) is fights


def test_hoards_are_worth_spending() -> None:
    """Laurels and fish beyond the price of a development card count for little, so that one is bought."""
    laurels = [after - before for before, after in pairwise(LAURELS)]
    assert min(laurels[:4]) > max(laurels[4:]) > 0
    assert FISH > MORE_FISH > 0


def test_five_laurels_buy_a_development_card() -> None:
    """Though a theft, a road or a card of choice could be had for fewer."""
    game = next(
        one.game.copy()
        for one in decisions("big-game", ["easy"] * 3, "laurels", most=60)
        if isinstance(one.game.task, Turn) and one.seat == 0
    )
    game.state.robber = game.state.config.board.desert
    game.state.hands[:5] = [0, 0, 0, 0, 0]
    table = game.state.scenario_state["big-game"]
    for place, owner in enumerate((0, 0, 0, 0, 1, 1, 1, 2, 2, 2)):
        table.seat(owner, place)
    table.laurels[0] = 5
    best = plan_turn(evaluator_for(game, 0, skill_of("expert", "balanced"), Budget()), TurnPlan(game))[0]
    assert best.actions == (SpendLaurels(CARD, NOTHING),)


def test_no_more_cards_are_bought_in_thought_than_there_are() -> None:
    """The last card of the deck is paid for once, with cards or with laurels."""
    game = next(
        one.game.copy()
        for one in decisions("big-game", ["easy"] * 3, "last card", most=60)
        if isinstance(one.game.task, Turn) and one.seat == 0
    )
    game.state.deck[:] = [1, 0, 0, 0, 0]
    game.state.hands[:5] = [0, 0, 1, 1, 1]
    game.state.scenario_state["big-game"].laurels[0] = 5
    evaluator = evaluator_for(game, 0, skill_of("expert", "balanced"), Budget())
    assert {plan.unknown for plan in plan_turn(evaluator, TurnPlan(game))} == {0, 1}


@pytest.mark.parametrize("scenario", ["soccer-fever", "fishermen"])
def test_experts_found_at_pitches_and_fisheries_rather_than_beside_them(scenario: str) -> None:
    """What a scenario adds to a corner counts when the set-up is judged."""
    variant = "soccer" if scenario == "soccer-fever" else scenario
    liked = Counter[str]()
    for name, board in product(("expert", "expert/blind"), range(3)):
        found = decisions(variant, [name] * 4, f"founding {board}", most=24)
        game = next(one.game for one in found if isinstance(one.game.task, BeforeRoll))
        scenario = heuristics_of(game.state)[0]
        corners = [corner for seat in range(4) for corner in bits(game.state.settlements[seat])]
        liked[name] += round(10 * sum(scenario.opening(game.state, 0, corner) for corner in corners))
    assert liked["expert"] > liked["expert/blind"]


def test_shots_and_the_league() -> None:
    assert result(1, 1) == pytest.approx((0.25, 0.5, 0.25))
    assert sum(result(6, 3)) == pytest.approx(1)
    assert spaces_a_day(6, 1) > 2 > spaces_a_day(1, 1) > spaces_a_day(1, 6)
    even = league_points((0, 0, 0, 0), (1, 1, 1, 1), 8.0, 0, (3, 2, 1, 0))
    ahead = league_points((9, 0, 0, 0), (1, 1, 1, 1), 8.0, 0, (3, 2, 1, 0))
    armed = league_points((0, 0, 0, 0), (4, 1, 1, 1), 8.0, 0, (3, 2, 1, 0))
    assert 1.3 < even < 1.8
    assert even < armed < 3.01
    assert even < ahead < 3.01


def test_junior_builds_lairs_and_ships_and_buys_from_coco() -> None:
    found = list(decisions("junior", ["hard"] * 4, "pirates"))
    kinds = Counter(type(one.advice.action).__name__ for one in found)
    assert kinds["BuildLair"] >= 6
    assert kinds["BuildShip"] >= 4
    assert kinds["BuyCoco"]
    assert kinds["SwapMarket"]
    assert kinds["EndTurn"] < 60


def test_who_sits_there_makes_no_difference() -> None:
    """Names and kinds of players are nowhere in a position: people and agents are treated alike."""
    for one in list(decisions("base", ["medium"] * 4, "alike", most=150))[60::15]:
        data = one.rules.to_position(one.game)
        one.game.state.memory = forgotten(one.game.state)
        assert "human" not in str(data)
        assert make_agent("hard", "").choose(one.rules.from_position(data), one.seat, Budget()) == make_agent(
            "hard", ""
        ).choose(one.game.copy(), one.seat, Budget())


def test_turns_end() -> None:
    """No player talks or trades for ever."""
    steps = 0
    for one in decisions("all", ["hard/trader"] * 4, "end", most=150):
        steps = 0 if isinstance(one.advice.action, EndTurn) else steps + isinstance(one.game.task, Turn)
        assert steps < 30


@pytest.mark.parametrize(
    ("places", "champion", "crowned"),
    [
        ((0,), NOBODY, False),
        ((0, 0), NOBODY, True),
        ((0, 0, 1, 1, 1), 1, False),
        ((0, 0, 0, 1, 1, 1), 1, True),
        ((0, 0, 0), 0, False),
    ],
    ids=["the second", "the third", "as many as the champion", "more than the champion", "champion already"],
)
def test_only_the_settler_that_wins_the_card_is_said_to_make_the_champion(
    places: tuple[int, ...], champion: int, crowned: bool
) -> None:
    game = next(
        one.game.copy()
        for one in decisions("big-game", ["easy"] * 3, "champion", most=60)
        if isinstance(one.game.task, Turn) and one.seat == 0
    )
    table = Part(3)
    for place, owner in enumerate(places):
        table.seat(owner, place)
    table.champion = champion
    game.state.scenario_state["big-game"] = table
    evaluator = evaluator_for(game, 0, skill_of("hard", "balanced"), Budget())
    reasons = BigGame().reasons(evaluator, game, SendSettler(12, WOOL))
    assert ("champion" in [reason.code for reason in reasons]) is crowned
    assert table.champion == champion, "nothing is changed by asking"


@pytest.mark.parametrize("spaces", [0, 1, 3])
def test_the_choice_of_two_matches_is_explained_by_both(spaces: int) -> None:
    game = next(one.game.copy() for one in decisions("soccer", ["easy"] * 3, "doubles", most=60))
    evaluator = evaluator_for(game, 0, skill_of("hard", "balanced"), Budget())
    task = DoublesChoice(0, spaces)
    action, reasons = SoccerFever().answers()[DoublesChoice](evaluator, task)
    facts = reasons[0].facts_by_name
    assert facts["spaces"] == spaces
    assert action == ScoreFirst(spaces >= float(facts["second"]))
    assert [check(reason) for reason in reasons] == [None]
