"""Drawing fish, buying at the fish market, handing on the old shoe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import ClassVar

from catanqt.kernel.game import Action, Chance
from catanqt.rules.advantages import grant, unpack, useless
from catanqt.rules.base.awards import check_win, points
from catanqt.rules.base.state import NOBODY, Catan, State
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishReshuffled, FishSpent, ShoeMoved, ShoeRefused
from catanqt.scenarios.fishermen.rules.part import PRICES, SHOE, SHOE_BURDEN, TOKENS, TRIED, Part, Tokens, part


@dataclass(frozen=True, slots=True)
class DrawFish(Action):
    """Chance turns up a token: 1, 2 or 3 fish, or 0 for the old shoe."""

    fish: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, FishDraw)
        fish = part(game)
        if task.left > 1:
            game.become(fish_draw(task.seat, task.left - 1))
        else:
            game.done()
        if self.fish:
            fish.pile[self.fish - 1] -= 1
            fish.gain(task.seat, *_ONE_TOKEN[self.fish - 1])
            game.emit(FishCaught, task.seat, self.fish)
        else:
            fish.pile[SHOE] = 0
            _give_shoe(game, fish, task.seat)
        turn_over(game, fish)

    def refusal(self, game: Catan, seat: int) -> str | None:
        left = 0 <= self.fish <= 3 and part(game).pile[self.fish - 1]
        return None if left else "impossible-outcome"


@dataclass(frozen=True, slots=True)
class FishDraw(Chance):
    """`seat` draws this many tokens from the pile."""

    seat: int
    left: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return _DRAWS

    def weights(self, game: Catan) -> Sequence[int]:
        return part(game).pile

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (DrawFish,)

    def problem(self, game: Catan) -> str | None:
        fish = part(game)
        wanted = sum(task.left for task in game.state.todo if isinstance(task, FishDraw))
        possible = game.state.seated(self.seat) and self.left >= 1 and wanted <= sum(fish.pile) + sum(fish.spent)
        return None if possible else "there are not that many tokens to draw"


@dataclass(frozen=True, slots=True)
class SpendFish(Action):
    """Buy an advantage with these tokens of one, two and three fish; none of them may be needless.

    Menus list the payment that wastes least; the owner may choose another. `choice` is a seat or a resource where
    the advantage needs one, else -1.
    """

    advantage: int
    choice: int
    tokens: Tokens

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        fish = part(game)
        one, two, three = self.tokens
        fish.gain(seat, -one, -two, -three)
        spent = fish.spent
        spent[0] += one
        spent[1] += two
        spent[2] += three
        game.emit(FishSpent, seat, self.advantage, self.tokens)
        turn_over(game, fish)
        grant(game, seat, self.advantage, self.choice)

    def refusal(self, game: Catan, seat: int) -> str | None:
        if useless(game.state, seat, self.advantage, self.choice):
            return "no-effect"
        held = part(game).tokens[seat]
        if not all(0 <= amount <= have for amount, have in zip(self.tokens, held, strict=True)):
            return "cannot-pay"
        return None if self.tokens in payments(PRICES[self.advantage], held) else "wrong-payment"


@dataclass(frozen=True, slots=True)
class PassShoe(Action):
    """Hand the old shoe to a player with as many points or more, as far as one can see."""

    seat: int

    def do(self, game: Catan) -> None:
        _give_shoe(game, part(game), self.seat)
        check_win(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        refusal = _shoe_refusal(game, seat)
        if refusal is not None:
            return refusal
        return None if self.seat in shoe_takers(game.state, seat) else "not-enough-points"


@dataclass(frozen=True, slots=True)
class TryShoe(PassShoe):
    """Hand the old shoe to a player, who must take it if all their points are as many or more, and else refuses it.

    Where all points count, nobody can know before who would have to take it; so it is tried once a turn.
    """

    reveals: ClassVar = True

    def do(self, game: Catan) -> None:
        state = game.state
        if points(state, self.seat) >= points(state, state.turn):
            _give_shoe(game, part(game), self.seat)
            check_win(game)
        else:
            state.turn_flags[TRIED] = 1
            game.emit(ShoeRefused, self.seat)

    def refusal(self, game: Catan, seat: int) -> str | None:
        refusal = _shoe_refusal(game, seat)
        if refusal is not None:
            return refusal
        if not game.state.seated(self.seat) or self.seat == seat or not _all_points_count(game.state):
            return "not-enough-points"
        return "once-a-turn" if TRIED in game.state.turn_flags else None


def _shoe_refusal(game: Catan, seat: int) -> str | None:
    if part(game).shoe != seat:
        return "no-shoe"
    return None if game.state.dice[0] else "after-the-roll"


def _all_points_count(state: State) -> bool:
    return bool(state.config.rules["shoe_points"] == "true")


def shoe_takers(state: State, seat: int) -> list[int]:
    """Who would have to take the shoe from this seat, where visible points count."""
    if _all_points_count(state):
        return []
    own = state.score[seat]
    return [other for other, visible in enumerate(state.score) if visible >= own and other != seat]


def shoe_tries(state: State, seat: int) -> list[Action]:
    """Whom the shoe may be handed to, where all points count."""
    if not _all_points_count(state) or TRIED in state.turn_flags:
        return []
    return [_TRY_SHOE[other] for other in range(state.config.players) if other != seat]


def _give_shoe(game: Catan, fish: Part, seat: int) -> None:
    if fish.shoe != NOBODY:
        game.state.goals[fish.shoe] -= SHOE_BURDEN
    fish.shoe = seat
    game.state.goals[seat] += SHOE_BURDEN
    game.emit(ShoeMoved, seat)


def turn_over(game: Catan, fish: Part) -> None:
    """When the last token is drawn, the spent ones form the new pile."""
    if not any(fish.pile) and any(fish.spent):
        fish.pile = [*fish.spent, 0]
        fish.spent = [0, 0, 0]
        game.emit(FishReshuffled)


def fish_value(tokens: Sequence[int]) -> int:
    return tokens[0] + 2 * tokens[1] + 3 * tokens[2]


@lru_cache(maxsize=1 << 14)
def market(found: int, held: Tokens) -> tuple[SpendFish, ...]:
    """What these tokens buy among these uses, paid with the least waste."""
    return tuple(
        SpendFish(advantage, choice, payments(PRICES[advantage], held)[0]) for advantage, choice in unpack(found)
    )


@cache
def payments(price: int, held: Tokens) -> tuple[Tokens, ...]:
    """The ways to pay a price without a needless token, least waste and then fewest tokens first."""
    most = [min(have, -(-price // (kind + 1))) for kind, have in enumerate(held)]
    found = [
        (one, two, three)
        for one, two, three in product(*(range(amount + 1) for amount in most))
        if _just_pays(price, (one, two, three))
    ]
    return tuple(sorted(found, key=lambda tokens: (fish_value(tokens), sum(tokens))))


def _just_pays(price: int, tokens: Tokens) -> bool:
    smallest = next((kind + 1 for kind, amount in enumerate(tokens) if amount), 0)
    return 0 <= fish_value(tokens) - price < smallest


ADVANTAGES_FOR = {
    held: sum(price <= fish_value(held) for price in PRICES)
    for held in product(*(range(amount + 1) for amount in TOKENS))
}
"""How many advantages any tokens can pay for: prices rise, so they are the first ones."""
_ONE_TOKEN: tuple[Tokens, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
fish_draw = cache(FishDraw)
"""There are few draws: each is made once."""
PASS_SHOE = tuple(map(PassShoe, range(4)))
_TRY_SHOE = tuple(map(TryShoe, range(4)))
_DRAWS = (DrawFish(1), DrawFish(2), DrawFish(3), DrawFish(0))
