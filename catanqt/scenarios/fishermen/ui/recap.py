"""The Fishermen in the recap: facts, and words for them. Values of tokens are their owners' secret."""

from __future__ import annotations

from collections.abc import Iterator

from catanqt.kernel.game import Event
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent, ShoeMoved
from catanqt.ui.games.classic.teller import Teller
from catanqt.ui.games.kit import Icon, Kit, Line
from catanqt.ui.games.offers import advantage_name
from catanqt.ui.games.recap_words import goods_of
from catanqt.ui.language import tr
from catanqt.ui.recap import Fact
from catanqt.ui.seen import Seen

ICON = Icon("fish")


def facts(event: Event, before: Seen, seen: Seen) -> Iterator[Fact]:
    """What the players caught and spent."""
    match event:
        case FishCaught(seat, fish):
            yield Fact(seat, "fish", goods=((f"fish{fish}", 1),) if seen.open_to_viewer(seat) else ())
        case FishSpent(seat, advantage, tokens):
            value = sum((kind + 1) * count for kind, count in enumerate(tokens))
            yield Fact(seat, "fish-spent", count=value, detail=advantage)
        case ShoeMoved(seat):
            yield Fact(seat, "shoe", held=True)


class Words:
    """Says the facts of the Fishermen."""

    def __init__(self, kit: Kit) -> None:
        self._tell = Teller(kit).line

    def words(self, fact: Fact, seen: Seen) -> Line | None:
        mine = fact.seat == seen.viewer
        match fact.what:
            case "fish" if mine:
                return self._tell(tr("You drew {tokens}", "fish tokens"), seen, tokens=goods_of(fact.goods))
            case "fish":
                return self._tell(tr("drew %n fish tokens {icon}", "after a name", fact.count), seen, icon=ICON)
            case "fish-spent":
                assert isinstance(fact.detail, int)
                sentence = tr("spent %n fish: {advantage}", "after a name", fact.count)
                return self._tell(sentence, seen, advantage=advantage_name(fact.detail, seen))
            case "shoe":
                shoe = Icon("shoe")
                if mine:
                    return self._tell(tr("You have the old shoe now {icon}"), seen, icon=shoe)
                return self._tell(tr("has the old shoe now {icon}", "after a name"), seen, icon=shoe)
        return None
