"""Initial placement by rules: pips, variety, suitable harbours, room to grow, and what the others will take.

It is used where there is no learned evaluation. Its score also serves to compare corners in explanations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import pieces
from catanqt.rules.base.board import ANY, BRICK, GRAIN, LUMBER, ORE, RESOURCES
from catanqt.rules.base.setup import Founding, FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import State
from catanqt.rules.hexgrid import bits
from catanqt_ai.classic import learned_placement
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator

PIPS = (0.96, 1.10, 0.63, 0.98, 1.11)
ANY_HARBOUR = 0.52
OWN_HARBOUR = 0.18
ROOM = 0.08
ROAD_PAIR, CITY_PAIR, NUMBERS = 0.04, 0.02, 0.03
WIN_TIME = 0.05
CONSIDERED = 6
"""How many first settlements are played on to the second."""


def score(evaluator: SearchEvaluator, state: State, seat: int, corner: int) -> float:
    """How much a founding settlement here is liked."""
    values, skill = evaluator.surveyor.values, evaluator.skill
    own = list(bits(state.settlements[seat] | state.cities[seat]))
    has = [sum(values.pips[one][kind] for one in own) for kind in range(5)]
    here = values.pips[corner]
    both = [one + two for one, two in zip(has, here, strict=True)]
    total = sum(amount * weight * land for amount, weight, land in zip(here, PIPS, skill.lands, strict=True))
    total += skill.new_kind * sum(1 for kind in range(5) if here[kind] and not has[kind])
    total += skill.harbours * _harbour(state, seat, corner, here, both)
    total += ROOM * _room(evaluator, state, corner)[1]
    total += ROAD_PAIR * min(both[LUMBER], both[BRICK]) + CITY_PAIR * min(both[GRAIN], both[ORE])
    total += NUMBERS * len(values.numbers[corner].union(*(values.numbers[one] for one in own)))
    return total + sum(scenario.opening(state, seat, corner) for scenario in evaluator.scenarios)


def _harbour(state: State, seat: int, corner: int, here: Sequence[int], both: Sequence[int]) -> float:
    total = 0.0
    kind = state.config.board.harbour_at.get(corner)
    if kind is not None:
        total += ANY_HARBOUR if kind == ANY else OWN_HARBOUR * both[kind]
    rates = state.rates[5 * seat : 5 * seat + 5]
    return total + sum(OWN_HARBOUR * here[other] for other in range(5) if rates[other] == 2)


def _room(evaluator: SearchEvaluator, state: State, corner: int) -> tuple[int, int]:
    """The best free corner two roads away, and its pips."""
    grid, pips = state.config.board.grid, evaluator.surveyor.values.total_pips
    found = {two for one in grid.corner_neighbours[corner] for two in grid.corner_neighbours[one]}
    free = state.free_corners & ~grid.near[corner]
    best = max((one for one in found if free >> one & 1), key=lambda one: pips[one], default=-1)
    return best, (pips[best] if best >= 0 else 0)


def found_settlement(evaluator: SearchEvaluator, task: Founding) -> tuple[Action, list[Reason]]:
    state, seat = evaluator.game.state, evaluator.seat
    if evaluator.learned is not None:
        best = learned_placement.best_settlement(evaluator, task)
        return FoundSettlement(best), _reasons(evaluator, best)
    ranked = sorted(bits(state.free_corners), key=lambda corner: -score(evaluator, state, seat, corner))
    best = ranked[0]
    if task.round == 2 and evaluator.skill.sees_races:
        best = max(ranked[:CONSIDERED], key=lambda corner: _second(evaluator, corner))
    elif task.round == 1 and evaluator.skill.plans_opening:
        best = max(ranked[:CONSIDERED], key=lambda corner: _first(evaluator, corner))
    return FoundSettlement(best), _reasons(evaluator, best)


def _second(evaluator: SearchEvaluator, corner: int) -> float:
    state = evaluator.game.state.copy()
    liked = score(evaluator, state, evaluator.seat, corner)
    pieces.put_settlement(state, evaluator.seat, corner)
    return liked - WIN_TIME * evaluator.time(state, evaluator.seat)


def _first(evaluator: SearchEvaluator, corner: int) -> float:
    """This settlement and the second one that is left when everybody has chosen by the same taste."""
    if evaluator.budget.spent:
        return -1.0
    state = evaluator.game.state.copy()
    total = score(evaluator, state, evaluator.seat, corner)
    pieces.put_settlement(state, evaluator.seat, corner)
    for task in reversed(evaluator.game.state.todo[:-1]):
        if not isinstance(task, Founding):
            continue
        best = max(bits(state.free_corners), key=partial(score, evaluator, state, task.actor))
        if task.actor == evaluator.seat:
            return total + score(evaluator, state, evaluator.seat, best)
        pieces.put_settlement(state, task.actor, best)
    return total


def _reasons(evaluator: SearchEvaluator, corner: int) -> list[Reason]:
    state, values = evaluator.game.state, evaluator.surveyor.values
    here = values.pips[corner]
    kinds = ",".join(RESOURCES[kind] for kind in range(5) if here[kind])
    found = [because("opening-pips", pips=sum(here), resources=kinds)]
    own = list(bits(state.settlements[evaluator.seat]))
    fresh = [RESOURCES[kind] for kind in range(5) if here[kind] and not any(values.pips[one][kind] for one in own)]
    if own and fresh:
        found.append(because("new-kinds", resources=",".join(fresh)))
    harbour = state.config.board.harbour_at.get(corner)
    if harbour is not None:
        kind = "any" if harbour == ANY else RESOURCES[harbour]
        found.append(because("harbour", kind=kind, rate=3 if harbour == ANY else 2))
    for scenario in evaluator.scenarios:
        found += scenario.reasons(evaluator, evaluator.game, FoundSettlement(corner))
    return found


def found_road(evaluator: SearchEvaluator, task: FoundingRoad) -> tuple[Action, list[Reason]]:
    """The edge that leaves the least win time."""
    state, seat = evaluator.game.state, evaluator.seat
    edges = [option.edge for option in evaluator.game.options() if isinstance(option, FoundRoad)]

    def time(edge: int) -> float:
        there = state.copy()
        pieces.put_road(there, seat, edge)
        return evaluator.time(there, seat)

    best = min(edges, key=time) if evaluator.learned is None else learned_placement.best_road(evaluator, edges)
    there = state.copy()
    pieces.put_road(there, seat, best)
    sites = evaluator.surveyor.expansion(there, seat).sites
    if not sites:
        return FoundRoad(best), [because("nothing-better")]
    site = sites[0]
    pips = evaluator.surveyor.values.total_pips[site.corner]
    return FoundRoad(best), [because("towards-site", corner=site.corner, roads=site.roads, pips=pips)]
