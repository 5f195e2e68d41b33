"""The kit of Junior."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.base.events import Traded
from catanqt.rules.colours import colours
from catanqt.rules.junior.board import RESOURCES, board_from_data
from catanqt.rules.junior.events import SpookyMoved
from catanqt.rules.junior.options import OPTIONS
from catanqt.rules.junior.state import LAIRS
from catanqt.rules.junior.turn import Die
from catanqt.ui.games import trade_hint_text
from catanqt.ui.games.junior import hint_text, moments, prompts, questions, recap, refusals, tray
from catanqt.ui.games.junior import pieces as placing
from catanqt.ui.games.junior.faces import face
from catanqt.ui.games.junior.log import Log
from catanqt.ui.games.junior.motions import Motions
from catanqt.ui.games.logged_kit import LoggedKit
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import (
    Award,
    Button,
    Choice,
    Counter,
    Exchange,
    Gesture,
    HandCard,
    Look,
    Moment,
    Motion,
    Occasion,
    Piece,
    Prompt,
    Question,
    Spot,
    Tool,
)
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.names import resource_count, resource_name
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.board_layout import BoardLayout
    from catanqt.ui.play.page_context import PageContext


class JuniorKit(LoggedKit):
    """Presents Junior."""

    trades: ClassVar = RESOURCES

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = Log(self)
        self._recap = recap.RecapText(self)
        self._motions = Motions(theme)

    # The board

    def board_layout(self) -> BoardLayout:
        from catanqt.ui.games.junior.board_layout import JuniorLayout

        return JuniorLayout(board_from_data(self.header.board), self.theme)

    def pieces(self, perspective: Perspective) -> Iterable[Piece]:
        return placing.pieces(perspective)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        return placing.look(kind, None if seat == NOBODY else self._owners[seat], spot)

    def gesture(self, action: Action) -> Gesture | None:
        return placing.gesture(action)

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        return self._motions.motions(event, perspective)

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        return moments.moments(events, before, after, self.line)

    # Words

    def prompt(self, perspective: Perspective) -> Prompt | None:
        return prompts.prompt(perspective)

    def occasions(self, events: Sequence[Event], before: Perspective) -> Iterable[tuple[int, Occasion]]:
        """Deals, and the lair on Spooky Island that somebody loses."""
        holder = before.state.spooky
        for event in events:
            if isinstance(event, Traded):
                yield from ((event.seat, Occasion.TRADE), (event.partner, Occasion.TRADE))
            elif isinstance(event, SpookyMoved) and holder not in (NOBODY, event.seat):
                yield holder, Occasion.OVERTAKEN

    def refusal(self, reason: str) -> str | None:
        return refusals.refusal(reason)

    def move(self, action: Action, perspective: Perspective) -> str | None:
        return hint_text.move(action, perspective) or trade_hint_text.move(action, perspective, self.fellows)

    def goods_name(self, kind: str, count: int | None = None) -> str | None:
        if kind not in self.trades:
            return None
        return resource_name(kind) if count is None else resource_count(kind, count)

    # Around the board

    def counters(self, perspective: Perspective, seat: int) -> Sequence[Counter]:
        return tray.counters(perspective, seat)

    def awards(self, perspective: Perspective, seat: int) -> Sequence[Award]:
        return tray.awards(perspective, seat)

    def goal(self, perspective: Perspective, seat: int) -> int:
        return LAIRS

    def scenery(self, kind: str) -> Callable[[QPainter, QRectF], None] | None:
        return face(kind, self.theme) if kind in self.trades else None

    def dice(self, perspective: Perspective) -> tuple[int, ...]:
        return (perspective.state.die,) if perspective.state.die else ()

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        return (action.number,) if isinstance(action, Die) else None

    def tools(self, perspective: Perspective) -> Sequence[Tool]:
        return tray.tools(perspective)

    def buttons(self, perspective: Perspective) -> Sequence[Button]:
        return tray.buttons(perspective)

    def button_names(self) -> Sequence[str]:
        return tray.button_names()

    def hand(self, perspective: Perspective) -> Sequence[HandCard]:
        return tray.hand(perspective)

    def exchanges(self, perspective: Perspective) -> Sequence[Exchange]:
        return tray.exchanges(perspective)

    def swaps(self, kind: str, perspective: Perspective) -> Sequence[Action]:
        return tray.swaps(kind, perspective)

    def choice(self, action: Action, perspective: Perspective) -> Choice | None:
        return questions.choice(action, perspective)

    def decide(self, actions: Sequence[Action], perspective: Perspective) -> Question | None:
        return questions.decide(actions, perspective)

    def automatic_action(self, perspective: Perspective, preferences: Preferences) -> Action | None:
        return questions.automatic_action(perspective, preferences)

    def panels(self, context: PageContext) -> Sequence[Panel]:
        from catanqt.ui.games.junior.coco_panel import CocoPanel
        from catanqt.ui.games.junior.market_panel import MarketPanel

        advanced = OPTIONS.values(self.header.options, len(self.header.seats))["advanced_trade"]
        return (MarketPanel(context, market=not advanced), CocoPanel(context))
