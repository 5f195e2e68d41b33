"""The real decisions in a record: where a seat had a choice. A discard of several cards is one decision."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.kernel.record import Entry
from catanqt.rules.base.robber import Discarding
from catanqt.rules.base.trade import Decline


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat chose, beginning with the entry of this index."""

    index: int
    seat: int
    made: tuple[Action, ...]


def choices_in(game: Game[Any], entries: Sequence[Entry], seats: Collection[int]) -> list[Choice]:
    """The real decisions of these seats; `game` stands before the first entry, and is played on."""
    found: list[Choice] = []
    index = 0
    while index < len(entries):
        entry = entries[index]
        count = _length(game, entries, index)
        if entry.actor in seats and _is_real(game, entry.action):
            made = tuple(one.action for one in entries[index : index + count])
            found.append(Choice(index, entry.actor, made))
        for one in entries[index : index + count]:
            game.apply(one.action)
        index += count
    return found


def _is_real(game: Game[Any], action: Action) -> bool:
    """Whether something else could have been done; why an offer is declined makes no difference."""
    different = {Decline if isinstance(option, Decline) else option for option in game.options()}
    return len(different) > 1 or type(action) in game.task.composes(game)


def _length(game: Game[Any], entries: Sequence[Entry], index: int) -> int:
    """How many entries from here on are one decision."""
    if not isinstance(game.task, Discarding):
        return 1
    actor, copy, count = entries[index].actor, game.copy(), 0
    while index + count < len(entries) and not copy.over:
        if not isinstance(copy.task, Discarding) or copy.task.actor != actor:
            break
        copy.apply(entries[index + count].action)
        count += 1
    return count
