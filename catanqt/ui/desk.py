"""What the panels of a game page are handed: paint, the table they play at, and the piece in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catanqt.ui.controller import Table
    from catanqt.ui.games.kit import Kit
    from catanqt.ui.placing import Placing
    from catanqt.ui.preferences import Preferences
    from catanqt.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Desk:
    """One for each game page; it lives and dies with the page, the table outlives it."""

    theme: Theme
    table: Table
    placing: Placing
    preferences: Preferences
    kits: Sequence[Kit]
