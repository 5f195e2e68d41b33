"""Looking at what was played: how a game went, its fair dice, and the statistics of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.seen import NOBODY

if TYPE_CHECKING:
    from catanqt.session import Session
    from catanqt.ui.gathering import Figures
    from catanqt.ui.window.main_window import MainWindow


class Review(QObject):
    """Belongs to a window. Its pages are fetched when they are first wanted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)  # a QObject: PySide forgets connections to others only when these go themselves
        self._window = window
        self._celebrate = False
        self._gathered: tuple[Session, int, Figures] | None = None

    def show(self, celebrate: bool = False) -> None:
        """How the game on the table went, or how it stands; confetti falls if it has just been won."""
        if self._window.table is not None:
            self._celebrate = celebrate
            self._window.go(self._end_page)

    def _end_page(self) -> QWidget:
        from catanqt.ui.pages.end import EndPage

        window = self._window
        table = window.table
        assert table is not None
        viewer = table.humans[0] if len(table.humans) == 1 else NOBODY
        figures = self._figures(table.session)
        page = EndPage(window.theme, table.session, window.services.preferences, viewer, self._celebrate, figures)
        self._celebrate = False  # a page that is only rebuilt does not begin again
        page.back.connect(window.go_back)
        page.replay.connect(self._replay)
        page.rematch.connect(window.begin_game)
        page.fair_dice.connect(lambda: window.go(lambda: self._fair_dice_page(after_end=True)))
        page.start.connect(window.show_start)
        return page

    def _figures(self, session: Session) -> Figures:
        """Counted once for each moment: pages are rebuilt, and a long game takes a while."""
        from catanqt.ui.gathering import gather

        entries, known = len(session.record.entries), self._gathered
        if known is None or known[0] is not session or known[1] != entries:
            known = self._gathered = (session, entries, gather(session))
        return known[2]

    def _replay(self) -> None:
        self._window.go_back()
        self._window.replay()

    def show_fair_dice(self) -> None:
        """The proof of the dice of the game on the table."""
        if self._window.table is not None:
            self._window.go(self._fair_dice_page)

    def _fair_dice_page(self, after_end: bool = False) -> QWidget:
        from catanqt.ui.pages.fair_dice import FairDicePage

        window = self._window
        assert window.table is not None
        page = FairDicePage(window.theme, window.table.session, self._figures(window.table.session))
        page.back.connect(self.show if after_end else window.go_back)
        return page

    def show_statistics(self) -> None:
        """What was played so far."""
        self._window.go(self._statistics_page)

    def _statistics_page(self) -> QWidget:
        from catanqt.ui.pages.statistics import StatisticsPage

        window = self._window
        page = StatisticsPage(window.theme, window.services.library)
        page.achievements.connect(window.show_achievements)
        page.back.connect(window.go_back)
        page.new_game.connect(window.show_new_game)
        return page
