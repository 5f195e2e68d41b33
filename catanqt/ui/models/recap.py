"""The recap as rows: first what the viewer gained and lost, then a line for each of the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line, Name, Part, Who
from catanqt.ui.models.rows import RowsModel
from catanqt.ui.play.recap import Fact, Recap
from catanqt.ui.text.i18n import tr


class RecapModel(RowsModel[Line]):
    """What happened since the viewer's last turn. No two of its lines are alike."""

    def key(self, row: Line) -> Hashable:
        return row

    def spoken(self, row: Line) -> str:
        return row.spoken

    @property
    def text(self) -> str:
        """All of it in plain words."""
        return " ".join(line.spoken for line in self.rows)


def lines(recap: Recap, seen: Perspective, kits: Sequence[Kit]) -> list[Line]:
    """The recap in words; nothing if there is nothing to tell of anybody."""
    others = [_told(seat, facts, seen, kits) for seat, facts in recap.others]
    mine = [_own(line, seen) for line in _words(recap.mine, seen, kits)]
    told = [line for line in others if line is not None]
    if told and not mine:
        nothing = tr("You gained and lost nothing")
        mine = [Line((nothing,), f"{nothing}.", seen.viewer, quiet=True)]
    return mine + told


def _words(facts: Sequence[Fact], seen: Perspective, kits: Sequence[Kit]) -> list[Line]:
    found = (next((line for kit in kits if (line := kit.fact(fact, seen)) is not None), None) for fact in facts)
    return [line for line in found if line is not None]


def _own(line: Line, seen: Perspective) -> Line:
    """A sentence to the viewer: before it stands the emblem of whoever it begins with, else the viewer's."""
    first, *rest = line.parts
    spoken = f"{line.spoken}."
    if isinstance(first, Who):
        return replace(line, parts=(Name(first.seat), *rest), seat=first.seat, spoken=spoken)
    return replace(line, seat=seen.viewer, spoken=spoken)


def _told(seat: int, facts: Sequence[Fact], seen: Perspective, kits: Sequence[Kit]) -> Line | None:
    """What one of the others did, in one line; or what concerns all."""
    words = _words(facts, seen, kits)
    if not words:
        return None
    parts: list[Part] = [] if seat == NOBODY else [Name(seat)]
    deeds = ""
    for line in words:
        comma = bool(deeds) and not deeds.endswith(":")  # what ends with a colon leads to the next
        parts += [*([","] if comma else []), *line.parts]
        deeds += f"{', ' if comma else ' '}{line.spoken}"
    deeds = deeds.strip()
    if seat == NOBODY:
        return Line(tuple(parts), f"{deeds}.")
    spoken = tr("{name} {deeds}.", "what a player did: Bob rolled 8, built a road.", name=seen.name(seat), deeds=deeds)
    return Line(tuple(parts), spoken, seat)
