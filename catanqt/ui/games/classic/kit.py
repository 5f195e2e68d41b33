"""The base game: its kit."""

from __future__ import annotations

from catanqt.ui.games.kit import Kit


class ClassicKit(Kit):
    """The base game as the window shows it."""
