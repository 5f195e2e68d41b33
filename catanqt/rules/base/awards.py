"""Victory points, longest road, largest army, and the check for a winner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from catanqt.rules.base.events import LargestArmyMoved, LongestRoadMoved, Won
from catanqt.rules.base.state import NOBODY, VICTORY_POINT, Catan, State
from catanqt.rules.hexgrid import HexGrid, bits

Steps = Sequence[Sequence[tuple[int, int]]]


def points(state: State, seat: int) -> int:
    """All points of a seat, hidden victory point cards included; what everybody sees is `state.score`."""
    slot = 5 * seat + VICTORY_POINT
    return state.score[seat] + state.cards[slot] + state.new_cards[slot]


def check_win(game: Catan) -> None:
    """End the game if the player whose turn it is has won. Called wherever points may change."""
    state = game.state
    slot = 5 * state.turn + VICTORY_POINT
    if state.score[state.turn] + state.cards[slot] + state.new_cards[slot] >= state.goals[state.turn] and has_won(game):
        win(game)


def has_won(game: Catan) -> bool:
    """Whether the player whose turn it is has reached the goal, at a moment when that wins."""
    state = game.state
    if state.winner != NOBODY or points(state, state.turn) < state.goals[state.turn]:
        return False
    return not any(scenario.withholds_win(game) for scenario in state.config.scenarios)


def win(game: Catan) -> None:
    """The player whose turn it is has won."""
    state = game.state
    state.winner = state.turn
    game.emit(Won, state.turn, points(state, state.turn))
    game.finish()


def knight_played(game: Catan, seat: int) -> None:
    """Pass largest army on if this knight makes `seat` its sole leader."""
    state = game.state
    army = state.knights[seat]
    others = max(count for other, count in enumerate(state.knights) if other != seat)
    if seat != state.largest_army and army >= state.config.house.army_minimum and army > others:
        award_army(game, seat)


def recount_army(game: Catan) -> None:
    """Knights were lost: the holder keeps the card with enough and nobody above, else a sole leader takes it."""
    state = game.state
    holder, most, least = state.largest_army, max(state.knights), state.config.house.army_minimum
    if holder != NOBODY and state.knights[holder] == most >= least:
        return
    alone = most >= least and state.knights.count(most) == 1
    leader = state.knights.index(most) if alone else NOBODY
    if leader != holder:
        award_army(game, leader)


def award_army(game: Catan, seat: int) -> None:
    """Hand largest army to a seat, or to nobody."""
    state = game.state
    _move_points(state, state.largest_army, seat, state.config.house.army_worth)
    state.largest_army = seat
    game.emit(LargestArmyMoved, seat, 0 if seat == NOBODY else state.knights[seat])
    check_win(game)


def _move_points(state: State, loser: int, winner: int, worth: int) -> None:
    """The points of an award pass on."""
    if loser != NOBODY:
        state.score[loser] -= worth
    if winner != NOBODY:
        state.score[winner] += worth


def road_built(game: Catan, seat: int, edge: int) -> None:
    """Pass longest road on, or note the holder's new length, if a trail over this edge is a record."""
    state = game.state
    record = max(state.config.house.road_minimum - 1, state.road_record)
    if state.roads[seat].bit_count() <= record:
        return
    length = _trail_over(state, seat, edge, record)
    if length > record and (state.longest_road != NOBODY or length > _longest_of_others(state, seat)):
        _award_road(game, seat, length)


def corner_built(game: Catan, corner: int) -> None:
    """A new building may cut the holder's road, or one of those that tie for the card: compare all again."""
    state = game.state
    holder, builder = state.longest_road, state.owner[corner]
    cut = [seat for seat in range(state.config.players) if seat != builder and state.reach[seat] >> corner & 1]
    if not cut or (holder != NOBODY and holder not in cut):
        return
    lengths = [road_length(state, seat) for seat in range(state.config.players)]
    longest = max(lengths)
    least = state.config.house.road_minimum
    if holder != NOBODY and lengths[holder] == longest >= least:
        state.road_record = longest
    elif longest >= least and lengths.count(longest) == 1:
        _award_road(game, lengths.index(longest), longest)
    else:
        _award_road(game, NOBODY, 0)


def _longest_of_others(state: State, seat: int) -> int:
    """What must be beaten while the card lies aside: it may be there because two others tie for it."""
    return max(road_length(state, other) for other in range(state.config.players) if other != seat)


def _award_road(game: Catan, seat: int, length: int) -> None:
    state = game.state
    state.road_record = length
    if seat != state.longest_road:
        _move_points(state, state.longest_road, seat, state.config.house.road_worth)
        state.longest_road = seat
        game.emit(LongestRoadMoved, seat, length)
        check_win(game)


def road_length(state: State, seat: int) -> int:
    """The longest trail of a seat: no road twice, corners as often as you like, not through opponents."""
    return _longest(state.config.board.grid, state.roads[seat], _walls(state, seat))


@lru_cache(maxsize=1 << 10)
def _longest(grid: HexGrid, roads: int, walls: int) -> int:
    """Kept by the grid, which boards share: a cache by boards would keep those of all games played so far."""
    starts = {corner for edge in bits(roads) for corner in grid.edges[edge]}
    return max((_walk(grid.steps, corner, roads, walls, start=True)[0] for corner in starts), default=0)


def _trail_over(state: State, seat: int, edge: int, record: int) -> int:
    """The longest trail over this edge, or any number up to `record` if it is no longer than that."""
    board = state.config.board
    walls = _walls(state, seat)
    roads = state.roads[seat] & ~(1 << edge)
    one, two = board.grid.edges[edge]
    length_one, used_one = _walk(board.grid.steps, one, roads, walls)
    length_two, used_two = _walk(board.grid.steps, two, roads, walls)
    most = length_one + 1 + length_two
    if most <= record or not used_one & used_two:
        return most
    return road_length(state, seat)


def _walk(steps: Steps, corner: int, roads: int, walls: int, start: bool = False) -> tuple[int, int]:
    """The longest trail from a corner over these roads, and the roads it uses.

    A trail may begin at an opponent's building but not pass it.
    """
    best, best_used = 0, 0
    if walls >> corner & 1 and not start:
        return best, best_used
    for edge, end in steps[corner]:
        if roads & edge:
            length, used = _walk(steps, end, roads ^ edge, walls)
            if length >= best:
                best, best_used = length + 1, used | edge
    return best, best_used


def _walls(state: State, seat: int) -> int:
    """Corners with opponents' buildings."""
    walls = 0
    for other in range(state.config.players):
        if other != seat:
            walls |= state.settlements[other] | state.cities[other]
    return walls
