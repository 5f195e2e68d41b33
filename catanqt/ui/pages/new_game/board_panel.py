"""The board of the new-game page: a preview, its kind, its seed."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QValidator
from PySide6.QtWidgets import QBoxLayout, QFrame, QLineEdit, QVBoxLayout, QWidget

from catanqt.rules.base.board_generator import new_board_seed
from catanqt.rules.catalog import ruleset
from catanqt.ui.models.new_game_settings import LONGEST_SEED, NewGameSettings
from catanqt.ui.pages.factories import button, label
from catanqt.ui.pages.new_game.board_preview import BoardPreview
from catanqt.ui.play.daily_board import day_seed, today
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.games import board_line, board_name
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.named_combo import NamedCombo

TYPING = 250
"""Milliseconds after the last letter until the island of a typed seed is painted."""
SEED = 118
"""So wide is the field of the seed at least: that of the board of the day, the longest the program makes, is whole."""
ONE_ROW = 480
"""From which width on all controls below the board stand in one row, not in two."""
BESIDE = 600
"""From which width on the controls stand beside the board, not below."""


class SeedValidator(QValidator):
    """Letters, digits and hyphens, in capitals; anything else that is typed or pasted falls out."""

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        before, after = clean_seed(text[:position]), clean_seed(text[position:])
        seed = (before + after)[:LONGEST_SEED]
        state = QValidator.State.Acceptable if seed else QValidator.State.Intermediate
        return state, seed, min(len(before), len(seed))


def clean_seed(text: str) -> str:
    return "".join(letter for letter in text.upper() if letter.isascii() and (letter.isalnum() or letter == "-"))


class BoardPanel(QFrame):
    """Preview and controls."""

    kind_chosen = Signal(str)
    seed_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._theme = theme
        self._shown: tuple[object, ...] = ()
        self.preview = BoardPreview(theme)
        self.preview.setMinimumSize(200, 140)
        self.preview.setAccessibleName(tr("Preview of the board"))
        self.kind = NamedCombo(tr("Board layout"))
        self.kind.setSizeAdjustPolicy(NamedCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(8)
        self.kind.activated.connect(lambda place: self.kind_chosen.emit(self.kind.itemData(place)))
        self.seed = QLineEdit()
        self.seed.setMinimumWidth(theme.px(SEED))
        self.seed.setAccessibleName(tr("Seed of the board"))
        self.seed.setValidator(SeedValidator(self.seed))
        self.seed.setToolTip(tr("The same seed gives the same board: share it with friends."))
        self.shuffle = button(theme, tr("Shuffle"), "shuffle")
        self.shuffle.setAccessibleName(tr("Shuffle"))
        self.shuffle.setToolTip(tr("Another island"))
        self.shuffle.clicked.connect(lambda: self.seed_chosen.emit(new_board_seed()))
        self.daily = button(theme, tr("Board of the day"), "day")
        self.daily.setAccessibleName(tr("Board of the day"))
        self.daily.setToolTip(tr("Everybody gets this island today"))
        self.daily.clicked.connect(self._take_day)
        self.note = label("", "muted", wrap=True)
        self._typed = QTimer(self, singleShot=True, interval=TYPING)
        self._typed.timeout.connect(self._take_seed)
        self.seed.textEdited.connect(lambda: self._typed.start())
        self.seed.editingFinished.connect(self._take_seed)
        self._lay_out()

    def _lay_out(self) -> None:
        px = self._theme.px
        self._fields = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._fields.setSpacing(px(6))
        self._captions = [label(tr("Board"), "caption"), label(tr("Seed"), "caption")]
        self._fields.addWidget(self._captions[0])
        self._fields.addWidget(self.kind)
        self._fields.addWidget(self._captions[1])
        self._seed_row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._seed_row.setSpacing(px(6))
        self._seed_row.addWidget(self.seed, 1)
        self._seed_row.addWidget(self.shuffle)
        self._seed_row.addWidget(self.daily)
        nest(self._fields, self._seed_row)
        self._side = QVBoxLayout()
        self._side.setSpacing(px(8))
        nest(self._side, self._fields)
        self._side.addWidget(self.note)
        self._side.addStretch(1)
        holder = QWidget()
        holder.setLayout(self._side)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._holder = holder
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(px(10), px(10), px(10), px(10))
        self._whole.setSpacing(px(10))
        self._whole.addWidget(self.preview, 1)
        self._whole.addWidget(holder)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px, beside = self._theme.px, self.width() >= self._theme.px(BESIDE)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(across if beside else down)
        one_row = not beside and self.width() >= px(ONE_ROW)
        self._fields.setDirection(across if one_row else down)
        self._seed_row.setDirection(down if beside else across)
        for caption in self._captions:
            caption.setVisible(beside)
        self.shuffle.setText(tr("Shuffle") if beside or self.width() > px(420) else "")
        self.daily.setText(tr("Board of the day") if beside or self.width() > px(600) else "")
        self._fields.setStretch(1, 1 if one_row else 0)
        self._holder.setMaximumWidth(px(190) if beside else 16_777_215)
        self._holder.setMinimumWidth(px(190) if beside else 0)
        self._whole.activate()

    def commit(self) -> None:
        """Take what is typed, even if its last letter came just now."""
        if self._typed.isActive():
            self._take_seed()

    def _take_seed(self) -> None:
        self._typed.stop()
        self.seed_chosen.emit(self.seed.text() or new_board_seed())

    def _take_day(self) -> None:
        """The island of today; it is always one of the usual kind."""
        self._typed.stop()
        if self.kind.currentIndex() != 0:
            self.kind_chosen.emit(self.kind.itemData(0))
        self.seed_chosen.emit(day_seed(today()))

    def sync(self, choice: NewGameSettings) -> None:
        boards = ruleset(choice.game, choice.scenarios).boards
        if [self.kind.itemData(place) for place in range(self.kind.count())] != list(boards):
            with QSignalBlocker(self.kind):
                self.kind.clear()
                for kind in boards:
                    self.kind.addItem(board_name(kind), kind)
                    line = board_line(kind)
                    self.kind.setItemData(self.kind.count() - 1, line, Qt.ItemDataRole.ToolTipRole)
        with QSignalBlocker(self.kind):
            self.kind.setCurrentIndex(self.kind.findData(choice.board))
        self.kind.setEnabled(len(boards) > 1)
        if not self._typed.isActive() and self.seed.text() != choice.seed:
            self.seed.setText(choice.seed)
        self.seed.setEnabled(choice.seed_matters)
        self.shuffle.setEnabled(choice.seed_matters)
        self.daily.setEnabled(choice.seed_matters or len(boards) > 1)
        of_today = choice.seed_matters and choice.board == boards[0] and choice.seed == day_seed(today())
        told = tr("The board of the day: whoever plays it today gets this island.")
        if of_today and not choice.usual_board:
            told = tr("The board of the day, changed by your rule options: others get it only with the same options.")
        self.note.setText(told if of_today else board_line(choice.board))
        self._preview(choice)

    def _preview(self, choice: NewGameSettings) -> None:
        """Painted only if it would look different."""
        colours = tuple(seat.colour for seat in choice.seated)
        seed = choice.seed if choice.seed_matters else ""
        wanted = choice.game, choice.scenarios, choice.board, seed, colours, tuple(sorted(choice.options.items()))
        if wanted == self._shown:
            return
        self._shown = wanted
        header = choice.header(shuffled=False)
        self.preview.show_board(header, ruleset(header.game, header.scenarios).new_game(header))
