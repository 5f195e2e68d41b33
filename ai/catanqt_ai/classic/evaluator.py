"""The evaluator of the base game and its scenarios: everybody's win time, and the chance to win that follows.

An evaluator belongs to one seat and one decision. It uses what the seat may know: its own cards, and of the opponents
what is public. There are two evaluations with the same result, rounds to go. `win_time` simulates a plan of builds;
it follows from rules and estimates. `LearnedEvaluation` asks the value network; it is used if the skill allows it and
the game is like those of the training. The values of all moves are differences of the chances computed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce
from operator import or_
from typing import Generic, Self, TypeVar

from catanqt.kernel.agent import Budget, Evaluation
from catanqt.rules.base import building
from catanqt.rules.base.state import (
    KNIGHT,
    MONOPOLY,
    NOBODY,
    ROAD_BUILDING,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
    Catan,
    State,
)
from catanqt.rules.catalog import kind_of
from catanqt_ai.calibration import calibrated, correction
from catanqt_ai.classic import value_network
from catanqt_ai.classic.card_beliefs import UnseenCards, expected_hands
from catanqt_ai.classic.dice_odds import hex_cards, is_counted, seven_factor
from catanqt_ai.classic.expansion import INVERSE, Expansion, Surveyor, bank_rates, road_estimate
from catanqt_ai.classic.learned_evaluation import TRAINED_GOAL, LearnedEvaluation
from catanqt_ai.classic.scenario_values import Outlooks, ScenarioValues, total_bonus, total_opening
from catanqt_ai.classic.seat_survey import DecisionContext, Outlook
from catanqt_ai.classic.temperament import relish
from catanqt_ai.evaluator import Evaluator
from catanqt_ai.skill import NO_TASTE, Skill
from catanqt_ai.win_probability import ExponentialModel, PowerLawModel
from catanqt_ai.win_time import CARD, CITY, LONGEST_ROAD, SETTLEMENT, Option, Situation, Step, Vector, win_time

HIDDEN_GAIN = 0.015
"""What a deal is assumed to give its other side in chances, because the network does not see opponents' cards."""
HIDDEN_POINT = 0.24
"""Points per unplayed card of an opponent."""
ROBBED_ROUNDS = 1.33
"""How long a robber stays."""
USUAL_LIMIT = 7
DISCARD_RISK = {6: 0.15, 7: 0.30}
"""For each size of a hand, where the printed number of cards may be kept."""
MORE_RISK = 0.73
HELD = ((KNIGHT, 0.12), (YEAR_OF_PLENTY, 0.25), (MONOPOLY, 0.44))
"""What held cards are worth, in cards of every kind."""
HELD_UNKNOWN = 0.09
FREE_ROADS = 0.82
WILD = 0.3
"""What a card of choice is worth, in cards of every kind."""
CARD_COST: Vector = (0.0, 0.0, 1.0, 1.0, 1.0)
CLOSE_POINTS = 2
"""Who needs no more points than this is not helped."""
GOAL_COSTS = {CITY: building.CITY_COST, SETTLEMENT: building.SETTLEMENT_COST, CARD: building.CARD_COST}
ROAD_COST = building.ROAD_COST
TRAINED_GOALS = range(8, 15)
"""Games to so many points are enough like those of the training, which went to ten."""
PRINTED_WORTH = 2
"""The points of longest road and largest army, for which all numbers here were fitted."""
LONGEST_CHASE = 6
"""Longest road is not tried for when it takes more roads than this."""


Scenario = TypeVar("Scenario", bound=ScenarioValues)


class ClassicEvaluator(Evaluator[Catan], Generic[Scenario]):
    """Evaluates positions of the base game and its scenarios for one seat."""

    probability_model: ExponentialModel | PowerLawModel = ExponentialModel(2.44, 0.091)

    def __init__(
        self,
        game: Catan,
        seat: int,
        skill: Skill,
        budget: Budget,
        scenarios: Sequence[Scenario] = (),
        seed: str = "",
    ) -> None:
        super().__init__(game, seat, skill, budget, seed)
        state = game.state
        self.scenarios = scenarios
        self.surveyor = Surveyor(state, skill, partial(total_bonus, scenarios))
        self.unseen = UnseenCards(state, seat)
        self.lengths = [road_estimate(state, other) for other in self.players]
        """The lengths of everybody's road as things stand."""
        self._has_taste = skill.taste != NO_TASTE
        self.counts_dice = is_counted(state, skill.counts_dice)
        """Whether it reckons with rolls that are not all alike."""
        self._seven = seven_factor(state) if self.counts_dice else 1.0
        self._wanted_sites: list[int] = []
        self._outlooks: list[Outlook] = []
        self.learned: LearnedEvaluation | None = None
        if skill.learned and value_network.is_available() and all(goal in TRAINED_GOALS for goal in state.goals):
            self.learned = LearnedEvaluation(seat, self._context(), self.unseen, skill)
            self.probability_model = value_network.probability_model()
            self.margin += HIDDEN_GAIN

    def _context(self) -> DecisionContext:
        state, scenarios = self.game.state, self.scenarios
        rolled = state.dice != (0, 0)
        return DecisionContext(
            self.surveyor.contest,
            self.lengths,
            (state.turn + rolled) % state.config.players,
            Outlooks(scenarios, self.seat, TRAINED_GOAL),
            partial(total_opening, scenarios) if scenarios else None,
        )

    def at(self, game: Catan) -> Self:
        """An evaluator of the same seat for another game position."""
        return type(self)(game, self.seat, self.skill, self.budget, self.scenarios, self.seed)

    @property
    def evaluation(self) -> Evaluation:
        return Evaluation.PLANNING if self.learned is None else Evaluation.LEARNED

    def estimate_hands(self) -> list[list[float]]:
        state = self.game.state
        income = [self.surveyor.expansion(state, other).income for other in self.players]
        return expected_hands(self.game, self.seat, income, self.skill.counts_cards)

    @property
    def wanted_sites(self) -> list[int]:
        """For each seat the mask of the corners it may be after."""
        if not self._wanted_sites and self.learned is not None:
            free = self.game.state.free_corners
            self._wanted_sites = [free & reduce(or_, rings) for rings in self.surveyor.contest.rings]
        elif not self._wanted_sites:
            expansions = [self.surveyor.expansion(self.game.state, other) for other in self.players]
            self._wanted_sites = [sum(1 << site.corner for site in expansion.sites) for expansion in expansions]
        return self._wanted_sites

    def chances(self, times: Sequence[float] | None = None) -> tuple[float, ...]:
        """Everybody's chance to win, as people are shown it; calibrated where it comes from the network."""
        found = super().chances(times)
        if self.learned is None:
            return found
        scenarios = [one.name for one in self.game.state.config.scenarios]
        return calibrated(found, correction(kind_of("classic", scenarios)), self.mover(times))

    def promises_changed(self, state: State, seat: int) -> bool:
        """Whether scenarios give or promise a seat something else in this position than as things stand."""
        if not self.scenarios or self.learned is None:
            return False
        outlook = self.learned.context.outlook
        if not self._outlooks:
            self._outlooks = [outlook(self.game.state, other) for other in self.players]
        return outlook(state, seat) != self._outlooks[seat]

    def time(
        self,
        state: State,
        seat: int,
        hand: Sequence[float] | None = None,
        unknown: int = 0,
        fear: bool = True,
        build_order: list[Step] | None = None,
    ) -> float:
        """The win time of a seat; `unknown` are cards bought in the search, of unknown kinds."""
        self.evaluations += 1
        if self.learned is None or build_order is not None:
            found = win_time(self.situation(state, seat, hand, unknown, fear), self.skill, build_order)
            if seat == self.seat and self._has_taste:
                found *= relish(self.skill.taste, state, seat, unknown)
            return found
        if seat != self.seat:
            # How many cards a monopoly leaves an opponent nobody knows; how many there are now is known.
            size = self.game.state.hand_size(seat) if hand is None else sum(hand)
            return self.learned.rounds(self.learned.opponent_logit(state, seat, size))
        own = state.hands[5 * seat : 5 * seat + 5] if hand is None else hand
        return self.learned.rounds(self.learned.own_logit(state, own, unknown))

    def time_with(self, seat: int, hand: Sequence[float]) -> float:
        """A seat's win time with these cards; only the simulated plan knows what opponents' cards are worth."""
        state = self.game.state
        if self.learned is None or seat == self.seat:
            return self.time(state, seat, hand)
        planned = win_time(self.situation(state, seat, hand), self.skill)
        return self.times[seat] * planned / max(0.1, win_time(self.situation(state, seat), self.skill))

    def situation(
        self, state: State, seat: int, hand: Sequence[float] | None = None, unknown: int = 0, fear: bool = True
    ) -> Situation:
        """A seat in numbers."""
        expansion = self.surveyor.expansion(state, seat)
        points = state.goals[seat] - state.score[seat] - self._hidden_points(state, seat, unknown)
        army_points, army_need = self.army(state, seat, unknown)
        road_points, road = self._road(state, seat, expansion)
        cards = self._hand(state, seat, hand, unknown, fear)
        income: Sequence[float] = expansion.income
        for scenario in self.scenarios:
            standing = scenario.standing(state, seat, self.seat)
            points -= standing.points
            if standing.wild:
                cards = [held + WILD * standing.wild for held in cards]
            if standing.flow:
                income = [rate + WILD * standing.flow for rate in income]
        return Situation(
            points - army_points - road_points,
            cards,
            income,
            [INVERSE[rate] for rate in bank_rates(state, seat)],
            expansion.towns,
            expansion.sites,
            expansion.settlements_left,
            expansion.cities_left,
            sum(state.deck) - unknown,
            Option(CARD_COST, self.card_worth(state, seat, army_need)[0], 0.0, CARD),
            road,
        )

    def own_points(self, state: State) -> int:
        """One's own hidden points."""
        slot = 5 * self.seat + VICTORY_POINT
        return state.cards[slot] + state.new_cards[slot]

    def _hidden_points(self, state: State, seat: int, unknown: int) -> float:
        if seat != self.seat:
            if state.config.house.open_hands:
                slot = 5 * seat + VICTORY_POINT
                return float(state.cards[slot] + state.new_cards[slot])
            return HIDDEN_POINT * state.card_count(seat)
        return self.own_points(state) + unknown * self.unseen.point

    def _hand(self, state: State, seat: int, hand: Sequence[float] | None, unknown: int, fear: bool) -> list[float]:
        """The hand as it will be when it is needed: less what a seven or the robber takes, more what cards bring."""
        first = 5 * seat
        if hand is None:
            hand = state.hands[first : first + 5] if seat == self.seat else self.hands[seat]
        size = sum(hand)
        keep = 1.0
        limit = state.config.house.discard_limit
        over = size - (limit - USUAL_LIMIT)
        if fear and limit and over > 5.5:
            keep -= 0.5 * self.skill.fears_seven * self._seven * DISCARD_RISK.get(round(over), MORE_RISK)
        more = 0.0
        if seat == self.seat:
            more = unknown * HELD_UNKNOWN
            for card, worth in HELD:
                more += worth * (state.cards[first + card] + state.new_cards[first + card])
        cards = [held * keep + more for held in hand]
        if seat == self.seat:
            free = FREE_ROADS * (state.cards[first + ROAD_BUILDING] + state.new_cards[first + ROAD_BUILDING])
            cards[0] += free
            cards[1] += free
        self._rob(state, seat, cards)
        return cards

    def hex_yield(self, state: State, hex_: int) -> float:
        """What a settlement earns from a hex in a round; by the odds of the next rolls, if the dice deck is counted."""
        if state.config.plain_dice or not self.counts_dice:
            return self.surveyor.values.hex_yield[hex_]
        return hex_cards(state, hex_)

    def _rob(self, state: State, seat: int, cards: list[float]) -> None:
        if state.robber >= 0:
            for slot, amount in state.yields[state.robber][1]:
                if slot // 5 == seat:
                    cards[slot % 5] -= ROBBED_ROUNDS * amount * self.hex_yield(state, state.robber)

    def army(self, state: State, seat: int, unknown: int) -> tuple[float, float]:
        """Points to be expected of largest army, and knights still needed for it (0 for its owner)."""
        knights, holder = state.knights, state.largest_army
        if holder == seat:
            rival = max(count for other, count in enumerate(knights) if other != seat)
            lead = knights[seat] - rival
            risk = -0.39 if lead <= 0 else -0.19 if lead == 1 else 0.0
            return risk * self.skill.cards * (state.config.house.army_worth / PRINTED_WORTH), 0.0
        held: float
        if seat == self.seat:
            slot = 5 * seat + KNIGHT
            held = state.cards[slot] + state.new_cards[slot] + unknown * self.unseen.knight
        else:
            held = 0.5 * state.card_count(seat)
        record = knights[holder] if holder != NOBODY else 0
        need = max(state.config.house.army_minimum, record + 1) - knights[seat] - held
        return (1.7 * (state.config.house.army_worth / PRINTED_WORTH), 1.0) if need <= 0 else (0.0, max(1.0, need))

    def card_worth(self, state: State, seat: int, army_need: float) -> tuple[float, float]:
        """A development card in points, and the part of it that the army makes."""
        army = 0.0
        if army_need:
            army = 0.9 / army_need if army_need <= 3 else 0.3
            army *= state.config.house.army_worth / PRINTED_WORTH
        unseen = self.unseen
        by_army = unseen.knight * army
        worth = unseen.point + unseen.knight * 0.19 + by_army + unseen.other * 0.31
        return worth * self.skill.cards, by_army

    def _road(self, state: State, seat: int, expansion: Expansion) -> tuple[float, Option | None]:
        """Points at risk for the owner of longest road, or the chase for it."""
        worth = state.config.house.road_worth
        if state.longest_road == seat:
            near = any(self.lengths[other] >= state.road_record - 1 for other in self.players if other != seat)
            return (-0.56 * (worth / PRINTED_WORTH) if near else 0.0), None
        need = max(1, max(state.config.house.road_minimum, state.road_record + 1) - expansion.length)
        if not worth or need > LONGEST_CHASE or need > expansion.roads_left or not expansion.can_go_on:
            return 0.0, None
        cost = (float(need), float(need), 0.0, 0.0, 0.0)
        return 0.0, Option(cost, worth * 0.53, 0.0, LONGEST_ROAD)

    def cost(self, goal: str) -> Sequence[int]:
        return GOAL_COSTS.get(goal, ROAD_COST)

    def close(self, seat: int) -> bool:
        state = self.game.state
        return state.goals[seat] - state.score[seat] <= CLOSE_POINTS

    def rates(self, seat: int) -> Sequence[int]:
        return bank_rates(self.game.state, seat)
