"""How well a seat stands: the terms of a position weighed as games have taught.

The weights (`resources/judgement.json`, named term by term) were fitted to who won in the end; `benchmarks/fitting.py`
says how. A seat's terms go through one layer of judgements, each a weighted sum that counts only above zero, and these
add up to its standing. Whoever stands better by one is e times as likely to win. Standings are told in rounds, as
everything is here: the rounds that seats which stood so well still needed.

All games learnt from were base games of four, to ten points. Where scenarios give points, cards of choice or another
goal, these are put in such a game's terms (`Outlook`) or added to the standing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp
from operator import mul
from struct import Struct
from typing import Any, NamedTuple

from ai.chances import Odds
from ai.classic.beliefs import Unseen
from ai.classic.terms import (
    BOARD,
    HAND,
    OTHERS,
    Held,
    Outlook,
    Scene,
    board_terms,
    cards_a_round,
    hand_terms,
    held,
    others_terms,
    survey_scene,
)
from ai.skill import Skill
from catanqt import resource
from catanqt.rules.base.state import (
    CITIES,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    ROADS,
    SETTLEMENTS,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
    State,
)

FILE = "judgement.json"
UNIT = 1 << 20
"""Terms and weights are counted in millionths, or so."""
LANE = 64
"""The bits of a judgement."""
LEARNT_GOAL = 10
"""The points a game goes to in all games that were learnt from."""
CHOICE = 0.3
"""What a card of choice adds to a standing: less than half of a development card, as what is learnt weighs these."""
UNSEEN_POINT = 0.4
"""What a point of an opponent's that no piece or award shows counts besides, or one more to go against it. In the games
learnt from they show all points, so that pieces and awards took over much of the points' weight."""
TASTE = 2.0
"""What somebody is twice as fond of as usual adds this much to a standing, if all of it is there."""


class Layer(NamedTuple):
    """Judgements over the same terms, those that count for a standing first.

    The weights of one term for all judgements are the lanes of one large whole number, so that a term is weighed for
    all of them in one multiplication: five times as quick as one by one.
    """

    columns: tuple[int, ...]
    """For each term its weights."""
    offsets: int
    """What is added to each judgement."""
    lanes: Struct
    """All judgements as signed numbers."""
    signs: int
    """The sign bits of all lanes."""
    favourable: int
    """How many of the judgements count for a standing; the others count against it."""
    base: float

    def sums(self, terms: Sequence[float]) -> int:
        """What these terms make of all judgements."""
        return weighed(self.columns, terms, self.offsets)

    def standing(self, sums: int) -> float:
        """Judgements count only above zero. (Lanes below it have borrowed from the next, which the sign bits undo.)"""
        bits = (sums + self.signs) ^ self.signs
        lanes = self.lanes.unpack(bits.to_bytes(self.lanes.size, "little"))
        for_, against = lanes[: self.favourable], lanes[self.favourable :]
        total: int = sum([one for one in for_ if one > 0]) - sum([one for one in against if one > 0])
        return self.base + total / (UNIT * UNIT)


def weighed(columns: Sequence[int], terms: Sequence[float], start: int) -> int:
    """The sum of all columns, each as often as its term says."""
    total: int = sum(map(mul, columns, [int(term * UNIT) for term in terms]), start)
    return total


def packed(weights: Sequence[float], unit: int) -> int:
    """Numbers as lanes of one, the first lowest."""
    return sum(round(weight * unit) << LANE * place for place, weight in enumerate(weights))


class Weights(NamedTuple):
    """All that was learnt. What a seat knows of itself is parted in two, for hands change oftener than boards."""

    board: Layer
    hand: Callable[[Held], int]
    """What a hand alone adds to the judgements of the board, remembered: many boards go with the same hand."""
    others: Layer
    rounds: float
    """The rounds that a standing of nought takes."""
    power: float
    """A standing better by so much takes e times fewer rounds."""


def _order(data: dict[str, Any]) -> list[int]:
    """The judgements that count for a standing, then those that count against it."""
    return sorted(range(len(data["counts"])), key=lambda place: -data["counts"][place])


def _columns(data: dict[str, Any], names: Sequence[str]) -> tuple[int, ...]:
    """The weights of these terms, in this order."""
    rows = [data["weights"][place] for place in _order(data)]
    places = [data["terms"].index(name) for name in names]
    return tuple(packed([row[place] for row in rows], UNIT) for place in places)


def _layer(data: dict[str, Any], names: Sequence[str]) -> Layer:
    offsets = packed([data["offsets"][place] for place in _order(data)], UNIT * UNIT)
    size = len(data["counts"])
    lanes, signs = Struct(f"<{size}q"), packed([1] * size, 1 << LANE - 1)
    return Layer(_columns(data, names), offsets, lanes, signs, data["counts"].count(1), data["base"])


def read_data() -> dict[str, Any]:
    """The weights as they are written."""
    return resource.read_data(FILE)


@cache
def learnt() -> bool:
    """Whether the weights can be used; without them every level takes the plain evaluation."""
    try:
        weights()
    except (resource.MissingResource, resource.DamagedResource) as error:
        resource.report(FILE, str(error))
        return False
    return True


@cache
def weights() -> Weights:
    data = read_data()
    try:
        return _weights(data)
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise resource.DamagedResource(resource.resource(FILE), f"weights are missing: {error!r}") from error


def _weights(data: dict[str, Any]) -> Weights:
    own, others = data["own"], data["others"]
    columns = _columns(own, HAND)

    @lru_cache(maxsize=128)
    def hand(held: Held) -> int:
        return weighed(columns, hand_terms(held), 0)

    return Weights(_layer(own, BOARD), hand, _layer(others, OTHERS), data["rounds"], data["power"])


def odds(trust: float = 1.0) -> Odds:
    """How rounds make chances, where they come from standings; with less trust leads count for less."""
    return Odds(trust * weights().power)


def _gifts(outlook: Outlook) -> float:
    """What the cards of choice of a scenario add to a standing, those at hand and those to come."""
    return CHOICE * (outlook.cards + outlook.coming)


class _Place(NamedTuple):
    """What a board makes of a seat, whatever its hand."""

    sums: int
    """What the board alone makes of all judgements."""
    income: tuple[float, ...]
    """The cards it brings a round."""
    score: float
    """The seat's open points."""


class Judge:
    """Judges positions for one seat and one decision; what it has seen of a board it remembers."""

    def __init__(self, seat: int, scene: Scene, unseen: Unseen, skill: Skill) -> None:
        self.seat = seat
        self.scene = scene
        self.unseen = unseen
        self.skill = skill
        self.fond = skill.cities - 1, skill.sites - 1, skill.roads - 1, skill.cards - 1, skill.harbours - 1
        self.weights = weights()
        self._boards: dict[tuple[object, ...], _Place] = {}
        self._others: dict[tuple[object, ...], float] = {}

    def elsewhere(self, state: State) -> Judge:
        """A judge of another position in the same game, before its first turn."""
        scene = survey_scene(state, 0)._replace(outlook=self.scene.outlook, more=self.scene.more)
        return Judge(self.seat, scene, self.unseen, self.skill)

    def rounds(self, standing: float) -> float:
        return self.weights.rounds * exp(-standing / self.weights.power)

    def chance(self, state: State) -> float:
        """One's chance to win as things stand."""
        own = exp(self.own(state, state.hand(self.seat), 0))
        others = [other for other in range(state.table.players) if other != self.seat]
        return own / (own + sum(exp(self.other(state, other, state.hand_size(other))) for other in others))

    def own(self, state: State, hand: Sequence[float], unknown: int) -> float:
        """One's own standing with these cards; `unknown` are development cards bought in thought."""
        outlooks = [self.scene.outlook(state, other) for other in range(state.table.players)]
        here = self._board(state, outlooks)
        one = held(state, self.seat, hand, unknown, here.income, here.score)
        standing = self._own(one, here)
        if unknown:
            standing += unknown * (self._with_card(one, here) - standing)
        standing += _gifts(outlooks[self.seat])
        return standing + self._taste(state, unknown) if any(self.fond) else standing

    def _taste(self, state: State, unknown: int) -> float:
        """What a temperament likes or dislikes besides."""
        seat, rates = self.seat, state.rates[5 * self.seat : 5 * self.seat + 5]
        has = (
            state.cities[seat].bit_count() / CITIES,
            state.settlements[seat].bit_count() / SETTLEMENTS,
            state.roads[seat].bit_count() / ROADS,
            (state.knights[seat] + state.card_count(seat) + unknown) / 5,
            sum(4 - rate for rate in rates) / 10,
        )
        return TASTE * sum(fond * share for fond, share in zip(self.fond, has, strict=True))

    def _own(self, one: Held, here: _Place) -> float:
        return self.weights.board.standing(here.sums + self.weights.hand(one))

    def _with_card(self, one: Held, here: _Place) -> float:
        """The standing with one more development card, whichever it may be."""
        total, other = 0.0, self.unseen.other / 3
        kinds = ((KNIGHT, self.unseen.knight), (VICTORY_POINT, self.unseen.point), (ROAD_BUILDING, other),
                 (YEAR_OF_PLENTY, other), (MONOPOLY, other))  # fmt: skip
        for card, chance in kinds:
            if chance:
                cards = list(one.cards)
                cards[card] += 1
                total += chance * self._own(one._replace(cards=tuple(cards)), here)
        return total

    def _board(self, state: State, outlooks: Sequence[Outlook]) -> _Place:
        seat, scores = self.seat, [outlook.score for outlook in outlooks]
        key = (
            state.roads[seat], state.settlements[seat], state.cities[seat], state.free_corners, state.taken_edges,
            state.robber, state.longest_road, state.road_record, state.largest_army, state.knights[seat], *scores,
        )  # fmt: skip
        found = self._boards.get(key)
        if found is None:
            terms = board_terms(state, seat, self.scene)
            income = cards_a_round(terms, state.table.players)
            found = self._boards[key] = _Place(self.weights.board.sums(terms), income, scores[seat])
        return found

    def other(self, state: State, seat: int, size: float) -> float:
        """The standing of an opponent with so many cards in hand."""
        outlook = self.scene.outlook(state, seat)
        key = (
            seat, size, state.robber, state.free_corners, state.taken_edges, state.longest_road, state.road_record,
            state.largest_army, *state.knights, state.card_count(seat), state.cities[seat],
            outlook.score,
        )  # fmt: skip
        found = self._others.get(key)
        if found is None:
            layer = self.weights.others
            found = self._others[key] = layer.standing(layer.sums(others_terms(state, seat, size, self.scene)))
        return found + UNSEEN_POINT * outlook.given + _gifts(outlook)
