"""What games have taught: terms by their names, standings that move the right way, and where they are not used."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.kernel.agent import Budget
from catanqt.rules.base import pieces, setup
from catanqt.rules.base.state import Catan
from catanqt_ai.calibration import calibrated, correction
from catanqt_ai.classic import expansion, seat_survey, value_network
from catanqt_ai.classic.features import (
    BOARD,
    HAND,
    OPPONENT,
)
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.scenarios import evaluator_for
from catanqt_ai.registry import make_agent
from catanqt_ai.skill import skill_of
from catanqt_ai.win_probability import PowerLawModel
from tests.ai.games import moments
from tests.ai.recorded_games import choices
from tests.rules.base.table import paths, player, table


def evaluator_of(game: Catan, seat: int = 0, temperament: str = "balanced") -> SearchEvaluator:
    return evaluator_for(game, seat, skill_of("expert", temperament), Budget())


def standing(game: Catan, seat: int = 0, unknown: int = 0, temperament: str = "balanced") -> float:
    evaluator = evaluator_of(game, seat, temperament)
    assert evaluator.learned is not None
    return evaluator.learned.own_logit(game.state, game.state.hand(seat), unknown)


def village(hand: str = "", **more: Any) -> dict[str, Any]:
    return player(hand, settlements=[21, 43], roads=paths((21, 16), (43, 47)), **more)


def place(one: dict[str, Any]) -> Catan:
    """A table of three in a turn of the first."""
    return table(one, player(settlements=[5]), player(settlements=[10]))


def judged(game: Catan) -> list[float]:
    """What everybody would say of themselves and of the next seat."""
    found = []
    for seat in range(4):
        learned, rival, state = evaluator_of(game, seat).learned, (seat + 1) % 4, game.state
        assert learned is not None
        found += [
            learned.own_logit(state, state.hand(seat), 1),
            learned.opponent_logit(state, rival, state.hand_size(rival)),
        ]
    return found


def test_what_is_remembered_of_other_positions_is_what_is_worked_out_anew() -> None:
    play = [one.game for one in moments("base", "easy", "terms", 2, 400)]
    told = [judged(game) for game in play]
    hand: Any = value_network.load().hand
    assert hand.cache_info().hits
    for game, before in zip(play, told, strict=True):
        for remembered in (hand, seat_survey._plain_survey, seat_survey._land, expansion._rings):
            remembered.cache_clear()
        assert judged(game) == before


def test_a_point_a_city_and_useful_cards_are_better_than_none() -> None:
    plain = place(village())
    assert standing(place(village(cards="v"))) > standing(plain)
    assert standing(place(village("ggooo"))) > standing(plain)
    city = plain.copy()
    pieces.put_city(city.state, 0, 21)
    assert standing(city) > standing(plain) + 0.3


def test_the_robber_on_the_best_land_hurts() -> None:
    game = place(village())
    values = evaluator_of(game).surveyor.values
    near = game.state.config.board.grid.corner_hexes[21]
    best = max(near, key=lambda hex_: values.hex_pips[hex_])
    robbed = game.copy()
    robbed.state.robber = best
    assert standing(robbed) < standing(game)


def test_what_is_remembered_is_what_would_be_worked_out_anew() -> None:
    """Positions of one decision share what they have in common, and only that."""
    for one in choices("base, hard", 25, 200):
        shared = evaluator_of(one.game, one.seat)
        for option in list(one.game.options())[:8]:
            after = one.game.copy()
            after.apply(option)
            state = after.state
            for seat in shared.players:
                fresh = evaluator_of(one.game, one.seat)
                assert shared.time(state, seat) == fresh.time(state, seat)


def test_half_the_rounds_are_two_to_the_power_of_the_chance() -> None:
    one, two = PowerLawModel(2.5).chances((4.0, 8.0))
    assert one / two == pytest.approx(2**2.5)
    assert one + two == pytest.approx(1)
    assert PowerLawModel(2.5).chances((0.0, 8.0))[0] > 0.99


def test_rounds_make_the_chances_that_standings_mean() -> None:
    game = place(village("lb"))
    evaluator = evaluator_of(game)
    assert evaluator.learned is not None
    thought = evaluator.probability_model.chances(evaluator.times)
    assert thought[0] == pytest.approx(evaluator.learned.chance(game.state))


def test_two_points_more_to_go_are_two_points_fewer() -> None:
    """Games that go to another goal are judged as the games learnt from would be with as much missing."""
    plain, longer = place(village(cards="vv")), place(village(cards="vv"))
    longer.state.goals = [12, 12, 12]
    outlook = evaluator_of(longer).learned.context.outlook  # type: ignore[union-attr]
    assert [outlook(longer.state, seat).score for seat in range(3)] == [score - 2 for score in plain.state.score]
    burdened = place(village(cards="vv"))
    burdened.state.goals[0] = 11
    assert standing(burdened) < standing(plain)


def seen(game: Any, me: int, seat: int) -> float:
    """How a seat stands, as another or itself sees it."""
    learned = evaluator_of(game, me).learned
    assert learned is not None
    if seat == me:
        return learned.own_logit(game.state, game.state.hand(me), 0)
    return learned.opponent_logit(game.state, seat, game.state.hand_size(seat))


@pytest.mark.parametrize("me", [0, 1])
def test_what_a_scenario_gives_makes_a_standing_better(me: int) -> None:
    """Laurels, places at the table and the champion's point, one's own and an opponent's."""
    game = moments("big-game", "easy", "learnt", 10, 60)[-1].game
    plain = seen(game, me, 0)
    rich = game.copy()
    rich.state.scenario_state["big-game"].laurels[0] += 2
    assert plain + 0.1 < seen(rich, me, 0) < plain + 0.4
    seated = game.copy()
    table = seated.state.scenario_state["big-game"]
    table.seat(0, next(place for place, owner in enumerate(table.places) if owner != 0))
    assert seen(seated, me, 0) > plain
    champion = game.copy()
    champion.state.scenario_state["big-game"].champion = 0
    champion.state.score[0] += 1
    assert seen(champion, me, 0) > plain + 0.3


def test_a_fighter_likes_cards_and_a_builder_cities() -> None:
    game = place(village("wgo"))
    liked = {name: standing(game, 0, 1, name) - standing(game, 0, 0, name) for name in ("fighter", "builder")}
    assert liked["fighter"] > liked["builder"] + 0.1
    city = game.copy()
    pieces.put_city(city.state, 0, 21)
    grown = {name: standing(city, 0, 0, name) - standing(game, 0, 0, name) for name in ("fighter", "builder")}
    assert grown["builder"] > grown["fighter"] + 0.05


def test_an_expert_founds_where_it_may_even_when_time_is_up() -> None:
    founding = next(one for one in moments("base", "easy", "found", 1, 8) if isinstance(one.game.task, setup.Founding))
    for seconds in (None, 0.005):
        advice = make_agent("expert", "").advise(founding.game.copy(), founding.seat, Budget(seconds))
        assert advice.action in founding.game.options()
        assert advice.reasons


def test_the_weights_name_every_term_once() -> None:
    own, others = value_network.read_data()["own"], value_network.read_data()["opponent"]
    assert sorted(own["features"]) == sorted((*BOARD.names, *HAND.names))
    assert sorted(others["features"]) == sorted(OPPONENT.names)


@pytest.mark.parametrize("variant", ["base", "soccer", "big-game", "fishermen", "all"])
def test_all_seats_together_think_they_have_about_one_win(variant: str) -> None:
    """Whatever a scenario gives or asks for, nobody thinks too much or too little of itself for it."""
    found = []
    for one in moments(variant, "easy", "together", 12, 150):
        if one.game.state.turn_number:
            evaluators = [evaluator_of(one.game, seat) for seat in range(4)]
            found.append(sum(evaluator.chances()[evaluator.seat] for evaluator in evaluators))
    assert 0.6 < sum(found) / len(found) < 1.4


def test_games_to_far_more_or_fewer_points_are_planned_on_paper() -> None:
    for goal, judged in ((5, False), (8, True), (12, True), (15, False)):
        game = place(village())
        game.state.goals = [goal] * 3
        assert (evaluator_of(game).learned is not None) is judged


def test_what_a_scenario_promises_others_is_seen_when_it_changes() -> None:
    game = moments("big-game", "easy", "promised", 1, 150)[-1].game
    evaluator = evaluator_of(game)
    assert not any(evaluator.promises_changed(game.state.copy(), seat) for seat in range(4))
    after = game.state.copy()
    after.scenario_state["big-game"].laurels[1] += 2
    assert [evaluator.promises_changed(after, seat) for seat in range(4)] == [False, True, False, False]


@pytest.mark.parametrize(("variant", "kind"), [("base", "classic"), ("big-game", "big-game"), ("all", "several")])
def test_chances_are_told_as_calibrated(variant: str, kind: str) -> None:
    evaluator = evaluator_of(moments(variant, "easy", "caution", 1, 150)[-1].game)
    told, thought = evaluator.chances(), evaluator.probability_model.chances(evaluator.times)
    assert sum(told) == pytest.approx(1)
    assert told == pytest.approx(calibrated(thought, correction(kind), evaluator.mover(None)))
    assert sorted(range(4), key=told.__getitem__) == sorted(range(4), key=thought.__getitem__)
