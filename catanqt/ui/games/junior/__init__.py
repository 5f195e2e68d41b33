"""Junior on the screen."""

from catanqt.ui.games.junior.kit import JuniorKit

__all__ = ["JuniorKit"]
