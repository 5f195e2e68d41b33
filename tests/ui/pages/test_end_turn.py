"""Whoever wants to be asked before a turn ends in which something could be built is asked, and only then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.rules.base.turn import EndTurn
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.preferences import Preferences
from tests.rules.base.table import path, player, table
from tests.ui.helpers.gestures import MakePage, click, press, wait_for_me
from tests.ui.helpers.scenario_context import session_at


def page_with(make_page: MakePage, hand: str) -> GamePage:
    """The person's turn, with these cards, one settlement and a road."""
    page = make_page(session=session_at(table(player(hand, settlements=[8], roads=path(8, 13)))))
    page.controller.pause(True)
    return page


def ended(page: GamePage) -> bool:
    return any(isinstance(entry.action, EndTurn) for entry in page.controller.session.record.entries)


@pytest.mark.parametrize(
    ("wanted", "hand", "asked"), [(True, "lb", True), (False, "lb", False), (True, "l", False), (True, "lbwgo", True)]
)
def test_only_who_wants_it_and_can_build_is_asked(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, wanted: bool, hand: str, asked: bool
) -> None:
    preferences["confirm_end_turn"] = wanted
    page = page_with(make_page, hand)
    wait_for_me(qtbot, page)
    click(page.hand.button("End turn"))
    assert (page.strips.current is page.strips.question) == asked
    assert ended(page) != asked


def test_the_question_says_what_could_be_built_and_ends_the_turn(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences
) -> None:
    preferences["confirm_end_turn"] = True
    page = page_with(make_page, "lbwgo")
    wait_for_me(qtbot, page)
    press(page, "e")
    assert page.strips.question.text.text() == "You can still build or buy: Road, Card"
    assert not ended(page)
    answer = page.strips.question.buttons[0]
    assert answer.choice.primary
    assert page.focusWidget() is answer, "Return confirms"
    click(answer)
    assert ended(page)


@pytest.mark.parametrize("how", ["e", Qt.Key.Key_Return, "button"])
def test_asked_for_again_the_turn_ends(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, how: str | Qt.Key
) -> None:
    preferences["confirm_end_turn"] = True
    page = page_with(make_page, "lbwgo")
    with qtbot.waitActive(page):
        page.activateWindow()
    wait_for_me(qtbot, page)
    click(page.hand.button("End turn"))
    assert not ended(page)
    if how == "button":
        page.hand.button("End turn").click()
    else:
        press(page.focusWidget() or page, how)
    assert ended(page)


def test_escape_goes_on_with_the_turn(qtbot: QtBot, make_page: MakePage, preferences: Preferences) -> None:
    preferences["confirm_end_turn"] = True
    page = page_with(make_page, "lb")
    wait_for_me(qtbot, page)
    press(page, "e")
    press(page, Qt.Key.Key_Escape)
    assert page.strips.current is None
    assert not ended(page)


def test_what_is_built_meanwhile_is_not_asked_about_any_more(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences
) -> None:
    preferences["confirm_end_turn"] = True
    page = page_with(make_page, "lb")
    wait_for_me(qtbot, page)
    press(page, "e")
    page.controller.submit(
        next(action for action in page.controller.perspective.options if type(action).__name__ == "BuildRoad")
    )
    assert page.strips.current is None
    press(page, "e")
    assert ended(page)
