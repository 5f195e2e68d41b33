"""Log lines of trades between players, for all games in which players trade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.games.grouped_lines import Gathered, row_of
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Line, Who
from catanqt.ui.text.i18n import tr


class TradeLines:
    """Describes offers and what becomes of them. Goods include those of the scenarios."""

    def __init__(self, kit: Kit, teller: LineBuilder, grouped_line: Gathered) -> None:
        self._kit = kit
        self._teller = teller
        self.tellers: dict[type[Event], Callable[[Any, Perspective], Line]] = {
            events.Declined: grouped_line.declined,
            events.Countered: self._countered,
            events.Traded: self._traded,
            events.Withdrawn: self._withdrawn,
        }

    def offered(self, event: events.Offered, perspective: Perspective, to_all: str, to_some: str) -> Line:
        """An offer, in one of two sentences of the game."""
        give, want = goods_text.parts(self._kit.fellows, event.give), goods_text.parts(self._kit.fellows, event.want)
        sentence = to_all if len(event.to) == perspective.players - 1 else to_some
        to = SpokenParts(row_of(event.to), goods_text.listing([perspective.name(seat) for seat in event.to]))
        return self._teller.line(sentence, perspective, event.seat, give=give, want=want, to=to)

    def _countered(self, event: events.Countered, perspective: Perspective) -> Line:
        give, want = goods_text.parts(self._kit.fellows, event.give), goods_text.parts(self._kit.fellows, event.want)
        sentence = tr("{name} would rather give {give} for {want}")
        return self._teller.line(sentence, perspective, event.seat, give=give, want=want)

    def _traded(self, event: events.Traded, perspective: Perspective) -> Line:
        gave, took = goods_text.parts(self._kit.fellows, event.gave), goods_text.parts(self._kit.fellows, event.took)
        sentence = tr("{name} gave {gave} to {partner} for {took}")
        return self._teller.line(sentence, perspective, event.seat, gave=gave, took=took, partner=Who(event.partner))

    def _withdrawn(self, event: events.Withdrawn, perspective: Perspective) -> Line:
        return self._teller.line(tr("{name} withdrew the offer"), perspective, event.seat)
