"""The turn: the die, its production, and everything a player may do before ending the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from catanqt.kernel.game import Action, Chance, Task
from catanqt.rules.base.events import BankShort, Produced, TurnEnded, TurnStarted
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.trade import Offer
from catanqt.rules.junior import building
from catanqt.rules.junior.coco import BuyCoco
from catanqt.rules.junior.events import DieRolled
from catanqt.rules.junior.ghost import GhostMove
from catanqt.rules.junior.market import StockTrade, SwapMarket, trade_options
from catanqt.rules.junior.pieces import lair_sites, ship_sites
from catanqt.rules.junior.state import JuniorGame

SIX = 6
"""The roll on which the ghost captain moves."""


def start_turn(game: JuniorGame, seat: int) -> None:
    """Give the die to a seat; the task on top becomes the beginning of its turn."""
    state = game.state
    state.turn = seat
    state.turn_number += 1
    state.die = 0
    state.swapped = False
    state.offers = ()
    game.become(_BEFORE_ROLL[seat])
    game.emit(TurnStarted, seat, state.turn_number)


@dataclass(frozen=True, slots=True)
class BeforeRoll(Task):
    """Roll the die: nothing comes before it."""

    actor: int

    def options(self, game: JuniorGame) -> Sequence[Action]:
        return _ONLY_ROLL

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (Roll,)

    def problem(self, game: JuniorGame) -> str | None:
        return None if self.actor == game.state.turn else "it is somebody else's turn"


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Throw the die."""

    def do(self, game: JuniorGame) -> None:
        game.become(_DIE_ROLL[game.state.turn])

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class DieRoll(Chance):
    """The die is thrown."""

    roller: int

    def outcomes(self, game: JuniorGame) -> Sequence[Action]:
        return _DIE

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (Die,)

    def problem(self, game: JuniorGame) -> str | None:
        return None if self.roller == game.state.turn else "it is somebody else's turn"


@dataclass(frozen=True, slots=True)
class Die(Action):
    """Chance shows this number."""

    number: int

    def do(self, game: JuniorGame) -> None:
        state = game.state
        seat = state.turn
        state.die = self.number
        game.become(_TURN[seat])
        game.emit(DieRolled, seat, self.number)
        if self.number == SIX:
            game.push(_GHOST_MOVE[seat])
        else:
            produce(game, self.number)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return None if 1 <= self.number <= SIX else RefusalCode.IMPOSSIBLE_OUTCOME


def produce(game: JuniorGame, number: int) -> None:
    """Every lair next to an island with this number takes a tile, unless the ghost captain is there."""
    board, ghost = game.state.config.board, game.state.ghost
    for resource, islands in board.sources[number]:
        _produce(game, resource, [board.shores[island] for island in islands if island != ghost])


def _produce(game: JuniorGame, resource: int, shores: Sequence[int]) -> None:
    """Serve the players in turn order from the roller on; of what the stock is short, the last get less."""
    state = game.state
    players = state.config.players
    for step in range(players):
        seat = (state.turn + step) % players
        due = sum((state.lairs[seat] & shore).bit_count() for shore in shores)
        paid = min(due, state.stock[resource])
        if paid:
            state.stock[resource] -= paid
            state.hands[5 * seat + resource] += paid
            game.emit(Produced, seat, resource, paid)
        if paid < due:
            game.emit(BankShort, resource)
            return


@dataclass(frozen=True, slots=True)
class Turn(Task):
    """After the roll: build, buy and trade in any order, then end the turn."""

    actor: int

    def options(self, game: JuniorGame) -> Sequence[Action]:
        state = game.state
        seat = self.actor
        hand = state.hands[5 * seat : 5 * seat + 5]
        wood, goat, molasses, cutlass, gold = hand
        found: list[Action] = [_END_TURN]
        if wood and goat:
            found += building.buy_ships(ship_sites(state, seat))
            if molasses and cutlass:
                found += building.buy_lairs(lair_sites(state, seat))
        if molasses and cutlass and gold and any(state.stack):
            found.append(_BUY_COCO)
        found += trade_options(state, hand)
        return found

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return _ADVANCED_KINDS if game.state.config.advanced_trade else _TURN_KINDS

    def composes(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (Offer,) if game.state.config.advanced_trade else ()

    def problem(self, game: JuniorGame) -> str | None:
        return None if self.actor == game.state.turn else "it is somebody else's turn"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Pass the die on."""

    def do(self, game: JuniorGame) -> None:
        state = game.state
        game.emit(TurnEnded, state.turn)
        start_turn(game, (state.turn + 1) % state.config.players)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return None


_BUILD_KINDS: tuple[type[Action], ...] = (EndTurn, building.BuildShip, building.BuildLair, BuyCoco, StockTrade)
_TURN_KINDS = (*_BUILD_KINDS, SwapMarket)
_ADVANCED_KINDS = (*_BUILD_KINDS, Offer)
_SEATS = range(4)
_BEFORE_ROLL = tuple(map(BeforeRoll, _SEATS))
_DIE_ROLL = tuple(map(DieRoll, _SEATS))
_TURN = tuple(map(Turn, _SEATS))
_GHOST_MOVE = tuple(map(GhostMove, _SEATS))
_ONLY_ROLL = (Roll(),)
_DIE = tuple(map(Die, range(1, SIX + 1)))
_END_TURN = EndTurn()
_BUY_COCO = BuyCoco()
