"""Builds the page of the open game, connects its signals, and reports agents that failed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.kernel.player_name import PlayerName
from catanqt.ui.qt.crash_handler import report
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.players import level_name
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.open_game import OpenGame
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.pages.game.page import GamePage
    from catanqt.ui.play.controller import GameController, Substitution
    from catanqt.ui.sound.player import Sounds


class GamePageController(QObject):
    """Connects each new page of a game. `sounds` is called with the first game."""

    def __init__(
        self,
        pages: PageFactory,
        notifications: Notifications,
        sounds: Callable[[], Sounds],
        session: GameSession,
        *,
        leave: Callable[[], None],
        rules: Callable[[], None],
        house_rules: Callable[[], None],
        review: Callable[[bool], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._notifications, self._sounds, self._session = pages, notifications, sounds, session
        self._leave, self._rules, self._house_rules, self._review = leave, rules, house_rules, review

    def build(self, controller: GameController) -> GamePage:
        page = self._pages.game(controller)
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
        page.house_rules.connect(self._house_rules)
        page.placement.refused.connect(sounds.refuse)
        page.sounded.connect(sounds.hear)
        page.reached.connect(sounds.proclaim)
        page.adopt(self._notifications.bar)

    # The table, whichever page is shown

    def watch(self, game: OpenGame) -> None:
        """Listen to signals of the controller beside those that the page shows."""
        game.controller.refused.connect(self._sounds().refuse)
        game.controller.failed.connect(self._agent_failed)
        game.controller.substituted.connect(self._agent_substituted)

    def _agent_failed(self, text: str) -> None:
        print(text, file=sys.stderr)
        self._notifications.say(tr("A computer player has failed. The game is saved and paused."), report(text))

    def _agent_substituted(self, change: Substitution) -> None:
        """Told without hiding what else the player must know: that moves are not saved."""
        print(change.report, file=sys.stderr)
        game = self._session.game
        if game is None:
            return
        controller = game.controller
        seat = controller.session.record.header.seats[change.seat]
        level = level_name(PlayerName.read(change.player or "random").agent)
        told = tr(
            "The computer player {name} stopped working and plays on at a simpler level: {level}.",
            name=seat.name,
            level=level,
        )
        bar = self._notifications.bar
        unsaved = bar.text if controller.warning and bar.isVisible() else ""
        self._notifications.say(f"{unsaved} {told}".strip(), report(change.report), calm=not unsaved)
