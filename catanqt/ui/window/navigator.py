"""The navigator: which page is shown, the ways to it and back, and the one way to rebuild it.

Pages do not follow changes of theme, language or size: they are rebuilt. State that must survive lives outside pages.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from catanqt.ui.qt.crash_handler import CrashWatch, report
from catanqt.ui.window.guard import guarded
from catanqt.ui.window.menus import Menus
from catanqt.ui.window.notification_bar import NotificationBar
from catanqt.ui.window.notifications import Notifications

Page = TypeVar("Page", bound=QWidget)


class Reason(Enum):
    """Why a page is built."""

    NAVIGATION = auto()
    """Another page is shown. For all other reasons it is the same page again."""
    THEME = auto()
    LANGUAGE = auto()
    SIZE = auto()
    """The window has another size, and the page another one of its own with it."""
    LIBRARY = auto()
    """The saved games were opened."""


def _nothing(page: QWidget) -> None:
    """The default of `Destination.leave`."""


@dataclass(frozen=True, eq=False)
class Destination(Generic[Page]):
    """A page to go to."""

    build: Callable[[], Page]
    """Called again whenever the page is rebuilt."""
    leave: Callable[[Page], None] = _nothing
    """Called before the page goes, also when it is only rebuilt."""


class Navigator(QObject):
    """Puts one page at a time into the window, with menus and a notification bar made for it.

    A page that cannot be built is replaced by one that says so.
    """

    shown = Signal(object)
    """A page has been built, for this `Reason`."""
    failed = Signal()
    """A page could not be built, or not be left: what it was about must be let go of."""

    def __init__(self, window: QMainWindow, menus: Menus, notifications: Notifications, watch: CrashWatch) -> None:
        super().__init__(window)
        self._window, self._menus, self._notifications, self._watch = window, menus, notifications, watch
        self._page: QWidget | None = None
        self._leave: Callable[[], None] | None = None

    @property
    def page(self) -> QWidget | None:
        """The page that is shown; None from when it was left until the next one is built."""
        return self._page

    def shows(self, destination: Destination[Any]) -> bool:
        return self._page is not None and self._current is destination

    # Going somewhere

    def start(self, home: Destination[Any]) -> None:
        """Show the first page. It is also the one to fall back on."""
        self.home = home
        self.stay(home)

    def go(self, destination: Destination[Any]) -> None:
        """Show a page over the one that `go_back` leads to."""
        self._current = destination
        self._show(Reason.NAVIGATION)

    def stay(self, destination: Destination[Any]) -> None:
        """Show a page that others lead back to."""
        self._base = destination
        self.go(destination)

    def go_back(self) -> None:
        self.go(self._base)

    def leave(self) -> None:
        """Disconnect the page; it is deleted when the next one is shown."""
        leave, self._leave, self._page = self._leave, None, None
        if leave is not None:
            leave()

    def lead_home(self) -> None:
        """Let pages lead back to the first page: their origin is gone."""
        self._base = self.home

    def close(self) -> None:
        """Forget all pages but the first."""
        self._current = self._base = self.home

    # Building

    def rebuild(self, reason: Reason) -> None:
        """Build the same page anew; what the notification bar says stays."""
        said = self._notifications.said if self._page is not None else None
        self._show(reason)
        if said is not None:
            self._notifications.restore(said)

    def _show(self, reason: Reason) -> None:
        """Make menus, bar and page anew. Whatever fails on the way, the window is whole in the end."""
        guarded(self._menus.clear)
        guarded(self._menus.fill)
        if not guarded(self.leave):
            self.failed.emit()
        frame, layout = _frame(self._notifications.renew())
        self._watch.forget()
        self._page = page = self._build()
        layout.addWidget(page, 1)
        self._window.setCentralWidget(frame)
        page.setFocus()
        self.shown.emit(reason)

    def _build(self) -> QWidget:
        try:
            return self._build_current()
        except Exception:  # noqa: BLE001 - shown on the page, and printed by the hook
            failure = self.failure()
        self.failed.emit()
        self._current = self._base = failure
        return self._build_current()

    def _build_current(self) -> QWidget:
        page: QWidget = self._current.build()
        self._leave = partial(self._current.leave, page)
        return page

    def failure(self) -> Destination[QWidget]:
        """Report the exception that is being handled; returns a page that says so and leads back to the first page."""
        sys.excepthook(*sys.exc_info())
        text = report(traceback.format_exc())

        def build() -> QWidget:
            from catanqt.ui.pages.failure import FailurePage

            return FailurePage(text, self._return_home)

        return Destination(build)

    def _return_home(self) -> None:
        self.stay(self.home)


def _frame(bar: NotificationBar) -> tuple[QWidget, QVBoxLayout]:
    """What fills the window below the menus. The bar has its place before the page is built, for that may move it."""
    frame = QWidget()
    frame.setObjectName("page")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(bar)
    return frame, layout
