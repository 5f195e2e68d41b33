"""Levels and temperaments: names, and differences a person can tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from catanqt.kernel.agent import Budget
from catanqt.kernel.player_name import LEVEL_SKILLS
from catanqt.rules.base.building import BuildCity
from catanqt.rules.base.cards import BuyCard
from catanqt.simulate import Plan, play_game
from catanqt_ai.classic.decisions import _pick
from catanqt_ai.classic.scenarios import evaluator_for
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import plan_turn
from catanqt_ai.registry import LEVELS, TEMPERAMENTS, UnknownAgent, make_agent
from catanqt_ai.skill import Taste, attention, skill_of
from catanqt_ai.win_time import CARD, CITY, Option, Situation, Step, afford, win_time
from tests.ai.games import decisions
from tests.rules.base.table import edge, player, table


def test_every_level_takes_every_temperament() -> None:
    for level in LEVELS:
        for temperament in TEMPERAMENTS:
            make_agent(f"{level}/{temperament}", "")
    with pytest.raises(UnknownAgent, match="sleepy"):
        make_agent("hard/sleepy", "")
    with pytest.raises(UnknownAgent, match="wizard"):
        make_agent("wizard/builder", "")


def test_a_number_of_skill_is_sharp_in_its_share_of_turns() -> None:
    between = (LEVEL_SKILLS["medium"] + LEVEL_SKILLS["hard"]) // 2
    found = attention(between, "builder")
    levels = skill_of("medium", "builder"), skill_of("hard", "builder")
    turns = [found.in_turn("seed", turn) for turn in range(400)]
    assert [found.in_turn("seed", turn) for turn in range(400)] == turns
    assert set(turns) == set(levels)
    assert abs(turns.count(levels[1]) / 400 - found.share) < 0.1
    for level, skill in LEVEL_SKILLS.items():
        assert attention(skill, "trader").in_turn("seed", 1) == skill_of(level, "trader")
    make_agent(f"skill:{between}/trader", "")
    for wrong in ("skill:101", "skill:7a", "skill"):
        with pytest.raises(UnknownAgent, match="skill"):
            make_agent(wrong, "")


def test_a_fighter_and_a_builder_are_not_the_same() -> None:
    bought: Counter[str] = Counter()
    for seed in range(2):
        for one in decisions("base", ["hard/fighter", "hard/builder"] * 2, f"temper {seed}", most=250):
            name = type(one.advice.action).__name__
            bought[f"{'fighter' if one.seat % 2 == 0 else 'builder'} {name}"] += 1
    assert bought["fighter BuyCard"] > 1.3 * bought["builder BuyCard"]


def test_a_trader_offers_more() -> None:
    offers: Counter[int] = Counter()
    for one in decisions("base", ["hard/trader", "hard/builder"] * 2, "offers", most=250):
        offers[one.seat % 2] += type(one.advice.action).__name__ == "Offer"
    assert offers[0] > offers[1]


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players(players: int) -> None:
    assert play_game(Plan(("medium",) * players, seed="few", most_turns=300), 0).winner is not None


def test_hard_beats_easy() -> None:
    """In Junior, whose games are short; `bench arena` has the figures of all games."""
    plan = Plan(("hard", "easy", "easy", "easy"), game="junior", seed="ladder", most_turns=300)
    assert sum(play_game(plan, number).winner == 0 for number in range(6)) >= 4


INCOME, RATES = (0.5, 0.5, 0.5, 0.5, 0.5), (0.23,) * 5
CITY_COST = (0.0, 0.0, 0.0, 2.0, 3.0)


def test_what_can_be_paid_takes_no_time_and_more_income_less() -> None:
    assert afford((0, 0, 0, 2, 3), INCOME, RATES, CITY_COST) == 0
    slow = afford((0, 0, 0, 0, 0), INCOME, RATES, CITY_COST)
    quick = afford((0, 0, 0, 0, 0), (1.0,) * 5, RATES, CITY_COST)
    assert 0 < quick < slow
    assert afford((4.35, 0, 0, 2, 2), (0.0,) * 5, RATES, CITY_COST) <= 60
    assert afford((0, 0, 0, 0, 0), (0.0,) * 5, RATES, CITY_COST) == 60


def test_the_plan_says_what_is_built_when() -> None:
    town = Option(CITY_COST, 1.0, 1.0, CITY, 7, (0.0, 0.0, 0.0, 0.5, 0.5))
    card = Option((0.0, 0.0, 1.0, 1.0, 1.0), 0.4, 0.0, CARD)
    plan: list[Step] = []
    it = Situation(2.0, [0.0] * 5, INCOME, RATES, [town], [], 0, 4, 25, card, None)
    total = win_time(it, skill_of("expert", "balanced"), plan)
    assert plan[0].goal in (CITY, CARD)
    assert sorted(step.rounds for step in plan) == [step.rounds for step in plan]
    assert plan[-1].rounds <= total < 60


def test_whoever_builds_what_the_hand_pays_for_is_not_slower_than_whoever_keeps_the_cards() -> None:
    """Also where so much is missing that a plan does not reach its end: its later builds set the pace of the rest."""
    medium = skill_of("medium", "balanced")
    town = Option(CITY_COST, 1.0, 1.0, CITY, 7, (0.0,) * 5)
    card = Option((0.0, 0.0, 1.0, 1.0, 1.0), 0.15, 0.0, CARD)
    keeps = Situation(6.0, [0.0, 0.0, 0.0, 2.0, 3.0], INCOME, RATES, [town], [], 0, 4, 25, card, None)
    builds = Situation(5.0, [0.0] * 5, INCOME, RATES, [], [], 1, 3, 25, card, None)
    assert win_time(builds, medium) <= win_time(keeps, medium)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_nobody_waits_for_what_the_hand_pays_for(level: str) -> None:
    """Even where the plan that is found after the build looks longer than the one that waits for it."""
    game = table(player("ggooo", settlements=[34, 12], roads=[edge(34, 29)]))
    evaluator = evaluator_for(game, 0, skill_of(level, "balanced"), Budget())
    plans = plan_turn(evaluator, TurnPlan(game))
    still = next(plan for plan in plans if not plan.actions)
    still.value = plans[0].value + 0.01
    plans = [still, *(plan for plan in plans if plan is not still)]
    assert evaluator.build_order()[0] == Step(CITY, 34, 0.0)
    assert _pick(evaluator, plans).actions == (BuildCity(34),)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_liked_counts_where_it_is_and_not_where_it_is_planned(level: str) -> None:
    """A city that is built makes a builder's chance better than one that could be, and others' chances no different."""
    taste = Taste(cities=2.0)
    game = table(player("ggooo", settlements=[34, 12], roads=[edge(34, 29)]))
    game.state.dice = (2, 1)
    plain = evaluator_for(game, 0, skill_of(level, "balanced"), Budget())
    fond = evaluator_for(game, 0, replace(skill_of(level, "balanced"), taste=taste), Budget())
    built = game.copy()
    built.apply(BuildCity(34))
    assert fond.time(game.state, 0) == pytest.approx(plain.time(game.state, 0))
    assert fond.time(built.state, 0) < plain.time(built.state, 0)
    assert fond.time(built.state, 1) == pytest.approx(plain.time(built.state, 1))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nobody_sits_on_cards_that_would_be_well_spent(level: str) -> None:
    """To those who look less closely, doing nothing is worth about as much as the best they could do."""
    game = table(player("lllbbwggggggoooo", settlements=[34, 12], roads=[edge(34, 29)]))
    evaluator = evaluator_for(game, 0, skill_of(level, "balanced"), Budget())
    still, best = TurnPlan(game), TurnPlan(game, (BuyCard(),))
    still.value, best.value = 0.499, 0.5
    for seed in range(8):
        evaluator.seed = str(seed)
        assert _pick(evaluator, [best, still]) is best
    best.value = 0.498
    found = set()
    for seed in range(8):
        evaluator.seed = str(seed)
        found.add(_pick(evaluator, [still, best]))
    assert found == {still, best}
