"""Founding settlements and roads: pips, variety, harbours that fit, room to grow, and who takes what next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ai.classic import founding
from ai.classic.mind import Mind
from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import pieces
from catanqt.rules.base.board import ANY, BRICK, GRAIN, LUMBER, ORE, RESOURCES
from catanqt.rules.base.setup import Founding, FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import State
from catanqt.rules.hexgrid import bits

PIPS = (0.96, 1.10, 0.63, 0.98, 1.11)
ANY_HARBOUR = 0.52
OWN_HARBOUR = 0.18
ROOM = 0.08
ROAD_PAIR, CITY_PAIR, NUMBERS = 0.04, 0.02, 0.03
WIN_TIME = 0.05
CONSIDERED = 6
"""How many first settlements are played on to the second."""


def score(mind: Mind, state: State, seat: int, corner: int) -> float:
    """How much a founding settlement here is liked."""
    ground, skill = mind.surveyor.ground, mind.skill
    own = list(bits(state.settlements[seat] | state.cities[seat]))
    has = [sum(ground.pips[one][kind] for one in own) for kind in range(5)]
    here = ground.pips[corner]
    both = [one + two for one, two in zip(has, here, strict=True)]
    total = sum(amount * weight for amount, weight in zip(here, PIPS, strict=True))
    total += skill.new_kind * sum(1 for kind in range(5) if here[kind] and not has[kind])
    total += skill.harbours * _harbour(state, seat, corner, here, both)
    total += ROOM * _room(mind, state, corner)[1]
    total += ROAD_PAIR * min(both[LUMBER], both[BRICK]) + CITY_PAIR * min(both[GRAIN], both[ORE])
    total += NUMBERS * len(ground.numbers[corner].union(*(ground.numbers[one] for one in own)))
    return total + sum(lore.opening(state, seat, corner) for lore in mind.lores)


def _harbour(state: State, seat: int, corner: int, here: Sequence[int], both: Sequence[int]) -> float:
    total = 0.0
    kind = state.table.board.harbour_at.get(corner)
    if kind is not None:
        total += ANY_HARBOUR if kind == ANY else OWN_HARBOUR * both[kind]
    rates = state.rates[5 * seat : 5 * seat + 5]
    return total + sum(OWN_HARBOUR * here[other] for other in range(5) if rates[other] == 2)


def _room(mind: Mind, state: State, corner: int) -> tuple[int, int]:
    """The best free corner two roads away, and its pips."""
    grid, pips = state.table.board.grid, mind.surveyor.ground.total_pips
    found = {two for one in grid.corner_neighbours[corner] for two in grid.corner_neighbours[one]}
    free = state.free_corners & ~grid.near[corner]
    best = max((one for one in found if free >> one & 1), key=lambda one: pips[one], default=-1)
    return best, (pips[best] if best >= 0 else 0)


def found_settlement(mind: Mind, task: Founding) -> tuple[Action, list[Reason]]:
    state, seat = mind.game.state, mind.seat
    if mind.judge is not None:
        best = founding.best_settlement(mind, task)
        return FoundSettlement(best), _reasons(mind, best)
    ranked = sorted(bits(state.free_corners), key=lambda corner: -score(mind, state, seat, corner))
    best = ranked[0]
    if task.round == 2 and mind.skill.sees_races:
        best = max(ranked[:CONSIDERED], key=lambda corner: _second(mind, corner))
    elif task.round == 1 and mind.skill.plans_opening:
        best = max(ranked[:CONSIDERED], key=lambda corner: _first(mind, corner))
    return FoundSettlement(best), _reasons(mind, best)


def _second(mind: Mind, corner: int) -> float:
    state = mind.game.state.copy()
    liked = score(mind, state, mind.seat, corner)
    pieces.put_settlement(state, mind.seat, corner)
    return liked - WIN_TIME * mind.time(state, mind.seat)


def _first(mind: Mind, corner: int) -> float:
    """This settlement and the second one that is left when everybody has chosen by the same taste."""
    if mind.budget.spent:
        return -1.0
    state = mind.game.state.copy()
    total = score(mind, state, mind.seat, corner)
    pieces.put_settlement(state, mind.seat, corner)
    for task in reversed(mind.game.state.todo[:-1]):
        if not isinstance(task, Founding):
            continue
        best = max(bits(state.free_corners), key=partial(score, mind, state, task.actor))
        if task.actor == mind.seat:
            return total + score(mind, state, mind.seat, best)
        pieces.put_settlement(state, task.actor, best)
    return total


def _reasons(mind: Mind, corner: int) -> list[Reason]:
    state, ground = mind.game.state, mind.surveyor.ground
    here = ground.pips[corner]
    kinds = ",".join(RESOURCES[kind] for kind in range(5) if here[kind])
    found = [because("opening-pips", pips=sum(here), resources=kinds)]
    own = list(bits(state.settlements[mind.seat]))
    fresh = [RESOURCES[kind] for kind in range(5) if here[kind] and not any(ground.pips[one][kind] for one in own)]
    if own and fresh:
        found.append(because("new-kinds", resources=",".join(fresh)))
    harbour = state.table.board.harbour_at.get(corner)
    if harbour is not None:
        kind = "any" if harbour == ANY else RESOURCES[harbour]
        found.append(because("harbour", kind=kind, rate=3 if harbour == ANY else 2))
    for lore in mind.lores:
        found += lore.reasons(mind, mind.game, FoundSettlement(corner))
    return found


def found_road(mind: Mind, task: FoundingRoad) -> tuple[Action, list[Reason]]:
    """The edge that leaves the least win time."""
    state, seat = mind.game.state, mind.seat
    edges = [option.edge for option in mind.game.options() if isinstance(option, FoundRoad)]

    def time(edge: int) -> float:
        there = state.copy()
        pieces.put_road(there, seat, edge)
        return mind.time(there, seat)

    best = min(edges, key=time) if mind.judge is None else founding.best_road(mind, edges)
    there = state.copy()
    pieces.put_road(there, seat, best)
    sites = mind.surveyor.network(there, seat).sites
    if not sites:
        return FoundRoad(best), [because("nothing-better")]
    site = sites[0]
    pips = mind.surveyor.ground.total_pips[site.corner]
    return FoundRoad(best), [because("towards-site", corner=site.corner, roads=site.roads, pips=pips)]
