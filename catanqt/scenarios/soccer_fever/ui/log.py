"""Log lines for the events of a soccer season."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.scenarios.soccer_fever.rules.events import (
    DoublesChose,
    KnightConverted,
    MatchdayStarted,
    MatchPlayed,
    SeasonEnded,
    ShotTaken,
    StandingsChanged,
    TokenGained,
    TrackMoved,
)
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Icon, Line, Part, Who
from catanqt.ui.text.i18n import tr

BALL, MISSED = Icon("ball"), Icon("close")


class Log:
    """Describes the events of Soccer Fever."""

    def __init__(self, kit: Kit) -> None:
        self._teller = LineBuilder(kit)

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        match event:
            case TokenGained(seat, tokens):
                sentence = tr("{name} gained a shot token {ball} and has %n now", "", tokens)
                return self._teller.line(sentence, perspective, seat, ball=BALL)
            case KnightConverted(seat):
                return self._teller.line(
                    tr("{name} turned a knight {knight} into a shot token"), perspective, seat, knight=Icon("knight")
                )
            case ShotTaken(seat, goal):
                return self._shot(seat, goal, perspective)
            case TrackMoved(seat, space):
                sentence = tr("{name} moved to space {space} of the results track")
                return self._teller.line(sentence, perspective, seat, space=str(space))
            case DoublesChose(seat, first):
                sentence = (
                    tr("{name} lets the first match count") if first else tr("{name} lets the second match count")
                )
                return self._teller.line(sentence, perspective, seat)
        return self._day(event, perspective)

    def line_group(self, event: Event) -> LineGroup | None:
        return LineGroup("shots") if isinstance(event, ShotTaken) else None

    def grouped_line(self, events: Sequence[Event], perspective: Perspective) -> Line | None:
        """The shots of a match, by player."""
        shots = [event for event in events if isinstance(event, ShotTaken)]
        if not shots:
            return None
        parts: list[Part] = []
        spoken: list[str] = []
        for seat in dict.fromkeys(shot.seat for shot in shots):
            goals = [shot.goal for shot in shots if shot.seat == seat]
            parts += [*([","] if parts else []), Who(seat), *(BALL if goal else MISSED for goal in goals)]
            words = [tr("goal", "a shot that went in") if goal else tr("missed", "a shot") for goal in goals]
            spoken.append(
                tr("{name}: {shots}", "goal, missed, goal", name=perspective.name(seat), shots=", ".join(words))
            )
        return Line(tuple(parts), "; ".join(spoken))

    def _day(self, event: Event, perspective: Perspective) -> Line | None:
        """The day as a whole: its beginning, its results, its end."""
        match event:
            case MatchdayStarted(day):
                days = str(len(season(perspective).league.days))
                sentence = tr("{whistle} Matchday {day} of {days}", "a heading of the log")
                return self._teller.line(
                    sentence, perspective, heading=True, whistle=Icon("whistle"), day=str(day), days=days
                )
            case MatchPlayed(home, away, home_goals, away_goals):
                score = score_text((home_goals, away_goals)).replace(" ", "\u00a0")  # one word, never torn apart
                sentence = tr("{home} {score} {away}", "the result of a match")
                return self._teller.line(sentence, perspective, home=Who(home), score=score, away=Who(away))
            case StandingsChanged(points):
                return self._standings(points, perspective)
            case SeasonEnded(day):
                sentence = tr("{trophy} The season is over after {day} matchdays: the table is final")
                return self._teller.line(sentence, perspective, trophy=Icon("trophy"), day=str(day))
        return None

    def _shot(self, seat: int, goal: bool, perspective: Perspective) -> Line:
        if goal:
            return self._teller.line(tr("{name} scored {ball}"), perspective, seat, ball=BALL)
        return self._teller.line(tr("{name} missed"), perspective, seat)

    def _standings(self, points: tuple[int, ...], perspective: Perspective) -> Line:
        """Short for the eye, which has the table beside it; the whole of it for the ear."""
        seats = sorted(range(len(points)), key=lambda seat: -points[seat])
        every = listing(
            [
                tr("{name} %n", "a club and its victory points", points[seat], name=perspective.name(seat))
                for seat in seats
            ]
        )
        leaders = [Who(seat) for seat in seats if points[seat] == points[seats[0]]]
        sentence = tr("{trophy} First in the league: {leaders}, %n points", "", points[seats[0]])
        line = self._teller.line(
            sentence, perspective, trophy=Icon("trophy"), leaders=SpokenParts(tuple(leaders), every)
        )
        spoken = tr("Victory points of the league: {clubs}", clubs=every)
        return Line(line.parts, spoken)
