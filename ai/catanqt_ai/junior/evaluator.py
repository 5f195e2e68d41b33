"""The evaluator of Junior: everybody's win time in rounds until the seventh lair.

It simulates a plan of builds as in the base game: lairs with the ships to get there, and Coco tiles. All tiles are
open, so nothing but the dice is unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp

from catanqt.kernel.agent import Budget
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior.board import Board
from catanqt.rules.junior.state import BUILD, GHOST, LAIRS, SHIPS, JuniorGame, State
from catanqt.rules.junior.supply import COCO_COST, LAIR_COST, SHIP_COST
from catanqt_ai.calibration import calibrated, correction
from catanqt_ai.evaluator import POWER, Evaluator
from catanqt_ai.skill import Skill
from catanqt_ai.win_probability import ExponentialModel
from catanqt_ai.win_time import CARD, SETTLEMENT, Option, Situation, Step, Vector, win_time

GOAL_COSTS = {"lair": LAIR_COST, "coco": COCO_COST, "ship": SHIP_COST}
NAMES = {SETTLEMENT: "lair", CARD: "coco"}
"""The base game's goals by their Junior names."""
JUNIOR = "junior"
LIKING = (1.25, 1.25, 1.0, 1.0, 0.5)
HORIZON = 0.9
"""A lair costs about as many tiles as a point of the base game does cards, or a little fewer."""
FRICTION = 0.25
"""Rounds lost between two builds: fewer than in the base game, for trade is easy."""
MORE_SITES = 2
"""Islands are small: more sites than in the base game are kept in mind."""
NEAR, BEHIND = 1.0, 0.8
"""How surely sites a ship away, and those behind them, are got at all."""
RIVAL = 0.65
"""How likely a site is still free that somebody else could take as well."""
SURPLUS = 0.6
"""What a surplus tile buys: half of one at the stock, and once a turn a whole one at the market."""
GHOST_ROUNDS = 1.2
"""How long the ghost captain stays."""
SPOOKY = 0.8
"""How much of a lair the one on Spooky Island is: it can be lost."""
TILE_WORTH = {GHOST: 0.22, BUILD: 0.6}
GIFT_WORTH = 0.45
"""What Coco tiles bring besides, in lairs."""
CLOSE_LAIRS = 1
MANY_COCO = 5

STOCK_RATES = (2,) * 5


class JuniorEvaluator(Evaluator[JuniorGame]):
    """Evaluates positions of Junior for one seat."""

    probability_model = ExponentialModel(1.6, 0.12)

    def __init__(self, game: JuniorGame, seat: int, skill: Skill, budget: Budget, seed: str = "") -> None:
        adapted = replace(
            skill,
            resources=LIKING,
            horizon=skill.horizon * HORIZON,
            friction=FRICTION,
            # A swap is a step of its own here, so whoever plans several builds needs a step more.
            depth=skill.depth + (skill.depth > 1),
        )
        super().__init__(game, seat, adapted, budget, seed)
        self._known: dict[tuple[object, ...], float] = {}
        self._surveys: dict[tuple[int, ...], list[Option]] = {}

    def chances(self, times: Sequence[float] | None = None) -> tuple[float, ...]:
        """Everybody's chance to win, as people are shown it."""
        return calibrated(super().chances(times), correction(JUNIOR), self.mover(times))

    def estimate_hands(self) -> list[list[float]]:
        return [[float(held) for held in self.game.state.hand(other)] for other in self.players]

    def time(
        self,
        state: State,
        seat: int,
        hand: Sequence[float] | None = None,
        build_order: list[Step] | None = None,
        gift: float = 0.0,
    ) -> float:
        """Rounds until a seat has its lairs; `gift` is what it may expect to be given, in lairs."""
        self.evaluations += 1
        steps: list[Step] | None = None if build_order is None else []
        it = self.situation(state, seat, hand)
        if gift:
            # What is given shortens the way, but the last lair must be built.
            it = it._replace(missing=max(min(0.3, it.missing), it.missing - gift))
        found = win_time(it, self.skill, steps)
        if seat == self.seat:
            found *= self._relish(state)
        if build_order is not None and steps is not None:
            build_order += [Step(NAMES[step.goal], step.corner, step.rounds) for step in steps]
        return found

    def _relish(self, state: State) -> float:
        """By what a temperament that likes lairs, ships or Coco tiles multiplies the win time."""
        taste, seat = self.skill.taste, self.seat
        liked = (
            (taste.cities + taste.sites) * state.lair_count(seat) / LAIRS
            + taste.roads * state.ships[seat].bit_count() / SHIPS
            + taste.cards * state.coco[seat] / MANY_COCO
        )
        return exp(-liked / POWER)

    def other_time(self, state: State, seat: int) -> float:
        """An opponent's win time; each position of theirs is worked out once."""
        key = (
            seat, state.lairs[seat], state.ships[seat], state.taken_lairs, state.taken_ships, state.ghost,
            tuple(state.coco), state.spooky, tuple(state.stack), state.hand(seat),
        )  # fmt: skip
        if key not in self._known:
            self._known[key] = self.time(state, seat)
        return self._known[key]

    def situation(self, state: State, seat: int, hand: Sequence[float] | None = None) -> Situation:
        """A seat in numbers."""
        cards = [float(held) for held in (state.hand(seat) if hand is None else hand)]
        income = self._income(state, seat, cards)
        return Situation(
            LAIRS - state.lair_count(seat) + self._spooky_risk(state, seat),
            cards,
            income,
            (SURPLUS,) * 5,
            (),
            self._sites(state, seat),
            LAIRS,
            0,
            sum(state.stack),
            Option(_floats(COCO_COST), self.coco_worth(state, seat), 0.0, CARD),
            None,
            Option(_floats(COCO_COST), self.tile_worth(state) * self.skill.cards, 0.0, CARD),
        )

    def _income(self, state: State, seat: int, cards: list[float]) -> list[float]:
        """Tiles a round; where the ghost captain is, some of the hand is as good as gone."""
        board, rolls = state.config.board, state.config.players / 6
        income = [0.0] * 5
        for site in bits(state.lairs[seat]):
            for island in board.islands_at[site]:
                income[board.resource[island]] += rolls
                if island == state.ghost:
                    cards[board.resource[island]] -= GHOST_ROUNDS * rolls
        return income

    def _spooky_risk(self, state: State, seat: int) -> float:
        if state.spooky != seat:
            return 0.0
        lead = state.coco[seat] - max(tiles for other, tiles in enumerate(state.coco) if other != seat)
        return 0.35 if lead == 1 else 0.12

    def coco_worth(self, state: State, seat: int) -> float:
        """A Coco tile in lairs: what it brings, and its part in the race for Spooky Island."""
        left = sum(state.stack)
        worth = self.tile_worth(state)
        need = self.spooky_need(state, seat)
        if state.spooky == seat:
            return worth + 0.1
        return (worth + (SPOOKY / need if need <= min(left, 4) else 0.0)) * self.skill.cards

    @staticmethod
    def tile_worth(state: State) -> float:
        """What the next Coco tile brings, in lairs."""
        left = sum(state.stack) or 1
        return sum(TILE_WORTH.get(tile, GIFT_WORTH) * count for tile, count in enumerate(state.stack)) / left

    @staticmethod
    def spooky_need(state: State, seat: int) -> int:
        """How many tiles more would make a seat the only one with most."""
        most = max(tiles for other, tiles in enumerate(state.coco) if other != seat)
        return max(1, most + 1 - state.coco[seat])

    def _sites(self, state: State, seat: int) -> list[Option]:
        """The best sites; each board is surveyed once."""
        key = seat, state.lairs[seat], state.ships[seat], state.taken_lairs, state.taken_ships
        if key not in self._surveys:
            self._surveys[key] = self._survey(state, seat)
        return self._surveys[key]

    def _survey(self, state: State, seat: int) -> list[Option]:
        """Lair sites at one's ships, those a ship away, and those that open up behind them."""
        free = ~state.taken_lairs
        rivals = 0
        for other in self.players:
            if other != seat:
                rivals |= state.open_lairs[other]
        here = state.open_lairs[seat] & free
        if state.ships[seat].bit_count() >= SHIPS:
            near = behind = 0
        else:
            near = self._beyond(state, state.open_ships[seat]) & free & ~here
            around = 0
            for site in bits(here | near):
                around |= state.config.board.ships_at[site]
            behind = self._beyond(state, around) & free & ~here & ~near
        found = [
            self._site(state, site, ships, chance * (RIVAL if rivals >> site & 1 and self.skill.sees_races else 1.0))
            for sites, ships, chance in ((here, 0, 1.0), (near, 1, NEAR), (behind, 1, BEHIND))
            for site in bits(sites)
        ]
        found.sort(key=lambda site: -(site.liking + 0.4) * site.points / (4 + 2 * site.roads))
        return found[: self.skill.sites_seen + MORE_SITES]

    @staticmethod
    def _beyond(state: State, ships: int) -> int:
        """The sites that free ship sites among these lead to."""
        reached = 0
        for ship in bits(ships & ~state.taken_ships):
            reached |= state.config.board.ends[ship]
        return reached

    def _site(self, state: State, site: int, ships: int, chance: float) -> Option:
        board = state.config.board
        cost, gain, liked = _lair(board, state.config.players, site, ships, chance)
        # A way on from here is worth something too: lairs need neighbours.
        closed = state.taken_lairs | 1 << site
        liked += 0.06 * sum([bool(board.ends[ship] & ~closed) for ship in bits(board.ships_at[site])])
        return Option(cost, chance, liked, SETTLEMENT, site, gain, ships, chance, 1 << site)

    def cost(self, goal: str) -> Sequence[int]:
        return GOAL_COSTS.get(goal, SHIP_COST)

    def close(self, seat: int) -> bool:
        return LAIRS - self.game.state.lair_count(seat) <= CLOSE_LAIRS

    def rates(self, seat: int) -> Sequence[int]:
        return STOCK_RATES


@lru_cache(maxsize=256)
def _lair(board: Board, players: int, site: int, ships: int, chance: float) -> tuple[Vector, Vector, float]:
    """What a lair there costs with the ships to get to it, what it earns a round, and how much that is liked."""
    gain = [0.0] * 5
    for island in board.islands_at[site]:
        gain[board.resource[island]] += players / 6
    gain = [amount * chance for amount in gain]
    cost = [lair + ships * ship for lair, ship in zip(LAIR_COST, SHIP_COST, strict=True)]
    return _floats(cost), _floats(gain), sum(amount * weight for amount, weight in zip(gain, LIKING, strict=True))


def _floats(amounts: Sequence[float]) -> Vector:
    one, two, three, four, five = amounts
    return float(one), float(two), float(three), float(four), float(five)
