"""Rollouts: the alternatives of a decision are played on to the seat's next turn, all with the same dice.

Everybody plays the novice's policy until then, and unknown cards are dealt anew in each rollout. The dice come from a
generator of their own, seeded by what the seat can see, never from the game's. They are stratified over all possible
rolls, so that few rollouts give a good average. Turn plans, moves of the robber, offers and answers are tried.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.cards import CardDraw, PlayKnight, PlayMonopoly
from catanqt.rules.base.imagine import imagine
from catanqt.rules.base.robber import MoveRobber, Rob, RobberVictim
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, NoDeal
from catanqt.rules.base.turn import Dice, DiceRoll, EndTurn, Turn
from catanqt_ai.classic.dice_odds import SHARES, roll_at
from catanqt_ai.classic.plan_value import weigh
from catanqt_ai.classic.robber_moves import Raid, against_leader
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import builds
from catanqt_ai.novice import classic as novice
from catanqt_ai.sequential_halving import best_by_halving, stratified
from catanqt_ai.trade_answers import Bid, at_first_sight
from catanqt_ai.trade_offers import Deal, Proposal
from catanqt_ai.win_probability import WON

CANDIDATES, CLOSE, FUTURES = 6, 0.05, 18
"""How many plans are tried, how far behind the best at first sight, and in how many futures."""
RAIDS, CLOSE_RAIDS, RAID_FUTURES = 6, 0.03, 8
RAID_NOISE, MORE_RAID_FUTURES = 0.02, 16
"""By how much so few futures are mistaken, and how many more the two best raids are tried in where that may matter."""
OFFERS, OFFER_FUTURES = 4, 8
ANSWER_FUTURES, BIDS, MOST_ASKED = 12, 4, 3
"""Futures for an answer, how many bids of one's own are tried, and how many cards they may ask for."""
SLOWER = 2
"""In scenarios, which take longer to think about, so many times fewer futures are looked at."""
WORTH_AGREEING = 0.005
"""What agreeing to an offer must bring more than declining."""
GLAD, LOATH = 0.65, 0.4
"""How many bids are taken that bring the other side nearer to winning, and how many that do not."""
MOST_BUILDS = 4
"""How many builds of a turn are made one after the other in a rollout."""
DICE = sorted((Dice(one, two) for one in range(1, 7) for two in range(1, 7)), key=lambda dice: dice.first + dice.second)

Start = Callable[[Catan, QuickDealer], None]
"""Makes an alternative happen in an imagined game."""


def thinks_on(evaluator: SearchEvaluator) -> bool:
    """Whether this decision is played on. What comes of a scenario only those can judge who know it."""
    knows_all = len(evaluator.scenarios) == len(evaluator.game.state.config.scenarios)
    return evaluator.skill.looks_ahead and evaluator.learned is not None and knows_all


def look_ahead(evaluator: SearchEvaluator, plans: Sequence[TurnPlan]) -> TurnPlan:
    """The line that leaves the best turn after this one, on average."""
    best = plans[0]
    tried = [plan for plan in plans[:CANDIDATES] if plan.value > best.value - CLOSE and _foreseeable(plan)]
    if not thinks_on(evaluator) or len(tried) < 2 or best.value >= WON or not _foreseeable(best):
        return best
    futures = Futures(evaluator, FUTURES)
    return best_by_halving(tried, futures.count, futures.after, evaluator.budget)


def best_raid(evaluator: SearchEvaluator, raids: Sequence[Raid]) -> Raid:
    """The raid that leaves the best turn after this one; before the roll, the best at first sight.

    Whoever is about to win is held up in any case. Of the raids on one land only the best is tried: whom to rob there
    is decided later, at first sight.
    """
    raids = against_leader(evaluator, evaluator.game.state, raids)
    by_land: dict[int, Raid] = {}
    for raid in raids:
        by_land.setdefault(raid.hex, raid)
    close = [raid for raid in by_land.values() if raid.value > raids[0].value - CLOSE_RAIDS][:RAIDS]
    if not thinks_on(evaluator) or len(close) < 2 or evaluator.game.state.dice == (0, 0):
        return raids[0]
    worths = Futures(evaluator, RAID_FUTURES).compare([_raided(raid) for raid in close])
    if not worths:
        return raids[0]
    ranked = sorted(zip(worths, close, strict=True), key=itemgetter(0), reverse=True)
    return _closer(evaluator, ranked[0], ranked[1])


def _closer(evaluator: SearchEvaluator, first: tuple[float, Raid], second: tuple[float, Raid]) -> Raid:
    """The better of two raids; where few futures do not decide, more are played."""
    if first[0] - second[0] > RAID_NOISE:
        return first[1]
    more = Futures(evaluator, MORE_RAID_FUTURES, "closer/").compare([_raided(first[1]), _raided(second[1])])
    if not more:
        return first[1]
    lead = RAID_FUTURES * (first[0] - second[0]) + MORE_RAID_FUTURES * (more[0] - more[1])
    return first[1] if lead >= 0 else second[1]


def best_offer(evaluator: SearchEvaluator, offers: Sequence[Proposal]) -> Proposal | None:
    """The offer that leaves the best turn after this one, if any is better than to make none."""
    tried = offers[:OFFERS]
    first = next(iter(offers), None)
    if not thinks_on(evaluator) or first is None:
        return first
    worths = Futures(evaluator, OFFER_FUTURES).compare([_silent, *map(_offered, tried)])
    if not worths:
        return first
    silent, *others = worths
    best = max(others)
    return tried[others.index(best)] if best > silent + evaluator.skill.margin else None


def best_answer(evaluator: SearchEvaluator, offered: Deal | None, bids: Sequence[Bid]) -> Deal | None:
    """The deal that leaves a better turn than none, if there is one; a bid, if it is worth the risk that he refuses.

    Whoever cannot think on goes by first sight, and so does who has not all that is wanted.
    """
    if offered is None or not thinks_on(evaluator):
        return at_first_sight(evaluator, offered, bids)
    deals: list[tuple[Deal, Start, float]] = (
        [(offered, _agreed, 1.0)] if offered.own < evaluator.times[evaluator.seat] else []
    )
    deals += [(bid.deal, _bid(bid), _likely(evaluator, bid.deal)) for bid in bids[:BIDS]]
    if not deals:
        return None
    worths = Futures(evaluator, ANSWER_FUTURES).compare([_declined, *(start for _, start, _ in deals)])
    if not worths:
        return at_first_sight(evaluator, offered, bids)
    declined, *others = worths
    least = WORTH_AGREEING + evaluator.skill.margin
    gains = [worth - declined for worth in others]
    good = [(likely * gain, deal) for gain, (deal, _, likely) in zip(gains, deals, strict=True) if gain > least]
    return max(good, key=itemgetter(0))[1] if good else None


def _likely(evaluator: SearchEvaluator, deal: Deal) -> float:
    """How likely somebody takes a bid that he can pay, because in rollouts he always does."""
    return GLAD if deal.theirs < evaluator.times[deal.partner] else LOATH


class Futures:
    """The random futures of one decision, the same for each of its alternatives."""

    def __init__(self, evaluator: SearchEvaluator, count: int, purpose: str = "") -> None:
        self.evaluator = evaluator
        count *= evaluator.skill.patience
        self.count = count = count // SLOWER if evaluator.scenarios else count
        self._seed = purpose + repr(_visible(evaluator))
        rng = random.Random(self._seed)
        rolls: Sequence[Dice | float] = SHARES if evaluator.counts_dice else DICE
        self._rolls = list(zip(*(stratified(rng, rolls, count) for _ in evaluator.players), strict=True))

    def compare(self, starts: Sequence[Start]) -> list[float]:
        """What each alternative is worth on average; nothing, if there is no time for a single future."""
        totals, played = [0.0] * len(starts), 0
        for future in range(self.count):
            known: dict[object, float] = {}
            gained = [self._worth(start, future, known) for start in starts]
            if self.evaluator.budget.spent:
                break
            totals = [total + more for total, more in zip(totals, gained, strict=True)]
            played += 1
        return [total / played for total in totals] if played else []

    def _worth(self, start: Start, future: int, known: dict[object, float]) -> float:
        """What an alternative is worth in one future; those that come to the same are played on once."""
        evaluator = self.evaluator
        game, dealer = self.begin(evaluator.game, start, future)
        state = game.state
        if state.turn == evaluator.seat:
            settle(game, dealer)
        key = (
            tuple(state.hands),
            state.robber,
            *(scenario.key(state, evaluator.seat) for scenario in evaluator.scenarios),
        )
        if key not in known:
            if state.turn == evaluator.seat:
                game = finish_turn(evaluator, game, dealer)
            known[key] = self._go_on(game, future, dealer)
        return known[key]

    def after(self, plan: TurnPlan, future: int) -> float:
        """What one's next turn is worth after a plan, in the future of this number."""
        game, dealer = self.begin(plan.game, _bought(self.evaluator.seat, plan.unknown), future)
        return self._go_on(game, future, dealer)

    def begin(self, before: Catan, start: Start, future: int) -> tuple[Catan, QuickDealer]:
        """An alternative in the future of this number, right after it was chosen."""
        rng = random.Random(f"{future}/{self._seed}")
        game, dealer = imagine(before, self.evaluator.seat, rng), QuickDealer(rng)
        start(game, dealer)
        return game, dealer

    def _go_on(self, game: Catan, future: int, dealer: QuickDealer) -> float:
        """What one's next turn is worth, after this one has ended or somebody else's has."""
        evaluator = self.evaluator
        if evaluator.budget.spent:
            return 0.0
        self.play_round(game, future, dealer)
        if game.over:
            return float(game.state.winner == evaluator.seat)
        return min(1.0, best_build(evaluator, game).value)

    def play_round(self, game: Catan, future: int, dealer: QuickDealer) -> None:
        """End one's turn, if it is one's own, and play on until one has rolled the next time."""
        seat = self.evaluator.seat
        if not game.over and isinstance(game.task, Turn) and game.task.actor == seat:
            game.apply(EndTurn())
        _play_round(game, seat, list(self._rolls[future]), dealer)


def _foreseeable(plan: TurnPlan) -> bool:
    """Whether one knows where the line ends: not where chance decides, nor with cards of the others' taken."""
    unsure = any(isinstance(action, PlayKnight | PlayMonopoly) for action in plan.actions)
    return not plan.branches and not any(plan.extra) and not unsure


def _visible(evaluator: SearchEvaluator) -> tuple[object, ...]:
    """What the seat can see, to seed dice by."""
    state = evaluator.game.state
    return evaluator.seat, state.turn_number, state.hand(evaluator.seat), state.roads, state.settlements, state.cities


# Alternatives


def _bought(seat: int, cards: int) -> Start:
    """Cards of a plan that were bought without looking at them are drawn now."""
    return lambda game, dealer: _draw(game, seat, cards, dealer)


def _raided(raid: Raid) -> Start:
    def start(game: Catan, dealer: QuickDealer) -> None:
        game.apply(MoveRobber(raid.hex))
        if isinstance(game.task, RobberVictim):
            game.apply(Rob(raid.victim))

    return start


def _offered(offer: Proposal) -> Start:
    return lambda game, dealer: game.apply(offer.action)


def _silent(game: Catan, dealer: QuickDealer) -> None:
    """No offer is made."""


def _agreed(game: Catan, dealer: QuickDealer) -> None:
    """Agreeing only matters if one is chosen, so in rollouts one is."""
    task = game.task
    assert isinstance(task, Answering)
    game.apply(Accept())
    while isinstance(game.task, Answering):
        game.apply(novice.decide(game, game.task.actor))
    assert isinstance(game.task, Choosing)
    game.apply(Confirm(task.actor))


def _bid(bid: Bid) -> Start:
    """The others answer and the proposer chooses as they would."""

    def start(game: Catan, dealer: QuickDealer) -> None:
        game.apply(Counter(bid.give, bid.take))
        while isinstance(game.task, Answering | Choosing):
            game.apply(novice.decide(game, game.task.actor))

    return start


def _declined(game: Catan, dealer: QuickDealer) -> None:
    game.apply(Decline(NoDeal.NO))


# Going on


def _draw(game: Catan, seat: int, cards: int, dealer: QuickDealer) -> None:
    for _ in range(cards):
        if not game.over:
            game.state.todo.append(CardDraw(seat))
            game.apply(dealer.deal(game))


def settle(game: Catan, dealer: QuickDealer) -> None:
    """Whatever must be done before one's turn goes on: thefts, answers to an offer and the choice among them."""
    while not game.over and not isinstance(game.task, Turn):
        _step(game, dealer)


def _step(game: Catan, dealer: QuickDealer) -> None:
    actor = game.task.actor
    assert actor is not None
    game.apply(dealer.deal(game) if actor == CHANCE else novice.decide(game, actor))


def _play_round(game: Catan, seat: int, rolls: list[Dice | float], dealer: QuickDealer) -> None:
    """Everybody else's turn, and one's own up to the moment after the roll."""
    while not game.over:
        task = game.task
        if isinstance(task, DiceRoll):
            roll = rolls.pop()
            game.apply(roll if isinstance(roll, Dice) else roll_at(game.state, roll))
        elif isinstance(task, Turn) and task.actor == seat:
            return
        else:
            _step(game, dealer)


def finish_turn(evaluator: SearchEvaluator, game: Catan, dealer: QuickDealer) -> Catan:
    """The rest of one's turn in a rollout: whatever is best to build, one after the other."""
    for _ in range(MOST_BUILDS):
        if game.over:
            break
        best = best_build(evaluator, game)
        if not best.actions:
            break
        game = best.game
        _draw(game, evaluator.seat, best.unknown, dealer)
    return game


def best_build(evaluator: SearchEvaluator, game: Catan) -> TurnPlan:
    """The best that could be built in this position, or nothing."""
    then, root = evaluator.at(game), TurnPlan(game)
    plans: Iterable[TurnPlan] = (root, *builds(then, root))
    return max((weigh(then, plan) for plan in plans), key=lambda plan: plan.value)
