"""Junior in the recap: facts and their words."""

from __future__ import annotations

from collections.abc import Iterator

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import SPOOKY
from catanqt.ui.games import recap_text
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.games.junior.names import the_island
from catanqt.ui.games.junior.sites import Sites
from catanqt.ui.games.recap_text import goods_of
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Who
from catanqt.ui.play.recap import Amounts, Fact
from catanqt.ui.text.i18n import tr

TIE = "tie"


def facts(event: Event, before: Perspective, after: Perspective) -> Iterator[Fact]:
    """What the pirates did, got and lost."""
    match event:
        case junior.DieRolled(seat, number):
            yield Fact(seat, "rolled", detail=number)
        case base.Produced(seat, resource, amount):
            yield Fact(seat, "got", goods=_of(resource, amount))
        case junior.TookTiles(seat, resource, amount):
            yield Fact(seat, "took", goods=_of(resource, amount))
        case junior.GhostMoved(seat, island):
            yield Fact(seat, "ghost", detail=island, alone=True)
        case junior.ShipBuilt(seat):
            yield Fact(seat, "ship")
        case junior.LairBuilt(seat):
            yield Fact(seat, "lair")
        case junior.CocoDrawn(seat):
            yield Fact(seat, "coco")
        case junior.SpookyMoved(seat):
            yield from _spooky(seat, before.state.spooky, after)
        case junior.MarketSwapped(seat, give, take):
            yield Fact(seat, "market", goods=_of(take), given=_of(give))
        case _:
            yield from recap_text.trades(event, before, after, RESOURCES)


def _spooky(seat: int, old: int, perspective: Perspective) -> Iterator[Fact]:
    if old == perspective.viewer != seat:
        yield Fact(old, "lost-spooky", seat)
    if seat == NOBODY:  # whoever has drawn level is on turn; nobody holds it, which ends what was told before
        yield Fact(perspective.state.turn, "spooky", old, detail=TIE, held=True)
    else:
        yield Fact(seat, "spooky", old if old == perspective.viewer else NOBODY, held=True)


def _of(resource: int, amount: int = 1) -> Amounts:
    return ((RESOURCES[resource], amount),)


class RecapText:
    """Texts for the facts of Junior."""

    facts = staticmethod(facts)

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def words(self, fact: Fact, perspective: Perspective) -> Line | None:
        return self._mine(fact, perspective) if fact.seat == perspective.viewer else self._theirs(fact, perspective)

    def _mine(self, fact: Fact, perspective: Perspective) -> Line | None:
        goods, name = goods_of(fact.goods), Who(fact.other)
        match fact.what:
            case "got":
                return self._tell(tr("You found {goods}", "since your last turn"), perspective, goods=goods)
            case "spooky" if fact.detail == TIE:
                sentence = tr("You drew level in Coco tiles: nobody has a lair on Spooky Island now")
                return self._tell(sentence, perspective)
            case "spooky":
                return self._tell(tr("You have the lair on Spooky Island now"), perspective)
            case "lost-spooky" if fact.other == NOBODY:
                return self._tell(tr("You lost the lair on Spooky Island"), perspective)
            case "lost-spooky":
                return self._tell(tr("You lost the lair on Spooky Island to {name}"), perspective, name=name)
        return recap_text.my_trade(self._tell, fact, perspective)

    def _theirs(self, fact: Fact, perspective: Perspective) -> Line | None:
        match fact.what:
            case "rolled":
                assert isinstance(fact.detail, int)
                return self._tell(tr("rolled a {die}", "after a name"), perspective, die=Dice((fact.detail,)))
            case "took":
                return self._tell(tr("took {goods}", "after a name"), perspective, goods=goods_of(fact.goods))
            case "ghost":
                return self._ghost(fact, perspective)
            case "ship":
                return self._tell(tr("built %n ships", "after a name", fact.count), perspective)
            case "lair":
                return self._tell(tr("built %n lairs", "after a name", fact.count), perspective)
            case "coco":
                sentence = tr("asked Coco %n times {parrot}", "after a name", fact.count)
                return self._tell(sentence, perspective, parrot=Icon("parrot"))
            case "spooky" if fact.detail == TIE:
                sentence = tr("drew level in Coco tiles: nobody has a lair on Spooky Island now", "after a name")
                return self._tell(sentence, perspective)
            case "spooky":
                return self._tell(tr("has the lair on Spooky Island now", "after a name"), perspective)
        return self._swap(fact, perspective)

    def _swap(self, fact: Fact, perspective: Perspective) -> Line | None:
        gave, took = goods_of(fact.given, fact.count), goods_of(fact.goods, fact.count)
        if fact.what == "market":
            sentence = tr("swapped {gave} for {took} at the market", "after a name")
            return self._tell(sentence, perspective, gave=gave, took=took)
        if fact.what == "bank":
            sentence = tr("swapped {gave} for {took} with the stock", "after a name")
            return self._tell(sentence, perspective, gave=gave, took=took)
        return recap_text.their_trade(self._tell, fact, perspective)

    def _ghost(self, fact: Fact, perspective: Perspective) -> Line:
        sites = Sites(perspective.state.config.board)
        assert isinstance(fact.detail, int)
        if fact.detail == SPOOKY:
            return self._tell(tr("sent the ghost captain home", "after a name"), perspective)
        island = sites.board.layout.islands[fact.detail]
        there = SpokenParts((Goods(island.resource), Dice((island.number,))), the_island(sites, fact.detail))
        return self._tell(tr("sent the ghost captain to {island}", "after a name"), perspective, island=there)
