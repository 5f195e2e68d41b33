"""A stepper goes up and down by mouse and keys, within its limits, and says where it stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.ui.decisions.stepper import Stepper
from catanqt.ui.theme.theme import make_theme
from tests.ui.decisions.game_pages import key, press_minus, press_plus


@pytest.fixture
def stepper(qtbot: QtBot) -> Stepper:
    made = Stepper(make_theme(), "ore", "Ore")
    qtbot.addWidget(made)
    made.show_value(0, 3)
    return made


def test_plus_minus_and_the_chip(stepper: Stepper) -> None:
    told: list[int] = []
    stepper.stepped.connect(told.append)
    press_plus(stepper)
    QTest.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=stepper.rect().center())
    press_minus(stepper)
    QTest.mouseClick(stepper, Qt.MouseButton.RightButton, pos=stepper.rect().center())
    assert told == [1, 2, 1, 0]


def test_two_quick_presses_are_two_steps(stepper: Stepper) -> None:
    plus = QPoint(stepper.width() - 5, 10)
    QTest.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=plus)
    QTest.mouseDClick(stepper, Qt.MouseButton.LeftButton, pos=plus)
    assert stepper.value == 2


def test_it_stays_within_its_limits_and_tells_nobody(stepper: Stepper) -> None:
    told: list[int] = []
    stepper.stepped.connect(told.append)
    press_minus(stepper, 2)
    press_plus(stepper, 5)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ([Qt.Key.Key_Up, Qt.Key.Key_Plus], 2),
        ([Qt.Key.Key_3, Qt.Key.Key_Down], 2),
        ([Qt.Key.Key_2, Qt.Key.Key_Minus], 1),
        ([Qt.Key.Key_9], 3),
        ([Qt.Key.Key_2, Qt.Key.Key_Delete], 0),
        ([Qt.Key.Key_2, Qt.Key.Key_0], 0),
    ],
)
def test_keys(stepper: Stepper, keys: list[Qt.Key], value: int) -> None:
    key(stepper, *keys)
    assert stepper.value == value


def test_screen_readers_hear_where_it_stands(stepper: Stepper) -> None:
    press_plus(stepper, 2)
    assert stepper.accessibleName() == "Ore: 2"


def test_one_that_is_disabled_does_not_move(stepper: Stepper) -> None:
    stepper.setEnabled(False)
    stepper.step(1)
    assert stepper.value == 0


@pytest.mark.parametrize("tall", [False, True])
def test_the_narrowest_has_ends_that_can_be_hit(qtbot: QtBot, tall: bool) -> None:
    """In the smallest window plus and minus are no smaller than 18 pixels."""
    made = Stepper(make_theme(), "ore", "Ore", tall)
    qtbot.addWidget(made)
    made.resize(made.minimumWidth(), made.height())
    made.show_value(2, 3)
    foot = made.height() - 12
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(17, foot))
    assert made.value == 1
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(made.width() - 17, foot))
    assert made.value == 2
