"""The learned evaluation: positions of one decision, evaluated for one seat by the value network.

Logits are converted to rounds, because all other modules compare win times: the rounds that seats with such a logit
still needed in the training. All games of the training were base games of four players to ten points. What scenarios
give (points, cards of choice, another goal) is expressed as the same in such a game (`Outlook`) or added to the logit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from catanqt.rules.base.state import (
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
    State,
)
from catanqt_ai.classic import value_network
from catanqt_ai.classic.card_beliefs import UnseenCards
from catanqt_ai.classic.features import (
    Hand,
    board_features,
    cards_a_round,
    hand_of_seat,
    opponent_features,
)
from catanqt_ai.classic.seat_survey import DecisionContext, Outlook, survey_context
from catanqt_ai.classic.temperament import liking
from catanqt_ai.skill import NO_TASTE, Skill

TRAINED_GOAL = 10
"""The points that all games of the training went to."""
CHOICE = 0.3
"""What a card of choice adds to the logit: less than half of what the network gives for a development card."""
UNSEEN_POINT = 0.4
"""What an opponent's point that no piece or award shows adds besides, or takes if there is one fewer. In the training
pieces and awards showed all points, so they took over much of the points' weight."""


def _gifts(outlook: Outlook) -> float:
    """What a scenario's cards of choice add to a logit, those at hand and those to come."""
    return CHOICE * (outlook.cards + outlook.coming)


class _BoardPart(NamedTuple):
    """The contribution of the board to a seat's logit, whatever its hand."""

    hidden: int
    """What the board alone adds up to in all hidden units."""
    income: tuple[float, ...]
    """The cards it brings a round."""
    score: float
    """The seat's open points."""


class LearnedEvaluation:
    """Evaluates positions for one seat and one decision, and caches their common parts."""

    def __init__(self, seat: int, context: DecisionContext, unseen: UnseenCards, skill: Skill) -> None:
        self.seat = seat
        self.context = context
        self.unseen = unseen
        self.skill = skill
        self._has_taste = skill.taste != NO_TASTE
        self.network = value_network.load()
        self._boards: dict[tuple[object, ...], _BoardPart] = {}
        self._opponents: dict[tuple[object, ...], float] = {}

    def elsewhere(self, state: State) -> LearnedEvaluation:
        """The evaluation of another position in the same game, before its first turn."""
        context = survey_context(state, 0)._replace(outlook=self.context.outlook, more=self.context.more)
        return LearnedEvaluation(self.seat, context, self.unseen, self.skill)

    def rounds(self, logit: float) -> float:
        return self.network.rounds * exp(-logit / self.network.power)

    def chance(self, state: State) -> float:
        """The seat's chance to win as things stand."""
        own = exp(self.own_logit(state, state.hand(self.seat), 0))
        others = [other for other in range(state.config.players) if other != self.seat]
        return own / (own + sum(exp(self.opponent_logit(state, other, state.hand_size(other))) for other in others))

    def own_logit(self, state: State, hand: Sequence[float], unknown: int) -> float:
        """The seat's logit with these cards; `unknown` are development cards bought in the search."""
        outlooks = [self.context.outlook(state, other) for other in range(state.config.players)]
        here = self._board(state, outlooks)
        held = hand_of_seat(state, self.seat, hand, unknown, here.income, here.score)
        logit = self._own(held, here)
        if unknown:
            logit += unknown * (self._with_card(held, here) - logit)
        logit += _gifts(outlooks[self.seat])
        return logit + liking(self.skill.taste, state, self.seat, unknown) if self._has_taste else logit

    def _own(self, held: Hand, here: _BoardPart) -> float:
        return self.network.board.output(here.hidden + self.network.hand(held))

    def _with_card(self, held: Hand, here: _BoardPart) -> float:
        """The logit with one more development card, averaged over its possible kinds."""
        total, other = 0.0, self.unseen.other / 3
        kinds = ((KNIGHT, self.unseen.knight), (VICTORY_POINT, self.unseen.point), (ROAD_BUILDING, other),
                 (YEAR_OF_PLENTY, other), (MONOPOLY, other))  # fmt: skip
        for card, chance in kinds:
            if chance:
                cards = list(held.cards)
                cards[card] += 1
                total += chance * self._own(held._replace(cards=tuple(cards)), here)
        return total

    def _board(self, state: State, outlooks: Sequence[Outlook]) -> _BoardPart:
        seat, scores = self.seat, [outlook.score for outlook in outlooks]
        key = (
            state.roads[seat], state.settlements[seat], state.cities[seat], state.free_corners, state.taken_edges,
            state.robber, state.longest_road, state.road_record, state.largest_army, state.knights[seat], *scores,
        )  # fmt: skip
        found = self._boards.get(key)
        if found is None:
            features = board_features(state, seat, self.context)
            income = cards_a_round(features, state.config.players)
            found = self._boards[key] = _BoardPart(self.network.board.hidden(features), income, scores[seat])
        return found

    def opponent_logit(self, state: State, seat: int, size: float) -> float:
        """The logit of an opponent with so many cards in hand."""
        outlook = self.context.outlook(state, seat)
        key = (
            seat, size, state.robber, state.free_corners, state.taken_edges, state.longest_road, state.road_record,
            state.largest_army, *state.knights, state.card_count(seat), state.cities[seat],
            outlook.score,
        )  # fmt: skip
        found = self._opponents.get(key)
        if found is None:
            network = self.network.opponent
            features = opponent_features(state, seat, size, self.context)
            found = self._opponents[key] = network.output(network.hidden(features))
        return found + UNSEEN_POINT * outlook.given + _gifts(outlook)
