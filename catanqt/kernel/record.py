"""The record of a game: a header that says what is played, and the log of every action since.

Chance outcomes are entries like any other. Replaying the log from the header gives the same game again, each
entry checked against the rules on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from catanqt.kernel.chance import commitment
from catanqt.kernel.codec import Codec, DecodeError, brief, decode_fields, expect_dict, expect_list, to_plain
from catanqt.kernel.game import Action, Event, Game, IllegalAction
from catanqt.kernel.names import LONGEST_PLAYER, clean_name
from catanqt.kernel.validation import check_version

FORMAT = 1
MOST_SEATS = 8
MOST_SEEDS = 1000
MOST_OUTCOMES = 1_000_000
MOST_OPTIONS = 40
LONGEST_WORD = 100
"""Of agents, seeds, and the names and values of options."""
LARGEST_NUMBER = 1 << 31


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a name, and `human` or the name of an agent."""

    name: str
    player: str = "human"


@dataclass(frozen=True, slots=True)
class DiceSeed:
    """The seed of every chance outcome from number `first` on, until the next such seed.

    `fingerprint` is what was shown of it before its first outcome; records of older versions have none.
    """

    first: int
    seed: str
    fingerprint: str = ""

    @property
    def shown(self) -> str:
        """The fingerprint that was shown; where none was kept, it was worked out from the seed."""
        return self.fingerprint or commitment(self.seed)

    @property
    def replaced(self) -> bool:
        """Whether this is not the seed whose fingerprint was shown."""
        return self.shown != commitment(self.seed)


def sealed(first: int, seed: str) -> DiceSeed:
    """A new seed with its fingerprint."""
    return DiceSeed(first, seed, commitment(seed))


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that is fixed when a game begins. `board` is explicit, so old games survive new shuffles."""

    game: str
    seats: tuple[Seat, ...]
    board: dict[str, Any]
    dice: tuple[DiceSeed, ...]
    scenarios: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One action and its actor; `CHANCE` for dealt outcomes."""

    actor: int
    action: Action


class ReplayError(ValueError):
    """An entry is not legal at its place; the entries before it are good."""

    def __init__(self, index: int, problem: str) -> None:
        super().__init__(f"entries[{index}]: {problem}")
        self.index = index


@dataclass(slots=True)
class Record:
    """A header and its log."""

    header: Header
    entries: list[Entry] = field(default_factory=list)


def record_to_data(record: Record, codec: Codec) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "header": header_to_plain(record.header),
        "entries": [{"actor": entry.actor, **codec.encode(entry.action)} for entry in record.entries],
    }


def header_to_plain(header: Header) -> dict[str, Any]:
    """A header as plain data. What older programs did not write is left out where there is nothing to write."""
    data: dict[str, Any] = to_plain(header)
    for dice in data["dice"]:
        if not dice["fingerprint"]:
            del dice["fingerprint"]
    return data


def header_from_data(data: object) -> Header:
    """The header of record data, read before the codec is known: it names the game that has one."""
    mapping = expect_dict(data, "record")
    check_version(mapping, "format", FORMAT, "record")
    return header_from_plain(mapping.get("header"))


def header_from_plain(data: object) -> Header:
    """A header as `header_to_plain` wrote it. Names are cleaned; whatever else does not fit is refused.

    What a board or an option means is checked by the rules, see `Ruleset.new_game`.
    """
    header: Header = decode_fields(Header, expect_dict(data, "header"), "header")
    _check_seats(header.seats)
    _check_dice(header.dice)
    check_options(header.options, "header.options")
    if len(header.scenarios) > MOST_OPTIONS:
        raise DecodeError("header.scenarios", "there are too many of them")
    return replace(header, seats=clean_seats(header.seats))


def clean_seats(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with names that may be shown anywhere."""
    return tuple(
        replace(seat, name=clean_name(seat.name, LONGEST_PLAYER, f"Player {number}"))
        for number, seat in enumerate(seats, start=1)
    )


def _check_seats(seats: Sequence[Seat]) -> None:
    if not 1 <= len(seats) <= MOST_SEATS:
        raise DecodeError("header.seats", f"there are 1 to {MOST_SEATS} of them")
    for number, seat in enumerate(seats):
        if not _is_word(seat.player) or not seat.player:
            raise DecodeError(f"header.seats[{number}].player", f"{brief(seat.player)} names no player")


def _check_dice(dice: Sequence[DiceSeed]) -> None:
    if not dice or dice[0].first != 0:
        raise DecodeError("header.dice", "the first seed must begin with outcome 0")
    if len(dice) > MOST_SEEDS or dice[-1].first > MOST_OUTCOMES:
        raise DecodeError("header.dice", "there are too many seeds or outcomes")
    if any(one.first >= two.first for one, two in pairwise(dice)):
        raise DecodeError("header.dice", "seeds must be in order of their first outcome")
    if not all(_is_word(one.seed) and _is_word(one.fingerprint) for one in dice):
        raise DecodeError("header.dice", f"a seed or fingerprint is a word of at most {LONGEST_WORD} letters")


def check_options(options: dict[str, Any], place: str) -> None:
    """Refuse options that are no short words, numbers, or lists of them; what they mean is the rules' business."""
    if len(options) > MOST_OPTIONS:
        raise DecodeError(place, f"there are more than {MOST_OPTIONS}")
    for name, value in options.items():
        if not _is_word(name):
            raise DecodeError(place, f"{brief(name)} names no option")
        items = value if isinstance(value, list | tuple) else (value,)
        if len(items) > MOST_SEATS or not all(_is_plain(item) for item in items):
            raise DecodeError(f"{place}.{name}", f"{brief(value)} is no value of an option")


def _is_plain(value: object) -> bool:
    """Whether it is a truth value, a short word, or a number of a reasonable size."""
    if type(value) is int:
        return abs(value) < LARGEST_NUMBER
    return type(value) is bool or _is_word(value)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable()


def entries_from_data(data: object, codec: Codec) -> list[Entry]:
    mapping = expect_dict(data, "record")
    return [
        entry_from_data(item, codec, f"entries[{i}]")
        for i, item in enumerate(expect_list(mapping.get("entries"), "entries"))
    ]


def entry_from_data(item: object, codec: Codec, place: str) -> Entry:
    """An entry as `record_to_data` wrote it."""
    mapping = dict(expect_dict(item, place))
    actor = mapping.pop("actor", None)
    if type(actor) is not int:
        raise DecodeError(f"{place}.actor", "expected a seat number, or -1 for chance")
    return Entry(actor, codec.decode(mapping, place))


def replay_entry(game: Game[Any], entry: Entry, index: int) -> list[Event]:
    """Play one logged entry, refusing whatever the rules do not allow there; what happened with it."""
    if game.over:
        raise ReplayError(index, "the game was already over")
    if game.task.actor != entry.actor:
        raise ReplayError(index, f"actor {game.task.actor} must act, not {entry.actor}")
    try:
        return game.play(entry.action)
    except IllegalAction as error:
        raise ReplayError(index, str(error)) from error
