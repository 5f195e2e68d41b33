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
from catanqt.scenarios.big_game.rules.part import NAME, PLACE_OF
from catanqt.scenarios.big_game.ui.words import at_seven
from catanqt.ui.games.classic.line_builder import LineBuilder
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Icon, Line, Who
from catanqt.ui.play.recap import Fact
from catanqt.ui.text.i18n import tr

LAUREL = Icon("laurel")


def facts(event: Event, before: Perspective, after: Perspective) -> Iterator[Fact]:
    """What happened at the table and with laurels."""
    match event:
        case SettlerSent(seat, number, ousted):
            yield Fact(seat, "settler", ousted, detail=number)
            if ousted != NOBODY:
                yield Fact(ousted, "ousted", seat, detail=number)
        case ChallengeRolled(seat, first, second):
            place = PLACE_OF.get(first + second)  # none for a seven, which is rolled again
            own = place is not None and before.state.scenario_state[NAME].places[place] == seat
            yield Fact(seat, "challenge-own" if own else "challenge", detail=(first, second), alone=True)
        case LaurelEarned(seat):
            yield Fact(seat, "laurel-seven" if at_seven(after) else "laurel")
        case LaurelsSpent(seat, _, amount):
            yield Fact(seat, "laurels-spent", count=amount, alone=True)
        case ChampionMoved(seat):
            old = before.state.scenario_state[NAME].champion
            if old == after.viewer != seat:
                yield Fact(old, "lost-champion", seat)
            yield Fact(seat, "champion", old if old == after.viewer else NOBODY, held=True)


class RecapText:
    """Texts for the facts of the Big Game."""

    facts = staticmethod(facts)

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def words(self, fact: Fact, perspective: Perspective) -> Line | None:
        return self._mine(fact, perspective) if fact.seat == perspective.viewer else self._theirs(fact, perspective)

    def _mine(self, fact: Fact, perspective: Perspective) -> Line | None:
        name, number = Who(fact.other), str(fact.detail)
        match fact.what:
            case "laurel":
                return self._tell(tr("You earned %n laurels {icon}", "", fact.count), perspective, icon=LAUREL)
            case "laurel-seven":
                sentence = tr("You earned %n laurels {icon} for a 7, with the most settlers", "", fact.count)
                return self._tell(sentence, perspective, icon=LAUREL)
            case "ousted":
                return self._tell(tr("{name} took place {number} from you"), perspective, name=name, number=number)
            case "champion":
                return self._tell(tr("You are the Big Game Champion now"), perspective)
            case "lost-champion":
                return self._tell(tr("{name} is the Champion now instead of you"), perspective, name=name)
        return None

    def _theirs(self, fact: Fact, perspective: Perspective) -> Line | None:
        number = str(fact.detail)
        match fact.what:
            case "settler" if fact.other == NOBODY:
                return self._tell(tr("sent a settler to place {number}", "after a name"), perspective, number=number)
            case "settler":
                sentence = tr("took place {number} from {name}", "after a name")
                return self._tell(sentence, perspective, number=number, name=Who(fact.other))
            case "challenge":
                dice = Dice(fact.detail)  # type: ignore[arg-type]
                return self._tell(tr("rolled {dice} for a place at the table", "after a name"), perspective, dice=dice)
            case "challenge-own":
                dice = Dice(fact.detail)  # type: ignore[arg-type]
                sentence = tr("rolled {dice} at the table, on a place of their own", "after a name")
                return self._tell(sentence, perspective, dice=dice)
            case "laurel":
                return self._tell(tr("earned %n laurels {icon}", "after a name", fact.count), perspective, icon=LAUREL)
            case "laurel-seven":
                sentence = tr("earned %n laurels {icon} for a 7, with the most settlers", "after a name", fact.count)
                return self._tell(sentence, perspective, icon=LAUREL)
            case "laurels-spent":
                return self._tell(tr("paid %n laurels", "after a name; for what follows", fact.count), perspective)
            case "champion":
                return self._tell(tr("is the Big Game Champion now", "after a name"), perspective)
        return None
