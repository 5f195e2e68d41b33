"""Moments of the classic game that walks meet once in thousands of games, set up as positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.record import Seat
from catanqt.rules.base import building, events, robber, trade
from catanqt.rules.base.state import Catan
from catanqt.rules.catalog import new_header, ruleset
from tests.walks import classic_facts as facts
from tests.walks.classic import ClassicKit
from tests.walks.classic_model import Model

RULES = ruleset("classic")
GRID = RULES.new_game(new_header("classic", [Seat("a"), Seat("b")], board="beginner")).state.config.board.grid
KIT = ClassicKit()


def position(players: int, **changes: Any) -> dict[str, Any]:
    """An empty beginners' board on the turn of seat 0, with changes."""
    header = new_header("classic", [Seat(str(i)) for i in range(players)], board="beginner", dice_seed="x")
    data = RULES.to_position(RULES.new_game(header))
    for player in data["players"]:
        player.update(hand={}, settlements=[], roads=[])
    return {**data, "todo": [{"kind": "Turn", "actor": 0}], "dice": [1, 2], **changes}


def route(start: int, length: int, taken: set[int]) -> tuple[list[int], list[int]]:
    """The corners and edges of some path of this length that keeps away from taken corners."""
    paths: list[tuple[list[int], list[int]]] = [([start], [])]
    while paths:
        corners, edges = paths.pop()
        if len(edges) == length:
            taken |= set(corners)
            return corners, edges
        for edge in GRID.corner_edges[corners[-1]]:
            there = GRID.other_end(edge, corners[-1])
            if there not in taken and there not in corners:
                paths.append(([*corners, there], [*edges, edge]))
    raise AssertionError("there is no such path")


def rivals(*lengths: int) -> tuple[list[list[int]], dict[str, Any]]:
    """Everybody with one settlement at the end of a straight road of this length, far from each other."""
    taken: set[int] = set()
    routes = [route(start, length, taken) for start, length in zip((0, 53, 27, 7), lengths, strict=False)]
    data = position(len(lengths))
    for player, (corners, edges) in zip(data["players"], routes, strict=True):
        player.update(settlements=[corners[0]], roads=edges, hand={"lumber": 2, "brick": 2, "wool": 1, "grain": 1})
    return [corners for corners, _ in routes], data


def road_into(corners: list[int], data: dict[str, Any]) -> int:
    """Give seat 0 a road to the first of these corners that has room for one: a settlement there cuts a road."""
    taken = {edge for player in data["players"] for edge in player["roads"]}
    spot, edge = next((corner, edge) for corner in corners for edge in GRID.corner_edges[corner] if edge not in taken)
    data["players"][0]["roads"].append(edge)
    return spot


def play_checked(game: Catan, action: Any) -> list[Any]:
    before = game.copy()
    told = game.play(action)
    KIT.check(game)
    KIT.check_step(before.state, action, told, game)
    return told


def extension(game: Catan, corner: int) -> building.BuildRoad:
    """A road that goes on from this corner."""
    return next(
        option
        for option in game.options()
        if isinstance(option, building.BuildRoad) and corner in GRID.edges[option.edge]
    )


class TestLongestRoadSetAside:
    """B14: nobody holds the card while two tie for the longest road; only who is longer than all takes it."""

    def test_a_shorter_road_of_five_does_not_take_it(self) -> None:
        routes, data = rivals(4, 6, 6)
        game = RULES.from_position(data)
        play_checked(game, extension(game, routes[0][-1]))
        assert game.state.longest_road == facts.NOBODY

    def test_a_side_road_of_one_of_the_two_does_not_take_it(self) -> None:
        routes, data = rivals(6, 6)
        game = RULES.from_position(data)
        play_checked(game, extension(game, routes[0][4]))
        assert game.state.longest_road == facts.NOBODY

    def test_drawing_level_with_the_two_does_not_take_it(self) -> None:
        routes, data = rivals(5, 6, 6)
        game = RULES.from_position(data)
        play_checked(game, extension(game, routes[0][-1]))
        assert game.state.longest_road == facts.NOBODY

    def test_the_longer_of_the_two_takes_it(self) -> None:
        routes, data = rivals(6, 6)
        game = RULES.from_position(data)
        play_checked(game, extension(game, routes[0][-1]))
        assert game.state.longest_road == 0

    def test_it_goes_to_the_one_left_when_the_other_is_cut(self) -> None:
        routes, data = rivals(1, 6, 6)
        spot = road_into(routes[1][2:5], data)
        game = RULES.from_position(data)
        play_checked(game, building.BuildSettlement(spot))
        assert game.state.longest_road == 2


class TestLongestRoadCut:
    """B14: after a break the holder keeps the card on a tie; else the sole longest has it, or nobody."""

    @pytest.mark.parametrize(
        ("rival", "other", "holder"),
        [(4, 0, 1), (5, 0, 1), (6, 0, 2), (6, 6, facts.NOBODY), (6, 5, 2), (5, 5, 1)],
        ids=["still longest", "tied", "beaten", "beaten by two", "beaten by one of two", "tied with two"],
    )
    def test_five_are_left_of_the_holders_road(self, rival: int, other: int, holder: int) -> None:
        routes, data = rivals(1, 9, rival, other)
        spot = road_into(routes[1][2:5], data)
        roads = data["players"][1]["roads"]
        del roads[routes[1].index(spot) + 5 :]
        data["longest_road"] = 1
        game = RULES.from_position(data)
        play_checked(game, building.BuildSettlement(spot))
        assert facts.longest_trail(game.state, 1) == 5
        assert game.state.longest_road == holder

    def test_nobody_has_it_when_all_are_too_short(self) -> None:
        routes, data = rivals(1, 6, 4)
        data["longest_road"] = 1
        spot = road_into(routes[1][2:5], data)
        game = RULES.from_position(data)
        told = play_checked(game, building.BuildSettlement(spot))
        assert events.LongestRoadMoved(facts.NOBODY, 0) in told
        assert game.state.score == [2, 1, 1]


class TestWinning:
    def test_a_settlement_that_wins_twice_over_is_told_once(self) -> None:
        """The settlement cuts the holder's road, which brings longest road, and is a point of its own."""
        routes, data = rivals(5, 6)
        spot = road_into(routes[1][2:5], data)
        data.update(longest_road=1, goal=3)
        game = RULES.from_position(data)
        told = play_checked(game, building.BuildSettlement(spot))
        assert [event for event in told if isinstance(event, events.Won)] == [events.Won(0, 4)]

    def test_points_gained_in_anothers_turn_wait(self) -> None:
        """Seat 1's road is cut by seat 0, and seat 2, now longest, has the goal but not the turn (B16)."""
        routes, data = rivals(1, 6, 5)
        spot = road_into(routes[1][2:5], data)
        data.update(longest_road=1, goal=3)
        game = RULES.from_position(data)
        play_checked(game, building.BuildSettlement(spot))
        assert game.state.longest_road == 2
        assert not game.over
        game.play(next(option for option in game.options() if type(option).__name__ == "EndTurn"))
        assert not game.over
        for name in ("Roll", "Dice", "EndTurn"):
            game.play(next(option for option in game.options() if type(option).__name__ == name))
        assert game.over
        assert RULES.winner(game) == 2


class TestImagining:
    def test_the_proposer_is_known_to_hold_what_was_offered(self) -> None:
        """Also while the proposer chooses, and also to those who only watch."""
        data = position(3)
        data["players"][0]["hand"] = {"ore": 1}
        data["players"][1]["hand"] = {"wool": 1, "brick": 3}
        data["players"][2]["hand"] = {"grain": 3}
        give, want = [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]
        choosing = {"kind": "Choosing", "actor": 0, "give": give, "want": want, "accepted": [1], "bids": []}
        data["todo"].append(choosing)
        game = RULES.from_position(data)
        for luck in range(20):
            imagined = RULES.imagine(game, 2, random.Random(luck))
            assert imagined.state.hand(0) == tuple(give)
            assert imagined.refusal(trade.Confirm(1)) is None

    def test_nobody_is_imagined_to_have_won_already(self) -> None:
        """The deck is empty and seat 0, one point short and on turn, must have the other card."""
        _, data = rivals(5, 1, 1)
        data.update(longest_road=0, goal=4, deck={})
        data["players"][0]["cards"] = {"monopoly": 1}
        data["players"][1]["cards"] = {"victory_point": 1}
        data["players"][2]["hand"] = {"ore": 8}
        data["todo"] += [{"kind": "RobberMove", "actor": 0}, {"kind": "Discarding", "actor": 2, "left": 4}]
        game = RULES.from_position(data)
        for luck in range(20):
            imagined = RULES.imagine(game, 2, random.Random(luck))
            assert RULES.points(imagined, 0) < 4

    def test_every_deal_is_equally_likely(self) -> None:
        """Three unknown cards in two hands: each of the three possible hands of one as often as the others."""
        data = position(3)
        data["players"][1]["hand"] = {"ore": 1}
        data["players"][2]["hand"] = {"wool": 1, "grain": 1}
        game = RULES.from_position(data)
        rng = random.Random(3)
        counts = Counter(RULES.imagine(game, 0, rng).state.hand(1).index(1) for _ in range(1500))
        assert sorted(counts) == [2, 3, 4]
        assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 28

    def test_unseen_development_cards_are_dealt_by_their_number(self) -> None:
        """An opponent's only card is one of the 25 at random."""
        data = position(2)
        data["players"][1]["new_cards"] = {"victory_point": 1}
        data["deck"]["victory_point"] = 4
        game = RULES.from_position(data)
        rng = random.Random(4)
        counts = Counter(RULES.imagine(game, 0, rng).state.new_cards[5:].index(1) for _ in range(2500))
        assert sum((counts[card] - 100 * copies) ** 2 / (100 * copies) for card, copies in enumerate(facts.DECK)) < 33


def refused(data: Any, why: str) -> None:
    with pytest.raises(DecodeError, match=why):
        RULES.from_position(data)


class TestStacksFromOutside:
    """Each could get stuck on its way, so none is let in."""

    def test_a_discard_that_a_theft_makes_impossible(self) -> None:
        data = position(2)
        data["players"][1]["hand"] = {"ore": 4}
        data["todo"] += [{"kind": "Discarding", "actor": 1, "left": 4}, {"kind": "Theft", "thief": 0, "victim": 1}]
        refused(data, "nothing comes before the discards")

    def test_two_discards_of_one_hand(self) -> None:
        data = position(2)
        data["players"][1]["hand"] = {"ore": 5}
        data["todo"] += [{"kind": "Discarding", "actor": 1, "left": 4}] * 2
        refused(data, "nobody discards twice")

    def test_more_foundings_than_places(self) -> None:
        data = position(2, turn_number=0)
        data["dice"] = None
        data["todo"] = [{"kind": "FirstTurn"}, *[{"kind": "Founding", "actor": 0, "round": 1}] * 90]
        refused(data, "everybody founds 2 settlements")

    def test_a_founding_where_all_edges_are_taken(self) -> None:
        data = position(2, turn_number=0)
        corner = next(corner for corner in range(54) if len(GRID.corner_edges[corner]) == 3)
        data["players"][1]["roads"] = list(GRID.corner_edges[corner])
        data["dice"] = None
        data["todo"] = [{"kind": "FirstTurn"}, {"kind": "Founding", "actor": 0, "round": 1}]
        refused(data, "roads shut in a corner that can still be settled")

    def test_a_road_to_found_that_a_free_road_takes_away(self) -> None:
        data = position(2)
        data["players"][1]["settlements"] = [0]
        data["dice"] = None
        data["todo"] = [{"kind": "FirstTurn"}, {"kind": "FoundingRoad", "actor": 1, "corner": 0}]
        data["todo"] += [{"kind": "FreeRoads", "actor": 1, "left": 9}]
        refused(data, "FoundingRoad cannot wait for other tasks")


def test_a_founder_is_not_paid_what_the_bank_does_not_have() -> None:
    """Only a position can begin so."""
    data = position(2, turn_number=0)
    data["dice"] = None
    data["todo"] = [{"kind": "FirstTurn"}, {"kind": "Founding", "actor": 0, "round": 2}]
    data["players"][1]["hand"] = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19)
    game = RULES.from_position(data)
    for kind in range(2):
        game.play(game.options()[kind])
    KIT.check(game)


@pytest.mark.parametrize("bank_left", [0, 1, 2, 3])
def test_a_short_bank_pays_all_or_nobody_but_a_single_player_what_is_left(bank_left: int) -> None:
    """B7, by the second opinion: seat 0 has a city and seat 1 a settlement, or seat 0 both, on one hex."""
    game = RULES.from_position(position(3))
    hex_ = next(h for h, numbers in enumerate(game.state.config.board.numbers) if numbers == (8,))
    number, kind = 8, game.state.config.board.resource[hex_]
    corners = GRID.hex_corners[hex_]
    for second in (0, 1):
        data = position(3, todo=[{"kind": "DiceRoll", "roller": 0}], dice=None)
        names = ["lumber", "brick", "wool", "grain", "ore"]
        data["players"][2]["hand"] = {names[kind]: 19 - bank_left}
        data["players"][0]["cities"] = [corners[0]]
        data["players"][second]["settlements"] = [corners[2]]
        game = RULES.from_position(data)
        before = game.copy()
        dice = next(o for o in game.options() if (o.first, o.second) == (4, 4))
        told = game.play(dice)
        expected = Model(before.state)
        expected.play(dice)
        assert not Model(game.state).differs(expected)
        assert any(isinstance(event, events.BankShort) for event in told) == (bank_left < 3)
        assert number == sum(game.state.dice)


def test_whoever_has_no_cards_is_no_victim() -> None:
    """B8: nobody is asked whom to rob unless there is a choice."""
    data = position(3)
    corners = GRID.hex_corners[0]
    data["players"][1]["settlements"] = [corners[0]]
    data["players"][2]["settlements"] = [corners[2]]
    data["robber"] = 5
    data["todo"] += [{"kind": "RobberMove", "actor": 0}]
    for hands, follows in (
        (({}, {}), None),
        (({"ore": 1}, {}), robber.Theft(0, 1)),
        (({"ore": 1}, {"wool": 1}), robber.RobberVictim(0, 0)),
    ):
        data["players"][1]["hand"], data["players"][2]["hand"] = hands
        game = RULES.from_position(data)
        game.play(robber.MoveRobber(0))
        assert (game.task if len(game.state.todo) > 1 else None) == follows
