"""Changes to the header of a game that keep to the types of its fields, so that most files are still accepted.

A file with a value of another type is refused at once and never reaches the window. What reaches it is a value that is
allowed and that nobody thought of: an island without a desert, a harbour elsewhere, names of any letters, an edition of
before, a colour of another game. Each change here makes one of these.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record
from catanqt.rules.base.board import BARREN, HARBOURS, NUMBERS, TERRAINS
from catanqt.rules.base.board_generator import BOARDS
from catanqt.rules.catalog import SCENARIOS, ruleset
from catanqt.rules.colours import COLOURS
from catanqt.rules.hexgrid import NEIGHBOUR_OFFSETS, make_grid
from catanqt.rules.junior.board import RESOURCES as GOODS
from catanqt.session import Session
from catanqt_ai.skill import LEVELS, TEMPERAMENTS

Plain = dict[str, Any]
Change = Callable[[Plain, random.Random], None]
WORDS = (
    *("<img src='file:///dev/null'>", "<b>bold</b>", "&lt;", "{name}", "{0}", "%n", "%s%1", "\\", "..", "-", " x "),
    *("W" * 64, "i" * 64, "Z" + "\u0336" * 50, "\u202eevil", "\u0639\u0631\u0628\u064a", "\U0001f3b2" * 9, "漢字" * 20),
)
"""Texts that look like markup, placeholders or paths, and letters that are wide, many or run the other way."""
PLAYERS = ("human", "novice", "random", "nobody", "hard/", "/", "expert/nothing", *LEVELS)


def seats_of(header: Plain) -> list[Plain]:
    found: list[Plain] = header["seats"]
    return found


# Who plays


def rename(first: Plain, rng: random.Random) -> None:
    first[rng.choice(("name", "program"))] = rng.choice(WORDS)


def rename_seat(first: Plain, rng: random.Random) -> None:
    rng.choice(seats_of(first["header"]))["name"] = rng.choice(WORDS)


def same_names(first: Plain, rng: random.Random) -> None:
    word = rng.choice((*WORDS, "Ann"))
    for seat in seats_of(first["header"]):
        seat["name"] = word


def hand_seat_over(first: Plain, rng: random.Random) -> None:
    level = f"{rng.choice(tuple(LEVELS))}/{rng.choice(tuple(TEMPERAMENTS))}"
    rng.choice(seats_of(first["header"]))["player"] = rng.choice((*PLAYERS, level, *WORDS[:4]))


def change_seats(first: Plain, rng: random.Random) -> None:
    """One more player, or one fewer; fits only where nothing was played yet."""
    header = first["header"]
    seats, options = seats_of(header), header["options"]
    if len(seats) > 2 and rng.random() < 0.5:
        seats.pop()
    else:
        seats.append(dict(seats[0]))
    options["colours"] = list(COLOURS[: len(seats)])


# What was agreed upon


def change_colours(first: Plain, rng: random.Random) -> None:
    options, seats = first["header"]["options"], len(seats_of(first["header"]))
    if rng.random() < 0.3:
        options["edition"] = 1
    if rng.random() < 0.2:
        del options["colours"]
    else:
        options["colours"] = rng.sample(COLOURS, min(seats, len(COLOURS)))


def change_edition(first: Plain, rng: random.Random) -> None:
    options = first["header"]["options"]
    if rng.random() < 0.5:
        options["edition"] = 1
    else:
        options.pop("edition", None)


def change_goal(first: Plain, rng: random.Random) -> None:
    first["header"]["options"]["goal"] = rng.choice((3, 4, 5, 10, 20, 99, 100))


def change_rule(first: Plain, rng: random.Random) -> None:
    header = first["header"]
    options = ruleset(header["game"], tuple(header["scenarios"])).options.options
    if options:
        chosen = rng.choice(options)
        header["options"][chosen.key] = rng.choice(chosen.values)


def change_board_name(first: Plain, rng: random.Random) -> None:
    options = first["header"]["options"]
    if rng.random() < 0.5:
        options["board"] = rng.choice((*BOARDS, "printed"))
    else:
        options["board_seed"] = rng.choice(WORDS)


def add_option(first: Plain, rng: random.Random) -> None:
    first["header"]["options"][rng.choice(WORDS)] = rng.choice((*WORDS, 7, True, ["x", 1], []))


def change_dice(first: Plain, rng: random.Random) -> None:
    """Another seed, a fingerprint that is wrong or missing, or a seed that begins later."""
    dice = first["header"]["dice"]
    way = rng.randrange(3)
    if way == 0:
        dice[-1]["seed"] = rng.choice(WORDS)
    elif way == 1:
        dice[-1]["fingerprint"] = rng.choice(("", "0", *WORDS[:3]))
    else:
        dice.append({"first": rng.choice((1, 5, 1000)), "seed": rng.choice(WORDS)})


def change_scenarios(first: Plain, rng: random.Random) -> None:
    """Another order or another set; most need other pieces on the board, or a log that is empty."""
    header = first["header"]
    names = header["scenarios"]
    if len(names) > 1 and rng.random() < 0.6:
        rng.shuffle(names)
    else:
        header["scenarios"] = rng.sample(tuple(SCENARIOS), rng.randrange(len(SCENARIOS) + 1))
        extras = header["board"].get("extras", {})
        header["board"]["extras"] = {name: extra for name, extra in extras.items() if name in header["scenarios"]}


# The island


def hexes_of(first: Plain) -> list[Plain]:
    found: list[Plain] = first["header"]["board"]["hexes"]
    return found


def harbours_of(first: Plain) -> list[Plain]:
    found: list[Plain] = first["header"]["board"]["harbours"]
    return found


def swap_terrain(first: Plain, rng: random.Random) -> None:
    one, two = rng.sample(hexes_of(first), 2)
    for key in ("terrain", "numbers"):
        one[key], two[key] = two[key], one[key]


def change_terrain(first: Plain, rng: random.Random) -> None:
    """One hex of another terrain, or the whole island of one."""
    terrain = rng.choice((*TERRAINS, *BARREN))
    hexes = hexes_of(first)
    for one in hexes if rng.random() < 0.2 else [rng.choice(hexes)]:
        one["terrain"] = terrain
        if terrain in BARREN:
            one["numbers"] = []


def change_discs(first: Plain, rng: random.Random) -> None:
    one = rng.choice([one for one in hexes_of(first) if one["terrain"] in TERRAINS] or [{}])
    one["numbers"] = rng.sample(NUMBERS, rng.randrange(3))


def move_island(first: Plain, rng: random.Random) -> None:
    """The whole island elsewhere; its corners and edges keep their numbers."""
    dq, dr = rng.randrange(-9, 10), rng.randrange(-5, 6)
    for one in hexes_of(first):
        one["q"] += dq
        one["r"] += dr


def reshape_island(first: Plain, rng: random.Random) -> None:
    """Hexes gone or added; harbours on the coast of what is left; other pieces only where they still fit."""
    hexes = hexes_of(first)
    taken = {(one["q"], one["r"]) for one in hexes}
    for _ in range(rng.choice((1, 1, 3, 12))):
        if rng.random() < 0.5 and len(hexes) > 2:
            gone = hexes.pop(rng.randrange(len(hexes)))
            taken.discard((gone["q"], gone["r"]))
            continue
        near = rng.choice(hexes)
        dq, dr = rng.choice((*NEIGHBOUR_OFFSETS, (4, 0), (-3, 6)))
        place = near["q"] + dq, near["r"] + dr
        if place not in taken:
            taken.add(place)
            hexes.append({"q": place[0], "r": place[1], "terrain": rng.choice(tuple(TERRAINS)), "numbers": [5]})
    rng.shuffle(hexes)
    move_harbours(first, rng)


def move_harbours(first: Plain, rng: random.Random) -> None:
    """Any number of harbours of any kind, anywhere on the coast, also next to each other."""
    grid = make_grid(tuple((one["q"], one["r"]) for one in hexes_of(first)))
    coast = [edge for edge in range(len(grid.edges)) if len(grid.edge_hexes(edge)) == 1]
    chosen = rng.sample(coast, min(len(coast), rng.choice((0, 1, 9, 40))))
    harbours_of(first)[:] = [{"edge": edge, "kind": rng.choice(HARBOURS)} for edge in chosen]


def change_harbour(first: Plain, rng: random.Random) -> None:
    if harbours_of(first):
        rng.choice(harbours_of(first))["kind"] = rng.choice(HARBOURS)


def change_fishery(first: Plain, rng: random.Random) -> None:
    """A fishing ground with another number, on other corners, twice, or gone."""
    grounds = first["header"]["board"]["extras"].get("fishermen")
    if not grounds:
        return
    way, chosen = rng.randrange(4), rng.choice(grounds)
    if way == 0:
        chosen["number"] = rng.choice(NUMBERS)
    elif way == 1:
        chosen["corners"] = rng.sample(range(54), 3)
    elif way == 2:
        grounds.append(dict(chosen))
    else:
        grounds.remove(chosen)


# The islands of Junior


def change_islet(first: Plain, rng: random.Random) -> None:
    one = rng.choice(first["header"]["board"]["islands"])
    one["resource"], one["number"] = rng.choice(GOODS), rng.randrange(1, 6)


def move_spooky_island(first: Plain, rng: random.Random) -> None:
    first["header"]["board"]["spooky_island"] = {"q": rng.randrange(-6, 7), "r": rng.randrange(-6, 7)}


def change_starts(first: Plain, rng: random.Random) -> None:
    """Other colours begin at the places of the board, or at other places."""
    starts = first["header"]["board"]["start"]
    if rng.random() < 0.5:
        for start, colour in zip(starts, rng.sample(COLOURS, len(starts)), strict=True):
            start["colour"] = colour
    else:
        one, two = rng.sample(starts, 2)
        one["lairs"], two["lairs"] = two["lairs"], one["lairs"]


def drop_site(first: Plain, rng: random.Random) -> None:
    sites = first["header"]["board"]["ship_sites"]
    sites.pop(rng.randrange(len(sites)))


COMMON: tuple[Change, ...] = (
    *(rename, rename_seat, same_names, hand_seat_over, change_seats, change_colours, change_edition, change_goal),
    *(change_rule, change_board_name, add_option, change_dice),
)
ISLAND: tuple[Change, ...] = (
    *(swap_terrain, change_terrain, change_discs, move_island, reshape_island, move_harbours, change_harbour),
    *(change_scenarios, change_fishery),
)
ISLETS: tuple[Change, ...] = (change_islet, move_spooky_island, change_starts, drop_site)


def changed_by_type(first: Plain, rng: random.Random) -> None:
    """One to three changes to the first line of a file that keep to the types of its fields."""
    changes = COMMON + (ISLETS if first["header"]["game"] == "junior" else ISLAND)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(changes)(first, rng)


# The log


def wandered(record: Record, length: int, steps: int, rng: random.Random) -> Record:
    """The first entries of a game, then any legal moves: nobody plays like that, and all of it is allowed."""
    session = Session.load(Record(record.header, record.entries[:length]))
    for _ in range(steps):
        if session.game.over:
            break
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(rng.choice(session.game.options()))
    return session.record
