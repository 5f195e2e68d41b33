"""The record of a game: a header that says what is played, and the log of every action since.

Chance outcomes are entries like any other. Replaying the log from the header gives the same game again, each
entry checked against the rules on the way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from catanqt.kernel.chance import commitment
from catanqt.kernel.codec import Codec, DecodeError, decode_fields, expect_dict, expect_list, to_plain
from catanqt.kernel.game import Action, Game, IllegalAction
from catanqt.kernel.reading import check_version

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and `human` or the name of an agent."""

    name: str
    player: str = "human"


@dataclass(frozen=True, slots=True)
class DiceSeed:
    """The seed behind every chance outcome from number `first` on, until the next such seed.

    `fingerprint` is what was shown of it before its first outcome; records of older programs have none.
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
    """All that is fixed when a game begins. `board` is explicit, so old games survive new shuffles."""

    game: str
    seats: tuple[Seat, ...]
    board: dict[str, Any]
    dice: tuple[DiceSeed, ...]
    scenarios: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One action and who took it; `CHANCE` for what was dealt."""

    actor: int
    action: Action


class ReplayError(ValueError):
    """An entry that the rules do not allow at its place; the games before it are good."""

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
    table = expect_dict(data, "record")
    check_version(table, "format", FORMAT, "record")
    return header_from_plain(table.get("header"))


def header_from_plain(data: object) -> Header:
    """A header as `header_to_plain` wrote it."""
    header: Header = decode_fields(Header, expect_dict(data, "header"), "header")
    if not header.dice or header.dice[0].first != 0:
        raise DecodeError("header.dice", "the first seed must begin with outcome 0")
    if any(one.first >= two.first for one, two in zip(header.dice, header.dice[1:], strict=False)):
        raise DecodeError("header.dice", "seeds must be in order of their first outcome")
    return header


def entries_from_data(data: object, codec: Codec) -> list[Entry]:
    table = expect_dict(data, "record")
    return [
        entry_from_data(item, codec, f"entries[{i}]")
        for i, item in enumerate(expect_list(table.get("entries"), "entries"))
    ]


def entry_from_data(item: object, codec: Codec, place: str) -> Entry:
    """An entry as `record_to_data` wrote it."""
    table = dict(expect_dict(item, place))
    actor = table.pop("actor", None)
    if type(actor) is not int:
        raise DecodeError(f"{place}.actor", "expected a seat number, or -1 for chance")
    return Entry(actor, codec.decode(table, place))


def replay_entry(game: Game[Any], entry: Entry, index: int) -> None:
    """Play one logged entry, refusing whatever the rules do not allow there."""
    if game.over:
        raise ReplayError(index, "the game was already over")
    if game.task.actor != entry.actor:
        raise ReplayError(index, f"actor {game.task.actor} must act, not {entry.actor}")
    try:
        game.play(entry.action)
    except IllegalAction as error:
        raise ReplayError(index, str(error)) from error
