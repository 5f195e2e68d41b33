"""Log lines that cover several events, in the words of their game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.base.trade import NoDeal
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.line_group import ANSWER, OFFER, ROLL, TURN, LineGroup
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Line, Part, Who
from catanqt.ui.text.i18n import tr

SILENT = (NoDeal.NO, NoDeal.HAVE_NONE)
"""Refusals by which a person says nothing: a press on Decline, or an offer that they were not even asked."""


def gather(event: Event) -> LineGroup | None:
    """What events share a line that all games have; rolls are ``ROLL``."""
    match event:
        case base.TurnStarted():
            return TURN
        case base.Rolled():
            return ROLL
        case base.Offered():
            return OFFER
        case base.Declined():
            return ANSWER
        case base.Produced():
            return LineGroup("produced")
        case base.Discarded(seat) | base.TookFromBank(seat) | base.Monopolised(seat):
            return LineGroup((type(event), seat))
    return None


def added(goods: Iterable[Goods]) -> tuple[Goods, ...]:
    """Goods with one entry for each kind, in the order in which they came."""
    counts: dict[str, int] = {}
    for one in goods:
        counts[one.kind] = counts.get(one.kind, 0) + one.count
    return tuple(Goods(kind, count) for kind, count in counts.items())


@dataclass(frozen=True, slots=True)
class Gathered:
    """Grouped log lines that all games share."""

    teller: LineBuilder
    no_deal: Callable[[str], str]
    """Why an offer is declined, in the words of who declines it."""

    def heading(self, event: base.TurnStarted, dice: Dice | None, perspective: Perspective) -> Line:
        """A turn, and what was rolled in it."""
        number, player = str(event.number), Who(event.seat)
        if dice is None:
            sentence = tr("Turn {number}, {player}", "a heading of the log")
            return self.teller.line(sentence, perspective, heading=True, number=number, player=player)
        sentence = tr("Turn {number}, {player}: {dice}", "a heading of the log, with what was rolled")
        return self.teller.line(sentence, perspective, heading=True, number=number, player=player, dice=dice)

    def production(self, got: Sequence[tuple[int, Goods]], sentence: str, perspective: Perspective) -> Line:
        """What a roll brought, the viewer first; `sentence` says it of one player."""
        seats = sorted(dict.fromkeys(seat for seat, _ in got), key=lambda seat: seat != perspective.viewer)
        shares = {seat: added(goods for owner, goods in got if owner == seat) for seat in seats}
        lines = [self.teller.line(sentence, perspective, seat, goods=shares[seat]) for seat in seats]
        if len(lines) == 1:
            return lines[0]
        parts: list[Part] = []
        for seat in seats:
            parts += [*([","] if parts else []), Who(seat), *shares[seat]]
        return Line(tuple(parts), "; ".join(line.spoken for line in lines))

    def declined(self, event: base.Declined, perspective: Perspective) -> Line:
        """One refusal by itself; a reason is quoted only if one was given."""
        if not self._silent(event, perspective):
            return self.teller.quote(self.no_deal(event.reason), perspective, event.seat)
        could_not = event.reason == NoDeal.HAVE_NONE
        sentence = tr("{name} could not take the offer") if could_not else tr("{name} declined")
        return self.teller.line(sentence, perspective, event.seat, quiet=True)

    def refused_offer(self, offer: Line, declined: Sequence[base.Declined], perspective: Perspective) -> Line:
        """An offer and who declined it, grouped by the reason."""
        answers: dict[str, list[int]] = {}
        parts: list[Part] = [*offer.parts, "."]
        spoken = [f"{offer.spoken}."]
        for event in declined:
            answers.setdefault(self._answer(event, perspective), []).append(event.seat)
        for words, seats in answers.items():
            who = SpokenParts(row_of(seats), listing([perspective.name(seat) for seat in seats]))
            line = self.teller.line(tr("{who}: {answer}", "to an offer"), perspective, who=who, answer=words)
            parts += line.parts
            spoken.append(line.spoken)
        return replace(offer, parts=tuple(parts), spoken=" ".join(spoken))

    def _silent(self, event: base.Declined, perspective: Perspective) -> bool:
        return perspective.human(event.seat) and event.reason in SILENT

    def _answer(self, event: base.Declined, perspective: Perspective) -> str:
        if not self._silent(event, perspective):
            return tr("“{words}”", "what somebody says", words=self.no_deal(event.reason))
        if event.reason == NoDeal.HAVE_NONE:
            return tr("could not.", "take the offer, lacking what is wanted")
        return tr("declined.", "the offer")


def row_of(seats: Sequence[int]) -> tuple[Part, ...]:
    """Several players, with commas between them."""
    parts: list[Part] = []
    for seat in seats:
        parts += [*([","] if parts else []), Who(seat)]
    return tuple(parts)
