"""The recap as rows: first the viewer's gains and losses, then a line for each of the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line, Name, Part, Who
from catanqt.ui.models.rows import RowsModel
from catanqt.ui.play.recap import Fact, Recap
from catanqt.ui.text.i18n import tr

MOST_OWN = 3
"""More sentences to the viewer than these share a line."""


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


def lines(recap: Recap, perspective: Perspective, kits: Sequence[Kit]) -> list[Line]:
    """The recap in words; empty if nothing happened."""
    others = [_told(seat, facts, perspective, kits) for seat, facts in recap.others]
    mine = [_own(line, perspective) for line in _words(recap.mine, perspective, kits)]
    told = [line for line in others if line is not None]
    if told and not mine:
        nothing = tr("You neither gained nor lost anything")
        mine = [Line((nothing,), f"{nothing}.", perspective.viewer, quiet=True)]
    return _together(mine, perspective.viewer) + told


def _together(mine: list[Line], viewer: int) -> list[Line]:
    """The viewer's own sentences one after the other, if there are so many that the others would have no room."""
    own = [line for line in mine if line.seat == viewer]
    if len(mine) <= MOST_OWN or len(own) < 2:
        return mine
    parts = [part for line in own for part in (*line.parts, ".")]
    joined = Line(tuple(parts), " ".join(line.spoken for line in own), viewer)
    return [joined, *(line for line in mine if line.seat != viewer)]


def _words(facts: Sequence[Fact], perspective: Perspective, kits: Sequence[Kit]) -> list[Line]:
    found = (next((line for kit in kits if (line := kit.fact(fact, perspective)) is not None), None) for fact in facts)
    return [line for line in found if line is not None]


def _own(line: Line, perspective: Perspective) -> Line:
    """A sentence to the viewer: before it stands the emblem of whoever it begins with, else the viewer's."""
    first, *rest = line.parts
    spoken = f"{line.spoken}."
    if isinstance(first, Who):
        return replace(line, parts=(Name(first.seat), *rest), seat=first.seat, spoken=spoken)
    return replace(line, seat=perspective.viewer, spoken=spoken)


def _told(seat: int, facts: Sequence[Fact], perspective: Perspective, kits: Sequence[Kit]) -> Line | None:
    """What happened in the turn of one of the others, in one line; or what concerns all."""
    own, deeds = _listed(_words([fact for fact in facts if fact.seat == seat], perspective, kits))
    if seat == NOBODY:
        return Line(own, f"{deeds}.") if own else None
    parts: list[Part] = [Name(seat), *own] if own else []
    spoken = [_sentence(seat, deeds, perspective)] if own else []
    for other in dict.fromkeys(fact.seat for fact in facts if fact.seat != seat):
        # What happened to others in this turn follows by their names.
        theirs, deeds = _listed(_words([fact for fact in facts if fact.seat == other], perspective, kits))
        if theirs:
            parts += [*([";"] if parts else []), Who(other), *theirs]
            spoken.append(_sentence(other, deeds, perspective))
    return Line(tuple(parts), " ".join(spoken), seat) if parts else None


def _sentence(seat: int, deeds: str, perspective: Perspective) -> str:
    return tr(
        "{name} {deeds}.", "what a player did: Bob rolled 8, built a road.", name=perspective.name(seat), deeds=deeds
    )


def _listed(lines: Sequence[Line]) -> tuple[tuple[Part, ...], str]:
    """Several deeds with commas between them, and in plain words."""
    parts: list[Part] = []
    deeds = ""
    for line in lines:
        comma = bool(deeds) and not deeds.endswith(":")  # what ends with a colon leads to the next
        parts += [*([","] if comma else []), *line.parts]
        deeds += f"{', ' if comma else ' '}{line.spoken}"
    return tuple(parts), deeds.strip()
