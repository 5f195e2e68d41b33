"""The odds of the next rolls under house rules that change them: a dice deck, or no seven in the first rounds.

An agent that counts cards knows what is left in the dice deck, because every dealt card was public. The others assume
that all rolls are equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from catanqt.kernel.agent import Reason, because
from catanqt.rules.base.dice import FACES, SEVENS, possible_rolls, sums
from catanqt.rules.base.state import FULL_DICE_DECK, State
from catanqt.rules.base.turn import Dice
from catanqt.rules.hexgrid import bits

SHARES = tuple((place + 0.5) / 360 for place in range(360))
"""Places within all possible rolls, in order of their sums: stratified like the rolls themselves."""
USUAL = tuple(max(0, 6 - abs(7 - number)) / 36 for number in range(13))
"""How likely each sum of two dice is."""
DUE = 1.5
"""A number is due when the dice deck makes it this many times as likely as plain dice would."""


def is_counted(state: State, counting: bool) -> bool:
    """Whether somebody reckons with unequal rolls. What rules forbid to be rolled everybody knows."""
    return not state.config.plain_dice and (counting or state.config.house.dice == "rolls")


def roll_at(state: State, share: float) -> Dice:
    """The roll at this place within all possible ones."""
    rolls = _by_sum(possible_rolls(state))
    return rolls[int(share * len(rolls))]


@lru_cache(maxsize=1 << 8)
def _by_sum(rolls: int) -> tuple[Dice, ...]:
    return tuple(Dice(*faces) for faces in sorted((FACES[place] for place in bits(rolls)), key=sum))


def hex_cards(state: State, hex_: int) -> float:
    """How many cards a settlement may expect of a hex in a round of rolls like the next."""
    likely = sums(state)
    return state.config.players * sum(likely[number] for number in state.config.board.numbers[hex_])


def deck_reasons(state: State, numbers: Iterable[int], least: float = 0.0) -> list[Reason]:
    """The odds of the likeliest of these numbers under a dice deck, if they beat plain dice by the factor `least`."""
    likely = sums(state)
    number = max(numbers, key=likely.__getitem__, default=0)
    if state.config.house.dice != "deck" or not number or likely[number] < least * USUAL[number]:
        return []
    return [because("deck-due", number=number, percent=round(100 * likely[number]))]


def seven_factor(state: State) -> float:
    """How much likelier than usual a seven is before one's next turn."""
    house, players = state.config.house, state.config.players
    to_come = house.no_seven_rounds * players - state.turn_number + (state.dice == (0, 0))
    forbidden = min(players, max(0, to_come))
    rolls = state.dice_deck if house.dice == "deck" else FULL_DICE_DECK
    likely = (rolls & SEVENS).bit_count() / rolls.bit_count()
    return float(1 - (1 - likely) ** (players - forbidden)) / (1 - (5 / 6) ** players)
