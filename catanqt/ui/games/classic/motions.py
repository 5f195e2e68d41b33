"""Cards that fly over the page for an event: between hexes, players and the bank.

Cards that the viewer may not know fly face down. Pieces need no motion of their own: the board drops them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events, setup
from catanqt.rules.base.state import State
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Flash, Flight, Look, Motion, Spot, Tumble

MOST = 6
"""No more cards fly at once than one can take in."""
Place = Spot | int | None
Faces = Callable[[str], Look]
"""How a card of a kind flies; an empty kind for its back."""


class Motions:
    """The motions of the base game."""

    def __init__(self, kit: Kit, face: Faces) -> None:
        self._kit = kit
        self._face = face
        self._made: dict[type[Event], Callable[[Any, Perspective], Iterator[Motion]]] = {
            events.Rolled: self._rolled,
            events.Produced: self._produced,
            events.Discarded: self._discarded,
            events.Stolen: self._stolen,
            events.CardDrawn: self._drawn,
            events.TookFromBank: self._took,
            events.Monopolised: self._monopolised,
            events.BankTraded: self._bank_traded,
            events.Traded: self._traded,
        }

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        make = self._made.get(type(event))
        return () if make is None else tuple(make(event, perspective))

    def _cards(self, kind: str, count: int, start: Place, end: Place) -> Iterator[Motion]:
        look = self._face(kind)
        return (Flight(look, start, end) for _ in range(min(count, MOST)))

    def _kind(self, resource: int) -> str:
        return goods_text.kinds(self._kit.fellows)[resource]

    def _rolled(self, event: events.Rolled, perspective: Perspective) -> Iterator[Motion]:
        state: State = perspective.state
        number = event.first + event.second
        yield Tumble((event.first, event.second))
        for _, hexes in state.config.board.sources[number]:
            yield from (Flash(Spot("hex", hex_)) for hex_ in hexes if hex_ != state.robber and state.yields[hex_][0])

    def _produced(self, event: events.Produced, perspective: Perspective) -> Iterator[Motion]:
        sources: Sequence[Spot | None] = _sources(event, perspective) or (None,)
        look = self._face(self._kind(event.resource))
        for i in range(min(event.amount, MOST)):
            yield Flight(look, sources[i % len(sources)], event.seat)

    def _discarded(self, event: events.Discarded, perspective: Perspective) -> Iterator[Motion]:
        return self._cards(self._kind(event.resource), 1, event.seat, None)

    def _stolen(self, event: events.Stolen, perspective: Perspective) -> Iterator[Motion]:
        known = perspective.open_to_viewer(event.thief) or perspective.open_to_viewer(event.victim)
        return self._cards(self._kind(event.resource) if known else "", 1, event.victim, event.thief)

    def _drawn(self, event: events.CardDrawn, perspective: Perspective) -> Iterator[Motion]:
        look = self._kit.look("card", event.seat, Spot("bank", 0), 1, 0.0)
        assert look is not None
        yield Flight(look, None, event.seat)

    def _took(self, event: events.TookFromBank, perspective: Perspective) -> Iterator[Motion]:
        return self._cards(self._kind(event.resource), 1, None, event.seat)

    def _monopolised(self, event: events.Monopolised, perspective: Perspective) -> Iterator[Motion]:
        return self._cards(self._kind(event.resource), event.amount, event.victim, event.seat)

    def _bank_traded(self, event: events.BankTraded, perspective: Perspective) -> Iterator[Motion]:
        yield from self._cards(self._kind(event.give), event.amount, event.seat, None)
        yield from self._cards(self._kind(event.take), 1, None, event.seat)

    def _traded(self, event: events.Traded, perspective: Perspective) -> Iterator[Motion]:
        for moved, start, end in ((event.gave, event.seat, event.partner), (event.took, event.partner, event.seat)):
            for one in goods_text.parts(self._kit.fellows, moved):
                yield from self._cards(one.kind, one.count, start, end)


def _sources(event: events.Produced, perspective: Perspective) -> list[Spot]:
    """The hexes that paid a seat: those with the number rolled, or those around a founding settlement."""
    state: State = perspective.state
    board = state.config.board
    if isinstance(perspective.task, setup.FoundingRoad):
        hexes = board.grid.corner_hexes[perspective.task.corner]
        return [Spot("hex", hex_) for hex_ in hexes if board.resource[hex_] == event.resource]
    slot, number = 5 * event.seat + event.resource, sum(state.dice)
    found: list[Spot] = []
    for hex_, (_, shares) in enumerate(state.yields):
        if hex_ != state.robber and number in board.numbers[hex_]:
            found += [Spot("hex", hex_)] * dict(shares).get(slot, 0)
    return found
