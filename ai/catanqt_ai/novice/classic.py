"""The novice's rules for the base game: choose a goal, pay for it, else trade for what is lacking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from catanqt.kernel.game import Action, Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios import layer
from catanqt_ai.novice import player_trades
from catanqt_ai.novice.scenario import NO_GOAL, Goal, NoviceScenario
from catanqt_ai.novice.site_values import (
    Worth,
    all_pips,
    best_corner,
    corner_worths,
    hand_after,
    income,
    missing,
    road_towards,
)


@cache
def advice_for(name: str) -> NoviceScenario:
    """What the folder of a scenario says to the novice; without one, the defaults."""
    module = layer(name, "ai")
    return NoviceScenario() if module is None else cast(NoviceScenario, module.ADVICE)


def scenarios_of(state: State) -> list[NoviceScenario]:
    return [advice_for(scenario.name) for scenario in state.config.scenarios]


def decide(game: Catan, seat: int) -> Action:
    """Answer whatever task is on top."""
    kind = type(game.task)
    if kind in DECISIONS:
        return DECISIONS[kind](game, seat)
    for scenario in scenarios_of(game.state):
        if kind in scenario.decisions:
            return scenario.decisions[kind](game, seat, dearest(game.state, seat))
    return game.options()[0]


def worth_here(state: State, seat: int) -> Worth:
    """How much this seat likes a corner, the scenarios' views included."""
    worths = corner_worths(state.config.board, income(state, seat))
    bonuses = [scenario.corner_bonus for scenario in scenarios_of(state)]
    if not bonuses:
        return worths.__getitem__
    return lambda corner: worths[corner] + sum(bonus(state, corner) for bonus in bonuses)


def goals(state: State, seat: int) -> list[Goal]:
    """What it would like to build, dearest wish first."""
    found: list[Goal] = []
    worth = worth_here(state, seat)
    city = best_corner(building.city_sites(state, seat), worth)
    if city is not None:
        found.append(Goal(building.BuildCity(city), building.CITY_COST))
    site = best_corner(building.settlement_sites(state, seat), worth)
    if site is not None:
        found.append(Goal(building.BuildSettlement(site), building.SETTLEMENT_COST))
    elif state.settlements[seat].bit_count() < 5:
        edge = road_towards(state, seat, building.road_sites(state, seat), worth)
        if edge is not None:
            found.append(Goal(building.BuildRoad(edge), building.ROAD_COST))
    if any(state.deck):
        found.append(Goal(cards.BuyCard(), building.CARD_COST))
    return sorted(found, key=lambda goal: missing(state, seat, goal.cost))


def dearest(state: State, seat: int) -> Goal:
    """What it would like to build most."""
    return next(iter(goals(state, seat)), NO_GOAL)


def found_settlement(game: Catan, seat: int) -> Action:
    best = best_corner(game.state.free_corners, worth_here(game.state, seat))
    assert best is not None
    return setup.FoundSettlement(best)


def found_road(game: Catan, seat: int) -> Action:
    edges = [option.edge for option in game.options() if isinstance(option, setup.FoundRoad)]
    best = road_towards(game.state, seat, sum(1 << edge for edge in edges), worth_here(game.state, seat))
    return setup.FoundRoad(edges[0] if best is None else best)


def before_roll(game: Catan, seat: int) -> Action:
    """A knight before the roll drives the robber off the own land; else roll."""
    state = game.state
    near = state.config.board.grid.hex_mask[state.robber] if state.robber >= 0 else 0
    knight = cards.PlayKnight()
    if near & (state.settlements[seat] | state.cities[seat]) and knight in game.options():
        return knight
    return turn.Roll()


def in_turn(game: Catan, seat: int) -> Action:
    """Build what can be paid; else get the missing cards by card, bank or trade; else end the turn."""
    state = game.state
    options = game.options()
    wanted = goals(state, seat)
    goal = wanted[0] if wanted else NO_GOAL
    for one in wanted:
        if one.action is not None and one.action in options:
            return one.action
    for one in wanted:
        action = _card_for(state, seat, one, options) or _bank_for(state, seat, one, options)
        if action is not None:
            return action
    for scenario in scenarios_of(state):
        action = scenario.suggest(game, seat, options, goal)
        if action is not None:
            return action
    if cards.PlayKnight() in options:
        return cards.PlayKnight()
    if not state.config.free_trade and trade.Offer not in game.task.composes(game):
        return turn.EndTurn()
    return player_trades.offer(game, seat, goal.cost) or turn.EndTurn()


def _card_for(state: State, seat: int, goal: Goal, options: Sequence[Action]) -> Action | None:
    """The progress card that brings this goal about, if there is one."""
    if not any(state.cards[5 * seat : 5 * seat + 5]):
        return None
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
    best = road_towards(game.state, seat, building.road_sites(game.state, seat), worth_here(game.state, seat))
    return game.options()[0] if best is None else building.PlaceRoad(best)


def discard(game: Catan, seat: int) -> Action:
    """Give away what the nearest goal needs least."""
    left = hand_after(game.state, seat, dearest(game.state, seat).cost)
    held = game.state.hand(seat)
    return robber.Discard(max((kind for kind in range(5) if held[kind]), key=lambda kind: left[kind]))


def move_robber(game: Catan, seat: int) -> Action:
    """Where it hurts the others most, the leader twice, and never oneself."""
    state = game.state
    pips = all_pips(state.config.board)

    def harm(hex_: int) -> float:
        total = 0.0
        for slot, amount in state.yields[hex_][1]:
            owner = slot // 5
            weight = -20 if owner == seat else 1 + state.score[owner] / 5
            total += weight * amount * pips[hex_]
        return total

    hexes = [option.hex for option in game.options() if isinstance(option, robber.MoveRobber)]
    return robber.MoveRobber(max(hexes, key=harm))


def choose_victim(game: Catan, seat: int) -> Action:
    """The strongest of them."""
    seats = [option.seat for option in game.options() if isinstance(option, robber.Rob)]
    return robber.Rob(max(seats, key=lambda other: (game.state.score[other], game.state.hand_size(other))))


def answer(game: Catan, seat: int) -> Action:
    return player_trades.answer(game, seat, lambda: dearest(game.state, seat).cost)


def choose_partner(game: Catan, seat: int) -> Action:
    return player_trades.choose(game, seat)


DECISIONS: dict[type[Task], Callable[[Catan, int], Action]] = {
    setup.Founding: found_settlement,
    setup.FoundingRoad: found_road,
    turn.BeforeRoll: before_roll,
    turn.Turn: in_turn,
    building.FreeRoads: place_free_road,
    robber.Discarding: discard,
    robber.RobberMove: move_robber,
    robber.RobberVictim: choose_victim,
    trade.Answering: answer,
    trade.Choosing: choose_partner,
}
