"""Whoever watches agents, or looks back on a finished game, sees all hands; nobody else does."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.models.players import player_rows
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player, table
from tests.ui.helpers.controllers import header
from tests.ui.helpers.finished_games import finished
from tests.ui.helpers.gestures import MakePage
from tests.ui.helpers.scenario_context import seen_at


def tips(perspective: Perspective, seat: int) -> str:
    row = player_rows(perspective, kits(make_theme(), perspective.header))[seat]
    return " / ".join(counter.tip for counter in row.counters)


def test_a_hand_is_told_only_where_it_lies_open(qtbot: QtBot) -> None:
    perspective = seen_at(table(player("lll", cards="v"), player("oog", cards="vk")))
    assert "3 lumber" in tips(perspective, 0)
    assert "ore" not in tips(perspective, 1)
    assert "Knight" not in tips(perspective, 1)
    shown = replace(perspective, revealed=True)
    assert "1 grain, 2 ore" in tips(shown, 1)
    assert "1 × Knight, 1 × Victory point" in tips(shown, 1)


def test_open_hands_can_be_agreed_upon(qtbot: QtBot) -> None:
    hidden = seen_at(table(player("lll"), player("oog", cards="vk")))
    perspective = replace(hidden, header=header(players=("human", "novice", "novice"), options={"open_hands": True}))
    assert "1 grain, 2 ore" in tips(perspective, 1)
    rows = player_rows(perspective, kits(make_theme(), perspective.header))
    assert rows[0].cards == (), "the viewer's own hand lies below the board"
    assert rows[1].cards == (("grain", 1), ("ore", 2))


def test_those_who_watch_agents_see_the_hand_of_whose_turn_it_is(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("novice", "novice", "novice")))
    qtbot.waitUntil(lambda: page.perspective.state.turn_number > 3, timeout=20_000)
    page.controller.pause(True)
    qtbot.waitUntil(lambda: not page.controller.agent_worker.busy)
    page.skip()
    perspective = page.perspective
    assert perspective.viewer == NOBODY
    assert perspective.revealed
    held = [card.count for card in page.hand.cards.hand.rows]
    assert held == list(perspective.state.hand(perspective.state.turn))


def test_in_a_replay_all_hands_are_open_once_the_game_is_over(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    assert not page.controller.perspective.revealed
    page.controller.look_at(0)
    assert not page.controller.perspective.revealed
    over = make_page(session=finished())
    over.controller.look_at(20)
    assert not over.controller.perspective.over
    assert over.controller.perspective.revealed
