"""The base game in the recap: facts and their words."""

from __future__ import annotations

from collections.abc import Iterator

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.turn import BeforeRoll
from catanqt.ui.games import recap_text
from catanqt.ui.games.classic import words
from catanqt.ui.games.classic.line_builder import LineBuilder
from catanqt.ui.games.recap_text import goods_of
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Line, Who
from catanqt.ui.play.recap import Amounts, Fact
from catanqt.ui.text.i18n import tr


def facts(event: Event, before: Perspective, after: Perspective) -> Iterator[Fact]:
    """What the players did, got and lost."""
    match event:
        case events.Rolled(seat, first, second):
            yield Fact(seat, "rolled", detail=(first, second))
        case events.RoadBuilt(seat):
            yield Fact(seat, "road")
        case events.SettlementBuilt(seat):
            yield Fact(seat, "settlement")
        case events.CityBuilt(seat):
            yield Fact(seat, "city")
        case events.CardDrawn(seat, card):
            yield Fact(seat, "card", detail=card if after.open_to_viewer(seat) else None)
        case events.CardPlayed(seat, card):
            early = isinstance(before.task, BeforeRoll)  # what was rolled is told first
            yield Fact(seat, "played-early" if early else "played", detail=card)
        case events.RobberMoved(seat, hex_):
            yield Fact(seat, "robber", detail=hex_, alone=True)
        case events.LongestRoadMoved(seat):
            yield from _award("longest-road", seat, before.state.longest_road, after)
        case events.LargestArmyMoved(seat):
            yield from _award("largest-army", seat, before.state.largest_army, after)
        case _:
            yield from _goods(event, before, after)


def _award(what: str, seat: int, old: int, perspective: Perspective) -> Iterator[Fact]:
    if old == perspective.viewer != seat:
        yield Fact(old, f"lost-{what}", seat)
    yield Fact(seat, what, old if old == perspective.viewer else NOBODY, held=True)


def _goods(event: Event, before: Perspective, perspective: Perspective) -> Iterator[Fact]:
    match event:
        case events.Produced(seat, resource, amount):
            yield Fact(seat, "got", goods=_of(resource, amount))
        case events.Discarded(seat, resource):
            yield Fact(seat, "discarded", goods=_of(resource))
        case events.TookFromBank(seat, resource):
            yield Fact(seat, "took", goods=_of(resource))
        case events.Stolen(thief, victim, resource):
            known = perspective.open_to_viewer(thief) or perspective.open_to_viewer(victim)
            loot = _of(resource) if known else ()
            yield Fact(thief, "stole", victim, loot, alone=True)
            yield Fact(victim, "robbed", thief, loot)
        case events.Monopolised(seat, victim, resource, amount):
            yield Fact(seat, "monopoly", victim, _of(resource, amount))
            yield Fact(victim, "gave-up", seat, _of(resource, amount))
        case _:
            yield from recap_text.trades(event, before, perspective, RESOURCES)


def _of(resource: int, amount: int = 1) -> Amounts:
    return ((RESOURCES[resource], amount),)


class RecapText:
    """Texts for the facts of the base game."""

    facts = staticmethod(facts)

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def words(self, fact: Fact, perspective: Perspective) -> Line | None:
        if fact.seat == NOBODY:
            return self._nobodys(fact, perspective)
        return self._mine(fact, perspective) if fact.seat == perspective.viewer else self._theirs(fact, perspective)

    def _nobodys(self, fact: Fact, perspective: Perspective) -> Line | None:
        if fact.what == "longest-road":
            return self._tell(tr("Nobody has the longest road now"), perspective)
        return self._tell(tr("Nobody has the largest army now"), perspective) if fact.what == "largest-army" else None

    def _mine(self, fact: Fact, perspective: Perspective) -> Line | None:
        sentences = {
            "got": tr("You got {goods}", "from the land, since your last turn"),
            "discarded": tr("You discarded {goods}"),
            "took": tr("You took {goods} from the bank"),
            "robbed": tr("{name} stole {goods} from you"),
            "gave-up": tr("{name} took {goods} from you", "by a monopoly"),
            "card": tr("You drew: {card}"),
            "longest-road": tr("You have the longest road now"),
            "lost-longest-road": tr("You lost the longest road to {name}"),
            "largest-army": tr("You have the largest army now"),
            "lost-largest-army": tr("You lost the largest army to {name}"),
        }
        if fact.what.startswith("lost-") and fact.other == NOBODY:
            lost = {"lost-longest-road": tr("You lost the longest road")}
            return self._said(lost.get(fact.what, tr("You lost the largest army")), fact, perspective)
        if fact.what in sentences:
            return self._said(sentences[fact.what], fact, perspective)
        return recap_text.my_trade(self._tell, fact, perspective)

    def _theirs(self, fact: Fact, perspective: Perspective) -> Line | None:
        if fact.what == "robber":
            return self._robber(fact, perspective)
        sentences = {
            "rolled": tr("rolled {dice}", "after a name"),
            "discarded": tr("discarded {goods}", "after a name"),
            "took": tr("took {goods} from the bank", "after a name"),
            "stole": tr("stole {goods} from {name}") if fact.goods else tr("stole a card from {name}"),
            "monopoly": tr("took {goods} from {name}", "by a monopoly, after a name"),
            "road": tr("built %n roads", "after a name", fact.count),
            "settlement": tr("built %n settlements", "after a name", fact.count),
            "city": tr("built %n cities", "after a name", fact.count),
            "card": tr("drew %n development cards", "after a name", fact.count),
            "played": tr("played {card}", "after a name"),
            "played-early": tr("played {card} before the roll", "after a name"),
            "longest-road": tr("has the longest road now", "after a name"),
            "largest-army": tr("has the largest army now", "after a name"),
        }
        if fact.what in sentences:
            return self._said(sentences[fact.what], fact, perspective)
        return recap_text.their_trade(self._tell, fact, perspective)

    def _said(self, sentence: str, fact: Fact, perspective: Perspective) -> Line:
        slots = {"goods": goods_of(fact.goods), "name": Who(fact.other)}
        if fact.what == "rolled":
            slots["dice"] = (Dice(fact.detail),)  # type: ignore[arg-type]
        if fact.what in ("card", "played", "played-early") and isinstance(fact.detail, int):
            return self._tell(sentence, perspective, card=words.card_said(fact.detail), name=Who(fact.other))
        return self._tell(sentence, perspective, **slots)  # type: ignore[arg-type]

    def _robber(self, fact: Fact, perspective: Perspective) -> Line:
        assert isinstance(fact.detail, int)
        if fact.detail < 0:
            return self._tell(tr("sent the robber off the board", "after a name"), perspective)
        land = words.land_said(perspective.state.config.board, fact.detail)
        return self._tell(tr("moved the robber to {land}", "after a name"), perspective, land=land)
