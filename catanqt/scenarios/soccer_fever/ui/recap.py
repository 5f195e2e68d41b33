"""Soccer Fever in the recap: facts and their words. A matchday has a line of its own."""

from __future__ import annotations

from collections.abc import Iterator

from catanqt.kernel.game import Event
from catanqt.scenarios.soccer_fever.rules.events import (
    KnightConverted,
    MatchdayStarted,
    MatchPlayed,
    SeasonEnded,
    StandingsChanged,
    TokenGained,
    TrackMoved,
)
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.ui.games.classic.line_builder import LineBuilder
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Icon, Line, Who
from catanqt.ui.play.recap import Fact
from catanqt.ui.text.i18n import tr

BALL = Icon("ball")


def facts(event: Event, before: Perspective, after: Perspective) -> Iterator[Fact]:
    """What the clubs got, and how the matches ended."""
    match event:
        case TokenGained(seat):
            yield Fact(seat, "token")
        case KnightConverted(seat):
            yield Fact(seat, "knight-to-shot")
        case MatchdayStarted(day):
            yield Fact(NOBODY, "matchday", detail=day)
        case MatchPlayed(home, away, home_goals, away_goals):
            yield Fact(NOBODY, "match", detail=(season(after).day, home, away, home_goals, away_goals))
        case TrackMoved(seat, space) if seat == after.viewer:
            yield Fact(seat, "track", detail=space, held=True)
        case StandingsChanged(points) if after.viewer != NOBODY:
            gained = points[after.viewer] - season(before).points[after.viewer]
            if gained:
                yield Fact(after.viewer, "league", count=gained)
        case SeasonEnded():
            yield Fact(NOBODY, "season")


class RecapText:
    """Texts for the facts of Soccer Fever."""

    facts = staticmethod(facts)

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def words(self, fact: Fact, perspective: Perspective) -> Line | None:
        if fact.seat == NOBODY:
            return self._day(fact, perspective)
        return self._mine(fact, perspective) if fact.seat == perspective.viewer else self._theirs(fact, perspective)

    def _mine(self, fact: Fact, perspective: Perspective) -> Line | None:
        match fact.what:
            case "token":
                return self._tell(tr("You gained %n shot tokens {ball}", "", fact.count), perspective, ball=BALL)
            case "track":
                sentence = tr("You moved to space {space} of the results track")
                return self._tell(sentence, perspective, space=str(fact.detail))
            case "league" if fact.count > 0:
                return self._tell(tr("You gained %n points in the league", "", fact.count), perspective)
            case "league":
                return self._tell(tr("You lost %n points in the league", "", -fact.count), perspective)
        return None

    def _theirs(self, fact: Fact, perspective: Perspective) -> Line | None:
        if fact.what == "token":
            return self._tell(tr("gained %n shot tokens {ball}", "after a name", fact.count), perspective, ball=BALL)
        if fact.what == "knight-to-shot":
            return self._tell(tr("turned a knight into a shot", "after a name"), perspective)
        return None

    def _day(self, fact: Fact, perspective: Perspective) -> Line | None:
        match fact.what:
            case "matchday":
                whistle = Icon("whistle")
                sentence = tr("{whistle} Matchday {day}:", "before its results")
                return self._tell(sentence, perspective, whistle=whistle, day=str(fact.detail))
            case "match":
                return self._match(fact, perspective)
            case "season":
                return self._tell(tr("the season is over", "after the results of a matchday"), perspective)
        return None

    def _match(self, fact: Fact, perspective: Perspective) -> Line:
        assert isinstance(fact.detail, tuple)
        _, home, away, *goals = fact.detail
        score = score_text((goals[0], goals[1])).replace(" ", "\u00a0")  # one word, never torn apart
        sentence = tr("{home} {score} {away}", "the result of a match")
        return self._tell(sentence, perspective, home=Who(home), score=score, away=Who(away))
