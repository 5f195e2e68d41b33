"""Discarding and the year of plenty: so many cards, no more and no less."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.rules.base.cards import PlayYearOfPlenty
from catanqt.rules.base.robber import Discard, Discarding, RobberMove
from catanqt.rules.base.turn import BeforeRoll, Dice, Roll, Turn
from tests.rules.base.table import G, L, O, hand, player, table
from tests.ui.decisions.game_pages import click, in_sight, key, press_minus, press_plus, sit

HAND = "llllbbwgo"


def test_a_seven_asks_for_half_the_hand_and_the_cards_picked_go(qtbot: QtBot) -> None:
    with sit(table(player(HAND), todo=[BeforeRoll(0)]), qtbot) as at:
        at.controller.submit(Roll())
        at.controller.submit(Dice(3, 4))
        pick = at.strips.pick
        assert at.strips.current is pick
        assert not pick.confirm.isEnabled()
        lumber, brick, *_ = pick.steppers
        press_plus(lumber, 3)
        press_plus(brick)
        assert pick.confirm.isEnabled()
        click(pick.confirm)
        assert at.actions[-4:] == [Discard(L), Discard(L), Discard(L), Discard(1)]
        assert hand(at.perspective.game, 0) == "lbwgo"
        assert at.perspective.task == RobberMove(0)
        assert not in_sight(at.strips)


def test_no_more_can_be_picked_than_asked_for_or_held(qtbot: QtBot) -> None:
    with sit(table(player(HAND), todo=[Turn(0), Discarding(0, 4)]), qtbot) as at:
        lumber, brick, wool, *_ = at.strips.pick.steppers
        press_plus(wool, 3)
        assert wool.value == 1
        press_plus(lumber, 9)
        assert lumber.value == 3
        press_plus(brick)
        assert brick.value == 0
        press_minus(lumber, 2)
        press_plus(brick, 5)
        assert (lumber.value, brick.value, wool.value) == (1, 2, 1)
        assert at.strips.pick.confirm.isEnabled()


def test_discarding_by_keys_alone(qtbot: QtBot) -> None:
    with sit(table(player(HAND), todo=[Turn(0), Discarding(0, 4)]), qtbot) as at:
        at.strips.show()
        lumber, brick, *_ = at.strips.pick.steppers
        key(lumber, Qt.Key.Key_3, Qt.Key.Key_Return)
        assert at.actions == [], "three are not enough"
        key(brick, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up)
        assert brick.value == 1
        key(brick, Qt.Key.Key_Return)
        assert [type(action) for action in at.actions] == [Discard] * 4


def test_arrows_move_between_the_kinds(qtbot: QtBot) -> None:
    with sit(table(player(HAND), todo=[Turn(0), Discarding(0, 4)]), qtbot) as at:
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        lumber, brick, *_ = at.strips.pick.steppers
        qtbot.waitUntil(lumber.hasFocus)
        key(lumber, Qt.Key.Key_Right)
        assert QApplication.focusWidget() is brick
        key(brick, Qt.Key.Key_Left)
        assert QApplication.focusWidget() is lumber


def test_discarding_cannot_be_left(qtbot: QtBot) -> None:
    with sit(table(player(HAND), todo=[Turn(0), Discarding(0, 4)]), qtbot) as at:
        key(at.strips.pick, Qt.Key.Key_Escape)
        at.strips.close_strip()
        assert at.strips.current is at.strips.pick
        assert at.strips.pick.cross.isHidden()


def test_what_is_picked_stays_while_nothing_changes(qtbot: QtBot) -> None:
    with sit(table(player(HAND), todo=[Turn(0), Discarding(0, 4)]), qtbot) as at:
        press_plus(at.strips.pick.steppers[0], 2)
        at.strips.sync(at.perspective)
        assert at.strips.pick.steppers[0].value == 2


def test_a_year_of_plenty_takes_two_cards_from_the_bank(qtbot: QtBot) -> None:
    with sit(table(player(cards="p")), qtbot) as at:
        at.strips.open_actions(at.perspective.may(PlayYearOfPlenty))
        pick = at.strips.pick
        press_plus(pick.steppers[O])
        assert not pick.confirm.isEnabled()
        press_plus(pick.steppers[G])
        click(pick.confirm)
        assert at.actions == [PlayYearOfPlenty(G, O)]
        assert hand(at.perspective.game, 0) == "go"
        assert not in_sight(at.strips)


def test_a_year_of_plenty_can_be_thought_over(qtbot: QtBot) -> None:
    with sit(table(player(cards="p")), qtbot) as at:
        shown: list[bool] = []
        at.strips.shown.connect(shown.append)
        at.strips.open_actions(at.perspective.may(PlayYearOfPlenty))
        click(at.strips.pick.cross)
        assert (at.actions, shown) == ([], [True, False])


def test_the_bank_gives_no_more_than_it_has(qtbot: QtBot) -> None:
    rich = player("o" * 18)
    with sit(table(player(cards="p"), rich), qtbot) as at:
        at.strips.open_actions(at.perspective.may(PlayYearOfPlenty))
        ore = at.strips.pick.steppers[O]
        press_plus(ore, 2)
        assert ore.value == 1
        assert "1" in ore.accessibleName()
