"""The scenarios on the whole game page, in the smallest window: what a person drags, chooses and presses there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from catanqt.rules.base.board import WOOL
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.big_game.rules.actions import SendSettler, TableDice
from catanqt.scenarios.big_game.rules.events import SettlerSent
from catanqt.scenarios.big_game.ui.advantages import AdvantagesPanel
from catanqt.scenarios.big_game.ui.table_panel import TablePanel
from catanqt.scenarios.fishermen.ui.market import MarketPanel
from catanqt.scenarios.fishermen.ui.tokens import TokensPanel
from catanqt.ui.kit.view_data import Moment, Spot, Tone
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.game.side_panel import SidePanel
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import make_theme, stylesheet
from catanqt.ui.widgets.tabs import SideTabs
from tests.rules.base.table import hand, player
from tests.rules.scenarios.positions import RESOURCE, big, big_game, fish, sea, table
from tests.scenarios.soccer_fever.ui.positions import moving, on
from tests.ui.helpers.controllers import MemoryPlay, quick, thinking
from tests.ui.helpers.scenario_context import kit_of, seen_at, session_at

LEFT = Qt.MouseButton.LeftButton
SIZES = [(1024, 670), (1600, 970)]


@pytest.fixture
def open_page(qtbot: QtBot) -> Iterator[Any]:
    with thinking() as agent_worker:
        opened: list[tuple[GamePage, GameController]] = []

        def make(game: Any, size: tuple[int, int], preferences: Preferences | None = None) -> GamePage:
            preferences = preferences or quick()
            at = GameController(MemoryPlay(session_at(game)), agent_worker, preferences)
            at.pause(True)
            theme = make_theme()
            page = GamePage(theme, at, preferences)
            page.setStyleSheet(stylesheet(theme))
            qtbot.addWidget(page)
            page.resize(*size)
            page.show()
            qtbot.waitExposed(page)
            opened.append((page, at))
            return page

        yield make
        for page, at in opened:
            page.leave()
            at.close()


def feast() -> Any:
    return table(
        player("w", settlements=[12]),
        player("oow"),
        player("l"),
        big_game=big(laurels=(3, 0, 0, 0), places={2: 1}),
        fish=sea(tokens={0: (4, 2, 0)}, shoe=0),
        robber=3,
    )


def panel_of(page: GamePage, kind: type[Any]) -> Any:
    (found,) = page.findChildren(kind)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_settler_is_dragged_from_the_tray_to_the_table(qtbot: QtBot, open_page: Any, size: tuple[int, int]) -> None:
    page = open_page(feast(), size)
    view = panel_of(page, TablePanel).table
    tile = page.hand.tray.tile("settler")
    qtbot.mousePress(tile, LEFT, pos=QPoint(20, 30))
    qtbot.mouseMove(tile, QPoint(60, 10))
    qtbot.waitUntil(view.isVisible)
    goal = tile.mapFromGlobal(view.mapToGlobal(view.plan.seats[5].toPoint()))
    qtbot.mouseMove(tile, goal)
    qtbot.mouseRelease(tile, LEFT, pos=goal)
    assert big_game(page.controller.perspective.game)["places"] == {"2": 1, "8": 0}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_panels_is_cut(qtbot: QtBot, open_page: Any, size: tuple[int, int]) -> None:
    page = open_page(feast(), size)
    assert page.width() == size[0]
    assert page.height() == size[1]
    for kind in (TablePanel, AdvantagesPanel, MarketPanel):
        panel = panel_of(page, kind)
        panel.wanted.emit()
        qtbot.waitUntil(panel.isVisible)
        least = panel.minimumSizeHint()
        assert panel.width() >= least.width()
        assert panel.height() >= least.height()
    players = page.side.players.mapTo(page.side, QPoint(0, page.side.players.height()))
    assert players.y() <= panel.mapTo(page.side, QPoint(0, 0)).y(), "the panel begins below the players"


def test_a_resource_is_bought_with_the_tokens_that_were_pressed(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(feast(), SIZES[0])
    ones = panel_of(page, TokensPanel).tokens[2]
    for _ in range(4):
        qtbot.mouseClick(ones, LEFT)
    view = panel_of(page, MarketPanel).list
    qtbot.waitUntil(view.isVisible)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.offers.index(RESOURCE)).center())
    answers = page.strips.question.findChildren(QAbstractButton)
    (ore,) = [answer for answer in answers if answer.accessibleName() == "Ore"]
    qtbot.mouseClick(ore, LEFT)
    assert sorted(hand(page.controller.perspective.game, 0)) == ["o", "w"]
    assert fish(page.controller.perspective.game)["tokens"][0] == [0, 2, 0]


def opponents_turn() -> Any:
    return table(player("w"), player("w"), player("l"), big_game=big(places={2: 0}), turn=1, todo=(Turn(1),))


def test_a_settler_of_an_opponent_flies_to_the_table(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(opponents_turn(), SIZES[1])
    view = panel_of(page, TablePanel).table
    page.context.preferences["motion"] = "normal"
    page.controller.submit(SendSettler(8, WOOL))
    assert page.overlay.flying
    assert big_game(page.controller.perspective.game)["places"]["8"] == 1
    assert not page.overlay.grab().isNull()
    flown = view.grab().toImage()
    page.skip()
    assert not page.overlay.flying
    assert view.grab().toImage() != flown, "it sits down once it has arrived"


@pytest.mark.parametrize(("name", "value"), [("motion", "instant"), ("reduce_motion", True)])
def test_without_motion_a_settler_sits_down_at_once(qtbot: QtBot, open_page: Any, name: str, value: object) -> None:
    page = open_page(opponents_turn(), SIZES[1])
    view = panel_of(page, TablePanel).table
    page.context.preferences["motion"] = "normal"
    page.context.preferences[name] = value
    page.controller.submit(SendSettler(8, WOOL))
    assert not page.overlay.flying
    seated = view.grab().toImage()
    page.skip()
    assert view.grab().toImage() == seated


def test_a_settler_flies_nowhere_while_the_table_is_out_of_sight(qtbot: QtBot, open_page: Any) -> None:
    """The tab of the laurels is in front: nothing flies to a place that is not there, and nothing waits for it."""
    page = open_page(opponents_turn(), SIZES[0])
    panel = panel_of(page, AdvantagesPanel)
    panel.wanted.emit()
    view = panel_of(page, TablePanel).table
    qtbot.waitUntil(lambda: not view.isVisible())
    page.context.preferences["motion"] = "normal"
    page.controller.submit(SendSettler(8, WOOL))
    assert not page.overlay.flying
    panel_of(page, TablePanel).wanted.emit()
    assert 8 not in view._arriving


def test_who_is_ousted_goes_home(qtbot: QtBot) -> None:
    perspective = seen_at(opponents_turn())
    kit = kit_of(perspective, "big-game")
    came, went = kit.motions(SettlerSent(0, 9, 2), perspective)
    assert (came.start, came.end) == (0, Spot("place", 9))
    assert (went.start, went.end) == (Spot("place", 9), 2)
    assert kit.motions(SettlerSent(0, 9, -1), perspective) == (), "what the viewer put there is there"


def test_nobody_tells_a_shot_before_the_ball_has_landed(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(on(tokens=[3, 1, 1, 1]), SIZES[0], moving(motion="normal"))
    (stage,) = page.stages
    heard: list[Any] = []
    page.presenter.told.connect(heard.append)
    lines = page.side.log.model().rowCount()
    prompt = page.prompt.accessibleName()
    qtbot.waitUntil(stage.isVisible)
    qtbot.keyClick(stage.arena, Qt.Key.Key_Space)
    assert stage.withholds_news
    qtbot.wait(40)
    assert (page.side.log.model().rowCount(), page.prompt.accessibleName(), heard) == (lines, prompt, [])
    qtbot.waitUntil(lambda: not stage.withholds_news)
    assert page.side.log.model().rowCount() == lines + 1
    assert len(heard) == 1


def test_the_prompt_of_a_turn_names_what_scenarios_add(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(feast(), SIZES[0])
    assert page.prompt.accessibleName().endswith("Also possible: send a settler, spend laurels, spend fish.")


def test_a_strip_leaves_the_board_its_room_in_a_low_window(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(feast(), SIZES[0])
    qtbot.wait(20)
    before = page.board.height()
    page.open_trade()
    qtbot.waitUntil(page.strips.isVisible)
    qtbot.wait(20)
    assert page.board.height() == before >= 300
    assert "Also possible" in page.prompt.words.text(), "nothing is left unsaid for want of room"


def test_a_banner_waits_until_the_results_have_been_read(qtbot: QtBot, open_page: Any) -> None:
    """It would cover the score; and the page speaks of the results, not of the next player."""
    page = open_page(on(), SIZES[0], moving())
    (stage,) = page.stages
    qtbot.waitUntil(stage.isVisible)
    page.controller.pause(False)
    stage.skip()
    qtbot.waitUntil(stage.results.isVisible, timeout=3000)
    assert page.prompt.accessibleName() == "Matchday 1: the results"
    page._show_moments([Moment("news", "star", Tone.GOOD, 0)])
    assert not page.banner.active
    stage.skip()
    assert page.banner.active
    assert page.prompt.accessibleName() != "Matchday 1: the results"


def test_the_roll_of_the_turn_stays_after_a_challenge(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(feast(), SIZES[0])
    assert all(kit.rolled(TableDice(4, 5)) is None for kit in page.kits)


def test_the_tab_in_front_stays_when_the_page_is_made_anew(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(feast(), SIZES[0])
    (tabs,) = page.side.findChildren(SideTabs)
    tabs.setCurrentIndex(tabs.count() - 1)
    again = SidePanel(page.context)
    qtbot.addWidget(again)
    (tabs,) = again.findChildren(SideTabs)
    assert tabs.currentIndex() == tabs.count() - 1 > 0


def test_the_buttons_keep_their_places_while_a_trade_has_that_of_the_dice(qtbot: QtBot, open_page: Any) -> None:
    page = open_page(feast(), (1366, 740))
    made = page.hand.button("End turn")
    place = made.mapTo(page, QPoint(0, 0))
    page.open_trade()
    qtbot.waitUntil(lambda: not page.hand.dice.isVisible())
    assert made.isVisible()
    assert made.mapTo(page, QPoint(0, 0)) == place
