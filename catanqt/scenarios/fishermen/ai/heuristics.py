"""The Fishermen: fish count as cards of choice, fisheries as income, and the shoe as a loss."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.advantages import CARD, ROBBER_HOME
from catanqt.rules.base.building import BuildCity, BuildSettlement
from catanqt.rules.base.setup import FoundSettlement
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish, fish_value
from catanqt.scenarios.fishermen.rules.part import NAME, PRICES, Part
from catanqt_ai.classic.advantages import buy_plans, buy_reason, send_robber_home
from catanqt_ai.classic.board_values import number_pips
from catanqt_ai.classic.evaluator import WILD
from catanqt_ai.classic.scenario_heuristics import ScenarioHeuristics, SearchEvaluator
from catanqt_ai.classic.scenario_values import Standing, rounds_to_come
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.win_time import Vector

CARD_OF_CHOICE = 0.3
"""A fish in cards of choice: four buy one, and larger purchases are better bargains."""
FISH, MORE_FISH, FISH_TO_COME = 0.28, 0.15, 0.4
"""A fish in cards of choice, where positions are judged: up to the price of a development card, beyond it, to come."""
SHOE = 1.2
"""How much less than a point the shoe costs, in cards of choice, for it is passed on."""
TOKEN = 1.9
"""Fish on a token, on average."""
OPENING = 0.13
"""What a fishery's pips are worth next to those of land, for each round to come."""


def _numbers(state: State, corner: int) -> list[int]:
    fish: Part = state.scenario_state[NAME]
    return [number for number, corners in fish.fisheries.items() if corner in corners]


@lru_cache(maxsize=64)
def _flow(players: int, numbers: tuple[int, ...]) -> float:
    """Cards of choice a round from one token on each of these numbers."""
    return sum(map(number_pips, numbers)) / 36 * players * TOKEN * CARD_OF_CHOICE


class Fishermen(ScenarioHeuristics):
    """Fisheries, the market and the shoe."""

    def bonus(self, state: State, seat: int, corner: int, city: bool) -> tuple[Vector, float]:
        gain = WILD * _flow(state.config.players, tuple(_numbers(state, corner)))
        return (gain, gain, gain, gain, gain), 0.0

    def standing(self, state: State, seat: int, me: int) -> Standing:
        fish: Part = state.scenario_state[NAME]
        held = fish.tokens[seat]
        value = float(fish_value(held)) if seat == me else TOKEN * sum(held)
        flow = 0.0
        for number, (_, claims) in fish.claims.items():
            for owner, tokens in claims:
                if owner == seat:
                    flow += tokens * _flow(state.config.players, (number,))
        cards = FISH * min(value, PRICES[CARD]) + MORE_FISH * max(0.0, value - PRICES[CARD])
        coming = flow / CARD_OF_CHOICE * FISH_TO_COME * rounds_to_come(state)
        return Standing(0.0, value * CARD_OF_CHOICE, flow, cards + SHOE * (fish.shoe == seat), coming)

    def opening(self, state: State, seat: int, corner: int) -> float:
        numbers = _numbers(state, corner)
        return OPENING * sum(map(number_pips, numbers)) * rounds_to_come(state) if numbers else 0.0

    def moves(self, evaluator: SearchEvaluator, plan: TurnPlan) -> list[TurnPlan]:
        options = plan.game.task.options(plan.game)
        found = [plan.after([option]) for option in options if isinstance(option, PassShoe)]
        buys = {(option.advantage, option.choice): option for option in options if isinstance(option, SpendFish)}
        return found + buy_plans(evaluator, plan, buys)

    def before_roll(self, evaluator: SearchEvaluator, options: Sequence[Action]) -> tuple[Action, list[Reason]] | None:
        """The robber is sent home before the dice if he sits on good land."""
        return send_robber_home(evaluator, options, SpendFish, PRICES[ROBBER_HOME])

    def key(self, state: State, seat: int) -> object:
        fish: Part = state.scenario_state[NAME]
        return fish.tokens[seat], fish.shoe

    def reasons(self, evaluator: SearchEvaluator, game: Catan, action: Action) -> list[Reason]:
        if isinstance(action, SpendFish):
            return buy_reason(action.advantage, PRICES[action.advantage], "fish")
        if isinstance(action, PassShoe):
            return [because("shoe", seat=action.seat)]
        if isinstance(action, FoundSettlement | BuildSettlement | BuildCity):
            return [because("fishery", number=n, pips=number_pips(n)) for n in _numbers(game.state, action.corner)]
        return []
