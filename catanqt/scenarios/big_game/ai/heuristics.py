"""The Big Game: laurels, the settlers who earn them, the advantages they buy, and the point for most settlers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action, Task
from catanqt.rules.advantages import ROBBER_HOME
from catanqt.rules.base.state import NOBODY, Catan, State
from catanqt.scenarios.big_game.rules.actions import (
    ChallengeTable,
    FreeSettler,
    SeatSettler,
    SendSettler,
    SpendLaurels,
    take_place,
)
from catanqt.scenarios.big_game.rules.part import CHAMPION, MOST_LAURELS, NAME, PLACES, PRICES, SETTLERS, Part
from catanqt_ai.classic.advantages import buy_plans, buy_reason, send_robber_home
from catanqt_ai.classic.board_values import number_pips
from catanqt_ai.classic.scenario_heuristics import Answer, ScenarioHeuristics, SearchEvaluator
from catanqt_ai.classic.scenario_values import Standing, rounds_to_come
from catanqt_ai.classic.turn_plan import TurnPlan

CARD_OF_CHOICE = 0.33
"""A laurel in cards of choice: three buy one."""
LAURELS = (0.0, 0.4, 0.8, 1.2, 1.6, 1.9, 2.0)
"""So many laurels in cards of choice, where positions are judged. Five buy a development card, which is worth more than
two cards: the smaller advantages must be good to be worth waiting longer for it, and nothing is won by keeping more."""
LAUREL_TO_COME = 0.13
SETTLER = 0.33
"""What a settler at the table is worth in cards of choice, besides the laurels of its place."""
SEVEN = 6
AHEAD, BEHIND = -0.3, (0.45, 0.2, 0.08)
"""What a threatened champion's point loses, and what one, two or three settlers short of it is worth."""
PLACES_TRIED = 2


class BigGame(ScenarioHeuristics):
    """The table and its laurels."""

    def standing(self, state: State, seat: int, me: int) -> Standing:
        table: Part = state.scenario_state[NAME]
        points, pips_held = _seated(tuple(table.places), table.champion, state.config.players)[seat]
        full = 0.6 if table.laurels[seat] >= MOST_LAURELS else 1.0
        flow = pips_held / 36 * state.config.players * CARD_OF_CHOICE * full
        coming = pips_held / 36 * state.config.players * LAUREL_TO_COME * rounds_to_come(state)
        coming += SETTLER * table.places.count(seat)
        laurels = table.laurels[seat]
        return Standing(points, laurels * CARD_OF_CHOICE, flow, LAURELS[laurels], coming)

    def moves(self, evaluator: SearchEvaluator, plan: TurnPlan) -> list[TurnPlan]:
        options = plan.game.task.options(plan.game)
        buys = {(option.advantage, option.choice): option for option in options if isinstance(option, SpendLaurels)}
        sends = sorted(
            (option for option in options if isinstance(option, SendSettler)),
            key=lambda option: -number_pips(option.number),
        )
        numbers = list(dict.fromkeys(option.number for option in sends))[:PLACES_TRIED]
        found = [plan.after([option]) for option in sends if option.number in numbers]
        if _outnumbered(plan.game.state, evaluator.seat):
            found += [_challenge(evaluator, plan, option) for option in options if isinstance(option, ChallengeTable)]
        return found + buy_plans(evaluator, plan, buys)

    def before_roll(self, evaluator: SearchEvaluator, options: Sequence[Action]) -> tuple[Action, list[Reason]] | None:
        return send_robber_home(evaluator, options, SpendLaurels, PRICES[ROBBER_HOME])

    def key(self, state: State, seat: int) -> object:
        table: Part = state.scenario_state[NAME]
        return tuple(table.places), table.laurels[seat]

    def answers(self) -> dict[type[Task], Answer]:
        return {FreeSettler: _seat_settler}

    def reasons(self, evaluator: SearchEvaluator, game: Catan, action: Action) -> list[Reason]:
        table: Part = game.state.scenario_state[NAME]
        if isinstance(action, SpendLaurels):
            return buy_reason(action.advantage, PRICES[action.advantage], "laurels")
        found: list[Reason] = []
        if isinstance(action, SendSettler):
            found.append(because("settler", number=action.number, pips=number_pips(action.number)))
        elif isinstance(action, ChallengeTable):
            found.append(because("challenge", chance=round(1 - table.places.count(evaluator.seat) / len(PLACES), 2)))
        if isinstance(action, SendSettler) and _becomes_champion(game, action, evaluator.seat):
            found.append(because("champion", seat=table.champion))
        return found


def _becomes_champion(game: Catan, action: SendSettler, seat: int) -> bool:
    """Whether a settler on a free place wins the card: the rules say so, on a copy."""
    before: Part = game.state.scenario_state[NAME]
    after = game.copy()
    take_place(after, after.state.scenario_state[NAME], seat, action.number)
    return bool(before.champion != seat == after.state.scenario_state[NAME].champion)


@lru_cache(maxsize=1 << 9)
def _seated(places: tuple[int, ...], champion: int, players: int) -> list[tuple[float, int]]:
    """For each seat what the race for most settlers is worth beyond the points at hand, and the pips of its places."""
    counts = [places.count(seat) for seat in range(players)]
    held = [0] * players
    for number, owner in zip(PLACES, places, strict=True):
        if owner != NOBODY:
            held[owner] += number_pips(number)
    most = max(counts)
    if counts.count(most) == 1:
        held[counts.index(most)] += SEVEN
    free = NOBODY in places
    return [(_champion(champion, counts, seat, free), held[seat]) for seat in range(players)]


def _champion(champion: int, counts: Sequence[int], seat: int, free: bool) -> float:
    if champion == seat:
        rival = max(count for other, count in enumerate(counts) if other != seat)
        return AHEAD if rival >= counts[seat] else AHEAD / 2 if rival == counts[seat] - 1 else 0.0
    need = (CHAMPION if champion == NOBODY else counts[champion] + 1) - counts[seat]
    if need > SETTLERS - counts[seat] or need > len(BEHIND):
        return 0.0
    return BEHIND[max(1, need) - 1] * (1.0 if free else 0.5)


def _outnumbered(state: State, seat: int) -> bool:
    """Whether somebody has more settlers at the table. Only then is it fought over: else all would pay on and on."""
    table: Part = state.scenario_state[NAME]
    own = table.places.count(seat)
    return any(table.places.count(other) > own for other in range(state.config.players))


def _challenge(evaluator: SearchEvaluator, plan: TurnPlan, option: Action) -> TurnPlan:
    """The table's dice are enumerated: each place is hit as often as its number is rolled."""
    paid = plan.after([option])
    paid.game.state.todo.pop()
    table: Part = paid.game.state.scenario_state[NAME]
    total = sum(map(number_pips, PLACES))
    for number, owner in zip(PLACES, table.places, strict=True):
        after = paid.after([])
        if owner != evaluator.seat:
            take_place(after.game, after.game.state.scenario_state[NAME], evaluator.seat, number)
            after.game.settle()
        paid.branches.append((number_pips(number) / total, after))
    return paid


def _seat_settler(evaluator: SearchEvaluator, task: Any) -> tuple[Action, list[Reason]]:
    numbers = [option.number for option in evaluator.game.options() if isinstance(option, SeatSettler)]
    best = max(numbers, key=number_pips)
    return SeatSettler(best), [because("settler", number=best, pips=number_pips(best))]
