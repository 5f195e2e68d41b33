"""One round further: the alternatives of a decision are played on to one's next turn, each with the same fortunes.

In thought everybody plays plainly until then, with what is not known of their cards dealt anew each time. The dice come
from a generator of its own, seeded by what the seat can see: never from the game's. They are spread evenly over all
that can be rolled, so that few futures are as good as many.

Whole turns are tried in this way, and so are raids, offers to others and answers to theirs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from ai.answering import Bid, at_first_sight
from ai.chances import WON
from ai.classic.line import Line, weigh
from ai.classic.mind import Mind
from ai.classic.robbery import Raid
from ai.classic.turns import builds
from ai.novice import classic as novice
from ai.race import best_of, spread
from ai.trading import Deal, Proposal
from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.cards import CardDraw, PlayKnight, PlayMonopoly
from catanqt.rules.base.imagine import imagine
from catanqt.rules.base.robber import MoveRobber, Rob, RobberVictim
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, NoDeal
from catanqt.rules.base.turn import Dice, DiceRoll, EndTurn, Turn

CANDIDATES, CLOSE, FUTURES = 6, 0.05, 18
"""How many lines are tried, how far behind the best at first sight, and in how many futures."""
RAIDS, CLOSE_RAIDS, RAID_FUTURES = 6, 0.03, 8
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
"""How many builds of a turn are made one after the other in thought."""
DICE = sorted((Dice(one, two) for one in range(1, 7) for two in range(1, 7)), key=lambda dice: dice.first + dice.second)

Start = Callable[[Catan, QuickDealer], None]
"""Makes an alternative happen in an imagined game."""


def thinks_on(mind: Mind) -> bool:
    """Whether this decision is played on. What comes of a scenario only those can judge who know it."""
    knows_all = len(mind.lores) == len(mind.game.state.table.scenarios)
    return mind.skill.looks_ahead and mind.judge is not None and knows_all


def look_ahead(mind: Mind, lines: Sequence[Line]) -> Line:
    """The line that leaves the best turn after this one, on average."""
    best = lines[0]
    tried = [line for line in lines[:CANDIDATES] if line.value > best.value - CLOSE and _foreseeable(line)]
    if not thinks_on(mind) or len(tried) < 2 or best.value >= WON or not _foreseeable(best):
        return best
    futures = Futures(mind, FUTURES)
    return best_of(tried, futures.count, futures.after, mind.budget)


def best_raid(mind: Mind, raids: Sequence[Raid]) -> Raid:
    """The raid that leaves the best turn after this one; before the roll, the best at first sight.

    Of the raids on one land only the best is tried: whom to rob there is decided later, at first sight.
    """
    by_land: dict[int, Raid] = {}
    for raid in raids:
        by_land.setdefault(raid.hex, raid)
    close = [raid for raid in by_land.values() if raid.value > raids[0].value - CLOSE_RAIDS][:RAIDS]
    if not thinks_on(mind) or len(close) < 2 or mind.game.state.dice == (0, 0):
        return raids[0]
    worths = Futures(mind, RAID_FUTURES).compare([_raided(raid) for raid in close])
    return close[worths.index(max(worths))] if worths else raids[0]


def best_offer(mind: Mind, offers: Sequence[Proposal]) -> Proposal | None:
    """The offer that leaves the best turn after this one, if any is better than to make none."""
    tried = offers[:OFFERS]
    first = next(iter(offers), None)
    if not thinks_on(mind) or first is None:
        return first
    worths = Futures(mind, OFFER_FUTURES).compare([_silent, *map(_offered, tried)])
    if not worths:
        return first
    silent, *others = worths
    best = max(others)
    return tried[others.index(best)] if best > silent else None


def best_answer(mind: Mind, offered: Deal | None, bids: Sequence[Bid]) -> Deal | None:
    """The deal that leaves a better turn than none, if there is one; a bid, if it is worth the risk that he refuses.

    Whoever cannot think on goes by first sight, and so does who has not all that is wanted.
    """
    if offered is None or not thinks_on(mind):
        return at_first_sight(mind, offered, bids)
    deals: list[tuple[Deal, Start, float]] = [(offered, _agreed, 1.0)] if offered.own < mind.times[mind.seat] else []
    deals += [(bid.deal, _bid(bid), _likely(mind, bid.deal)) for bid in bids[:BIDS]]
    if not deals:
        return None
    worths = Futures(mind, ANSWER_FUTURES).compare([_declined, *(start for _, start, _ in deals)])
    if not worths:
        return at_first_sight(mind, offered, bids)
    declined, *others = worths
    least = WORTH_AGREEING + mind.skill.margin
    gains = [worth - declined for worth in others]
    good = [(likely * gain, deal) for gain, (deal, _, likely) in zip(gains, deals, strict=True) if gain > least]
    return max(good, key=itemgetter(0))[1] if good else None


def _likely(mind: Mind, deal: Deal) -> float:
    """How likely somebody takes a bid that he can pay, for in thought he always does."""
    return GLAD if deal.theirs < mind.times[deal.partner] else LOATH


class Futures:
    """The fortunes of one decision, the same for each of its alternatives."""

    def __init__(self, mind: Mind, count: int) -> None:
        self.mind = mind
        self.count = count = count // SLOWER if mind.lores else count
        self._seed = repr(_visible(mind))
        rng = random.Random(self._seed)
        self._rolls = list(zip(*(spread(rng, DICE, count) for _ in mind.players), strict=True))

    def compare(self, starts: Sequence[Start]) -> list[float]:
        """What each alternative is worth on average; nothing, if there is no time for a single future."""
        totals, played = [0.0] * len(starts), 0
        for future in range(self.count):
            known: dict[object, float] = {}
            gained = [self._worth(start, future, known) for start in starts]
            if self.mind.budget.spent:
                break
            totals = [total + more for total, more in zip(totals, gained, strict=True)]
            played += 1
        return [total / played for total in totals] if played else []

    def _worth(self, start: Start, future: int, known: dict[object, float]) -> float:
        """What an alternative is worth in one future; those that come to the same are played on once."""
        mind = self.mind
        game, dealer = self._begin(mind.game, start, future)
        state = game.state
        if state.turn == mind.seat:
            _settle(game, dealer)
        key = tuple(state.hands), state.robber, *(lore.key(state, mind.seat) for lore in mind.lores)
        if key not in known:
            if state.turn == mind.seat:
                game = _finish_turn(mind, game, dealer)
            known[key] = self._go_on(game, future, dealer)
        return known[key]

    def after(self, line: Line, future: int) -> float:
        """What one's next turn is worth after a line, in the future of this number."""
        game, dealer = self._begin(line.game, _bought(self.mind.seat, line.unknown), future)
        return self._go_on(game, future, dealer)

    def _begin(self, before: Catan, start: Start, future: int) -> tuple[Catan, QuickDealer]:
        rng = random.Random(f"{future}/{self._seed}")
        game, dealer = imagine(before, self.mind.seat, rng), QuickDealer(rng)
        start(game, dealer)
        return game, dealer

    def _go_on(self, game: Catan, future: int, dealer: QuickDealer) -> float:
        """What one's next turn is worth, after this one has ended or somebody else's has."""
        mind = self.mind
        if mind.budget.spent:
            return 0.0
        if not game.over and isinstance(game.task, Turn) and game.task.actor == mind.seat:
            game.apply(EndTurn())
        _play_round(game, mind.seat, list(self._rolls[future]), dealer)
        if game.over:
            return float(game.state.winner == mind.seat)
        return min(1.0, _best_build(mind, game).value)


def _foreseeable(line: Line) -> bool:
    """Whether one knows where the line ends: not where chance decides, nor with cards of the others' taken."""
    unsure = any(isinstance(action, PlayKnight | PlayMonopoly) for action in line.actions)
    return not line.branches and not any(line.extra) and not unsure


def _visible(mind: Mind) -> tuple[object, ...]:
    """What the seat can see, to seed dice by."""
    state = mind.game.state
    return mind.seat, state.turn_number, state.hand(mind.seat), state.roads, state.settlements, state.cities


# Alternatives


def _bought(seat: int, cards: int) -> Start:
    """Cards of a line that were bought without looking at them are drawn now."""
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
    """Agreeing only matters if one is chosen, so in thought one is."""
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


def _settle(game: Catan, dealer: QuickDealer) -> None:
    """Whatever must be done before one's turn goes on: thefts, answers to an offer and the choice among them."""
    while not game.over and not isinstance(game.task, Turn):
        _step(game, dealer)


def _step(game: Catan, dealer: QuickDealer) -> None:
    actor = game.task.actor
    assert actor is not None
    game.apply(dealer.deal(game) if actor == CHANCE else novice.decide(game, actor))


def _play_round(game: Catan, seat: int, rolls: list[Dice], dealer: QuickDealer) -> None:
    """Everybody else's turn, and one's own up to the moment after the roll."""
    while not game.over:
        task = game.task
        if isinstance(task, DiceRoll):
            game.apply(rolls.pop())
        elif isinstance(task, Turn) and task.actor == seat:
            return
        else:
            _step(game, dealer)


def _finish_turn(mind: Mind, game: Catan, dealer: QuickDealer) -> Catan:
    """The rest of one's turn in thought: whatever is best to build, one after the other."""
    for _ in range(MOST_BUILDS):
        if game.over:
            break
        best = _best_build(mind, game)
        if not best.actions:
            break
        game = best.game
        _draw(game, mind.seat, best.unknown, dealer)
    return game


def _best_build(mind: Mind, game: Catan) -> Line:
    """The best that could be built in this position, or nothing."""
    then, root = Mind(game, mind.seat, mind.skill, mind.budget), Line(game)
    lines: Iterable[Line] = (root, *builds(then, root))
    return max((weigh(then, line) for line in lines), key=lambda line: line.value)
