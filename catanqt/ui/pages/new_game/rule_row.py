"""A row of the house rules: the name of a rule, what it does, and the value chosen for this game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from catanqt.kernel.rule_options import RuleOption, Value
from catanqt.ui.models.new_game_settings import NewGameSettings, all_rules
from catanqt.ui.pages.factories import label, panel, tool
from catanqt.ui.pages.new_game.handicap import HandicapBox, disable
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.house_rules import option_name, option_sentence, value_text
from catanqt.ui.text.i18n import tr, translated
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.named_combo import NamedCombo
from catanqt.ui.widgets.wheel_guard import WheelGuard

BESIDE = 0.45
"""A control that takes no more of the row than this stands beside the words, else below them."""
NARROW, COMBO, TOOLS = 300, 270, 96
"""How narrow a row may be; the width of lists that stand beside the words; what tools and margins take."""
BAR = 5


class RuleRow(QWidget):
    """A row of the list. What differs from the printed rule has a bar at its edge and a way back."""

    chosen = Signal(object, object)
    """The `RuleOption`, and its value."""
    handicap_chosen = Signal(int, int)
    """The number of the seat, and its handicap."""
    help_wanted = Signal(object)

    def __init__(self, theme: Theme, option: RuleOption, choice: NewGameSettings, wheel: WheelGuard) -> None:
        super().__init__()
        self.option, self._theme = option, theme
        self._changed = False
        self.name = label(option_name(option), "strong", wrap=True)
        self.about = label(option_sentence(option), "muted", wrap=True)
        self.handicaps: list[HandicapBox] = []
        self.control = self._make_control(choice)
        self.control.setAccessibleDescription(option_sentence(option))
        wheel.guard(self.control, *self.handicaps)
        self.reset = tool(theme, "undo", "")
        self.reset.clicked.connect(self._take_back)
        self.help = tool(theme, "help", tr("Read the rule: {option}", option=option_name(option)))
        self.help.clicked.connect(lambda: self.help_wanted.emit(option))
        for small in (self.help, self.reset):
            small.setFixedSize(theme.px(30), theme.px(30))
            small.setProperty("narrow", True)  # a style sheet of its own for each would take half a second
        self.note = label("", "caption", wrap=True)
        self._lay_out()

    # Controls

    def _make_control(self, choice: NewGameSettings) -> QWidget:
        option = self.option
        if option.each_seat:
            return self._make_handicaps(choice)
        if isinstance(option.usual, bool):
            check = QCheckBox()
            check.setAccessibleName(option_name(option))
            check.toggled.connect(lambda on: self.chosen.emit(option, on))
            return check
        combo = NamedCombo(option_name(option))
        for value in _in_order(option):
            combo.addItem("", value)
        combo.activated.connect(lambda place: self.chosen.emit(option, combo.itemData(place)))
        return combo

    def _make_handicaps(self, choice: NewGameSettings) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._theme.px(8))
        for number, seat in enumerate(choice.seated):
            box = HandicapBox()
            box.chosen.connect(lambda points, number=number: self.handicap_chosen.emit(number, points))
            self.handicaps.append(box)
            grid.addWidget(label(seat.name), number, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(box, number, 1)
        return holder

    def _lay_out(self) -> None:
        px = self._theme.px
        words = QVBoxLayout()
        words.setSpacing(px(1))
        words.addWidget(self.name)
        words.addWidget(self.about)
        words.addWidget(self.note)
        words.addStretch(1)
        chosen = QHBoxLayout()
        chosen.setSpacing(px(4))
        chosen.addWidget(self.control)
        chosen.addStretch(1)
        chosen.addWidget(self.reset)
        chosen.addWidget(self.help)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(px(14), px(7), px(8), px(7))
        self._whole.setSpacing(px(10))
        nest(self._whole, words, 1)
        self._holder = chosen
        nest(self._whole, chosen)
        keep = self.reset.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keep)

    def minimumSizeHint(self) -> QSize:
        """Of the form in which the control stands below the words."""
        return QSize(self._theme.px(NARROW), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        control, room = self.control, BESIDE * self.width()
        wide = control.sizeHint().width()
        beside = wide <= room
        if isinstance(control, QComboBox):
            usual = self._theme.px(COMBO)
            beside = wide <= usual <= room
            control.setFixedWidth(usual if beside else min(wide, self.width() - self._theme.px(TOOLS)))
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(across if beside else down)
        self._whole.setSpacing(self._theme.px(10 if beside else 3))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The words of a tick box belong to it."""
        inside = self.rect().contains(event.position().toPoint())
        if isinstance(self.control, QCheckBox) and self.control.isEnabled() and inside:
            self.control.setFocus()
            self.control.toggle()
        super().mouseReleaseEvent(event)

    # What is shown

    def sync(self, choice: NewGameSettings) -> None:
        option, rules, agreed = self.option, all_rules(choice.game, choice.scenarios), choice.agreed
        why = {value: translated(words) for value in option.values if (words := rules.why_not(option, value, agreed))}
        if option.each_seat:
            self._changed = any(choice.handicaps)
            handicaps = {points: translated(words) if words else "" for points, words in choice.handicap_values.items()}
            for box, seat, points in zip(self.handicaps, choice.seated, choice.handicaps, strict=True):
                box.sync(seat.name, points, handicaps)
        else:
            self._changed = choice.rule(option) != option.usual
            self._show_value(choice.rule(option), why, choice.extra_points)
        printed = value_text(option, option.usual, choice.extra_points)
        back = tr("Back to the printed rule: {value}", value=printed)
        self.reset.setToolTip(back)
        self.reset.setAccessibleName(tr("{option}: {action}", option=option_name(option), action=back))
        self.reset.setVisible(self._changed)
        self._show_note(why, printed, choice.corner_rolls(option))
        self.update()

    def _show_value(self, value: Value, why: dict[Value, str], more: int) -> None:
        option, control = self.option, self.control
        with QSignalBlocker(control):
            if isinstance(control, QCheckBox):
                control.setChecked(bool(value))
                control.setEnabled(not why)
                control.setToolTip(next(iter(why.values()), ""))
            elif isinstance(control, QComboBox):
                for place in range(control.count()):
                    one = control.itemData(place)
                    text = value_text(option, one, more)
                    printed = tr("{value} (printed)", "the value of the printed rule", value=text)
                    control.setItemText(place, printed if one == option.usual else text)
                    disable(control, place, why.get(one, ""))
                control.setCurrentIndex(control.findData(value))
                control.setEnabled(len(why) < control.count() - 1)
                control.setToolTip("" if control.isEnabled() else next(iter(why.values()), ""))

    def _show_note(self, why: dict[Value, str], printed: str, rolls: int | None) -> None:
        """Why nothing can be chosen; else what the board has of it, or what the printed rule of a tick box is."""
        told = ""
        if not self.control.isEnabled() and why:
            told = next(iter(why.values()))
        elif rolls is not None:
            told = tr("On this board: {rolls} of 36 rolls", rolls=rolls)
        elif isinstance(self.control, QCheckBox):
            told = tr("Printed rule: {value}", value=printed)
        self.note.setText(told)
        self.note.setVisible(bool(told))

    def _take_back(self) -> None:
        control = self.handicaps[0] if self.handicaps else self.control
        control.setFocus()  # the button goes, and the keyboard must not go elsewhere
        if self.option.each_seat:
            for number, _ in enumerate(self.handicaps):
                self.handicap_chosen.emit(number, 0)
        else:
            self.chosen.emit(self.option, self.option.usual)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self._theme.line))
            if self._changed:
                bar = QRectF(0, 1, self._theme.px(BAR), self.height() - 2)
                painter.fillRect(bar, QColor(self._theme.accent))


def _in_order(option: RuleOption) -> list[Value]:
    """Plain numbers by size, others as they are declared."""
    if option.value_names or any(isinstance(value, str) for value in option.values):
        return list(option.values)
    return sorted(option.values, key=lambda value: int(value))


def group_frame(theme: Theme) -> tuple[QWidget, QVBoxLayout]:
    """A panel for the rules of one game."""
    made = panel()
    lines = QVBoxLayout(made)
    lines.setContentsMargins(1, theme.px(8), 1, theme.px(8))
    lines.setSpacing(0)
    return made, lines
