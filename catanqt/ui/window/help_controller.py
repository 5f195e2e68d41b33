"""The pages that can be read or set at any time, over a game, which waits for them: help and preferences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from catanqt.ui.language import tr
from catanqt.ui.window.commands import Command, Item, Keys
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination, Navigator
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.pages.side import SidePage
    from catanqt.ui.sound import Sounds


class HelpController(QObject):
    """Shows them, and leads back."""

    def __init__(
        self,
        pages: PageFactory,
        navigator: Navigator,
        session: GameSession,
        sounds: Callable[[], Sounds],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._navigator, self._session, self._sounds = pages, navigator, session, sounds

    def rules_command(self) -> Command:
        return Command(text=tr("&Rules"), do=self.show_rules, keys=Keys.HelpContents)

    def about_commands(self) -> list[Item]:
        role = QAction.MenuRole.AboutRole
        return [
            Command(text=tr("&Keyboard shortcuts"), do=self.show_shortcuts, keys=("?",)),
            Command(text=tr("&About CatanQt"), do=self.show_about, role=role),
        ]

    def preferences_command(self) -> Command:
        role = QAction.MenuRole.PreferencesRole
        return Command(text=tr("&Preferences"), do=self.show_preferences, keys=Keys.Preferences, role=role)

    def show_rules(self) -> None:
        """The rules; in the middle of a game where they speak of what is going on."""
        if self._session.page is not None:
            topic, rule = self._session.page.ruling()
            topics: tuple[str, ...] = (topic,)
        else:
            topics, rule = self._topics(), ""
        self._show(lambda: self._pages.rules(topics, rule))

    def _topics(self) -> tuple[str, ...]:
        """What the game on the table is made of, to begin the rules there."""
        table = self._session.table
        if table is None:
            return ()
        header = table.session.record.header
        return (header.game, *header.scenarios)

    def show_about(self) -> None:
        self._show(self._pages.about)

    def show_shortcuts(self) -> None:
        self._show(self._pages.shortcuts)

    def show_preferences(self) -> None:
        self._show(lambda: self._pages.preferences(self._sounds().player.problem))

    def _show(self, make: Callable[[], SidePage]) -> None:
        def build() -> SidePage:
            page = make()
            page.back.connect(self._navigator.go_back)
            return page

        self._navigator.go(Destination(build))
