"""Who says what when: seldom enough to stay welcome, each time something else, and only of what everybody has seen.

What is said follows from the game and the moment, so no line comes at random, and none from what somebody holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from catanqt.cast import character_of
from catanqt.kernel.game import Event
from catanqt.kernel.record import Header
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Occasion
from catanqt.ui.talk.lines import lines_of

SELDOM = {Occasion.TRADE: 3, Occasion.ROBS: 3, Occasion.ROBBED: 2}
"""Of so many such occasions somebody speaks at one; at all others always."""
PAUSE = 6
"""After a remark so many entries of the game pass in silence, unless somebody is about to win or has won."""
IMPORTANT = (Occasion.WON, Occasion.LOST, Occasion.NEARLY)


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that a character says."""

    seat: int
    text: str
    occasion: Occasion


class Talk:
    """The talk of one game. It remembers what was said, so that nothing is said twice in a row."""

    def __init__(self, header: Header) -> None:
        found = ((seat, character_of(one.player)) for seat, one in enumerate(header.seats))
        self._speakers = {seat: one.key for seat, one in found if one is not None}
        self._salt = str(header.options.get("board_seed", ""))
        self._said: dict[tuple[int, Occasion], int] = {}
        self._quiet_until = 0

    def remarks(
        self, entry: int, events: Sequence[Event], before: Perspective, after: Perspective, kits: Sequence[Kit]
    ) -> list[Remark]:
        """What is said about an entry of the game: at most one remark, at the end one of the winner and one other."""
        if not self._speakers:
            return []
        found = list(occasions(events, before, after, kits))
        spoken: list[Remark] = []
        for seat, occasion in found:
            if seat in self._speakers and self._speaks(entry, seat, occasion) and not _covered(occasion, spoken):
                spoken.append(self._remark(seat, occasion))
        if spoken:
            self._quiet_until = entry + PAUSE
        return spoken

    def _speaks(self, entry: int, seat: int, occasion: Occasion) -> bool:
        if occasion in IMPORTANT:
            return True
        return entry >= self._quiet_until and self._chance(entry, seat, occasion) % SELDOM.get(occasion, 1) == 0

    def _remark(self, seat: int, occasion: Occasion) -> Remark:
        """The next of its lines; where it begins differs from game to game."""
        lines = lines_of(self._speakers[seat], occasion)
        first = self._chance(0, seat, occasion)
        number = self._said.get((seat, occasion), first) + 1
        self._said[seat, occasion] = number
        return Remark(seat, lines[number % len(lines)], occasion)

    def _chance(self, entry: int, seat: int, occasion: Occasion) -> int:
        return crc32(f"{self._salt}/{entry}/{seat}/{occasion}".encode()) >> 8


def _covered(occasion: Occasion, spoken: Iterable[Remark]) -> bool:
    """Whether enough was said: only at the end two speak, the winner and one of the others."""
    said = [remark.occasion for remark in spoken]
    if occasion is Occasion.LOST:
        return Occasion.LOST in said
    return bool(said)


def occasions(
    events: Sequence[Event], before: Perspective, after: Perspective, kits: Sequence[Kit]
) -> Iterator[tuple[int, Occasion]]:
    """Who may speak of what, the most important first."""
    if after.over:
        winner = after.rules.winner(after.game)
        if winner is not None:
            yield winner, Occasion.WON
            yield from ((seat, Occasion.LOST) for seat in range(after.players) if seat != winner)
        return
    for seat in range(after.players):
        if _missing(after, seat, kits) == 1 < _missing(before, seat, kits):
            yield seat, Occasion.NEARLY
    for kit in kits:
        yield from kit.occasions(events, before)


def _missing(perspective: Perspective, seat: int, kits: Sequence[Kit]) -> int:
    """How many of the points that everybody sees a seat lacks to win."""
    points = perspective.rules.public_points(perspective.game, seat)
    return max(kit.goal(perspective, seat) for kit in kits) - points
