"""Soccer Fever on the screen."""

from catanqt.scenarios.soccer_fever.ui.kit import SoccerFeverKit

__all__ = ["SoccerFeverKit"]
