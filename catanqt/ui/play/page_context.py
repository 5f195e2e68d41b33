"""What the panels of a game page are given: the theme, the controller, and the piece in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.play.controller import GameController
    from catanqt.ui.play.placement import Placement
    from catanqt.ui.qt.preferences import Preferences
    from catanqt.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class PageContext:
    """One for each game page; it lives as long as the page, the controller outlives it."""

    theme: Theme
    controller: GameController
    placement: Placement
    preferences: Preferences
    kits: Sequence[Kit]
