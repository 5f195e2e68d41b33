"""Positions of Junior: read back as they were written, and whatever is wrong is told with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import Task
from catanqt.rules.base.trade import Answering, Choosing, Offer
from catanqt.rules.junior.building import BuildLair, FreeBuild
from catanqt.rules.junior.coco import CocoDraw
from catanqt.rules.junior.ghost import GhostMove
from catanqt.rules.junior.market import SwapMarket
from catanqt.rules.junior.turn import BeforeRoll, DieRoll, Roll, Turn
from tests.rules.junior.table import (
    RULES,
    C,
    W,
    new_game,
    play,
    player,
    position,
    refused,
    roll,
    ship,
    ships,
    table,
    tiny_board,
)  # fmt: skip
from tests.walks.walk import same

GIVE, WANT = (0, 0, 0, 1, 0), (1, 0, 0, 0, 0)
RED = player("wgc", lairs=[4, 14], ships=[ship(3, 4)], coco=2)
BLUE = player("w", lairs=[11, 21], ships=[ship(21, 22)], coco=1)
TASKS: list[tuple[Task, ...]] = [
    (BeforeRoll(0),),
    (DieRoll(0),),
    (Turn(0),),
    (Turn(0), GhostMove(0)),
    (Turn(0), CocoDraw(0)),
    (Turn(0), FreeBuild(0)),
    (Turn(0), Answering(1, 0, GIVE, WANT, (2,), (), ())),
    (Turn(0), Choosing(0, GIVE, WANT, (1,), ())),
]


def spoiled(data: dict[str, Any]) -> DecodeError:
    with pytest.raises(DecodeError) as caught:
        RULES.from_position(data)
    return caught.value


@pytest.mark.parametrize("todo", TASKS, ids=lambda todo: type(todo[-1]).__name__)
def test_every_task_can_be_written_and_read_back(todo: tuple[Task, ...]) -> None:
    data = position(RED, BLUE, todo=todo, ghost=3, advanced=True)
    game = RULES.from_position(json.loads(json.dumps(data)))
    assert RULES.to_position(game) == data
    assert same(game, RULES.from_position(data))
    assert game.task == todo[-1]


def test_what_follows_is_worked_out_again() -> None:
    game = new_game(3)
    back = RULES.from_position(RULES.to_position(game))
    assert same(back, game)
    roll(game, 1)
    play(game, SwapMarket(W, C))
    assert game.state.swapped
    assert same(RULES.from_position(RULES.to_position(game)), game)
    red = RULES.from_position(position(RED, BLUE)).state
    assert red.spooky == 0
    assert red.stock == [15, 16, 17, 16, 17]


def test_a_finished_game_has_no_position() -> None:
    game = table(player("wgmc", lairs=[0, 1, 2, 3, 4, 5], ships=ships((5, 6))))
    game.play(BuildLair(6))
    with pytest.raises(ValueError, match="finished"):
        RULES.to_position(game)


def put(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Change what lies at a path such as `players.0.hand`."""

    def spoil(data: Any) -> None:
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in way:
            data = data[key]
        data[last] = value

    return spoil


def drop(name: str) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        del data[name]

    return spoil


def task(one: Task) -> dict[str, Any]:
    return RULES.codec.encode(one)


WRONG: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("position", put("position", 2)),
    ("position", put("position", True)),
    ("rober", put("rober", 3)),
    ("players[0].cards", put("players.0.cards", {})),
    ("scenarios", put("scenarios", ["fishermen"])),
    ("players", drop("players")),
    ("players", put("players", [RED])),
    ("players[1]", put("players.1", None)),
    ("options", put("options", [])),
    ("options.start_ships", put("options.start_ships", 9)),
    ("options.advanced_trade", put("options.advanced_trade", "yes")),
    ("board", drop("board")),
    ("board.islands[2].number", put("board.islands.2.number", 0)),
    ("board.start", put("board.start", [])),
    ("players[0].hand", put("players.0.hand", {"brick": 1})),
    ("players[0].hand", put("players.0.hand", 3)),
    ("players[0].hand.wood", put("players.0.hand", {"wood": -1})),
    ("players[0].hand.wood", put("players.0.hand", {"wood": 19})),
    ("players[0].hand.wood", put("players.0.hand", {"wood": True})),
    ("players", put("players.0.hand", {"wood": 17})),
    ("players[0].coco", put("players.0.coco", None)),
    ("players[0].lairs", put("players.0.lairs", [32])),
    ("players[0].lairs", put("players.0.lairs", [4, 4])),
    ("players[1].lairs", put("players.1.lairs", [4])),
    ("players[0].lairs", put("players.0.lairs", list(range(8)))),
    ("players[0].ships", put("players.0.ships", [40])),
    ("players[1].ships", put("players.1.ships", [ship(3, 4)])),
    ("players[0].ships", put("players.0.ships", list(range(9)))),
    ("players", put("players.0.lairs", [4, 5, 6, 7, 8, 9])),  # with Spooky Island that makes seven
    ("market.wood", put("market.wood", 6)),
    ("market", put("market", {"wood": 3, "goat": 3})),
    ("market", put("market", {"wood": 5})),
    ("market", put("market", {})),
    ("market", put("options", {"advanced_trade": True})),
    ("stack", put("stack", {"ghost": 8, "build": 5})),
    ("stack", put("stack", {"ghost": 4})),
    ("stack", put("players.2.coco", 1)),
    ("ghost", put("ghost", 12)),
    ("ghost", put("ghost", -1)),
    ("turn", put("turn", 3)),
    ("turn_number", put("turn_number", -1)),
    ("die", put("die", 7)),
    ("swapped", put("swapped", 1)),
    ("offers", put("offers", 1)),
    ("offers[0][1]", put("offers", [[[1], 2]])),
    ("todo", put("todo", [])),
    ("todo", put("todo", [task(Turn(0))] * 3)),
    ("todo[0].kind", put("todo", [{"kind": "Discarding", "actor": 0, "left": 1}])),
    ("todo[0]", put("todo", [{"kind": "Roll"}])),
    ("todo[0]", put("todo", [task(Turn(1))])),
    ("todo[0]", put("todo", [task(BeforeRoll(1))])),
    ("todo[0]", put("todo", [task(DieRoll(1))])),
    ("todo[0]", put("todo", [task(GhostMove(0))])),
    ("todo[1]", put("todo", [task(Turn(0)), task(Turn(0))])),
    ("todo[1]", put("todo", [task(BeforeRoll(0)), task(GhostMove(0))])),
    ("todo[1]", put("todo", [task(Turn(0)), task(GhostMove(1))])),
    ("todo[1]", put("todo", [task(Turn(0)), task(CocoDraw(1))])),
    ("todo[1]", put("todo", [task(Turn(0)), task(FreeBuild(1))])),
    ("todo[1]", put("todo", [task(Turn(0)), task(Answering(1, 0, GIVE, WANT, (), (), ()))])),
]


@pytest.mark.parametrize(("place", "spoil"), WRONG)
def test_what_is_wrong_is_told_with_its_place(place: str, spoil: Callable[[dict[str, Any]], None]) -> None:
    data = position(RED, BLUE)
    RULES.from_position(data)
    data = json.loads(json.dumps(data))
    spoil(data)
    assert spoiled(data).place == place


def test_a_free_piece_needs_a_site_and_a_draw_a_tile() -> None:
    bare = position(player(), todo=[Turn(0), FreeBuild(0)])
    assert spoiled(bare).place == "todo[1]"
    empty = position(player(coco=16, lairs=[4]), todo=[Turn(0), CocoDraw(0)])
    assert spoiled(empty).place == "todo[1]"


def test_a_bargain_must_be_possible() -> None:
    offer = Answering(1, 0, GIVE, WANT, (), (), ())
    assert spoiled(position(player(), BLUE, todo=[Turn(0), offer], advanced=True)).place == "todo[1]"


def test_a_stalemate_is_no_position() -> None:
    blue = player(lairs=[3, 5, 8, 14, 13], ships=[2, 3, 5], coco=8)
    red = player(lairs=[1, 2, 4, 12, 10], ships=[0, 1, 4], coco=8)
    assert spoiled(position(red, blue, seats=2, board=tiny_board())).place == "players"


def test_not_an_object() -> None:
    assert spoiled([]).place == "position"  # type: ignore[arg-type]


def test_a_position_read_back_refuses_the_same() -> None:
    game = RULES.from_position(RULES.to_position(new_game()))
    assert refused(game, Offer(GIVE, WANT, (1,))) == "not-now"
    game.play(Roll())
