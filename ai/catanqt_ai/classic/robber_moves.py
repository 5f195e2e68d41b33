"""The robber's moves, after a seven or a knight: whom each one hurts, and its value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from catanqt.kernel.agent import Reason, because
from catanqt.rules.base import building
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.building import CITY_COST, SETTLEMENT_COST
from catanqt.rules.base.house_rules import GOAL, HANDICAP
from catanqt.rules.base.robber import RobberMove, robber_hexes, victims
from catanqt.rules.base.state import NOBODY, State
from catanqt_ai.classic.dice_odds import deck_reasons
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan, hand_of

FEW_POINTS = 2
"""Who needs no more points than this is about to win."""


class Raid(NamedTuple):
    """A move of the robber: its hex, its victim and its value."""

    value: float
    hex: int
    victim: int
    times: tuple[float, ...]


def raids(evaluator: SearchEvaluator, state: State, hand: Sequence[float], unknown: int = 0) -> list[Raid]:
    """All sensible raids in this position, best first. Land of one's own is left alone while there is other."""
    seat = evaluator.seat
    choices = robber_hexes(state)
    others = [hex_ for hex_ in choices if _owners(state, hex_) - {seat} and seat not in _owners(state, hex_)]
    empty = [hex_ for hex_ in choices if not _owners(state, hex_)][:1]
    context = _RaidContext(evaluator, state, hand, unknown)
    found: list[Raid] = []
    for hex_ in others + empty or choices:
        found += [context.raid(hex_, victim) for victim in context.victims(hex_)]
        if evaluator.budget.spent:
            break
    return sorted(found, key=lambda raid: (-raid.value, raid.hex, raid.victim))


def raids_at(evaluator: SearchEvaluator, state: State, hex_: int) -> list[Raid]:
    """The raids with the robber on this hex already, best first."""
    context = _RaidContext(evaluator, state, evaluator.hands[evaluator.seat], 0)
    found = [context.raid(hex_, victim) for victim in context.victims(hex_)]
    return sorted(found, key=lambda raid: (-raid.value, raid.victim))


def against_leader(evaluator: SearchEvaluator, state: State, found: Sequence[Raid]) -> list[Raid]:
    """Of these raids those that hold up whoever is about to win, where somebody is; and those that may win at once.

    What else they promise is a matter of a few rounds, and those the leader does not leave.
    """
    if not evaluator.skill.blocks:
        return list(found)
    leaders = about_to_win(evaluator, state)
    if not leaders:
        return list(found)
    better = [raid for raid in found if _holds_up(state, raid, leaders) or _may_win(evaluator, state, raid.victim)]
    return better or list(found)


def about_to_win(evaluator: SearchEvaluator, state: State) -> set[int]:
    """The opponents with the fewest points to go, if these are few."""
    to_go = {other: state.goals[other] - state.score[other] for other in evaluator.players if other != evaluator.seat}
    least = min(to_go.values())
    return {other for other, points in to_go.items() if points == least <= FEW_POINTS}


def _holds_up(state: State, raid: Raid, leaders: set[int]) -> bool:
    """Whether a raid is on land of a leader, and robs no other while the leader there has cards."""
    here = leaders & _owners(state, raid.hex)
    return bool(here) and (raid.victim in here or not any(state.hand_size(leader) for leader in here))


def _may_win(evaluator: SearchEvaluator, state: State, victim: int) -> bool:
    """Whether a card of this victim may be the one that the winning build lacks."""
    seat = evaluator.seat
    if victim == NOBODY or state.goals[seat] - state.score[seat] - evaluator.own_points(state) > 1:
        return False
    costs = [
        cost
        for cost, sites in (
            (SETTLEMENT_COST, building.settlement_sites(state, seat)),
            (CITY_COST, building.city_sites(state, seat)),
        )
        if sites
    ]
    hand = state.hand(seat)
    lacking = [[max(0, price - held) for price, held in zip(cost, hand, strict=True)] for cost in costs]
    return any(sum(cards) == 1 and evaluator.hands[victim][cards.index(1)] > 0 for cards in lacking)


def _owners(state: State, hex_: int) -> set[int]:
    return {slot // 5 for slot, _ in state.yields[hex_][1]}


class _RaidContext:
    """Data shared by the many raids of one position."""

    def __init__(self, evaluator: SearchEvaluator, state: State, hand: Sequence[float], unknown: int) -> None:
        self.evaluator, self.state, self.seat = evaluator, state, evaluator.seat
        self.lifted = _with_robber(state, NOBODY)
        self.free = [
            evaluator.time(self.lifted, other, hand if other == evaluator.seat else None, unknown)
            for other in evaluator.players
        ]
        """Everybody's win time with no robber about."""
        self.gains = [
            evaluator.time(
                self.lifted, evaluator.seat, [have + (kind == got) for got, have in enumerate(hand)], unknown
            )
            for kind in range(5)
        ]
        """One's own win time after stealing each kind of card."""

    def victims(self, hex_: int) -> list[int]:
        return victims(self.state, hex_, self.seat) or [NOBODY]

    def raid(self, hex_: int, victim: int) -> Raid:
        evaluator = self.evaluator
        times = self.free[:]
        there = _with_robber(self.state, hex_)
        for owner in _owners(self.state, hex_):
            times[owner] = evaluator.time(there, owner)
        if victim != NOBODY:
            hand = evaluator.hands[victim]
            size = sum(hand) or 1.0
            times[self.seat] = sum(self.gains[kind] * held / size for kind, held in enumerate(hand))
            times[victim] = evaluator.time(there, victim, [held * (1 - 1 / size) for held in hand])
        if not evaluator.skill.sees_others:
            return Raid(_crude(evaluator, self.state, hex_, victim), hex_, victim, tuple(times))
        return Raid(evaluator.value(times), hex_, victim, tuple(times))


def _crude(evaluator: SearchEvaluator, state: State, hex_: int, victim: int) -> float:
    """The raid of a weak player: hit the player with most points, on the hex that is rolled most often."""
    total = 0.0
    for slot, amount in state.yields[hex_][1]:
        weight = -5.0 if slot // 5 == evaluator.seat else state.score[slot // 5]
        total += weight * amount * evaluator.hex_yield(state, hex_)
    return total + (0.1 * state.score[victim] if victim != NOBODY else 0.0)


def _with_robber(state: State, hex_: int) -> State:
    moved = state.copy()
    moved.robber = hex_
    return moved


def raid_plan(evaluator: SearchEvaluator, plan: TurnPlan, raid: Raid) -> TurnPlan:
    """A line in which the robber was moved: the position, what was stolen, what it costs the others."""
    hand = evaluator.hands[raid.victim] if raid.victim != NOBODY else [0.0] * 5
    size = sum(hand) or 1.0
    plan.extra = tuple(more + held / size for more, held in zip(plan.extra, hand, strict=True))
    plan.others = {**plan.others, **{other: time for other, time in enumerate(raid.times) if other != evaluator.seat}}
    plan.game.state.robber = raid.hex
    return plan


def raid_reasons(evaluator: SearchEvaluator, raid: Raid) -> list[Reason]:
    """Why there: who leads, what it costs whom."""
    state, before = evaluator.game.state, evaluator.times
    found: list[Reason] = []
    board = state.config.board
    losses = {other: raid.times[other] - before[other] for other in evaluator.players if other != evaluator.seat}
    worst = max(losses, key=lambda other: losses[other])
    if losses[worst] > 0.005 and board.resource[raid.hex] >= 0:
        found.append(
            because(
                "robber-hurts",
                victim=worst,
                resource=RESOURCES[board.resource[raid.hex]],
                rounds=round(losses[worst], 2),
            )
        )
        if before[worst] == min(before[other] for other in losses):
            found.append(because("robber-leader", victim=worst, rounds=round(before[worst], 1)))
            found += _lacks(state, worst)
    if state.robber >= 0 and evaluator.seat in _owners(state, state.robber):
        found.append(because("robber-frees", resource=RESOURCES[board.resource[state.robber]]))
    if raid.victim != NOBODY:
        found.append(because("steals", victim=raid.victim, cards=state.hand_size(raid.victim)))
    found += _spared(evaluator, raid)
    if evaluator.counts_dice:
        found += deck_reasons(state, board.numbers[raid.hex])
    return found or [because("robber-spares")]


def _spared(evaluator: SearchEvaluator, raid: Raid) -> list[Reason]:
    """A friendly robber may not touch whoever is nearest to winning, if that one has few points."""
    state, others = evaluator.game.state, [other for other in evaluator.players if other != evaluator.seat]
    leader = min(others, key=lambda other: evaluator.times[other])
    if state.score[leader] >= state.config.house.friendly_robber or raid.victim == leader:
        return []
    return [because("robber-friendly", victim=leader)]


def _lacks(state: State, seat: int) -> list[Reason]:
    """The points a seat still needs, if the goal is not the printed one."""
    config = state.config
    if config.goal == GOAL.usual and not any(config.rules[HANDICAP.key]):
        return []
    return [because("needs-points", victim=seat, points=max(1, state.goals[seat] - state.score[seat]))]


def after_knight(evaluator: SearchEvaluator, plan: TurnPlan) -> TurnPlan:
    """The line goes on with the best raid; its game waits for the robber's move, unless he can go nowhere."""
    if not isinstance(plan.game.task, RobberMove):
        return plan
    state = plan.game.state
    raid = against_leader(evaluator, state, raids(evaluator, state, hand_of(plan, evaluator.seat), plan.unknown))[0]
    plan.game.state.todo.pop()
    return raid_plan(evaluator, plan, raid)
