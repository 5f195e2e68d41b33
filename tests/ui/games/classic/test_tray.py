"""Around the board: counters, the tray with its reasons, buttons, hand and development cards."""

from __future__ import annotations

import pytest

from catanqt.rules.base.building import FreeRoads
from catanqt.rules.base.cards import BuyCard, PlayKnight, PlayMonopoly
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Decline
from catanqt.rules.base.turn import BankTrade, BeforeRoll, EndTurn, Roll, Turn
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import Exchange, SpecialCard, Tool
from catanqt.ui.qt.preferences import Preferences
from tests.rules.base.table import L, O, new_game, path, paths, player, table
from tests.rules.base.test_trade import goods
from tests.ui.games.classic.positions import kit_of
from tests.ui.helpers.scenario_context import seen_at

pytestmark = pytest.mark.usefixtures("qtbot")


def tools(game: Catan, viewer: int = 0) -> dict[str, Tool]:
    perspective = seen_at(game, viewer)
    return {tool.piece: tool for tool in kit_of(perspective).tools(perspective)}


def cards(game: Catan, viewer: int = 0) -> dict[str, SpecialCard]:
    perspective = seen_at(game, viewer)
    return {card.icon: card for card in kit_of(perspective).cards(perspective)}


def test_what_everybody_may_count() -> None:
    game = table(player(), player("llo", cards="kv", knights=3, roads=path(8, 12, 17)), largest_army=1)
    perspective = seen_at(game)
    found = kit_of(perspective).counters(perspective, 1)
    assert [(one.icon, one.value, one.held) for one in found] == [
        ("card", 3, False),
        ("devcard", 2, False),
        ("knight", 3, True),
        ("longestroad", 2, False),
    ]
    assert [one.icon for one in kit_of(perspective).awards(perspective, 1)] == ["army"]
    assert list(kit_of(perspective).awards(perspective, 0)) == []


def test_the_tray_is_ready_for_what_can_be_paid_and_placed() -> None:
    found = tools(table(player("lbwwggooo", settlements=[8], roads=paths((8, 12, 17)))))
    assert {piece: tool.ready for piece, tool in found.items()} == {
        "road": True,
        "settlement": True,
        "city": True,
        "card": True,
    }
    assert found["city"].price == ("grain", "grain", "ore", "ore", "ore")
    assert (found["road"].left, found["settlement"].left, found["city"].left, found["card"].left) == (13, 4, 4, 25)
    assert (found["card"].action, found["road"].action) == (BuyCard(), None)


def test_the_tray_says_what_is_missing() -> None:
    found = tools(table(player("lwo", settlements=[8])))
    assert found["road"].why == "You still need 1 brick."
    assert found["settlement"].why == "You still need 1 brick and 1 grain."
    assert found["city"].why == "You still need 2 grain and 2 ore."
    assert found["card"].why == "You still need 1 grain."


def test_the_tray_says_when_there_is_no_place_or_no_piece() -> None:
    rich = "lbwggooo"
    assert "far enough" in tools(table(player(rich, settlements=[8])))["settlement"].why
    assert "you have none" in tools(table(player(rich)))["city"].why
    cities = tools(table(player(rich, settlements=[8], cities=[0, 2, 47, 49])))
    assert cities["city"].why == "You have built all your cities."
    spread = tools(table(player(rich, settlements=[0, 2, 47, 49, 8])))
    assert "gives you one back" in spread["settlement"].why
    assert tools(table(player(rich), deck=""))["card"].why == "All development cards have been bought."


def test_the_tray_waits_for_the_roll_and_for_ones_turn() -> None:
    before = tools(table(player("lb", settlements=[8]), todo=[BeforeRoll(0)]))
    assert {tool.why for tool in before.values()} == {"Roll the dice first."}
    others = tools(table(player("lb", settlements=[8]), todo=[Turn(1)], turn=1))
    assert {tool.why for tool in others.values()} == {"It is not your turn."}


def test_only_what_is_asked_for_lies_in_the_tray() -> None:
    game = new_game(3, board="variable")
    assert list(tools(game)) == ["settlement"]
    game.play(game.options()[0])
    assert list(tools(game)) == ["road"]
    free = tools(table(player(settlements=[8]), todo=[Turn(0), FreeRoads(0, 2)]))
    assert [(tool.piece, tool.price, tool.ready) for tool in free.values()] == [("road", (), True)]
    assert list(tools(table(player(), todo=[Turn(0), RobberMove(0)]))) == ["robber"]


def test_the_cover_hides_tray_hand_and_cards() -> None:
    game = table(player("lbo", cards="k"))
    perspective = seen_at(game, NOBODY)
    kit = kit_of(perspective)
    assert [list(kit.tools(perspective)), list(kit.hand(perspective)), list(kit.cards(perspective))] == [[], [], []]


def test_rolling_and_ending_the_turn() -> None:
    before, after = seen_at(table(todo=[BeforeRoll(0)])), seen_at(table())
    (roll,), (end,) = kit_of(before).buttons(before), kit_of(after).buttons(after)
    assert (roll.action, roll.key, roll.primary) == (Roll(), "R", True)
    assert (end.action, end.key, end.primary) == (EndTurn(), "E", True)
    others = seen_at(table(todo=[Turn(1)], turn=1))
    assert list(kit_of(others).buttons(others)) == []


def test_the_hand_is_the_viewers_own() -> None:
    perspective = seen_at(table(player("llo"), player("bbb")))
    assert [(card.kind, card.count) for card in kit_of(perspective).hand(perspective)] == [
        ("lumber", 2),
        ("brick", 0),
        ("wool", 0),
        ("grain", 0),
        ("ore", 1),
    ]


def test_development_cards_tell_what_they_do_and_when() -> None:
    found = cards(table(player(cards="kkvm", new="kr", settlements=[8])))
    assert found["knight"].actions == (PlayKnight(),)
    assert (found["knight"].count, found["knight"].fresh) == (3, 1)
    assert len(found["monopoly"].actions) == 5
    assert found["monopoly"].actions[0] == PlayMonopoly(0)
    assert (found["roadbuilding"].fresh, found["roadbuilding"].actions) == (1, ())
    assert "next turn" in found["roadbuilding"].tip
    assert (found["vp"].fresh, found["vp"].actions) == (0, ())
    assert "never played" in found["vp"].tip


def test_one_card_a_turn() -> None:
    game = table(player(cards="km", settlements=[8]))
    game.play(PlayMonopoly(O))
    assert "only one development card per turn" in cards(game)["knight"].tip


def test_cards_of_others_are_not_shown() -> None:
    assert cards(table(player(), player(cards="km"))) == {}


def test_the_bank_changes_at_the_best_rate() -> None:
    perspective = seen_at(table(player("llll")))
    found = kit_of(perspective).exchanges(perspective)
    assert Exchange("Bank", "lumber", 4, "ore", BankTrade(L, O)) in found
    assert len(found) == 4


def asked(mine: str, proposer: int = 1, viewer: int = 0) -> Catan:
    offer = Answering(viewer, proposer, goods("o"), goods("l"), (), (), ())
    return table(player(mine), player("o"), todo=[Turn(proposer), offer], turn=proposer)


def test_offers_that_cannot_be_met_need_no_answer() -> None:
    able, unable = seen_at(asked("l")), seen_at(asked("b"))
    preferences = Preferences()
    assert kit_of(able).automatic_action(able, preferences) is None
    assert kit_of(unable).automatic_action(unable, preferences) == Decline("have-none")


def test_offers_that_are_not_wanted_are_declined() -> None:
    perspective = seen_at(asked("l"))
    preferences = Preferences()
    preferences["ai_offers"] = False
    assert Accept() in perspective.options
    assert kit_of(perspective).automatic_action(perspective, preferences) == Decline("no")
