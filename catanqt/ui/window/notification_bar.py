"""A bar at the top of the window: a message for the player, with actions. Never a dialog."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel


class NotificationBar(QFrame):
    """One sentence, and a report that can be shown and copied. Hidden until there is a message."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._icon = PlainLabel()
        self._theme = theme
        self._calm = True
        self._text = PlainLabel()
        self._text.setWordWrap(True)
        self._details = QPlainTextEdit(readOnly=True)
        self._details.setMaximumHeight(theme.px(180))
        self._details.setAccessibleName(tr("Details"))
        self._show_details = self._button(tr("Details"), self._toggle)
        self._copy = self._button(tr("Copy report"), self.copy)
        self._close = self._button(tr("Close"), self.hide)
        row = QHBoxLayout()
        row.setContentsMargins(12, 6, 6, 6)
        row.addWidget(self._icon)
        row.addWidget(self._text, 1)
        for button in (self._show_details, self._copy, self._close):
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        nest(whole, row)
        whole.addWidget(self._details)
        self.hide()

    def _button(self, text: str, slot: object) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("flat", True)
        button.setIconSize(QSize(16, 16))
        button.clicked.connect(slot)
        return button

    @property
    def said(self) -> tuple[str, str, bool]:
        """Its current message, as passed to `say`; empty once it was closed."""
        return ("", "", True) if self.isHidden() else (self.text, self.details, self._calm)

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def details(self) -> str:
        return self._details.toPlainText()

    def say(self, text: str, details: str = "", calm: bool = False) -> None:
        """Show a sentence, `calm` if nothing is wrong; an empty one hides the bar."""
        self._calm = calm
        icon, ink = ("info", self._theme.accent) if calm else ("warning", self._theme.bad)
        self._icon.setPixmap(icons.pixmap(icon, self._theme.px(20), ink, self._theme.panel, 2.0))
        self._text.setText(text)
        self._details.setPlainText(details)
        self._details.hide()
        self._show_details.setVisible(bool(details))
        self._copy.setVisible(bool(details))
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)

    def _toggle(self) -> None:
        self._details.setVisible(self._details.isHidden())
