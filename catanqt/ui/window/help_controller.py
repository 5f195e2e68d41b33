"""The pages that can be opened over a game at any time: help and preferences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from catanqt.ui.games.help_links import topic_of
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command, Item, Keys
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination, Navigator
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.pages.back_page import BackPage
    from catanqt.ui.sound.player import Sounds


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
            topic, rule = self._session.page.help_place()
            topics: tuple[str, ...] = (topic,)
        else:
            header = self._header
            topics, rule = () if header is None else (topic_of(header),), ""
        self._show(lambda: self._pages.rules(topics, rule, self._header))

    def show_house_rules(self) -> None:
        """What is played differently in the game on the table; its page begins with that."""
        header = self._header
        if header is not None:
            self._show(lambda: self._pages.rules((header.game,), "", header))

    @property
    def _header(self) -> Header | None:
        """That of the game on the table."""
        controller = self._session.controller
        return None if controller is None else controller.session.record.header

    def read_rule(self, topic: str, rule: str) -> None:
        """A rule of a game that is not on the table yet."""
        self._show(lambda: self._pages.rules((topic,), rule, None))

    def show_about(self) -> None:
        self._show(self._pages.about)

    def show_shortcuts(self) -> None:
        self._show(self._pages.shortcuts)

    def show_preferences(self) -> None:
        self._show(lambda: self._pages.preferences(self._sounds().player.problem))

    def _show(self, make: Callable[[], BackPage]) -> None:
        def build() -> BackPage:
            page = make()
            page.back.connect(self._navigator.go_back)
            return page

        self._navigator.go(Destination(build))
