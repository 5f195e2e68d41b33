"""The base game on the screen."""

from catanqt.ui.games.classic.kit import ClassicKit

__all__ = ["ClassicKit"]
