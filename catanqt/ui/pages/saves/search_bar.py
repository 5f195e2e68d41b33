"""The bar above the list of saved games: kept or deleted games, search, and order."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QWidget

from catanqt.ui.pages.factories import button, label
from catanqt.ui.play.library import SORTS
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.named_combo import NamedCombo

TYPING = 120
"""Milliseconds after the last letter until the list is searched."""


class SearchBar(QWidget):
    """Holds the filter and the order of the list, and signals changes."""

    searched = Signal()
    shelf_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.search = self._search_field(theme)
        self.sort = self._sort_box()
        self.kept = button(theme, tr("Games"), "save")
        self.bin = button(theme, tr("Deleted"), "trash")
        self._shelves = QButtonGroup(self)
        for made in (self.kept, self.bin):
            made.setCheckable(True)
            made.setAutoExclusive(True)
            self._shelves.addButton(made)
        self.kept.setChecked(True)
        self._shelves.buttonClicked.connect(lambda: self.shelf_changed.emit())
        self._typed = QTimer(self, singleShot=True, interval=TYPING)
        self._typed.timeout.connect(self.searched)
        self.search.textChanged.connect(lambda: self._typed.start())
        self._lay_out(theme)

    @property
    def words(self) -> str:
        """The text to look for. Reading it cancels a pending signal, which would bring nothing new."""
        self._typed.stop()
        return self.search.text().strip()

    @property
    def order(self) -> str:
        return str(self.sort.currentData())

    def _search_field(self, theme: Theme) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(tr("Search names, players, games"))
        field.setAccessibleName(tr("Search"))
        field.setClearButtonEnabled(True)
        find = QIcon(icons.pixmap("search", theme.px(16), theme.muted, theme.raised, 2.0))
        field.addAction(find, QLineEdit.ActionPosition.LeadingPosition)
        return field

    def _sort_box(self) -> NamedCombo:
        box = NamedCombo(tr("Sort by"))
        names = {
            "changed": tr("Last played first"),
            "created": tr("Newest first"),
            "name": tr("By name"),
            "game": tr("By game"),
        }
        for key in SORTS:
            box.addItem(names[key], key)
        return box

    def _lay_out(self, theme: Theme) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        row.addWidget(label(tr("Saved games"), "h1"))
        row.addSpacing(theme.px(14))
        row.addWidget(self.kept)
        row.addWidget(self.bin)
        row.addStretch(1)
        row.addWidget(self.search, 3)
        row.addWidget(self.sort)
