"""The set-up before the first roll: initial settlements and roads, in snake order or with a third round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.board_generator import printed
from catanqt.rules.base.building import MOST_SITES, build_road, build_settlement, distance_refusal
from catanqt.rules.base.events import Produced
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import Catan, State
from catanqt.rules.base.turn import start_turn
from catanqt.rules.hexgrid import bits


def begin(game: Catan, board_kind: str) -> None:
    """Stack the founding tasks, or lay out the beginners' pieces; the first turn comes after."""
    seats = range(game.state.config.players)
    if board_kind == "beginner":
        game.state.todo = [FirstTurn()]
        _lay_beginner_pieces(game)
    else:
        order = [*(Founding(seat, 1) for seat in seats), *(Founding(seat, 2) for seat in reversed(seats))]
        if foundings(game.state) == 3:
            order += [Founding(seat, 3) for seat in reversed(seats)]
        game.state.todo = [FirstTurn(), *reversed(order)]


def foundings(state: State) -> int:
    """How many settlements each seat founds."""
    return 3 if state.config.house.founding == "third" else 2


def room_to_found(state: State, settlements: int) -> bool:
    """Whether so many settlements find a place wherever they are put: each closes four corners at most."""
    return state.free_corners.bit_count() > 4 * (settlements - 1)


def _lay_beginner_pieces(game: Catan) -> None:
    grid = game.state.config.board.grid
    for seat, settlements in zip(range(game.state.config.players), printed()["start"], strict=False):
        for piece in settlements:
            corner = grid.corner_at(piece["settlement"])
            build_settlement(game, seat, corner, setup=2 if piece["pays"] else 1)
            build_road(game, seat, grid.edge_between(corner, grid.corner_at(piece["road_to"])))
            if piece["pays"] and game.state.config.house.second_pays:
                _pay_founder(game, seat, corner)


def _pay_founder(game: Catan, seat: int, corner: int) -> None:
    """One card for each producing hex at the second settlement."""
    state = game.state
    board = state.config.board
    for hex_ in board.grid.corner_hexes[corner]:
        kind = board.resource[hex_]
        if kind >= 0 and state.bank[kind]:
            state.bank[kind] -= 1
            state.hands[5 * seat + kind] += 1
            game.emit(Produced, seat, kind, 1)


@dataclass(frozen=True, slots=True)
class Founding(Task):
    """Found the settlement of this round."""

    actor: int
    round: int

    def options(self, game: Catan) -> Sequence[Action]:
        return _found_settlements(game.state.free_corners)

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (FoundSettlement,)

    def problem(self, game: Catan) -> str | None:
        state = game.state
        if not state.seated(self.actor) or not 1 <= self.round <= foundings(state):
            return f"there are {foundings(state)} rounds, and no such seat"
        founded = state.settlements[self.actor].bit_count()
        return None if founded < self.round else "that settlement is already founded"


@dataclass(frozen=True, slots=True)
class FoundSettlement(Action):
    """Put a founding settlement on any corner the distance rule leaves open."""

    corner: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, Founding)
        game.become(FoundingRoad(task.actor, self.corner))
        build_settlement(game, task.actor, self.corner, setup=task.round)
        if task.round == 2 and game.state.config.house.second_pays:
            _pay_founder(game, task.actor, self.corner)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return distance_refusal(game.state, self.corner)


@dataclass(frozen=True, slots=True)
class FoundingRoad(Task):
    """Put a road at the settlement just founded."""

    actor: int
    corner: int

    def options(self, game: Catan) -> Sequence[Action]:
        return [FoundRoad(edge) for edge in bits(_free_edges(game.state, self.corner))]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (FoundRoad,)

    def problem(self, game: Catan) -> str | None:
        state = game.state
        there = 0 <= self.corner < len(state.owner) and state.seated(self.actor)
        if not there or state.owner[self.corner] != self.actor:
            return "there is no such settlement"
        return None if _free_edges(state, self.corner) else "no edge is free there"


@dataclass(frozen=True, slots=True)
class FoundRoad(Action):
    """Put the road of a founding settlement."""

    edge: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, FoundingRoad)
        game.done()
        build_road(game, task.actor, self.edge)

    def refusal(self, game: Catan, seat: int) -> str | None:
        task = game.task
        assert isinstance(task, FoundingRoad)
        if not 0 <= self.edge < len(game.state.config.board.grid.edges):
            return RefusalCode.NO_SUCH_PLACE
        if game.state.taken_edges >> self.edge & 1:
            return RefusalCode.TAKEN
        return None if _free_edges(game.state, task.corner) >> self.edge & 1 else RefusalCode.NOT_CONNECTED


def _free_edges(state: State, corner: int) -> int:
    return state.config.board.grid.edges_at[corner] & ~state.taken_edges


@dataclass(frozen=True, slots=True)
class FirstTurn(Task):
    """The set-up is over by itself, and the first player begins."""

    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        start_turn(game, 0)


_FOUND_SETTLEMENTS = tuple(map(FoundSettlement, range(MOST_SITES)))


@lru_cache(maxsize=1 << 12)
def _found_settlements(corners: int) -> tuple[FoundSettlement, ...]:
    return tuple(_FOUND_SETTLEMENTS[corner] for corner in bits(corners))
