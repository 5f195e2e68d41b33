"""Refusals in words: asked of the kits here and nowhere else, those of scenarios first."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.ui.kit.kit import Kit
from catanqt.ui.text.i18n import tr


def refusal_text(reason: str, kits: Sequence[Kit]) -> str:
    """Why something is not allowed, in words."""
    if reason.startswith("lesson-"):
        return _lesson(reason)
    if reason == "practice-over":
        return tr("Your move has been made: see above what it was worth.")
    if reason == "cannot-undo":
        return tr(
            "You can undo only your own last move, and not once dice or other players have followed it or it has "
            "revealed something hidden."
        )
    found = (kit.refusal(reason) for kit in reversed(kits))
    return next((words for words in found if words is not None), reason)


def _lesson(reason: str) -> str:
    """Why a lesson does not want what the rules allow."""
    if reason == "lesson-done":
        return tr("This step is done: press Next to go on.")
    if reason == "lesson-over":
        return tr("You have finished this lesson.")
    if reason == "lesson-later":
        return tr("Not yet. See what the coach says.")
    return tr("Not this time. See what the coach says.")
