"""The frame of the window: one page at a time with its menus and its notice, in today's paint and language.

Pages are rebuilt whenever paint, language or size of text changes; what must survive lives outside them.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget

from catanqt.ui.crash import CrashWatch, report
from catanqt.ui.language import speak, tr
from catanqt.ui.services import Services
from catanqt.ui.shortcuts import sequences
from catanqt.ui.theme import Theme, make_theme, palette, stylesheet
from catanqt.ui.window.notification_bar import Notice

SMALLEST = 1024, 700
USUAL = 1360, 860
FRAME = 16, 48
"""What a system's frame and title take, about."""
REBUILDS = ("appearance", "colour_blind", "scale")
"""The preferences that change the paint of every page."""


class PageFrame(QMainWindow):
    """Shows one page at a time; which pages there are, the window says that is built on it."""

    notice: Notice

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._entries: list[QAction] = []
        """What is in the menus now."""
        self._show: Callable[[], QWidget] = self._start_page
        self._below = self._show
        """The page that others lead back to."""
        self._page: QWidget | None = None
        self.setWindowTitle("CatanQt")
        self.setMinimumSize(*SMALLEST)
        self.watch = CrashWatch(self)
        self.watch.crashed.connect(self._crashed)
        self.watch.install()
        self._paint()
        self._restore_place()
        services.preferences.changed.connect(self._preference_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    # What the window on this frame says

    def _start_page(self) -> QWidget:
        """The page to begin with, and to fall back on."""
        raise NotImplementedError

    def _fill_menus(self) -> None:
        """Put into the menu bar what can be done now."""
        raise NotImplementedError

    def _leave_page(self) -> None:
        """The page goes; another one comes."""
        self._page = None

    def _page_broke(self) -> None:
        """A page could not be made: let go of what it was about."""

    # Paint

    @property
    def theme(self) -> Theme:
        return self._theme

    def _paint(self) -> None:
        """Make the theme that is wanted now, and everything with it."""
        preferences = self.services.preferences
        wanted = preferences["appearance"]
        system = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        dark = system if wanted == "system" else wanted == "dark"
        self._theme = make_theme(dark, preferences["colour_blind"], preferences["scale"] / 100)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setPalette(palette(self._theme))
        application.setStyleSheet(stylesheet(self._theme))
        self._repaint()

    def _repaint(self) -> None:
        """The same page anew; what the notice says stays."""
        said = self.notice.said if self._page is not None else None
        self._rebuild()
        if said is not None and not self.notice.text:
            self.notice.say(*said)

    def _clear_menus(self) -> None:
        """Old entries go for good: they would hold on to tables and pages that are gone."""
        bar = self.menuBar()
        # Only ours: a narrow bar has a menu of Qt's own among its children, for what does not fit.
        menus = [menu for action in bar.actions() if isinstance(menu := action.menu(), QMenu)]
        bar.clear()
        for menu in menus:
            menu.deleteLater()
        for entry in self._entries:
            entry.deleteLater()
        self._entries.clear()

    def _rebuild(self) -> None:
        """Make menus, notice and page anew. Whatever fails on the way, the window is whole in the end."""
        self._guarded(self._clear_menus)
        self._guarded(self._fill_menus)
        if not self._guarded(self._leave_page):
            self._page_broke()
        self._page = None
        frame = QWidget()
        frame.setObjectName("page")
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.notice = Notice(self._theme)
        layout.addWidget(self.notice)
        self.watch.forget()
        self._page = self._make_page()
        layout.addWidget(self._page, 1)
        self.setCentralWidget(frame)
        self._page.setFocus()

    def _make_page(self) -> QWidget:
        """The page that is wanted; should it break while it is made, a plain one that says so."""
        try:
            return self._show()
        except Exception:  # noqa: BLE001 - shown on the page, and printed by the hook
            sys.excepthook(*sys.exc_info())
            text = report(traceback.format_exc())
        self._page_broke()
        self._show = self._below = lambda: self._failure_page(text)
        return self._show()

    def _failure_page(self, text: str) -> QWidget:
        from catanqt.ui.pages.failure import FailurePage

        return FailurePage(text, self._return_to_start)

    def _return_to_start(self) -> None:
        self._below = self._start_page
        self.go(self._start_page)

    def _guarded(self, work: Callable[[], None]) -> bool:
        """Do one step of a rebuild; if it fails, that is reported and the others are done all the same."""
        try:
            work()
        except Exception:  # noqa: BLE001 - reported by the hook
            sys.excepthook(*sys.exc_info())
            return False
        return True

    def _scheme_changed(self) -> None:
        if self.services.preferences["appearance"] == "system":
            self._paint()

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            speak(self.services.preferences["language"])
        elif name in REBUILDS:
            self._paint()

    def changeEvent(self, event: QEvent) -> None:
        """A translator was installed or removed: all words are asked anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._repaint()
        super().changeEvent(event)

    # Pages

    @property
    def page(self) -> QWidget | None:
        return self._page

    def go(self, show: Callable[[], QWidget]) -> None:
        """Show another page."""
        self._show = show
        self._rebuild()

    def stay(self, show: Callable[[], QWidget]) -> None:
        """Show a page that others lead back to."""
        self._below = show
        self.go(show)

    def _crashed(self, text: str) -> None:
        self.notice.say(tr("Something went wrong. Your game is saved up to the last move."), text)

    def offer_report(self, text: str) -> None:
        """Tell of a crash that ended the program last time."""
        told = tr("CatanQt ended unexpectedly last time. Your games are saved up to the last move.")
        self.notice.say(told, report(text))

    # Place

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_place(self) -> None:
        place = self.services.preferences.remembered("geometry")
        if not (isinstance(place, QByteArray) and self.restoreGeometry(place)):
            room = self.screen().availableSize() - QSize(*FRAME)
            self.resize(QSize(*USUAL).boundedTo(room))
        # Qt believes what it reads: a damaged place may be larger than all screens together.
        self.resize(self.size().boundedTo(self.screen().virtualSize()))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.services.preferences.remember("geometry", self.saveGeometry())
        self._show = self._start_page
        self.watch.remove()
        super().closeEvent(event)

    def make_action(
        self, text: str, slot: Callable[[], object], keys: QKeySequence | QKeySequence.StandardKey | str = ""
    ) -> QAction:
        """An action of a menu."""
        action = QAction(text, self)
        self._entries.append(action)
        if keys:
            action.setShortcuts(sequences(keys))
        action.triggered.connect(lambda *_: slot())
        return action
