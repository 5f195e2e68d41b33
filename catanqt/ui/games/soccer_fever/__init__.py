"""Soccer Fever on the screen."""

from catanqt.ui.games.soccer_fever.kit import SoccerFeverKit

__all__ = ["SoccerFeverKit"]
