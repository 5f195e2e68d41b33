"""Big Game Big Honor: its kit."""

from __future__ import annotations

from catanqt.ui.games.kit import Kit


class BigGameKit(Kit):
    """Big Game Big Honor as the window shows it."""
