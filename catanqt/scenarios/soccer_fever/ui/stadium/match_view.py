"""A match as the scoreboard shows it, shot by shot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from catanqt.kernel.record import Entry
from catanqt.scenarios.soccer_fever.rules.matchday import Shoot, Shooting, shooting
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.ui.kit.perspective import Perspective


@dataclass(frozen=True, slots=True)
class MatchView:
    """A moment of a match; after its last shot nobody shoots."""

    day: int
    """From 1."""
    days: int
    number: int
    """0 or 1: the first or second match of the day."""
    home: int
    away: int
    shots: tuple[int, int]
    """How many shots each of the two has."""
    home_marks: tuple[bool, ...] = ()
    away_marks: tuple[bool, ...] = ()
    """The shots so far: a goal or not."""

    @property
    def goals(self) -> tuple[int, int]:
        return sum(self.home_marks), sum(self.away_marks)

    @property
    def over(self) -> bool:
        return len(self.home_marks) == self.shots[0] and len(self.away_marks) == self.shots[1]

    @property
    def begun(self) -> bool:
        return bool(self.home_marks or self.away_marks)

    @property
    def shooter(self) -> int | None:
        """Who shoots next."""
        if self.over:
            return None
        return self.home if self._task().home_shoots(self._tokens()) else self.away

    @property
    def shot_number(self) -> tuple[int, int]:
        """Which of its shots the shooter takes next, from 1, and how many it has."""
        if self.shooter == self.home:
            return len(self.home_marks) + 1, self.shots[0]
        return len(self.away_marks) + 1, self.shots[1]

    def after(self, goal: bool) -> MatchView:
        """The moment after the next shot."""
        if self.shooter == self.home:
            return replace(self, home_marks=(*self.home_marks, goal))
        return replace(self, away_marks=(*self.away_marks, goal))

    def _task(self) -> Shooting:
        return shooting(self.home, self.away, self.number, len(self.home_marks), len(self.away_marks), *self.goals)

    def _tokens(self) -> list[int]:
        """The shots of both, by seat, as the engine counts them."""
        tokens = [0] * (1 + max(self.home, self.away))
        tokens[self.home], tokens[self.away] = self.shots
        return tokens


def last_match_view(perspective: Perspective, entries: Sequence[Entry]) -> MatchView | None:
    """The match of the running day that was played last, while somebody decides what comes of it."""
    found = season(perspective)
    played = [result for result in found.results if result[0] == found.day + 1]
    if not played:
        return None
    day, home, away, *_ = played[-1]
    shots = (found.tokens[home], found.tokens[away])
    view = MatchView(day, len(found.league.days), len(played) - 1, home, away, shots)
    goals = [entry.action.goal for entry in entries if isinstance(entry.action, Shoot)]
    for goal in goals[len(goals) - sum(shots) :]:
        view = view.after(goal)
    return view


def match_view(perspective: Perspective, entries: Sequence[Entry]) -> MatchView | None:
    """The match under way; `entries` is the record, whose last entries are the shots of this match."""
    task = perspective.task
    if not isinstance(task, Shooting):
        return None
    found = season(perspective)
    view = MatchView(
        found.day + 1,
        len(found.league.days),
        task.number,
        task.home,
        task.away,
        (found.tokens[task.home], found.tokens[task.away]),
    )
    taken = task.home_shots + task.away_shots
    for entry in entries[len(entries) - taken :]:
        assert isinstance(entry.action, Shoot)
        view = view.after(entry.action.goal)
    return view
