"""The seats of the new-game page: a row each, as later in the list of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from catanqt.cast import BY_KEY
from catanqt.resource import optional
from catanqt.ui.models.new_game_settings import LONGEST_NAME, MOST_SEATS, AgentChoices, SeatSettings
from catanqt.ui.models.seats import Column, SeatsModel
from catanqt.ui.pages.factories import ElidedLabel, button, label, tool
from catanqt.ui.pages.new_game.character_button import CharacterButton
from catanqt.ui.pages.new_game.colour_picker import ColourButton
from catanqt.ui.pages.new_game.handicap import HandicapButton, Handicaps
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.cast import biography
from catanqt.ui.text.i18n import tr, translated
from catanqt.ui.text.players import level_line, level_name, player_line, temper_line, temper_name
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.named_combo import NamedCombo

ROOMY = 572
"""From this width on, level and temperament have room beside the name."""


class SeatRow(QFrame):
    """One seat: coin, name, who plays, and how strongly. It writes to the model and shows its state."""

    cast_wanted = Signal()
    """Somebody of the cast shall sit here."""

    def __init__(self, theme: Theme, model: SeatsModel, cast: AgentChoices) -> None:
        super().__init__()
        self.setObjectName("raised")
        self._theme, self._model = theme, model
        self.row = 0
        self.colour = ColourButton(theme)
        self.colour.chosen.connect(lambda colour: self._put(Column.COLOUR, colour))
        self.name = QLineEdit(maxLength=LONGEST_NAME)
        self.name.setMinimumWidth(theme.px(96))
        self.name.textEdited.connect(lambda text: self._put(Column.NAME, text))
        self.human = self._who("person", tr("Played by a person"), lambda: self._put(Column.HUMAN, True))
        self.computer = self._who("robot", tr("Played by the computer, at a level"), self._by_level)
        self.character = self._who("meeple", tr("Played by a character of the cast"), self.cast_wanted.emit)
        self._group = QButtonGroup(self)
        for choice in (self.human, self.computer, self.character):
            self._group.addButton(choice)
        self.portrait = CharacterButton(theme)
        self.portrait.clicked.connect(self.cast_wanted)
        self.level = self._combo(Column.LEVEL, cast.levels, level_name, level_line)
        self.temper = self._combo(Column.TEMPER, cast.tempers, temper_name, temper_line)
        self.up = tool(theme, "", tr("Move up: plays earlier"))
        self.up.setIcon(QIcon(str(optional(f"style/up-{theme.name}.svg") or "")))
        self.away = tool(theme, "close", tr("Remove this seat"))
        self.handicap = HandicapButton(theme)
        self.handicap.chosen.connect(lambda points: self._put(Column.HANDICAP, points))
        for small in (self.up, self.away):
            small.setFixedSize(theme.px(32), theme.px(32))
            small.setStyleSheet("padding: 0;")
        self.note = ElidedLabel("", "muted")
        self._has_tempers = bool(cast.tempers)
        self._lay_out()

    def _who(self, icon: str, tip: str, choose: Callable[[], None]) -> QToolButton:
        made = tool(self._theme, icon, tip)
        made.setProperty("flat", False)
        made.setCheckable(True)
        made.setAutoExclusive(True)  # a radio button, to screen readers
        made.clicked.connect(choose)
        return made

    def _by_level(self) -> None:
        self._put(Column.HUMAN, False)
        self._put(Column.CHARACTER, "")

    def _combo(self, column: Column, keys: Sequence[str], name: object, line: object) -> NamedCombo:
        made = NamedCombo()
        made.setSizeAdjustPolicy(NamedCombo.SizeAdjustPolicy.AdjustToContents)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for key in keys:
            made.addItem(name(key), key)  # type: ignore[operator]
            made.setItemData(made.count() - 1, line(key), Qt.ItemDataRole.ToolTipRole)  # type: ignore[operator]
        made.activated.connect(lambda place: self._put(column, made.itemData(place)))
        return made

    def _lay_out(self) -> None:
        px = self._theme.px
        both = QHBoxLayout()
        both.setSpacing(px(3))
        both.addWidget(self.human)
        both.addWidget(self.computer)
        both.addWidget(self.character)
        self._gap = QWidget()
        self._gap.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._top = QHBoxLayout()
        self._top.setSpacing(px(6))
        self._top.addWidget(self.name, 5)
        nest(self._top, both)
        self._top.addWidget(self._gap, 8)
        self._top.addWidget(self.up)
        self._top.addWidget(self.away)
        self._below = QHBoxLayout()
        self._below.setSpacing(px(6))
        self._below.addWidget(self.note, 1)
        lines = QVBoxLayout()
        lines.setSpacing(px(4))
        lines.addStretch(1)
        nest(lines, self._top)
        nest(lines, self._below)
        lines.addStretch(1)
        self._whole = whole = QHBoxLayout(self)
        whole.setContentsMargins(px(14), px(5), px(4), px(5))
        whole.setSpacing(px(8))
        coin = QVBoxLayout()
        coin.setSpacing(px(1))
        coin.addStretch(1)
        coin.addWidget(self.colour, 0, Qt.AlignmentFlag.AlignHCenter)
        coin.addWidget(self.handicap, 0, Qt.AlignmentFlag.AlignHCenter)
        coin.addStretch(1)
        nest(whole, coin)
        nest(whole, lines, 1)
        self._compact = True
        self._arrange(compact=False)

    def _arrange(self, compact: bool) -> None:
        """Where there is little room, level and temperament take the place of the note."""
        if compact == self._compact:
            return
        self._compact = compact
        for place, (choice, wide) in enumerate(((self.level, 4), (self.temper, 4), (self.portrait, 8))):
            if compact:
                self._below.insertWidget(place, choice, 1)
            else:
                self._top.insertWidget(2 + place, choice, wide)

    def minimumSizeHint(self) -> QSize:
        """Of the compact form: a row that is made narrow takes it."""
        return QSize(self._theme.px(340), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width() < self._theme.px(ROOMY))
        self._show_parts()
        self._whole.activate()  # what was moved in the middle of a resize is placed by nobody else
        self.updateGeometry()  # and what scrolls this row must hear of its new height

    def _show_parts(self) -> None:
        seat = self._model.seat(self.row)
        human, by_level = seat.human, not seat.human and not seat.character
        self.level.setVisible(by_level)
        self.temper.setVisible(by_level and self._has_tempers)
        self.portrait.setVisible(bool(seat.character))
        self._gap.setVisible(human or self._compact or (by_level and not self._has_tempers))
        self._top.setStretchFactor(self._gap, 8 if human else 4)
        self.note.setVisible(human or not self._compact)

    def _put(self, column: Column, value: object) -> None:
        self._model.setData(self._model.index(self.row, column), value)

    def sync(
        self, row: int, seat: SeatSettings, removable: bool, movable: bool, handicaps: Handicaps, standing: str
    ) -> None:
        self.row = row
        self.colour.show_colour(seat.colour, seat.name, self._model.colours)
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        self.name.setAccessibleName(tr("Name of seat {number}", number=row + 1))
        self.name.setPlaceholderText(tr("Player {number}", number=row + 1))
        self.name.setReadOnly(bool(seat.character))
        chosen = self.human if seat.human else self.character if seat.character else self.computer
        chosen.setChecked(True)
        if seat.character:
            self.portrait.show_character(BY_KEY[seat.character])
        for combo, key in ((self.level, seat.level), (self.temper, seat.temper)):
            with QSignalBlocker(combo):
                combo.setCurrentIndex(combo.findData(key))
        self._show_parts()
        self._name_tools(seat.name)
        self.level.call(tr("Strength of {name}", name=seat.name))
        self.temper.call(tr("Temperament of {name}", name=seat.name))
        self.note.setText(_note(seat, standing))
        self.up.setVisible(movable and row > 0)
        self.away.setEnabled(removable)
        points = seat.handicap if handicaps.get(seat.handicap) == "" else 0
        self.handicap.sync(seat.name, points, handicaps)
        self.update()

    def _name_tools(self, name: str) -> None:
        """For a screen reader the same tool of another row must have another name."""
        for made in (self.human, self.computer, self.character, self.up, self.away):
            made.setAccessibleName(tr("{name}: {choice}", "a tool of a seat", name=name, choice=made.toolTip()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The owner's bar at the left edge, as in the list of players."""
        super().paintEvent(event)
        owner = self._theme.owners[self._model.seat(self.row).colour]
        with painting(self) as painter:
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
            painter.fillRect(QRectF(0, 0, self._theme.px(6), self.height()), QColor(owner.base))
            painter.fillRect(QRectF(self._theme.px(6), 0, 1, self.height()), QColor(owner.dark))


def _note(seat: SeatSettings, standing: str) -> str:
    """Who plays here, in a line."""
    if seat.human:
        return tr("Plays at this computer.")
    if seat.character:
        return f"{standing}. {biography(seat.character)}" if standing else biography(seat.character)
    return player_line(seat.level, seat.temper)


class SeatsPanel(QFrame):
    """All seats, their number and their order."""

    order_changed = Signal(bool)
    cast_wanted = Signal(int)
    """Somebody of the cast shall sit in this row."""

    def __init__(self, theme: Theme, model: SeatsModel, cast: AgentChoices) -> None:
        super().__init__()
        self._model = model
        self._fewest, self._most = 2, MOST_SEATS
        self._random = True
        self._handicaps: Handicaps = {}
        self.standing: Callable[[str], str] = lambda character: ""
        """How the player stands against a character, in words."""
        self.rows = [SeatRow(theme, model, cast) for _ in range(MOST_SEATS)]
        self.add = button(theme, tr("Add a player"), "plus", flat=True)
        self.add.setStyleSheet(
            f"QPushButton {{ border: 2px dashed {theme.line_strong}; border-radius: 10px; }}"
            f"QPushButton:hover {{ border-color: {theme.accent}; }}"
            f"QPushButton:focus {{ border: 2px dashed {theme.focus}; }}"
        )
        self.add.clicked.connect(model.add)
        self.counts = {count: self._count(theme, count) for count in range(2, MOST_SEATS + 1)}
        self.random = QCheckBox(tr("Random order"))
        self.random.setToolTip(tr("Who begins is decided by the seed of the board."))
        self.random.toggled.connect(self.order_changed)
        self._lay_out(theme)
        for row in self.rows:
            row.away.clicked.connect(lambda _=False, row=row: model.remove(row.row))
            row.up.clicked.connect(lambda _=False, row=row: model.move(row.row, row.row - 1))
            row.cast_wanted.connect(lambda row=row: self.cast_wanted.emit(row.row))
        for signal in (model.dataChanged, model.rowsInserted, model.rowsRemoved, model.rowsMoved):
            signal.connect(self._show)

    def _count(self, theme: Theme, count: int) -> QToolButton:
        made = QToolButton()
        made.setText(str(count))
        made.setCheckable(True)
        made.setAutoExclusive(True)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setMinimumWidth(theme.px(36))
        made.setAccessibleName(tr("%n players", "", count))
        made.clicked.connect(lambda: self._model.set_players(count))
        return made

    def _lay_out(self, theme: Theme) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.px(4))
        head.addWidget(label(tr("Players"), "title"))
        head.addSpacing(theme.px(14))
        for made in self.counts.values():
            head.addWidget(made)
        head.addStretch(1)
        head.addWidget(self.random)
        self.setObjectName("panel")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(theme.px(12), theme.px(8), theme.px(12), theme.px(10))
        whole.setSpacing(theme.px(6))
        nest(whole, head)
        for row in self.rows:
            row.setMaximumHeight(theme.px(140))
            whole.addWidget(row, 4)
        self.add.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.add.setMaximumHeight(theme.px(80))
        whole.addWidget(self.add, 3)
        whole.addStretch(1)
        self.body = whole

    def sync(self, players: Sequence[int], random_order: bool, handicaps: Handicaps) -> None:
        """For how many the game is, whether the order is left to chance, and what handicaps there may be."""
        self._handicaps = {points: translated(why) if why else "" for points, why in handicaps.items()}
        self._fewest, self._most = players[0], players[-1]
        self._random = random_order
        with QSignalBlocker(self.random):
            self.random.setChecked(random_order)
        self._model.set_players(min(max(self._model.players, self._fewest), self._most))
        self._show()

    def _show(self) -> None:
        count = self._model.players
        for place, row in enumerate(self.rows):
            row.setVisible(place < count)
            if place < count:
                seat = self._model.seat(place)
                standing = self.standing(seat.character)
                row.sync(place, seat, count > self._fewest, not self._random, self._handicaps, standing)
        self.add.setVisible(count < self._most)
        for number, made in self.counts.items():
            made.setEnabled(self._fewest <= number <= self._most)
            made.setChecked(number == count)
            why = tr("This game is for {fewest} to {most} players.", fewest=self._fewest, most=self._most)
            made.setToolTip(tr("%n players", "", number) if made.isEnabled() else why)
