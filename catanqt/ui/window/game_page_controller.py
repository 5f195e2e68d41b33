"""The page of the game on the table: where its signals lead, and what is told of the programs that play in it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.crash import report
from catanqt.ui.language import tr
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.open_game import OpenGame
from catanqt.ui.window.page_factory import PageFactory
from catanqt.ui.words_players import level_name

if TYPE_CHECKING:
    from catanqt.ui.controller import Substitution, Table
    from catanqt.ui.pages.game import GamePage
    from catanqt.ui.sound import Sounds


class GamePageController(QObject):
    """Connects each new page of a game. `sounds` is asked for with the first game."""

    def __init__(
        self,
        pages: PageFactory,
        notifications: Notifications,
        sounds: Callable[[], Sounds],
        session: GameSession,
        *,
        leave: Callable[[], None],
        rules: Callable[[], None],
        review: Callable[[bool], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._notifications, self._sounds, self._session = pages, notifications, sounds, session
        self._leave, self._rules, self._review = leave, rules, review

    def build(self, table: Table) -> GamePage:
        page = self._pages.game(table)
        self.connect_page(page)
        page.left.connect(self._leave)
        page.forked.connect(self._session.fork)
        page.broken.connect(self._notifications.tell_of_no_hint)
        page.reviewed.connect(self._review)
        return page

    def connect_page(self, page: GamePage) -> None:
        """What the pages of games and lessons have in common."""
        sounds = self._sounds()
        page.rules.connect(self._rules)
        page.placing.refused.connect(sounds.refuse)
        page.sounded.connect(sounds.hear)
        page.reached.connect(sounds.proclaim)
        page.adopt(self._notifications.bar)

    # The table, whichever page is shown

    def watch(self, game: OpenGame) -> None:
        """Hear what happens at the table besides what its page shows."""
        game.table.refused.connect(self._sounds().refuse)
        game.table.failed.connect(self._agent_failed)
        game.table.substituted.connect(self._agent_substituted)

    def _agent_failed(self, text: str) -> None:
        print(text, file=sys.stderr)
        self._notifications.say(tr("A computer player has failed. The game is saved and paused."), report(text))

    def _agent_substituted(self, change: Substitution) -> None:
        """Told without hiding what else the player must know: that moves are not saved."""
        print(change.report, file=sys.stderr)
        game = self._session.game
        if game is None:
            return
        table = game.table
        seat = table.session.record.header.seats[change.seat]
        level = level_name((change.player or "random").partition("/")[0])
        told = tr(
            "The computer player {name} stopped working and plays on at a simpler level: {level}.",
            name=seat.name,
            level=level,
        )
        bar = self._notifications.bar
        unsaved = bar.text if table.warning and bar.isVisible() else ""
        self._notifications.say(f"{unsaved} {told}".strip(), report(change.report), calm=not unsaved)
