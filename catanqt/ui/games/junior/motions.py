"""Tiles that fly and spots that light up for an event of Junior. Pieces need no motion: the board moves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import SPOOKY as AT_SPOOKY
from catanqt.rules.junior.state import State
from catanqt.ui.games.junior.board_layout import SPOOKY
from catanqt.ui.games.junior.pieces import coco_tile, tile
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Flash, Flight, Motion, Spot, Tumble
from catanqt.ui.theme.theme import Theme

MOST = 6
"""No more tiles fly at once than one can take in."""
Place = Spot | int | None


class Motions:
    """The motions of Junior."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._made: dict[type[Event], Callable[[Any, Perspective], Iterator[Motion]]] = {
            junior.DieRolled: self._die_rolled,
            base.Produced: self._produced,
            junior.GhostMoved: self._ghost_moved,
            junior.TookTiles: self._took_tiles,
            junior.CocoDrawn: self._coco_drawn,
            junior.SpookyMoved: self._spooky_moved,
            junior.MarketSwapped: self._market_swapped,
            base.BankTraded: self._bank_traded,
            base.Traded: self._traded,
        }

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        make = self._made.get(type(event))
        return () if make is None else tuple(make(event, perspective))

    def _tiles(self, kind: int, count: int, start: Place, end: Place) -> Iterator[Motion]:
        look = tile(self._theme, RESOURCES[kind])
        return (Flight(look, start, end) for _ in range(min(count, MOST)))

    def _die_rolled(self, event: junior.DieRolled, perspective: Perspective) -> Iterator[Motion]:
        state: State = perspective.state
        yield Tumble((event.number,))
        for _, islands in state.config.board.sources[event.number]:
            yield from (Flash(Spot("island", island)) for island in islands if island != state.ghost)

    def _produced(self, event: base.Produced, perspective: Perspective) -> Iterator[Motion]:
        """From every island that pays, a tile for each lair there."""
        look = tile(self._theme, RESOURCES[event.resource])
        paying = paying_islands(perspective.state, event.seat, event.resource)
        for island in paying[: min(event.amount, MOST)]:
            yield Flight(look, Spot("island", island), event.seat)

    def _ghost_moved(self, event: junior.GhostMoved, perspective: Perspective) -> Iterator[Motion]:
        yield Flash(SPOOKY if event.island == AT_SPOOKY else Spot("island", event.island))

    def _took_tiles(self, event: junior.TookTiles, perspective: Perspective) -> Iterator[Motion]:
        return self._tiles(event.resource, event.amount, None, event.seat)

    def _coco_drawn(self, event: junior.CocoDrawn, perspective: Perspective) -> Iterator[Motion]:
        yield Flight(coco_tile(self._theme, event.tile), None, event.seat)

    def _spooky_moved(self, event: junior.SpookyMoved, perspective: Perspective) -> Iterator[Motion]:
        if event.seat != NOBODY:
            yield Flash(SPOOKY)

    def _market_swapped(self, event: junior.MarketSwapped, perspective: Perspective) -> Iterator[Motion]:
        yield from self._tiles(event.give, 1, event.seat, None)
        yield from self._tiles(event.take, 1, None, event.seat)

    def _bank_traded(self, event: base.BankTraded, perspective: Perspective) -> Iterator[Motion]:
        yield from self._tiles(event.give, event.amount, event.seat, None)
        yield from self._tiles(event.take, 1, None, event.seat)

    def _traded(self, event: base.Traded, perspective: Perspective) -> Iterator[Motion]:
        for moved, start, end in ((event.gave, event.seat, event.partner), (event.took, event.partner, event.seat)):
            for kind, count in enumerate(moved):
                yield from self._tiles(kind, count, start, end)


def paying_islands(state: State, seat: int, resource: int) -> list[int]:
    """The islands that pay this seat for the roll that lies there, once for each of its lairs."""
    board = state.config.board
    islands = dict(board.sources[state.die]).get(resource, ())
    return [
        island
        for island in islands
        if island != state.ghost
        for _ in range((state.lairs[seat] & board.shores[island]).bit_count())
    ]
