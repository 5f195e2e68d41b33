"""What is shown trails what is animated: dice, then cards, then hand, counts and log."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from pytestqt.qtbot import QtBot

from catanqt.rules.base import events
from catanqt.rules.base.turn import Dice, Roll
from catanqt.session import Session
from catanqt.ui.board.animator import SETTLED_MS, TUMBLE_MS
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.preferences import Preferences
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage


@pytest.fixture
def preferences(qtbot: QtBot) -> Preferences:
    made = Preferences()
    made["ai_pace"] = 0
    return made


def rolled(page: GamePage, first: int = 2, second: int = 4) -> None:
    """The viewer rolls this; the clock of everything that moves stands still."""
    page.controller.hold()  # chance deals nothing by itself
    assert page.controller.submit(Roll())
    assert page.controller.submit(Dice(first, second))
    for clock in clocks(page):
        clock.pause()


def clocks(page: GamePage) -> list[QVariantAnimation]:
    return page.animator.findChildren(QVariantAnimation)


def pass_time(page: GamePage, ms: int) -> None:
    for clock in clocks(page):
        clock.setCurrentTime(clock.currentTime() + ms)


def standing(page: GamePage) -> Any:
    """Hand, counts and log as they can be read."""
    counts = [[one.value for one in row.counters] for row in page.side._players_model.rows]
    hand = [(card.kind, card.count) for card in page.hand.cards.hand.rows]
    return hand, counts, page.side.log.model().rowCount(), page.prompt.accessibleName()


def cards(page: GamePage) -> list[int]:
    return list(page.controller.session.game.state.hands)


@pytest.fixture
def page(make_page: MakePage) -> GamePage:
    return make_page(header(board="beginner"))


def test_nothing_changes_before_the_dice_have_settled_and_the_cards_have_landed(qtbot: QtBot, page: GamePage) -> None:
    before_roll = cards(page)
    rolled(page)
    assert cards(page) != before_roll, "the roll brings somebody something"
    before = standing(page)
    assert page.hand.dice.rolling
    assert page.hand.dice.sum is None
    pass_time(page, TUMBLE_MS + SETTLED_MS - 1)
    qtbot.wait(20)
    assert standing(page) == before
    assert not page.overlay.flying
    pass_time(page, 1)
    assert page.overlay.flying, "the dice lie still: cards set out"
    assert standing(page) == before
    page.hand.dice.finish()
    assert page.hand.dice.sum == 6
    qtbot.waitUntil(lambda: not page.presenter.busy, timeout=10_000)
    _, counts, lines, prompt = standing(page)
    assert lines > before[2]
    assert counts != before[1]
    assert prompt != before[3]
    assert page.perspective.state.hands == page.controller.session.game.state.hands


def test_the_shown_moment_does_not_change_with_the_running_game(qtbot: QtBot, page: GamePage) -> None:
    before = list(page.perspective.state.hands)
    rolled(page)
    assert list(page.perspective.state.hands) == before != cards(page)


def test_space_skips_to_the_present(qtbot: QtBot, page: GamePage) -> None:
    rolled(page)
    assert page.presenter.busy
    qtbot.keyClick(page.board, Qt.Key.Key_Space)
    assert not page.animator.busy
    assert page.perspective.state.hands == page.controller.session.game.state.hands
    assert page.hand.dice.sum == 6
    assert not page.banner.active


def test_agents_wait_until_it_has_been_seen(qtbot: QtBot, page: GamePage) -> None:
    rolled(page)
    assert page.controller._holds == 2, "that of the test, and that of the presenter"
    page.skip()
    assert page.controller._holds == 1


@pytest.mark.parametrize(("name", "value"), [("motion", "instant"), ("reduce_motion", True)])
def test_without_motion_all_is_shown_at_once(
    qtbot: QtBot, page: GamePage, preferences: Preferences, name: str, value: object
) -> None:
    preferences[name] = value
    lines = page.side.log.model().rowCount()
    rolled(page)
    assert not page.presenter.busy
    assert page.perspective.state.hands == page.controller.session.game.state.hands
    assert page.side.log.model().rowCount() > lines
    assert page.hand.dice.sum == 6


def test_the_last_roll_stays_until_the_next_one(qtbot: QtBot, page: GamePage, preferences: Preferences) -> None:
    preferences["motion"] = "instant"
    rolled(page)
    end = next(action for action in page.controller.perspective.options if type(action).__name__ == "EndTurn")
    page.controller.submit(end)
    assert page.perspective.state.turn == 1
    assert page.hand.dice.sum == 6
    assert page.hand.dice.earlier
    assert "2 + 4" in page.hand.dice.accessibleName()
    page.controller.look_at(0)
    assert page.hand.dice.values == (), "nobody had rolled then"
    page.controller.look_at(None)
    assert page.hand.dice.values == (2, 4)


def test_another_moment_clears_what_moves(qtbot: QtBot, page: GamePage) -> None:
    rolled(page)
    lines = page.side.log.model().rowCount()
    page.controller.look_at(0)
    assert not page.presenter.busy
    assert not page.perspective.live
    assert page.side.log.model().rowCount() > lines, "what happened is in the log all the same"
    page.controller.look_at(None)
    assert page.perspective.state.hands == page.controller.session.game.state.hands


def test_undo_while_something_moves_shows_what_is(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    qtbot.waitUntil(lambda: page.perspective.acting)
    page.controller.hold()
    page.controller.submit(page.controller.perspective.options[0])
    assert page.presenter.busy
    page.controller.undo()
    assert not page.presenter.busy
    assert page.perspective.options == page.controller.perspective.options
    assert page.side.log.model().rowCount() == 0


def test_a_person_who_acts_is_not_kept_waiting(qtbot: QtBot, page: GamePage) -> None:
    rolled(page)
    end = next(action for action in page.controller.perspective.options if type(action).__name__ == "EndTurn")
    page.controller.submit(end)
    assert page.perspective.state.turn == 1
    assert page.perspective.state.hands == page.controller.session.game.state.hands


def test_sounds_come_with_what_they_belong_to(qtbot: QtBot, page: GamePage) -> None:
    heard: list[str] = []
    page.sounded.connect(lambda found, perspective: heard.extend(type(event).__name__ for event in found))
    rolled(page)
    assert heard == ["Rolled"]
    page.skip()
    assert heard.count("Rolled") == 1
    assert events.Produced.__name__ in heard


def test_a_lost_event_costs_nothing_but_its_motion(qtbot: QtBot, page: GamePage) -> None:
    page.controller.played.disconnect(page.presenter._played)
    rolled(page)
    assert page.perspective.state.hands == page.controller.session.game.state.hands
    page.controller.played.connect(page.presenter._played)


def test_a_page_that_is_left_releases_the_controller(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=Session(header(board="beginner")))
    rolled(page)
    page.presenter.leave()
    assert page.controller._holds == 1, "that of the test"
    page.presenter.connect_table()  # the fixture leaves it once more
