"""The window of the program: which pages there are, how one comes to them, and what menus ask of the game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from catanqt.ui import doors
from catanqt.ui.game_window import GameWindow
from catanqt.ui.language import tr
from catanqt.ui.menus import build_menus
from catanqt.ui.services import Services

if TYPE_CHECKING:
    from catanqt.ui.controller import Table
    from catanqt.ui.joys import Joys
    from catanqt.ui.learning import Learning
    from catanqt.ui.models.choice import Choice
    from catanqt.ui.reviewing import Review
    from catanqt.ui.sound import Sounds


class MainWindow(GameWindow):
    """Knows all pages. Rooms that not every player enters are made when they are first wanted."""

    _choice: Choice | None = None

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opened = self._ready = services.is_open()
        self._warnings: list[tuple[str, str]] = []
        """What is to be told as soon as the page stays."""
        self._opening = doors.Opening(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What takes longer than a window comes after its first picture."""
        super().paintEvent(event)
        if not self._opened:
            self._opened = True
            QTimer.singleShot(0, self, self._open)

    def _open(self) -> None:
        """Open the saved games, and fetch what the player will want next."""
        warning = self.services.open()
        if self.table is None:
            self._repaint()
        if warning:
            self._tell_of_saves(warning)
        self._ready = True
        for text, details in self._warnings:
            self.warn(text, details)
        self._opening.start()

    def warn(self, text: str, details: str) -> None:
        """Tell the player of something that is wrong with the installation; what is told already stays."""
        if not self._ready:
            self._warnings.append((text, details))
            return
        said, before, _ = self.notice.said
        if said and said != text:
            text, details = said, "\n\n".join(filter(None, (before, f"{text}\n{details}")))
        self.notice.say(text, details)

    def _tell_of_saves(self, details: str) -> None:
        if self.services.lasting():
            self.notice.say(tr("There was a problem with your saved games. Nothing was deleted."), details)
        elif self.services.library.games():
            words = tr(
                "Your saved games can be read but not changed. What you play is kept only until you close the program."
            )
            self.notice.say(words, details)
        else:
            words = tr("Your saved games are not available. Games are kept only until you close the program.")
            self.notice.say(words, details)

    def _fill_menus(self) -> None:
        build_menus(self)

    def seat_at(self, table: Table, game: int) -> None:
        """Show a table, and hear what happens at it."""
        table.refused.connect(self.sounds.refuse)
        table.played.connect(lambda played, seen: self.joys.hear(played) if seen.over else None)
        super().seat_at(table, game)

    # Pages

    def _leave_page(self) -> None:
        # A page that is rebuilt, or comes back after the rules were read, goes on with what was chosen on it.
        self._choice = getattr(self._page, "choice", self._choice)
        super()._leave_page()

    def show_start(self) -> None:
        self.stay(self._start_page)

    def show_new_game(self) -> None:
        self.offer_game(None)

    def offer_game(self, choice: Choice | None) -> None:
        """Show the page for a new game: as it was left last, or with this choice."""
        self._leave_page()
        self._choice = choice
        self.stay(self._new_game_page)

    def show_saves(self) -> None:
        self.stay(self._saves_page)

    def _start_page(self) -> QWidget:
        return doors.start_page(self)

    def _new_game_page(self) -> QWidget:
        return doors.new_game_page(self, self._choice)

    def _saves_page(self) -> QWidget:
        return doors.saves_page(self)

    def _game_page(self) -> QWidget:
        self._game = doors.game_page(self)
        self._game.hand.buttons_changed.connect(self._refresh_menus)
        return self._game

    @cached_property
    def joys(self) -> Joys:
        from catanqt.ui.joys import Joys

        return Joys(self)

    def show_achievements(self) -> None:
        self.joys.show_achievements()

    def take_photo(self) -> None:
        """Save the board as a picture."""
        self.joys.ask_for_photo()

    def show_lessons(self) -> None:
        self.learning.show()

    @cached_property
    def learning(self) -> Learning:
        from catanqt.ui.learning import Learning

        return Learning(self)

    @cached_property
    def review(self) -> Review:
        from catanqt.ui.reviewing import Review

        return Review(self)

    @cached_property
    def sounds(self) -> Sounds:
        from catanqt.ui.sound import Sounds, make_player

        return Sounds(self.services.preferences, make_player(), self)

    # Pages that are shown over a game, which waits for them

    def show_rules(self) -> None:
        """The rules, in the middle of a game where they speak of what is going on."""
        if self._game is not None:
            topic, rule = self._game.ruling()
            self.go(lambda: doors.rules_page(self, (topic,), rule))
            return
        self.go(lambda: doors.rules_page(self, self._topics()))

    def show_about(self) -> None:
        self.go(lambda: doors.about_page(self))

    def show_shortcuts(self) -> None:
        self.go(lambda: doors.shortcuts_page(self))

    def show_review(self, celebrate: bool = False) -> None:
        """How the game on the table went, or how it stands."""
        self.review.show(celebrate)

    def show_fair_dice(self) -> None:
        self.review.show_fair_dice()

    def show_statistics(self) -> None:
        self.review.show_statistics()

    def show_preferences(self) -> None:
        self.go(lambda: doors.preferences_page(self))

    def _topics(self) -> tuple[str, ...]:
        """What the game on the table is made of, to begin the rules there."""
        if self.table is None:
            return ()
        header = self.table.session.record.header
        return (header.game, *header.scenarios)

    # What menus ask of the game page

    def zoom_board(self, factor: float) -> None:
        if self._game is not None:
            self._game.zoom(factor)

    def toggle_side(self) -> None:
        if self._game is not None:
            self._game.toggle_side()

    def open_trade(self) -> None:
        if self._game is not None:
            self._game.open_trade()

    def press_button(self, key: str) -> None:
        """Press the button of the game page that has this key, if it is there now."""
        if self._game is not None:
            self._game.hand.press_button(key)

    def toggle_hint(self) -> None:
        if self._game is not None:
            self._game.hints.toggle()

    def toggle_history(self) -> None:
        if self._game is not None:
            self._game.past.toggle()

    def toggle_recap(self) -> None:
        if self._game is not None:
            self._game.toggle_recap()

    def replay(self) -> None:
        """Play the whole game again, to look at."""
        if self._game is not None:
            self._game.past.replay()

    def skip_motion(self) -> None:
        if self._game is not None:
            self._game.skip()
