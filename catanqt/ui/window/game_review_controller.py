"""Game reviews of the open game or of a saved one, and playing on from one of their moments.

A review goes on while other pages are shown, one at a time. Of a game that goes on only what the player at the screen
has decided is reviewed, in turns that are over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.play.library import LibraryError
from catanqt.ui.play.services import Services
from catanqt.ui.qt.crash_handler import report
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command, Item
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination, Navigator
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.pages.review.page import ReviewPage, ReviewView
    from catanqt.ui.play.review import Review, ReviewSubject


class GameReviewController(QObject):
    """A QObject, for PySide forgets connections to anything else only when that goes itself."""

    def __init__(
        self,
        pages: PageFactory,
        navigator: Navigator,
        session: GameSession,
        services: Services,
        notifications: Notifications,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._navigator, self._session = pages, navigator, session
        self._services, self._notifications = services, notifications
        self.review: Review | None = None
        """The one that was looked at last; it may still go on."""
        self._view: ReviewView | None = None
        self._told = ""

    def commands(self) -> list[Item]:
        """For the game on the table."""
        if not self.offered:
            return []
        return [Command(text=tr("Game &review"), do=self.show, keys=("Ctrl+G",))]

    @property
    def offered(self) -> bool:
        """Whether the game on the table is one to be reviewed; lessons are not."""
        return self._session.kept and self._services.reviewer is not None

    # Showing one

    def show(self, back: Callable[[], None] | None = None) -> None:
        """Review the game on the table."""
        from catanqt.ui.play.review import subject_of

        game = self._session.game
        if game is None or not self.offered:
            return
        name = self._name(game.id)
        subject = subject_of(game.controller.session, game.id, name, game.controller.perspective.viewer)
        self._show(subject, back or self._navigator.go_back)

    def show_saved(self, game: int) -> None:
        """Review a saved game; it is only looked at, so it may be open elsewhere."""
        from catanqt.session import Session
        from catanqt.ui.kit.perspective import NOBODY
        from catanqt.ui.play.review import subject_of

        try:
            session = Session.load(self._services.library.record(game))
        except LibraryError as error:
            self._notifications.say(str(error))
            return
        persons = [seat for seat, one in enumerate(session.record.header.seats) if one.player == "human"]
        viewer = persons[0] if len(persons) == 1 else NOBODY
        self._show(subject_of(session, game, self._name(game), viewer), self._navigator.go_back)

    def _name(self, game: int) -> str:
        try:
            return self._services.library.info(game).name
        except LibraryError:
            return tr("Game")

    def _show(self, subject: ReviewSubject | None, back: Callable[[], None]) -> None:
        if subject is None:
            told = tr("There is nothing to review in this game yet: finish a turn first.")
            self._notifications.say(told, calm=True)
            return
        self._take(subject, subject.seats[0])
        self._navigator.go(Destination(lambda: self._build(back), self._leave))

    def _take(self, subject: ReviewSubject, seat: int) -> None:
        """Go on with the review of this seat, or begin it."""
        from catanqt.ui.pages.review.page import ReviewView
        from catanqt.ui.play.review import Review

        reviewer, old = self._services.reviewer, self.review
        assert reviewer is not None
        if old is None or not old.is_about(subject, seat):
            self._drop()
            known = old.known if old is not None and old.is_earlier(subject, seat) else None
            self.review = Review(subject, seat, reviewer, self._services.library, known, self)
            self.review.changed.connect(self._report)
            self._view, self._told = ReviewView(), ""
        assert self.review is not None
        if not self.review.cancelled:
            self.review.start()

    def _build(self, back: Callable[[], None]) -> ReviewPage:
        assert self.review is not None
        page = self._pages.review(self.review, self._view)
        page.back.connect(back)
        page.tried.connect(self._try)
        page.seat_chosen.connect(lambda seat: self._choose_seat(seat, back))
        return page

    def _leave(self, page: ReviewPage) -> None:
        page.leave()

    def _choose_seat(self, seat: int, back: Callable[[], None]) -> None:
        assert self.review is not None
        self._take(self.review.subject, seat)
        self._navigator.go(Destination(lambda: self._build(back), self._leave))

    def _report(self) -> None:
        """A review that has failed is reported once."""
        problem = "" if self.review is None else self.review.problem
        if problem and problem != self._told:
            self._notifications.say(tr("The review has failed. What was found so far is kept."), report(problem))
        self._told = problem

    # Playing on

    def _try(self, count: int) -> None:
        """A new game from a moment of the one reviewed, with the opponents that were there."""
        assert self.review is not None
        subject, game = self.review.subject, self._session.game
        if game is None or game.controller.session is not subject.session:
            self._session.resume(subject.game)
            game = self._session.game
            if game is None or game.id != subject.game:  # another one, which may not be left yet, or a mended copy
                return
        if self._session.kept:
            self._session.fork(count)

    # The end

    def _drop(self) -> None:
        """Let go of the review; what it found is kept."""
        if self.review is not None:
            self.review.close()
            self.review.deleteLater()
            self.review = None

    def close(self) -> None:
        """The window closes."""
        self._drop()
