"""Log lines for the events of Junior."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.base.trade import NoDeal
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.coco import GIFT, GIFTS
from catanqt.rules.junior.state import BUILD, GHOST, SPOOKY
from catanqt.rules.junior.turn import SIX
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.games.grouped_lines import Gathered, added, gather
from catanqt.ui.games.junior.names import the_island
from catanqt.ui.games.junior.sites import Sites
from catanqt.ui.games.trade_lines import TradeLines
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import ROLL, LineGroup
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line
from catanqt.ui.text.i18n import tr


def tiles(kind: int, count: int = 1) -> Goods:
    """Tiles of one kind, as the engine numbers it."""
    return Goods(RESOURCES[kind], count)


def no_deal(reason: str) -> str:
    """Why a pirate does not want to swap, in the pirate's own words."""
    words = {
        NoDeal.NO: tr("No, thank you."),
        NoDeal.NEED_IT: tr("I need that myself."),
        NoDeal.NO_USE: tr("I cannot use that."),
        NoDeal.TOO_DEAR: tr("That is too much for me."),
        NoDeal.TOO_STRONG: tr("You are too close to winning!"),
        NoDeal.HAVE_NONE: tr("I have none of that."),
    }
    return words[NoDeal(reason)]


class Log:
    """Describes the events of a game of Junior. The end of a turn has no line: the next turn begins with one."""

    def __init__(self, kit: Kit) -> None:
        self._teller = LineBuilder(kit)
        self._gathered = Gathered(self._teller, no_deal)
        self._trades = TradeLines(kit, self._teller, self._gathered)
        self._tellers: dict[type[Event], Callable[[Any, Perspective], Line]] = {
            base.TurnStarted: self._turn_started,
            base.Produced: self._produced,
            base.BankShort: self._bank_short,
            base.BankTraded: self._bank_traded,
            base.Offered: self._offered,
            base.Accepted: self._accepted,
            **self._trades.tellers,
            base.Won: self._won,
            junior.DieRolled: self._die_rolled,
            junior.GhostMoved: self._ghost_moved,
            junior.TookTiles: self._took_tiles,
            junior.ShipBuilt: self._ship_built,
            junior.LairBuilt: self._lair_built,
            junior.CocoDrawn: self._coco_drawn,
            junior.SpookyMoved: self._spooky_moved,
            junior.MarketSwapped: self._market_swapped,
            junior.MarketLaidOut: self._market_laid_out,
            junior.Stalemate: self._stalemate,
        }

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        tell = self._tellers.get(type(event))
        return None if tell is None else tell(event, perspective)

    def line_group(self, event: Event) -> LineGroup | None:
        match event:
            case junior.DieRolled():
                return ROLL
            case junior.TookTiles(seat):
                return LineGroup(("took", seat))
        return gather(event)

    def grouped_line(self, happened: Sequence[Any], perspective: Perspective) -> Line | None:
        """Several events that share a line."""
        first = happened[0]
        match first:
            case base.TurnStarted():
                return self._gathered.heading(first, Dice((happened[-1].number,)), perspective)
            case base.Produced():
                got = [(event.seat, tiles(event.resource, event.amount)) for event in happened]
                return self._gathered.production(got, tr("{name} found {goods}"), perspective)
            case junior.TookTiles():
                taken = added(tiles(event.resource, event.amount) for event in happened)
                return self._teller.line(tr("{name} took {tiles}"), perspective, first.seat, tiles=taken)
            case base.Offered():
                return self._gathered.refused_offer(self._offered(first, perspective), happened[1:], perspective)
        return None

    # Turns and what they bring

    def _turn_started(self, event: base.TurnStarted, perspective: Perspective) -> Line:
        return self._gathered.heading(event, None, perspective)

    def _die_rolled(self, event: junior.DieRolled, perspective: Perspective) -> Line:
        die = Dice((event.number,))
        if event.number == SIX:
            return self._teller.line(
                tr("{name} rolled a {die}: the ghost captain comes!"), perspective, event.seat, die=die
            )
        return self._teller.line(tr("{name} rolled a {die}"), perspective, event.seat, die=die)

    def _produced(self, event: base.Produced, perspective: Perspective) -> Line:
        found = tiles(event.resource, event.amount)
        return self._teller.line(tr("{name} found {goods}"), perspective, event.seat, goods=found)

    def _took_tiles(self, event: junior.TookTiles, perspective: Perspective) -> Line:
        taken = tiles(event.resource, event.amount)
        return self._teller.line(tr("{name} took {tiles}"), perspective, event.seat, tiles=taken)

    def _bank_short(self, event: base.BankShort, perspective: Perspective) -> Line:
        short = self._teller.kind(RESOURCES[event.resource])
        return self._teller.line(tr("Not enough for everybody in the stock: {tile}"), perspective, tile=short)

    def _won(self, event: base.Won, perspective: Perspective) -> Line:
        cup = Icon("trophy")
        return self._teller.line(
            tr("{name} wins with %n lairs! {cup}", "", event.points), perspective, event.seat, cup=cup
        )

    def _stalemate(self, event: junior.Stalemate, perspective: Perspective) -> Line:
        return self._teller.line(tr("Nobody can build another lair: whoever has the most wins"), perspective)

    # The ghost captain, building, Coco

    def _ghost_moved(self, event: junior.GhostMoved, perspective: Perspective) -> Line:
        if event.island == SPOOKY:
            return self._teller.line(tr("{name} sent the ghost captain home to Spooky Island"), perspective, event.seat)
        sites = Sites(perspective.state.config.board)
        island = sites.board.layout.islands[event.island]
        there = SpokenParts((Goods(island.resource), Dice((island.number,))), the_island(sites, event.island))
        sentence = tr("{name} sent the ghost captain to {island}")
        return self._teller.line(sentence, perspective, event.seat, island=there)

    def _ship_built(self, event: junior.ShipBuilt, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} built a ship {icon}"), perspective, event.seat, icon=Icon("ship"))

    def _lair_built(self, event: junior.LairBuilt, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} built a lair {icon}"), perspective, event.seat, icon=Icon("lair"))

    def _coco_drawn(self, event: junior.CocoDrawn, perspective: Perspective) -> Line:
        parrot = Icon("parrot")
        if event.tile == GHOST:
            sentence = tr("{name} asked Coco: move the ghost captain! {parrot}")
            return self._teller.line(sentence, perspective, event.seat, parrot=parrot)
        if event.tile == BUILD:
            sentence = tr("{name} asked Coco: a ship or a lair for free! {parrot}")
            return self._teller.line(sentence, perspective, event.seat, parrot=parrot)
        gifts = tuple(tiles(kind, GIFT) for kind in GIFTS[event.tile])
        sentence = tr("{name} asked Coco: take {tiles}! {parrot}")
        return self._teller.line(sentence, perspective, event.seat, tiles=gifts, parrot=parrot)

    def _spooky_moved(self, event: junior.SpookyMoved, perspective: Perspective) -> Line:
        if event.seat == NOBODY:
            return self._teller.line(tr("A tie in Coco tiles: nobody has a lair on Spooky Island now"), perspective)
        sentence = tr("{name} has the lair on Spooky Island now {icon}")
        return self._teller.line(sentence, perspective, event.seat, icon=Icon("lair"))

    # Trade

    def _market_swapped(self, event: junior.MarketSwapped, perspective: Perspective) -> Line:
        give, take = tiles(event.give), tiles(event.take)
        sentence = tr("{name} swapped {give} for {take} at the market")
        return self._teller.line(sentence, perspective, event.seat, give=give, take=take)

    def _market_laid_out(self, event: junior.MarketLaidOut, perspective: Perspective) -> Line:
        return self._teller.line(tr("Fresh tiles at the market: one of each!"), perspective)

    def _bank_traded(self, event: base.BankTraded, perspective: Perspective) -> Line:
        give, take = tiles(event.give, event.amount), tiles(event.take)
        sentence = tr("{name} swapped {give} for {take} with the stock")
        return self._teller.line(sentence, perspective, event.seat, give=give, take=take)

    def _offered(self, event: base.Offered, perspective: Perspective) -> Line:
        to_all, to_some = tr("{name} offers {give} for {want}"), tr("{name} offers {give} for {want} to {to}")
        return self._trades.offered(event, perspective, to_all, to_some)

    def _accepted(self, event: base.Accepted, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} would swap"), perspective, event.seat)
