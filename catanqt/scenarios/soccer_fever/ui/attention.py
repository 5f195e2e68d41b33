"""Whether chance waits for a person to shoot: what the kit is asked, and the stadium knows."""

from __future__ import annotations

from catanqt.scenarios.soccer_fever.rules.matchday import Shooting
from catanqt.scenarios.soccer_fever.ui.season import season, shooter
from catanqt.ui.seen import Seen

NO_DAY = -1


class Attention:
    """Shared by a kit and its stadium. Without a stadium nobody could shoot, so nobody is waited for."""

    def __init__(self) -> None:
        self.staged = False
        """Whether there is a stadium."""
        self._skipped = NO_DAY

    def skip(self, seen: Seen) -> None:
        """The rest of this matchday is played without waiting."""
        self._skipped = season(seen).day

    def skipped(self, seen: Seen) -> bool:
        return self.skipped_day(season(seen).day)

    def skipped_day(self, day: int) -> bool:
        """Whether the rest of this day (from 0) is not waited for."""
        return self._skipped == day

    def waits(self, seen: Seen) -> bool:
        return self.staged and self.by_hand(seen) and not self.skipped(seen)

    @staticmethod
    def by_hand(seen: Seen) -> bool:
        """Whether the next shot is that of a person; whoever is at the screen may take it, for they sit together."""
        task = seen.task
        return seen.live and isinstance(task, Shooting) and seen.human(shooter(task, season(seen).tokens))
