from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from catanqt.rules.base.robber import Discarding
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import Turn
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.models.players import PlayerRole, PlayersModel, player_kind, player_rows
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player, table
from tests.ui.helpers.controllers import header
from tests.ui.helpers.scenario_context import seen_at

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def game() -> Catan:
    """Ann and Bob both hold a hidden point."""
    return table(player("lll", settlements=[10], cards="v"), player("oo", cities=[40], cards="v", knights=2), player())


def model_of(perspective: Perspective) -> PlayersModel:
    model = PlayersModel(kits(make_theme(), perspective.header))
    model.sync(perspective)
    return model


def test_the_model_is_sound(qapp: QApplication) -> None:
    perspective = seen_at(game())
    model = PlayersModel(kits(make_theme(), perspective.header))
    tester = QAbstractItemModelTester(model, FATAL)
    model.sync(perspective)
    model.sync(replace(perspective, thinking=1))
    assert tester.model() is model
    assert model.rowCount() == 3


def test_own_points_are_all_points_and_those_of_others_only_the_open_ones(qapp: QApplication) -> None:
    perspective = seen_at(game())
    points = [row.points for row in player_rows(perspective, kits(make_theme(), perspective.header))]
    assert points == [2, 2, 0]
    nobody = replace(perspective, viewer=NOBODY)
    assert [row.points for row in player_rows(nobody, kits(make_theme(), perspective.header))] == [1, 2, 0]


def test_hidden_cards_of_others_are_counted_but_never_named(qapp: QApplication) -> None:
    model = model_of(seen_at(game()))
    told = " ".join(str(model.index(1).data(role)) for role in (Qt.ItemDataRole.DisplayRole, *PlayerRole))
    assert "victory" not in told.lower()
    assert "2 of 10 points" in model.index(1).data()


def test_every_part_has_a_role(qapp: QApplication) -> None:
    model = model_of(replace(seen_at(game()), thinking=1))
    index = model.index(1)
    assert index.data(PlayerRole.NAME) == "Bob"
    assert index.data(PlayerRole.SUB) == "Novice"
    assert index.data(PlayerRole.POINTS) == 2
    assert index.data(PlayerRole.GOAL) == 10
    assert index.data(PlayerRole.SEAT) == 1
    assert index.data(PlayerRole.THINKING) is True
    assert index.data(PlayerRole.ACTIVE) is False
    assert index.data(PlayerRole.AWARDS) == ()
    assert [counter.value for counter in index.data(PlayerRole.COUNTERS)] == [2, 1, 2, 0]


def test_the_row_of_who_must_act_says_so(qapp: QApplication) -> None:
    perspective = seen_at(table(player("l" * 8), player("o" * 9), todo=(Turn(0), Discarding(1, 4))))
    rows = model_of(perspective).rows
    assert [row.active for row in rows] == [True, False, False]
    assert [row.asked for row in rows] == [False, True, False]
    assert rows[0].sub == "Your turn"
    as_bob = model_of(replace(perspective, viewer=1)).rows
    assert as_bob[1].sub == "Your move"


def test_colours_are_named_as_they_look(qapp: QApplication) -> None:
    perspective = seen_at(game())
    usual, blind = (player_rows(perspective, kits(make_theme(), perspective.header), flag) for flag in (False, True))
    assert usual[1].spoken.startswith("Bob (Red)")
    assert blind[1].spoken.startswith("Bob (Vermilion)")


@pytest.mark.parametrize(
    ("player_", "words"), [("human", "Person"), ("expert", "Expert"), ("hard/trader", "Hard, Trader"), ("odd", "Odd")]
)
def test_who_plays_a_seat(player_: str, words: str) -> None:
    assert player_kind(player_) == words


def test_in_the_set_up_whoever_must_place_is_on_turn(qapp: QApplication) -> None:
    session = Session(header(players=("human", "human", "human")))
    active = []
    for _ in range(12):
        perspective = Perspective(session.record.header, session.rules, session.game, 0)
        rows = player_rows(perspective, kits(make_theme(), perspective.header))
        active += [row.seat for row in rows if row.active]
        assert not any(row.asked for row in rows)
        session.play(session.game.options()[0])
    assert active == [0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0, 0]
