"""Which moments of a game deserve a banner: what the kits call news, who has won or is one point short of it."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(events: Sequence[Event], before: Perspective, after: Perspective, kits: Sequence[Kit]) -> list[Moment]:
    """The news among these events, in the order in which it is shown."""
    if after.over:
        return _won(after)  # that is all that counts now
    found = [moment for kit in kits for moment in kit.moments(events, before, after)]
    return found + _nearly_won(before, after, kits)


def _won(perspective: Perspective) -> list[Moment]:
    """The last moment on the board, before the page of the results comes."""
    winner = perspective.rules.winner(perspective.game)
    if winner is None:
        return []
    yours, theirs = tr("You win the game!"), tr("{name} wins the game!", name=perspective.name(winner))
    return [Moment(yours if winner == perspective.viewer else theirs, "trophy", Tone.AWARD, winner)]


def _nearly_won(before: Perspective, after: Perspective, kits: Sequence[Kit]) -> list[Moment]:
    return [
        Moment(_words(seat, after), "star", Tone.GOOD if seat == after.viewer else Tone.DANGER, seat, False, "nearly")
        for seat in range(after.players)
        if _missing(before, after, seat, kits) != 1 == _missing(after, before, seat, kits)
    ]


def _words(seat: int, perspective: Perspective) -> str:
    game = game_presentation(perspective.header.game)
    if seat == perspective.viewer:
        return game.nearly_won(None)
    return game.nearly_won(perspective.name(seat))


def _missing(perspective: Perspective, other: Perspective, seat: int, kits: Sequence[Kit]) -> int:
    """The points a seat lacks; hidden ones count only if the viewer knew them in both moments."""
    known = seat == perspective.viewer == other.viewer
    points = (perspective.rules.points if known else perspective.rules.public_points)(perspective.game, seat)
    return max(kit.goal(perspective, seat) for kit in kits) - points
