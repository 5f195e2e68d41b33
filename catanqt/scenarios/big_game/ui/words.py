"""The Big Game in words: what happened, what is expected of whom, why not."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event, Task
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.big_game.rules.actions import FreeSettler, SendSettler, SpendLaurels, TableRoll
from catanqt.scenarios.big_game.rules.events import (
    ChallengeRolled,
    ChampionMoved,
    LaurelEarned,
    LaurelsSpent,
    SettlerSent,
)
from catanqt.ui.games.classic.teller import Teller
from catanqt.ui.games.gather import Gather
from catanqt.ui.games.kit import Dice, Icon, Kit, Line, Prompt, Who
from catanqt.ui.games.offers import advantage_name
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen

SEVEN = 7
LAUREL = Icon("laurel")


class Log:
    """Tells the events of the Big Game."""

    def __init__(self, kit: Kit) -> None:
        self._tell = Teller(kit).line

    def line(self, event: Event, seen: Seen) -> Line | None:
        match event:
            case SettlerSent():
                return self._sent(event, seen)
            case ChallengeRolled():
                return self._challenged(event, seen)
            case LaurelEarned(seat):
                return self._tell(tr("{name} earned a laurel {icon}"), seen, seat, icon=LAUREL)
            case LaurelsSpent():
                return self._spent(event, seen)
            case ChampionMoved(seat):
                sentence = tr("{icon} {name} is the Big Game Champion now: 1 point")
                return self._tell(sentence, seen, seat, icon=Icon("champion"))
        return None

    def gathers(self, event: Event) -> Gather | None:
        return Gather("laurels") if isinstance(event, LaurelEarned) else None

    def gathered(self, events: Sequence[Event], seen: Seen) -> Line | None:
        """The laurels of one roll in one line."""
        if not isinstance(events[0], LaurelEarned):
            return None
        winners = [event.seat for event in events if isinstance(event, LaurelEarned)]
        return self._tell(tr("{who} earned a laurel each {icon}"), seen, who=tuple(map(Who, winners)), icon=LAUREL)

    def _sent(self, event: SettlerSent, seen: Seen) -> Line:
        number = str(event.number)
        if event.ousted == NOBODY:
            sentence = tr("{name} sent a settler to place {number} {icon}")
            return self._tell(sentence, seen, event.seat, number=number, icon=Icon("meeple"))
        sentence = tr("{name} took place {number} from {other}")
        return self._tell(sentence, seen, event.seat, number=number, other=Who(event.ousted))

    def _challenged(self, event: ChallengeRolled, seen: Seen) -> Line:
        again = event.first + event.second == SEVEN
        sentence = (
            tr("{name} rolled {dice} at the table: a 7 is rolled again")
            if again
            else tr("{name} rolled {dice} for a place at the table")
        )
        return self._tell(sentence, seen, event.seat, dice=Dice((event.first, event.second)))

    def _spent(self, event: LaurelsSpent, seen: Seen) -> Line:
        sentence = tr("{name} spent %n laurels {icon}: {advantage}", "", event.amount)
        advantage = advantage_name(event.advantage, seen)
        return self._tell(sentence, seen, event.seat, icon=LAUREL, advantage=advantage)


def also(seen: Seen) -> list[str]:
    """What the viewer may do in a turn, beside building and trading."""
    if not isinstance(seen.task, Turn):
        return []
    sends = [tr("send a settler", "something to do in a turn")] if seen.may(SendSettler) else []
    return [*sends, tr("spend laurels", "something to do in a turn")] if seen.may(SpendLaurels) else sends


def prompt(task: Task | None, seen: Seen) -> Prompt | None:
    """What is expected of whom, if it is about the table."""
    match task:
        case FreeSettler(seat):
            if seat == seen.viewer:
                detail = tr("It earns you a laurel whenever its number is rolled. This first one is free.")
                return Prompt(tr("Send a settler to the table: choose a free place."), detail, seat)
            return Prompt(tr("{name} sends a settler to the table.", name=seen.name(seat)), "", seat)
        case TableRoll(challenger=seat):
            detail = tr("The settler on that number goes home. A 7 is rolled again.")
            if seat == seen.viewer:
                return Prompt(tr("You roll for a place at the table."), detail, seat)
            return Prompt(tr("{name} rolls for a place at the table.", name=seen.name(seat)), detail, seat)
    return None


def refusal(reason: str) -> str | None:
    """Why something at the table, or with laurels, is not allowed; reasons of the base game are told by its own kit."""
    return {
        "places-free": tr("The table is not full: choose a free place."),
        "after-the-roll": tr("Not before the roll. Roll the dice first."),
        "once-a-turn": tr("You have already done that this turn. Wait for your next one."),
        "no-effect": tr("That would have no effect now. Choose something else."),
    }.get(reason)
