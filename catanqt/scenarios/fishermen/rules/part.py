"""What the Fishermen add to a state: fisheries, fish tokens, and the old shoe."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.codec import DecodeError, decode_value, expect_dict, expect_list
from catanqt.kernel.validation import check_fields
from catanqt.rules.base.board import NUMBERS
from catanqt.rules.base.state import NOBODY, Catan, State

NAME = "fishermen"
TOKENS = (11, 10, 8)
"""How many tokens show one, two and three fish."""
SHOE = 3
"""The index of the old shoe in a pile, after the three kinds of fish."""
SHOE_BURDEN = 1
"""How many points more its owner needs."""
PRICES = (2, 3, 4, 5, 7)
TRIED = f"{NAME}.tried"
"""Marks that somebody refused the old shoe in this turn."""

Tokens = tuple[int, int, int]
Fisheries = dict[int, tuple[int, ...]]
"""The corners of the fisheries, by number."""
Catch = tuple[int, tuple[tuple[int, int], ...]]
"""How many tokens a number brings in all, and how many to each seat, the seats in order."""
Claims = dict[int, Catch]
"""The catch by number."""


class Part:
    """The state of the Fishermen: where all tokens are."""

    __slots__ = ("claims", "fisheries", "pile", "shoe", "spent", "tokens")

    def __init__(self, players: int, fisheries: Fisheries) -> None:
        self.fisheries = fisheries
        """Fixed, so shared by all copies."""
        self.claims: Claims = {}
        """Who draws how many tokens on a number; replaced when somebody builds, so shared as well."""
        self.pile = [*TOKENS, 1]
        """The tokens lying face down, the shoe last."""
        self.spent = [0, 0, 0]
        """The tokens lying face up."""
        self.tokens: list[Tokens] = [(0, 0, 0)] * players
        """The tokens of each seat."""
        self.shoe = NOBODY
        """Who has the old shoe; nobody while it lies in the pile."""

    def copy(self) -> Part:
        new = Part.__new__(Part)
        new.fisheries = self.fisheries
        new.claims = self.claims
        new.pile = self.pile[:]
        new.spent = self.spent[:]
        new.tokens = self.tokens[:]
        new.shoe = self.shoe
        return new

    def gain(self, seat: int, one: int, two: int, three: int) -> None:
        """Give tokens to a seat, or take them where the numbers are negative."""
        has = self.tokens[seat]
        self.tokens[seat] = has[0] + one, has[1] + two, has[2] + three


def claims(state: State, fisheries: Fisheries) -> Claims:
    """Who draws how many tokens on which number: one for a settlement at its fishery, two for a city."""
    found: Claims = {}
    for number, corners in fisheries.items():
        seats: dict[int, int] = {}
        for corner in corners:
            owner = state.owner[corner]
            if owner != NOBODY:
                seats[owner] = seats.get(owner, 0) + 1 + (state.cities[owner] >> corner & 1)
        if seats:
            found[number] = sum(seats.values()), tuple(sorted(seats.items()))
    return found


def part(game: Catan) -> Part:
    found: Part = game.state.scenario_state[NAME]
    return found


def fisheries_from_board(game: Catan, place: str) -> Fisheries:
    """The fisheries written on the board."""
    board = game.state.config.board
    found: Fisheries = {}
    for i, item in enumerate(expect_list(board.extras.get(NAME), f"{place}.{NAME}")):
        where = f"{place}.{NAME}[{i}]"
        fields = expect_dict(item, where)
        number = decode_value(fields.get("number"), int, f"{where}.number")
        corners = decode_value(fields.get("corners"), tuple[int, int, int], f"{where}.corners")
        if number not in NUMBERS:
            raise DecodeError(f"{where}.number", "a fishery has a number of the dice, not 7")
        if len(set(corners)) < 3 or not all(0 <= corner < len(board.grid.corners) for corner in corners):
            raise DecodeError(f"{where}.corners", "expected three corners of the board")
        found[number] = found.get(number, ()) + corners
    return found


def part_to_data(game: Catan) -> dict[str, Any]:
    fish = part(game)
    return {
        "tokens": [list(held) for held in fish.tokens],
        "spent": list(fish.spent),
        "shoe": None if fish.shoe == NOBODY else fish.shoe,
        **({"tried": True} if TRIED in game.state.turn_flags else {}),
    }


def part_from_data(game: Catan, data: object, fisheries: Fisheries, place: str) -> Part:
    """The pile is what is neither held nor spent."""
    players = game.state.config.players
    fields = expect_dict(data, place)
    check_fields(fields, ("tokens", "spent", "shoe", "tried"), place)
    if decode_value(fields.get("tried", False), bool, f"{place}.tried"):
        game.state.turn_flags[TRIED] = 1
    fish = Part(players, fisheries)
    held = decode_value(fields.get("tokens"), tuple[tuple[int, int, int], ...], f"{place}.tokens")
    if len(held) != players:
        raise DecodeError(f"{place}.tokens", "expected tokens for each seat")
    fish.tokens = list(held)
    fish.spent = list(decode_value(fields.get("spent", [0, 0, 0]), tuple[int, int, int], f"{place}.spent"))
    if min(fish.spent) < 0:
        raise DecodeError(f"{place}.spent", "there are no fewer than no tokens")
    if min(min(counts) for counts in fish.tokens) < 0:
        raise DecodeError(f"{place}.tokens", "nobody has fewer than no tokens")
    for kind, most in enumerate(TOKENS):
        fish.pile[kind] = most - fish.spent[kind] - sum(counts[kind] for counts in fish.tokens)
        if fish.pile[kind] < 0:
            raise DecodeError(f"{place}.tokens", f"there are only {most} tokens with {kind + 1} fish")
    shoe = fields.get("shoe")
    if shoe is not None:
        if type(shoe) is not int or not 0 <= shoe < players:
            raise DecodeError(f"{place}.shoe", "no such seat")
        fish.shoe = shoe
        fish.pile[SHOE] = 0
    if not any(fish.pile) and any(fish.spent):
        raise DecodeError(f"{place}.spent", "spent tokens are turned over when the pile runs out")
    return fish
