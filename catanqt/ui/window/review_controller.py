"""Looking at finished games: the end page, fair dice, and the statistics of all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command, Item
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination, Navigator
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.session import Session
    from catanqt.ui.pages.end.page import EndPage
    from catanqt.ui.pages.fair_dice.page import FairDicePage
    from catanqt.ui.pages.statistics.page import StatisticsPage
    from catanqt.ui.stats.figures import Figures


class ReviewController(QObject):
    """Shows these pages.

    It is a QObject because PySide drops connections to other objects only when those are deleted.
    """

    def __init__(
        self,
        pages: PageFactory,
        navigator: Navigator,
        session: GameSession,
        *,
        start: Callable[[], None],
        new_game: Callable[[], None],
        achievements: Callable[[], None],
        game_review: Callable[[Callable[[], None]], None] | None,
        parent: QObject,
    ) -> None:
        """`game_review` reviews the game on the table, and knows where to lead back to; None if nobody can."""
        super().__init__(parent)
        self._pages, self._navigator, self._session = pages, navigator, session
        self._game_review = game_review
        self._start, self._new_game, self._achievements = start, new_game, achievements
        self._celebrate = False
        self._gathered: tuple[Session, int, Figures] | None = None

    def statistics_command(self) -> Command:
        return Command(text=tr("S&tatistics"), do=self.show_statistics)

    def game_commands(self) -> list[Item]:
        if self._session.controller is None:
            return []
        return [
            Command(text=tr("&Figures for this game"), do=self.show, keys=("Ctrl+I",)),
            Command(text=tr("Fair &dice"), do=self.show_fair_dice),
        ]

    def show(self, celebrate: bool = False) -> None:
        """The end page of the open game, or its current state; confetti falls if it has just been won."""
        if self._session.controller is not None:
            self._celebrate = celebrate
            self._navigator.go(Destination(self._build_end))

    def _build_end(self) -> EndPage:
        from catanqt.ui.kit.perspective import NOBODY

        controller = self._session.controller
        assert controller is not None
        viewer = controller.humans[0] if len(controller.humans) == 1 else NOBODY
        reviewed = self._game_review is not None and self._session.kept
        figures = self._figures(controller.session)
        page = self._pages.end(controller.session, viewer, self._celebrate, figures, reviewed)
        self._celebrate = False  # a page that is only rebuilt does not begin again
        page.back.connect(self._navigator.go_back)
        page.replay.connect(self._replay)
        page.rematch.connect(self._session.begin)
        page.fair_dice.connect(self._show_fair_dice_after_end)
        page.start.connect(self._start)
        if self._game_review is not None:
            page.review.connect(partial(self._game_review, self.show))
        return page

    def _figures(self, session: Session) -> Figures:
        """Counted once for each moment: pages are rebuilt, and a long game takes a while."""
        from catanqt.ui.stats.figures import gather

        entries, known = len(session.record.entries), self._gathered
        if known is None or known[0] is not session or known[1] != entries:
            known = self._gathered = (session, entries, gather(session))
        return known[2]

    def _replay(self) -> None:
        self._navigator.go_back()
        if self._session.page is not None:
            self._session.page.history_view.replay()

    def show_fair_dice(self) -> None:
        """The proof of the open game's dice."""
        if self._session.controller is not None:
            self._show_fair_dice(self._navigator.go_back)

    def _show_fair_dice_after_end(self) -> None:
        self._show_fair_dice(self.show)

    def _show_fair_dice(self, back: Callable[[], None]) -> None:
        self._navigator.go(Destination(lambda: self._build_fair_dice(back)))

    def _build_fair_dice(self, back: Callable[[], None]) -> FairDicePage:
        controller = self._session.controller
        assert controller is not None
        page = self._pages.fair_dice(controller.session, self._figures(controller.session))
        page.back.connect(back)
        return page

    def show_statistics(self) -> None:
        """What was played so far."""
        self._navigator.go(Destination(self._build_statistics))

    def _build_statistics(self) -> StatisticsPage:
        page = self._pages.statistics()
        page.achievements.connect(self._achievements)
        page.back.connect(self._navigator.go_back)
        page.new_game.connect(self._new_game)
        return page
