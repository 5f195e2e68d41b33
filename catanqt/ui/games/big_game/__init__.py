"""Big Game Big Honor on the screen."""

from catanqt.ui.games.big_game.kit import BigGameKit

__all__ = ["BigGameKit"]
