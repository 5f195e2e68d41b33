"""The win chance bar: only when it is wanted, as the game stands, honest about itself, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Advice, Agent, Budget, because
from catanqt.kernel.game import Action, Game
from catanqt.rules.base.turn import Roll
from catanqt.session import Session
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.art.colour import contrast, mix
from catanqt.ui.theme.theme import make_theme
from catanqt.ui.widgets.win_chance import ERROR, PLATE, whole_percents
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, click, wait_for_me
from tests.ui.play.test_history import played


class Oracle:
    """Says fixed chances and counts how often it was asked, and for whom."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.games: list[Game[Any]] = []

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        return game.options()[0]

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        return Advice(game.options()[0], (because("habit"),), (game.options()[0],), (1.0,))

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Any:
        return {}

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> tuple[float, ...]:
        self.asked.append((game.state.turn_number, seat))
        self.games.append(game)
        return (0.5, 0.3, 0.2)


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def agent_worker(qtbot: QtBot, oracle: Oracle) -> Iterator[AgentWorker]:
    def make(player: str, seed: str) -> Agent:
        return oracle if player == "oracle" else make_agent(player, seed)

    made = AgentWorker(make, best="oracle")
    yield made
    made.stop()


def shown(qtbot: QtBot, page: GamePage) -> str:
    qtbot.waitUntil(lambda: page.chances.estimates.chances is not None)
    return page.win_chance.accessibleName()


def test_it_is_off_unless_it_is_wanted(qtbot: QtBot, make_page: MakePage, oracle: Oracle) -> None:
    page = make_page(session=played())
    qtbot.wait(50)
    assert not page.win_chance.isVisible()
    assert not oracle.asked


def test_it_shows_everybodys_share_and_how_far_to_trust_it(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences
) -> None:
    preferences["win_chance"] = True
    page = make_page(session=played())
    assert page.win_chance.isVisible()
    assert shown(qtbot, page) == "Chance to win: Ann 50%, Bob 30% and Cleo 20%"
    assert list(page.win_chance.share.percents) == [50, 30, 20]
    assert page.win_chance.trust.text() == f"rough, ±{ERROR}%"  # "points" would be taken for victory points
    assert f"off by about {ERROR} percentage points" in page.win_chance.toolTip()


def test_it_is_asked_again_whenever_the_game_stands_otherwise(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    """Within a turn too: a roll, a city or a theft can turn everything round."""
    preferences["win_chance"] = True
    session = played()
    page = make_page(session=session)
    shown(qtbot, page)
    turn = session.game.state.turn_number
    assert oracle.asked == [(turn, 0)]
    page.controller.look_at(None)  # the same moment again
    qtbot.wait(40)
    assert oracle.asked == [(turn, 0)]
    page.controller.submit(Roll())
    wait_for_me(qtbot, page)
    now = session.rules.to_position(session.game)["dice"]
    qtbot.waitUntil(lambda: session.rules.to_position(oracle.games[-1])["dice"] == now)
    assert now is not None
    assert oracle.asked[-1] == (turn, 0)
    click(page.hand.button("End turn"))
    qtbot.waitUntil(lambda: oracle.asked[-1][0] > turn)


def test_in_the_set_up_it_says_from_when_on_there_is_something_to_tell(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    preferences["win_chance"] = True
    page = make_page(session=Session(header(players=("human", "novice", "novice"))))
    assert page.win_chance.trust.text() == "from the first turn on"
    assert page.win_chance.accessibleName() == "Chance to win: told from the first turn on"
    assert not oracle.asked


def test_it_sees_no_more_than_the_viewer(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    preferences["win_chance"] = True
    session = played()
    page = make_page(session=session)
    shown(qtbot, page)
    assert oracle.games[0] is not session.game
    assert oracle.games[0].state.hand(0) == session.game.state.hand(0)


def test_the_preference_shows_and_hides_it_at_once(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    page = make_page(session=played())
    preferences["win_chance"] = True
    assert page.win_chance.isVisible()
    shown(qtbot, page)
    preferences["win_chance"] = False
    assert not page.win_chance.isVisible()
    asked = len(oracle.asked)
    page.controller.look_at(30)
    qtbot.wait(40)
    assert len(oracle.asked) == asked


def test_the_past_has_its_own_chances(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    preferences["win_chance"] = True
    page = make_page(session=played())
    shown(qtbot, page)
    page.controller.look_at(40)
    turn = page.controller.perspective.state.turn_number
    assert turn > 0
    qtbot.waitUntil(lambda: oracle.asked[-1][0] == turn)
    page.controller.look_at(0)
    assert page.chances.estimates.chances is None
    assert page.win_chance.accessibleName() == "Chance to win: told from the first turn on"


def test_at_the_end_there_is_nothing_to_estimate(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    preferences["win_chance"] = True
    session = played(over=True, game="junior", players=("human", "novice"))
    page = make_page(session=session)
    winner = session.rules.winner(session.game)
    assert page.chances.estimates.chances == tuple(float(seat == winner) for seat in range(2))
    assert not oracle.asked


def test_between_two_people_nothing_is_told(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, oracle: Oracle
) -> None:
    preferences["win_chance"] = True
    page = make_page(session=_two_people())
    qtbot.waitUntil(lambda: page.middle.currentWidget() is page.cover)
    assert page.chances.estimates.chances is None
    assert not oracle.asked
    click(page.cover.button)
    shown(qtbot, page)
    assert [seat for _, seat in oracle.asked] == [page.controller.perspective.viewer]


def _two_people() -> Session:
    session = Session(header(players=("human", "human", "novice")))
    while not session.game.state.turn_number:
        session.play(session.game.options()[0])
    return session


def test_whole_percents_add_up_to_a_hundred() -> None:
    assert whole_percents((1 / 3, 1 / 3, 1 / 3)) == [34, 33, 33]
    assert whole_percents((0.125, 0.875)) == [13, 87] or whole_percents((0.125, 0.875)) == [12, 88]
    assert whole_percents((1.0, 0.0)) == [100, 0]
    for parts in ((0.011, 0.022, 0.967), (0.246, 0.246, 0.254, 0.254), (0.9999, 0.0001)):
        assert sum(whole_percents(parts)) == 100


@pytest.mark.parametrize("dark", [False, True])
def test_figures_can_be_read(dark: bool, qtbot: QtBot) -> None:
    """They stand on the plate, through which some of the sea is seen, however dark or light that is."""
    theme = make_theme(dark)
    for sea in ("#000000", "#ffffff"):
        assert contrast(theme.text, mix(sea, theme.panel, PLATE)) >= 4.5


def test_the_menu_switches_it(qtbot: QtBot, window: MainWindow) -> None:
    window.begin_game(header(), "Game")
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.wait(1)
    action = next(one for one in window.findChildren(QAction) if one.text() == "Everybody's &chance to win")
    assert not action.isChecked()
    action.trigger()
    assert page.win_chance.isVisible()
    action.trigger()
    assert not page.win_chance.isVisible()
