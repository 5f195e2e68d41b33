"""The contents of the menus: the commands of all controllers, in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction

from catanqt.ui.text.i18n import tr
from catanqt.ui.window.achievements_controller import AchievementsController
from catanqt.ui.window.commands import Command, Item, Keys, Menu, Separator
from catanqt.ui.window.front_controller import FrontController
from catanqt.ui.window.game_commands import GameCommands
from catanqt.ui.window.game_review_controller import GameReviewController
from catanqt.ui.window.help_controller import HelpController
from catanqt.ui.window.import_controller import ImportController
from catanqt.ui.window.lessons_controller import LessonsController
from catanqt.ui.window.photo_controller import PhotoController
from catanqt.ui.window.preference_commands import PreferenceCommands
from catanqt.ui.window.review_controller import ReviewController


@dataclass(frozen=True, kw_only=True)
class MenuContents:
    """The controllers that offer commands. A menu without commands is left out."""

    game: GameCommands
    preferences: PreferenceCommands
    front: FrontController
    imports: ImportController
    review: ReviewController
    game_review: GameReviewController
    achievements: AchievementsController
    photos: PhotoController
    lessons: LessonsController
    help: HelpController
    toggle_full_screen: Callable[[], object]
    quit: Callable[[], object]

    def menus(self) -> list[Menu]:
        """All commands available now, in the current language."""
        menus = [
            Menu(tr("&Game"), self._game()),
            Menu(tr("&Edit"), [*self.game.history(), self.help.preferences_command()]),
            Menu(tr("&View"), self._view()),
            Menu(tr("&Play"), self._play()),
            Menu(tr("&Help"), [self.help.rules_command(), self.lessons.command(), *self.help.about_commands()]),
        ]
        return [menu for menu in menus if menu.items]

    def _game(self) -> list[Item]:
        return [
            *self.front.commands(),
            self.imports.command(),
            self.review.statistics_command(),
            self.achievements.command(),
            *self.game.leaving(),
            Separator(),
            Command(text=tr("&Quit"), do=self.quit, keys=Keys.Quit, role=QAction.MenuRole.QuitRole),
        ]

    def _view(self) -> list[Item]:
        full_screen = Command(text=tr("F&ull screen"), do=self.toggle_full_screen, keys=("F11",))
        board: list[Item] = []
        if self.game.offered:
            board = [*self.game.board(), *self.photos.commands(), self.preferences.win_chance()]
        return [*board, self.preferences.appearance(), Separator(), self.preferences.sound(), full_screen]

    def _play(self) -> list[Item]:
        if not self.game.offered:
            return []
        return [
            *self.game.turn(),
            Separator(),
            *self.game.past(),
            *self.game_review.commands(),
            *self.review.game_commands(),
            Separator(),
            self.preferences.pace(),
            self.preferences.motion(),
        ]
