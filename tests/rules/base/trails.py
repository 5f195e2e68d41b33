"""An independent word on B13 and B14: sites of roads, trails by brute force, and whose card longest road is.

Written from the rule alone; it shares nothing with the engine but the numbers of corners and edges.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catanqt.rules.base.state import Catan
from catanqt.rules.hexgrid import bits
from tests.rules.base.table import GRID

Road = tuple[int, int]


def longest_trail(roads: Iterable[Road], enemies: set[int]) -> int:
    """Try every trail: no road twice, no step on from a corner with an opponent's building."""
    left = set(roads)

    def go_on(corner: int) -> int:
        best = 0
        for road in [road for road in left if corner in road]:
            end = road[0] + road[1] - corner
            left.remove(road)
            best = max(best, 1 + (0 if end in enemies else go_on(end)))
            left.add(road)
        return best

    return max((go_on(corner) for corner in {end for road in left for end in road}), default=0)


def lengths(game: Catan) -> list[int]:
    """How long everybody's longest trail is."""
    state = game.state
    seats = range(state.config.players)
    buildings = [set(bits(state.settlements[seat] | state.cities[seat])) for seat in seats]
    return [
        longest_trail(
            [GRID.edges[edge] for edge in bits(state.roads[seat])],
            {corner for other in seats if other != seat for corner in buildings[other]},
        )
        for seat in seats
    ]


def road_sites(game: Catan, seat: int) -> set[int]:
    """The free edges at an own building, or at an own road's end where no opponent stands."""
    state = game.state
    taken = {edge for roads in state.roads for edge in bits(roads)}
    ends = {corner for edge in bits(state.roads[seat]) for corner in GRID.edges[edge]}
    own = {corner for corner, owner in enumerate(state.owner) if owner == seat}
    starts = own | {corner for corner in ends if state.owner[corner] < 0}
    return {edge for edge, pair in enumerate(GRID.edges) if edge not in taken and starts & set(pair)}


def rightful_holder(holder: int | None, found: Sequence[int]) -> int | None:
    """Who holds longest road after any change: the holder on a tie, else the sole longest of 5 or more."""
    longest = max(found)
    if longest < 5:
        return None
    if holder is not None and found[holder] == longest:
        return holder
    return found.index(longest) if found.count(longest) == 1 else None
