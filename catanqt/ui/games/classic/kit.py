"""The base game: its kit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.base.board import RESOURCES, board_from_data
from catanqt.rules.base.turn import Dice
from catanqt.rules.colours import colours
from catanqt.ui.games import grouped_lines, trade_hint_text
from catanqt.ui.games.classic import faces, hint_text, moments, prompts, questions, recap, refusals, tray
from catanqt.ui.games.classic import pieces as placing
from catanqt.ui.games.classic.log import Log
from catanqt.ui.games.classic.motions import Motions
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import Gather
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import (
    Award,
    Button,
    Choice,
    Counter,
    Exchange,
    Gesture,
    HandCard,
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
from catanqt.ui.play.recap import Fact
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.names import resource_count, resource_name
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.board_layout import BoardLayout


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

    def chart(self) -> BoardLayout:
        # Charts know kits, so kits learn of them only when one is wanted.
        from catanqt.ui.board.hex_layout import IslandChart

        return IslandChart(board_from_data(self.header.board), self.theme)

    def pieces(self, seen: Perspective) -> Iterable[Piece]:
        return placing.pieces(seen)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        owner = None if seat == NOBODY else self._owners[seat]
        return placing.look(self.theme, owner, kind, spot, count, angle)

    def gesture(self, action: Action) -> Gesture | None:
        return placing.gesture(action)

    def motions(self, event: Event, seen: Perspective) -> Sequence[Motion]:
        return self._motions.motions(event, seen)

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        return moments.moments(events, after, self.fellows)

    # Words

    def prompt(self, seen: Perspective) -> Prompt | None:
        return prompts.prompt(seen)

    def line(self, event: Event, seen: Perspective) -> Line | None:
        return self._log.line(event, seen)

    def gathers(self, event: Event) -> Gather | None:
        return grouped_lines.gather(event)

    def gathered(self, events: Sequence[Event], seen: Perspective) -> Line | None:
        return self._log.gathered(events, seen)

    def facts(self, event: Event, before: Perspective, after: Perspective) -> Iterable[Fact]:
        return recap.facts(event, before, after)

    def fact(self, fact: Fact, seen: Perspective) -> Line | None:
        return self._recap.words(fact, seen)

    def refusal(self, reason: str) -> str | None:
        return refusals.refusal(reason)

    def move(self, action: Action, seen: Perspective) -> str | None:
        return hint_text.move(action, seen) or trade_hint_text.move(action, seen, self.fellows)

    def called(self, kind: str, count: int | None = None) -> str | None:
        if kind not in self.trades:
            return None
        return resource_name(kind) if count is None else resource_count(kind, count)

    # Around the board

    def counters(self, seen: Perspective, seat: int) -> Sequence[Counter]:
        return tray.counters(seen, seat)

    def awards(self, seen: Perspective, seat: int) -> Sequence[Award]:
        return tray.awards(seen, seat)

    def goal(self, seen: Perspective, seat: int) -> int:
        return int(seen.state.goals[seat])

    def dice(self, seen: Perspective) -> tuple[int, ...]:
        return tuple(value for value in seen.state.dice if value)

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        return (action.first, action.second) if isinstance(action, Dice) else None

    def bank(self, seen: Perspective) -> Sequence[Stock]:
        return tray.stocks(seen)

    def tools(self, seen: Perspective) -> Sequence[Tool]:
        return tray.tools(seen)

    def buttons(self, seen: Perspective) -> Sequence[Button]:
        return tray.buttons(seen)

    def hand(self, seen: Perspective) -> Sequence[HandCard]:
        return tray.hand(seen)

    def exchanges(self, seen: Perspective) -> Sequence[Exchange]:
        return tray.exchanges(seen)

    def cards(self, seen: Perspective) -> Sequence[SpecialCard]:
        return questions.special_cards(seen)

    def ask(self, seen: Perspective) -> Question | Pick | None:
        return questions.ask(seen)

    def decide(self, actions: Sequence[Action], seen: Perspective) -> Question | Pick | None:
        return questions.decide(actions, seen)

    def choice(self, action: Action, seen: Perspective) -> Choice | None:
        return questions.choice(action, seen)

    def obvious(self, seen: Perspective, preferences: Preferences) -> Action | None:
        return questions.obvious(seen, preferences)
