"""What the log says about each event of the base game, to a viewer who may not know everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.ui.games.classic import words
from catanqt.ui.games.classic.line_builder import Said, Teller
from catanqt.ui.games.classic.refusals import no_deal
from catanqt.ui.games.grouped_lines import Gathered, added
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Who
from catanqt.ui.text.i18n import tr


class Log:
    """Tells the events of the base game. Goods are those of the table, so that trades may hold more than resources."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._teller = Teller(kit)
        self._gathered = Gathered(self._teller, no_deal)
        self._tellers: dict[type[Event], Callable[[Any, Perspective], Line]] = {
            events.TurnStarted: self._turn_started,
            events.Rolled: self._rolled,
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
            events.Declined: self._declined,
            events.Countered: self._countered,
            events.Traded: self._traded,
            events.Withdrawn: self._withdrawn,
            events.LongestRoadMoved: self._longest_road,
            events.LargestArmyMoved: self._largest_army,
            events.Won: self._won,
        }

    def line(self, event: Event, seen: Perspective) -> Line | None:
        tell = self._tellers.get(type(event))
        return None if tell is None else tell(event, seen)

    def gathered(self, happened: Sequence[Any], seen: Perspective) -> Line | None:
        """Several events that share a line; all but answers and rolls are of one kind."""
        first = happened[0]
        match first:
            case events.TurnStarted():
                return self._gathered.heading(first, Dice((happened[-1].first, happened[-1].second)), seen)
            case events.Produced():
                got = [(event.seat, self._goods(event.resource, event.amount)) for event in happened]
                return self._gathered.production(got, tr("{name} received {goods}"), seen)
            case events.Discarded():
                return self._teller.line(tr("{name} discarded {goods}"), seen, first.seat, goods=self._every(happened))
            case events.TookFromBank():
                taken = self._every(happened)
                return self._teller.line(tr("{name} took {goods} from the bank"), seen, first.seat, goods=taken)
            case events.Monopolised():
                return self._monopoly(happened, seen)
            case events.Offered():
                return self._gathered.refused_offer(self._offered(first, seen), happened[1:], seen)
        return None

    def _every(self, happened: Sequence[Any]) -> tuple[Goods, ...]:
        return added(self._goods(event.resource) for event in happened)

    def _monopoly(self, happened: Sequence[events.Monopolised], seen: Perspective) -> Line:
        """What each of them had to give."""
        sentence = tr("{goods} from {victim}", "several of these in a row: 2 wool from Ann, 1 wool from Bob")
        given = [
            self._teller.line(sentence, seen, goods=self._goods(one.resource, one.amount), victim=Who(one.victim))
            for one in happened
        ]
        parts = [part for line in given for part in (*line.parts, ",")][:-1]
        loot = Said(tuple(parts), goods_text.listing([line.spoken for line in given]))
        return self._teller.line(tr("{name} took {loot}"), seen, happened[0].seat, loot=loot)

    def _goods(self, resource: int, count: int = 1) -> Goods:
        return Goods(goods_text.kinds(self._kit.fellows)[resource], count)

    # Turns and what they bring

    def _turn_started(self, event: events.TurnStarted, seen: Perspective) -> Line:
        return self._gathered.heading(event, None, seen)

    def _rolled(self, event: events.Rolled, seen: Perspective) -> Line:
        dice = Dice((event.first, event.second))
        return self._teller.line(tr("{name} rolled {dice}"), seen, event.seat, dice=dice)

    def _produced(self, event: events.Produced, seen: Perspective) -> Line:
        got = self._goods(event.resource, event.amount)
        return self._teller.line(tr("{name} received {goods}"), seen, event.seat, goods=got)

    def _bank_short(self, event: events.BankShort, seen: Perspective) -> Line:
        short = self._teller.kind(self._goods(event.resource).kind)
        return self._teller.line(tr("The bank has too little for everyone who should get {goods}"), seen, goods=short)

    def _won(self, event: events.Won, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} won with %n points", "", event.points), seen, event.seat)

    # The robber

    def _discarded(self, event: events.Discarded, seen: Perspective) -> Line:
        lost = self._goods(event.resource)
        return self._teller.line(tr("{name} discarded {goods}"), seen, event.seat, goods=lost)

    def _robber_moved(self, event: events.RobberMoved, seen: Perspective) -> Line:
        if event.hex < 0:
            return self._teller.line(tr("{name} sent the robber off the board"), seen, event.seat)
        land = words.land_said(seen.state.table.board, event.hex)
        return self._teller.line(tr("{name} moved the robber to {land}"), seen, event.seat, land=land)

    def _stolen(self, event: events.Stolen, seen: Perspective) -> Line:
        victim = Who(event.victim)
        if not (seen.open_to_viewer(event.thief) or seen.open_to_viewer(event.victim)):
            return self._teller.line(tr("{name} stole a card from {victim}"), seen, event.thief, victim=victim)
        loot = self._goods(event.resource)
        return self._teller.line(tr("{name} stole {goods} from {victim}"), seen, event.thief, goods=loot, victim=victim)

    # Building and cards

    def _road(self, event: events.RoadBuilt, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} built a road"), seen, event.seat)

    def _settlement(self, event: events.SettlementBuilt, seen: Perspective) -> Line:
        sentence = tr("{name} placed a settlement") if event.setup else tr("{name} built a settlement")
        return self._teller.line(sentence, seen, event.seat)

    def _city(self, event: events.CityBuilt, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} built a city"), seen, event.seat)

    def _card_drawn(self, event: events.CardDrawn, seen: Perspective) -> Line:
        if not seen.open_to_viewer(event.seat):
            return self._teller.line(tr("{name} drew a development card"), seen, event.seat)
        drawn = words.card_said(event.card)
        return self._teller.line(tr("{name} drew a development card: {card}"), seen, event.seat, card=drawn)

    def _card_played(self, event: events.CardPlayed, seen: Perspective) -> Line:
        played = words.card_said(event.card)
        return self._teller.line(tr("{name} played {card}"), seen, event.seat, card=played)

    def _took(self, event: events.TookFromBank, seen: Perspective) -> Line:
        taken = self._goods(event.resource)
        return self._teller.line(tr("{name} took {goods} from the bank"), seen, event.seat, goods=taken)

    def _monopolised(self, event: events.Monopolised, seen: Perspective) -> Line:
        taken = self._goods(event.resource, event.amount)
        sentence = tr("{name} took {goods} from {victim}")
        return self._teller.line(sentence, seen, event.seat, goods=taken, victim=Who(event.victim))

    # Trade

    def _bank_traded(self, event: events.BankTraded, seen: Perspective) -> Line:
        give, take = self._goods(event.give, event.amount), self._goods(event.take)
        sentence = tr("{name} traded {give} for {take} with the bank")
        return self._teller.line(sentence, seen, event.seat, give=give, take=take)

    def _offered(self, event: events.Offered, seen: Perspective) -> Line:
        give, want = goods_text.parts(self._kit.fellows, event.give), goods_text.parts(self._kit.fellows, event.want)
        if len(event.to) == seen.players - 1:
            sentence = tr("{name} offered {give} for {want}")
        else:
            sentence = tr("{name} offered {give} for {want} to {to}")
        return self._teller.line(sentence, seen, event.seat, give=give, want=want, to=tuple(map(Who, event.to)))

    def _accepted(self, event: events.Accepted, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} accepted"), seen, event.seat)

    def _declined(self, event: events.Declined, seen: Perspective) -> Line:
        return self._gathered.declined(event, seen)

    def _countered(self, event: events.Countered, seen: Perspective) -> Line:
        give, want = goods_text.parts(self._kit.fellows, event.give), goods_text.parts(self._kit.fellows, event.want)
        sentence = tr("{name} would rather give {give} for {want}")
        return self._teller.line(sentence, seen, event.seat, give=give, want=want)

    def _traded(self, event: events.Traded, seen: Perspective) -> Line:
        gave, took = goods_text.parts(self._kit.fellows, event.gave), goods_text.parts(self._kit.fellows, event.took)
        sentence = tr("{name} gave {gave} to {partner} for {took}")
        return self._teller.line(sentence, seen, event.seat, gave=gave, took=took, partner=Who(event.partner))

    def _withdrawn(self, event: events.Withdrawn, seen: Perspective) -> Line:
        return self._teller.line(tr("{name} withdrew the offer"), seen, event.seat)

    # Awards

    def _longest_road(self, event: events.LongestRoadMoved, seen: Perspective) -> Line:
        award = Icon("longestroad")
        if event.seat == NOBODY:
            return self._teller.line(tr("{award} Nobody has the longest road now"), seen, award=award)
        sentence = tr("{name} has the longest road now: %n roads {award}", "", event.length)
        return self._teller.line(sentence, seen, event.seat, award=award)

    def _largest_army(self, event: events.LargestArmyMoved, seen: Perspective) -> Line:
        award = Icon("army")
        if event.seat == NOBODY:
            return self._teller.line(tr("{award} Nobody has the largest army now"), seen, award=award)
        sentence = tr("{name} has the largest army now: %n knights {award}", "", event.knights)
        return self._teller.line(sentence, seen, event.seat, award=award)
