"""Notifications for the player at the top of the window, whichever page is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject

from catanqt.ui.qt.crash_handler import report
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.appearance import Appearance
from catanqt.ui.window.notification_bar import NotificationBar

Message = tuple[str, str, bool]
"""A sentence, its details, and whether nothing is wrong."""


class Notifications(QObject):
    """Uses the notification bar of the current page. Each page has a new bar."""

    bar: NotificationBar

    def __init__(self, appearance: Appearance, waits: bool, parent: QObject) -> None:
        """`waits`: warnings are kept back until the first page stays, see `tell_warnings`."""
        super().__init__(parent)
        self._appearance = appearance
        self._waits = waits
        self._warnings: list[tuple[str, str]] = []

    def renew(self) -> NotificationBar:
        """A bar for the next page; it says nothing yet."""
        self.bar = NotificationBar(self._appearance.theme)
        return self.bar

    @property
    def said(self) -> Message:
        return self.bar.said

    def say(self, text: str, details: str = "", calm: bool = False) -> None:
        self.bar.say(text, details, calm)

    def restore(self, said: Message) -> None:
        """Show the message of the previous bar again, unless there is a new one."""
        if not self.bar.text:
            self.bar.say(*said)

    # Of the installation

    def warn(self, text: str, details: str) -> None:
        """Report a problem of the installation; a message that is shown already stays."""
        if self._waits:
            self._warnings.append((text, details))
            return
        said, before, _ = self.said
        if said and said != text:
            text, details = said, "\n\n".join(filter(None, (before, f"{text}\n{details}")))
        self.say(text, details)

    def tell_warnings(self) -> None:
        """The page stays: show the postponed messages, and postpone none from now on."""
        self._waits = False
        for text, details in self._warnings:
            self.warn(text, details)

    # Of crashes

    def tell_of_crash(self, text: str) -> None:
        """An exception was not caught; `text` is the report."""
        self.say(tr("Something went wrong. Your game is saved up to the last move."), text)

    def offer_report(self, text: str) -> None:
        """Tell of a crash that ended the program last time."""
        told = tr("CatanQt ended unexpectedly last time. Your games are saved up to the last move.")
        self.say(told, report(text))

    def tell_of_no_hint(self, text: str) -> None:
        """The agent that gives hints failed; `text` says how."""
        self.say(tr("Sorry, no hint is available."), report(text))
