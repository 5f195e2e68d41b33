"""Rolls with other odds than two dice: dealt from a deck of 36, or without sevens in the first rounds.

The deck holds each roll of two dice once. What is left of it is public; which card comes next is not decided until
chance picks it. So these rolls are verified like all others: outcome n follows from the seed, n, and what was possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from catanqt.rules.base.events import DiceShuffled
from catanqt.rules.base.state import FULL_DICE_DECK, Catan, State
from catanqt.rules.hexgrid import bits

FACES = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
"""The rolls in the order of their bits."""
SEVENS = sum(1 << place for place, faces in enumerate(FACES) if sum(faces) == 7)


def possible_rolls(state: State) -> int:
    """The rolls that can come next, as a mask."""
    house = state.config.house
    sevens = state.turn_number > house.no_seven_rounds * state.config.players
    allowed = FULL_DICE_DECK if sevens else FULL_DICE_DECK & ~SEVENS
    left = state.dice_deck if house.dice == "deck" else FULL_DICE_DECK
    return left & allowed or allowed


def weights(state: State) -> Sequence[int]:
    """How likely each roll is, in the order of `FACES`: the possible ones are alike."""
    return _weights(possible_rolls(state))


@lru_cache(maxsize=1 << 10)
def _weights(rolls: int) -> tuple[int, ...]:
    return tuple(rolls >> place & 1 for place in range(len(FACES)))


def sums(state: State) -> Sequence[float]:
    """How likely each sum from 0 to 12 is to be rolled next."""
    return _sums(possible_rolls(state))


@lru_cache(maxsize=1 << 10)
def _sums(rolls: int) -> tuple[float, ...]:
    found = [0] * 13
    for place in bits(rolls):
        found[sum(FACES[place])] += 1
    return tuple(count / rolls.bit_count() for count in found)


def is_possible(state: State, first: int, second: int) -> bool:
    return bool(possible_rolls(state) & _bit(first, second))


def take(game: Catan, first: int, second: int) -> None:
    """A roll was dealt: its card leaves the deck, which is shuffled anew when few are left."""
    state = game.state
    if state.config.house.dice != "deck":
        return
    drawn = _bit(first, second)
    # Should only sevens be left where none may come, the whole deck was dealt from.
    deck = (state.dice_deck if state.dice_deck & drawn else FULL_DICE_DECK) & ~drawn
    if deck.bit_count() <= state.config.house.deck_rest:
        deck = FULL_DICE_DECK
        game.emit(DiceShuffled)
    state.dice_deck = deck


def deck_to_data(deck: int) -> list[list[int]]:
    """The rolls that are left, as positions have them."""
    return [list(FACES[place]) for place in bits(deck)]


def deck_of(rolls: Iterable[tuple[int, int]]) -> int:
    """The deck of these rolls (ValueError if one of them is none)."""
    deck = 0
    for faces in rolls:
        deck |= 1 << FACES.index(faces)
    return deck


def _bit(first: int, second: int) -> int:
    return 1 << 6 * first + second - 7
