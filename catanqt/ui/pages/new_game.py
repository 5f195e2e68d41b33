"""The new-game page: what is played, by whom, on which board. Pressing Enter at once starts a good game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from catanqt.kernel.ruleset import RuleOption
from catanqt.rules.catalog import ruleset
from catanqt.ui.focus import begin_at
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.language import tr
from catanqt.ui.models.choice import Cast, Choice, read_choice
from catanqt.ui.models.seats import SeatsModel
from catanqt.ui.nesting import nest
from catanqt.ui.pages.new_game_board import BoardPanel
from catanqt.ui.pages.new_game_cards import CardRow
from catanqt.ui.pages.new_game_rules import RulesBox
from catanqt.ui.pages.new_game_seats import SeatsPanel
from catanqt.ui.pages.parts import ElidedLabel, button, label
from catanqt.ui.preferences import Preferences, player_name
from catanqt.ui.theme import Theme
from catanqt.ui.words_games import game_name

REMEMBERED = "new_game"
WIDEST = 1760
ROOMY = 1180
"""From this width on, seats and board share it evenly; below, the seats get more."""


class NewGamePage(QWidget):
    """Shows a `Choice`; every control makes a new one."""

    start = Signal(object, str)
    """The header of the game, and its name."""
    back = Signal()

    def __init__(
        self,
        theme: Theme,
        preferences: Preferences,
        levels: Sequence[str],
        temperaments: Sequence[str],
        choice: Choice | None = None,
    ) -> None:
        """A choice is given when the page is rebuilt; else it is the one that is remembered."""
        super().__init__()
        self._theme, self._preferences = theme, preferences
        self.setAccessibleName(tr("New game"))
        cast = Cast(levels, temperaments)
        remembered = preferences.remembered(REMEMBERED)
        self._choice = choice or read_choice(remembered, cast, preferences["player_name"])
        self.model = SeatsModel(self._choice.seats, self._choice.players, cast, theme.colour_blind, self)
        self.cards = CardRow(theme)
        self.seats = SeatsPanel(theme, self.model, cast)
        self.board = BoardPanel(theme)
        self.rules = RulesBox(theme)
        self._make_foot()
        self._lay_out()
        self._listen()
        self.rules.hide()
        self._show()
        begin_at(self, self.go)

    @property
    def choice(self) -> Choice:
        return self._choice

    def _make_foot(self) -> None:
        theme = self._theme
        self.way_back = button(theme, tr("Back"), "undo")
        self.more = button(theme, tr("Rule options"), "settings", flat=True)
        self.more.setCheckable(True)
        self.summary = ElidedLabel("", "strong")
        self.detail = label("", "muted", wrap=True)
        for words in (self.summary, self.detail):
            words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.go = button(theme, tr("Start game"), "play", primary=True)
        self.go.setMinimumSize(theme.px(180), theme.px(50))
        self.go.setStyleSheet(f"font-size: {theme.px(18)}px;")

    def _lay_out(self) -> None:
        px = self._theme.px
        head = QHBoxLayout()
        head.setSpacing(px(16))
        head.addWidget(label(tr("New game"), "h1"))
        hint = label(tr("Choose a game. Scenarios can be combined."), "muted")
        head.addWidget(hint, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch(1)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(px(10))
        self._middle.addWidget(self._scrolled(), 11)
        self._middle.addWidget(self.board, 10)
        told = QVBoxLayout()
        told.setSpacing(px(2))
        told.addStretch(1)
        told.addWidget(self.summary)
        told.addWidget(self.detail)
        told.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        foot.addWidget(self.way_back)
        foot.addWidget(self.more)
        nest(foot, told, 1)
        foot.addWidget(self.go)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(px(8))
        nest(self._whole, head)
        self._whole.addWidget(self.cards)
        nest(self._whole, self._middle, 1)
        nest(self._whole, foot)

    def _scrolled(self) -> QScrollArea:
        """Seats, and under them the rules; in a small window they scroll."""
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(self._theme.px(8))
        lines.addWidget(self.seats, 1)
        lines.addWidget(self.rules)
        self.column = QScrollArea()
        self.column.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is scrolled to
        self.column.setWidgetResizable(True)
        self.column.setFrameShape(QFrame.Shape.NoFrame)
        self.column.setWidget(inside)
        self.column.setMinimumWidth(self.seats.minimumSizeHint().width())
        return self.column

    def _listen(self) -> None:
        self.cards.pressed.connect(self._press_card)
        self.seats.order_changed.connect(lambda on: self._choose(replace(self._choice, random_order=on)))
        self.board.kind_chosen.connect(lambda kind: self._choose(replace(self._choice, board=kind)))
        self.board.seed_chosen.connect(lambda seed: self._choose(replace(self._choice, seed=seed)))
        self.rules.chosen.connect(self._agree)
        for signal in (
            self.model.dataChanged,
            self.model.rowsInserted,
            self.model.rowsRemoved,
            self.model.rowsMoved,
        ):
            signal.connect(self._seats_changed)
        self.way_back.clicked.connect(self.back)
        self.more.toggled.connect(self._show_rules)
        self.go.clicked.connect(self._start)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.back.emit)

    # Choosing

    def _press_card(self, key: str, on: bool) -> None:
        self._choose(self._choice.with_game(key, on))

    def _agree(self, rule: RuleOption, value: int | bool | str) -> None:
        self._choose(self._choice.with_rule(rule, value))

    def _seats_changed(self) -> None:
        self._choose(replace(self._choice, seats=self.model.seats, players=self.model.players))

    def _choose(self, choice: Choice) -> None:
        choice = choice.painted()
        if choice != self._choice:
            self._choice = choice
            self._preferences.remember(REMEMBERED, choice.to_json())
        self._show()

    def _show(self) -> None:
        choice = self._choice
        self.cards.sync(choice)
        self.seats.sync(ruleset(choice.game, choice.scenarios).players, choice.random_order)
        if self._choice is not choice:
            return  # the number of seats had to change, and all is shown already
        self.model.set_colours(choice.colours, [seat.colour for seat in choice.seats])
        self.board.sync(choice)
        self.rules.sync(choice)
        names = (choice.game, *choice.scenarios)
        self.summary.setText(" + ".join(map(game_name, names)))
        self.detail.setText(_goal(choice))

    def _show_rules(self, on: bool) -> None:
        self.rules.setVisible(on)
        if on:
            QTimer.singleShot(0, self, lambda: self.column.ensureWidgetVisible(self.rules))

    # Starting

    def _start(self) -> None:
        self.board.commit()
        choice = self._choice
        humans = [seat.name for seat in choice.seated if seat.human]
        if len(humans) == 1 and humans[0].strip() and humans[0] != tr("Player"):
            self._preferences["player_name"] = player_name(humans[0])
        self._preferences.remember(REMEMBERED, choice.to_json())
        self.start.emit(choice.header(), choice.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts; in a field it ends the typing first."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(self.focusWidget(), QLineEdit):
            self.go.setFocus()
        else:
            self.go.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px, height = self._theme.px, self.height()
        widest = max(px(WIDEST), int(height * 1.7))
        side = max(px(16 if self.width() < px(1200) else 32), (self.width() - widest) // 2)
        gap = px(8 if height < px(800) else 14)
        self._whole.setContentsMargins(side, gap, side, gap)
        self._whole.setSpacing(gap)
        self.cards.setFixedHeight(int(min(max(height * 0.27, px(132)), px(400))))
        self._middle.setStretch(0, 11 if self.width() >= px(ROOMY) else 14)
        self._whole.activate()


def _goal(choice: Choice) -> str:
    """How the game is won."""
    notes = (presentation_of(name).goal_note() for name in choice.scenarios)
    return " ".join([game_presentation(choice.game).goal_sentence(choice.goal), *filter(None, notes)])
