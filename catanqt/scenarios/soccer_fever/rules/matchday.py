"""The matchday: matches of alternating shots, rewards on the track, and the standings afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from catanqt.kernel.game import Action, Chance, Task
from catanqt.rules.base.awards import check_win
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.events import TookFromBank
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios.soccer_fever.rules.events import (
    DoublesChose,
    MatchdayStarted,
    MatchPlayed,
    SeasonEnded,
    ShotTaken,
    StandingsChanged,
    TrackMoved,
)
from catanqt.scenarios.soccer_fever.rules.part import CARD_ICON, RESOURCE_ICON, Match, Part, part

WIN, DRAW, LOSS = 3, 1, 0


@dataclass(frozen=True, slots=True)
class Matchday(Task):
    """A matchday begins by itself at the end of a turn."""

    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        game.done()
        start_matchday(game)

    def problem(self, game: Catan) -> str | None:
        return None if part(game).due else "there is no matchday"


def start_matchday(game: Catan) -> None:
    """Queue the day's matches, the active player's first, and the standings after them."""
    season = part(game)
    matches = matches_of_the_day(game.state, season)
    season.first_scored = False
    game.emit(MatchdayStarted, season.day + 1)
    for number, (home, away) in enumerate(matches):
        game.push(Kickoff(home, away, number))
    game.push(Standings())


def matches_of_the_day(state: State, season: Part) -> list[Match]:
    """The matches in the order they are played in: the active player's first, unless the chart's order was agreed."""
    matches = list(season.league.days[season.day])
    if season.league.doubles(season.day) is None and state.config.rules["match_order"] == "active":
        matches.sort(key=lambda match: state.turn not in match)
    return matches


@dataclass(frozen=True, slots=True)
class Kickoff(Task):
    """A match begins by itself: one shot for each token that lies in the stacks by now. None after the trophy."""

    home: int
    away: int
    number: int
    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        if part(game).decided:
            game.done()
            return
        game.become(shooting(self.home, self.away, self.number, 0, 0, 0, 0))

    def problem(self, game: Catan) -> str | None:
        return _match_problem(game, self.home, self.away, self.number)


@dataclass(frozen=True, slots=True)
class Shooting(Chance):
    """A match under way; `shots` and `goals` of both so far."""

    home: int
    away: int
    number: int
    home_shots: int
    away_shots: int
    home_goals: int
    away_goals: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return _SHOTS

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (Shoot,)

    def home_shoots(self, tokens: Sequence[int]) -> bool:
        """Both shoot in turn; when one has no tokens left, the other goes on alone."""
        if self.home_shots >= tokens[self.home] or self.away_shots >= tokens[self.away]:
            return self.home_shots < tokens[self.home]
        return self.home_shots <= self.away_shots

    def after(self, home: bool, goal: bool) -> Shooting:
        return shooting(
            self.home,
            self.away,
            self.number,
            self.home_shots + home,
            self.away_shots + (not home),
            self.home_goals + (home and goal),
            self.away_goals + (not home and goal),
        )

    def problem(self, game: Catan) -> str | None:
        tokens = part(game).tokens
        wrong = _match_problem(game, self.home, self.away, self.number)
        if wrong is not None:
            return wrong
        taken = self.home_shots + self.away_shots
        possible = (
            0 <= self.home_goals <= self.home_shots <= tokens[self.home]
            and 0 <= self.away_goals <= self.away_shots <= tokens[self.away]
            and taken < tokens[self.home] + tokens[self.away]
        )
        return None if possible else "no shot is left, or more were taken than there are tokens"


@dataclass(frozen=True, slots=True)
class Shoot(Action):
    """Chance decides a shot: a goal with probability one half."""

    goal: bool

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, Shooting)
        tokens = part(game).tokens
        home = task.home_shoots(tokens)
        game.emit(ShotTaken, task.home if home else task.away, self.goal)
        match = task.after(home, self.goal)
        if match.home_shots + match.away_shots < tokens[task.home] + tokens[task.away]:
            game.become(match)
        else:
            game.done()
            _end_match(game, match)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None


def _end_match(game: Catan, match: Shooting) -> None:
    """Score the match; with three players the doubles player has a say."""
    season = part(game)
    season.results += ((season.day + 1, match.home, match.away, match.home_goals, match.away_goals),)
    game.emit(MatchPlayed, match.home, match.away, match.home_goals, match.away_goals)
    doubles = season.league.doubles(season.day)
    last = _is_last(season, match, doubles)
    season.first_scored = season.first_scored or last
    for seat in (match.home, match.away):
        spaces = _spaces(match, seat)
        if seat != doubles or last:
            advance(game, seat, spaces)
        elif match.number == 0:
            game.push(DoublesChoice(seat, spaces))
        elif not season.first_scored:
            advance(game, seat, spaces)


def _is_last(season: Part, match: Shooting, doubles: int | None) -> bool:
    """Whether the doubles player has nothing to choose, for the opponent reaches the trophy and no match follows."""
    if season.league.finishes_days or match.number:
        return False
    seats = [seat for seat in (match.home, match.away) if seat != doubles]
    return any(season.spaces[seat] + _spaces(match, seat) >= season.league.trophy for seat in seats)


def _spaces(match: Shooting, seat: int) -> int:
    if match.home_goals == match.away_goals:
        return DRAW
    return WIN if (match.home_goals > match.away_goals) == (seat == match.home) else LOSS


def advance(game: Catan, seat: int, spaces: int) -> None:
    """Move along the results track and collect what lies on the way."""
    season = part(game)
    start = season.spaces[seat]
    end = min(start + spaces, season.league.trophy)
    if end == start:
        return
    season.spaces[seat] = end
    game.emit(TrackMoved, seat, end)
    landing_only = game.state.config.rules["card_icon_on_landing"]
    for space in range(start + 1, end + 1):
        icon = season.league.icons.get(space)
        if icon is not None and not (icon == CARD_ICON and landing_only and space != end):
            game.push(Reward(seat, icon))


@dataclass(frozen=True, slots=True)
class Reward(Task):
    """A reward of the track falls due by itself, if bank or deck can still pay it."""

    seat: int
    icon: int
    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        if self.icon == RESOURCE_ICON and any(game.state.bank):
            game.become(RewardChoice(self.seat))
        elif self.icon == CARD_ICON and any(game.state.deck):
            game.become(CardDraw(self.seat))
        else:
            game.done()

    def problem(self, game: Catan) -> str | None:
        possible = game.state.seated(self.seat) and self.icon in (RESOURCE_ICON, CARD_ICON)
        return None if possible else "there is no such reward"


@dataclass(frozen=True, slots=True)
class RewardChoice(Task):
    """Take a resource of your choice, also when it is somebody else's turn."""

    actor: int

    def options(self, game: Catan) -> Sequence[Action]:
        return [take for take, left in zip(_REWARDS, game.state.bank, strict=True) if left]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (TakeReward,)

    def problem(self, game: Catan) -> str | None:
        possible = game.state.seated(self.actor) and any(game.state.bank)
        return None if possible else "there is nothing to take"


@dataclass(frozen=True, slots=True)
class TakeReward(Action):
    """Take this resource from the bank."""

    resource: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, RewardChoice)
        game.state.bank[self.resource] -= 1
        game.state.hands[5 * task.actor + self.resource] += 1
        game.done()
        game.emit(TookFromBank, task.actor, self.resource)

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not 0 <= self.resource < 5:
            return "no-such-card"
        return None if game.state.bank[self.resource] else "bank-is-out"


@dataclass(frozen=True, slots=True)
class DoublesChoice(Task):
    """After the first of two matches: score it, or wait for the second."""

    actor: int
    spaces: int

    def options(self, game: Catan) -> Sequence[Action]:
        return _SCORE_FIRST

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (ScoreFirst,)

    def problem(self, game: Catan) -> str | None:
        season = part(game)
        day = min(season.day, len(season.league.days) - 1)
        possible = season.league.doubles(day) == self.actor and self.spaces in (WIN, DRAW, LOSS)
        return None if possible else "there is nothing to choose"


@dataclass(frozen=True, slots=True)
class ScoreFirst(Action):
    """Score the first match of the day (or, if not `yes`, the second)."""

    yes: bool

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, DoublesChoice)
        game.done()
        part(game).first_scored = self.yes
        game.emit(DoublesChose, task.actor, self.yes)
        if self.yes:
            advance(game, task.actor, task.spaces)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class Standings(Task):
    """The day is over: places are worth points again, and now the turn's player may have won."""

    actor: None = field(default=None, init=False)

    def run(self, game: Catan) -> None:
        season = part(game)
        points = standing_points(season.spaces, season.league.points)
        for seat, worth in enumerate(points):
            game.state.score[seat] += worth - season.points[seat]
        season.points = points
        season.day += 1
        season.due = False
        game.done()
        game.emit(StandingsChanged, tuple(season.points))
        if season.day == len(season.league.days) or season.league.trophy in season.spaces:
            season.over = True
            game.emit(SeasonEnded, season.day)
        check_win(game)

    def problem(self, game: Catan) -> str | None:
        return None if part(game).due else "there is no matchday"


def standing_points(spaces: Sequence[int], worth: Sequence[int]) -> list[int]:
    """Equal players share a place and its full worth; the places after it stay empty."""
    return [worth[sum(other > own for other in spaces)] for own in spaces]


def _match_problem(game: Catan, home: int, away: int, number: int) -> str | None:
    possible = game.state.seated(home, away) and home != away and number in (0, 1)
    return None if possible and part(game).due else "there is no such match"


shooting = cache(Shooting)
"""Matches are much alike: each moment of one is made once."""
_SHOTS = (Shoot(True), Shoot(False))
_REWARDS = tuple(map(TakeReward, range(5)))
_SCORE_FIRST = (ScoreFirst(True), ScoreFirst(False))
