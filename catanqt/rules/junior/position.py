"""Any moment of a Junior game as plain JSON data, and back.

A position says what lies on the table, whose turn it is and, as `todo`, what is to be decided (the last entry now).
The stock, the free sites and the lair on Spooky Island follow from that and are worked out again. Reading checks
every field and says where something is wrong.

    {"position": 1, "game": "junior", "scenarios": [], "options": {"advanced_trade": false}, "board": {...},
     "players": [{"hand": {"wood": 1}, "coco": 0, "lairs": [4, 14], "ships": [5]}, ...],
     "market": {"wood": 1, ...}, "stack": {"ghost": 7, ...}, "ghost": null,
     "turn": 0, "turn_number": 5, "die": 4, "swapped": false, "offers": [],
     "todo": [{"kind": "Turn", "actor": 0}]}

Islands and sites are numbered as on the board. `ghost` is null while he is on Spooky Island; names left out of
`hand`, `market` and `stack` count zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catanqt.kernel.codec import Codec, DecodeError, decode_value, expect_dict, expect_list, to_plain
from catanqt.kernel.game import Game, Task
from catanqt.kernel.record import check_options
from catanqt.kernel.validation import check_fields, check_version, counts_to_data, read_counts, read_number, read_places
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import Answering, Choosing
from catanqt.rules.colours import check_colours, printed_colours
from catanqt.rules.edition import edition_of
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import pieces
from catanqt.rules.junior.board import RESOURCES, board_from_data, board_to_data
from catanqt.rules.junior.ending import is_stalemate, spooky_holder
from catanqt.rules.junior.market import all_alike
from catanqt.rules.junior.options import read_options
from catanqt.rules.junior.state import COCO, LAIRS, SHIPS, SPOOKY, TILES, GameConfig, JuniorGame, State
from catanqt.rules.junior.turn import SIX, BeforeRoll, DieRoll, Turn

VERSION = 1
FIELDS = (
    "position", "game", "scenarios", "options", "board", "players", "market", "stack", "ghost", "turn", "turn_number",
    "die", "swapped", "offers", "todo",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "coco", "lairs", "ships")
BOOTHS = 5


def to_position(game: JuniorGame, codec: Codec) -> dict[str, Any]:
    """The game as it stands. A finished game has no position: nobody must act."""
    if game.over:
        raise ValueError("a finished game has no position")
    state = game.state
    return {
        "position": VERSION,
        "game": "junior",
        "scenarios": [],
        "options": dict(state.config.options),
        "board": board_to_data(state.config.board),
        "players": [_player_to_data(state, seat) for seat in range(state.config.players)],
        "market": counts_to_data(state.market, RESOURCES),
        "stack": counts_to_data(state.stack, COCO),
        "ghost": None if state.ghost == SPOOKY else state.ghost,
        "turn": state.turn,
        "turn_number": state.turn_number,
        "die": state.die or None,
        "swapped": state.swapped,
        "offers": to_plain(state.offers),
        "todo": [codec.encode(task) for task in state.todo],
    }


def _player_to_data(state: State, seat: int) -> dict[str, Any]:
    return {
        "hand": counts_to_data(state.hand(seat), RESOURCES),
        "coco": state.coco[seat],
        "lairs": list(bits(state.lairs[seat])),
        "ships": list(bits(state.ships[seat])),
    }


def from_position(data: object, allowed: Sequence[int], codec: Codec) -> JuniorGame:
    """Read and check a position, for as many players as allowed."""
    mapping = expect_dict(data, "position")
    check_version(mapping, "position", VERSION)
    check_fields(mapping, FIELDS)
    if mapping.get("scenarios", []) != []:
        raise DecodeError("scenarios", "Junior has no scenarios")
    players = expect_list(mapping.get("players"), "players")
    if len(players) not in allowed:
        raise DecodeError("players", f"this game is for {allowed[0]} to {allowed[-1]} players")
    options = expect_dict(mapping.get("options", {}), "options")
    check_options(options, "options")
    check_colours(options, edition_of(options, "options"), len(players), printed_colours(len(players)), "options")
    read_options(options, len(players), "options")
    board = board_from_data(mapping.get("board"))
    if len(board.layout.start) != len(players):
        raise DecodeError("board.start", f"there are {len(players)} players")
    game: JuniorGame = Game(State(GameConfig(board, len(players), options)), {})
    state = game.state
    for seat, player in enumerate(players):
        _read_player(state, seat, expect_dict(player, f"players[{seat}]"), f"players[{seat}]")
    _read_supplies(state, mapping)
    _read_ghost(state, mapping)
    _read_turn(state, mapping)
    _read_todo(game, mapping, codec)
    return game


def _read_player(state: State, seat: int, player: dict[str, Any], place: str) -> None:
    check_fields(player, PLAYER_FIELDS, place)
    board = state.config.board
    state.hands[5 * seat : 5 * seat + 5] = read_counts(player, "hand", RESOURCES, TILES, place)
    state.coco[seat] = read_number(player, "coco", 0, sum(state.config.coco_tiles), place)
    for site in read_places(player, "lairs", LAIRS, len(board.ships_at), place):
        if state.taken_lairs >> site & 1:
            raise DecodeError(f"{place}.lairs", f"site {site} is taken twice")
        pieces.put_lair(state, seat, site)
    for site in read_places(player, "ships", SHIPS, len(board.ends), place):
        if state.taken_ships >> site & 1:
            raise DecodeError(f"{place}.ships", f"site {site} is taken twice")
        pieces.put_ship(state, seat, site)


def _read_supplies(state: State, mapping: dict[str, Any]) -> None:
    state.market = read_counts(mapping, "market", RESOURCES, BOOTHS, "")
    lying = sum(state.market)
    if lying > BOOTHS or bool(lying) == state.config.advanced_trade:
        raise DecodeError("market", f"there are 1 to {BOOTHS} tiles, or none with advanced trade")
    if lying > 1 and all_alike(state.market):
        raise DecodeError("market", "tiles that are all alike are not left lying")
    for kind, name in enumerate(RESOURCES):
        state.stock[kind] = TILES - sum(state.hands[kind::5]) - state.market[kind]
        if state.stock[kind] < 0:
            raise DecodeError("players", f"there are only {TILES} {name} tiles")
    tiles = state.config.coco_tiles
    state.stack = read_counts(mapping, "stack", COCO, sum(tiles), "")
    if any(left > whole for left, whole in zip(state.stack, tiles, strict=True)):
        raise DecodeError("stack", f"of the Coco tiles there are only {tiles}")
    if sum(state.stack) + sum(state.coco) != sum(tiles):
        raise DecodeError("stack", f"with those of the players there must be {sum(tiles)} Coco tiles")
    state.spooky = spooky_holder(state.coco)


def _read_ghost(state: State, mapping: dict[str, Any]) -> None:
    if mapping.get("ghost") is not None:
        state.ghost = read_number(mapping, "ghost", 0, len(state.config.board.resource) - 1)


def _read_turn(state: State, mapping: dict[str, Any]) -> None:
    state.turn = read_number(mapping, "turn", 0, state.config.players - 1)
    state.turn_number = read_number(mapping, "turn_number", 0, 1 << 20)
    if mapping.get("die") is not None:
        state.die = read_number(mapping, "die", 1, SIX)
    state.swapped = decode_value(mapping.get("swapped", False), bool, "swapped")
    state.offers = decode_value(mapping.get("offers", []), tuple[tuple[Goods, Goods], ...], "offers")


def _read_todo(game: JuniorGame, mapping: dict[str, Any], codec: Codec) -> None:
    state = game.state
    items = expect_list(mapping.get("todo"), "todo")
    if not 1 <= len(items) <= 2:
        raise DecodeError("todo", "there is a turn, and at most one task to be done first")
    state.todo = [codec.decode(item, f"todo[{i}]") for i, item in enumerate(items)]
    for i, task in enumerate(state.todo):
        _check_task(game, task, i)
    _check_die(state)
    if any(state.lair_count(seat) >= LAIRS for seat in range(state.config.players)):
        raise DecodeError("players", "somebody has won already")
    if is_stalemate(state):
        raise DecodeError("players", "nobody can ever get another lair: the game is over")


def _check_die(state: State) -> None:
    """The die is set exactly from the roll to the end of the turn."""
    rolled = isinstance(state.todo[0], Turn)
    if rolled and not state.die:
        raise DecodeError("die", "there is none, but the turn goes on after the roll")
    if state.die and not rolled:
        raise DecodeError("die", "there is one, but it is still to be rolled")


def _check_task(game: JuniorGame, task: object, i: int) -> None:
    place = f"todo[{i}]"
    if not isinstance(task, Task):
        raise DecodeError(place, f"{type(task).__name__} is an action, not a task")
    if (i == 0) != isinstance(task, (BeforeRoll, DieRoll, Turn)):
        raise DecodeError(place, "the first task, and only the first, is that of a turn")
    if i and not isinstance(game.state.todo[0], Turn):
        raise DecodeError(place, "nothing comes before the roll")
    if isinstance(task, (Answering, Choosing)) and not game.state.config.advanced_trade:
        raise DecodeError(place, "players trade with each other only with advanced trade")
    problem = task.problem(game)
    if problem is not None:
        raise DecodeError(place, problem)
