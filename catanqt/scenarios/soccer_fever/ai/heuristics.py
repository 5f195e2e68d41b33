"""Soccer Fever: the expected result of the league, the value of a shot token, and the risk of a matchday."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, erf, sqrt
from typing import Any

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action, Task
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.building import BuildCity, BuildSettlement
from catanqt.rules.base.setup import FoundSettlement
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.matchday import (
    DRAW,
    LOSS,
    WIN,
    DoublesChoice,
    RewardChoice,
    ScoreFirst,
    TakeReward,
    matches_of_the_day,
    standing_points,
)
from catanqt.scenarios.soccer_fever.rules.part import NAME, TOKENS, Part
from catanqt.scenarios.soccer_fever.rules.pitch import by_a_pitch
from catanqt_ai.classic.scenario_heuristics import Answer, ScenarioHeuristics, SearchEvaluator
from catanqt_ai.classic.scenario_values import NOTHING, Standing, leader_lacks, rounds_to_come
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.win_time import Step, Vector

DAYS_A_POINT = 1.8
"""Matchdays still to be played, per point the leader lacks."""
SPREAD = 1.35
"""How much one matchday scatters a team, in spaces."""
SPACE = 0.3
"""What a space of the track brings, in cards of choice."""
DAYS_A_ROUND = 0.8
SURE = 0.9
"""How much of the expected points is reckoned with."""
PIPS_A_TOKEN = 2.5


@lru_cache(maxsize=1 << 8)
def result(own: int, other: int) -> tuple[float, float, float]:
    """The chances to win, draw and lose with so many shots each."""
    win = draw = 0.0
    for goals in range(own + 1):
        here = comb(own, goals) / 2**own
        draw += here * (comb(other, goals) / 2**other if goals <= other else 0.0)
        win += here * sum(comb(other, less) for less in range(min(goals, other + 1))) / 2**other
    return win, draw, 1 - win - draw


def spaces_a_day(own: int, other: int) -> float:
    win, draw, _ = result(own, other)
    return WIN * win + DRAW * draw


@lru_cache(maxsize=1 << 9)
def league_points(
    spaces: tuple[int, ...], tokens: tuple[int, ...], days: float, seat: int, worth: tuple[int, ...]
) -> float:
    """What a seat may expect of so many more days: the points of the last place, and one for each team below."""
    teams = range(len(spaces))
    ends = [spaces[team] + days * pace(tokens, team) for team in teams]
    scatter = (2 * sqrt(days) * SPREAD + 0.3 * sqrt(2)) or 1.0
    leads = [ends[seat] - ends[other] + 0.5 for other in teams if other != seat]
    return worth[-1] + sum(0.5 + 0.5 * erf(lead / scatter) for lead in leads)


@lru_cache(maxsize=1 << 8)
def pace(tokens: tuple[int, ...], team: int) -> float:
    """The spaces a team may expect of a matchday, whoever it meets."""
    others = [shots for other, shots in enumerate(tokens) if other != team]
    return sum(spaces_a_day(tokens[team], shots) for shots in others) / len(others)


def days_left(state: State, season: Part) -> float:
    if season.over:
        return 0.0
    return min(float(len(season.league.days) - season.day), DAYS_A_POINT * leader_lacks(state))


def _expected(state: State, seat: int, more: int = 0) -> float:
    season: Part = state.scenario_state[NAME]
    if season.over:
        return float(season.points[seat])
    tokens = season.tokens.copy()
    tokens[seat] = min(TOKENS, tokens[seat] + more)
    return league_points(
        tuple(season.spaces), tuple(tokens), round(days_left(state, season), 1), seat, season.league.points
    )


def token_worth(state: State, seat: int) -> float:
    """What another shot token is worth in points."""
    season: Part = state.scenario_state[NAME]
    if season.over or season.tokens[seat] >= TOKENS:
        return 0.0
    return SURE * (_expected(state, seat, 1) - _expected(state, seat))


class SoccerFever(ScenarioHeuristics):
    """The league, its tokens and its rewards."""

    def bonus(self, state: State, seat: int, corner: int, city: bool) -> tuple[Vector, float]:
        return NOTHING, token_worth(state, seat) if by_a_pitch(state.config.board, corner) else 0.0

    def standing(self, state: State, seat: int, me: int) -> Standing:
        season: Part = state.scenario_state[NAME]
        points = SURE * (_expected(state, seat) - season.points[seat])
        if season.over:
            return Standing(points)
        flow = pace(tuple(season.tokens), seat) * SPACE * DAYS_A_ROUND
        return Standing(points, flow=flow, coming=flow * rounds_to_come(state))

    def opening(self, state: State, seat: int, corner: int) -> float:
        return PIPS_A_TOKEN if by_a_pitch(state.config.board, corner) else 0.0

    def moves(self, evaluator: SearchEvaluator, plan: TurnPlan) -> list[TurnPlan]:
        return [
            plan.after([option]) for option in plan.game.task.options(plan.game) if isinstance(option, ConvertKnight)
        ]

    def key(self, state: State, seat: int) -> object:
        return state.scenario_state[NAME].tokens[seat], state.knights[seat]

    def answers(self) -> dict[type[Task], Answer]:
        return {RewardChoice: _reward, DoublesChoice: _doubles}

    def holds_back(self, evaluator: SearchEvaluator, plan: TurnPlan) -> float:
        """With the points at hand and a matchday to come, the value is the chance to keep them."""
        state = plan.game.state
        season: Part = state.scenario_state[NAME]
        points = state.score[evaluator.seat] + evaluator.own_points(state)
        if not season.due or plan.branches or points < state.goals[evaluator.seat]:
            return 0.0
        keeps = chance_to_keep(
            state, season, evaluator.seat, state.goals[evaluator.seat] - points + season.points[evaluator.seat]
        )
        stays = evaluator.value(evaluator.times)
        return plan.value - (keeps + (1 - keeps) * stays)

    def reasons(self, evaluator: SearchEvaluator, game: Catan, action: Action) -> list[Reason]:
        season: Part = game.state.scenario_state[NAME]
        tokens = season.tokens[evaluator.seat]
        if isinstance(action, ConvertKnight):
            gain = round(token_worth(game.state, evaluator.seat), 2)
            return [because("soccer-token", tokens=tokens + 1), because("soccer-place", points=gain)]
        builds = isinstance(action, FoundSettlement | BuildSettlement | BuildCity)
        if builds and _brings_token(game.state, season, action.corner, evaluator.seat):  # type: ignore[attr-defined]
            return [because("soccer-token", tokens=tokens + 1)]
        return []


def _brings_token(state: State, season: Part, corner: int, seat: int) -> bool:
    return by_a_pitch(state.config.board, corner) and season.tokens[seat] < TOKENS and not season.over


def chance_to_keep(state: State, season: Part, seat: int, needed: int) -> float:
    """How likely a seat has at least so many league points after the day's matches."""
    if needed <= 0:
        return 1.0
    total = 0.0
    first, second = matches_of_the_day(state, season)
    for one, weight in _outcomes(season, first):
        halfway = _moved(season.spaces, one)
        if not season.league.finishes_days and max(halfway) >= season.league.trophy:
            total += weight * (standing_points(halfway, season.league.points)[seat] >= needed)
            continue
        for two, other_weight in _outcomes(season, second):
            spaces = _moved(halfway, two)
            if standing_points(spaces, season.league.points)[seat] >= needed:
                total += weight * other_weight
    return total


def _moved(spaces: Sequence[int], moves: Sequence[tuple[int, int]]) -> list[int]:
    """Where the teams stand after these moves."""
    after = list(spaces)
    for who, more in moves:
        after[who] += more
    return after


def _outcomes(season: Part, match: tuple[int, int]) -> list[tuple[tuple[tuple[int, int], tuple[int, int]], float]]:
    home, away = match
    win, draw, loss = result(season.tokens[home], season.tokens[away])
    return [
        (((home, WIN), (away, LOSS)), win),
        (((home, DRAW), (away, DRAW)), draw),
        (((home, LOSS), (away, WIN)), loss),
    ]


def _reward(evaluator: SearchEvaluator, task: Any) -> tuple[Action, list[Reason]]:
    """The card that shortens the win time most."""
    state, seat = evaluator.game.state, evaluator.seat
    kinds = [option.resource for option in evaluator.game.options() if isinstance(option, TakeReward)]

    def time(kind: int) -> float:
        return evaluator.time(
            state, seat, [held + (one == kind) for one, held in enumerate(evaluator.hands[seat])], fear=False
        )

    best = min(kinds, key=time)
    build_order: list[Step] = []
    evaluator.time(
        state, seat, [held + (one == best) for one, held in enumerate(evaluator.hands[seat])], build_order=build_order
    )
    goal = build_order[0].goal if build_order else "nothing"
    return TakeReward(best), [because("soccer-reward", resource=RESOURCES[best], goal=goal)]


def _doubles(evaluator: SearchEvaluator, task: DoublesChoice) -> tuple[Action, list[Reason]]:
    """Keep a result at least as good as the second match promises."""
    season: Part = evaluator.game.state.scenario_state[NAME]
    home, away = season.league.days[season.day][1]
    other = away if home == evaluator.seat else home
    second = spaces_a_day(season.tokens[evaluator.seat], season.tokens[other])
    return ScoreFirst(task.spaces >= second), [because("soccer-score", spaces=task.spaces, second=round(second, 2))]
