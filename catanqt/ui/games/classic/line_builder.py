"""Builds lines of the log from whole sentences: `{name}` and the like are replaced by emblems, chips and dice.

A sentence is translated as a whole and split afterwards, so that every language keeps its own word order. Screen
readers and the search get the same sentence with words in place of pictures.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from string import Formatter

from catanqt.ui.kit.goods_text import goods_name, listing
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Name, Part, Who
from catanqt.ui.text.i18n import tr


@dataclass(frozen=True, slots=True)
class SpokenParts:
    """Parts of a line with the words for them, where these do not follow from the parts."""

    parts: tuple[Part, ...]
    spoken: str


Slot = Part | SpokenParts | Sequence[Part]


class LineBuilder:
    """Makes lines for one game."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def line(
        self,
        sentence: str,
        perspective: Perspective,
        seat: int = NOBODY,
        *,
        heading: bool = False,
        quiet: bool = False,
        **slots: Slot,
    ) -> Line:
        """A line about `seat`, whose emblem stands before it: a sentence that begins with the name does without it."""
        if seat != NOBODY:
            slots = {"name": Who(seat), **slots}
        parts: list[Part] = []
        spoken = ""
        for words, slot, _, _ in Formatter().parse(sentence):
            spoken += words
            if words.strip():
                parts.append(words.strip())
            if slot is not None:
                parts += _parts(slots[slot])
                spoken += self._words(slots[slot], perspective)
        if seat != NOBODY and parts and parts[0] == Who(seat):
            del parts[0]
        return Line(tuple(parts), _without_gaps(spoken), seat, heading, quiet)

    def quote(self, words: str, perspective: Perspective, seat: int) -> Line:
        """What a player says."""
        spoken = tr("{name}: “{words}”", "somebody says something", name=perspective.name(seat), words=words)
        return Line((tr("“{words}”", "what somebody says", words=words),), spoken, seat, quiet=True)

    def kind(self, key: str) -> SpokenParts:
        """Goods of a kind, however many: a chip, and the name."""
        return SpokenParts((Goods(key),), goods_name(self._kit.fellows, key))

    def _words(self, slot: Slot, perspective: Perspective) -> str:
        match slot:
            case str():
                return slot
            case SpokenParts():
                return slot.spoken
            case Goods():
                return goods_name(self._kit.fellows, slot.kind, slot.count)
            case Dice(values) if len(values) > 1:
                return tr("{total} ({dice})", "a roll", total=sum(values), dice=" + ".join(map(str, values)))
            case Dice(values):
                return str(*values)
            case Who() | Name():
                return perspective.name(slot.seat)
            case Icon():
                return ""
            case _:
                return listing([words for part in slot if (words := self._words(part, perspective))])


def _without_gaps(spoken: str) -> str:
    """A sentence without what pictures leave open in it, for they have no words; a score keeps its spaces."""
    return re.sub(r"(?<!\d) ([:,])| ([:,])(?! \d)", r"\1\2", re.sub(" +", " ", spoken)).strip()


def _parts(slot: Slot) -> Sequence[Part]:
    if isinstance(slot, SpokenParts):
        return slot.parts
    return (slot,) if isinstance(slot, str | Goods | Dice | Icon | Who | Name) else slot
