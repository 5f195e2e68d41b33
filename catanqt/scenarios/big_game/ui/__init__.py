"""Big Game Big Honor on the screen."""

from catanqt.scenarios.big_game.ui.kit import BigGameKit

__all__ = ["BigGameKit"]
