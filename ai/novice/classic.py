"""How a novice decides in the base game: one goal at a time, plain and quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ai.novice import dealing
from ai.novice.worth import best_corner, hand_after, missing, pips, road_towards
from catanqt.kernel.game import Action, Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.state import Cards, Catan, State

Decide = Callable[[Any, int], Action]


class Goal(NamedTuple):
    """What the novice wants next: the action, and what it costs."""

    action: Action
    cost: Cards


def goals(state: State, seat: int) -> list[Goal]:
    """What it would like to build, dearest wish first."""
    wishes: list[Goal] = []
    city = best_corner(state, seat, building.city_sites(state, seat))
    if city is not None:
        wishes.append(Goal(building.BuildCity(city), building.CITY_COST))
    site = best_corner(state, seat, building.settlement_sites(state, seat))
    if site is not None:
        wishes.append(Goal(building.BuildSettlement(site), building.SETTLEMENT_COST))
    elif state.settlements[seat].bit_count() < 5:
        edge = road_towards(state, seat, building.road_sites(state, seat))
        if edge is not None:
            wishes.append(Goal(building.BuildRoad(edge), building.ROAD_COST))
    if any(state.deck):
        wishes.append(Goal(cards.BuyCard(), building.CARD_COST))
    return sorted(wishes, key=lambda goal: missing(state, seat, goal.cost))


def found_settlement(game: Catan, seat: int) -> Action:
    best = best_corner(game.state, seat, game.state.free_corners)
    assert best is not None
    return setup.FoundSettlement(best)


def found_road(game: Catan, seat: int) -> Action:
    edges = [option.edge for option in game.options() if isinstance(option, setup.FoundRoad)]
    best = road_towards(game.state, seat, sum(1 << edge for edge in edges))
    return setup.FoundRoad(edges[0] if best is None else best)


def before_roll(game: Catan, seat: int) -> Action:
    """A knight before the roll drives the robber off the own land; else roll."""
    state = game.state
    near = state.table.board.grid.hex_mask[state.robber] if state.robber >= 0 else 0
    knight = cards.PlayKnight()
    if near & (state.settlements[seat] | state.cities[seat]) and knight in game.options():
        return knight
    return turn.Roll()


def in_turn(game: Catan, seat: int) -> Action:
    """Build what can be paid; else get the missing cards by card, bank or trade; else end the turn."""
    state = game.state
    options = game.options()
    wishes = goals(state, seat)
    for goal in wishes:
        if goal.action in options:
            return goal.action
    for goal in wishes:
        action = _card_for(state, seat, goal, options) or _bank_for(state, seat, goal, options)
        if action is not None:
            return action
    knight = cards.PlayKnight()
    if knight in options:
        return knight
    offer = dealing.offer(game, seat, wishes[0].cost) if wishes else None
    return offer or turn.EndTurn()


def _card_for(state: State, seat: int, goal: Goal, options: Sequence[Action]) -> Action | None:
    """The progress card that brings this goal about, if there is one."""
    left = hand_after(state, seat, goal.cost)
    lacking = [kind for kind, amount in enumerate(left) for _ in range(-amount)]
    if isinstance(goal.action, building.BuildRoad) and cards.PlayRoadBuilding() in options:
        return cards.PlayRoadBuilding()
    if 1 <= len(lacking) <= 2:
        first, second = sorted((lacking * 2)[:2])
        plenty = cards.PlayYearOfPlenty(first, second)
        if plenty in options:
            return plenty
    for kind in set(lacking):
        others = sum(state.hands[kind::5]) - state.hands[5 * seat + kind]
        if cards.PlayMonopoly(kind) in options and others >= max(3, -left[kind]):
            return cards.PlayMonopoly(kind)
    return None


def _bank_for(state: State, seat: int, goal: Goal, options: Sequence[Action]) -> Action | None:
    """A bank trade on the way to this goal, if what is left over pays for all that is lacking."""
    left = hand_after(state, seat, goal.cost)
    rates = state.rates[5 * seat : 5 * seat + 5]
    gains = sum(amount // rate for amount, rate in zip(left, rates, strict=True) if amount > 0)
    if not 1 <= missing(state, seat, goal.cost) <= gains:
        return None
    for take in (kind for kind, amount in enumerate(left) if amount < 0):
        for give in sorted(range(5), key=lambda kind: -left[kind] / rates[kind]):
            if left[give] >= rates[give] and turn.BankTrade(give, take) in options:
                return turn.BankTrade(give, take)
    return None


def place_free_road(game: Catan, seat: int) -> Action:
    best = road_towards(game.state, seat, building.road_sites(game.state, seat))
    return game.options()[0] if best is None else building.PlaceRoad(best)


def discard(game: Catan, seat: int) -> Action:
    """Give away what the nearest goal needs least."""
    wishes = goals(game.state, seat)
    left = hand_after(game.state, seat, wishes[0].cost if wishes else (0,) * 5)
    held = game.state.hand(seat)
    return robber.Discard(max((kind for kind in range(5) if held[kind]), key=lambda kind: left[kind]))


def move_robber(game: Catan, seat: int) -> Action:
    """Where it hurts the others most, the leader twice, and never oneself."""
    state = game.state

    def harm(hex_: int) -> float:
        total = 0.0
        for slot, amount in state.yields[hex_][1]:
            owner = slot // 5
            weight = -20 if owner == seat else 1 + state.score[owner] / 5
            total += weight * amount * pips(state.table.board, hex_)
        return total

    hexes = [option.hex for option in game.options() if isinstance(option, robber.MoveRobber)]
    return robber.MoveRobber(max(hexes, key=harm))


def choose_victim(game: Catan, seat: int) -> Action:
    """The strongest of them."""
    seats = [option.seat for option in game.options() if isinstance(option, robber.Rob)]
    return robber.Rob(max(seats, key=lambda other: (game.state.score[other], game.state.hand_size(other))))


def answer(game: Catan, seat: int) -> Action:
    wishes = goals(game.state, seat)
    return dealing.answer(game, seat, wishes[0].cost if wishes else (0,) * 5)


DECISIONS: dict[type[Task], Decide] = {
    setup.Founding: found_settlement,
    setup.FoundingRoad: found_road,
    turn.BeforeRoll: before_roll,
    turn.Turn: in_turn,
    building.FreeRoads: place_free_road,
    robber.Discarding: discard,
    robber.RobberMove: move_robber,
    robber.RobberVictim: choose_victim,
    trade.Answering: answer,
    trade.Choosing: dealing.choose,
}
