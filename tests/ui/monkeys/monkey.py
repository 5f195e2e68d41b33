"""A monkey at the window: it does what comes to its mind, with real events, and never knows what it does.

Everything follows from a seed. `trace` tells what was done, to find out what broke.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import CHANCE, Action
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.play.controller import GameController
from catanqt.ui.theme.text_scale import TextScale
from catanqt.ui.window.main_window import MainWindow
from tests.ui.monkeys.checks import check_page, check_record
from tests.ui.monkeys.hands import PLAIN, Hands, drag, press_on

SIZES = ((1024, 700), (1100, 740), (1280, 800), (1600, 1000), (1360, 860))
KEYS = "rek123456789t0+- "
SPECIAL_KEYS = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Return,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Delete,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_F9,
)
DANGEROUS = ("quit", "open file", "save a copy")
"""Menu entries that end the program or wait for a dialog of the system."""


class Stuck(AssertionError):
    """Nothing goes on, and there is nothing to do."""


class Monkey:
    """One game, from wherever it stands."""

    def __init__(self, window: MainWindow, seed: str, agent: Agent, settle: bool = True) -> None:
        self.window = window
        self.rng = random.Random(seed)
        self.agent = agent
        self.settle = settle
        self.trace: deque[str] = deque(maxlen=80)
        self.steps = self.options_done = 0
        self.done: dict[str, int] = {}

    # Where it is

    @property
    def controller(self) -> GameController:
        assert self.window.controller is not None
        return self.window.controller

    @property
    def page(self) -> GamePage | None:
        page = self.window.page
        return page if isinstance(page, GamePage) else None

    def note(self, what: str) -> None:
        self.trace.append(f"{self.steps}: {what}")

    def wait(self, ms: int = 0) -> None:
        QTest.qWait(ms)

    # One step

    def step(self) -> None:
        """Do something, then look whether all is as it should be."""
        self.steps += 1
        if QApplication.activeWindow() is None:
            self.window.activateWindow()  # without it no shortcut is heard
            self.wait(1)
        if self.page is None:
            self.come_back()
        elif self.rng.random() < 0.45:
            self.play()
        else:
            self.trick()
            while self.rng.random() < 0.2 and self.page is not None:
                self.trick()  # at once, before anything settles
        self.close_popups()
        self.wait(0 if self.rng.random() < 0.9 else self.rng.randint(1, 20))
        self.check()

    def trick(self) -> None:
        weights = [weight for weight, _ in self._tricks()]
        _, trick = self.rng.choices(self._tricks(), weights)[0]
        self.note(trick.__name__)
        self.done[trick.__name__] = self.done.get(trick.__name__, 0) + 1
        trick()

    def close_popups(self) -> None:
        while (popup := QApplication.activePopupWidget()) is not None:
            self.note(f"  close {type(popup).__name__}")
            popup.close()
            self.wait(1)

    def check(self) -> None:
        if self.window.controller is not None and self.page is not None:
            check_page(self.page)
            self.check_ways()

    def check_ways(self) -> None:
        """Each option of the viewer has a way in the window."""
        page = self.page
        assert page is not None
        perspective = page.controller.perspective
        if not perspective.acting or page.controller._frame.isActive() or page.presenter.busy:
            return
        hidden = set(perspective.options) - Hands(page, self.rng).reachable()
        assert not hidden, f"no way to do {sorted(map(str, hidden))} while {perspective.task} is on"

    def play(self) -> None:
        """Bring the game forward: do what the viewer must do, or wait for the others."""
        page = self.page
        assert page is not None
        controller = page.controller
        perspective = controller.perspective
        if perspective.over:
            return
        if not perspective.live:
            self.note("back from the past")
            QTest.keyClick(page, Qt.Key.Key_Escape)
            if not controller.perspective.live:
                controller.look_at(None)
        elif page.middle.currentWidget() is page.cover:
            self.note("lift the cover")
            press_on(page.cover.button)
        elif perspective.acting:
            self.act(page)
        else:
            self.let_others(page)

    def is_lasting(self, page: GamePage) -> bool:
        """Whether this page is still shown; it waits for one that a new size of the window is about to rebuild."""
        while self.page is page and any(one._patience.isActive() for one in page.findChildren(TextScale)):
            self.wait(5)
        return self.page is page

    def act(self, page: GamePage) -> None:
        if page.middle.currentIndex() != 0 and page.strips.current is None:
            self.note("leave the stage")
            QTest.keyClick(page.middle.currentWidget(), Qt.Key.Key_Space)
            return
        page.skip()  # one acts on what one sees
        self.wait(1)  # what was just made is shown now, what is obvious is done now
        if not self.is_lasting(page):
            return
        perspective = page.controller.perspective
        if not perspective.acting:
            return
        hands = Hands(page, self.rng)
        if self.rng.random() < 0.1 and (hands.offer() or hands.counter()):
            self.note(hands.way)
            return
        action = self._wanted(perspective)
        before = len(page.controller.session.record.entries)
        self.note(f"do {action}")
        hands.do(action)
        self.note(f"  by {hands.way}")
        entries = page.controller.session.record.entries
        assert len(entries) > before, f"{action} was not played by {hands.way}: {page.prompt.accessibleName()}"
        found = entries[before].action
        assert found == action or type(found) is type(action) is type(action), f"{found} was played, not {action}"
        self.options_done += 1

    def _wanted(self, perspective: Any) -> Action:
        """Often what a player would do, or the game would never end; else anything."""
        if self.rng.random() < 0.6:
            game = perspective.rules.imagine(perspective.game, perspective.viewer, random.Random(self.steps))
            action = self.agent.choose(game, perspective.viewer, Budget(5.0))
            if action in perspective.options:
                return action
        return self.rng.choice(list(perspective.options))

    def let_others(self, page: GamePage, patience: int = 15_000) -> None:
        """Until something happens; the viewer shoots and skips where that is waited for."""
        controller = page.controller
        before = len(controller.session.record.entries)
        self.note(f"let others act: {controller.perspective.task}")
        if controller.is_paused:
            controller.pause(False)
        waited = 0
        while (
            len(controller.session.record.entries) == before
            and not controller.perspective.acting
            and not controller.perspective.over
        ):
            if self.page is not page or page.middle.currentWidget() is page.cover:
                return  # the page was rebuilt while the monkey waited, or somebody else is to look
            stage = page.middle.currentWidget()
            if page.middle.currentIndex() != 0 and waited % 50 == 10:
                key = Qt.Key.Key_Escape if self.rng.random() < 0.3 else Qt.Key.Key_Space
                QTest.keyClick(stage, key)
            self.wait(5)
            waited += 5
            if waited > patience:
                raise Stuck(f"{controller.perspective.task} goes on for ever; held {controller._holds} times")

    # Tricks

    def _tricks(self) -> list[tuple[float, Callable[[], None]]]:
        return [
            (6, self.click_anything),
            (5, self.click_board),
            (5, self.type_anything),
            (4, self.drag_anything),
            (3, self.undo),
            (2, self.redo),
            (2, self.pause),
            (2, self.one_step),
            (2, self.click_log),
            (2, self.history),
            (2, self.zoom),
            (1.5, self.resize),
            (1.5, self.choose_preference),
            (1.5, self.menu),
            (1, self.leave_page),
            (0.6, self.leave_game),
            (1, self.offer),
            (1, self.skip),
        ]

    def click_anything(self) -> None:
        """Any button or list in sight."""
        widgets = [
            widget
            for widget in self.window.centralWidget().findChildren(QWidget)
            if widget.isVisible() and (isinstance(widget, QAbstractButton) or self.rng.random() < 0.15)
        ]
        if widgets:
            widget = self.rng.choice(widgets)
            self.note(f"  {type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}")
            where = QPoint(self.rng.randrange(max(1, widget.width())), self.rng.randrange(max(1, widget.height())))
            button = Qt.MouseButton.RightButton if self.rng.random() < 0.15 else Qt.MouseButton.LeftButton
            act = QTest.mouseDClick if self.rng.random() < 0.1 else QTest.mouseClick
            act(widget, button, PLAIN, where)

    def click_board(self) -> None:
        """A lit spot, any spot, or the sea."""
        page = self.page
        assert page is not None
        viewport = page.board.viewport()
        spots = list(page.scene.sites) if self.rng.random() < 0.4 else list(page.scene.board_layout.spots())
        if not page.board.isVisible():
            return
        if spots and self.rng.random() < 0.8:
            point = viewport.mapFromGlobal(page.board.screen_point(self.rng.choice(spots)))
        else:
            point = QPoint(self.rng.randrange(viewport.width()), self.rng.randrange(viewport.height()))
        QTest.mouseMove(viewport, point)
        QTest.mouseClick(
            viewport,
            self.rng.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)),
            PLAIN,
            point,
        )

    def drag_anything(self) -> None:
        """A tile, or whatever is on the board, to anywhere; sometimes broken off on the way."""
        page = self.page
        assert page is not None
        tiles: list[QWidget] = [tile for tile in page.hand.tray.tiles if tile.isVisible()]
        start: QWidget = self.rng.choice([*tiles, page.board.viewport()])
        if not start.isVisible():
            return
        window = self.window.rect()
        begin = QPoint(self.rng.randrange(max(1, start.width())), self.rng.randrange(max(1, start.height())))
        end = self.window.mapToGlobal(
            QPoint(self.rng.randrange(-30, window.width() + 30), self.rng.randrange(-30, window.height() + 30))
        )
        if page.scene.sites and page.board.isVisible() and self.rng.random() < 0.4:
            end = page.board.screen_point(self.rng.choice(list(page.scene.sites)))
        if self.rng.random() < 0.75:
            drag(start, start.mapToGlobal(begin), end)
            return
        QTest.mousePress(start, Qt.MouseButton.LeftButton, PLAIN, begin)
        QTest.mouseMove(start, begin + QPoint(20, -20))
        interruption = self.rng.choice((self.type_anything, self.undo, self.choose_preference, self.pause, self.skip))
        self.note(f"  broken off by {interruption.__name__}")
        interruption()
        if self.page is page and shiboken6.isValid(start):
            QTest.mouseRelease(start, Qt.MouseButton.LeftButton, PLAIN, start.mapFromGlobal(end))

    def type_anything(self) -> None:
        target = QApplication.focusWidget() or self.window.page
        assert target is not None
        if self.rng.random() < 0.5:
            key = self.rng.choice(KEYS)
            self.note(f"  {key!r} to {type(target).__name__}")
            QTest.keyClick(target, key)
        else:
            special = self.rng.choice(SPECIAL_KEYS)
            self.note(f"  {special.name} to {type(target).__name__}")
            QTest.keyClick(target, special)

    def undo(self) -> None:
        QTest.keySequence(self.window, "Ctrl+Z")

    def redo(self) -> None:
        QTest.keySequence(self.window, "Ctrl+Shift+Z")

    def pause(self) -> None:
        page = self.page
        if page is not None:
            press_on(page.prompt.tool("pause"))

    def one_step(self) -> None:
        self.controller.step()

    def click_log(self) -> None:
        page = self.page
        assert page is not None
        log = page.side.log
        if log.isVisible() and log.model().rowCount():
            index = log.model().index(self.rng.randrange(log.model().rowCount()), 0)
            lines = log.model().rowCount(index)
            if lines and self.rng.random() < 0.8:
                index = log.model().index(self.rng.randrange(lines), 0, index)
            log.scrollTo(index)
            press_on(log.viewport(), log.visualRect(index).center())

    def history(self) -> None:
        """Steps through the past, by keys."""
        page = self.page
        assert page is not None
        for _ in range(self.rng.randint(1, 4)):
            keys = self.rng.choice(("Alt+Left", "Alt+Right", "Alt+PgUp", "Alt+PgDown", "Ctrl+H", "Esc"))
            self.note(f"  {keys}")
            QTest.keySequence(page, keys)

    def zoom(self) -> None:
        page = self.page
        assert page is not None
        if not page.board.isVisible():
            return
        viewport = page.board.viewport()
        at = QPointF(self.rng.randrange(viewport.width()), self.rng.randrange(viewport.height()))
        turn = QPoint(0, self.rng.choice((120, 240, -120, -360)))
        event = QWheelEvent(
            at,
            QPointF(viewport.mapToGlobal(at.toPoint())),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def resize(self) -> None:
        self.window.resize(*self.rng.choice(SIZES))
        self.wait(1)

    def choose_preference(self) -> None:
        preferences = self.window.services.preferences
        name, values = self.rng.choice(
            (
                ("appearance", ("light", "dark", "system")),
                ("colour_blind", (True, False)),
                ("scale", (80, 100, 100, 125, 150)),
                ("language", ("de", "en", "en")),
                ("ai_offers", (True, False)),
                ("talk", (True, False)),
                ("reduce_motion", (True, False)),
            )
        )
        value = self.rng.choice(values)
        self.note(f"  {name} = {value}")
        preferences[name] = value

    def menu(self) -> None:
        """Any entry of any menu, but those that leave the program."""
        found = []
        for top in self.window.menuBar().actions():
            menu = top.menu()
            found += [] if menu is None else [action for action in menu.actions() if not action.isSeparator()]
        safe = [
            action
            for action in found
            if action.isEnabled()
            and action.menu() is None
            and not any(word in action.text().replace("&", "").casefold() for word in DANGEROUS)
            and action.menuRole() != action.MenuRole.QuitRole
        ]
        action = self.rng.choice(safe)
        self.note(f"  {action.text()}")
        action.trigger()

    def leave_page(self) -> None:
        """The rules, the preferences, and back."""
        show = self.rng.choice((self.window.show_rules, self.window.show_preferences, self.window.show_about))
        before = len(self.controller.session.record.entries)
        show()
        self.wait(self.rng.randint(0, 30))
        page = self.window.page
        assert isinstance(page, BackPage)
        assert len(self.controller.session.record.entries) == before, "the game went on while nobody saw it"
        QTest.keyClick(page, Qt.Key.Key_Escape)

    def leave_game(self) -> None:
        """To the start page, and back by Continue: the same position."""
        entries = list(self.controller.session.record.entries)
        check_record(self.controller)
        self.window.show_start()
        self.wait(1)
        self._continue(entries)

    def _continue(self, entries: list[Any]) -> None:
        page = self.window.page
        assert isinstance(page, StartPage)
        games = self.window.services.library.games()
        self.window.resume_game(games[0].id)
        found = self.controller.session.record.entries[: len(entries)]
        assert found == entries, "another position was resumed"

    def offer(self) -> None:
        page = self.page
        assert page is not None
        page.skip()
        if self.is_lasting(page) and page.controller.perspective.acting and page.middle.currentIndex() == 0:
            Hands(page, self.rng).offer()

    def skip(self) -> None:
        page = self.page
        if page is not None:
            QTest.keyClick(page, Qt.Key.Key_Space)

    def come_back(self) -> None:
        """From wherever the monkey got to, back to a game."""
        page = self.window.page
        self.note(f"come back from {type(page).__name__}")
        if self.window.controller is not None:
            self.window.go_back()
        else:
            games = self.window.services.library.games()
            assert games, "no game is left"
            self.window.resume_game(games[0].id)

    # Whole games

    def finish(self, most: int = 4000) -> bool:
        """Play on without tricks until the game is over."""
        for _ in range(most):
            if self.page is None:
                self.come_back()
            if self.controller.perspective.over:
                return True
            self.steps += 1
            self.play()
            self.check()
        return False

    @property
    def chances(self) -> int:
        return sum(entry.actor == CHANCE for entry in self.controller.session.record.entries)
