"""The rules that can be agreed upon before a game: a searchable list of all that fit it, with presets and own sets."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from catanqt.kernel.rule_options import RuleOption
from catanqt.ui.games import presentation_of
from catanqt.ui.games.help_links import option_place
from catanqt.ui.models.new_game_settings import NewGameSettings
from catanqt.ui.models.rule_search import RuleSearch
from catanqt.ui.models.rule_sets import RuleSets
from catanqt.ui.pages.factories import ElidedLabel, button, label
from catanqt.ui.pages.new_game.rule_row import RuleRow, group_frame
from catanqt.ui.pages.new_game.rule_set_list import RuleSetList
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.games import played
from catanqt.ui.text.house_rules import summary, tip
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.wheel_guard import WheelGuard

SETS = 226
"""The width of the presets."""


class RuleOptions(QWidget):
    """The rules of one game: emits what is chosen, and shows the settings that result."""

    chosen = Signal(object, object)
    """A `RuleOption`, and its value."""
    handicap_chosen = Signal(int, int)
    rules_chosen = Signal(object)
    """All rules at once."""
    help_wanted = Signal(str, str)
    """A topic of the rules help, and a rule."""
    closed = Signal()

    def __init__(self, theme: Theme, choice: NewGameSettings, sets: RuleSets) -> None:
        super().__init__()
        self.setAccessibleName(tr("Rule options"))
        self._theme = theme
        self._wheel = WheelGuard(self)
        self.search = QLineEdit(placeholderText=tr("Search the rule options"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search the rule options"))
        self.search.setFixedWidth(theme.px(250))
        self.search.textChanged.connect(self._find)
        self.sets = RuleSetList(theme, sets)
        self.sets.setFixedWidth(theme.px(SETS))
        self.sets.chosen.connect(self.rules_chosen)
        self.rows: dict[str, RuleRow] = {}
        self._groups: list[tuple[QWidget, list[RuleRow]]] = []
        self._index = RuleSearch(choice.rules)
        self.area = self._make_list(choice)
        self.summary = ElidedLabel("", "strong")
        self.done = button(theme, tr("Done"), "check", primary=True)
        self.done.clicked.connect(self.closed)
        self._lay_out(choice)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.closed.emit)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self.sync(choice)

    def _make_list(self, choice: NewGameSettings) -> QScrollArea:
        """A panel for each game and scenario with rules of its own."""
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, self._theme.px(6), 0)
        lines.setSpacing(self._theme.px(10))
        self.told = label("", "muted", wrap=True)
        self.told.hide()
        lines.addWidget(self.told)
        for belongs, options in groupby(choice.rules, key=lambda option: option.belongs):
            frame, column = group_frame(self._theme)
            head = label(presentation_of(belongs).name(), "title")
            head.setContentsMargins(self._theme.px(14), 0, 0, self._theme.px(2))
            column.addWidget(head)
            rows = [self._row(option, choice) for option in options]
            for row in rows:
                column.addWidget(row)
            self._groups.append((frame, rows))
            lines.addWidget(frame)
        lines.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is scrolled to
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    def _row(self, option: RuleOption, choice: NewGameSettings) -> RuleRow:
        row = RuleRow(self._theme, option, choice, self._wheel)
        row.chosen.connect(self.chosen)
        row.handicap_chosen.connect(self.handicap_chosen)
        row.help_wanted.connect(lambda option: self.help_wanted.emit(*option_place(option)))
        self.rows[option.key] = row
        return row

    def _lay_out(self, choice: NewGameSettings) -> None:
        px = self._theme.px
        head = QHBoxLayout()
        head.setSpacing(px(16))
        head.addWidget(label(tr("Rule options"), "h1"))
        head.addWidget(ElidedLabel(played(choice.game, choice.scenarios), "muted"), 1)
        head.addWidget(self.search)
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        middle.addWidget(self.sets)
        middle.addWidget(self.area, 1)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.done)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(px(10))
        nest(self._whole, head)
        nest(self._whole, middle, 1)
        nest(self._whole, foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self._theme.px
        side = max(px(16 if self.width() < px(1200) else 32), (self.width() - px(1300)) // 2)
        self._whole.setContentsMargins(side, px(10), side, px(10))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the keyboard, and never starts the game from here."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The list scrolls by itself only to what is next within it, and not to where the keyboard enters it."""
        moved = super().focusNextPrevChild(forward)
        focused = QApplication.focusWidget()
        if moved and focused is not None and self.area.isAncestorOf(focused):
            self.area.ensureWidgetVisible(focused)
        return moved

    # What is shown

    def sync(self, choice: NewGameSettings) -> None:
        for row in self.rows.values():
            row.sync(choice)
        self.sets.sync(choice)
        lines = choice.rule_lines
        self.summary.setText(summary(lines) or tr("The printed rules"))
        self.summary.setToolTip(tip(lines))

    def _find(self, words: str) -> None:
        """Hide what does not have these words, and say how well they were found."""
        found = self._index.find(words)
        for frame, rows in self._groups:
            for row in rows:
                row.setVisible(row.option.key in found.keys)
            frame.setVisible(any(not row.isHidden() for row in rows))
        close = tr("No rule option has all of these words; these come closest.")
        self.told.setText(close if found.keys else tr("No rule option has these words."))
        self.told.setHidden(found.exact)
        self.area.verticalScrollBar().setValue(0)

    # Coming back to a place

    @property
    def place(self) -> str:
        """The rule that has the keyboard; empty if none has."""
        focused = QApplication.focusWidget() or self
        found = (key for key, row in self.rows.items() if row.isAncestorOf(focused))
        return next(found, "")

    def go_to(self, key: str) -> QWidget:
        """Bring a rule into sight; where the keyboard belongs then."""
        row = self.rows.get(key)
        if row is None:
            return self.search
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(row, 0, self._theme.px(60)))
        return row.help
