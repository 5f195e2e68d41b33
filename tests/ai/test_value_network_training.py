"""Learning the weights of judgement: the mathematics on made-up positions, and that it judges as players do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import _td_training
import fitting
import numpy as np
import pytest

from catanqt.resource import resource
from catanqt.rules.base.state import State
from catanqt.simulate import Plan, play_session
from catanqt_ai.classic import value_network
from catanqt_ai.classic.card_beliefs import UnseenCards
from catanqt_ai.classic.features import OPPONENT
from catanqt_ai.classic.learned_evaluation import LearnedEvaluation
from catanqt_ai.classic.seat_survey import survey_context
from catanqt_ai.skill import LEVELS


@pytest.fixture
def installed_again() -> Iterator[None]:
    """Whatever weights a test plays by, the next one plays by those installed."""
    yield
    value_network.load.cache_clear()


@pytest.fixture(scope="module")
def middle() -> State:
    """A position in the middle of a game, at the beginning of a turn."""
    session = play_session(Plan(("novice",) * 4, seed="fitting", most_turns=30), 0)
    state: State = session.game.state
    assert state.turn_number == 31
    return state


def tiny(rng: np.random.Generator, own: int = 4, others: int = 3) -> _td_training.ValueNetwork:
    def perceptron(terms: int) -> _td_training.Perceptron:
        return _td_training.Perceptron(
            (), rng.normal(size=(5, terms)), rng.normal(size=5), rng.normal(size=5), np.zeros(1)
        )

    return _td_training.ValueNetwork(perceptron(own), perceptron(others), 50.0, 2.5)


def made_up(rng: np.random.Generator, count: int) -> list[_td_training.Trajectory]:
    """Games whose first term tells who wins, the longer they last the better."""
    found = []
    for _ in range(count):
        winner = int(rng.integers(4))
        own, others = rng.normal(size=(8, 4)), rng.normal(size=(8, 3, 3))
        lead = np.linspace(0, 2, 8)
        if winner:
            others[:, winner - 1, 0] += lead
        else:
            own[:, 0] += lead
        found.append(_td_training.Trajectory(own, others, np.arange(8.0, 0, -1), winner))
    return found


def test_gradient_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    network = tiny(rng)
    own, others, targets = rng.normal(size=(6, 4)), rng.normal(size=(6, 3, 3)), rng.dirichlet(np.ones(4), 6)
    for part, slopes in zip(network.parts, network.gradient(own, others, targets), strict=True):
        assert part.shape == slopes.shape
        for place in np.ndindex(part.shape):
            losses, middle = [], part[place]
            for step in (1e-6, -1e-6):
                part[place] = middle + step
                losses.append(_td_training.cross_entropy(network.chances(own, others), targets))
            part[place] = middle
            assert slopes[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-7)


def test_fitting_lowers_the_loss_over_games_it_has_not_seen() -> None:
    rng = np.random.default_rng(2)
    network, known, held_out = tiny(rng), made_up(rng, 200), made_up(rng, 50)
    before = _td_training.loss(network, held_out)
    adam = _td_training.Adam(network.parts)
    for _ in range(60):
        _td_training.fit(network, known, adam, rng, span=(0.0, 0.0))
    assert _td_training.loss(network, held_out) < min(before, np.log(4)) - 0.1


def test_returns_end_in_who_won() -> None:
    chances = np.full((3, 4), 0.25)
    chances[1] = (0.7, 0.1, 0.1, 0.1)
    found = _td_training.lambda_returns(chances, 2, 0.85)
    assert found[2].tolist() == [0, 0, 1, 0]
    assert found[1] == pytest.approx(0.85 * found[2] + 0.15 * chances[2])
    assert found[0] == pytest.approx(0.85 * found[1] + 0.15 * chances[1])
    assert found.sum(axis=1) == pytest.approx(np.ones(3))
    assert _td_training.lambda_returns(chances, 2, 1.0).tolist() == [[0, 0, 1, 0]] * 3


def test_line_finds_the_rounds_of_a_standing() -> None:
    rng = np.random.default_rng(3)
    network, (trajectory,) = tiny(rng), made_up(rng, 1)
    rounds = 30 * np.exp(-network.own.logit(trajectory.own) / 1.7)
    _td_training.fit_rounds(network, [trajectory._replace(rounds=rounds, winner=0), trajectory._replace(winner=1)])
    assert (network.rounds, network.power) == pytest.approx((30, 1.7))


def test_among_four_alike_nobody_is_the_better_player() -> None:
    rng = np.random.default_rng(7)
    network, trajectories = tiny(rng), [one._replace(alike=True) for one in made_up(rng, 200)]
    own, others = (np.concatenate([one[place] for one in trajectories]) for place in (0, 1))
    won = sum(len(one.own) for one in trajectories if one.winner == 0) / len(own)
    network.own.bias[:] = 3.0
    assert network.chances(own, others)[:, 0].mean() > won + 0.1
    level = _td_training.calibrated(network, trajectories)
    assert level.chances(own, others)[:, 0].mean() == pytest.approx(won, abs=0.001)
    assert network.own.bias[0] == 3.0
    assert _td_training.calibrated(network, [one._replace(alike=False) for one in trajectories]) is network


def test_what_is_installed_is_written_as_it_was_read() -> None:
    text = resource("value_network.json").read_text("utf-8")
    assert _td_training.write(_td_training.read(text)) == text


@pytest.mark.usefixtures("installed_again")
def test_players_judge_by_what_was_written(tmp_path: Path, middle: State) -> None:
    rng = np.random.default_rng(4)
    network, path = _td_training.begin(rng), tmp_path / "value_network.json"
    network.own.bias[0] = 0.5
    network.own.biases[:] = rng.normal(size=_td_training.OWN_SIZE)
    path.write_text(_td_training.write(network), "utf-8")
    installed, context = value_network.load(), survey_context(middle, middle.turn)

    def learned_of(seat: int) -> LearnedEvaluation:
        return LearnedEvaluation(seat, context, UnseenCards(middle, seat), LEVELS["expert"])

    # What was worked out by the old weights must not be remembered.
    before = [learned_of(seat).chance(middle) for seat in range(4)]
    fitting.play_by(path)
    assert value_network.load() != installed
    board = value_network.load().board
    assert 0 < 8 * board.positive < board.lanes.size
    for seat in range(4):
        learned = learned_of(seat)
        own = np.array([fitting.own_features(middle, seat, context)])
        others = np.array([fitting.all_opponent_features(middle, seat, context)])
        assert learned.own_logit(middle, middle.hand(seat), 0) == pytest.approx(network.own.logit(own)[0], abs=0.01)
        said = [
            learned.opponent_logit(middle, other % 4, middle.hand_size(other % 4))
            for other in range(seat + 1, seat + 4)
        ]
        assert said == pytest.approx(network.others.logit(others)[0].tolist(), abs=0.01)
        assert learned.chance(middle) == pytest.approx(network.chances(own, others)[0, 0], abs=0.01)
        assert learned.chance(middle) != pytest.approx(before[seat], abs=0.001)


def test_a_story_tells_every_turn_of_its_seat() -> None:
    session = play_session(Plan(("novice",) * 4, seed="fitting"), 0)
    winner, turns = session.rules.winner(session.game), session.game.state.turn_number
    assert winner is not None
    trajectory = fitting.trajectory(session, winner, random.Random(5))
    assert trajectory.winner == 0
    assert trajectory.own.shape == (len(trajectory.rounds), len(_td_training.OWN))
    assert trajectory.others.shape == (len(trajectory.rounds), 3, len(OPPONENT.names))
    assert trajectory.rounds[0] == turns / 4
    assert set(range(1, turns // 4)) <= set(trajectory.rounds)


def test_a_new_term_begins_without_weight() -> None:
    text = resource("value_network.json").read_text("utf-8")
    network = _td_training.read(text.replace('"kinds lacking"', '"forgotten"'))
    assert network.own.names[-1] == "kinds lacking"
    assert "forgotten" not in network.own.names
    assert not network.own.weights[:, _td_training.OWN.index("kinds lacking")].any()
