"""Development cards: buying, drawing and playing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from catanqt.kernel.game import Action, Chance
from catanqt.rules.base.awards import check_win, knight_played
from catanqt.rules.base.building import CARD_COST, FreeRoads, cost_refusal, pay, place_refusal, road_sites
from catanqt.rules.base.events import CardDrawn, CardPlayed, Monopolised, TookFromBank
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.robber import send_robber
from catanqt.rules.base.state import (
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
    Catan,
    State,
)


@dataclass(frozen=True, slots=True)
class BuyCard(Action):
    """Pay for the top card of the deck."""

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        pay(game.state, seat, CARD_COST)
        game.push(CardDraw(seat))

    def refusal(self, game: Catan, seat: int) -> str | None:
        return self.kind_refusal(game, seat)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        if not any(game.state.deck):
            return RefusalCode.NONE_LEFT
        return cost_refusal(game.state, seat, CARD_COST)


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Chance turns up this card."""

    card: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, CardDraw)
        game.state.deck[self.card] -= 1
        game.state.new_cards[5 * task.buyer + self.card] += 1
        game.done()
        game.emit(CardDrawn, task.buyer, self.card)
        if self.card == VICTORY_POINT:
            check_win(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        left = 0 <= self.card < 5 and game.state.deck[self.card]
        return None if left else RefusalCode.IMPOSSIBLE_OUTCOME


@dataclass(frozen=True, slots=True)
class CardDraw(Chance):
    """A random card of the deck goes to the buyer. The deck has no order: any card left may be the next."""

    buyer: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return _DRAWS

    def weights(self, game: Catan) -> Sequence[int]:
        return game.state.deck

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (DrawCard,)

    def problem(self, game: Catan) -> str | None:
        possible = game.state.seated(self.buyer) and any(game.state.deck)
        return None if possible else "there is no card to draw"


@dataclass(frozen=True, slots=True)
class PlayKnight(Action):
    """Move the robber and steal; the knight counts for largest army."""

    def do(self, game: Catan) -> None:
        state = game.state
        seat = state.turn
        _lay_down(game, KNIGHT)
        state.knights[seat] += 1
        send_robber(game, seat)
        knight_played(game, seat)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return self.kind_refusal(game, seat)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        return _card_refusal(game.state, seat, KNIGHT)


@dataclass(frozen=True, slots=True)
class PlayRoadBuilding(Action):
    """Two free roads."""

    def do(self, game: Catan) -> None:
        _lay_down(game, ROAD_BUILDING)
        game.push(FreeRoads(game.state.turn, 2))

    def refusal(self, game: Catan, seat: int) -> str | None:
        return self.kind_refusal(game, seat)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        state = game.state
        return _card_refusal(state, seat, ROAD_BUILDING) or place_refusal(road_sites(state, seat))


@dataclass(frozen=True, slots=True)
class PlayYearOfPlenty(Action):
    """Take two cards from the bank. Of two kinds the smaller number comes first."""

    first: int
    second: int

    def do(self, game: Catan) -> None:
        state = game.state
        seat = state.turn
        _lay_down(game, YEAR_OF_PLENTY)
        for resource in (self.first, self.second):
            state.bank[resource] -= 1
            state.hands[5 * seat + resource] += 1
            game.emit(TookFromBank, seat, resource)

    def refusal(self, game: Catan, seat: int) -> str | None:
        refusal = _card_refusal(game.state, seat, YEAR_OF_PLENTY)
        if refusal is not None:
            return refusal
        if not 0 <= self.first <= self.second < 5:
            return RefusalCode.NO_SUCH_CARD
        bank = game.state.bank
        enough = bank[self.first] > (self.first == self.second) and bank[self.second]
        return None if enough else RefusalCode.BANK_IS_OUT

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        refusal = _card_refusal(game.state, seat, YEAR_OF_PLENTY)
        if refusal is not None:
            return refusal
        return None if _plenties_of(game.state) else RefusalCode.BANK_IS_OUT


@dataclass(frozen=True, slots=True)
class PlayMonopoly(Action):
    """Take all cards of one kind from all others."""

    reveals: ClassVar = True
    resource: int

    def do(self, game: Catan) -> None:
        state = game.state
        seat = state.turn
        _lay_down(game, MONOPOLY)
        for victim in range(state.config.players):
            amount = state.hands[5 * victim + self.resource]
            if victim != seat and amount:
                state.hands[5 * victim + self.resource] = 0
                state.hands[5 * seat + self.resource] += amount
                game.emit(Monopolised, seat, victim, self.resource, amount)

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not 0 <= self.resource < 5:
            return RefusalCode.NO_SUCH_CARD
        return self.kind_refusal(game, seat)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        return _card_refusal(game.state, seat, MONOPOLY)


def card_options(state: State, seat: int) -> list[Action]:
    """The development cards a seat may play now."""
    found: list[Action] = []
    if state.card_played:
        return found
    knights, _, roads, plenty, monopoly = state.cards[5 * seat : 5 * seat + 5]
    if knights:
        found.append(_PLAY_KNIGHT)
    if roads and road_sites(state, seat):
        found.append(_PLAY_ROADS)
    if plenty:
        found += _plenties_of(state)
    if monopoly:
        found += _MONOPOLIES
    return found


def _card_refusal(state: State, seat: int, card: int) -> str | None:
    slot = 5 * seat + card
    if not state.cards[slot]:
        return RefusalCode.BOUGHT_THIS_TURN if state.new_cards[slot] else RefusalCode.NO_SUCH_CARD
    return RefusalCode.ONE_CARD_A_TURN if state.card_played else None


def _lay_down(game: Catan, card: int) -> None:
    """The card leaves the hand of the player whose turn it is, and is the one card of this turn."""
    state = game.state
    state.cards[5 * state.turn + card] -= 1
    state.card_played = True
    game.emit(CardPlayed, state.turn, card)


_DRAWS = tuple(map(DrawCard, range(5)))
_PLAY_KNIGHT = PlayKnight()
_PLAY_ROADS = PlayRoadBuilding()
_MONOPOLIES = tuple(map(PlayMonopoly, range(5)))


def _plenties_of(state: State) -> tuple[PlayYearOfPlenty, ...]:
    return _plenties(tuple(min(amount, 2) for amount in state.bank))


@cache
def _plenties(bank: tuple[int, ...]) -> tuple[PlayYearOfPlenty, ...]:
    """All pairs that a bank with these amounts, two or more counting as two, can serve."""
    return tuple(
        PlayYearOfPlenty(one, two)
        for one in range(5)
        for two in range(one, 5)
        if bank[one] > (one == two) and bank[two]
    )
