"""Which moments of a game deserve a banner: what the kits call news, and whoever is one point short of winning."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(events: Sequence[Event], before: Perspective, after: Perspective, kits: Sequence[Kit]) -> list[Moment]:
    """The news among these events, in the order in which it is shown."""
    if after.over:
        return []  # who has won is all that counts, and has a page of its own
    found = [moment for kit in kits for moment in kit.moments(events, before, after)]
    return found + _nearly_won(before, after, kits)


def _nearly_won(before: Perspective, after: Perspective, kits: Sequence[Kit]) -> list[Moment]:
    return [
        Moment(_words(seat, after), "star", Tone.GOOD if seat == after.viewer else Tone.DANGER, seat, False, "nearly")
        for seat in range(after.players)
        if _missing(before, after, seat, kits) != 1 == _missing(after, before, seat, kits)
    ]


def _words(seat: int, seen: Perspective) -> str:
    if seat == seen.viewer:
        return tr("You need 1 more point to win!")
    return tr("{name} needs 1 more point to win!", name=seen.name(seat))


def _missing(seen: Perspective, other: Perspective, seat: int, kits: Sequence[Kit]) -> int:
    """The points a seat lacks; hidden ones count only if the viewer knew them in both moments."""
    known = seat == seen.viewer == other.viewer
    points = (seen.rules.points if known else seen.rules.public_points)(seen.game, seat)
    return max(kit.goal(seen, seat) for kit in kits) - points
