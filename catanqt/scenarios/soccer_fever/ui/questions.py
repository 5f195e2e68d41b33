"""The viewer's decisions on a matchday: which resource to take, and which of two matches counts."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from catanqt.rules.base.board import RESOURCES
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, ScoreFirst, TakeReward
from catanqt.scenarios.soccer_fever.rules.part import CARD_ICON, Part
from catanqt.scenarios.soccer_fever.ui.season import Fixture, Outcome, odds, outcome, season, seen_matches
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Choice, Question
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_name


def ask(perspective: Perspective) -> Question | None:
    """The question of the task on top, if the viewer has to answer it."""
    if not perspective.acting:
        return None
    match perspective.task:
        case RewardChoice():
            return _reward(perspective)
        case DoublesChoice() as task:
            return _doubles(task, perspective)
    return None


def _reward(perspective: Perspective) -> Question:
    choices = tuple(
        Choice(resource_name(RESOURCES[take.resource]), take, goods=(RESOURCES[take.resource],))
        for take in perspective.may(TakeReward)
    )
    return Question(
        tr("Which resource do you take?"), choices, tr("Your reward on the results track; the bank pays it.")
    )


def _doubles(task: DoublesChoice, perspective: Perspective) -> Question:
    """What both choices mean, in numbers: short on the answers, the odds and the rewards below the question."""
    played, to_come = seen_matches(perspective)
    seat, found = task.actor, season(perspective)
    rival = to_come.away if seat == to_come.home else to_come.home
    mine, theirs = found.tokens[seat], found.tokens[rival]
    chances = odds(mine, theirs)
    first = Choice(tr("This match"), ScoreFirst(True), icon="check", tip=_way(found, seat, task.spaces))
    average = tr("{spaces} spaces on average", spaces=_number(chances.spaces))
    second = Choice(tr("The second match"), ScoreFirst(False), icon="clock", tip=average)
    detail = tr(
        "The second is against {rival}, {mine} shots to {theirs}: win {win}, draw {draw}, defeat {loss}.",
        rival=perspective.name(rival),
        mine=mine,
        theirs=theirs,
        win=_share(chances.win),
        draw=_share(chances.draw),
        loss=_share(chances.loss),
    )
    return Question(_how_it_ended(played, seat, perspective), (first, second), detail)


def _how_it_ended(match: Fixture, seat: int, perspective: Perspective) -> str:
    goals = match.goals or (0, 0)
    own, other = goals if seat == match.home else goals[::-1]
    rival = perspective.name(match.away if seat == match.home else match.home)
    sentences = {
        Outcome.WON: tr("You beat {rival} {own} : {other}. Does it count, or the second match?"),
        Outcome.DRAWN: tr("You drew {own} : {other} with {rival}. Does it count, or the second match?"),
        Outcome.LOST: tr("You lost {own} : {other} to {rival}. Does it count, or the second match?"),
    }
    return sentences[outcome(own, other)].format(rival=rival, own=own, other=other)


def _way(found: Part, seat: int, spaces: int) -> str:
    """Where on the track this takes a club, and what it passes."""
    start = found.spaces[seat]
    end = min(start + spaces, found.league.trophy)
    if start == end:
        return tr("no space: you stay on {start}", start=start)
    icons = {found.league.icons[space] for space in range(start + 1, end + 1) if space in found.league.icons}
    if CARD_ICON in icons:
        return tr("%n spaces, and a card", "", spaces)
    if icons:
        return tr("%n spaces, and a resource", "", spaces)
    return tr("%n spaces: from {start} to {end}", "", spaces, start=start, end=end)


def _share(chance: float) -> str:
    return tr("{number}%", "per cent", number=round(100 * chance))


def _number(value: float) -> str:
    return QLocale().toString(value, "f", 1)
