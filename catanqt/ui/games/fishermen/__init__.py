"""Fishermen on the screen."""

from catanqt.ui.games.fishermen.kit import FishermenKit

__all__ = ["FishermenKit"]
