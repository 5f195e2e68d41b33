"""The turn: rolling, production, and everything a player may do before ending the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from catanqt.kernel.game import Action, Chance, Task
from catanqt.rules.base import building, cards, dice
from catanqt.rules.base.awards import check_win
from catanqt.rules.base.board import BRICK, GRAIN, LUMBER, ORE, WOOL
from catanqt.rules.base.events import BankShort, BankTraded, Produced, Rolled, TurnEnded, TurnStarted
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.robber import seven
from catanqt.rules.base.state import Catan, State
from catanqt.rules.base.trade import Offer
from catanqt.rules.hexgrid import bits, mask

PLAY_CARDS: tuple[type[Action], ...] = (
    cards.PlayKnight,
    cards.PlayRoadBuilding,
    cards.PlayYearOfPlenty,
    cards.PlayMonopoly,
)


def start_turn(game: Catan, seat: int) -> None:
    """Give the dice to a seat; the task on top becomes the beginning of its turn."""
    state = game.state
    state.turn = seat
    state.turn_number += 1
    state.card_played = False
    state.dice = (0, 0)
    state.offers = ()
    if state.turn_flags:
        state.turn_flags = {}
    first = 5 * seat
    if any(state.new_cards[first : first + 5]):
        for slot in range(first, first + 5):
            state.cards[slot] += state.new_cards[slot]
            state.new_cards[slot] = 0
    game.become(_BEFORE_ROLL[seat])
    game.emit(TurnStarted, seat, state.turn_number)
    check_win(game)


@dataclass(frozen=True, slots=True)
class BeforeRoll(Task):
    """Roll, or play a development card first."""

    actor: int

    def options(self, game: Catan) -> Sequence[Action]:
        state = game.state
        first = 5 * self.actor
        found: list[Action] = [_ROLL]
        if any(state.cards[first : first + 5]):
            found += cards.card_options(state, self.actor)
        for add in state.config.menus:
            add(game, self.actor, False, found)
        return found

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return Roll, *PLAY_CARDS, *_scenario_kinds(game)

    def composes(self, game: Catan) -> tuple[type[Action], ...]:
        return _scenario_composes(game)

    def problem(self, game: Catan) -> str | None:
        return None if self.actor == game.state.turn else "it is somebody else's turn"


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Throw the dice."""

    def do(self, game: Catan) -> None:
        game.become(_DICE_ROLL[game.state.turn])

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class DiceRoll(Chance):
    """Two dice are thrown for production."""

    roller: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return _DICE

    def weights(self, game: Catan) -> Sequence[int] | None:
        return None if game.state.config.plain_dice else dice.weights(game.state)

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (Dice,)

    def problem(self, game: Catan) -> str | None:
        return None if self.roller == game.state.turn else "it is somebody else's turn"


@dataclass(frozen=True, slots=True)
class Dice(Action):
    """Chance shows these two dice."""

    first: int
    second: int

    def do(self, game: Catan) -> None:
        state = game.state
        seat = state.turn
        state.dice = (self.first, self.second)
        if not state.config.plain_dice:
            dice.take(game, self.first, self.second)
        game.become(_TURN[seat])
        game.emit(Rolled, seat, self.first, self.second)
        number = self.first + self.second
        if number == 7:
            seven(game, seat)
        else:
            produce(game, number)

    def refusal(self, game: Catan, seat: int) -> str | None:
        fair = 1 <= self.first <= 6 and 1 <= self.second <= 6
        possible = fair and (game.state.config.plain_dice or dice.is_possible(game.state, self.first, self.second))
        return None if possible else RefusalCode.IMPOSSIBLE_OUTCOME


def produce(game: Catan, number: int) -> None:
    """Pay what a number yields, resource by resource."""
    state = game.state
    hands, bank, robber = state.hands, state.bank, state.robber
    for resource, hexes in state.config.board.sources[number]:
        total, shares = state.yields[hexes[0]]
        if len(hexes) > 1 or total > bank[resource]:
            _produce_carefully(game, resource, hexes)
        elif hexes[0] != robber:
            bank[resource] -= total
            for slot, amount in shares:
                hands[slot] += amount
                game.emit(Produced, slot // 5, resource, amount)


def _produce_carefully(game: Catan, resource: int, hexes: Sequence[int]) -> None:
    """Add up all claims first: of what the bank is short, all or nobody is served, save for a single claimant."""
    state = game.state
    due: dict[int, int] = {}
    for hex_ in hexes:
        if hex_ != state.robber:
            for slot, amount in state.yields[hex_][1]:
                due[slot] = due.get(slot, 0) + amount
    left = state.bank[resource]
    if sum(due.values()) > left:
        game.emit(BankShort, resource)
        due = dict.fromkeys(due, left) if len(due) == 1 and left else {}
    for slot, amount in due.items():
        state.bank[resource] -= amount
        state.hands[slot] += amount
        game.emit(Produced, slot // 5, resource, amount)


@dataclass(frozen=True, slots=True)
class Turn(Task):
    """After the roll: build, trade and play a card in any order, then end the turn."""

    actor: int

    def options(self, game: Catan) -> Sequence[Action]:
        state = game.state
        seat = self.actor
        first = 5 * seat
        hand = state.hands[first : first + 5]
        found: list[Action] = [_END_TURN]
        if (hand[LUMBER] and hand[BRICK]) or (hand[GRAIN] and hand[ORE]):
            found += build_options(state, seat, hand)
        if max(hand) > 1 and (state.config.free_trade or trade_refusal(state, with_bank=True) is None):
            found += bank_options(state, seat, hand)
        if not state.card_played and any(state.cards[first : first + 5]):
            found += cards.card_options(state, seat)
        for add in state.config.menus:
            add(game, seat, True, found)
        return found

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return *_TURN_KINDS, *_scenario_kinds(game)

    def composes(self, game: Catan) -> tuple[type[Action], ...]:
        if not game.state.config.free_trade and trade_refusal(game.state, with_bank=False) is not None:
            return _scenario_composes(game)
        return Offer, *_scenario_composes(game)

    def refusal(self, game: Catan, action: Action) -> str | None:
        if not game.state.config.free_trade and isinstance(action, BankTrade | Offer):
            refusal = trade_refusal(game.state, isinstance(action, BankTrade))
            if refusal is not None:
                return refusal
        return Task.refusal(self, game, action)

    def problem(self, game: Catan) -> str | None:
        return None if self.actor == game.state.turn else "it is somebody else's turn"


def trade_refusal(state: State, with_bank: bool) -> str | None:
    """Why house rules forbid to trade now, with the bank or with other players."""
    agreed = state.config.house.trade
    if agreed == "off" or (agreed == "bank" and not with_bank):
        return RefusalCode.NO_TRADE
    return RefusalCode.TRADE_FIRST if agreed == "first" and building.BUILT in state.turn_flags else None


def build_options(state: State, seat: int, hand: Sequence[int]) -> Sequence[Action]:
    """What a seat with these cards may build or buy."""
    lumber, brick, wool, grain, ore = hand
    found: list[Action] = []
    if lumber and brick:
        found += building.buy_roads(building.road_sites(state, seat))
        if wool and grain:
            found += building.buy_settlements(building.settlement_sites(state, seat))
    if ore and grain:
        if ore >= 3 and grain >= 2:
            found += building.buy_cities(building.city_sites(state, seat))
        if wool and any(state.deck):
            found.append(_BUY_CARD)
    return found


def bank_options(state: State, seat: int, hand: Sequence[int]) -> Sequence[Action]:
    """The bank trades a seat with these cards can pay for and the bank can serve."""
    first = 5 * seat
    lumber, brick, wool, grain, ore = state.rates[first : first + 5]
    payable = 0
    if hand[LUMBER] >= lumber:
        payable = 1
    if hand[BRICK] >= brick:
        payable += 2
    if hand[WOOL] >= wool:
        payable += 4
    if hand[GRAIN] >= grain:
        payable += 8
    if hand[ORE] >= ore:
        payable += 16
    if not payable:
        return ()
    in_bank = 31 if all(state.bank) else mask(kind for kind, left in enumerate(state.bank) if left)
    return _bank_trades(payable, in_bank)


@lru_cache(maxsize=1 << 10)
def _bank_trades(payable: int, in_bank: int) -> tuple[Action, ...]:
    return tuple(BankTrade(give, take) for give in bits(payable) for take in bits(in_bank) if give != take)


@dataclass(frozen=True, slots=True)
class BankTrade(Action):
    """Give the bank cards of one kind, as many as the best rate asks, for one of another."""

    give: int
    take: int

    def do(self, game: Catan) -> None:
        state = game.state
        first = 5 * state.turn
        rate = state.rates[first + self.give]
        state.hands[first + self.give] -= rate
        state.bank[self.give] += rate
        state.bank[self.take] -= 1
        state.hands[first + self.take] += 1
        game.emit(BankTraded, state.turn, self.give, rate, self.take)

    def refusal(self, game: Catan, seat: int) -> str | None:
        state = game.state
        if not (0 <= self.give < 5 and 0 <= self.take < 5):
            return RefusalCode.NO_SUCH_CARD
        if self.give == self.take:
            return RefusalCode.SAME_KIND
        if state.hands[5 * seat + self.give] < state.rates[5 * seat + self.give]:
            return RefusalCode.CANNOT_PAY
        return None if state.bank[self.take] else RefusalCode.BANK_IS_OUT


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Pass the dice on."""

    def do(self, game: Catan) -> None:
        state = game.state
        game.become(_NEXT_TURN)
        game.emit(TurnEnded, state.turn)
        if state.ending:
            game.push(*state.ending)
            state.ending = ()

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class NextTurn(Task):
    """The turn passes on by itself, once all that its end brought about is done."""

    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        state = game.state
        start_turn(game, (state.turn + 1) % state.config.players)


def _scenario_composes(game: Catan) -> tuple[type[Action], ...]:
    return tuple(kind for scenario in game.state.config.scenarios for kind in scenario.composes)


def _scenario_kinds(game: Catan) -> tuple[type[Action], ...]:
    return tuple(kind for scenario in game.state.config.scenarios for kind in scenario.turn_actions)


_TURN_KINDS: tuple[type[Action], ...] = (
    EndTurn,
    building.BuildRoad,
    building.BuildSettlement,
    building.BuildCity,
    cards.BuyCard,
    BankTrade,
    Offer,
    *PLAY_CARDS,
)
_SEATS = range(6)
_BEFORE_ROLL = tuple(map(BeforeRoll, _SEATS))
_DICE_ROLL = tuple(map(DiceRoll, _SEATS))
_TURN = tuple(map(Turn, _SEATS))
_NEXT_TURN = NextTurn()
_ROLL = Roll()
_END_TURN = EndTurn()
_BUY_CARD = cards.BuyCard()
_DICE = tuple(Dice(first, second) for first in range(1, 7) for second in range(1, 7))
