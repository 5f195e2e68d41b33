"""B5: the set-up phase, in snake order."""

from __future__ import annotations

import pytest

from catanqt.rules.base.board import Board
from catanqt.rules.base.events import Produced, RoadBuilt, SettlementBuilt, TurnStarted
from catanqt.rules.base.setup import FirstTurn, Founding, FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, Roll
from tests.rules.base.table import (
    GRID,
    LETTERS,
    B,
    G,
    L,
    O,
    bank,
    edge,
    hand,
    land,
    menu,
    new_game,
    of,
    path,
    player,
    points,
    refused,
    table,
)


def second_round(board: dict[str, object] | None = None) -> Catan:
    """Seat 2 founds its second settlement, then seats 1 and 0."""
    todo = [FirstTurn(), Founding(0, 2), Founding(1, 2), Founding(2, 2)]
    founders = [player(settlements=[at], roads=path(at, to)) for at, to in ((0, 3), (2, 6), (47, 51))]
    return table(*founders, todo=todo, board=board)


def payable(board: Board, corner: int) -> str:
    kinds = sorted(board.resource[hex_] for hex_ in board.grid.corner_hexes[corner])
    return "".join(LETTERS[kind] for kind in kinds if kind >= 0)


@pytest.mark.parametrize(
    ("players", "snake"),
    [(2, [0, 1, 1, 0]), (3, [0, 1, 2, 2, 1, 0]), (4, [0, 1, 2, 3, 3, 2, 1, 0])],
)
def test_B5_founding_goes_round_and_back(players: int, snake: list[int]) -> None:
    game = new_game(players, board="variable")
    order = []
    while isinstance(game.task, Founding):
        order.append(game.task.actor)
        assert game.task.round == (1 if len(order) <= players else 2)
        game.play(game.options()[0])
        assert isinstance(game.task, FoundingRoad)
        assert game.task.actor == order[-1]
        game.play(game.options()[0])
    assert order == snake
    assert game.task == BeforeRoll(0)
    assert points(game) == [2] * players
    assert all(roads.bit_count() == 2 for roads in game.state.roads)


def test_B5_the_last_road_begins_the_first_turn() -> None:
    todo = [FirstTurn(), FoundingRoad(0, 12)]
    game = table(player(settlements=[0, 12]), todo=todo)
    road = edge(12, 17)
    events = game.play(FoundRoad(road))
    assert events[0] == RoadBuilt(0, road)
    assert [event.seat for event in of(TurnStarted, events)] == [0]
    assert list(game.options()) == [Roll()]


def test_B5_the_first_settlement_pays_nothing_and_the_second_one_card_per_hex() -> None:
    game = new_game(2, board="variable")
    paid = {}
    while isinstance(game.task, Founding):
        seat, round_ = game.task.actor, game.task.round
        corner = [action.corner for action in menu(game, FoundSettlement)][len(paid) * 7]
        before = hand(game, seat)
        events = game.play(FoundSettlement(corner))
        assert SettlementBuilt(seat, corner, round_) in events
        expected = payable(game.state.config.board, corner) if round_ == 2 else ""
        assert hand(game, seat) == before + expected
        assert sum(event.amount for event in of(Produced, events)) == len(expected)
        paid[seat, round_] = expected
        game.play(game.options()[0])
    assert any(len(cards) == 3 for cards in paid.values())


def test_B5_the_second_settlement_pays_each_hex_once() -> None:
    game = second_round()
    events = game.play(FoundSettlement(39))
    assert of(Produced, events) == [Produced(2, L, 1), Produced(2, O, 1), Produced(2, B, 1)]
    assert hand(game, 2) == "lbo"
    assert bank(game) == (18, 18, 19, 19, 18)


def test_B5_the_desert_pays_nothing() -> None:
    game = second_round()
    game.play(FoundSettlement(29))
    assert [hand(game, seat) for seat in range(3)] == ["", "", "lo"]
    assert bank(game) == (18, 19, 19, 19, 18)


def test_B5_two_hexes_of_a_kind_pay_two_cards() -> None:
    game = second_round(land({13: ("forest", 3)}))
    game.play(FoundSettlement(39))
    assert hand(game, 2) == "llb"


def test_B5_the_robber_does_not_matter_to_the_founding_cards() -> None:
    game = second_round()
    game.state.robber = 17
    events = game.play(FoundSettlement(52))
    assert of(Produced, events) == [Produced(2, G, 1)]


def test_B5_any_corner_the_distance_rule_leaves_open_will_do() -> None:
    game = second_round()
    taken = {0, 2, 47}
    closed = taken | {near for corner in taken for near in GRID.corner_neighbours[corner]}
    assert {action.corner for action in menu(game, FoundSettlement)} == set(range(54)) - closed
    for corner in taken:
        assert refused(game, FoundSettlement(corner)) == "taken"
    for corner in closed - taken:
        assert refused(game, FoundSettlement(corner)) == "too-close"


def test_B5_the_road_touches_the_settlement_just_founded_not_the_other() -> None:
    game = second_round()
    game.play(FoundSettlement(29))
    assert game.task == FoundingRoad(2, 29)
    wanted = {edge(29, 34), edge(29, 35), edge(29, 23)}
    assert {action.edge for action in game.options()} == wanted
    assert refused(game, FoundRoad(edge(47, 43))) == "not-connected"
    assert refused(game, FoundRoad(edge(34, 28))) == "not-connected"
    assert refused(game, FoundRoad(edge(47, 51))) == "taken"
    assert refused(game, FoundSettlement(41)) == "not-now"
    game.play(FoundRoad(edge(29, 34)))
    assert game.task == Founding(1, 2)


def test_B5_roads_may_not_be_laid_on_a_road() -> None:
    todo = [FirstTurn(), FoundingRoad(1, 17)]
    game = table(player(roads=path(12, 17)), player(settlements=[17]), todo=todo)
    assert {action.edge for action in game.options()} == {edge(17, 22), edge(17, 23)}
    assert refused(game, FoundRoad(edge(12, 17))) == "taken"


def test_B5_nothing_else_happens_during_the_set_up() -> None:
    game = second_round()
    assert refused(game, Roll()) == "not-now"
    assert refused(game, FoundRoad(edge(47, 43))) == "not-now"
