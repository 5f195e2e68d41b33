"""The classic game's kit for walks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from catanqt.kernel.game import Action, Event, Game
from catanqt.rules.base import building, cards, events, robber, setup, trade, turn
from catanqt.rules.base.memory import Memory, forgotten, sure_cards
from catanqt.rules.base.state import Catan, State
from tests.walks import classic_facts as facts
from tests.walks.classic_model import COSTS, Model
from tests.walks.walk import Kit, freeze

HIDDEN = ("hands", "cards", "new_cards", "deck")
OWN = (*HIDDEN, "memory")
"""What is not the same for everybody."""
Goods = tuple[int, ...]


class ClassicKit(Kit):
    def check(self, game: Catan) -> None:
        state = game.state
        facts.check_cards(state)
        facts.check_pieces(state)
        facts.check_networks(state)
        facts.check_economy(state)
        facts.check_awards(state)
        check_memory(state)
        points = facts.points_on_board(state, state.turn) + sum(
            pile[5 * state.turn + facts.VICTORY_POINT] for pile in (state.cards, state.new_cards)
        )
        assert (points >= state.config.goal) == game.over, f"seat {state.turn} has {points} points"
        assert state.winner == (state.turn if game.over else facts.NOBODY)

    def check_step(self, before: State, action: Action, told: Sequence[Event], after: Catan) -> None:
        expected = Model(before)
        expected.play(action)
        found = Model(after.state)
        assert not found.differs(expected), "(found, expected)"
        _check_events(Model(before), action, told, found)

    def universe(self, game: Catan) -> Iterable[Action]:
        return _universe(game)

    def compose(self, game: Catan, rng: random.Random) -> Action:
        """Mostly something one could pay for, sometimes nonsense."""
        task, state = game.task, game.state
        seat = task.actor
        if isinstance(task, trade.Answering):
            if rng.random() < 0.1:
                return trade.Counter(task.want, task.give)
            return trade.Counter(*_terms(state, seat, rng))
        others = [other for other in range(state.config.players) if other != seat]
        to = rng.sample(others, rng.randint(1, len(others)))
        if rng.random() < 0.9:
            to.sort()
        elif rng.random() < 0.5:
            to = rng.choices(range(-1, state.config.players + 1), k=rng.randint(0, 3))
        return trade.Offer(*_terms(state, seat, rng), tuple(to))

    def composed_is_fine(self, game: Catan, action: Action) -> bool:
        task, state = game.task, game.state
        give, want = action.give, action.want
        tradable_goods = state.hands[5 * task.actor : 5 * task.actor + 5]
        fine = len(give) == len(want) == 5 and min(*give, *want) >= 0 and sum(give) > 0 and sum(want) > 0
        fine = fine and all(
            not (one and two) and one <= have for one, two, have in zip(give, want, tradable_goods, strict=True)
        )
        if isinstance(action, trade.Offer):
            others = set(range(state.config.players)) - {task.actor}
            return fine and bool(action.to) and set(action.to) <= others and list(action.to) == sorted(set(action.to))
        return fine and (give, want) != (task.want, task.give)

    def known(self, game: Catan, seat: int) -> object:
        state = game.state
        span = slice(5 * seat, 5 * seat + 5)
        seats = range(state.config.players)
        return {
            "open": {name: value for name, value in freeze(state).items() if name not in OWN},
            "own": [getattr(state, name)[span] for name in ("hands", "cards", "new_cards")],
            "sizes": [[sum(getattr(state, name)[5 * p : 5 * p + 5]) for p in seats] for name in HIDDEN[:3]],
            "deck": sum(state.deck),
            "unseen": facts.development_cards(state),
            "remembered": sure_of_others(state, seat),
            "promises": [list(map(min, state.hand(p), goods)) for p, goods in promises(game).items()],
        }

    def hidden(self, game: Catan, seat: int) -> object:
        return tuple(tuple(getattr(game.state, name)) for name in HIDDEN)

    def stranger(self, game: Catan) -> Catan:
        copy = game.copy()
        copy.state.memory = forgotten(copy.state)
        copy.state.deals = ()
        return copy

    def twin(self, game: Catan, seat: int, rng: random.Random) -> Catan | None:
        for _ in range(20):
            copy = game.copy()
            _reshuffle_hands(copy, seat, rng)
            _reshuffle_cards(copy.state, seat, rng)
            state = copy.state
            model = Model(state)
            if all(model.points(other) < model.goal for other in range(model.players) if other != seat):
                return copy
        return None


def _terms(state: State, seat: int, rng: random.Random) -> tuple[Goods, Goods]:
    give, want = [0] * 5, [0] * 5
    kinds = rng.sample(range(5), rng.choice((2, 2, 3)))
    give[kinds[0]] = rng.randint(1, max(1, min(3, state.hands[5 * seat + kinds[0]])))
    for kind in kinds[1:]:
        want[kind] = rng.choice((1, 1, 2))
    spoil = rng.random()
    if spoil < 0.05:
        want = [0] * 5
    elif spoil < 0.1:
        give[kinds[1]] = 1
    elif spoil < 0.15:
        give[kinds[0]] = rng.choice((-1, 0, 20))
    elif spoil < 0.2:
        want.append(rng.randint(0, 1))
    elif spoil < 0.25:
        give.pop()
    return tuple(give), tuple(want)


def promises(game: Catan) -> dict[int, Goods]:
    """What everybody knows somebody to hold, because they said so in the trade that is going on."""
    task = game.state.todo[-1] if game.state.todo else None
    if not isinstance(task, trade.Answering | trade.Choosing):
        return {}
    proposer = task.proposer if isinstance(task, trade.Answering) else task.actor
    return {proposer: task.give} | dict.fromkeys(task.accepted, task.want) | {bid[0]: bid[1] for bid in task.bids}


def _reshuffle_hands(game: Catan, seat: int, rng: random.Random) -> None:
    """Swap cards between opponents, as long as each keeps what it is known to hold; they have held them for long."""
    state, before = game.state, list(game.state.hands)
    kept = {other: tuple(sure_cards(state, seat)[5 * other : 5 * other + 5]) for other in range(state.config.players)}
    for other, goods in promises(game).items():
        kept[other] = tuple(map(max, kept[other], goods))
    others = [other for other in range(state.config.players) if other != seat]
    for _ in range(60):
        (one, two), (a, b) = rng.choices(others, k=2), rng.choices(range(5), k=2)
        if state.hands[5 * one + a] > kept[one][a] and state.hands[5 * two + b] > kept[two][b] and (one, a) != (two, b):
            for owner, out, into in ((one, a, b), (two, b, a)):
                state.hands[5 * owner + out] -= 1
                state.hands[5 * owner + into] += 1
    then = [old + now - was for old, now, was in zip(state.memory.hands, state.hands, before, strict=True)]
    state.memory = Memory(tuple(then), {other: state.memory.sure(other) for other in range(state.config.players)})


def check_memory(state: State) -> None:
    """Nobody is sure of what is not so."""
    for seat in range(state.config.players):
        assert all(map(int.__le__, sure_cards(state, seat), state.hands))


def sure_of_others(state: State, seat: int) -> list[int]:
    return [amount for slot, amount in enumerate(sure_cards(state, seat)) if slot // 5 != seat]


def _reshuffle_cards(state: State, seat: int, rng: random.Random) -> None:
    piles = [(state.deck, 0)]
    piles += [
        (pile, 5 * p) for p in range(state.config.players) if p != seat for pile in (state.cards, state.new_cards)
    ]
    for _ in range(60):
        (one, i), (two, j) = rng.choices(piles, k=2)
        a, b = rng.choices(range(5), k=2)
        if one[i + a] and two[j + b] and (one is not two or i != j or a != b):
            one[i + a] -= 1
            two[j + b] -= 1
            one[i + b] += 1
            two[j + a] += 1


def _check_events(before: Model, action: Action, told: Sequence[Event], after: Model) -> None:
    """Events tell all that happened: whoever only listens knows where every card went."""
    count = Counter(map(type, told))
    hands = [hand[:] for hand in before.hands]
    for kind, amount in enumerate(COSTS.get(type(action).__name__, ())):
        hands[before.turn][kind] -= amount
    for event in told:
        _book(event, hands)
    assert hands == after.hands, f"the events {told} do not explain the hands"
    assert count[events.Won] == (after.winner != facts.NOBODY), told
    assert count[events.TurnStarted] == (after.turn_number != before.turn_number)
    assert (count[events.LongestRoadMoved] > 0) == (after.longest_road != before.longest_road)
    assert (count[events.LargestArmyMoved] > 0) == (after.largest_army != before.largest_army)
    assert count[events.RobberMoved] == (after.robber != before.robber)
    new_roads = set(after.streets.items()) - set(before.streets.items())
    assert [(event.edge, event.seat) for event in told if isinstance(event, events.RoadBuilt)] == list(new_roads)
    new_houses = {(corner, *house) for corner, house in after.houses.items() if before.houses.get(corner) != house}
    built = [(event.corner, event.seat, 1) for event in told if isinstance(event, events.SettlementBuilt)]
    built += [(event.corner, event.seat, 2) for event in told if isinstance(event, events.CityBuilt)]
    assert built == list(new_houses)


def _book(event: Event, hands: list[list[int]]) -> None:
    match event:
        case events.Produced(seat, resource, amount):
            hands[seat][resource] += amount
        case events.TookFromBank(seat, resource):
            hands[seat][resource] += 1
        case events.Discarded(seat, resource):
            hands[seat][resource] -= 1
        case events.BankTraded(seat, give, amount, take):
            hands[seat][give] -= amount
            hands[seat][take] += 1
        case events.Stolen(taker, giver, resource):
            hands[taker][resource] += 1
            hands[giver][resource] -= 1
        case events.Monopolised(taker, giver, resource, amount):
            hands[taker][resource] += amount
            hands[giver][resource] -= amount
        case events.Traded(seat, partner, gave, took):
            for kind in range(5):
                hands[seat][kind] += took[kind] - gave[kind]
                hands[partner][kind] += gave[kind] - took[kind]


def _universe(game: Game[Any]) -> Iterable[Action]:
    grid = game.state.config.board.grid
    seats = range(-1, game.state.config.players + 1)
    kinds = range(-1, 7)
    pairs = [(one, two) for one in kinds for two in kinds]
    for edge in (*range(-1, len(grid.edges) + 2), 599, 10**20):
        yield from (setup.FoundRoad(edge), building.BuildRoad(edge), building.PlaceRoad(edge))
    for corner in (*range(-1, len(grid.corners) + 2), 599, 10**20):
        yield from (setup.FoundSettlement(corner), building.BuildSettlement(corner), building.BuildCity(corner))
    for hex_ in (*range(-1, len(grid.hexes) + 2), 10**20):
        yield robber.MoveRobber(hex_)
    yield from (turn.Roll(), turn.EndTurn(), cards.BuyCard(), cards.PlayKnight(), cards.PlayRoadBuilding())
    for one in kinds:
        yield from (cards.DrawCard(one), cards.PlayMonopoly(one), robber.Discard(one), robber.StealCard(one))
    for one, two in pairs:
        yield from (turn.Dice(one, two), turn.BankTrade(one, two), cards.PlayYearOfPlenty(one, two))
    yield from (trade.Accept(), trade.Withdraw())
    yield from map(trade.Decline, (*map(str, trade.NoDeal), "", "because", "NO"))
    for seat in seats:
        yield from (robber.Rob(seat), trade.Confirm(seat))
