"""The theme of the window: made from the preferences and the system's light or dark mode, applied everywhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import Theme, make_theme, palette, stylesheet

PREFERENCES = ("appearance", "colour_blind", "scale")
"""The preferences that the theme depends on."""


class Appearance(QObject):
    """Keeps the theme up to date."""

    changed = Signal()
    """There is a new theme, and the application wears it. Pages do not follow a theme: they are to be rebuilt."""

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._theme = self._make_theme()
        self._dress_application()
        preferences.changed.connect(self._preference_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    @property
    def theme(self) -> Theme:
        return self._theme

    def _make_theme(self) -> Theme:
        wanted = self._preferences["appearance"]
        system = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        dark = system if wanted == "system" else wanted == "dark"
        return make_theme(dark, self._preferences["colour_blind"], self._preferences["scale"] / 100)

    def _dress_application(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setPalette(palette(self._theme))
        application.setStyleSheet(stylesheet(self._theme))

    def _update(self) -> None:
        self._theme = self._make_theme()
        self._dress_application()
        self.changed.emit()

    def _preference_changed(self, name: str) -> None:
        if name in PREFERENCES:
            self._update()

    def _scheme_changed(self) -> None:
        if self._preferences["appearance"] == "system":
            self._update()
