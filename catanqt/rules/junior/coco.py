"""Coco tiles: bought face down, turned up by chance, and carried out at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from catanqt.kernel.game import Action, Chance
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.junior.board import CUTLASS, GOAT, MOLASSES, WOOD
from catanqt.rules.junior.building import FreeBuild
from catanqt.rules.junior.ending import check_end, settle_spooky
from catanqt.rules.junior.events import CocoDrawn
from catanqt.rules.junior.ghost import GhostMove
from catanqt.rules.junior.pieces import lair_sites, ship_sites
from catanqt.rules.junior.state import BUILD, COCO, GHOST, GOAT_CUTLASS, MOLASSES_WOOD, JuniorGame
from catanqt.rules.junior.supply import COCO_COST, cost_refusal, pay, take

GIFTS = {GOAT_CUTLASS: (GOAT, CUTLASS), MOLASSES_WOOD: (MOLASSES, WOOD)}
GIFT = 2
"""How many tiles of each kind a Coco tile gives."""


@dataclass(frozen=True, slots=True)
class BuyCoco(Action):
    """Pay for a tile of the Coco stack."""

    def do(self, game: JuniorGame) -> None:
        seat = game.state.turn
        pay(game.state, seat, COCO_COST)
        game.push(CocoDraw(seat))

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return self.kind_refusal(game, seat)

    @classmethod
    def kind_refusal(cls, game: JuniorGame, seat: int) -> str | None:
        return cost_refusal(game.state, seat, COCO_COST) if any(game.state.stack) else RefusalCode.NONE_LEFT


@dataclass(frozen=True, slots=True)
class DrawCoco(Action):
    """Chance turns up this tile. It counts for Spooky Island before it takes effect."""

    tile: int

    def do(self, game: JuniorGame) -> None:
        state = game.state
        seat = state.turn
        state.stack[self.tile] -= 1
        state.coco[seat] += 1
        game.done()
        game.emit(CocoDrawn, seat, self.tile)
        settle_spooky(game)
        check_end(game)
        if not game.over:
            _take_effect(game, seat, self.tile)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        left = 0 <= self.tile < len(COCO) and game.state.stack[self.tile]
        return None if left else RefusalCode.IMPOSSIBLE_OUTCOME


def _take_effect(game: JuniorGame, seat: int, tile: int) -> None:
    if tile == GHOST:
        game.push(GhostMove(seat))
    elif tile == BUILD:
        if lair_sites(game.state, seat) or ship_sites(game.state, seat):
            game.push(FreeBuild(seat))
    else:
        for resource in GIFTS[tile]:
            take(game, seat, resource, GIFT)


@dataclass(frozen=True, slots=True)
class CocoDraw(Chance):
    """A random tile of the stack is turned up. It has no order: any tile left may be the next."""

    buyer: int

    def outcomes(self, game: JuniorGame) -> Sequence[Action]:
        return _DRAWS

    def weights(self, game: JuniorGame) -> Sequence[int]:
        return game.state.stack

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (DrawCoco,)

    def problem(self, game: JuniorGame) -> str | None:
        if self.buyer != game.state.turn:
            return "it is somebody else's turn"
        return None if any(game.state.stack) else "there is no tile to draw"


_DRAWS = tuple(map(DrawCoco, range(len(COCO))))
