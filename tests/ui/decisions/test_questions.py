"""Victims, monopolies, and whatever else has a few answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.rules.base.building import BuildRoad
from catanqt.rules.base.cards import PlayKnight, PlayMonopoly
from catanqt.rules.base.robber import MoveRobber, Rob, RobberMove, StealCard
from catanqt.rules.base.setup import FoundRoad
from catanqt.rules.base.turn import EndTurn, Turn
from catanqt.ui.decisions import for_actions
from catanqt.ui.decisions.action_questions import UnnamedAction
from catanqt.ui.kit.view_data import Question
from tests.rules.base.table import G, O, hand, player, table
from tests.ui.decisions.game_pages import click, in_sight, key, sit


def robbed() -> list[dict[str, object]]:
    """Two victims at hex 4: one with four cards, one with two."""
    return [player(), player("ooww", settlements=[8]), player("gg", settlements=[23])]


def test_the_thief_chooses_among_the_victims(qtbot: QtBot) -> None:
    with sit(table(*robbed(), todo=[Turn(0), RobberMove(0)]), qtbot) as at:
        at.controller.submit(MoveRobber(4))
        strip = at.strips.question
        assert at.strips.current is strip
        assert [(one.choice.name, one.choice.tip) for one in strip.buttons] == [("Bob", "4 cards"), ("Cleo", "2 cards")]
        click(strip.buttons[1])
        assert at.actions[-1] == Rob(2)
        at.controller.submit(StealCard(G))
        assert hand(at.perspective.game, 0) == "g"
        assert not in_sight(at.strips)


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_victim_by_keys(qtbot: QtBot, enter: Qt.Key) -> None:
    with sit(table(*robbed(), todo=[Turn(0), RobberMove(0)]), qtbot) as at:
        at.controller.submit(MoveRobber(4))
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        qtbot.waitUntil(at.strips.question.hasFocus)
        key(at.strips.question, enter)
        assert at.actions == [MoveRobber(4)], "a key pressed before one has looked decides nothing"
        key(at.strips.question, Qt.Key.Key_Tab)
        first, second = at.strips.question.buttons
        assert first.hasFocus()
        key(first, Qt.Key.Key_Right)
        assert second.hasFocus()
        key(second, enter)
        assert at.actions[-1] == Rob(2)


def test_a_victim_must_be_chosen(qtbot: QtBot) -> None:
    with sit(table(*robbed(), todo=[Turn(0), RobberMove(0)]), qtbot) as at:
        at.controller.submit(MoveRobber(4))
        at.strips.close_strip()
        assert at.strips.current is at.strips.question


def test_a_monopoly_names_a_resource(qtbot: QtBot) -> None:
    with sit(table(player(cards="m"), player("ooo"), player("og")), qtbot) as at:
        at.strips.open_actions(at.perspective.may(PlayMonopoly))
        strip = at.strips.question
        assert [one.choice.goods for one in strip.buttons] == [("lumber",), ("brick",), ("wool",), ("grain",), ("ore",)]
        click(strip.buttons[O])
        assert at.actions == [PlayMonopoly(O)]
        assert hand(at.perspective.game, 0) == "oooo"
        assert not in_sight(at.strips)


def test_escape_puts_the_card_back(qtbot: QtBot) -> None:
    with sit(table(player(cards="m")), qtbot) as at:
        at.strips.open_actions(at.perspective.may(PlayMonopoly))
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        qtbot.waitUntil(at.strips.question.hasFocus)
        key(at.strips.question, Qt.Key.Key_Escape)
        assert not in_sight(at.strips)
        assert at.actions == []


def test_what_can_no_longer_be_done_is_no_longer_asked(qtbot: QtBot) -> None:
    with sit(table(player(cards="m")), qtbot) as at:
        at.strips.open_actions(at.perspective.may(PlayMonopoly))
        at.controller.submit(EndTurn())
        assert not in_sight(at.strips)


def test_actions_of_several_kinds_are_named_one_by_one(qtbot: QtBot) -> None:
    with sit(table(player("lb", cards="k", settlements=[8])), qtbot) as at:
        actions = [PlayKnight(), EndTurn(), at.perspective.may(BuildRoad)[0]]
        asked = for_actions(actions, at.perspective, at.context.kits)
        assert isinstance(asked, Question)
        assert [choice.action for choice in asked.choices] == actions
        assert all(choice.name for choice in asked.choices)


def test_what_no_kit_can_name_is_an_error(qtbot: QtBot) -> None:
    with sit(table(player()), qtbot) as at:
        assert for_actions([FoundRoad(0)], at.perspective, at.context.kits)
        with pytest.raises(UnnamedAction):
            for_actions([StealCard(0)], at.perspective, at.context.kits)
