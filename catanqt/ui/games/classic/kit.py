"""The base game: its kit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.base.board import RESOURCES, board_from_data
from catanqt.rules.base.turn import Dice
from catanqt.rules.colours import colours
from catanqt.ui.games import gathered, trade_moves
from catanqt.ui.games.classic import asking, faces, moments, moves, placing, prompts, recap, refusals, table
from catanqt.ui.games.classic.log import Log
from catanqt.ui.games.classic.motions import Motions
from catanqt.ui.games.gather import Gather
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
    Pick,
    Piece,
    Prompt,
    Question,
    SpecialCard,
    Spot,
    Stock,
    Tool,
)
from catanqt.ui.preferences import Preferences
from catanqt.ui.recap import Fact
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme
from catanqt.ui.words import resource_count, resource_name

if TYPE_CHECKING:
    from catanqt.ui.board.chart import Chart


class ClassicKit(Kit):
    """The base game as the window shows it."""

    trades: ClassVar = RESOURCES

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = Log(self)
        self._recap = recap.Words(self)
        self._motions = Motions(self, lambda kind: faces.face(theme, kind))

    # The board

    def chart(self) -> Chart:
        # Charts know kits, so kits learn of them only when one is wanted.
        from catanqt.ui.board.island import IslandChart

        return IslandChart(board_from_data(self.header.board), self.theme)

    def pieces(self, seen: Seen) -> Iterable[Piece]:
        return placing.pieces(seen)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        owner = None if seat == NOBODY else self._owners[seat]
        return placing.look(self.theme, owner, kind, spot, count, angle)

    def gesture(self, action: Action) -> Gesture | None:
        return placing.gesture(action)

    def motions(self, event: Event, seen: Seen) -> Sequence[Motion]:
        return self._motions.motions(event, seen)

    def moments(self, events: Sequence[Event], before: Seen, after: Seen) -> Sequence[Moment]:
        return moments.moments(events, after, self.fellows)

    # Words

    def prompt(self, seen: Seen) -> Prompt | None:
        return prompts.prompt(seen)

    def line(self, event: Event, seen: Seen) -> Line | None:
        return self._log.line(event, seen)

    def gathers(self, event: Event) -> Gather | None:
        return gathered.gather(event)

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
        return int(seen.state.goals[seat])

    def dice(self, seen: Seen) -> tuple[int, ...]:
        return tuple(value for value in seen.state.dice if value)

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        return (action.first, action.second) if isinstance(action, Dice) else None

    def bank(self, seen: Seen) -> Sequence[Stock]:
        return table.stocks(seen)

    def tools(self, seen: Seen) -> Sequence[Tool]:
        return table.tools(seen)

    def buttons(self, seen: Seen) -> Sequence[Button]:
        return table.buttons(seen)

    def hand(self, seen: Seen) -> Sequence[HandCard]:
        return table.hand(seen)

    def exchanges(self, seen: Seen) -> Sequence[Exchange]:
        return table.exchanges(seen)

    def cards(self, seen: Seen) -> Sequence[SpecialCard]:
        return asking.special_cards(seen)

    def ask(self, seen: Seen) -> Question | Pick | None:
        return asking.ask(seen)

    def decide(self, actions: Sequence[Action], seen: Seen) -> Question | Pick | None:
        return asking.decide(actions, seen)

    def choice(self, action: Action, seen: Seen) -> Choice | None:
        return asking.choice(action, seen)

    def obvious(self, seen: Seen, preferences: Preferences) -> Action | None:
        return asking.obvious(seen, preferences)
