"""The Big Game in words: log, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event, Task
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, FreeSettler, SendSettler, SpendLaurels, TableRoll
from catanqt.scenarios.big_game.rules.events import (
    ChallengeRolled,
    ChampionMoved,
    LaurelEarned,
    LaurelsSpent,
    SettlerSent,
)
from catanqt.ui.games.advantages import advantage_name
from catanqt.ui.games.classic.line_builder import LineBuilder
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Icon, Line, Prompt, Who
from catanqt.ui.text.i18n import tr

SEVEN = 7
LAUREL = Icon("laurel")


class Log:
    """Describes the events of the Big Game."""

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        match event:
            case SettlerSent():
                return self._sent(event, perspective)
            case ChallengeRolled():
                return self._challenged(event, perspective)
            case LaurelEarned(seat):
                most = tr("{name} earned a laurel {icon} for the 7, with the most settlers")
                sentence = most if at_seven(perspective) else tr("{name} earned a laurel {icon}")
                return self._tell(sentence, perspective, seat, icon=LAUREL)
            case LaurelsSpent():
                return self._spent(event, perspective)
            case ChampionMoved(seat):
                sentence = tr("{name} is the Big Game Champion now: 1 point {icon}")
                return self._tell(sentence, perspective, seat, icon=Icon("champion"))
        return None

    def line_group(self, event: Event) -> LineGroup | None:
        match event:
            case LaurelEarned():
                return LineGroup("laurels")
            case ChallengeRolled():
                return LineGroup("challenge", begins=True)
            case SettlerSent() if event.ousted != NOBODY:
                return LineGroup("challenge")
        return None

    def grouped_line(self, events: Sequence[Event], perspective: Perspective) -> Line | None:
        """The laurels of one roll in one line, and a challenge with its outcome."""
        match events:
            case (ChallengeRolled() as rolled, SettlerSent() as sent):
                sentence = tr("{name} rolled {dice} and took place {number} from {other}")
                dice, number, other = _dice(rolled), str(sent.number), Who(sent.ousted)
                return self._tell(sentence, perspective, rolled.seat, dice=dice, number=number, other=other)
        if not isinstance(events[0], LaurelEarned):
            return None
        winners = [event.seat for event in events if isinstance(event, LaurelEarned)]
        return self._tell(
            tr("{who} earned a laurel each {icon}"), perspective, who=tuple(map(Who, winners)), icon=LAUREL
        )

    def _sent(self, event: SettlerSent, perspective: Perspective) -> Line:
        number = str(event.number)
        if event.ousted == NOBODY:
            sentence = tr("{name} sent a settler to place {number} {icon}")
            return self._tell(sentence, perspective, event.seat, number=number, icon=Icon("meeple"))
        sentence = tr("{name} took place {number} from {other}")
        return self._tell(sentence, perspective, event.seat, number=number, other=Who(event.ousted))

    def _challenged(self, event: ChallengeRolled, perspective: Perspective) -> Line:
        again = event.first + event.second == SEVEN
        sentence = (
            tr("{name} rolled {dice} at the table: a 7 is rolled again")
            if again
            else tr("{name} rolled {dice} at the table, on a place of their own: nothing happens")
        )
        return self._tell(sentence, perspective, event.seat, dice=_dice(event))

    def _spent(self, event: LaurelsSpent, perspective: Perspective) -> Line:
        sentence = tr("{name} spent %n laurels {icon}: {advantage}", "", event.amount)
        advantage = advantage_name(event.advantage, perspective)
        return self._tell(sentence, perspective, event.seat, icon=LAUREL, advantage=advantage)


def at_seven(perspective: Perspective) -> bool:
    """Whether a laurel that was just earned came with a 7, for most settlers, and not from a place."""
    return bool(sum(perspective.state.dice) == SEVEN)


def _dice(event: ChallengeRolled) -> Dice:
    return Dice((event.first, event.second))


def also_allowed(perspective: Perspective) -> list[str]:
    """What the viewer may do in a turn, beside building and trading."""
    if not isinstance(perspective.task, Turn):
        return []
    sends = [tr("send a settler", "something to do in a turn")] if perspective.may(SendSettler) else []
    if perspective.may(ChallengeTable):
        sends = [tr("challenge a place at the table", "something to do in a turn")]
    return [*sends, tr("spend laurels", "something to do in a turn")] if perspective.may(SpendLaurels) else sends


def prompt(task: Task | None, perspective: Perspective) -> Prompt | None:
    """What is expected of whom, if it is about the table."""
    match task:
        case FreeSettler(seat):
            if seat == perspective.viewer:
                detail = tr("It earns you a laurel whenever its number is rolled. This first one is free.")
                return Prompt(tr("Send a settler to the table: choose a free place."), detail, seat)
            return Prompt(tr("{name} sends a settler to the table.", name=perspective.name(seat)), "", seat)
        case TableRoll(challenger=seat):
            detail = tr("The settler on that number goes home. A 7 is rolled again.")
            if seat == perspective.viewer:
                return Prompt(tr("You roll for a place at the table."), detail, seat)
            return Prompt(tr("{name} rolls for a place at the table.", name=perspective.name(seat)), detail, seat)
    return None


def refusal(reason: str) -> str | None:
    """Refusals at the table and with laurels; the kit of the base game has the words for its own."""
    return {
        "places-free": tr("The table is not full: choose a free place."),
        "after-the-roll": tr("Not before the roll. Roll the dice first."),
        "once-a-turn": tr("You have already done that this turn. Wait for your next one."),
        "no-effect": tr("That would have no effect now. Choose something else."),
    }.get(reason)
