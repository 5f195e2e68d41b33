"""The seven and the knight: discarding, moving the robber, stealing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from catanqt.kernel.game import Action, Chance, Task
from catanqt.rules.base.events import Discarded, RobberMoved, Stolen
from catanqt.rules.base.memory import with_theft
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import Catan, State


def seven(game: Catan, roller: int) -> None:
    """Everybody with too many cards discards half, then the roller moves the robber."""
    state = game.state
    players, limit = state.config.players, state.config.house.discard_limit
    for i in range(players if limit else 0):
        seat = (roller + i) % players
        size = state.hand_size(seat)
        if size > limit:
            game.push(Discarding(seat, size // 2))
    send_robber(game, roller)


def send_robber(game: Catan, thief: int) -> None:
    """Let a seat move the robber, once all that comes before is done."""
    game.push((RobberDue if game.state.config.house.friendly_robber else RobberMove)(thief))


def victims(state: State, hex_: int, thief: int) -> list[int]:
    """Who can be robbed here: opponents with a building on the hex and a card in hand, if they are not spared."""
    near = state.config.board.grid.hex_mask[hex_]
    least = state.config.house.friendly_robber
    return [
        seat
        for seat in range(state.config.players)
        if seat != thief
        and (state.settlements[seat] | state.cities[seat]) & near
        and state.score[seat] >= least
        and state.hand_size(seat)
    ]


def spares(state: State, hex_: int) -> bool:
    """Whether a friendly robber may not go here, for he would block somebody with too few points."""
    least = state.config.house.friendly_robber
    return least > 0 and any(state.score[slot // 5] < least for slot, _ in state.yields[hex_][1])


def robber_hexes(state: State) -> list[int]:
    """Where the robber may go; a friendly one perhaps nowhere."""
    return [hex_ for hex_ in range(len(state.yields)) if hex_ != state.robber and not spares(state, hex_)]


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give one card back to the bank."""

    resource: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, Discarding)
        game.state.hands[5 * task.actor + self.resource] -= 1
        game.state.bank[self.resource] += 1
        game.emit(Discarded, task.actor, self.resource)
        if task.left > 1:
            game.become(Discarding(task.actor, task.left - 1))
        else:
            game.done()

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not 0 <= self.resource < 5:
            return RefusalCode.NO_SUCH_CARD
        return None if game.state.hands[5 * seat + self.resource] else RefusalCode.CANNOT_PAY


@dataclass(frozen=True, slots=True)
class Discarding(Task):
    """Choose the cards to give back, one at a time."""

    actor: int
    left: int

    def options(self, game: Catan) -> Sequence[Action]:
        first = 5 * self.actor
        hands = game.state.hands
        return [card for kind, card in enumerate(_DISCARDS) if hands[first + kind]]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (Discard,)

    def problem(self, game: Catan) -> str | None:
        possible = game.state.seated(self.actor) and 1 <= self.left <= game.state.hand_size(self.actor)
        return None if possible else "nobody can discard that many cards"


@dataclass(frozen=True, slots=True)
class MoveRobber(Action):
    """Put the robber on another hex, and rob the one victim there is or choose among several."""

    hex: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, RobberMove)
        thief = task.actor
        game.state.robber = self.hex
        game.emit(RobberMoved, thief, self.hex)
        found = victims(game.state, self.hex, thief)
        if not found:
            game.done()
        elif len(found) == 1:
            game.become(theft(thief, found[0]))
        else:
            game.become(RobberVictim(thief, self.hex))

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not 0 <= self.hex < len(game.state.config.board.terrain):
            return RefusalCode.NO_SUCH_PLACE
        if self.hex == game.state.robber:
            return RefusalCode.SAME_PLACE
        return RefusalCode.SPARED if spares(game.state, self.hex) else None


@dataclass(frozen=True, slots=True)
class RobberDue(Task):
    """A friendly robber is moved if there is anywhere he may go, else he stays and nobody is robbed."""

    thief: int
    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        if robber_hexes(game.state):
            game.become(RobberMove(self.thief))
        else:
            game.done()

    def problem(self, game: Catan) -> str | None:
        if not game.state.config.house.friendly_robber:
            return "this robber is not friendly"
        return None if game.state.seated(self.thief) else "no such seat"


@dataclass(frozen=True, slots=True)
class RobberMove(Task):
    """Move the robber to any other hex where he spares those who are to be spared."""

    actor: int

    def options(self, game: Catan) -> Sequence[Action]:
        state = game.state
        if state.config.house.friendly_robber:
            return [MoveRobber(hex_) for hex_ in robber_hexes(state)]
        return _robber_moves(len(state.config.board.terrain), state.robber)

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (MoveRobber,)

    def problem(self, game: Catan) -> str | None:
        return None if game.state.seated(self.actor) else "no such seat"


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Steal from this player."""

    seat: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, RobberVictim)
        game.become(theft(task.actor, self.seat))

    def refusal(self, game: Catan, seat: int) -> str | None:
        task = game.task
        assert isinstance(task, RobberVictim)
        return None if self.seat in victims(game.state, task.hex, seat) else RefusalCode.NOT_A_VICTIM


@dataclass(frozen=True, slots=True)
class RobberVictim(Task):
    """Choose whom to rob among several on the robber's hex."""

    actor: int
    hex: int

    def options(self, game: Catan) -> Sequence[Action]:
        return [Rob(seat) for seat in victims(game.state, self.hex, self.actor)]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (Rob,)

    def problem(self, game: Catan) -> str | None:
        state = game.state
        if not state.seated(self.actor) or self.hex != state.robber or self.hex < 0:
            return "the robber is elsewhere"
        return None if victims(state, self.hex, self.actor) else "there is nobody to rob"


@dataclass(frozen=True, slots=True)
class StealCard(Action):
    """Chance picks this card of the victim's hand."""

    resource: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, Theft)
        state = game.state
        state.memory = with_theft(state, task.thief, task.victim, self.resource)
        state.hands[5 * task.victim + self.resource] -= 1
        state.hands[5 * task.thief + self.resource] += 1
        game.emit(Stolen, task.thief, task.victim, self.resource)
        game.done()

    def refusal(self, game: Catan, seat: int) -> str | None:
        task = game.task
        assert isinstance(task, Theft)
        held = 0 <= self.resource < 5 and game.state.hands[5 * task.victim + self.resource]
        return None if held else RefusalCode.IMPOSSIBLE_OUTCOME


@dataclass(frozen=True, slots=True)
class Theft(Chance):
    """A random card passes from the victim to the thief."""

    thief: int
    victim: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return _STEALS

    def weights(self, game: Catan) -> Sequence[int]:
        return game.state.hands[5 * self.victim : 5 * self.victim + 5]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (StealCard,)

    def problem(self, game: Catan) -> str | None:
        state = game.state
        if not state.seated(self.thief, self.victim) or self.thief == self.victim:
            return "a theft needs two seats"
        return None if state.hand_size(self.victim) else "the victim has no cards"


theft = cache(Theft)
"""There are few thefts: each is made once."""
_DISCARDS = tuple(map(Discard, range(5)))
_STEALS = tuple(map(StealCard, range(5)))


@cache
def _robber_moves(hexes: int, robber: int) -> tuple[MoveRobber, ...]:
    return tuple(MoveRobber(hex_) for hex_ in range(hexes) if hex_ != robber)
