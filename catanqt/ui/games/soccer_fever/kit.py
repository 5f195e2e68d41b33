"""Soccer Fever: its kit."""

from __future__ import annotations

from catanqt.ui.games.kit import Kit


class SoccerFeverKit(Kit):
    """Soccer Fever as the window shows it."""
