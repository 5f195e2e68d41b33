"""Computer players under house rules: they play legally, reckon with what was agreed and say so."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.kernel.agent import Advice, Budget, because
from catanqt.rules.base import building, dice, robber, trade, turn
from catanqt.rules.base.robber import robber_hexes
from catanqt.rules.base.state import FULL_DICE_DECK, Catan
from catanqt_ai.classic.lookahead import Futures
from catanqt_ai.classic.robber_moves import raids
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.scenarios import evaluator_for
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import plan_turn
from catanqt_ai.reasons import faults
from catanqt_ai.registry import make_agent
from catanqt_ai.skill import skill_of
from tests.ai.games import decisions
from tests.rules.base.table import path, player, table

RULES: dict[str, tuple[str, dict[str, Any]]] = {
    "robber and dice": ("base", {"friendly_robber": 5, "dice": "deck", "no_seven_rounds": 1, "discard_limit": 10}),
    "poor": ("base", {"trade": "off", "second_pays": False, "handicap": [0, 3, -2], "road_worth": 0}),
    "rich": ("base", {"founding": "third", "bank": "endless", "open_hands": True, "trade": "first", "goal": 6}),
    "scenarios": (
        "all",
        {"matchdays": 4, "laurels_before_roll": False, "fill_and_challenge": True, "champion": "alone",
         "shoe_points": "true", "combined_goal": "highest"},
    ),
    "junior": ("junior", {"ghost_home": True, "coco_tiles": 20}),
}  # fmt: skip


def evaluator(game: Catan, level: str = "hard", temperament: str = "balanced") -> SearchEvaluator:
    return evaluator_for(game, 0, skill_of(level, temperament), Budget())


def advise(game: Any, level: str = "hard") -> Advice:
    return make_agent(level, "").advise(game, 0, Budget())


def codes(advice: Advice) -> list[str]:
    return [reason.code for reason in advice.reasons]


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_every_level_plays_legally_with_good_reasons(name: str) -> None:
    """The session refuses what is illegal; an expert makes only the first decisions, which take it longest."""
    variant, options = RULES[name]
    for players, most in ((("easy", "medium", "novice"), 130), (("hard", "random", "hard"), 90), (("expert",) * 3, 7)):
        for one in decisions(variant, players, f"house rules/{name}", options, most):
            assert not faults(one.advice), one.advice


def test_B8_friendly_robber_spares_whom_he_must_and_says_so() -> None:
    """Seat 1 needs three points fewer, so it is nearest to winning, but has only two."""
    game = table(
        player(settlements=[38]), player("ggoolbwg", settlements=[13, 24]),
        player("l", settlements=[3, 6, 47]), todo=[turn.Turn(0), robber.RobberMove(0)], friendly_robber=3, goal=7,
        handicap=[0, -3, 0],
    )  # fmt: skip
    it = evaluator(game)
    assert {raid.hex for raid in raids(it, game.state, it.hands[0])} <= set(robber_hexes(game.state))
    advice = advise(game)
    assert game.refusal(advice.action) is None
    assert "robber-friendly" in codes(advice)


def test_B9_a_knight_is_weighed_though_the_friendly_robber_can_go_nowhere() -> None:
    game = table(
        player(settlements=[9, 12, 20], cards="k"), player("w" * 8, settlements=[28, 30]),
        player(settlements=[41, 44]), friendly_robber=5,
    )  # fmt: skip
    assert game.refusal(advise(game).action) is None


@pytest.mark.parametrize(("limit", "feared"), [(7, True), (8, True), (10, False), (0, False)])
def test_B8_discard_limit_decides_how_many_cards_are_feared_for(limit: int, feared: bool) -> None:
    game = table(player("llbbwwgo", settlements=[12, 23]), discard_limit=limit)
    it = evaluator(game)
    exposed, safe = (sum(it.situation(game.state, 0, fear=fear).hand) for fear in (True, False))
    assert (exposed < safe) == feared


def test_B8_cards_are_safe_while_no_seven_can_be_rolled() -> None:
    early = table(player("llbbwwgo", settlements=[12, 23]), turn_number=1, no_seven_rounds=3)
    late = table(player("llbbwwgo", settlements=[12, 23]), turn_number=9, no_seven_rounds=3)
    hands = [sum(evaluator(game).situation(game.state, 0).hand) for game in (early, late)]
    assert hands[0] > hands[1]
    kept = table(player("w" * 9, settlements=[12], cards="m"), turn_number=1, no_seven_rounds=3, trade="off")
    assert codes(advise(kept)) == ["keeps-for", "no-seven"]


@pytest.mark.parametrize(("limit", "cards", "said"), [(7, 8, False), (9, 8, True), (9, 10, False), (0, 12, True)])
def test_B8_discard_limit_is_a_reason_to_keep_many_cards(limit: int, cards: int, said: bool) -> None:
    game = table(player("w" * cards, settlements=[12], cards="m"), discard_limit=limit, trade="off")
    advice = advise(game)
    assert advice.action == turn.EndTurn()
    assert because("keeps-many", limit=limit) in advice.reasons or not said
    assert ("keeps-many" in codes(advice)) == said


def eights(game: Catan) -> Catan:
    """Only rolls of eight are left in the dice deck, and six others that pay nobody here."""
    game.state.dice_deck = dice.deck_of([(2, 6), (6, 2), (3, 5), (5, 3), (4, 4), (6, 6)])
    return game


@pytest.mark.parametrize(("temperament", "counts"), [("balanced", True), ("forgetful", False)])
def test_B6_the_expert_counts_the_dice_deck(temperament: str, counts: bool) -> None:
    game = eights(table(player(settlements=[12]), player("l", settlements=[38]), dice="deck", deck_rest=0))
    it = evaluator(game, "expert", temperament)
    on_eight = next(hex_ for hex_, numbers in enumerate(game.state.config.board.numbers) if 8 in numbers)
    usual = it.surveyor.values.hex_yield[on_eight]
    assert it.hex_yield(game.state, on_eight) == pytest.approx(3 * 5 / 6 if counts else usual)
    seen: list[int] = []
    futures = Futures(it, 6)
    for future in range(6):
        copy, dealer = futures.begin(game, lambda played, chance: None, future)
        futures.play_round(copy, future, dealer)
        seen.append(sum(copy.state.dice))
    assert 8 in seen or not counts
    assert set(seen) <= {8, 12} or not counts


def test_B6_the_dice_deck_is_a_reason_for_the_expert() -> None:
    game = eights(
        table(
            player(settlements=[7]), player("lbw", settlements=[32], cities=[38]), player("l", settlements=[49]),
            todo=[turn.Turn(0), robber.RobberMove(0)], dice="deck",
        )
    )  # fmt: skip
    advice = advise(game, "expert")
    blocked = game.state.config.board.numbers[advice.action.hex]  # type: ignore[attr-defined]
    assert 8 in blocked
    assert "deck-due" in codes(advice)
    assert "deck-due" not in codes(advise(game, "hard"))


def test_B6_a_number_that_is_due_is_a_reason_to_build_there() -> None:
    """Of the corners that can be reached one is on eight, with a road to it already."""
    game = eights(
        table(player("lbwg", settlements=[38], roads=path(38, 43, 39)), player("l", settlements=[2]), dice="deck")
    )
    advice = advise(game, "expert")
    assert isinstance(advice.action, building.BuildSettlement)
    assert because("deck-due", number=8, percent=83) in advice.reasons
    game.state.dice_deck = FULL_DICE_DECK
    assert "deck-due" not in codes(advise(game, "expert"))


@pytest.mark.parametrize("agreed", ["off", "bank", "first"])
@pytest.mark.parametrize("level", ["novice", "hard"])
def test_B12_trade_is_only_planned_as_agreed(agreed: str, level: str) -> None:
    game = table(
        player("llllllllb", settlements=[12]), player("ggg"), player("ooo"),
        trade=agreed,
    )  # fmt: skip
    allowed = {"off": (), "bank": (turn.BankTrade,), "first": (turn.BankTrade, trade.Offer)}[agreed]
    plans = plan_turn(evaluator(game), TurnPlan(game))
    kinds = {type(action) for plan in plans for action in plan.actions}
    assert not kinds & ({turn.BankTrade, trade.Offer} - set(allowed))
    for _ in range(6):
        action = advise(game, level).action
        game.play(action)
        if not isinstance(game.task, turn.Turn):
            break


def test_B17_open_hands_are_known_to_everybody() -> None:
    game = table(player("l", settlements=[12]), player("oooo"), player("bwgg", new="v"), open_hands=True)
    for level in ("easy", "hard"):
        assert evaluator(game, level).hands[1:] == [[0, 0, 0, 0, 4], [0, 1, 1, 2, 0]]


@pytest.mark.parametrize("agreed", ["first", "free"])
def test_B12_trade_before_building_is_a_reason_to_trade_now(agreed: str) -> None:
    game = table(player("llllgooo", settlements=[12]), player("l", settlements=[41]), player(), trade=agreed)
    advice = advise(game)
    assert isinstance(advice.action, turn.BankTrade)
    assert ("trade-first" in codes(advice)) == (agreed == "first")


@pytest.mark.parametrize(("worth", "said"), [(2, False), (3, True)])
def test_B14_B15_what_awards_are_worth_is_said(worth: int, said: bool) -> None:
    builder = player("lb", settlements=[28], roads=path(28, 33, 27, 21, 16))
    road = advise(table(builder, player(), player(), road_worth=worth))
    knights = player("l", settlements=[38], cities=[47], cards="k", knights=2)
    rival = player("ggoolbwg", settlements=[13, 24], cities=[35], knights=2)
    army = advise(table(knights, rival, army_worth=worth))
    for advice, code in ((road, "takes-longest-road"), (army, "takes-largest-army")):
        assert code in codes(advice)
        assert (because("award-worth", points=worth) in advice.reasons) == said


@pytest.mark.parametrize("worth", [0, 2, 3])
def test_B14_road_worth_decides_whether_the_longest_road_is_sought(worth: int) -> None:
    game = table(player("lb", settlements=[28], roads=path(28, 33, 27, 21, 16)), player(), player(), road_worth=worth)
    it = evaluator(game)
    found = it.situation(game.state, 0).road
    assert (found is None) == (worth == 0)
    assert found is None or found.points == pytest.approx(worth * 0.53)


def test_B16_a_handicap_is_reckoned_with() -> None:
    """Alike in all else, whoever needs three points fewer is nearest to winning."""
    people = [player(settlements=[12]), player("l", settlements=[38, 28])]
    game = table(*people, player("l", settlements=[20, 42]), handicap=[0, -3, 3])
    times = evaluator(game).times
    assert times[1] < times[2]


@pytest.mark.parametrize(
    ("options", "points"), [({"handicap": [0, -2, 0]}, 4), ({"goal": 8}, 4), ({"handicap": [0, 0, 2]}, 6), ({}, None)]
)
def test_B16_what_the_leader_still_needs_is_a_reason_for_the_robber(
    options: dict[str, Any], points: int | None
) -> None:
    game = table(
        player(settlements=[38]), player("ggoolbwg", settlements=[13, 24], cities=[35]), player("l", settlements=[41]),
        todo=[turn.Turn(0), robber.RobberMove(0)], **options,
    )  # fmt: skip
    advice = advise(game)
    needs = [reason for reason in advice.reasons if reason.code == "needs-points"]
    assert needs == ([] if points is None else [because("needs-points", victim=1, points=points)])
