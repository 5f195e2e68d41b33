"""Fishermen on the screen."""

from catanqt.scenarios.fishermen.ui.kit import FishermenKit

__all__ = ["FishermenKit"]
