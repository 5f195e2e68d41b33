"""The Big Game in the recap: facts, and words for them."""

from __future__ import annotations

from collections.abc import Iterator

from catanqt.kernel.game import Event
from catanqt.scenarios.big_game.rules.events import (
    ChallengeRolled,
    ChampionMoved,
    LaurelEarned,
    LaurelsSpent,
    SettlerSent,
)
from catanqt.scenarios.big_game.rules.part import NAME
from catanqt.ui.games.classic.teller import Teller
from catanqt.ui.games.kit import Dice, Icon, Kit, Line, Who
from catanqt.ui.games.offers import advantage_name
from catanqt.ui.language import tr
from catanqt.ui.recap import Fact
from catanqt.ui.seen import NOBODY, Seen

LAUREL = Icon("laurel")


def facts(event: Event, before: Seen, after: Seen) -> Iterator[Fact]:
    """What happened at the table and with laurels."""
    match event:
        case SettlerSent(seat, number, ousted):
            yield Fact(seat, "settler", ousted, detail=number)
            if ousted != NOBODY:
                yield Fact(ousted, "ousted", seat, detail=number)
        case ChallengeRolled(seat, first, second):
            yield Fact(seat, "challenge", detail=(first, second))
        case LaurelEarned(seat):
            yield Fact(seat, "laurel")
        case LaurelsSpent(seat, advantage, amount):
            yield Fact(seat, "laurels-spent", count=amount, detail=advantage)
        case ChampionMoved(seat):
            old = before.state.parts[NAME].champion
            if old == after.viewer != seat:
                yield Fact(old, "lost-champion", seat)
            yield Fact(seat, "champion", old if old == after.viewer else NOBODY, held=True)


class Words:
    """Says the facts of the Big Game."""

    def __init__(self, kit: Kit) -> None:
        self._tell = Teller(kit).line

    def words(self, fact: Fact, seen: Seen) -> Line | None:
        return self._mine(fact, seen) if fact.seat == seen.viewer else self._theirs(fact, seen)

    def _mine(self, fact: Fact, seen: Seen) -> Line | None:
        name, number = Who(fact.other), str(fact.detail)
        match fact.what:
            case "laurel":
                return self._tell(tr("You earned %n laurels {icon}", "", fact.count), seen, icon=LAUREL)
            case "ousted":
                return self._tell(tr("{name} took place {number} from you"), seen, name=name, number=number)
            case "champion":
                return self._tell(tr("You are the Big Game Champion now"), seen)
            case "lost-champion":
                return self._tell(tr("{name} is the Champion now instead of you"), seen, name=name)
        return None

    def _theirs(self, fact: Fact, seen: Seen) -> Line | None:
        number = str(fact.detail)
        match fact.what:
            case "settler" if fact.other == NOBODY:
                return self._tell(tr("sent a settler to place {number}", "after a name"), seen, number=number)
            case "settler":
                sentence = tr("took place {number} from {name}", "after a name")
                return self._tell(sentence, seen, number=number, name=Who(fact.other))
            case "challenge":
                dice = Dice(fact.detail)  # type: ignore[arg-type]
                return self._tell(tr("rolled {dice} for a place at the table", "after a name"), seen, dice=dice)
            case "laurel":
                return self._tell(tr("earned %n laurels {icon}", "after a name", fact.count), seen, icon=LAUREL)
            case "laurels-spent":
                assert isinstance(fact.detail, int)
                sentence = tr("spent %n laurels: {advantage}", "after a name", fact.count)
                return self._tell(sentence, seen, advantage=advantage_name(fact.detail, seen))
            case "champion":
                return self._tell(tr("is the Big Game Champion now", "after a name"), seen)
        return None
