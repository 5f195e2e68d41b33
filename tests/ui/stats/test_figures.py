"""Figures of whole games against other ways of counting them."""

from __future__ import annotations

import math

import pytest

from catanqt.kernel.game import CHANCE, Event
from catanqt.rules.base.events import Produced, Traded
from catanqt.rules.base.state import VICTORY_POINT
from catanqt.rules.base.turn import Dice
from catanqt.rules.junior.turn import Die
from catanqt.scenarios.fishermen.rules.part import part as fish_part
from catanqt.session import Session
from catanqt.storage.results import results
from catanqt.ui.stats.chi_square import ONE_DIE, TWO_DICE
from catanqt.ui.stats.figures import Luck, gather
from tests.ui.helpers.finished_games import ALL, finished, running


def events(session: Session) -> list[Event]:
    game = session.at(0)
    return [event for entry in session.record.entries for event in game.play(entry.action)]


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_points_are_made_of_their_parts(game: str, scenarios: tuple[str, ...]) -> None:
    session = finished(game, scenarios)
    figures = gather(session)
    assert figures.over
    assert figures.winner == session.rules.winner(session.game)
    for seat, person in enumerate(figures.people):
        assert person.points == session.rules.points(session.game, seat)
        assert sum(share.points for share in person.made_of) == person.points
        assert person.name == session.record.header.seats[seat].name
    assert figures.points[-1] == tuple(person.points for person in figures.people)
    assert len(figures.points) == figures.turns + 1


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_luck_is_what_the_store_counts(game: str, scenarios: tuple[str, ...]) -> None:
    session = finished(game, scenarios)
    for person, row in zip(gather(session).people, results(session), strict=True):
        assert person.luck.received == row[5]
        assert person.luck.expected == pytest.approx(row[6], abs=0.001)
        assert 0 < person.luck.spread < math.sqrt(person.luck.expected) * 3


def test_the_spread_is_how_far_luck_usually_goes() -> None:
    """Over many seats the surplus is, on average, about one spread."""
    assert Luck(12, 10.0, 2.0).strength == 1.0
    assert Luck(3, 3.0, 0.0).strength == 0.0
    strengths = [person.luck.strength for dice in "abcdef" for person in gather(finished(dice=dice)).people]
    assert len(strengths) == 24
    assert 0.5 < math.sqrt(sum(one * one for one in strengths) / len(strengths)) < 1.6


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_dice_and_production_are_those_of_the_log(game: str, scenarios: tuple[str, ...]) -> None:
    session = finished(game, scenarios)
    figures = gather(session)
    actions = [entry.action for entry in session.record.entries if entry.actor == CHANCE]
    totals = [action.first + action.second for action in actions if isinstance(action, Dice)]
    totals += [action.number for action in actions if isinstance(action, Die)]
    assert figures.dice == {number: totals.count(number) for number in figures.weights}
    assert figures.weights == (ONE_DIE if game == "junior" else TWO_DICE)
    assert figures.fit.rolls == len(totals)
    produced = [event for event in events(session) if isinstance(event, Produced)]
    for seat, person in enumerate(figures.people):
        for kind, resource in enumerate(figures.resources):
            due = sum(event.amount for event in produced if event.seat == seat and event.resource == kind)
            assert person.production[resource] == due


def test_a_trade_counts_for_both_and_a_change_at_the_bank_for_one() -> None:
    session = finished()
    figures = gather(session)
    deals = sum(isinstance(event, Traded) for event in events(session))
    assert deals > 0
    assert sum(person.with_players for person in figures.people) == 2 * deals
    assert sum(person.with_bank for person in figures.people) > 0


def test_what_scenarios_count() -> None:
    soccer = gather(finished("classic", ("soccer-fever",)))
    assert soccer.extras == {"soccer-fever": ("shots", "goals", "matches-won")}
    results_of = finished("classic", ("soccer-fever",)).game.state.scenario_state["soccer-fever"].results
    for seat, person in enumerate(soccer.people):
        goals = sum((home == seat) * one + (away == seat) * two for _, home, away, one, two in results_of)
        assert person.extras["goals"] == goals <= person.extras["shots"]
    laurels = gather(finished("classic", ("big-game",)))
    held = finished("classic", ("big-game",)).game.state.scenario_state["big-game"].laurels
    for seat, person in enumerate(laurels.people):
        assert person.extras["laurels-earned"] - person.extras["laurels-spent"] == held[seat]
    junior = gather(finished("junior"))
    assert junior.extras == {"junior": ("lairs", "ships", "coco")}
    for seat, person in enumerate(junior.people):
        assert person.extras["coco"] == finished("junior").game.state.coco[seat]
        assert person.made_of[0].count == 2 + person.extras["lairs"], "two stand from the start"


def test_fish_caught_less_fish_spent_are_held() -> None:
    session = finished("classic", ("fishermen",))
    tokens = fish_part(session.game).tokens
    traded = any(isinstance(event, Traded) and any(event.gave[5:] + event.took[5:]) for event in events(session))
    assert not traded, "novices keep their fish"
    for seat, person in enumerate(gather(session).people):
        held = sum(fish * count for fish, count in enumerate(tokens[seat], start=1))
        assert person.extras["fish-caught"] - person.extras["fish-spent"] == held


def test_a_running_game_keeps_its_secrets() -> None:
    """Hidden victory point cards and the fish on tokens are told when the game is over, not before."""
    session = running("classic", ("fishermen",), 500)
    figures = gather(session)
    assert not figures.over
    assert figures.winner is None
    assert "fish-caught" not in figures.extras["fishermen"]
    assert all("fish-caught" not in person.extras for person in figures.people)
    state = session.game.state
    hidden = [state.cards[5 * seat + VICTORY_POINT] + state.new_cards[5 * seat + VICTORY_POINT] for seat in range(4)]
    assert any(hidden), "the game is chosen so that there is something to hide"
    for seat, person in enumerate(figures.people):
        assert person.points == session.rules.public_points(session.game, seat)
        assert sum(share.points for share in person.made_of) == person.points
    assert figures.points[-1] == tuple(person.points for person in figures.people)


def test_a_game_that_has_not_begun_can_be_counted() -> None:
    figures = gather(Session(running().record.header))
    assert figures.points == ((0, 0, 0, 0),)
    assert figures.fit.rolls == 0
    assert all(person.luck == Luck() for person in figures.people)
