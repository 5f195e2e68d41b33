"""What the bar below the stadium says."""

from __future__ import annotations

from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView
from catanqt.ui.language import tr
from catanqt.ui.seen import Seen


def next_shot(match: MatchView, seen: Seen, mine: bool) -> tuple[str, ...]:
    """Whose shot is next; then what to do about it, and what to know about it."""
    if not mine:
        return (shot(match, seen),)
    return (
        shot(match, seen),
        tr("Drag the ball towards the goal and let go, or press Space."),
        tr("Aiming is just for show: every shot is a fair coin toss."),
    )


def shot(match: MatchView, seen: Seen) -> str:
    """A shot that is being taken."""
    number, count = match.shot_number
    assert match.shooter is not None
    if match.shooter == seen.viewer:
        return tr("Your shot: {number} of {count}", number=number, count=count)
    name = seen.name(match.shooter)
    return tr("{name} shoots: {number} of {count}", name=name, number=number, count=count)


def full_time(match: MatchView, seen: Seen) -> str:
    return tr(
        "Full time: {home} {score} {away}",
        home=seen.name(match.home),
        score=score_text(match.goals),
        away=seen.name(match.away),
    )


def meanwhile(seen: Seen) -> str:
    """What the matchday waits for."""
    match seen.task:
        case RewardChoice(actor=seat) if seat == seen.viewer:
            return tr("Choose your reward below")
        case RewardChoice(actor=seat):
            return tr("{name} is choosing a reward", name=seen.name(seat))
        case DoublesChoice(actor=seat) if seat == seen.viewer:
            return tr("Choose below which match counts for you")
        case DoublesChoice(actor=seat):
            return tr("{name} is choosing which match counts", name=seen.name(seat))
    return tr("A reward is being drawn")


def after_the_day(seen: Seen) -> str:
    found = season(seen)
    if found.over:
        return tr("The season is over, the table is final")
    left = len(found.league.days) - found.day
    return tr("%n matchdays left in the season", "", left)
