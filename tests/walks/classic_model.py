"""The classic game once more, as simply as it can be told: what each action must do.

Nothing here is fast or clever, and nothing is shared with the rules but the names of actions and tasks.
"""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.state import State
from tests.walks import classic_facts as facts

COSTS = {
    "BuildRoad": (1, 1, 0, 0, 0),
    "BuildSettlement": (1, 1, 1, 1, 0),
    "BuildCity": (0, 0, 0, 2, 3),
    "BuyCard": (0, 0, 1, 1, 1),
}
KNIGHT, VICTORY_POINT, ROADS, PLENTY, MONOPOLY = range(5)


class Model:
    """What one sees on the table and in everybody's hands, and what is to be done."""

    def __init__(self, state: State) -> None:
        self.board = state.config.board
        self.players = state.config.players
        self.goal = state.config.goal
        self.hands = _rows(state.hands)
        self.bank = list(state.bank)
        self.deck = list(state.deck)
        self.cards = _rows(state.cards)
        self.new_cards = _rows(state.new_cards)
        self.knights = list(state.knights)
        self.houses = facts.houses(state)
        self.streets = facts.streets(state)
        self.robber = state.robber
        self.turn = state.turn
        self.turn_number = state.turn_number
        self.dice = state.dice
        self.card_played = state.card_played
        self.offers = list(state.offers)
        self.longest_road = state.longest_road
        self.largest_army = state.largest_army
        self.winner = state.winner
        self.todo = list(state.todo)

    def differs(self, other: Model) -> dict[str, tuple[Any, Any]]:
        mine, theirs = vars(self), vars(other)
        return {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}

    def play(self, action: Action) -> None:
        kind = type(action).__name__
        for resource, amount in enumerate(COSTS.get(kind, ())):
            self.to_bank(self.turn, resource, amount)
        _DO[kind](self, action)
        self._hand_out_awards()
        if self.points(self.turn) >= self.goal:
            self.winner = self.turn
            self.todo = []

    def to_bank(self, seat: int, resource: int, amount: int) -> None:
        self.hands[seat][resource] -= amount
        self.bank[resource] += amount

    def points(self, seat: int) -> int:
        total = sum(worth for owner, worth in self.houses.values() if owner == seat)
        total += self.cards[seat][VICTORY_POINT] + self.new_cards[seat][VICTORY_POINT]
        return total + 2 * (self.longest_road == seat) + 2 * (self.largest_army == seat)

    def _hand_out_awards(self) -> None:
        lengths = []
        for seat in range(self.players):
            edges = frozenset(self.board.grid.edges[edge] for edge, owner in self.streets.items() if owner == seat)
            ends = {corner for edge in edges for corner in edge}
            walls = frozenset(c for c in ends if c in self.houses and self.houses[c][0] != seat)
            lengths.append(facts.trail(edges, walls))
        self.longest_road = facts.leader(self.longest_road, lengths, 5)
        self.largest_army = facts.leader(self.largest_army, self.knights, 3)

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        self.turn_number += 1
        self.dice = (0, 0)
        self.card_played = False
        self.offers = []
        self.cards[seat] = [old + new for old, new in zip(self.cards[seat], self.new_cards[seat], strict=True)]
        self.new_cards[seat] = [0] * 5
        self.todo = [turn.BeforeRoll(seat)]

    def can_lay_road(self, seat: int) -> bool:
        edges = self.board.grid.edges
        own = {corner for edge, owner in self.streets.items() if owner == seat for corner in edges[edge]}
        own |= {corner for corner, (owner, _) in self.houses.items() if owner == seat}
        own -= {corner for corner, (owner, _) in self.houses.items() if owner != seat}
        free = [edge for i, edge in enumerate(edges) if i not in self.streets]
        return list(self.streets.values()).count(seat) < 15 and any(set(edge) & own for edge in free)

    def victims(self, hex_: int, thief: int) -> list[int]:
        there = {self.houses[c][0] for c in self.board.grid.hex_corners[hex_] if c in self.houses}
        return sorted(seat for seat in there - {thief} if sum(self.hands[seat]))


def _rows(flat: list[int]) -> list[list[int]]:
    return [flat[i : i + 5] for i in range(0, len(flat), 5)]


def _found_settlement(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.houses[action.corner] = task.actor, 1
    model.todo.append(setup.FoundingRoad(task.actor, action.corner))
    if task.round == 2:
        for hex_ in facts.land(model.board.grid)[action.corner]:
            if model.board.terrain[hex_] in facts.PAYS:
                model.to_bank(task.actor, facts.PAYS[model.board.terrain[hex_]], -1)


def _found_road(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.streets[action.edge] = task.actor
    if len(model.todo) == 1:
        model.start_turn(0)


def _roll(model: Model, action: Any) -> None:
    model.todo = [turn.DiceRoll(model.turn)]


def _dice(model: Model, action: Any) -> None:
    model.dice = (action.first, action.second)
    model.todo = [turn.Turn(model.turn)]
    if sum(model.dice) == 7:
        model.todo.append(robber.RobberMove(model.turn))
        order = [(model.turn + i) % model.players for i in range(model.players)]
        halves = [(seat, sum(model.hands[seat]) // 2) for seat in order if sum(model.hands[seat]) >= 8]
        model.todo += [robber.Discarding(seat, half) for seat, half in reversed(halves)]
    else:
        _produce(model, sum(model.dice))


def _produce(model: Model, number: int) -> None:
    for resource in range(5):
        claims = [0] * model.players
        for hex_, terrain in enumerate(model.board.terrain):
            pays = facts.PAYS.get(terrain) == resource and number in model.board.numbers[hex_]
            if pays and hex_ != model.robber:
                for corner in model.board.grid.hex_corners[hex_]:
                    seat, worth = model.houses.get(corner, (0, 0))
                    claims[seat] += worth
        if sum(claims) > model.bank[resource]:
            alone = sum(1 for claim in claims if claim) == 1
            claims = [min(claim, model.bank[resource]) if alone else 0 for claim in claims]
        for seat, claim in enumerate(claims):
            model.to_bank(seat, resource, -claim)


def _build_settlement(model: Model, action: Any) -> None:
    model.houses[action.corner] = model.turn, 1


def _build_city(model: Model, action: Any) -> None:
    assert model.houses[action.corner] == (model.turn, 1)
    model.houses[action.corner] = model.turn, 2


def _build_road(model: Model, action: Any) -> None:
    model.streets[action.edge] = model.turn


def _place_road(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.streets[action.edge] = task.actor
    if task.left > 1 and model.can_lay_road(task.actor):
        model.todo.append(building.FreeRoads(task.actor, task.left - 1))


def _buy_card(model: Model, action: Any) -> None:
    model.todo.append(cards.CardDraw(model.turn))


def _draw_card(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.deck[action.card] -= 1
    model.new_cards[task.buyer][action.card] += 1


def _lay_down(model: Model, card: int) -> None:
    model.cards[model.turn][card] -= 1
    model.card_played = True


def _play_knight(model: Model, action: Any) -> None:
    _lay_down(model, KNIGHT)
    model.knights[model.turn] += 1
    model.todo.append(robber.RobberMove(model.turn))


def _play_roads(model: Model, action: Any) -> None:
    _lay_down(model, ROADS)
    model.todo.append(building.FreeRoads(model.turn, 2))


def _play_plenty(model: Model, action: Any) -> None:
    _lay_down(model, PLENTY)
    model.to_bank(model.turn, action.first, -1)
    model.to_bank(model.turn, action.second, -1)


def _play_monopoly(model: Model, action: Any) -> None:
    _lay_down(model, MONOPOLY)
    everything = sum(hand[action.resource] for hand in model.hands)
    for hand in model.hands:
        hand[action.resource] = 0
    model.hands[model.turn][action.resource] = everything


def _discard(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.to_bank(task.actor, action.resource, 1)
    if task.left > 1:
        model.todo.append(robber.Discarding(task.actor, task.left - 1))


def _move_robber(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.robber = action.hex
    found = model.victims(action.hex, task.actor)
    if len(found) == 1:
        model.todo.append(robber.Theft(task.actor, found[0]))
    elif found:
        model.todo.append(robber.RobberVictim(task.actor, action.hex))


def _rob(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.todo.append(robber.Theft(task.actor, action.seat))


def _steal(model: Model, action: Any) -> None:
    task = model.todo.pop()
    model.hands[task.victim][action.resource] -= 1
    model.hands[task.thief][action.resource] += 1


def _bank_trade(model: Model, action: Any) -> None:
    rate = 4
    for harbour in model.board.harbours:
        corners = model.board.grid.edges[harbour.edge]
        if any(model.houses.get(corner, (-1,))[0] == model.turn for corner in corners):
            rate = min(rate, {5: 3, action.give: 2}.get(harbour.kind, 4))
    model.to_bank(model.turn, action.give, rate)
    model.to_bank(model.turn, action.take, -1)


def _offer(model: Model, action: Any) -> None:
    model.offers.append((action.give, action.want))
    first, *others = action.to
    model.todo.append(trade.Answering(first, model.turn, action.give, action.want, tuple(others), (), ()))


def _answer(model: Model, action: Any) -> None:
    task = model.todo.pop()
    accepted, bids = task.accepted, task.bids
    if isinstance(action, trade.Accept):
        accepted += (task.actor,)
    if isinstance(action, trade.Counter):
        bids += ((task.actor, action.give, action.want),)
    if task.waiting:
        first, *others = task.waiting
        follows = trade.Answering(first, task.proposer, task.give, task.want, tuple(others), accepted, bids)
        model.todo.append(follows)
    elif accepted or bids:
        model.todo.append(trade.Choosing(task.proposer, task.give, task.want, accepted, bids))


def _confirm(model: Model, action: Any) -> None:
    task = model.todo.pop()
    give, take = task.give, task.want
    for seat, bid_give, bid_want in task.bids:
        if seat == action.seat:
            give, take = bid_want, bid_give
    for kind in range(5):
        model.hands[task.actor][kind] += take[kind] - give[kind]
        model.hands[action.seat][kind] += give[kind] - take[kind]


def _withdraw(model: Model, action: Any) -> None:
    model.todo.pop()


def _end_turn(model: Model, action: Any) -> None:
    model.start_turn((model.turn + 1) % model.players)


_DO = {
    "FoundSettlement": _found_settlement, "FoundRoad": _found_road, "Roll": _roll, "Dice": _dice,
    "BuildSettlement": _build_settlement, "BuildCity": _build_city, "BuildRoad": _build_road,
    "PlaceRoad": _place_road, "BuyCard": _buy_card, "DrawCard": _draw_card, "PlayKnight": _play_knight,
    "PlayRoadBuilding": _play_roads, "PlayYearOfPlenty": _play_plenty, "PlayMonopoly": _play_monopoly,
    "Discard": _discard, "MoveRobber": _move_robber, "Rob": _rob, "StealCard": _steal, "BankTrade": _bank_trade,
    "Offer": _offer, "Accept": _answer, "Decline": _answer, "Counter": _answer, "Confirm": _confirm,
    "Withdraw": _withdraw, "EndTurn": _end_turn,
}  # fmt: skip
