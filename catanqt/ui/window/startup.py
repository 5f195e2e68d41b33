"""Work after the first frame of the window: opening the saved games, and imports for later."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from catanqt.ui.play.services import Services
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Navigator, Reason
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.prefetch import Prefetch


class Startup(QObject):
    """Runs once, if the saved games are not open yet."""

    def __init__(
        self,
        services: Services,
        notifications: Notifications,
        navigator: Navigator,
        session: GameSession,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._services, self._notifications = services, notifications
        self._navigator, self._session = navigator, session
        self._begun = services.is_open()
        self._prefetch = Prefetch(self)

    def begin(self) -> None:
        """Called when the window has been painted."""
        if not self._begun:
            self._begun = True
            QTimer.singleShot(0, self, self._open)

    def _open(self) -> None:
        warning = self._services.open()
        if self._session.game is None:
            self._navigator.rebuild(Reason.LIBRARY)
        if warning:
            self._tell_of_saves(warning)
        self._notifications.tell_warnings()
        self._prefetch.start()

    def _tell_of_saves(self, details: str) -> None:
        if self._services.lasting():
            words = tr("There was a problem with your saved games. Nothing was deleted.")
        elif self._services.library.games():
            words = tr(
                "Your saved games can be read but not changed. What you play is kept only until you close the program."
            )
        else:
            words = tr("Your saved games are not available. Games are kept only until you close the program.")
        self._notifications.say(words, details)
