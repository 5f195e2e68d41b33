"""The cover between two people at one machine: nothing is shown until the next one says that they are there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from catanqt.ui.language import tr
from catanqt.ui.theme import Theme
from catanqt.ui.widgets.marks import OwnerMark


class Cover(QWidget):
    """Names whose turn it is to look at the screen."""

    lifted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self._theme = theme
        self._mark = OwnerMark(theme, next(iter(theme.owners)), theme.px(96))
        self._name = QLabel()
        self._name.setProperty("role", "h1")
        self._text = QLabel(tr("Pass the screen on. Nobody else should look now."))
        self.button = QPushButton(tr("Show my cards"))
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self.lifted)
        column = QVBoxLayout(self)
        column.addStretch(1)
        for widget in (self._mark, self._name, self._text, self.button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.setSpacing(theme.px(16))

    def ask(self, name: str, colour: str) -> None:
        """Ask for this person."""
        self._mark.show_owner(colour)
        self._name.setText(tr("{name}, it is for you to decide", name=name))
        self.setAccessibleName(self._name.text())
        self.button.setFocus()
