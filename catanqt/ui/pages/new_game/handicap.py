"""The handicap of a player: how many points more or fewer it needs to win."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QMenu, QToolButton, QWidget

from catanqt.ui.text.house_rules import handicap_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.named_combo import NamedCombo

Handicaps = Mapping[int, str]
"""All that can be chosen, and why not now; no reason if it can."""


class HandicapButton(QToolButton):
    """A small button in the seat's row with a list behind it."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("flat", True)
        self.setFixedSize(theme.px(38), theme.px(20))
        self.setStyleSheet(f"padding: 0; font-size: {theme.px(12)}px;")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._menu.setToolTipsVisible(True)
        self.setMenu(self._menu)
        self._group = QActionGroup(self)
        self._group.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self._offered: dict[int, str] = {}

    def sync(self, name: str, points: int, handicaps: Handicaps) -> None:
        """Shown once a player has one: it is given on the page of the rule options, and can be changed here."""
        self.setVisible(bool(handicaps) and points != 0)
        if self._offered != dict(handicaps):
            self._offer(handicaps)
        for action in self._group.actions():
            action.setChecked(action.data() == points)
        self.setText(short_text(points))
        self.setAccessibleName(tr("Handicap of {name}: {handicap}", name=name, handicap=handicap_text(points)))
        self.setToolTip(tr("Handicap: how many points more or fewer this player needs to win"))

    def _offer(self, handicaps: Handicaps) -> None:
        self._offered = dict(handicaps)
        for old in self._group.actions():
            self._group.removeAction(old)
        self._menu.clear()
        for points in sorted(handicaps):
            made = QAction(handicap_text(points), self._menu)
            made.setCheckable(True)
            made.setData(points)
            made.setEnabled(not handicaps[points])
            made.setToolTip(handicaps[points])
            self._group.addAction(made)
            self._menu.addAction(made)


class HandicapBox(NamedCombo):
    """The same as a list, beside the other rules."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.activated.connect(lambda place: self.chosen.emit(self.itemData(place)))

    def sync(self, name: str, points: int, handicaps: Handicaps) -> None:
        self.call(tr("Handicap of {name}", name=name))
        with QSignalBlocker(self):
            if self.count() == 0:
                for one in sorted(handicaps):
                    self.addItem(handicap_text(one), one)
            for place in range(self.count()):
                disable(self, place, handicaps[self.itemData(place)])
            self.setCurrentIndex(self.findData(points))


def disable(combo: QComboBox, place: int, why: str) -> None:
    """Let an item of a list be chosen unless there is a reason why not, which its tip says."""
    model = combo.model()
    assert isinstance(model, QStandardItemModel)
    model.item(place).setEnabled(not why)
    model.item(place).setToolTip(why)


def short_text(points: int) -> str:
    """As it stands on a small button."""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "±0"
