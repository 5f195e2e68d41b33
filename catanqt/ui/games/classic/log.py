"""Log lines for the events of the base game, for a viewer who may not know everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.ui.games.classic import words
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.games.classic.refusals import no_deal
from catanqt.ui.games.grouped_lines import Gathered, added, gather
from catanqt.ui.games.trade_lines import TradeLines
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Who
from catanqt.ui.text.i18n import tr


class Log:
    """Describes the events of the base game. Goods include those of the scenarios, because they can be traded."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._teller = LineBuilder(kit)
        self._gathered = Gathered(self._teller, no_deal)
        self._trades = TradeLines(kit, self._teller, self._gathered)
        self._tellers: dict[type[Event], Callable[[Any, Perspective], Line]] = {
            events.TurnStarted: self._turn_started,
            events.Rolled: self._rolled,
            events.DiceShuffled: self._dice_shuffled,
            events.Produced: self._produced,
            events.BankShort: self._bank_short,
            events.Discarded: self._discarded,
            events.RobberMoved: self._robber_moved,
            events.Stolen: self._stolen,
            events.RoadBuilt: self._road,
            events.SettlementBuilt: self._settlement,
            events.CityBuilt: self._city,
            events.CardDrawn: self._card_drawn,
            events.CardPlayed: self._card_played,
            events.TookFromBank: self._took,
            events.Monopolised: self._monopolised,
            events.BankTraded: self._bank_traded,
            events.Offered: self._offered,
            events.Accepted: self._accepted,
            **self._trades.tellers,
            events.LongestRoadMoved: self._longest_road,
            events.LargestArmyMoved: self._largest_army,
            events.Won: self._won,
        }

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        tell = self._tellers.get(type(event))
        return None if tell is None else tell(event, perspective)

    def line_group(self, event: Event) -> LineGroup | None:
        return gather(event)

    def grouped_line(self, happened: Sequence[Any], perspective: Perspective) -> Line | None:
        """Several events that share a line; all but answers and rolls are of one kind."""
        first = happened[0]
        match first:
            case events.TurnStarted():
                return self._gathered.heading(first, Dice((happened[-1].first, happened[-1].second)), perspective)
            case events.Produced():
                got = [(event.seat, self._goods(event.resource, event.amount)) for event in happened]
                return self._gathered.production(got, tr("{name} received {goods}"), perspective)
            case events.Discarded():
                return self._teller.line(
                    tr("{name} discarded {goods}"), perspective, first.seat, goods=self._every(happened)
                )
            case events.TookFromBank():
                taken = self._every(happened)
                return self._teller.line(tr("{name} took {goods} from the bank"), perspective, first.seat, goods=taken)
            case events.Monopolised():
                return self._monopoly(happened, perspective)
            case events.Offered():
                return self._gathered.refused_offer(self._offered(first, perspective), happened[1:], perspective)
        return None

    def _every(self, happened: Sequence[Any]) -> tuple[Goods, ...]:
        return added(self._goods(event.resource) for event in happened)

    def _monopoly(self, happened: Sequence[events.Monopolised], perspective: Perspective) -> Line:
        """What each of them had to give."""
        sentence = tr("{goods} from {victim}", "several of these in a row: 2 wool from Ann, 1 wool from Bob")
        given = [
            self._teller.line(
                sentence, perspective, goods=self._goods(one.resource, one.amount), victim=Who(one.victim)
            )
            for one in happened
        ]
        parts = [part for line in given for part in (*line.parts, ",")][:-1]
        loot = SpokenParts(tuple(parts), goods_text.listing([line.spoken for line in given]))
        return self._teller.line(tr("{name} took {loot}"), perspective, happened[0].seat, loot=loot)

    def _goods(self, resource: int, count: int = 1) -> Goods:
        return Goods(goods_text.kinds(self._kit.fellows)[resource], count)

    # Turns and what they bring

    def _turn_started(self, event: events.TurnStarted, perspective: Perspective) -> Line:
        return self._gathered.heading(event, None, perspective)

    def _rolled(self, event: events.Rolled, perspective: Perspective) -> Line:
        dice = Dice((event.first, event.second))
        return self._teller.line(tr("{name} rolled {dice}"), perspective, event.seat, dice=dice)

    def _dice_shuffled(self, event: events.DiceShuffled, perspective: Perspective) -> Line:
        sentence = tr("{icon} The dice deck was reshuffled: all 36 rolls are in it again")
        return self._teller.line(sentence, perspective, icon=Icon("shuffle"))

    def _produced(self, event: events.Produced, perspective: Perspective) -> Line:
        got = self._goods(event.resource, event.amount)
        return self._teller.line(tr("{name} received {goods}"), perspective, event.seat, goods=got)

    def _bank_short(self, event: events.BankShort, perspective: Perspective) -> Line:
        short = self._teller.kind(self._goods(event.resource).kind)
        return self._teller.line(
            tr("The bank has too little for everyone who should get {goods}"), perspective, goods=short
        )

    def _won(self, event: events.Won, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} won with %n points", "", event.points), perspective, event.seat)

    # The robber

    def _discarded(self, event: events.Discarded, perspective: Perspective) -> Line:
        lost = self._goods(event.resource)
        return self._teller.line(tr("{name} discarded {goods}"), perspective, event.seat, goods=lost)

    def _robber_moved(self, event: events.RobberMoved, perspective: Perspective) -> Line:
        if event.hex < 0:
            return self._teller.line(tr("{name} sent the robber off the board"), perspective, event.seat)
        land = words.land_said(perspective.state.config.board, event.hex)
        return self._teller.line(tr("{name} moved the robber to {land}"), perspective, event.seat, land=land)

    def _stolen(self, event: events.Stolen, perspective: Perspective) -> Line:
        victim = Who(event.victim)
        if not (perspective.open_to_viewer(event.thief) or perspective.open_to_viewer(event.victim)):
            return self._teller.line(tr("{name} stole a card from {victim}"), perspective, event.thief, victim=victim)
        loot = self._goods(event.resource)
        return self._teller.line(
            tr("{name} stole {goods} from {victim}"), perspective, event.thief, goods=loot, victim=victim
        )

    # Building and cards

    def _road(self, event: events.RoadBuilt, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} built a road"), perspective, event.seat)

    def _settlement(self, event: events.SettlementBuilt, perspective: Perspective) -> Line:
        sentence = tr("{name} placed a settlement") if event.setup else tr("{name} built a settlement")
        return self._teller.line(sentence, perspective, event.seat)

    def _city(self, event: events.CityBuilt, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} built a city"), perspective, event.seat)

    def _card_drawn(self, event: events.CardDrawn, perspective: Perspective) -> Line:
        if not perspective.open_to_viewer(event.seat):
            return self._teller.line(tr("{name} drew a development card"), perspective, event.seat)
        drawn = words.card_said(event.card)
        return self._teller.line(tr("{name} drew a development card: {card}"), perspective, event.seat, card=drawn)

    def _card_played(self, event: events.CardPlayed, perspective: Perspective) -> Line:
        played = words.card_said(event.card)
        return self._teller.line(tr("{name} played {card}"), perspective, event.seat, card=played)

    def _took(self, event: events.TookFromBank, perspective: Perspective) -> Line:
        taken = self._goods(event.resource)
        return self._teller.line(tr("{name} took {goods} from the bank"), perspective, event.seat, goods=taken)

    def _monopolised(self, event: events.Monopolised, perspective: Perspective) -> Line:
        taken = self._goods(event.resource, event.amount)
        sentence = tr("{name} took {goods} from {victim}")
        return self._teller.line(sentence, perspective, event.seat, goods=taken, victim=Who(event.victim))

    # Trade

    def _bank_traded(self, event: events.BankTraded, perspective: Perspective) -> Line:
        give, take = self._goods(event.give, event.amount), self._goods(event.take)
        sentence = tr("{name} traded {give} for {take} with the bank")
        return self._teller.line(sentence, perspective, event.seat, give=give, take=take)

    def _offered(self, event: events.Offered, perspective: Perspective) -> Line:
        to_all, to_some = tr("{name} offered {give} for {want}"), tr("{name} offered {give} for {want} to {to}")
        return self._trades.offered(event, perspective, to_all, to_some)

    def _accepted(self, event: events.Accepted, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} accepted"), perspective, event.seat)

    # Awards

    def _longest_road(self, event: events.LongestRoadMoved, perspective: Perspective) -> Line:
        award = Icon("longestroad")
        if event.seat == NOBODY:
            return self._teller.line(tr("{award} Nobody has the longest road now"), perspective, award=award)
        sentence = tr("{name} has the longest road now: %n roads {award}", "", event.length)
        return self._teller.line(sentence, perspective, event.seat, award=award)

    def _largest_army(self, event: events.LargestArmyMoved, perspective: Perspective) -> Line:
        award = Icon("army")
        if event.seat == NOBODY:
            return self._teller.line(tr("{award} Nobody has the largest army now"), perspective, award=award)
        sentence = tr("{name} has the largest army now: %n knights {award}", "", event.knights)
        return self._teller.line(sentence, perspective, event.seat, award=award)
