"""Fishermen: its kit."""

from __future__ import annotations

from catanqt.ui.games.kit import Kit


class FishermenKit(Kit):
    """Fishermen as the window shows it."""
