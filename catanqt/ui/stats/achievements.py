"""Achievements that teach good play: their conditions, and the player's progress.

Most are derived from the finished games themselves, so that games played long ago count. Facts that a finished game
does not store, such as trades, are noted as feats when the game ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from catanqt.kernel.game import Event
from catanqt.kernel.player_name import PlayerName
from catanqt.rules.base.events import Won
from catanqt.rules.catalog import KINDS
from catanqt.ui.play.lesson_progress import lessons_taken
from catanqt.ui.play.library import PlayedGames
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.stats.career import Career, PersonalResult, career
from catanqt.ui.stats.figures import Figures, Person
from catanqt.ui.text.i18n import tr

KEY = "feats"
UNLUCKY = -3.0
"""So many cards fewer than due are bad luck."""
MANY_TRADES, MANY_CITIES, EACH_LAND, IN_A_ROW = 5, 4, 3, 3
STRONG = ("hard", "expert")


@dataclass(frozen=True, slots=True)
class PlayerResults:
    """All results of a player so far."""

    career: Career
    """The finished games of the people at this computer."""
    lessons: frozenset[str] = frozenset()
    feats: frozenset[str] = frozenset()

    @property
    def results(self) -> Sequence[PersonalResult]:
        return self.career.results

    @property
    def won(self) -> list[PersonalResult]:
        return [result for result in self.results if result.seat.won]


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement. `reached` says how much of `needed` there is."""

    name: str
    icon: str
    needed: int
    reached: Callable[[PlayerResults], int]

    def count(self, player: PlayerResults) -> int:
        return min(self.needed, self.reached(player))

    def earned(self, player: PlayerResults) -> bool:
        return self.count(player) == self.needed


def _feat(name: str) -> Callable[[PlayerResults], int]:
    return lambda player: int(name in player.feats)


def _beaten(levels: Sequence[str]) -> Callable[[PlayerResults], int]:
    """Games won in which all others were agents of these levels."""
    return lambda player: sum(_levels(result) <= set(levels) for result in player.won)


def _levels(result: PersonalResult) -> set[str]:
    return {PlayerName.read(seat.player).level for seat in result.game.seats if seat is not result.seat}


def _kinds(player: PlayerResults) -> int:
    """How many of the games and scenarios were finished."""
    played = {kind for result in player.results for kind in (result.game.scenarios or (result.game.game,))}
    return len(played & set(KINDS))


ACHIEVEMENTS = (
    Achievement("lesson", "book", 1, lambda player: len(player.lessons)),
    Achievement("first-game", "flag", 1, lambda player: len(player.results)),
    Achievement("first-win", "trophy", 1, lambda player: len(player.won)),
    Achievement("all-lands", "fit", 1, _feat("all-lands")),
    Achievement("trader", "trade", 1, _feat("trader")),
    Achievement("cities", "city", 1, _feat("cities")),
    Achievement("both-awards", "longestroad", 1, _feat("both-awards")),
    Achievement("bad-dice", "dice", 1, lambda player: sum(result.luck <= UNLUCKY for result in player.won)),
    Achievement("strong", "knight", 1, _beaten(STRONG)),
    Achievement("expert", "champion", 1, _beaten(("expert",))),
    Achievement("streak", "star", IN_A_ROW, lambda player: player.career.streak),
    Achievement("all-games", "home", len(KINDS), _kinds),
)


def title(name: str) -> str:
    return {
        "lesson": tr("Eager to learn"),
        "first-game": tr("Played to the end"),
        "first-win": tr("Winner"),
        "all-lands": tr("At home everywhere"),
        "trader": tr("Merchant"),
        "cities": tr("Town planner"),
        "both-awards": tr("Roads and knights"),
        "bad-dice": tr("Stronger than the dice"),
        "strong": tr("Tough opponents"),
        "expert": tr("Master"),
        "streak": tr("Three in a row"),
        "all-games": tr("Explorer"),
    }[name]


def line(name: str) -> str:
    """What to do for it, and what it teaches."""
    return {
        "lesson": tr("Finish a lesson. Playing is the quickest way to learn."),
        "first-game": tr("Finish a game. Every game shows you something new."),
        "first-win": tr("Win a game."),
        "all-lands": tr("Win with at least %n cards from each land: variety makes you independent.", "", EACH_LAND),
        "trader": tr("Make %n trades with other players in one game: a fair trade helps both.", "", MANY_TRADES),
        "cities": tr("Build %n cities in one game: they bring twice the cards.", "", MANY_CITIES),
        "both-awards": tr("End a game with the longest road and the largest army."),
        "bad-dice": tr("Win with fewer cards than the odds promised: good sites and trades beat luck."),
        "strong": tr("Win against opponents who are all hard or better."),
        "expert": tr("Win against experts."),
        "streak": tr("Win %n games in a row.", "", IN_A_ROW),
        "all-games": tr("Finish Classic, every scenario and Junior."),
    }[name]


def feats_of(person: Person, won: bool) -> set[str]:
    """What a finished game shows of a person that is not kept with it."""
    points = {share.kind: share.count for share in person.made_of}
    found = {
        "trader": person.with_players >= MANY_TRADES,
        "cities": points.get("city", 0) >= MANY_CITIES,
        "both-awards": {"longest-road", "largest-army"} <= points.keys(),
        "all-lands": won and len(person.production) >= 5 and min(person.production.values()) >= EACH_LAND,
    }
    return {name for name, reached in found.items() if reached}


def feats(preferences: Preferences) -> frozenset[str]:
    kept = preferences.remembered(KEY)
    return frozenset(kept.split(",")) - {""} if isinstance(kept, str) else frozenset()


def note_feats(preferences: Preferences, figures: Figures) -> None:
    """Keep what the people of a finished game have done."""
    people = ((seat, person) for seat, person in enumerate(figures.people) if person.player == "human")
    found = set[str]().union(*(feats_of(person, seat == figures.winner) for seat, person in people))
    preferences.remember(KEY, ",".join(sorted(feats(preferences) | found)))


def newly_reached(before: PlayerResults, now: PlayerResults) -> list[str]:
    """All that is reached now and was not before."""
    return [one.name for one in ACHIEVEMENTS if one.earned(now) and not one.earned(before)]


def ended(events: Sequence[Event]) -> bool:
    """Whether this ended the game."""
    return any(isinstance(event, Won) for event in events)


def results_before(game: int, played_games: PlayedGames, preferences: Preferences) -> PlayerResults:
    """What all people at this computer have done, but for one game."""
    return player_results(
        replace(played_games, games=tuple(one for one in played_games.games if one.id != game)), preferences
    )


def player_results(played_games: PlayedGames, preferences: Preferences) -> PlayerResults:
    """What all people at this computer have done."""
    return PlayerResults(career(played_games), frozenset(lessons_taken(preferences)), feats(preferences))
