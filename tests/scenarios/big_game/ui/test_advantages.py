"""What laurels buy: a row with one meaning is played at once, one with several is asked about."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from catanqt.scenarios.big_game.rules.actions import SpendLaurels
from catanqt.scenarios.big_game.ui.advantages import AdvantagesPanel
from catanqt.ui.play.page_context import PageContext
from tests.rules.base.table import player
from tests.rules.scenarios.positions import CARD, RESOURCE, ROBBER_HOME, STEAL, big, table
from tests.ui.helpers.scenario_context import desk_at, kit_of, seen_at


def winner(laurels: int = 6, **changes: Any) -> Any:
    return table(
        player(settlements=[12]),
        player("ow"),
        player("l"),
        big_game=big(laurels=(laurels, 0, 0, 0), **changes),
        robber=3,
    )


def panel_on(context: PageContext, qtbot: QtBot) -> AdvantagesPanel:
    panel = next(one for one in context.kits[1].panels(context) if isinstance(one, AdvantagesPanel))
    qtbot.addWidget(panel)
    panel.sync(context.controller.perspective)
    context.controller.synced.connect(panel.sync)
    panel.resize(256, 200)
    panel.show()
    return panel


def press(qtbot: QtBot, panel: AdvantagesPanel, row: int) -> None:
    at = panel.list.visualRect(panel.list.offers.index(row)).center()
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_sending_the_robber_home_is_played_at_once(qtbot: QtBot) -> None:
    with desk_at(winner()) as context:
        panel = panel_on(context, qtbot)
        asked = QSignalSpy(panel.actions_chosen)
        press(qtbot, panel, ROBBER_HOME)
        assert context.controller.perspective.state.robber == 9
        assert asked.count() == 0
        row = panel.list.offers.offer(ROBBER_HOME)
        assert not row.ready
        assert row.why


@pytest.mark.parametrize(("row", "choices"), [(STEAL, [1, 2]), (RESOURCE, [0, 1, 2, 3, 4])])
def test_a_row_with_several_meanings_is_asked_about(qtbot: QtBot, row: int, choices: list[int]) -> None:
    with desk_at(winner()) as context:
        panel = panel_on(context, qtbot)
        asked = QSignalSpy(panel.actions_chosen)
        press(qtbot, panel, row)
        assert asked.at(0)[0] == [SpendLaurels(row, choice) for choice in choices]


@pytest.mark.parametrize(
    ("game", "row", "why"),
    [
        (winner(laurels=3), CARD, "3 laurel"),
        (winner(used=["steal"]), STEAL, "once a turn"),
        (table(player(settlements=[12]), big_game=big(laurels=(6, 0, 0, 0))), STEAL, "no opponent"),
        (table(player(settlements=[12]), big_game=big(laurels=(6, 0, 0, 0))), ROBBER_HOME, "already"),
    ],
)
def test_a_closed_row_says_why(qtbot: QtBot, game: Any, row: int, why: str) -> None:
    perspective = seen_at(game)
    offer = kit_of(perspective, "big-game").offers(perspective)[row]
    assert not offer.ready
    assert why in offer.why


def test_laurels_are_told(qtbot: QtBot) -> None:
    with desk_at(winner(laurels=4)) as context:
        panel = panel_on(context, qtbot)
        assert "4" in panel.laurels.accessibleName()
        assert panel.title
        assert panel.icon
