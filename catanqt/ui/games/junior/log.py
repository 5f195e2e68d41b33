"""How the log tells what happens in Junior."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.base.trade import NoDeal
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.coco import GIFT, GIFTS
from catanqt.rules.junior.state import BUILD, GHOST
from catanqt.rules.junior.turn import SIX
from catanqt.ui.games.classic.line_builder import Said, Teller
from catanqt.ui.games.grouped_lines import Gathered, added, gather
from catanqt.ui.games.junior.names import the_island
from catanqt.ui.games.junior.sites import Sites
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import ROLL, Gather
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Who
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
    """Tells the events of one game of Junior. The end of a turn goes untold: the next turn says it all."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._teller = Teller(kit)
        self._gathered = Gathered(self._teller, no_deal)
        self._tellers: dict[type[Event], Callable[[Any, Perspective], Line]] = {
            base.TurnStarted: self._turn_started,
            base.Produced: self._produced,
            base.BankShort: self._bank_short,
            base.BankTraded: self._bank_traded,
            base.Offered: self._offered,
            base.Accepted: self._accepted,
            base.Declined: self._declined,
            base.Countered: self._countered,
            base.Traded: self._traded,
            base.Withdrawn: self._withdrawn,
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

    def line(self, event: Event, seen: Perspective) -> Line | None:
        tell = self._tellers.get(type(event))
        return None if tell is None else tell(event, seen)

    def gathers(self, event: Event) -> Gather | None:
        match event:
            case junior.DieRolled():
                return ROLL
            case junior.TookTiles(seat):
                return Gather(("took", seat))
        return gather(event)

    def gathered(self, happened: Sequence[Any], seen: Perspective) -> Line | None:
        """Several events that share a line."""
        first = happened[0]
        match first:
            case base.TurnStarted():
                return self._gathered.heading(first, Dice((happened[-1].number,)), seen)
            case base.Produced():
                got = [(event.seat, tiles(event.resource, event.amount)) for event in happened]
                return self._gathered.production(got, tr("{name} found {goods}"), seen)
            case junior.TookTiles():
                taken = added(tiles(event.resource, event.amount) for event in happened)
                return self._teller.line(tr("{name} took {tiles}"), seen, first.seat, tiles=taken)
            case base.Offered():
                return self._gathered.refused_offer(self._offered(first, seen), happened[1:], seen)
        return None

    # Turns and what they bring

    def _turn_started(self, event: base.TurnStarted, seen: Perspective) -> Line:
        return self._gathered.heading(event, None, seen)

    def _die_rolled(self, event: junior.DieRolled, seen: Perspective) -> Line:
        die = Dice((event.number,))
        if event.number == SIX:
            return self._teller.line(tr("{name} rolled a {die}: the ghost captain comes!"), seen, event.seat, die=die)
        return self._teller.line(tr("{name} rolled a {die}"), seen, event.seat, die=die)

    def _produced(self, event: base.Produced, seen: Perspective) -> Line:
        found = tiles(event.resource, event.amount)
        return self._teller.line(tr("{name} found {goods}"), seen, event.seat, goods=found)

    def _took_tiles(self, event: junior.TookTiles, seen: Perspective) -> Line:
        taken = tiles(event.resource, event.amount)
        return self._teller.line(tr("{name} took {tiles}"), seen, event.seat, tiles=taken)

    def _bank_short(self, event: base.BankShort, seen: Perspective) -> Line:
        short = self._teller.kind(RESOURCES[event.resource])
        return self._teller.line(tr("Not enough for everybody in the stock: {tile}"), seen, tile=short)

    def _won(self, event: base.Won, seen: Perspective) -> Line:
        cup = Icon("trophy")
        return self._teller.line(tr("{name} wins with %n lairs! {cup}", "", event.points), seen, event.seat, cup=cup)

    def _stalemate(self, event: junior.Stalemate, seen: Perspective) -> Line:
        return self._teller.line(tr("Nobody can build another lair: whoever has the most wins"), seen)

    # The ghost captain, building, Coco

    def _ghost_moved(self, event: junior.GhostMoved, seen: Perspective) -> Line:
        sites = Sites(seen.state.table.board)
        island = sites.board.layout.islands[event.island]
        there = Said((Goods(island.resource), Dice((island.number,))), the_island(sites, event.island))
        sentence = tr("{name} sent the ghost captain to {island}")
        return self._teller.line(sentence, seen, event.seat, island=there)

    def _ship_built(self, event: junior.ShipBuilt, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} built a ship {icon}"), seen, event.seat, icon=Icon("ship"))

    def _lair_built(self, event: junior.LairBuilt, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} built a lair {icon}"), seen, event.seat, icon=Icon("lair"))

    def _coco_drawn(self, event: junior.CocoDrawn, seen: Perspective) -> Line:
        parrot = Icon("parrot")
        if event.tile == GHOST:
            sentence = tr("{name} asked Coco: move the ghost captain! {parrot}")
            return self._teller.line(sentence, seen, event.seat, parrot=parrot)
        if event.tile == BUILD:
            sentence = tr("{name} asked Coco: a ship or a lair for free! {parrot}")
            return self._teller.line(sentence, seen, event.seat, parrot=parrot)
        gifts = tuple(tiles(kind, GIFT) for kind in GIFTS[event.tile])
        sentence = tr("{name} asked Coco: take {tiles}! {parrot}")
        return self._teller.line(sentence, seen, event.seat, tiles=gifts, parrot=parrot)

    def _spooky_moved(self, event: junior.SpookyMoved, seen: Perspective) -> Line:
        if event.seat == NOBODY:
            return self._teller.line(tr("A tie in Coco tiles: nobody has a lair on Spooky Island now"), seen)
        sentence = tr("{name} has the lair on Spooky Island now {icon}")
        return self._teller.line(sentence, seen, event.seat, icon=Icon("lair"))

    # Trade

    def _market_swapped(self, event: junior.MarketSwapped, seen: Perspective) -> Line:
        give, take = tiles(event.give), tiles(event.take)
        sentence = tr("{name} swapped {give} for {take} at the market")
        return self._teller.line(sentence, seen, event.seat, give=give, take=take)

    def _market_laid_out(self, event: junior.MarketLaidOut, seen: Perspective) -> Line:
        return self._teller.line(tr("Fresh tiles at the market: one of each!"), seen)

    def _bank_traded(self, event: base.BankTraded, seen: Perspective) -> Line:
        give, take = tiles(event.give, event.amount), tiles(event.take)
        sentence = tr("{name} swapped {give} for {take} with the stock")
        return self._teller.line(sentence, seen, event.seat, give=give, take=take)

    def _offered(self, event: base.Offered, seen: Perspective) -> Line:
        give, want = goods_text.parts(self._kit.fellows, event.give), goods_text.parts(self._kit.fellows, event.want)
        if len(event.to) == seen.players - 1:
            sentence = tr("{name} offers {give} for {want}")
        else:
            sentence = tr("{name} offers {give} for {want} to {to}")
        return self._teller.line(sentence, seen, event.seat, give=give, want=want, to=tuple(map(Who, event.to)))

    def _accepted(self, event: base.Accepted, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} would swap"), seen, event.seat)

    def _declined(self, event: base.Declined, seen: Perspective) -> Line:
        return self._gathered.declined(event, seen)

    def _countered(self, event: base.Countered, seen: Perspective) -> Line:
        give, want = goods_text.parts(self._kit.fellows, event.give), goods_text.parts(self._kit.fellows, event.want)
        sentence = tr("{name} would rather give {give} for {want}")
        return self._teller.line(sentence, seen, event.seat, give=give, want=want)

    def _traded(self, event: base.Traded, seen: Perspective) -> Line:
        gave, took = goods_text.parts(self._kit.fellows, event.gave), goods_text.parts(self._kit.fellows, event.took)
        sentence = tr("{name} gave {gave} to {partner} for {took}")
        return self._teller.line(sentence, seen, event.seat, gave=gave, took=took, partner=Who(event.partner))

    def _withdrawn(self, event: base.Withdrawn, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} withdrew the offer"), seen, event.seat)
