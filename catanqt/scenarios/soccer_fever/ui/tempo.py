"""Durations of the stadium's animations, by the player's preferences."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.ui.qt.preferences import Preferences

MOST_MS = 400
"""No motion lasts longer, however slow the player likes it."""
FADE_MS = 80
_FACTORS = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}


@dataclass(frozen=True, slots=True)
class Tempo:
    """Motions may be shortened to nothing; pauses for reading stay with reduced motion."""

    factor: float
    still: bool

    def motion(self, ms: float) -> int:
        """How long something moves; 0 for not at all."""
        return 0 if self.still else round(min(ms * self.factor, MOST_MS))

    def fade(self) -> int:
        return round(FADE_MS * min(self.factor, 1.0))

    def pause(self, ms: float) -> int:
        """How long something stands still to be read."""
        return round(ms * self.factor)


def tempo(preferences: Preferences) -> Tempo:
    return Tempo(_FACTORS.get(preferences["motion"], 1.0), bool(preferences["reduce_motion"]))
