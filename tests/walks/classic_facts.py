"""What must hold at every moment of a classic game, worked out the slow and simple way.

Of the grid only `edges` and `hex_corners` are believed, of the state only the pieces and cards themselves.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from catanqt.rules.base.state import State
from catanqt.rules.hexgrid import HexGrid

COPIES = {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}
DECK = (14, 5, 2, 2, 2)
KNIGHT, VICTORY_POINT = 0, 1
PAYS = {"forest": 0, "hills": 1, "pasture": 2, "fields": 3, "mountains": 4}
NOBODY = -1


def ones(mask: int) -> set[int]:
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


@lru_cache(maxsize=8)
def around(grid: HexGrid) -> list[set[int]]:
    """The neighbours of each corner."""
    return [{a + b - corner for a, b in grid.edges if corner in (a, b)} for corner in range(len(grid.corners))]


@lru_cache(maxsize=8)
def land(grid: HexGrid) -> list[list[int]]:
    """The hexes at each corner."""
    return [[h for h, ring in enumerate(grid.hex_corners) if corner in ring] for corner in range(len(grid.corners))]


def houses(state: State) -> dict[int, tuple[int, int]]:
    """Corner -> whose building stands there and how many points and cards it is worth."""
    found: dict[int, tuple[int, int]] = {}
    for seat in range(state.config.players):
        for worth, mask in ((1, state.settlements[seat]), (2, state.cities[seat])):
            for corner in ones(mask):
                assert corner not in found, f"two buildings on corner {corner}"
                found[corner] = seat, worth
    return found


def streets(state: State) -> dict[int, int]:
    """Edge -> whose road lies there."""
    found: dict[int, int] = {}
    for seat in range(state.config.players):
        for edge in ones(state.roads[seat]):
            assert edge not in found, f"two roads on edge {edge}"
            found[edge] = seat
    return found


def longest_trail(state: State, seat: int) -> int:
    """Try every way along the roads of a seat."""
    edges = frozenset(state.config.board.grid.edges[edge] for edge in ones(state.roads[seat]))
    walls = frozenset(corner for corner, (owner, _) in houses(state).items() if owner != seat)
    ends = {corner for edge in edges for corner in edge}
    return trail(edges, frozenset(ends & walls))


@lru_cache(maxsize=1 << 12)
def trail(edges: frozenset[tuple[int, int]], walls: frozenset[int]) -> int:
    best = 0
    trails = [(here, frozenset({edge})) for edge in edges for here in edge]
    while trails:
        here, used = trails.pop()
        best = max(best, len(used))
        if here not in walls:
            trails += [(sum(edge) - here, used | {edge}) for edge in edges if here in edge and edge not in used]
    return best


def leader(holder: int, scores: list[int], least: int) -> int:
    """Who has an award: the holder while nobody has more, else whoever alone has most; at least `least`."""
    most = max(scores)
    if most < least:
        return NOBODY
    if holder != NOBODY and scores[holder] == most:
        return holder
    return scores.index(most) if scores.count(most) == 1 else NOBODY


def check_cards(state: State) -> None:
    assert min(state.bank) >= 0
    assert min(state.hands) >= 0
    for kind, (name, copies) in enumerate(COPIES.items()):
        assert state.bank[kind] + sum(state.hands[kind::5]) == copies, f"{name} is not conserved"
    assert min(*state.deck, *state.cards, *state.new_cards, *state.knights) >= 0
    left = development_cards(state)
    assert left[KNIGHT] + sum(state.knights) == DECK[KNIGHT]
    assert left[VICTORY_POINT] == DECK[VICTORY_POINT]
    assert all(some <= whole for some, whole in zip(left, DECK, strict=True))


def development_cards(state: State) -> list[int]:
    """How many of each kind have not been played."""
    return [state.deck[card] + sum(state.cards[card::5]) + sum(state.new_cards[card::5]) for card in range(5)]


def check_pieces(state: State) -> None:
    board = state.config.board
    built, laid = houses(state), streets(state)
    neighbours = around(board.grid)
    for corner in built:
        assert not neighbours[corner] & set(built), f"the building on {corner} is too close to another"
    counts = Counter(built.values())
    for seat in range(state.config.players):
        assert counts[seat, 1] <= 5
        assert counts[seat, 2] <= 4
        assert list(laid.values()).count(seat) <= 15
    assert list(state.owner) == [built.get(corner, (NOBODY,))[0] for corner in range(len(board.grid.corners))]
    assert ones(state.taken_edges) == set(laid)
    free = {corner for corner in range(len(board.grid.corners)) if not ({corner} | neighbours[corner]) & set(built)}
    assert ones(state.free_corners) == free
    assert -1 <= state.robber < len(board.terrain)


def check_networks(state: State) -> None:
    edges = state.config.board.grid.edges
    built, laid = houses(state), streets(state)
    for seat in range(state.config.players):
        own = {corner for corner, (owner, _) in built.items() if owner == seat}
        foreign = set(built) - own
        reach = {corner for edge, owner in laid.items() if owner == seat for corner in edges[edge]}
        link = (reach | own) - foreign
        assert ones(state.reach[seat]) == reach
        assert ones(state.link[seat]) == link
        assert ones(state.open_edges[seat]) == {i for i, edge in enumerate(edges) if set(edge) & link}
        for edge, owner in laid.items():
            if owner == seat:
                a, b = edges[edge]
                touching = {other for other, one in enumerate(edges) if {a, b} & set(one)} - {edge}
                joined = {a, b} & own or any(laid.get(other) == seat for other in touching)
                assert joined, f"the road on edge {edge} lies alone"


def check_economy(state: State) -> None:
    board = state.config.board
    built = houses(state)
    for seat in range(state.config.players):
        rates = [4] * 5
        for harbour in board.harbours:
            if any(built.get(corner, (NOBODY,))[0] == seat for corner in board.grid.edges[harbour.edge]):
                for kind in range(5):
                    if harbour.kind == 5:
                        rates[kind] = min(rates[kind], 3)
                    elif harbour.kind == kind:
                        rates[kind] = 2
        assert state.rates[5 * seat : 5 * seat + 5] == rates
    for hex_, terrain in enumerate(board.terrain):
        shares: Counter[int] = Counter()
        for corner in board.grid.hex_corners[hex_]:
            if corner in built and terrain in PAYS:
                owner, worth = built[corner]
                shares[5 * owner + PAYS[terrain]] += worth
        total, found = state.yields[hex_]
        assert len(dict(found)) == len(found)
        assert dict(found) == shares
        assert total == shares.total()


def points_on_board(state: State, seat: int) -> int:
    pieces = sum(worth for owner, worth in houses(state).values() if owner == seat)
    return pieces + 2 * (state.longest_road == seat) + 2 * (state.largest_army == seat)


def check_awards(state: State) -> None:
    lengths = [longest_trail(state, seat) for seat in range(state.config.players)]
    assert state.longest_road == leader(state.longest_road, lengths, 5), f"the roads are {lengths} long"
    assert state.road_record == (0 if state.longest_road == NOBODY else lengths[state.longest_road])
    assert state.largest_army == leader(state.largest_army, state.knights, 3), f"the armies are {state.knights}"
    assert state.score == [points_on_board(state, seat) for seat in range(state.config.players)]
