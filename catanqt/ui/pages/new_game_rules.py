"""The rules that can be agreed upon before a game, behind "More"."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QSpinBox, QWidget

from catanqt.ui.language import tr
from catanqt.ui.models.choice import RULES, Choice, Rule, extra_points
from catanqt.ui.pages.parts import label
from catanqt.ui.theme import Theme


def rule_name(key: str) -> str:
    return {
        "goal": tr("Points to win"),
        "match_order": tr("Order of the matches"),
        "card_icon_on_landing": tr("A card space of the results track counts only if you stop on it"),
        "finish_matchday": tr("A matchday is finished even if somebody reaches the trophy"),
        "start_ships": tr("Ships at the start"),
        "advanced_trade": tr("Players trade with each other"),
    }[key]


def value_name(key: str, value: str) -> str:
    return {
        ("match_order", "active"): tr("The active player first"),
        ("match_order", "chart"): tr("As in the fixture list"),
    }[key, value]


class RulesBox(QFrame):
    """A control for each rule; those of other games are hidden."""

    chosen = Signal(object, object)
    """The `Rule`, and its value."""

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
        for row, rule in enumerate(RULES):
            control = self._control(rule)
            self.controls[rule.key] = control
            if isinstance(control, QCheckBox):
                grid.addWidget(control, row, 0, 1, 2)
                continue
            control.setAccessibleName(rule_name(rule.key))
            self._words[rule.key] = label(rule_name(rule.key))
            grid.addWidget(self._words[rule.key], row, 0)
            grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignRight)

    def _control(self, rule: Rule) -> QWidget:
        if isinstance(rule.usual, bool):
            check = QCheckBox(rule_name(rule.key))
            check.toggled.connect(lambda on: self.chosen.emit(rule, on))
            return check
        if isinstance(rule.usual, int):
            spin = QSpinBox()
            spin.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            spin.valueChanged.connect(lambda value: self.chosen.emit(rule, value - self._over(rule)))
            return spin
        combo = QComboBox()
        for value in rule.values:
            combo.addItem(value_name(rule.key, str(value)), value)
        combo.activated.connect(lambda place: self.chosen.emit(rule, combo.itemData(place)))
        return combo

    def _over(self, rule: Rule) -> int:
        """People think of all the points that win, the rule of those without the scenarios'."""
        return self._extra if rule.key == "goal" else 0

    def sync(self, choice: Choice) -> None:
        self._extra = extra_points(choice.scenarios) if choice.game == "classic" else 0
        for rule in RULES:
            control = self.controls[rule.key]
            fits = rule in choice.rules
            control.setVisible(fits)
            if rule.key in self._words:
                self._words[rule.key].setVisible(fits)
            if fits:
                with QSignalBlocker(control):
                    self._show(control, rule, choice.rule(rule))

    def _show(self, control: QWidget, rule: Rule, value: int | bool | str) -> None:
        if isinstance(control, QCheckBox):
            control.setChecked(bool(value))
        elif isinstance(control, QSpinBox):
            numbers = [int(one) + self._over(rule) for one in rule.values]
            control.setRange(min(numbers), max(numbers))
            control.setValue(int(value) + self._over(rule))
        elif isinstance(control, QComboBox):
            control.setCurrentIndex(control.findData(value))
