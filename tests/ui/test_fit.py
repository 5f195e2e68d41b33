"""No word is cut: every page in every language and three sizes of the window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from catanqt.kernel.agent import Adviser, Budget
from catanqt.kernel.game import CHANCE
from catanqt.session import Session
from catanqt.ui.art.stamps import STAMPS
from catanqt.ui.hint import advise
from catanqt.ui.language import speak
from catanqt.ui.library import Moment
from catanqt.ui.pages.game import GamePage
from catanqt.ui.services import Services
from catanqt.ui.theme import load_fonts
from catanqt.ui.thinker import Thinker
from catanqt.ui.tutorial.lessons import lessons
from catanqt.ui.tutorial.page import LessonPage
from catanqt.ui.tutorial.table import LessonTable
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import LEVELS, TEMPERAMENTS, make_agent
from tests.ui.dressing import undress
from tests.ui.fitting import PainterEar, unfit
from tests.ui.playing import MemoryPlay, Patient, header, quick, thinking
from tests.ui.shelf import Shelf, picture

LANGUAGES = ("en", "de")
SIZES = ((1024, 700), (1280, 800), (1600, 1000))
ALL_SCENARIOS = ("soccer-fever", "big-game", "fishermen")
PLAYERS = ("human", "hard/trader", "expert/explorer", "medium")
GAMES = {
    "classic": header(players=PLAYERS),
    **{name: header(players=PLAYERS, scenarios=[name]) for name in ALL_SCENARIOS},
    "all scenarios": header(players=PLAYERS, scenarios=list(ALL_SCENARIOS)),
    "junior": header("junior", players=PLAYERS),
}
WAITS = ("Shooting", "CardDraw")
"""Chance that waits for a gesture of the first seat, or brings it a card."""
LATE = 24
"""A turn in which everybody has built something and the log is long."""


# Games to look at


@cache
def whole_game(name: str) -> tuple[Session, dict[str, int]]:
    """A game played to its end by simple programs, and how far it was when the first seat had what to do."""
    session, moments = Session(GAMES[name]), {}
    agents = [make_agent("novice", str(seat)) for seat in range(len(PLAYERS))]
    while not session.game.over:
        task, count = session.game.task, len(session.record.entries)
        kind = type(task).__name__
        late = kind == "Turn" and session.game.state.turn_number >= LATE
        if task.actor == 0 or kind in WAITS:
            moments.setdefault(kind, count)
        if task.actor == 0 and late:
            moments.setdefault("late", count)
        if task.actor == CHANCE:
            session.deal()
        else:
            session.play(agents[task.actor].choose(session.game, task.actor, Budget(seconds=1)))
    return session, moments


def at(name: str, moment: str) -> Session:
    """A game at such a moment, or at its last turn of the first seat if it ended before."""
    session, moments = whole_game(name)
    return session if moment == "end" else session.fork(moments.get(moment, moments["Turn"]))


def shelf() -> Shelf:
    made, latest = Shelf(), at("all scenarios", "late")
    made.put("Won", finished=True, winner=1, points=(9, 10, 4, 6), picture=picture())
    made.put("Sunday evening", scenarios=ALL_SCENARIOS, turn=12, points=(2, 5, 3, 4), picture=picture())
    made.put("Latest", turn=24, points=(4, 5, 3, 4), moment=Moment(latest.record.header, latest.game))
    return made


# The window


class Walk:
    """The window in one language, and what is found in it."""

    def __init__(self, application: QApplication, thinker: Thinker, ear: PainterEar, folder: Path) -> None:
        self._application, self._ear = application, ear
        self._next: Session | None = None
        services = Services(
            preferences=quick(),
            library=shelf(),
            thinker=thinker,
            levels=LEVELS,
            temperaments=TEMPERAMENTS,
            begin=lambda head, name: (1, MemoryPlay(Session(head))),
            resume=lambda number: (number, self._play()),
            fork=lambda number, count, name: (number, self._play()),
            adopt=lambda game: (1, MemoryPlay(game.session)),
            data_folder=folder,
        )
        self.window = MainWindow(services)
        self.window.show()

    def _play(self) -> MemoryPlay:
        assert self._next is not None
        return MemoryPlay(self._next)

    def sit_down(self, session: Session) -> GamePage:
        """Show a game."""
        self._next = session
        self.window.resume_game(1)
        page = self.window.page
        assert isinstance(page, GamePage)
        self.settle()
        return page

    def settle(self) -> None:
        """Let everything happen that is due; pages that were left go too, which no bare `processEvents` does."""
        for _ in range(4):
            self._application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def faults(self, *sizes: tuple[int, int]) -> list[str]:
        """What does not fit in windows of these sizes."""
        self.settle()
        found: list[str] = []
        for size in sizes:
            self.window.resize(*size)
            self.settle()
            STAMPS.forget()  # what was painted before would not be heard
            self._ear.take()
            self.window.grab()
            what = [*unfit(self.window), *self._ear.take()]
            found += [f"{size[0]} x {size[1]}: {fault}" for fault in dict.fromkeys(what)]
        return found


@pytest.fixture(scope="module", params=LANGUAGES)
def walk(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Walk]:
    """One window for each language: pages are changed as players change them."""
    load_fonts()
    before = QLocale()
    speak(request.param)
    folder = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch, thinking(lambda player, seed: Patient()) as thinker:
        made = Walk(qapp, thinker, PainterEar(patch), folder)
        yield made
        made.window.close()
        made.window.deleteLater()
    undress()
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


FRONT = {
    "start": MainWindow.show_start,
    "new game": MainWindow.show_new_game,
    "saved games": MainWindow.show_saves,
    "lessons": MainWindow.show_lessons,
    "statistics": MainWindow.show_statistics,
    "achievements": MainWindow.show_achievements,
    "rules": MainWindow.show_rules,
    "about": MainWindow.show_about,
    "preferences": MainWindow.show_preferences,
}


@pytest.mark.parametrize("name", FRONT)
def test_pages_without_a_game(walk: Walk, name: str) -> None:
    FRONT[name](walk.window)
    assert walk.faults(*SIZES) == []


@pytest.mark.parametrize("name", GAMES)
def test_games_in_a_late_turn(walk: Walk, name: str) -> None:
    walk.sit_down(at(name, "late"))
    assert walk.faults(*SIZES) == []


@pytest.mark.parametrize("name", ["all scenarios", "junior"])
def test_every_kind_of_task(walk: Walk, name: str) -> None:
    """Prompts and strips, in the smallest window: there is more room in others."""
    found = {}
    for moment in whole_game(name)[1]:
        walk.sit_down(at(name, moment))
        found[moment] = walk.faults(SIZES[0])
    assert {moment: faults for moment, faults in found.items() if faults} == {}


def test_trading(walk: Walk) -> None:
    walk.sit_down(at("all scenarios", "late")).open_trade()
    assert walk.faults(*SIZES) == []


def test_looking_back(walk: Walk) -> None:
    page = walk.sit_down(at("all scenarios", "end"))
    page.past.toggle()
    assert walk.faults(*SIZES) == []
    page.past.history.step(-1)
    assert walk.faults(*SIZES) == []


@pytest.mark.parametrize("name", GAMES)
def test_hints_and_chances(walk: Walk, name: str) -> None:
    """A hint with its reasons, and what speaks against another move; everybody's chance to win above the board."""
    preferences = walk.window.services.preferences
    preferences["win_chance"] = True
    page = walk.sit_down(at(name, "late"))
    page.chances.forecast.changed.emit()
    hint, seen = page.hints.hint, page.table.seen
    game = seen.rules.imagine(seen.game, 0, random.Random(1))
    expert = make_agent("expert", "fit")
    assert isinstance(expert, Adviser)
    assert hint.ask()
    hint._adviser.cancel()
    hint._advised(advise(expert, game.copy(), 0, Budget()))
    found = walk.faults(*SIZES)
    assert hint.counsel is not None
    hint._compared(expert.compare(game, 0, hint.counsel.action, Budget()))
    page.hints.consider(list(hint.others)[:1])
    found += walk.faults(*SIZES)
    preferences["win_chance"] = False
    assert found == []


@pytest.mark.parametrize("name", ["all scenarios", "junior"])
def test_how_a_game_went(walk: Walk, name: str) -> None:
    walk.sit_down(at(name, "end"))
    walk.window.show_review()
    assert walk.faults(*SIZES) == []


@pytest.mark.parametrize("name", lessons())
def test_lessons(walk: Walk, name: str) -> None:
    """Every step, in the smallest window."""
    walk.window.lessons.begin(name)
    page, table = walk.window.page, walk.window.table
    assert isinstance(page, LessonPage)
    assert isinstance(table, LessonTable)
    found = walk.faults(SIZES[0])
    while not table.lesson.last:
        page.coach.skip.click()
        walk.settle()
        found += [f"step {table.lesson.index}: {fault}" for fault in unfit(page.coach)]
    assert found == []


def test_fair_dice(walk: Walk) -> None:
    walk.sit_down(at("classic", "end"))
    walk.window.show_fair_dice()
    assert walk.faults(*SIZES) == []


# The instrument itself


def test_words_that_are_cut_are_found(qapp: QApplication) -> None:
    from PySide6.QtWidgets import QLabel, QPushButton, QTabBar

    for widget in (QLabel("A long line of words"), QPushButton("A long line of words")):
        widget.setFixedWidth(40)
        widget.show()
        assert len(unfit(widget)) == 1
        widget.setFixedWidth(400)
        assert unfit(widget) == []
        widget.close()
    bar = QTabBar()
    for _ in range(5):
        bar.addTab("A tab with words")
    bar.resize(120, 30)
    bar.show()
    qapp.processEvents()
    assert any("scroll" in fault for fault in unfit(bar))
    bar.close()
