"""The session of the open game: beginning and leaving it, and what that means for the other pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from catanqt.ui.play.library import LibraryError
from catanqt.ui.play.services import Services
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.game_saving import GameSaving
from catanqt.ui.window.guard import guarded
from catanqt.ui.window.navigator import Destination, Navigator, Reason
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.open_game import OpenGame

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.pages.game.page import GamePage
    from catanqt.ui.play.controller import GameController


class GameSession(QObject):
    """Holds the open game. It outlives its page, and waits while another page is shown."""

    seated = Signal(object)
    """A game was opened (`OpenGame`); its page comes next."""
    changed = Signal()
    """The available commands may have changed."""

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        notifications: Notifications,
        saving: GameSaving,
        build_page: Callable[[GameController], GamePage],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._services, self._navigator, self._notifications = services, navigator, notifications
        self._saving, self._build_page = saving, build_page
        self.game: OpenGame | None = None
        self.page: GamePage | None = None
        """Its page, while that is shown."""
        self._waiting = False
        navigator.shown.connect(self._page_shown)
        navigator.failed.connect(self.leave)

    @property
    def controller(self) -> GameController | None:
        return None if self.game is None else self.game.controller

    @property
    def kept(self) -> bool:
        """Whether the open game is among the saved games."""
        return self.game is not None and self.game.kept

    # Sitting down

    def begin(self, header: Header, name: str) -> None:
        """Begin a new game and show it."""
        self.sit_down(lambda: self._services.begin(header, name))

    def resume(self, game: int) -> None:
        """Go on with a saved game."""
        self.sit_down(lambda: self._services.resume(game))

    def fork(self, count: int) -> None:
        """Go on in a new game from the moment after so many entries; the old one stays as it is."""
        if self.game is None or not self._saving.may_leave():
            return
        turn = self.game.controller.session.at(count).state.turn_number
        try:
            old = self._services.library.info(self.game.id).name
            name = tr("{game}, from turn {turn}", game=old, turn=turn) if turn else tr("{game}, again", game=old)
            forked = self._services.fork(self.game.id, count, name)
        except LibraryError as error:
            self._notifications.say(str(error))
            return
        self.sit_down(lambda: forked)
        told = tr("This is a new game with its own dice. The other one is among your saved games.")
        self._notifications.say(told, calm=True)

    def sit_down(self, fetch: Callable[[], tuple[int, Any]]) -> bool:
        """Leave the open game, and go on with another: its number among the saved games, and the game.

        Whether nothing was wrong with it, nor with what is open; else the player was told.
        """
        if not self._saving.may_leave():
            return False
        self.leave()
        try:
            number, play = fetch()
            controller = self._make_controller(play)
        except LibraryError as error:
            self.leave_for(self._navigator.home)
            self._notifications.say(str(error))
            return False
        except Exception:  # noqa: BLE001 - whatever is wrong with this game, the window says so and stays whole
            self.leave_for(self._navigator.failure())
            return False
        if not self.seat_at(OpenGame(controller, number), lambda: self._build_page(controller)):
            return False
        problem = getattr(play, "problem", None)
        if problem:
            restored = tr(
                "This saved game was damaged. You are playing on in a copy that ends with the last intact move."
            )
            self._notifications.say(restored, problem)
        controller.begin()
        return not problem

    def _make_controller(self, play: Any) -> GameController:
        """A controller for a game; a game that cannot be set up is closed, so that nobody holds it."""
        from catanqt.ui.play.controller import GameController

        try:
            return GameController(play, self._services.agent_worker, self._services.preferences, self)
        except BaseException:
            play.close()
            raise

    def seat_at(self, game: OpenGame, build_page: Callable[[], GamePage]) -> bool:
        """Take over a game and show its page; whether that could be built."""
        self.game = game
        game.controller.synced.connect(self.changed)
        self._saving.watch(game)
        self.seated.emit(game)
        self._navigator.stay(Destination(lambda: self._show(build_page()), self._leave_page))
        return self.game is game

    # Its page, and others

    def _show(self, page: GamePage) -> GamePage:
        self.page = page
        page.hand.buttons_changed.connect(self.changed)
        return page

    def _leave_page(self, page: GamePage) -> None:
        self.page = None
        page.leave()

    def _page_shown(self, reason: Reason) -> None:
        self.changed.emit()
        self._let_wait(self.page is None)
        if reason is Reason.NAVIGATION:
            self._saving.repeat_warning()

    def _let_wait(self, wait: bool) -> None:
        """Pause a game whose page is not shown."""
        if self.controller is not None and wait != self._waiting:
            self._waiting = wait
            if wait:
                self.controller.hold()
            else:
                self.controller.release()

    # Leaving

    def leave_for(self, destination: Destination[Any]) -> None:
        """Leave the game and show a page that others lead back to; not yet if moves would be lost without a word."""
        if self._saving.may_leave():
            self.leave()
            self._navigator.stay(destination)

    def leave(self) -> None:
        """Close the open game, whatever else fails: nobody else could open it otherwise."""
        if self.game is None:
            return
        guarded(self._saving.keep_thumbnail)
        guarded(self._navigator.leave)
        self._navigator.lead_home()
        self._saving.stop()
        self._waiting = False
        controller, self.game = self.game.controller, None
        controller.close()
        if controller.warning:
            lost = tr("The last moves could not be saved: {reason}", reason=controller.warning)
            QTimer.singleShot(0, self, lambda: self._notifications.say(lost))
        controller.deleteLater()
