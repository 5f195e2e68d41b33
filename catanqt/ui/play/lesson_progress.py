"""The finished lessons: stored with the window's state, so that resetting preferences keeps them."""

from __future__ import annotations

from catanqt.ui.qt.preferences import Preferences

KEY = "lessons"


def lessons_taken(preferences: Preferences) -> set[str]:
    kept = preferences.remembered(KEY)
    return set(kept.split(",")) - {""} if isinstance(kept, str) else set()


def take_note(preferences: Preferences, lesson: str) -> None:
    """This lesson was finished."""
    preferences.remember(KEY, ",".join(sorted({*lessons_taken(preferences), lesson})))
