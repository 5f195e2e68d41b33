"""Presets, and sets of rules with names of one's own: chosen, kept, renamed, deleted."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from catanqt.kernel.rule_options import PRESETS, Value
from catanqt.ui.models.new_game_settings import NewGameSettings
from catanqt.ui.models.rule_sets import LONGEST, MOST, RuleSet, RuleSets, widest_options
from catanqt.ui.pages.factories import button, label
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.house_rules import same_rules
from catanqt.ui.text.i18n import tr, translated
from catanqt.ui.theme.theme import Theme

DATA = Qt.ItemDataRole.UserRole


class _List(QListWidget):
    """Enter and Space choose; they reach nothing else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentRow() >= 0:
                self.itemClicked.emit(self.currentItem())
            event.accept()
        else:
            super().keyPressEvent(event)


class RuleSetList(QWidget):
    """The left side of the rule options."""

    chosen = Signal(object)
    """The rules of a preset or a set."""

    def __init__(self, theme: Theme, sets: RuleSets) -> None:
        super().__init__()
        self._sets = sets
        self._choice: NewGameSettings | None = None
        self._own: Mapping[str, Value] | None = None
        """Rules that were put together and not kept, so that a look at a preset costs nothing."""
        self.list = _List()
        self.list.setObjectName("topics")
        self.list.setAccessibleName(tr("Presets and sets of your own"))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._choose)
        self.about = label("", "muted", wrap=True)
        self.name = QLineEdit(maxLength=LONGEST, placeholderText=tr("Name for these rules"))
        self.name.setAccessibleName(tr("Name for these rules"))
        self.name.returnPressed.connect(self._keep)
        self.name.textChanged.connect(lambda: self._enable())
        self.keep = button(theme, tr("Save"), "save")
        self.keep.setToolTip(tr("Save these rules under this name"))
        self.rename = button(theme, tr("Rename"), "edit")
        self.delete = button(theme, tr("Delete"), "trash")
        self.keep.clicked.connect(self._keep)
        self.rename.clicked.connect(self._rename)
        self.delete.clicked.connect(self._delete)
        for made in (self.keep, self.rename, self.delete):
            made.setProperty("small", True)
        self._lay_out(theme)

    def _lay_out(self, theme: Theme) -> None:
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.px(6))
        lines.addWidget(self.list, 1)
        lines.addWidget(self.about)
        lines.addWidget(self.name)
        grid = QGridLayout()
        grid.setSpacing(theme.px(6))
        grid.addWidget(self.keep, 0, 0, 1, 2)
        grid.addWidget(self.rename, 1, 0)
        grid.addWidget(self.delete, 1, 1)
        nest(lines, grid)

    # What is shown

    def sync(self, choice: NewGameSettings) -> None:
        """Mark the set that the rules are; one that is neither a preset nor kept is the table's own."""
        self._choice = choice
        own = self._sets.of(choice.game)
        current = next((("preset", one.key) for one in PRESETS if self._is(preset_rules(choice.game, one.key))), None)
        current = next((("set", one.name) for one in own if self._is(one.rules)), current)
        if current is None:
            current = ("own", "")
            self._own = {key: value for key, value in choice.agreed.items() if key != "board"}
        with QSignalBlocker(self.list):
            self.list.clear()
            for preset in PRESETS:
                self._add(translated(preset.name), translated(preset.about), ("preset", preset.key), current)
            for one in own:
                self._add(one.name, tr("A set of your own."), ("set", one.name), current)
            if self._own is not None:
                told = tr("What you put together last; give it a name to save it.")
                self._add(tr("Your own choice"), told, ("own", ""), current)
        self.about.setText(self.list.currentItem().toolTip())
        if current[0] == "set" and not self.name.hasFocus():
            self.name.setText(current[1])
        self._enable()

    def _is(self, rules: Mapping[str, Value]) -> bool:
        """Whether what is agreed upon are these rules, as far as they fit the game."""
        assert self._choice is not None
        return same_rules(self._choice.with_rules(rules).agreed, self._choice.agreed)

    def _add(self, name: str, about: str, data: tuple[str, str], current: tuple[str, str]) -> None:
        item = QListWidgetItem(name)
        item.setToolTip(about)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, about)
        item.setData(DATA, data)
        self.list.addItem(item)
        if data == current:
            self.list.setCurrentItem(item)

    @property
    def current(self) -> RuleSet | None:
        """The set of one's own that is chosen."""
        if self._choice is None or self.list.currentRow() < 0:
            return None
        kind, name = self.list.currentItem().data(DATA)
        return self._sets.find(self._choice.game, name) if kind == "set" else None

    def _enable(self) -> None:
        named, chosen = bool(self.name.text().strip()), self.current
        self.keep.setEnabled(named)
        self.rename.setEnabled(named and chosen is not None and chosen.name != self.name.text().strip())
        self.delete.setEnabled(chosen is not None)

    # What is done

    def _choose(self, item: QListWidgetItem) -> None:
        kind, name = item.data(DATA)
        assert self._choice is not None
        if kind == "preset":
            self.chosen.emit(preset_rules(self._choice.game, name))
        elif kind == "own":
            self.chosen.emit(self._own)
        else:
            found = self._sets.find(self._choice.game, name)
            self.chosen.emit({} if found is None else found.rules)

    def _keep(self) -> None:
        choice = self._choice
        if choice is None or not self.name.text().strip():
            return
        made = self._sets.keep(self.name.text(), choice.game, choice.agreed)
        if made is None:
            self.about.setText(tr("There is room for %n sets; delete one first.", "", MOST))
            return
        self._own = None
        self.name.setText(made.name)
        self._show_again()

    def _rename(self) -> None:
        chosen = self.current
        if chosen is None:
            return
        if self._sets.rename(chosen, self.name.text()) is None:
            self.about.setText(tr("Another set has this name."))
            return
        self._show_again()

    def _delete(self) -> None:
        chosen = self.current
        if chosen is not None:
            self._sets.delete(chosen)
            self._show_again()

    def _show_again(self) -> None:
        assert self._choice is not None
        focused = QApplication.focusWidget()
        self.sync(self._choice)
        if focused is not None and not focused.isEnabled():
            self.list.setFocus()


def preset_rules(game: str, key: str) -> dict[str, Value]:
    """What a preset chooses of the rules of a game, whatever its scenarios."""
    return widest_options(game).preset(key, {})
