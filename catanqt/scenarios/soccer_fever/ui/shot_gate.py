"""Whether chance waits for a person to shoot: set by the stadium, asked by the kit."""

from __future__ import annotations

from catanqt.scenarios.soccer_fever.rules.matchday import Shooting
from catanqt.scenarios.soccer_fever.ui.season import season, shooter
from catanqt.ui.kit.perspective import Perspective

NO_DAY = -1


class ShotGate:
    """Shared by a kit and its stadium. Without a stadium nobody could shoot, so nobody is waited for."""

    def __init__(self) -> None:
        self.staged = False
        """Whether there is a stadium."""
        self._skipped = NO_DAY

    def skip(self, perspective: Perspective) -> None:
        """The rest of this matchday is played without waiting."""
        self._skipped = season(perspective).day

    def skipped(self, perspective: Perspective) -> bool:
        return self.skipped_day(season(perspective).day)

    def skipped_day(self, day: int) -> bool:
        """Whether the rest of this day (from 0) is not waited for."""
        return self._skipped == day

    def waits(self, perspective: Perspective) -> bool:
        return self.staged and self.by_hand(perspective) and not self.skipped(perspective)

    @staticmethod
    def by_hand(perspective: Perspective) -> bool:
        """Whether the next shot is that of a person; whoever is at the screen may take it, for they sit together."""
        task = perspective.task
        return (
            perspective.live
            and isinstance(task, Shooting)
            and perspective.human(shooter(task, season(perspective).tokens))
        )
