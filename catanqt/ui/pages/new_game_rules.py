"""The rules that can be agreed upon before a game, behind "More"."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QSpinBox, QWidget

from catanqt.kernel.ruleset import RuleOption
from catanqt.rules.base.ruleset import GOAL
from catanqt.rules.catalog import all_options
from catanqt.ui.games import presentation_of
from catanqt.ui.models.choice import Choice, extra_points
from catanqt.ui.pages.parts import label
from catanqt.ui.theme import Theme


def rule_name(rule: RuleOption) -> str:
    return presentation_of(rule.belongs).option_name(rule.key)


class RulesBox(QFrame):
    """A control for each rule; those of other games are hidden."""

    chosen = Signal(object, object)
    """The `RuleOption`, and its value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.controls: dict[str, QWidget] = {}
        self._words: dict[str, QWidget] = {}
        self._extra = 0
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.px(14), theme.px(8), theme.px(14), theme.px(8))
        grid.setHorizontalSpacing(theme.px(12))
        grid.setVerticalSpacing(theme.px(6))
        grid.setColumnStretch(0, 1)
        for row, rule in enumerate(all_options()):
            control = self._control(rule)
            self.controls[rule.key] = control
            if isinstance(control, QCheckBox):
                grid.addWidget(control, row, 0, 1, 2)
                continue
            control.setAccessibleName(rule_name(rule))
            self._words[rule.key] = label(rule_name(rule))
            grid.addWidget(self._words[rule.key], row, 0)
            grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignRight)

    def _control(self, rule: RuleOption) -> QWidget:
        if isinstance(rule.usual, bool):
            check = QCheckBox(rule_name(rule))
            check.toggled.connect(lambda on: self.chosen.emit(rule, on))
            return check
        if isinstance(rule.usual, int):
            spin = QSpinBox()
            spin.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            spin.valueChanged.connect(lambda value: self.chosen.emit(rule, value - self._over(rule)))
            return spin
        combo = QComboBox()
        for value in rule.values:
            combo.addItem(presentation_of(rule.belongs).option_value(rule.key, str(value)), value)
        combo.activated.connect(lambda place: self.chosen.emit(rule, combo.itemData(place)))
        return combo

    def _over(self, rule: RuleOption) -> int:
        """People think of all the points that win, the rule of those without the scenarios'."""
        return self._extra if rule == GOAL else 0

    def sync(self, choice: Choice) -> None:
        self._extra = extra_points(choice.scenarios)
        for rule in all_options():
            control = self.controls[rule.key]
            fits = rule in choice.rules
            control.setVisible(fits)
            if rule.key in self._words:
                self._words[rule.key].setVisible(fits)
            if fits:
                with QSignalBlocker(control):
                    self._show(control, rule, choice.rule(rule))

    def _show(self, control: QWidget, rule: RuleOption, value: int | bool | str) -> None:
        if isinstance(control, QCheckBox):
            control.setChecked(bool(value))
        elif isinstance(control, QSpinBox):
            numbers = [int(one) + self._over(rule) for one in rule.values]
            control.setRange(min(numbers), max(numbers))
            control.setValue(int(value) + self._over(rule))
        elif isinstance(control, QComboBox):
            control.setCurrentIndex(control.findData(value))
