"""The base of pages beside a game: a heading, a way back, and something to read or set."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catanqt.ui.pages.factories import button
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel


class BackPage(QWidget):
    """Subclasses fill `body`. Escape leads back."""

    back = Signal()

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAccessibleName(title)
        heading = PlainLabel(title)
        heading.setProperty("role", "h1")
        way_back = button(theme, tr("Back"), "undo")
        way_back.clicked.connect(self.back)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.back.emit)
        self.head = QHBoxLayout()
        """Heading and way back; what else belongs there goes between them."""
        self.head.addWidget(heading)
        self.head.addStretch(1)
        self.head.addWidget(way_back)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(36, 20, 36, 24)
        whole.setSpacing(16)
        nest(whole, self.head)
        nest(whole, self.body, 1)
