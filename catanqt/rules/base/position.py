"""Any moment of a game as plain JSON data, and back.

A position says what a fresh pair of eyes would need: the board, what each player holds and has built, the
robber, the awards, whose turn it is and, as `todo`, what is to be decided (the last entry now). What follows
from that (bank, sites, rates, production, the record road) is not written but worked out again, so a position
cannot contradict itself. Reading checks every field and says where something is wrong.

    {"position": 1, "game": "classic", "scenarios": [], "goal": 10, "board": {...},
     "players": [{"hand": {"ore": 2}, "cards": {"knight": 1}, "new_cards": {}, "knights_played": 0,
                  "settlements": [12], "cities": [], "roads": [17]}, ...],
     "deck": {"knight": 13, ...}, "robber": 9, "longest_road": null, "largest_army": null,
     "turn": 0, "turn_number": 5, "dice": [3, 4], "card_played": false, "offers": [],
     "todo": [{"kind": "Turn", "actor": 0}], "parts": {}}

House rules add what they need: `dice_deck`, the rolls left in the dice deck, and `built`, whether that ended trading.

Hexes, corners and edges are numbered as in `catanqt.rules.hexgrid`; names left out of `hand`, `cards` and
`deck` count zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catanqt.kernel.codec import Codec, DecodeError, brief, decode_value, expect_dict, expect_list, to_plain
from catanqt.kernel.game import CHANCE, Game, Handlers, Task
from catanqt.kernel.record import check_options
from catanqt.kernel.validation import check_fields, check_version, counts_to_data, read_counts, read_number, read_places
from catanqt.rules.base import dice, pieces
from catanqt.rules.base.awards import has_won, road_length
from catanqt.rules.base.board import RESOURCES, board_from_data, board_to_data, check_extras
from catanqt.rules.base.building import BUILT
from catanqt.rules.base.house_rules import option_set
from catanqt.rules.base.memory import forgotten
from catanqt.rules.base.robber import Discarding, RobberDue, RobberMove
from catanqt.rules.base.scenario import Scenario, scenario_colours
from catanqt.rules.base.setup import FirstTurn, Founding, FoundingRoad, foundings, room_to_found
from catanqt.rules.base.state import (
    CARDS,
    CITIES,
    DECK,
    ENDLESS,
    KNIGHT,
    NOBODY,
    ROADS,
    SETTLEMENTS,
    Catan,
    GameConfig,
    Goods,
    State,
)
from catanqt.rules.base.turn import BeforeRoll, DiceRoll, NextTurn, Turn
from catanqt.rules.colours import check_colours
from catanqt.rules.edition import edition_of
from catanqt.rules.hexgrid import bits

VERSION = 1
FIELDS = (
    "position", "game", "scenarios", "goal", "options", "board", "players", "deck", "robber", "longest_road",
    "largest_army", "turn", "turn_number", "dice", "dice_deck", "built", "card_played", "offers", "todo", "parts",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "cards", "new_cards", "knights_played", "settlements", "cities", "roads")
_BOTTOM = (FirstTurn, BeforeRoll, DiceRoll, Turn, NextTurn)
_WAITS = (*_BOTTOM, Founding, RobberDue, RobberMove, Discarding)
"""Base tasks that can lie under another; all others are finished as soon as they come up."""


def to_position(game: Catan, codec: Codec) -> dict[str, Any]:
    """The game as it stands. A finished game has no position: nobody must act."""
    if game.over:
        raise ValueError("a finished game has no position")
    state = game.state
    return {
        "position": VERSION,
        "game": "classic",
        "scenarios": [scenario.name for scenario in state.config.scenarios],
        "goal": state.config.goal,
        "options": dict(state.config.options),
        "board": board_to_data(state.config.board),
        "players": [_player_to_data(state, seat) for seat in range(state.config.players)],
        "deck": counts_to_data(state.deck, CARDS),
        "robber": state.robber if state.robber >= 0 else None,
        "longest_road": _seat_to_data(state.longest_road),
        "largest_army": _seat_to_data(state.largest_army),
        "turn": state.turn,
        "turn_number": state.turn_number,
        "dice": list(state.dice) if state.dice[0] else None,
        **_house_to_data(state),
        "card_played": state.card_played,
        "offers": to_plain(state.offers),
        "todo": [codec.encode(task) for task in state.todo],
        "parts": {scenario.name: scenario.part_to_data(game) for scenario in state.config.scenarios},
    }


def _house_to_data(state: State) -> dict[str, Any]:
    """What only house rules need."""
    found: dict[str, Any] = {}
    if state.config.house.dice == "deck":
        found["dice_deck"] = dice.deck_to_data(state.dice_deck)
    if state.config.house.trade == "first":
        found["built"] = BUILT in state.turn_flags
    return found


def _player_to_data(state: State, seat: int) -> dict[str, Any]:
    span = slice(5 * seat, 5 * seat + 5)
    return {
        "hand": counts_to_data(state.hands[span], RESOURCES),
        "cards": counts_to_data(state.cards[span], CARDS),
        "new_cards": counts_to_data(state.new_cards[span], CARDS),
        "knights_played": state.knights[seat],
        "settlements": list(bits(state.settlements[seat])),
        "cities": list(bits(state.cities[seat])),
        "roads": list(bits(state.roads[seat])),
    }


def _seat_to_data(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def from_position(
    data: object, scenarios: Sequence[Scenario], allowed: Sequence[int], handlers: Handlers, codec: Codec
) -> Catan:
    """Read and check a position of a game with these scenarios, for as many players as allowed."""
    mapping = expect_dict(data, "position")
    check_version(mapping, "position", VERSION)
    check_fields(mapping, FIELDS)
    players = expect_list(mapping.get("players"), "players")
    if len(players) not in allowed:
        raise DecodeError("players", f"this game is for {allowed[0]} to {allowed[-1]} players")
    options = expect_dict(mapping.get("options", {}), "options")
    check_options(options, "options")
    check_colours(
        options, edition_of(options, "options"), len(players), scenario_colours(scenarios, len(players)), "options"
    )
    option_set(scenarios).read(options, len(players), "options")
    board = board_from_data(mapping.get("board"))
    check_extras(board, scenarios, "board")
    state = State(GameConfig(board, len(players), read_number(mapping, "goal", 3, 100), tuple(scenarios), options))
    if min(state.goals) < 3:
        raise DecodeError("goal", "nobody may need fewer than 3 points")
    game: Catan = Game(state, handlers)
    for seat, player in enumerate(players):
        _read_player(state, seat, expect_dict(player, f"players[{seat}]"), f"players[{seat}]")
    state.memory = forgotten(state)
    _read_supplies(state, mapping)
    _read_robber(state, mapping)
    _read_turn(state, mapping)
    _read_awards(state, mapping)
    parts = expect_dict(mapping.get("parts", {}), "parts")
    check_fields(parts, [scenario.name for scenario in scenarios], "parts")
    for scenario in scenarios:
        scenario.part_from_data(game, parts.get(scenario.name), f"parts.{scenario.name}")
    _read_todo(game, mapping, codec)
    for scenario in scenarios:
        scenario.resume(game)
    return game


def _read_player(state: State, seat: int, player: dict[str, Any], place: str) -> None:
    check_fields(player, PLAYER_FIELDS, place)
    span = slice(5 * seat, 5 * seat + 5)
    state.hands[span] = read_counts(player, "hand", RESOURCES, ENDLESS, place)
    state.cards[span] = read_counts(player, "cards", CARDS, 100, place)
    state.new_cards[span] = read_counts(player, "new_cards", CARDS, 100, place)
    state.knights[seat] = read_number(player, "knights_played", 0, DECK[KNIGHT], place)
    board = state.config.board
    settlements = read_places(player, "settlements", SETTLEMENTS, len(board.grid.corners), place)
    cities = read_places(player, "cities", CITIES, len(board.grid.corners), place)
    for corner in (*settlements, *cities):
        if not state.free_corners >> corner & 1:
            raise DecodeError(place, f"another building stands on or next to corner {corner}")
        pieces.put_settlement(state, seat, corner)
    for corner in cities:
        pieces.put_city(state, seat, corner)
    for edge in read_places(player, "roads", ROADS, len(board.grid.edges), place):
        if state.taken_edges >> edge & 1:
            raise DecodeError(f"{place}.roads", f"edge {edge} is taken twice")
        pieces.put_road(state, seat, edge)


def _read_supplies(state: State, mapping: dict[str, Any]) -> None:
    state.deck = read_counts(mapping, "deck", CARDS, 100, "")
    for kind, name in enumerate(RESOURCES):
        state.bank[kind] = state.config.bank_size - sum(state.hands[kind::5])
        if state.bank[kind] < 0:
            raise DecodeError("players", f"there are only {state.config.bank_size} {name} cards")
    for card, name in enumerate(CARDS):
        held = state.deck[card] + sum(state.cards[card::5]) + sum(state.new_cards[card::5])
        held += sum(state.knights) if card == KNIGHT else 0
        if held > DECK[card]:
            raise DecodeError("deck", f"there are only {DECK[card]} {name} cards")


def _read_robber(state: State, mapping: dict[str, Any]) -> None:
    robber = mapping.get("robber")
    if robber is not None and (type(robber) is not int or not 0 <= robber < len(state.config.board.terrain)):
        raise DecodeError("robber", f"no such hex {brief(robber)}")
    state.robber = NOBODY if robber is None else robber


def _read_turn(state: State, mapping: dict[str, Any]) -> None:
    state.turn = read_number(mapping, "turn", 0, state.config.players - 1)
    state.turn_number = read_number(mapping, "turn_number", 0, 1 << 20)
    if mapping.get("dice") is not None:
        state.dice = decode_value(mapping["dice"], tuple[int, int], "dice")
        if not all(1 <= die <= 6 for die in state.dice):
            raise DecodeError("dice", "a die shows 1 to 6")
    _read_house(state, mapping)
    state.card_played = decode_value(mapping.get("card_played", False), bool, "card_played")
    state.offers = decode_value(mapping.get("offers", []), tuple[tuple[Goods, Goods], ...], "offers")


def _read_house(state: State, mapping: dict[str, Any]) -> None:
    """What only house rules need; nothing else may say it."""
    house = state.config.house
    if "dice_deck" in mapping:
        rolls = decode_value(mapping["dice_deck"], tuple[tuple[int, int], ...], "dice_deck")
        if house.dice != "deck" or not set(rolls) <= set(dice.FACES) or len(set(rolls)) < len(rolls):
            raise DecodeError("dice_deck", "expected different rolls of two dice, in games with a dice deck")
        state.dice_deck = dice.deck_of(rolls)
        if state.dice_deck.bit_count() <= house.deck_rest:
            raise DecodeError("dice_deck", f"it is shuffled anew when {house.deck_rest} are left")
    if "built" in mapping:
        if house.trade != "first":
            raise DecodeError("built", "building does not end trading in this game")
        if decode_value(mapping["built"], bool, "built"):
            state.turn_flags[BUILT] = 1


def _read_awards(state: State, mapping: dict[str, Any]) -> None:
    house = state.config.house
    state.longest_road = _holder(state, mapping, "longest_road")
    state.largest_army = _holder(state, mapping, "largest_army")
    if state.longest_road != NOBODY:
        lengths = [road_length(state, seat) for seat in range(state.config.players)]
        state.road_record = lengths[state.longest_road]
        state.score[state.longest_road] += house.road_worth
        if state.road_record < max(house.road_minimum, *lengths):
            raise DecodeError("longest_road", f"the roads are {lengths} long")
    if state.largest_army != NOBODY:
        army = state.knights[state.largest_army]
        state.score[state.largest_army] += house.army_worth
        if army < max(house.army_minimum, *state.knights):
            raise DecodeError("largest_army", f"the armies are {state.knights} strong")


def _read_todo(game: Catan, mapping: dict[str, Any], codec: Codec) -> None:
    state = game.state
    items = expect_list(mapping.get("todo"), "todo")
    if not 1 <= len(items) <= 100:
        raise DecodeError("todo", "somebody must have something to do")
    state.todo = [codec.decode(item, f"todo[{i}]") for i, item in enumerate(items)]
    own = tuple(task for scenario in state.config.scenarios for task in scenario.tasks)
    for i, task in enumerate(state.todo):
        _check_task(game, task, i, own)
    _check_dice(state)
    _check_discards(state)
    _check_foundings(state)
    if has_won(game):
        raise DecodeError("players", f"seat {state.turn} has won already")
    if not game.options():
        raise DecodeError("todo", f"{game.task} leaves nothing to choose")


def _check_task(game: Catan, task: object, i: int, own: tuple[type[Task], ...]) -> None:
    place = f"todo[{i}]"
    last = i == len(game.state.todo) - 1
    if not isinstance(task, Task):
        raise DecodeError(place, f"{type(task).__name__} is an action, not a task")
    if (i == 0) != isinstance(task, _BOTTOM):
        raise DecodeError(place, "the first task, and only the first, is that of a turn")
    waits = isinstance(task, (*_WAITS, *own)) or _waits_for_scenario(game, task, i, own)
    if not last and not waits:
        raise DecodeError(place, f"{type(task).__name__} cannot wait for other tasks")
    if last and task.actor is None:
        raise DecodeError(place, "nobody has to act")
    if i and isinstance(game.state.todo[0], FirstTurn) and task.actor == CHANCE and not own:
        raise DecodeError(place, "nothing is left to chance during the set-up")
    problem = task.problem(game)
    if problem is not None:
        raise DecodeError(place, problem)


def _waits_for_scenario(game: Catan, task: Task, i: int, own: tuple[type[Task], ...]) -> bool:
    """A founder's road waits for what scenarios ask at a new settlement, and for nothing else."""
    return isinstance(task, FoundingRoad) and all(isinstance(above, own) for above in game.state.todo[i + 1 :])


def _check_dice(state: State) -> None:
    """Dice are set exactly from the roll to the end of the turn: what may be done depends on them."""
    rolled = isinstance(state.todo[0], (Turn, NextTurn))
    if rolled and not state.dice[0]:
        raise DecodeError("dice", f"there are none, but {type(state.todo[0]).__name__} comes after the roll")
    if state.dice[0] and not rolled:
        raise DecodeError("dice", f"there are some, but {type(state.todo[0]).__name__} comes before the roll")


def _check_discards(state: State) -> None:
    """Everybody discards at most once, and before anything else happens to the hands."""
    seats = [task.actor for task in state.todo if isinstance(task, Discarding)]
    if len(set(seats)) < len(seats):
        raise DecodeError("todo", "nobody discards twice")
    if seats and not all(isinstance(task, Discarding) for task in state.todo[-len(seats) :]):
        raise DecodeError("todo", "nothing comes before the discards")


def _check_foundings(state: State) -> None:
    """There must be room for all settlements and roads still to be founded."""
    seats = [task.actor for task in state.todo if isinstance(task, Founding)]
    if not seats:
        return
    if any(seats.count(seat) + state.settlements[seat].bit_count() > foundings(state) for seat in seats):
        raise DecodeError("todo", f"everybody founds {foundings(state)} settlements")
    if not room_to_found(state, len(seats)):
        raise DecodeError("board", "there is no room for all settlements")
    edges_at = state.config.board.grid.edges_at
    if any(not edges_at[corner] & ~state.taken_edges for corner in bits(state.free_corners)):
        raise DecodeError("players", "roads shut in a corner that can still be settled")


def _holder(state: State, mapping: dict[str, Any], name: str) -> int:
    value = mapping.get(name)
    return NOBODY if value is None else read_number(mapping, name, 0, state.config.players - 1)
