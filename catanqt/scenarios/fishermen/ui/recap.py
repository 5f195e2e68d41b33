"""The Fishermen in the recap: facts, and words for them. Values of tokens are their owners' secret."""

from __future__ import annotations

from collections.abc import Iterator

from catanqt.kernel.game import Event
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent, ShoeMoved
from catanqt.scenarios.fishermen.rules.part import NAME
from catanqt.ui.games.classic.line_builder import LineBuilder
from catanqt.ui.games.recap_text import goods_of
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Icon, Line, Who
from catanqt.ui.play.recap import Fact
from catanqt.ui.text.i18n import tr

ICON = Icon("fish")


def facts(event: Event, before: Perspective, perspective: Perspective) -> Iterator[Fact]:
    """What the players caught and spent."""
    match event:
        case FishCaught(seat, fish):
            yield Fact(seat, "fish", goods=((f"fish{fish}", 1),) if perspective.open_to_viewer(seat) else ())
        case FishSpent(seat, _, tokens):
            value = sum((kind + 1) * count for kind, count in enumerate(tokens))
            yield Fact(seat, "fish-spent", count=value, alone=True)
        case ShoeMoved(seat):
            yield Fact(seat, "shoe", before.state.scenario_state[NAME].shoe, held=True)


class RecapText:
    """Texts for the facts of the Fishermen."""

    facts = staticmethod(facts)

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def words(self, fact: Fact, perspective: Perspective) -> Line | None:
        mine = fact.seat == perspective.viewer
        match fact.what:
            case "fish" if mine:
                return self._tell(tr("You drew {tokens}", "fish tokens"), perspective, tokens=goods_of(fact.goods))
            case "fish":
                return self._tell(tr("drew %n fish tokens {icon}", "after a name", fact.count), perspective, icon=ICON)
            case "fish-spent":
                return self._tell(tr("paid %n fish", "after a name; for what follows", fact.count), perspective)
            case "shoe":
                shoe, giver = Icon("shoe"), Who(fact.other)
                if fact.other != NOBODY:
                    passed = tr("has the old shoe now, from {name} {icon}", "after a name")
                    passed = tr("{name} passed you the old shoe {icon}") if mine else passed
                    return self._tell(passed, perspective, name=giver, icon=shoe)
                if mine:
                    return self._tell(tr("You have the old shoe now {icon}"), perspective, icon=shoe)
                return self._tell(tr("has the old shoe now {icon}", "after a name"), perspective, icon=shoe)
        return None
