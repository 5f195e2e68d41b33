"""The new-game page: game, players and board. Pressing Enter at once starts a good game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from catanqt.cast import BY_KEY
from catanqt.kernel.rule_options import RuleOption, Value
from catanqt.rating.ratings import installed
from catanqt.rules.catalog import ruleset
from catanqt.ui.models.new_game_settings import AgentChoices, NewGameSettings, read_choice
from catanqt.ui.models.rule_sets import RuleSets
from catanqt.ui.models.seats import Column, SeatsModel
from catanqt.ui.pages.factories import ElidedLabel, button, label
from catanqt.ui.pages.new_game.board_panel import BoardPanel
from catanqt.ui.pages.new_game.cast_page import CastPage
from catanqt.ui.pages.new_game.game_cards import CardRow
from catanqt.ui.pages.new_game.prospects_bar import ProspectsBar
from catanqt.ui.pages.new_game.rule_options import RuleOptions
from catanqt.ui.pages.new_game.seats_panel import SeatsPanel
from catanqt.ui.play.library import Library
from catanqt.ui.play.past_games import PastGames
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.qt.preferences import Preferences, player_name
from catanqt.ui.stats.encounters import encounters
from catanqt.ui.stats.prospects import Prospects
from catanqt.ui.text.cast import standing_text
from catanqt.ui.text.games import game_name, goal_text
from catanqt.ui.text.house_rules import summary, tip
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

REMEMBERED = "new_game"
WIDEST = 1760
ROOMY = 1180
"""From this width on, seats and board share it evenly; below, the seats get more."""


class NewGamePage(QWidget):
    """Shows `NewGameSettings`; every control makes new ones. The rule options have a page of their own within it."""

    start = Signal(object, str)
    """The header of the game, and its name."""
    back = Signal()
    help_wanted = Signal(str, str)
    """A topic of the rules help, and a rule."""

    def __init__(
        self,
        theme: Theme,
        preferences: Preferences,
        levels: Sequence[str],
        temperaments: Sequence[str],
        choice: NewGameSettings | None = None,
        rule: str | None = None,
        library: Library | None = None,
    ) -> None:
        """A choice is given when the page is rebuilt; else it is the one that is remembered.

        So is the rule option that was looked at, if any was. The library knows how earlier games ended.
        """
        super().__init__()
        self._theme, self._preferences = theme, preferences
        self.setAccessibleName(tr("New game"))
        cast = AgentChoices(levels, temperaments)
        remembered = preferences.remembered(REMEMBERED)
        self._choice = choice or read_choice(remembered, cast, preferences["player_name"])
        self.model = SeatsModel(self._choice.seats, self._choice.players, cast, theme.colour_blind, self)
        self.cards = CardRow(theme)
        self.seats = SeatsPanel(theme, self.model, cast)
        self.board = BoardPanel(theme)
        self.cast: CastPage | None = None
        """The page of the cast while it is open."""
        self._past = PastGames(library)
        self._prospects = Prospects(self._past.games, installed())
        self.prospects = ProspectsBar(theme)
        self.prospects.level_wanted.connect(self._take_level)
        self.rules: RuleOptions | None = None
        """The page of the rule options while it is open."""
        self._make_foot()
        self._lay_out()
        self._listen()
        self._show()
        begin_at(self, self.go)
        if rule is not None:
            self.open_rules(rule)

    @property
    def choice(self) -> NewGameSettings:
        return self._choice

    def _make_foot(self) -> None:
        theme = self._theme
        self.way_back = button(theme, tr("Back"), "undo")
        self.more = button(theme, tr("Rule options"), "settings", flat=True)
        self.more.setToolTip(tr("House rules: play the way you play at home"))
        self.summary = ElidedLabel("", "strong")
        self.detail = label("", "muted", wrap=True)
        self.house_rules = ElidedLabel("", "muted")
        self.house_rules.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
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
        head.addWidget(self.prospects, 1)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(px(10))
        self._middle.addWidget(self._scrolled(), 11)
        self._middle.addWidget(self.board, 10)
        told = QVBoxLayout()
        told.setSpacing(px(2))
        told.addStretch(1)
        told.addWidget(self.summary)
        told.addWidget(self.detail)
        told.addWidget(self.house_rules)
        told.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        foot.addWidget(self.way_back)
        foot.addWidget(self.more)
        nest(foot, told, 1)
        foot.addWidget(self.go)
        form = QWidget()
        self._whole = QVBoxLayout(form)
        self._whole.setSpacing(px(8))
        nest(self._whole, head)
        self._whole.addWidget(self.cards)
        nest(self._whole, self._middle, 1)
        nest(self._whole, foot)
        self._form = form
        self._stack = QStackedLayout(self)
        self._stack.addWidget(form)

    def _scrolled(self) -> QScrollArea:
        """The seats; in a small window they scroll."""
        self.column = QScrollArea()
        self.column.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is scrolled to
        self.column.setWidgetResizable(True)
        self.column.setFrameShape(QFrame.Shape.NoFrame)
        self.column.setWidget(self.seats)
        self.column.setMinimumWidth(self.seats.minimumSizeHint().width())
        return self.column

    def _listen(self) -> None:
        self.cards.pressed.connect(self._press_card)
        self.seats.standing = self._standing
        self.seats.cast_wanted.connect(self.open_cast)
        self.seats.order_changed.connect(lambda on: self._choose(replace(self._choice, random_order=on)))
        self.board.kind_chosen.connect(lambda kind: self._choose(replace(self._choice, board=kind)))
        self.board.seed_chosen.connect(lambda seed: self._choose(replace(self._choice, seed=seed)))
        for signal in (
            self.model.dataChanged,
            self.model.rowsInserted,
            self.model.rowsRemoved,
            self.model.rowsMoved,
        ):
            signal.connect(self._seats_changed)
        self.way_back.clicked.connect(self.back)
        self.more.clicked.connect(lambda: self.open_rules())
        self.go.clicked.connect(self._start)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self._form, self.back.emit)

    # Choosing

    def _press_card(self, key: str, on: bool) -> None:
        self._choose(self._choice.with_game(key, on))

    def _agree(self, rule: RuleOption, value: Value) -> None:
        self._choose(self._choice.with_rule(rule, value))

    def _take_rules(self, rules: Mapping[str, Value]) -> None:
        self._choose(self._choice.with_rules(rules))

    def _give_handicap(self, row: int, points: int) -> None:
        self.model.setData(self.model.index(row, Column.HANDICAP), points)

    def _seats_changed(self) -> None:
        self._choose(replace(self._choice, seats=self.model.seats, players=self.model.players))

    def _choose(self, choice: NewGameSettings) -> None:
        choice = choice.painted()
        if choice != self._choice:
            self._choice = choice
            self._preferences.remember(REMEMBERED, choice.to_json())
        self._show()

    def _show(self) -> None:
        choice = self._choice
        self.cards.sync(choice)
        players = ruleset(choice.game, choice.scenarios).players
        self.seats.sync(players, choice.random_order, choice.handicap_values)
        if self._choice is not choice:
            return  # the number of seats had to change, and all is shown already
        self.model.set_colours(choice.colours, [seat.colour for seat in choice.seats])
        self.board.sync(choice)
        self._show_prospects(choice)
        if self.rules is not None:
            self.rules.sync(choice)
        names = (choice.game, *choice.scenarios)
        self.summary.setText(" + ".join(map(game_name, names)))
        self.detail.setText(goal_text(choice.game, choice.scenarios, choice.goal))
        lines = choice.rule_lines
        self.house_rules.setText(summary(lines))
        self.house_rules.setToolTip(tip(lines))
        self.house_rules.setVisible(bool(lines))

    # The rule options

    def open_rules(self, rule: str = "") -> None:
        """Show the rule options, made for the game that is chosen now; at one of them, if it is named."""
        if self.rules is None:
            self.board.commit()
            self.rules = rules = RuleOptions(self._theme, self._choice, RuleSets(self._preferences))
            rules.chosen.connect(self._agree)
            rules.handicap_chosen.connect(self._give_handicap)
            rules.rules_chosen.connect(self._take_rules)
            rules.help_wanted.connect(self.help_wanted)
            rules.closed.connect(self.close_rules)
            self._stack.addWidget(rules)
            self._stack.setCurrentWidget(rules)
            begin_at(self, first := rules.go_to(rule))
            first.setFocus()

    def close_rules(self) -> None:
        """Back to the game, its players and its board."""
        if self.rules is not None:
            old, self.rules = self.rules, None
            self._stack.setCurrentWidget(self._form)
            self._stack.removeWidget(old)
            old.deleteLater()
            begin_at(self, self.go)
            self.more.setFocus()

    @property
    def rule(self) -> str | None:
        """The rule option that is looked at, for when the page is rebuilt; None if none is."""
        return None if self.rules is None else self.rules.place

    # What to expect

    def _show_prospects(self, choice: NewGameSettings) -> None:
        if self._past.problem:
            self.prospects.tell(self._past.problem)
            return
        self.prospects.sync(self._prospects.chance(choice), self._prospects.advice(choice))

    def _take_level(self, level: str) -> None:
        for row, seat in enumerate(self._choice.seated):
            if not seat.human:
                self.model.setData(self.model.index(row, Column.LEVEL), level)

    # The cast

    @property
    def _person(self) -> str:
        """The name of the first person at the table."""
        return next((seat.name.strip() for seat in self._choice.seated if seat.human), "")

    def _standing(self, character: str) -> str:
        if not character:
            return ""
        return standing_text(BY_KEY[character].name, encounters(self._past.games, self._person).get(character))

    def open_cast(self, row: int) -> None:
        """Show the cast for a seat."""
        if self.cast is not None:
            return
        self.board.commit()
        seats = self._choice.seated
        taken = {seat.character for place, seat in enumerate(seats) if seat.character and place != row}
        met = encounters(self._past.games, self._person)
        self.cast = cast = CastPage(self._theme, seats[row].name, seats[row].character, taken, met, self._past.problem)
        cast.chosen.connect(lambda key: self._seat_character(row, key))
        cast.closed.connect(self.close_cast)
        self._stack.addWidget(cast)
        self._stack.setCurrentWidget(cast)
        begin_at(self, cast.first)
        cast.first.setFocus()

    def _seat_character(self, row: int, key: str) -> None:
        self.model.setData(self.model.index(row, Column.CHARACTER), key)
        self.close_cast()

    def close_cast(self) -> None:
        """Back to the game, its players and its board."""
        if self.cast is not None:
            old, self.cast = self.cast, None
            self._stack.setCurrentWidget(self._form)
            self._stack.removeWidget(old)
            old.deleteLater()
            begin_at(self, self.go)
            self._show()
            self.go.setFocus()

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
        elif self.rules is not None or self.cast is not None:
            event.accept()
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
