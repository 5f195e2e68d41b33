"""Rewards and the doubles player's choice: what is asked, of whom, and what the answers play."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.rules.base.board import ORE, RESOURCES
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, ScoreFirst, Shooting, TakeReward
from catanqt.scenarios.soccer_fever.rules.part import part
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Question
from tests.rules.base.table import player
from tests.rules.scenarios.positions import SF, kick, season, table
from tests.scenarios.soccer_fever.ui.positions import match_at, on
from tests.ui.helpers.scenario_context import kit_of, seen_at


def question(perspective: Perspective) -> Question:
    asked = kit_of(perspective, SF).ask(perspective)
    assert isinstance(asked, Question)
    return asked


def test_a_reward_offers_every_resource(qtbot: QtBot) -> None:
    game = on(turn=1, spaces=[3, 0, 0, 0])
    kick(game, {0: 1, 1: 0})
    asked = question(seen_at(game))
    assert [choice.action for choice in asked.choices] == [TakeReward(i) for i in range(5)]
    assert [choice.goods for choice in asked.choices] == [(name,) for name in RESOURCES]
    assert asked.choices[ORE].name == "Ore"
    assert game.state.turn == 1, "it is asked in somebody else's turn as well"


def test_a_reward_leaves_out_what_the_bank_has_not(qtbot: QtBot) -> None:
    todo = [Turn(1), RewardChoice(0)]
    game = table(player(), player("o" * 19), soccer=season(), todo=todo, turn=1)
    assert [choice.name for choice in question(seen_at(game)).choices] == ["Lumber", "Brick", "Wool", "Grain"]


def test_nobody_else_is_asked(qtbot: QtBot) -> None:
    game = on(spaces=[3, 0, 0, 0])
    kick(game, {0: 1, 1: 0})
    assert kit_of(seen_at(game), SF).ask(seen_at(game, 1)) is None
    three = on(3)
    kick(three, {0: 1, 1: 0})
    assert kit_of(seen_at(three), SF).ask(seen_at(three, 1)) is None
    assert kit_of(seen_at(three), SF).ask(seen_at(on())) is None


@pytest.mark.parametrize(
    ("goals", "said", "tip"),
    [
        ({0: 2, 1: 1}, "You beat Bob 2 : 1.", "3 spaces: from 5 to 8"),
        ({0: 1, 1: 1}, "You drew 1 : 1 with Bob.", "1 space: from 5 to 6"),
        ({0: 0, 1: 1}, "You lost 0 : 1 to Bob.", "no space: you stay on 5"),
    ],
)
def test_the_doubles_choice_says_what_each_answer_means(
    qtbot: QtBot, goals: dict[int, int], said: str, tip: str
) -> None:
    game = on(3, tokens=[2, 2, 1], spaces=[5, 0, 0])
    kick(game, goals)
    asked = question(seen_at(game))
    assert asked.text.startswith(said)
    first, second = asked.choices
    if goals[0] == 2:
        tip = "3 spaces, and a resource"  # on space 8
    assert (first.action, first.tip) == (ScoreFirst(True), tip)
    assert (second.action, second.tip) == (ScoreFirst(False), "1.9 spaces on average")
    assert "Cleo" in asked.detail
    assert "2 shots to 1" in asked.detail
    assert "50%" in asked.detail


def test_the_doubles_choice_names_the_card_on_the_way(qtbot: QtBot) -> None:
    game = on(3, spaces=[10, 0, 0])
    kick(game, {0: 1, 1: 0})
    assert question(seen_at(game)).choices[0].tip == "3 spaces, and a card"


def test_answers_are_played(qtbot: QtBot) -> None:
    game = on(3, spaces=[3, 0, 0])
    kick(game, {0: 1, 1: 0})
    with match_at(game) as match:
        controller = match.controller
        assert isinstance(controller.perspective.task, DoublesChoice)
        controller.submit(question(controller.perspective).choices[0].action)
        assert part(controller.session.game).first_scored
        assert isinstance(controller.perspective.task, RewardChoice)
        controller.submit(question(controller.perspective).choices[ORE].action)
        assert controller.perspective.state.hands[ORE] == 1
        assert isinstance(controller.perspective.task, Shooting)
