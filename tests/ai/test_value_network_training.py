"""Learning the weights of judgement: the mathematics on made-up positions, and that it judges as players do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import _learning
import fitting
import numpy as np
import pytest

from ai.classic import judgement
from ai.classic.beliefs import Unseen
from ai.classic.terms import BOARD, HAND, OTHERS, survey_scene
from ai.skill import LEVELS
from catanqt.resource import resource
from catanqt.rules.base.state import State
from catanqt.simulate import Plan, play_session


@pytest.fixture
def installed_again() -> Iterator[None]:
    """Whatever weights a test plays by, the next one plays by those installed."""
    yield
    judgement.weights.cache_clear()


@pytest.fixture(scope="module")
def middle() -> State:
    """A position in the middle of a game, at the beginning of a turn."""
    session = play_session(Plan(("novice",) * 4, seed="fitting", most_turns=30), 0)
    state: State = session.game.state
    assert state.turn_number == 31
    return state


def tiny(rng: np.random.Generator, own: int = 4, others: int = 3) -> _learning.Judgement:
    def network(terms: int) -> _learning.Network:
        return _learning.Network((), rng.normal(size=(5, terms)), rng.normal(size=5), rng.normal(size=5), np.zeros(1))

    return _learning.Judgement(network(own), network(others), 50.0, 2.5)


def made_up(rng: np.random.Generator, count: int) -> list[_learning.Story]:
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
        found.append(_learning.Story(own, others, np.arange(8.0, 0, -1), winner))
    return found


def test_gradient_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    learnt = tiny(rng)
    own, others, targets = rng.normal(size=(6, 4)), rng.normal(size=(6, 3, 3)), rng.dirichlet(np.ones(4), 6)
    for part, slopes in zip(learnt.parts, learnt.gradient(own, others, targets), strict=True):
        assert part.shape == slopes.shape
        for place in np.ndindex(part.shape):
            losses, middle = [], part[place]
            for step in (1e-6, -1e-6):
                part[place] = middle + step
                losses.append(_learning.cross_entropy(learnt.chances(own, others), targets))
            part[place] = middle
            assert slopes[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-7)


def test_fitting_lowers_the_loss_over_games_it_has_not_seen() -> None:
    rng = np.random.default_rng(2)
    learnt, known, held_out = tiny(rng), made_up(rng, 200), made_up(rng, 50)
    before = _learning.loss(learnt, held_out)
    adam = _learning.Adam(learnt.parts)
    for _ in range(60):
        _learning.fit(learnt, known, adam, rng, span=(0.0, 0.0))
    assert _learning.loss(learnt, held_out) < min(before, np.log(4)) - 0.1


def test_returns_end_in_who_won() -> None:
    chances = np.full((3, 4), 0.25)
    chances[1] = (0.7, 0.1, 0.1, 0.1)
    found = _learning.returns(chances, 2, 0.85)
    assert found[2].tolist() == [0, 0, 1, 0]
    assert found[1] == pytest.approx(0.85 * found[2] + 0.15 * chances[2])
    assert found[0] == pytest.approx(0.85 * found[1] + 0.15 * chances[1])
    assert found.sum(axis=1) == pytest.approx(np.ones(3))
    assert _learning.returns(chances, 2, 1.0).tolist() == [[0, 0, 1, 0]] * 3


def test_line_finds_the_rounds_of_a_standing() -> None:
    rng = np.random.default_rng(3)
    learnt, (story,) = tiny(rng), made_up(rng, 1)
    rounds = 30 * np.exp(-learnt.own.standing(story.own) / 1.7)
    _learning.draw_line(learnt, [story._replace(rounds=rounds, winner=0), story._replace(winner=1)])
    assert (learnt.rounds, learnt.power) == pytest.approx((30, 1.7))


def test_among_four_alike_nobody_is_the_better_player() -> None:
    rng = np.random.default_rng(7)
    learnt, stories = tiny(rng), [one._replace(alike=True) for one in made_up(rng, 200)]
    own, others = (np.concatenate([one[place] for one in stories]) for place in (0, 1))
    won = sum(len(one.own) for one in stories if one.winner == 0) / len(own)
    learnt.own.base[:] = 3.0
    assert learnt.chances(own, others)[:, 0].mean() > won + 0.1
    level = _learning.levelled(learnt, stories)
    assert level.chances(own, others)[:, 0].mean() == pytest.approx(won, abs=0.001)
    assert learnt.own.base[0] == 3.0
    assert _learning.levelled(learnt, [one._replace(alike=False) for one in stories]) is learnt


def test_what_is_installed_is_written_as_it_was_read() -> None:
    text = resource("judgement.json").read_text("utf-8")
    assert _learning.write(_learning.read(text)) == text


@pytest.mark.usefixtures("installed_again")
def test_players_judge_by_what_was_written(tmp_path: Path, middle: State) -> None:
    rng = np.random.default_rng(4)
    learnt, path = _learning.begin(rng), tmp_path / "judgement.json"
    learnt.own.base[0] = 0.5
    learnt.own.offsets[:] = rng.normal(size=_learning.OWN_SIZE)
    path.write_text(_learning.write(learnt), "utf-8")
    installed, scene = judgement.weights(), survey_scene(middle, middle.turn)

    def judge_of(seat: int) -> judgement.Judge:
        return judgement.Judge(seat, scene, Unseen(middle, seat), LEVELS["expert"])

    # What was worked out by the old weights must not be remembered.
    before = [judge_of(seat).chance(middle) for seat in range(4)]
    fitting.play_by(path)
    assert judgement.weights() != installed
    board = judgement.weights().board
    assert 0 < 8 * board.favourable < board.lanes.size
    for seat in range(4):
        judge = judge_of(seat)
        own = np.array([fitting.own_terms(middle, seat, scene)])
        others = np.array([fitting.all_others_terms(middle, seat, scene)])
        assert judge.own(middle, middle.hand(seat), 0) == pytest.approx(learnt.own.standing(own)[0], abs=0.01)
        said = [judge.other(middle, other % 4, middle.hand_size(other % 4)) for other in range(seat + 1, seat + 4)]
        assert said == pytest.approx(learnt.others.standing(others)[0].tolist(), abs=0.01)
        assert judge.chance(middle) == pytest.approx(learnt.chances(own, others)[0, 0], abs=0.01)
        assert judge.chance(middle) != pytest.approx(before[seat], abs=0.001)


def test_a_story_tells_every_turn_of_its_seat() -> None:
    session = play_session(Plan(("novice",) * 4, seed="fitting"), 0)
    winner, turns = session.rules.winner(session.game), session.game.state.turn_number
    assert winner is not None
    story = fitting.story(session, winner, random.Random(5))
    assert story.winner == 0
    assert story.own.shape == (len(story.rounds), len(BOARD + HAND))
    assert story.others.shape == (len(story.rounds), 3, len(OTHERS))
    assert story.rounds[0] == turns / 4
    assert set(range(1, turns // 4)) <= set(story.rounds)


def test_a_new_term_begins_without_weight() -> None:
    text = resource("judgement.json").read_text("utf-8")
    learnt = _learning.read(text.replace('"kinds lacking"', '"forgotten"'))
    assert learnt.own.names[-1] == "kinds lacking"
    assert "forgotten" not in learnt.own.names
    assert not learnt.own.weights[:, (BOARD + HAND).index("kinds lacking")].any()
