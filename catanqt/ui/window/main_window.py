"""The main window: creates navigator, game session and controllers, and fills the menus from them."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from catanqt.ui.play.services import Services
from catanqt.ui.qt.crash_handler import CrashWatch
from catanqt.ui.text.i18n import speak
from catanqt.ui.window.achievements_controller import AchievementsController
from catanqt.ui.window.appearance import Appearance
from catanqt.ui.window.exercises_controller import ExercisesController
from catanqt.ui.window.front_controller import FrontController
from catanqt.ui.window.game_commands import GameCommands
from catanqt.ui.window.game_page_controller import GamePageController
from catanqt.ui.window.game_review_controller import GameReviewController
from catanqt.ui.window.game_saving import GameSaving
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.geometry import remember_geometry, restore_geometry, toggle_full_screen
from catanqt.ui.window.help_controller import HelpController
from catanqt.ui.window.import_controller import ImportController
from catanqt.ui.window.lessons_controller import LessonsController
from catanqt.ui.window.menu_contents import MenuContents
from catanqt.ui.window.menus import Menus
from catanqt.ui.window.navigator import Navigator, Reason
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.page_factory import PageFactory
from catanqt.ui.window.photo_controller import PhotoController
from catanqt.ui.window.preference_commands import PreferenceCommands
from catanqt.ui.window.review_controller import ReviewController
from catanqt.ui.window.startup import Startup

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.play.controller import GameController
    from catanqt.ui.sound.player import Sounds
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.window.notification_bar import NotificationBar


class MainWindow(QMainWindow):
    """Composes the parts, and itself does only what a window must: paint, close, notice changes of language."""

    closing = Signal()
    """The window closes, and everything is saved; it only waits a moment for threads that may hang."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.setWindowTitle("CatanQt")
        self.watch = CrashWatch(self)
        self.watch.install()
        self._compose_frame()
        self._compose_game()
        self._compose_pages()
        self._menu_contents = self._compose_menus()
        self._startup = Startup(services, self.notifications, self.navigator, self.session, self)
        self._connect()
        self.navigator.start(self.front.home)
        restore_geometry(self, services.preferences)

    # Composition

    def _compose_frame(self) -> None:
        """What every page needs."""
        self.appearance = Appearance(self.services.preferences, self)
        self.notifications = Notifications(self.appearance, not self.services.is_open(), self)
        self.menus = Menus(self.menuBar(), lambda: self._menu_contents.menus())
        self.navigator = Navigator(self, self.menus, self.notifications, self.watch)
        self._pages = PageFactory(self, self.services, self.appearance, lambda: self.navigator.rebuild(Reason.SIZE))

    def _compose_game(self) -> None:
        """The open game, its page, and its saving."""
        services, navigator, notifications = self.services, self.navigator, self.notifications
        self.saving = GameSaving(services.library, notifications, self.appearance, self)
        self.session = GameSession(
            services, navigator, notifications, self.saving, lambda controller: self._game_pages.build(controller), self
        )
        self._game_pages = GamePageController(
            self._pages,
            notifications,
            lambda: self.sounds,
            self.session,
            leave=self.show_start,
            rules=self.show_rules,
            house_rules=lambda: self.help.show_house_rules(),
            review=self.show_review,
            parent=self,
        )
        self.imports = ImportController(
            services, notifications, self.session.sit_down, lambda: navigator.shows(self.front.saves), self
        )

    def _compose_pages(self) -> None:
        """All other pages."""
        pages, navigator, session = self._pages, self.navigator, self.session
        preferences, notifications = self.services.preferences, self.notifications
        importer, lessons, statistics = self.imports.importer, self.show_lessons, self.show_statistics
        self.game_review = GameReviewController(pages, navigator, session, self.services, notifications, self)
        self.help = HelpController(pages, navigator, session, lambda: self.sounds, self)
        read_rule, review = self.help.read_rule, self.game_review.show_saved
        self.front = FrontController(pages, session, importer, lessons, statistics, read_rule, review, self)
        self.lessons = LessonsController(
            pages,
            session,
            self.services,
            connect_page=self._game_pages.connect_page,
            offer_game=self.front.offer_game,
            rules=self.show_rules,
            start=self.show_start,
            practice=lambda: self.exercises.begin(),
            parent=self,
        )
        self.exercises = ExercisesController(
            pages,
            session,
            self.services,
            notifications,
            connect_page=self._game_pages.connect_page,
            back=self.lessons.show,
            parent=self,
        )
        self.achievements = AchievementsController(
            pages, navigator, notifications, preferences, self.services.library, session, self
        )
        self.review = ReviewController(
            pages,
            navigator,
            session,
            start=self.show_start,
            new_game=self.show_new_game,
            achievements=self.show_achievements,
            game_review=None if self.services.reviewer is None else self.game_review.show,
            parent=self,
        )
        self.photos = PhotoController(self.appearance, notifications, session, self)

    def _compose_menus(self) -> MenuContents:
        return MenuContents(
            game=GameCommands(self.session, self.saving, self.show_start),
            preferences=PreferenceCommands(
                self.services.preferences, self.appearance, lambda: self.sounds, self.notifications
            ),
            front=self.front,
            imports=self.imports,
            review=self.review,
            game_review=self.game_review,
            achievements=self.achievements,
            photos=self.photos,
            lessons=self.lessons,
            help=self.help,
            toggle_full_screen=lambda: toggle_full_screen(self),
            quit=self.close,
        )

    def _connect(self) -> None:
        self.watch.crashed.connect(self.notifications.tell_of_crash)
        self.appearance.changed.connect(self._repaint)
        self.services.preferences.changed.connect(self._preference_changed)
        self.session.seated.connect(self._game_pages.watch)
        self.session.seated.connect(self.achievements.watch)
        self.session.changed.connect(self.menus.refresh)

    @cached_property
    def sounds(self) -> Sounds:
        """Made when they are first wanted: a program that just starts needs none."""
        from catanqt.ui.sound.player import Sounds, make_player

        return Sounds(self.services.preferences, make_player(), self)

    # What is shown

    @property
    def page(self) -> QWidget | None:
        return self.navigator.page

    @property
    def controller(self) -> GameController | None:
        return self.session.controller

    @property
    def theme(self) -> Theme:
        return self.appearance.theme

    @property
    def notice(self) -> NotificationBar:
        return self.notifications.bar

    # Where one can go

    def begin_game(self, header: Header, name: str) -> None:
        self.session.begin(header, name)

    def resume_game(self, game: int) -> None:
        self.session.resume(game)

    def open_path(self, path: Path) -> None:
        self.imports.open(path)

    def go_back(self) -> None:
        self.navigator.go_back()

    def show_start(self) -> None:
        self.front.show_start()

    def show_new_game(self) -> None:
        self.front.show_new_game()

    def show_saves(self) -> None:
        self.front.show_saves()

    def show_lessons(self) -> None:
        self.lessons.show()

    def show_rules(self) -> None:
        self.help.show_rules()

    def show_about(self) -> None:
        self.help.show_about()

    def show_preferences(self) -> None:
        self.help.show_preferences()

    def show_review(self, celebrate: bool = False) -> None:
        self.review.show(celebrate)

    def show_fair_dice(self) -> None:
        self.review.show_fair_dice()

    def show_statistics(self) -> None:
        self.review.show_statistics()

    def show_achievements(self) -> None:
        self.achievements.show()

    # What only the window hears

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            speak(self.services.preferences["language"])

    def _repaint(self) -> None:
        self.navigator.rebuild(Reason.THEME)

    def changeEvent(self, event: QEvent) -> None:
        """A translator was installed or removed: all words are asked anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self.navigator.rebuild(Reason.LANGUAGE)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._startup.begin()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.saving.may_close():
            event.ignore()
            return
        self.session.leave()
        remember_geometry(self, self.services.preferences)
        self.closing.emit()
        self.imports.close()
        self.game_review.close()
        if "sounds" in self.__dict__:
            self.sounds.close()
        self.navigator.close()
        self.watch.remove()
        super().closeEvent(event)
