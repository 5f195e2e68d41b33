"""A table for the tests of Junior: any situation in a line or two, and shorthand for what is seen on it.

Tiles are letters: w(ood) g(oat) m(olasses) c(utlass) o (gold). Coco tiles: g(host) b(uild) c (goats and cutlasses)
m (molasses and wood). The lair sites of the large board; those next to each other along the shore of an island are
joined by a ship site. Between them the islands, with the letters of their tiles, their numbers and, in brackets,
their indices:

                      5       7
                  4       6       8
           c1(1)    w2(4)   g1(6)   m2(9)
          1       3      27       9      11
      0       2      26      28      10      12
       w3(0)    o5(3)   spooky  o3(8)   g5(11)
     25      23      31      29      15      13
         24      22      30      16      14
           c4(2)    w1(5)   g2(7)   m4(10)
                 21      19      17
                     20      18

Red (seat 0) starts on 4 and 14, blue (1) on 11 and 21, orange (2) on 8 and 24, white (3) on 1 and 17. The small one:

          1       6
    c1(0)   g2(1)   w3(2)
          2       7      12
      0       4      10
        m3(3)   o5(4)   m4(5)
              5      11      15
          3       8      13
            w4(6)   g1(7)   c2(8)
                  9      14

Here red starts on 1 and 12, blue on 3 and 14. Not all neighbours are joined: see `ship`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from catanqt.kernel.game import Action, Event, Task
from catanqt.kernel.record import DiceSeed, Header, Seat
from catanqt.rules.junior.board import RESOURCES, board_from_data
from catanqt.rules.junior.printed import printed_board
from catanqt.rules.junior.ruleset import Junior
from catanqt.rules.junior.state import COCO, COCO_TILES, JuniorGame
from catanqt.rules.junior.turn import Die, Roll, Turn
from tests.rules.moves import counts, refused_by
from tests.rules.moves import menu as menu
from tests.rules.moves import of as of
from tests.rules.moves import play as play

RULES = Junior()
LETTERS = "wgmco"
COCO_LETTERS = "gbcm"
FULL_STACK = "".join(letter * count for letter, count in zip(COCO_LETTERS, COCO_TILES, strict=True))
W, G, M, C, O = range(5)  # noqa: E741
LARGE, SMALL = (board_from_data(printed_board(players)) for players in (4, 2))


def ship(one: int, two: int) -> int:
    """The ship site between two lair sites of the large board."""
    return LARGE.layout.ship_sites.index((min(one, two), max(one, two)))


def ships(*pairs: tuple[int, int]) -> list[int]:
    return [ship(*pair) for pair in pairs]


def tiny_board() -> dict[str, Any]:
    """The small board with six ship sites, so that nobody ever gets to seven lairs.

    Red's ways are 1-2-4 and 12-10, blue's 3-5-8 and 14-13; the ship sites are those of `TINY_SHIPS`.
    """
    board = printed_board(2)
    board["ship_sites"] = [list(pair) for pair in TINY_SHIPS]
    board["start"][0]["ships"] = [0, 4]
    board["start"][1]["ships"] = [5, 2]
    return board


TINY_SHIPS = ((1, 2), (2, 4), (3, 5), (5, 8), (10, 12), (13, 14))


def player(hand: str = "", *, lairs: Iterable[int] = (), ships: Iterable[int] = (), coco: int = 0) -> dict[str, Any]:
    """One player's things in a position."""
    return {
        "hand": counts(hand, LETTERS, RESOURCES),
        "coco": coco,
        "lairs": list(lairs),
        "ships": list(ships),
    }


def position(
    *players: dict[str, Any],
    seats: int = 3,
    todo: Sequence[Task] = (Turn(0),),
    turn: int = 0,
    market: str | None = None,
    stack: str | None = None,
    ghost: int | None = None,
    advanced: bool = False,
    board: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Plain data of a situation; unless they are given, the Coco stack lacks what players have, ghosts first."""
    everybody = [*players, *(player() for _ in range(seats - len(players)))]
    bought = sum(one["coco"] for one in everybody)
    market = ("" if advanced else LETTERS) if market is None else market
    return {
        "position": 1,
        "game": "junior",
        "scenarios": [],
        "options": {"advanced_trade": advanced},
        "board": board or printed_board(len(everybody)),
        "players": everybody,
        "market": counts(market, LETTERS, RESOURCES),
        "stack": counts(FULL_STACK[bought:] if stack is None else stack, COCO_LETTERS, COCO),
        "ghost": ghost,
        "turn": turn,
        "turn_number": 9,
        "die": 3 if isinstance(todo[0], Turn) else None,
        "swapped": False,
        "offers": [],
        "todo": [RULES.codec.encode(task) for task in todo],
    }


def table(*players: dict[str, Any], **situation: Any) -> JuniorGame:
    """A game in any situation; see `position`."""
    return RULES.from_position(position(*players, **situation))


def header(players: int = 4, board: dict[str, Any] | None = None, **options: Any) -> Header:
    return Header(
        game="junior",
        seats=tuple(Seat(f"player {i}") for i in range(players)),
        board=board or RULES.make_board("printed", "", players),
        dice=(DiceSeed(0, "dice"),),
        options=options,
    )


def new_game(players: int = 4, **options: Any) -> JuniorGame:
    """A game from its very beginning."""
    return RULES.new_game(header(players, **options))


def roll(game: JuniorGame, number: int) -> list[Event]:
    """Roll exactly this."""
    game.play(Roll())
    return game.play(Die(number))


def refused(game: JuniorGame, action: Action) -> str:
    return refused_by(RULES, game, action)


def hand(game: JuniorGame, seat: int) -> str:
    """A hand in letters, in the order of the resources."""
    return _letters(game.state.hand(seat))


def market(game: JuniorGame) -> str:
    """The tiles on the booths, in letters."""
    return _letters(game.state.market)


def _letters(counts: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def points(game: JuniorGame) -> list[int]:
    return [RULES.points(game, seat) for seat in range(game.state.config.players)]
