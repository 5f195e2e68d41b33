"""The log: whole sentences with chips in them, and nothing that the viewer may not know."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.rules.base import events
from catanqt.rules.base.building import BuildSettlement
from catanqt.rules.base.state import KNIGHT, MONOPOLY
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Who
from tests.rules.base.table import G, L, O, path, player, table
from tests.ui.games.classic.positions import kit_of, line_of
from tests.ui.helpers.scenario_context import seen_at

pytestmark = pytest.mark.usefixtures("qtbot")


def test_a_sentence_that_begins_with_the_name_leaves_it_to_the_emblem() -> None:
    line = line_of(events.Rolled(1, 5, 3))
    assert (line.seat, line.parts) == (1, ("rolled", Dice((5, 3))))
    assert line.spoken == "Bob rolled 8 (5 + 3)"


def test_goods_are_chips_and_words() -> None:
    line = line_of(events.Produced(2, O, 2))
    assert (line.parts, line.spoken) == (("received", Goods("ore", 2)), "Cleo received 2 ore")


def test_turns_are_headings() -> None:
    line = line_of(events.TurnStarted(3, 18))
    assert (line.heading, line.spoken) == (True, "Turn 18, Dan")


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (1, True), (2, False), (NOBODY, False)])
def test_only_thief_and_victim_know_what_was_stolen(viewer: int, known: bool) -> None:
    line = line_of(events.Stolen(0, 1, G), viewer)
    assert (Goods("grain") in line.parts) is known
    assert line.spoken == ("Ann stole 1 grain from Bob" if known else "Ann stole a card from Bob")
    assert Who(1) in line.parts


@pytest.mark.parametrize(("viewer", "known"), [(1, True), (0, False), (2, False), (NOBODY, False)])
def test_only_the_owner_knows_what_was_drawn(viewer: int, known: bool) -> None:
    line = line_of(events.CardDrawn(1, MONOPOLY), viewer)
    assert ("Monopoly" in line.spoken) is known
    assert (Icon("monopoly") in line.parts) is known


def test_when_the_game_is_over_nothing_is_secret() -> None:
    rich = player("lbwg", settlements=[47], cities=[3, 4, 5, 6], roads=path(52, 49))
    won = table(rich, player(), player())
    won.play(BuildSettlement(49))
    assert won.over
    assert "1 grain" in line_of(events.Stolen(0, 1, G), 2, won).spoken


def test_trades_tell_both_sides() -> None:
    line = line_of(events.Traded(0, 2, (2, 1, 0, 0, 0), (0, 0, 0, 0, 1)))
    assert line.parts == ("gave", Goods("lumber", 2), Goods("brick"), "to", Who(2), "for", Goods("ore"))
    assert line.spoken == "Ann gave 2 lumber and 1 brick to Cleo for 1 ore"


def test_an_offer_to_some_names_them() -> None:
    all_of_them = line_of(events.Offered(0, (1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1, 2, 3)))
    some = line_of(events.Offered(0, (1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1, 3)))
    assert all_of_them.spoken == "Ann offered 1 lumber for 1 ore"
    assert some.spoken == "Ann offered 1 lumber for 1 ore to Bob and Dan"


def test_reasons_are_what_somebody_says() -> None:
    line = line_of(events.Declined(1, "need-it"))
    assert (line.quiet, line.parts) == (True, ("“I need that myself.”",))
    assert line.spoken == "Bob: “I need that myself.”"


def test_the_robber_goes_somewhere() -> None:
    assert line_of(events.RobberMoved(0, 11)).parts == ("moved the robber to", Goods("ore"), "8")
    assert line_of(events.RobberMoved(0, 11)).spoken == "Ann moved the robber to Mountains 8"
    assert line_of(events.RobberMoved(0, 9)).spoken == "Ann moved the robber to the desert"
    assert "off the board" in line_of(events.RobberMoved(0, -1)).spoken


def test_awards_may_be_nobodys() -> None:
    assert line_of(events.LongestRoadMoved(1, 7)).spoken == "Bob has the longest road now: 7 roads"
    assert line_of(events.LongestRoadMoved(-1, 0)).spoken == "Nobody has the longest road now"
    assert line_of(events.LargestArmyMoved(-1, 0)).spoken == "Nobody has the largest army now"


def test_played_cards_lie_open() -> None:
    assert line_of(events.CardPlayed(3, KNIGHT), 0).parts == ("played", Icon("knight"), "Knight")


def test_a_shortage_names_the_resource() -> None:
    line = line_of(events.BankShort(L))
    assert (line.seat, Goods("lumber") in line.parts) == (NOBODY, True)
    assert line.spoken.endswith("Lumber")


def test_events_of_others_are_left_to_them(qtbot: QtBot) -> None:
    class Strange(events.Event):
        pass

    perspective = seen_at(table(player()))
    assert kit_of(perspective).line(Strange(), perspective) is None
