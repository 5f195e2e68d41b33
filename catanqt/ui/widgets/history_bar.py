"""The bar for looking back, in place of the tray: timeline, steps, replay at any speed, ways out."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout

from catanqt.kernel.game import Action
from catanqt.rules.colours import colours
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.history import SPEEDS, History
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import button, label, tool_button
from catanqt.ui.widgets.named_combo import NamedCombo
from catanqt.ui.widgets.timeline import Timeline

ROOMY, NEEDS = 1000, 560
"""From this width on there is room to say where we are, the prompt says it too; and so wide it wants to be itself."""
ENDS = ("first", "last")


class HistoryBar(QFrame):
    """Shown while the viewer looks at the past, or on demand."""

    play_on = Signal(int)
    """Somebody wants a new game that goes on after so many entries."""

    def __init__(self, theme: Theme, history: History) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAccessibleName(tr("History"))
        self._theme = theme
        self._history = history
        self.timeline = Timeline(theme)
        self.timeline.wanted.connect(history.go)
        self.timeline.turned.connect(history.step_turn)
        self._tools: dict[str, QToolButton] = {}
        self._narrow = False
        self.where = label("", "muted")
        self.fork = button(tr("Play on from here"), theme, "flag")
        self.fork.setToolTip(tr("Start a new game from this moment, with its own dice; this one stays as it is"))
        self.fork.clicked.connect(lambda: self.play_on.emit(history.position))
        self.now = button(tr("Back to now"), theme, primary=True)
        self.now.clicked.connect(lambda: history.show(False))
        for part in (self.timeline, self.where, self.fork, self.now):
            part.setParent(self)
        self.hide()

    def squeeze(self, room: int) -> None:
        """With so many pixels it says where we are only if that cuts nothing."""
        wanted = not self._narrow and self._least() + self.where.sizeHint().width() <= room
        if self.layout() is not None and wanted == self.where.isHidden():
            self.where.setVisible(wanted)

    def _least(self) -> int:
        """How wide it is without saying where we are."""
        shown = [one for one in (*self._tools.values(), self.fork, self.now) if not one.isHidden()]
        gaps = self._theme.px(2 * len(shown) + 2 + 6 + 8 + 6 + 2 * 8)
        return sum(one.sizeHint().width() for one in shown) + self.speed.sizeHint().width() + gaps

    def asks_about(self, action: Action) -> bool:
        """It asks nothing."""
        return False

    def setVisible(self, visible: bool) -> None:
        """Most games are played without looking back: what the bar is made of comes when it is first wanted."""
        if visible and self.layout() is None:
            self._lay_out()
        super().setVisible(visible)

    @cached_property
    def speed(self) -> NamedCombo:
        """How quick the game is played again."""
        made = NamedCombo(tr("Speed"))
        for speed in SPEEDS:
            figure = QLocale().toString(speed, "g", 2)
            made.addItem(tr("{speed}×", "how many times as quick", speed=figure), speed)
        made.setCurrentIndex(SPEEDS.index(1.0))
        made.setToolTip(tr("How fast the game is replayed"))
        made.activated.connect(lambda row: self._history.set_speed(SPEEDS[row]))
        return made

    def _lay_out(self) -> None:
        theme, history = self._theme, self._history
        row = QHBoxLayout()
        row.setSpacing(theme.px(2))
        self._add(row, "first", tr("To the beginning"), lambda: history.go(0))
        self._add(row, "turn-back", tr("One turn back (Alt+Page Up)"), lambda: history.step_turn(-1))
        self._add(row, "previous", tr("One move back (Alt+Left)"), lambda: history.step(-1))
        self._add(row, "play", tr("Replay"), lambda: history.play(not history.playing))
        self._add(row, "next", tr("One move on (Alt+Right)"), lambda: history.step(1))
        self._add(row, "turn-on", tr("One turn on (Alt+Page Down)"), lambda: history.step_turn(1))
        self._add(row, "last", tr("To the end"), lambda: history.go(history.length))
        row.addSpacing(theme.px(6))
        row.addWidget(self.speed)
        row.addSpacing(theme.px(8))
        row.addWidget(self.where, 1)
        row.addStretch(0)
        row.addWidget(self.fork)
        row.addSpacing(theme.px(6))
        row.addWidget(self.now)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(theme.px(8), theme.px(4), theme.px(8), theme.px(6))
        whole.setSpacing(0)
        whole.addWidget(self.timeline)
        nest(whole, row)

    def _add(self, row: QHBoxLayout, icon: str, name: str, do: object) -> None:
        made = tool_button(name, self._theme, icon)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        made.clicked.connect(do)
        if self._narrow and icon in ENDS:
            made.hide()
        self._tools[icon] = made
        row.addWidget(made)

    def tool(self, name: str) -> QToolButton:
        """A button by the name of its icon: first, turn-back, previous, play, next, turn-on, last."""
        return self._tools[name]

    @property
    def buttons(self) -> list[QToolButton | QPushButton]:
        return [*self._tools.values(), self.fork, self.now]

    @property
    def needs(self) -> int:
        return self._theme.px(NEEDS) if self.layout() is None else max(self._theme.px(NEEDS), self._least())

    def minimumSizeHint(self) -> QSize:
        """It never makes the board narrower than it must be; its words give way first."""
        return QSize(self._theme.px(300), super().minimumSizeHint().height())

    def fit(self, width: int) -> None:
        """Take the room that a page of this width leaves; without the ends, to which the line leads as well."""
        self._narrow = width < self._theme.px(ROOMY + 300)
        self.where.setVisible(not self._narrow)
        for name in ENDS:
            if name in self._tools:
                self._tools[name].setVisible(not self._narrow)

    # What is shown

    def sync(self, perspective: Perspective) -> None:
        """Show where we are; nothing is worked out while the bar is not wanted."""
        history, header = self._history, perspective.header
        if not history.open:
            return
        here, end = history.position, history.length
        names = [seat.name for seat in header.seats]
        self.timeline.show_game(end, here, history.turns, names, colours(header))
        self.where.setText(self._where(perspective))
        for name in ("first", "turn-back", "previous"):
            self._tools[name].setEnabled(here > 0)
        for name in ("next", "turn-on", "last"):
            self._tools[name].setEnabled(here < end)
        self._tools["play"].setEnabled(end > 0)
        self.fork.setEnabled(history.looking_back)
        self.now.setText(tr("Back to now") if history.looking_back else tr("Close"))
        self._show_playing(history.playing)

    def _where(self, perspective: Perspective) -> str:
        history = self._history
        last = history.turns[-1].number if history.turns else 0
        if not perspective.state.turn_number:
            return tr("Set-up, move {move} of {moves}", move=history.position, moves=history.length)
        return tr(
            "Turn {turn} of {turns}, move {move} of {moves}",
            turn=perspective.state.turn_number,
            turns=last,
            move=history.position,
            moves=history.length,
        )

    def _show_playing(self, playing: bool) -> None:
        name, icon = (tr("Pause"), "pause") if playing else (tr("Replay"), "play")
        made = self._tools["play"]
        if made.accessibleName() != name:
            made.setText(name)
            made.setAccessibleName(name)
            made.setToolTip(name)
            made.setIcon(icons.icon(icon, self._theme, self._theme.px(18)))
