"""The kit of the base game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.base.board import RESOURCES, board_from_data
from catanqt.rules.base.turn import Dice
from catanqt.rules.colours import colours
from catanqt.ui.games import trade_hint_text
from catanqt.ui.games.classic import faces, hint_text, moments, occasions, prompts, questions, recap, refusals, tray
from catanqt.ui.games.classic import pieces as placing
from catanqt.ui.games.classic.log import Log
from catanqt.ui.games.classic.motions import Motions
from catanqt.ui.games.logged_kit import LoggedKit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import (
    Award,
    Button,
    Choice,
    Counter,
    DiceDeck,
    Exchange,
    Gesture,
    HandCard,
    Look,
    Moment,
    Motion,
    Occasion,
    Pick,
    Piece,
    Prompt,
    Question,
    SpecialCard,
    Spot,
    Stock,
    Tool,
)
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.names import resource_count, resource_name
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.board_layout import BoardLayout


class ClassicKit(LoggedKit):
    """Presents the base game."""

    trades: ClassVar = RESOURCES

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = Log(self)
        self._recap = recap.RecapText(self)
        self._motions = Motions(self, lambda kind: faces.face(theme, kind))

    # The board

    def board_layout(self) -> BoardLayout:
        # Charts know kits, so kits learn of them only when one is wanted.
        from catanqt.ui.board.hex_layout import HexLayout

        return HexLayout(board_from_data(self.header.board), self.theme)

    def pieces(self, perspective: Perspective) -> Iterable[Piece]:
        return placing.pieces(perspective)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        owner = None if seat == NOBODY else self._owners[seat]
        return placing.look(self.theme, owner, kind, spot, count, angle)

    def gesture(self, action: Action) -> Gesture | None:
        return placing.gesture(action)

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        return self._motions.motions(event, perspective)

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        return moments.moments(events, before, after, self.fellows)

    # Words

    def prompt(self, perspective: Perspective) -> Prompt | None:
        return prompts.prompt(perspective)

    def occasions(self, events: Sequence[Event], before: Perspective) -> Iterable[tuple[int, Occasion]]:
        return occasions.occasions(events, before)

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
        return int(perspective.state.goals[seat])

    def dice(self, perspective: Perspective) -> tuple[int, ...]:
        return tuple(value for value in perspective.state.dice if value)

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        return (action.first, action.second) if isinstance(action, Dice) else None

    def dice_deck(self, perspective: Perspective) -> DiceDeck | None:
        return tray.dice_deck(perspective)

    def bank(self, perspective: Perspective) -> Sequence[Stock]:
        return tray.stocks(perspective)

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

    def cards(self, perspective: Perspective) -> Sequence[SpecialCard]:
        return questions.special_cards(perspective)

    def ask(self, perspective: Perspective) -> Question | Pick | None:
        return questions.ask(perspective)

    def decide(self, actions: Sequence[Action], perspective: Perspective) -> Question | Pick | None:
        return questions.decide(actions, perspective)

    def choice(self, action: Action, perspective: Perspective) -> Choice | None:
        return questions.choice(action, perspective)

    def automatic_action(self, perspective: Perspective, preferences: Preferences) -> Action | None:
        return questions.automatic_action(perspective, preferences)
