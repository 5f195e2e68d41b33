"""The texts of the bar below the stadium."""

from __future__ import annotations

from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr


def next_shot(match: MatchView, perspective: Perspective, mine: bool) -> tuple[str, ...]:
    """Whose shot is next; then what to do about it, and what to know about it."""
    if not mine:
        return (shot(match, perspective),)
    return (
        shot(match, perspective),
        tr("Drag the ball towards the goal and let go, or press Space."),
        tr("Aiming is just for show: every shot is a fair coin toss."),
    )


def shot(match: MatchView, perspective: Perspective) -> str:
    """A shot that is being taken."""
    number, count = match.shot_number
    assert match.shooter is not None
    if match.shooter == perspective.viewer:
        return tr("Your shot: {number} of {count}", number=number, count=count)
    name = perspective.name(match.shooter)
    return tr("{name} shoots: {number} of {count}", name=name, number=number, count=count)


def full_time(match: MatchView, perspective: Perspective) -> str:
    return tr(
        "Full time: {home} {score} {away}",
        home=perspective.name(match.home),
        score=score_text(match.goals),
        away=perspective.name(match.away),
    )


def meanwhile(perspective: Perspective) -> str:
    """What the matchday waits for."""
    match perspective.task:
        case RewardChoice(actor=seat) if seat == perspective.viewer:
            return tr("Choose your reward below")
        case RewardChoice(actor=seat):
            return tr("{name} is choosing a reward", name=perspective.name(seat))
        case DoublesChoice(actor=seat) if seat == perspective.viewer:
            return tr("Choose below which match counts for you")
        case DoublesChoice(actor=seat):
            return tr("{name} is choosing which match counts", name=perspective.name(seat))
    return tr("A reward is being drawn")


def after_the_day(perspective: Perspective) -> str:
    found = season(perspective)
    if found.over:
        return tr("The season is over, the table is final")
    left = len(found.league.days) - found.day
    return tr("%n matchdays left in the season", "", left)
