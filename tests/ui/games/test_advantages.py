"""The list of advantages: one model for laurels and fish, open exactly where the engine lists an option."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.rules.advantages import ADVANTAGES
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.scenarios.big_game.rules.actions import SpendLaurels
from catanqt.scenarios.fishermen.rules.actions import SpendFish
from catanqt.ui.games.advantage_list import Currency, OffersView
from catanqt.ui.games.advantages import AdvantageOffer, OffersModel
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player
from tests.rules.scenarios.positions import BG, FI, ROBBER_HOME, SF, STEAL, big, sea, table
from tests.ui.helpers.scenario_context import kit_of, moment, seen_at, walk

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
Role = Qt.ItemDataRole


def offers(*ready: int, why: str = "no") -> list[AdvantageOffer]:
    return [
        AdvantageOffer(
            i, i + 1, "", name, "note", "" if i in ready else why, (SpendLaurels(i, -1),) if i in ready else ()
        )
        for i, name in enumerate(ADVANTAGES)
    ]


def rich(**changes: Any) -> Any:
    """Seat 0 has six laurels and nine fish, and every advantage has an effect."""
    return table(
        player("lbwg", settlements=[12]),
        player("oow"),
        player(),
        player("l"),
        big_game=big(laurels=(6, 0, 0, 0)),
        fish=sea(tokens={0: (1, 1, 2)}),
        robber=3,
        **changes,
    )


def test_the_model_keeps_to_the_rules_of_models(qtbot: QtBot) -> None:
    model = OffersModel()
    tester = QAbstractItemModelTester(model, FATAL)
    model.sync(offers(1, 3))
    model.sync(offers(3, why="another reason"))
    model.sync(offers()[:2])
    model.sync(offers(0, 1, 2, 3, 4))
    assert tester.model() is model
    assert model.rowCount() == 5


def test_only_rows_that_changed_are_told(qtbot: QtBot) -> None:
    model = OffersModel()
    model.sync(offers(1, 3))
    told, reset = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    model.sync(offers(1, 3))
    assert told.count() == 0
    model.sync(offers(1))
    assert [told.at(i)[0].row() for i in range(told.count())] == [3]
    assert reset.count() == 0


def test_a_row_says_what_it_is_and_why_not(qtbot: QtBot) -> None:
    model = OffersModel()
    model.sync(offers(1))
    open_row, closed_row = model.index(1), model.index(2)
    assert open_row.flags() & Qt.ItemFlag.ItemIsEnabled
    assert not closed_row.flags() & Qt.ItemFlag.ItemIsEnabled
    assert closed_row.data(Role.ToolTipRole) == "no"
    assert "no" in closed_row.data(Role.AccessibleTextRole)
    assert "note" in open_row.data(Role.AccessibleTextRole)


def test_a_click_and_enter_choose_an_open_row_only(qtbot: QtBot) -> None:
    view = OffersView(make_theme(), Currency("laurel", "#4B7D32"), "Advantages")
    qtbot.addWidget(view)
    view.offers.sync(offers(1, 3))
    view.resize(240, 180)
    view.show()
    chosen = QSignalSpy(view.chosen)

    def click(row: int) -> None:
        point: QPoint = view.visualRect(view.offers.index(row)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    click(2)
    assert chosen.count() == 0
    click(3)
    assert [chosen.at(i)[0].advantage for i in range(chosen.count())] == [3]
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex().row() == 1, "the arrows pass over rows that cannot be had"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen.at(1)[0].advantage == 1


@pytest.mark.parametrize("height", [120, 178, 260])
def test_all_rows_are_in_sight_at_every_height(qtbot: QtBot, height: int) -> None:
    view = OffersView(make_theme(), Currency("fish", "#2A7390"), "Market")
    qtbot.addWidget(view)
    view.offers.sync(offers(0, 1, 2))
    view.resize(240, height)
    view.show()
    qtbot.waitExposed(view)
    last = view.visualRect(view.offers.index(4))
    assert view.viewport().rect().contains(last)


@pytest.mark.parametrize("scenarios", [(BG,), (FI,), (BG, FI), (SF, BG, FI)], ids="+".join)
def test_rows_are_open_exactly_when_the_engine_lists_an_option(qtbot: QtBot, scenarios: tuple[str, ...]) -> None:
    found: dict[str, set[tuple[int, bool]]] = {name: set() for name in scenarios}
    made: dict[str, Any] = {}
    kinds = {BG: SpendLaurels, FI: SpendFish}
    for session, _, _ in walk(*scenarios, seed=f"rows {scenarios}"):
        game = session.game
        if game.over or game.task.actor == CHANCE:
            continue
        perspective = moment(session, game.task.actor)
        for name in set(scenarios) & set(kinds):
            kit = made.setdefault(name, kit_of(perspective, name))
            listed = {one.advantage for one in game.options() if isinstance(one, kinds[name])}
            for offer in kit.offers(perspective):
                assert offer.ready == (offer.advantage in listed)
                assert bool(offer.why) != offer.ready
                assert set(offer.actions) <= set(game.options())
                found[name].add((offer.advantage, offer.ready))
    for name in set(scenarios) & set(kinds):
        assert {ready for _, ready in found[name]} == {True, False}, "the walk shows both"


@pytest.mark.parametrize("task", [BeforeRoll(0), Turn(0)])
def test_everything_is_open_to_the_rich(qtbot: QtBot, task: Any) -> None:
    perspective = seen_at(rich(todo=[task]))
    for name in (BG, FI):
        rows = kit_of(perspective, name).offers(perspective)
        assert [row.ready for row in rows] == [True] * 5
        assert len(rows[STEAL].actions) == 2, "two opponents have cards"


def test_nothing_is_open_to_those_who_watch(qtbot: QtBot) -> None:
    game = rich()
    for viewer in (1, -1):
        perspective = seen_at(game, viewer)
        for name in (BG, FI):
            assert not any(row.ready for row in kit_of(perspective, name).offers(perspective))


def test_without_a_desert_the_robber_leaves_the_board(qtbot: QtBot) -> None:
    walked = walk(SF, BG, seed="no desert")
    session, _, _ = next(walked)
    perspective = moment(session, 0)
    assert "board" in kit_of(perspective, BG).offers(perspective)[ROBBER_HOME].words
    perspective = seen_at(rich())
    assert "desert" in kit_of(perspective, BG).offers(perspective)[ROBBER_HOME].words
