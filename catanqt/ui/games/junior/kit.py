"""Junior: its kit."""

from __future__ import annotations

from catanqt.ui.games.kit import Kit


class JuniorKit(Kit):
    """Junior as the window shows it."""
