"""Junior: its kit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.colours import colours
from catanqt.rules.junior.board import RESOURCES, board_from_data
from catanqt.rules.junior.options import read_options
from catanqt.rules.junior.state import LAIRS
from catanqt.rules.junior.turn import Die
from catanqt.ui.games import trade_moves
from catanqt.ui.games.gather import Gather
from catanqt.ui.games.junior import asking, moments, moves, placing, prompts, recap, refusals, table
from catanqt.ui.games.junior.faces import face
from catanqt.ui.games.junior.log import Log
from catanqt.ui.games.junior.motions import Motions
from catanqt.ui.games.kit import (
    Award,
    Button,
    Choice,
    Counter,
    Exchange,
    Gesture,
    HandCard,
    Kit,
    Line,
    Look,
    Moment,
    Motion,
    Panel,
    Piece,
    Prompt,
    Question,
    Spot,
    Tool,
)
from catanqt.ui.preferences import Preferences
from catanqt.ui.recap import Fact
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme
from catanqt.ui.words import resource_count, resource_name

if TYPE_CHECKING:
    from catanqt.ui.board.chart import Chart
    from catanqt.ui.desk import Desk


class JuniorKit(Kit):
    """Junior as the window shows it."""

    trades: ClassVar = RESOURCES

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = Log(self)
        self._recap = recap.Words(self)
        self._motions = Motions(theme)

    # The board

    def chart(self) -> Chart:
        from catanqt.ui.games.junior.chart import JuniorChart

        return JuniorChart(board_from_data(self.header.board), self.theme)

    def pieces(self, seen: Seen) -> Iterable[Piece]:
        return placing.pieces(seen)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        return placing.look(kind, None if seat == NOBODY else self._owners[seat], spot)

    def gesture(self, action: Action) -> Gesture | None:
        return placing.gesture(action)

    def motions(self, event: Event, seen: Seen) -> Sequence[Motion]:
        return self._motions.motions(event, seen)

    def moments(self, events: Sequence[Event], before: Seen, after: Seen) -> Sequence[Moment]:
        return moments.moments(events, after, self.line)

    # Words

    def prompt(self, seen: Seen) -> Prompt | None:
        return prompts.prompt(seen)

    def line(self, event: Event, seen: Seen) -> Line | None:
        return self._log.line(event, seen)

    def gathers(self, event: Event) -> Gather | None:
        return self._log.gathers(event)

    def gathered(self, events: Sequence[Event], seen: Seen) -> Line | None:
        return self._log.gathered(events, seen)

    def facts(self, event: Event, before: Seen, after: Seen) -> Iterable[Fact]:
        return recap.facts(event, before, after)

    def fact(self, fact: Fact, seen: Seen) -> Line | None:
        return self._recap.words(fact, seen)

    def refusal(self, reason: str) -> str | None:
        return refusals.refusal(reason)

    def move(self, action: Action, seen: Seen) -> str | None:
        return moves.move(action, seen) or trade_moves.move(action, seen, self.fellows)

    def called(self, kind: str, count: int | None = None) -> str | None:
        if kind not in self.trades:
            return None
        return resource_name(kind) if count is None else resource_count(kind, count)

    # Around the board

    def counters(self, seen: Seen, seat: int) -> Sequence[Counter]:
        return table.counters(seen, seat)

    def awards(self, seen: Seen, seat: int) -> Sequence[Award]:
        return table.awards(seen, seat)

    def goal(self, seen: Seen, seat: int) -> int:
        return LAIRS

    def scenery(self, kind: str) -> Callable[[QPainter, QRectF], None] | None:
        return face(kind, self.theme) if kind in self.trades else None

    def dice(self, seen: Seen) -> tuple[int, ...]:
        return (seen.state.die,) if seen.state.die else ()

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        return (action.number,) if isinstance(action, Die) else None

    def tools(self, seen: Seen) -> Sequence[Tool]:
        return table.tools(seen)

    def buttons(self, seen: Seen) -> Sequence[Button]:
        return table.buttons(seen)

    def hand(self, seen: Seen) -> Sequence[HandCard]:
        return table.hand(seen)

    def exchanges(self, seen: Seen) -> Sequence[Exchange]:
        return table.exchanges(seen)

    def swaps(self, kind: str, seen: Seen) -> Sequence[Action]:
        return table.swaps(kind, seen)

    def choice(self, action: Action, seen: Seen) -> Choice | None:
        return asking.choice(action, seen)

    def decide(self, actions: Sequence[Action], seen: Seen) -> Question | None:
        return asking.decide(actions, seen)

    def obvious(self, seen: Seen, preferences: Preferences) -> Action | None:
        return asking.obvious(seen, preferences)

    def panels(self, desk: Desk) -> Sequence[Panel]:
        from catanqt.ui.games.junior.coco_panel import CocoPanel
        from catanqt.ui.games.junior.market_panel import MarketPanel

        advanced = read_options(self.header.options, "header.options").advanced_trade
        return (MarketPanel(desk, market=not advanced), CocoPanel(desk))
