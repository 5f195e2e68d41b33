"""A table for the rule tests: any situation in a line or two, and shorthand for what is seen on it.

Cards are letters. Resources: l(umber) b(rick) w(ool) g(rain) o(re). Development cards: k(night) v(ictory point)
r(oad building) p(lenty) m(onopoly). The corners of the printed island, row by row; neighbours in a row and those
joined by a bar share an edge. The numbers in brackets are the hexes:

               3  0  4  1  5  2  6
               |(00) |(01) |(02) |
           11  7 12  8 13  9 14 10 15
            |(03) |(04) |(05) |(06) |
        21 16 22 17 23 18 24 19 25 20 26
         |(07) |(08) |(09) |(10) |(11) |
        27 33 28 34 29 35 30 36 31 37 32
            |(12) |(13) |(14) |(15) |
           38 43 39 44 40 45 41 46 42
               |(16) |(17) |(18) |
              47 51 48 52 49 53 50

On the beginners' board, where most tests play, the hexes are

    0 ore 10    1 wool 2     2 lumber 9
    3 grain 12  4 brick 6    5 wool 4    6 brick 10
    7 grain 9   8 lumber 11  9 desert   10 lumber 3   11 ore 8
    12 lumber 8 13 ore 3    14 grain 4  15 wool 5
    16 brick 5  17 grain 6  18 wool 11
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from catanqt.kernel.chance import chance_task
from catanqt.kernel.game import Action, Event, Task
from catanqt.kernel.record import Seat
from catanqt.rules.base.board import RESOURCES, board_to_data
from catanqt.rules.base.board_generator import make_board
from catanqt.rules.base.state import CARDS, Catan
from catanqt.rules.base.turn import Dice, Roll, Turn
from catanqt.rules.catalog import new_header, ruleset
from tests.rules.moves import counts, refused_by
from tests.rules.moves import menu as menu
from tests.rules.moves import of as of
from tests.rules.moves import play as play

RULES = ruleset("classic")
LETTERS = "lbwgo"
CARD_LETTERS = "kvrpm"
L, B, W, G, O = range(5)  # noqa: E741
FULL_DECK = dict(zip(CARDS, (14, 5, 2, 2, 2), strict=True))
GRID = make_board("beginner", "").grid


def path(*corners: int) -> list[int]:
    """The edges along a walk from corner to corner."""
    return [GRID.edge_between(one, two) for one, two in pairwise(corners)]


def edge(one: int, two: int) -> int:
    return GRID.edge_between(one, two)


def paths(*walks: Sequence[int]) -> list[int]:
    """The edges along several walks."""
    return [step for walk in walks for step in path(*walk)]


def player(
    hand: str = "",
    *,
    settlements: Iterable[int] = (),
    cities: Iterable[int] = (),
    roads: Iterable[int] = (),
    cards: str = "",
    new: str = "",
    knights: int = 0,
) -> dict[str, Any]:
    """One player's things in a position."""
    return {
        "hand": counts(hand, LETTERS, RESOURCES),
        "cards": counts(cards, CARD_LETTERS, CARDS),
        "new_cards": counts(new, CARD_LETTERS, CARDS),
        "knights_played": knights,
        "settlements": list(settlements),
        "cities": list(cities),
        "roads": list(roads),
    }


def table(
    *players: dict[str, Any],
    todo: Sequence[Task] = (Turn(0),),
    turn: int = 0,
    board: dict[str, Any] | None = None,
    deck: str | None = None,
    robber: int = 9,
    longest_road: int | None = None,
    largest_army: int | None = None,
    goal: int = 10,
    turn_number: int = 9,
    seats: int = 3,
    **options: Any,
) -> Catan:
    """A game in any situation; the deck holds all cards that lie nowhere else, unless it is given."""
    position = {
        "position": 1,
        "game": "classic",
        "goal": goal,
        "options": options,
        "board": board or land(),
        "players": [*players, *(player() for _ in range(seats - len(players)))],
        "deck": rest_of_deck(players) if deck is None else counts(deck, CARD_LETTERS, CARDS),
        "robber": robber,
        "longest_road": longest_road,
        "largest_army": largest_army,
        "turn": turn,
        "turn_number": turn_number,
        "dice": [2, 1] if isinstance(todo[0], Turn) else None,
        "todo": [RULES.codec.encode(task) for task in todo],
    }
    game: Catan = RULES.from_position(position)
    return game


def rest_of_deck(players: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """All development cards that lie nowhere else."""
    left = dict(FULL_DECK)
    for one in players:
        left["knight"] -= one["knights_played"]
        for name in CARDS:
            left[name] -= one["cards"].get(name, 0) + one["new_cards"].get(name, 0)
    return left


def land(changes: Mapping[int, tuple[str, int]] | None = None) -> dict[str, Any]:
    """The beginners' board as data, with other terrain and number on some hexes."""
    data = board_to_data(make_board("beginner", ""))
    for hex_, (terrain, number) in (changes or {}).items():
        data["hexes"][hex_] |= {"terrain": terrain, "numbers": [number] if number else []}
    return data


def new_game(players: int = 3, board: str = "beginner", seed: str = "CATAN", **options: Any) -> Catan:
    """A game from its very beginning."""
    seats = [Seat(f"player {i}") for i in range(players)]
    header = new_header("classic", seats, board=board, board_seed=seed, dice_seed="dice", options=options)
    game: Catan = RULES.new_game(header)
    return game


def roll(game: Catan, first: int, second: int) -> list[Event]:
    """Roll exactly this."""
    game.play(Roll())
    return game.play(Dice(first, second))


def refused(game: Catan, action: Action) -> str:
    return refused_by(RULES, game, action)


def odds(game: Catan) -> dict[Action, int]:
    """What chance may bring now, and how likely each of it is."""
    task = chance_task(game)
    outcomes = task.outcomes(game)
    weights = task.weights(game) or (1,) * len(outcomes)
    return {outcome: weight for outcome, weight in zip(outcomes, weights, strict=True) if weight}


def hand(game: Catan, seat: int) -> str:
    """A hand in letters, in the order of the resources."""
    return "".join(letter * count for letter, count in zip(LETTERS, game.state.hand(seat), strict=True))


def bank(game: Catan) -> tuple[int, ...]:
    return tuple(game.state.bank)


def cards(game: Catan, seat: int) -> str:
    """The development cards a seat may play, in letters."""
    held = game.state.cards[5 * seat : 5 * seat + 5]
    return "".join(letter * count for letter, count in zip(CARD_LETTERS, held, strict=True))


def new_cards(game: Catan, seat: int) -> str:
    """The development cards a seat got since its turn began, in letters."""
    held = game.state.new_cards[5 * seat : 5 * seat + 5]
    return "".join(letter * count for letter, count in zip(CARD_LETTERS, held, strict=True))


def points(game: Catan, *seats: int) -> list[int]:
    return [RULES.points(game, seat) for seat in seats or range(game.state.config.players)]
