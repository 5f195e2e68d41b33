"""Soccer Fever in words: prompts, refusals, names of matchdays."""

from __future__ import annotations

from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, Shooting
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.season import running, season, seen_matches, shooter
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.text.i18n import tr


def prompt(perspective: Perspective) -> Prompt | None:
    """What is expected of whom, if a matchday is being played."""
    match perspective.task:
        case Shooting() as task:
            return _shooting(task, perspective)
        case RewardChoice(actor=seat):
            if seat == perspective.viewer:
                detail = tr("You reached a resource on the results track.")
                return Prompt(tr("Your reward: choose a resource from the bank."), detail, seat)
            return Prompt(tr("{name} is choosing a resource as a reward.", name=perspective.name(seat)), seat=seat)
        case DoublesChoice(actor=seat):
            if seat == perspective.viewer:
                detail = tr("You play twice today, and one match counts for you.")
                return Prompt(tr("Does this match count for you, or the second one?"), detail, seat)
            return Prompt(tr("{name} is choosing which match counts.", name=perspective.name(seat)), seat=seat)
    return None


def _shooting(task: Shooting, perspective: Perspective) -> Prompt:
    day = season(perspective).day + 1
    seat = shooter(task, season(perspective).tokens)
    keeper = task.away if seat == task.home else task.home
    if seat == perspective.viewer:
        detail = tr("A win is worth 3 spaces on the results track, a draw 1.")
        return Prompt(tr("Matchday {day}: take your shot.", day=day), detail, seat)
    if keeper == perspective.viewer:
        return Prompt(
            tr("Matchday {day}: {name} shoots at your goal.", day=day, name=perspective.name(seat)), seat=seat
        )
    text = tr("Matchday {day}: {name} shoots.", day=day, name=perspective.name(seat))
    return Prompt(text, match_text(task, perspective), seat)


def match_text(task: Shooting, perspective: Perspective) -> str:
    """A match under way in words: clubs and score."""
    return tr(
        "{home} {score} {away}",
        "a match under way",
        home=perspective.name(task.home),
        score=score_text((task.home_goals, task.away_goals)),
        away=perspective.name(task.away),
    )


def refusal(reason: str) -> str | None:
    """Why a knight cannot become a shot, where the base game has no word for it. Other scenarios share the code."""
    return {
        "once-a-turn": tr("You have already done that this turn. Wait for your next turn."),
    }.get(reason)


def day_captions(perspective: Perspective) -> tuple[str, str]:
    """Which matchday it is: in a few words, and in fewer."""
    found = season(perspective)
    if found.over:
        return tr("The table is final"), tr("Final table")
    day, days = found.day + 1, len(found.league.days)
    if running(perspective):
        short = tr("Matchday {day} of {days}", day=day, days=days)
        return tr("Matchday {day} of {days} is being played", day=day, days=days), short
    if found.due:
        follows = tr("Matchday {day} of {days} follows this turn", day=day, days=days)
        return follows, tr("Matchday {day} follows", day=day)
    if not found.day:
        return tr("No match of %n matchdays played yet", "", days), tr("%n matchdays", "", days)
    return tr("After matchday {day} of {days}", day=found.day, days=days), tr("After matchday {day}", day=found.day)


def day_details(perspective: Perspective) -> str:
    """The same in full, with who meets whom next."""
    found = season(perspective)
    if found.over:
        return tr("The season is over, the table is final.")
    first, second = (
        tr("{home} against {away}", home=perspective.name(match.home), away=perspective.name(match.away))
        for match in seen_matches(perspective)
    )
    if running(perspective):
        text = tr("Matchday {day} of {days} is being played: {first}, then {second}.")
    elif found.due:
        text = tr("Matchday {day} of {days} follows this turn: {first}, then {second}.")
    else:
        text = tr("A new settlement or city brings matchday {day} of {days}: {first}, and {second}.")
    return text.format(day=found.day + 1, days=len(found.league.days), first=first, second=second)
