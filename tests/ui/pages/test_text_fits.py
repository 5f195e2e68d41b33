"""No word is cut: every page in German, whose words are longest, in three sizes of the window; in English in one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.analysis.model import Grade
from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import CHANCE
from catanqt.session import Session
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.pages.review.moment import moment_of
from catanqt.ui.pages.review.page import ReviewPage
from catanqt.ui.play.library import Exercise, Moment
from catanqt.ui.play.services import Services
from catanqt.ui.practice.page import PracticePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.text.i18n import speak
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.tutorial.lesson_controller import LessonController
from catanqt.ui.tutorial.lessons import lessons
from catanqt.ui.tutorial.page import LessonPage
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import LEVELS, TEMPERAMENTS, make_agent
from tests.ui.helpers.controllers import MemoryPlay, Patient, header, quick, thinking
from tests.ui.helpers.fake_library import FakeLibrary, picture
from tests.ui.helpers.made_up_review import MadeUpReviewer, made_up
from tests.ui.helpers.style_sheet import undress
from tests.ui.helpers.text_clipping import PainterEar, unfit

SIZES = {"de": ((1024, 700), (1280, 800), (1600, 1000)), "en": ((1024, 700),)}
ALL_SCENARIOS = ("soccer-fever", "big-game", "fishermen")
PLAYERS = ("human", "hard/trader", "expert/explorer", "medium")
HOUSE_RULES = {"dice": "deck", "open_hands": True, "bank": "endless", "friendly_robber": 3, "handicap": [0, -1, 2, 0]}
GAMES = {
    "classic": header(players=PLAYERS, options=HOUSE_RULES),
    **{name: header(players=PLAYERS, scenarios=[name]) for name in ALL_SCENARIOS},
    "all scenarios": header(players=PLAYERS, scenarios=list(ALL_SCENARIOS)),
    "junior": header("junior", players=PLAYERS),
}
WAITS = ("Shooting", "CardDraw")
"""Chance that waits for a gesture of the first seat, or brings it a card."""
HINT = "hint"
"""The seed by which the one who gives hints is known."""
HINT_MS = 60_000
"""Milliseconds for a hint on a busy machine; it is asked to think for six seconds at most."""
LATE = 24
"""A turn in which everybody has built something and the log is long; there is a choice in the moment looked at."""


# Games to look at


@cache
def whole_game(name: str) -> tuple[Session, dict[str, int]]:
    """A game played to its end by simple agents, and the entry at which the first seat had a decision."""
    session, moments = Session(GAMES[name]), {}
    agents = [make_agent("novice", str(seat)) for seat in range(len(PLAYERS))]
    while not session.game.over:
        task, count = session.game.task, len(session.record.entries)
        kind = type(task).__name__
        late = kind == "Turn" and session.game.state.turn_number >= LATE and len(session.game.options()) > 1
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


def fake_library() -> FakeLibrary:
    made, latest = FakeLibrary(), at("all scenarios", "late")
    made.put("Won", finished=True, winner=1, points=(9, 10, 4, 6), picture=picture())
    made.put("Sunday evening", scenarios=ALL_SCENARIOS, turn=12, points=(2, 5, 3, 4), picture=picture())
    made.put("Latest", turn=24, points=(4, 5, 3, 4), moment=Moment(latest.record.header, latest.game))
    return made


# The window


def adviser_alone(player: str, seed: str) -> Agent:
    """Whoever is asked for a hint gives one; those who play never come to an end."""
    return make_agent(player, seed) if seed == HINT else Patient()


class Walk:
    """The window in one language, and what is found in it."""

    def __init__(
        self,
        application: QApplication,
        agent_worker: AgentWorker,
        ear: PainterEar,
        folder: Path,
        sizes: Sequence[tuple[int, int]],
    ) -> None:
        self._application, self._ear = application, ear
        self.sizes, self.smallest = sizes, sizes[:1]
        self._next: Session | None = None
        services = Services(
            preferences=quick(),
            library=fake_library(),
            agent_worker=agent_worker,
            levels=LEVELS,
            temperaments=TEMPERAMENTS,
            begin=lambda head, name: (1, MemoryPlay(Session(head))),
            resume=lambda number: (number, self._play()),
            fork=lambda number, count, name: (number, self._play()),
            adopt=lambda game: (1, MemoryPlay(game.session)),
            reviewer=MadeUpReviewer(),
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
            STAMPS.cache.drop()  # what was painted before would not be heard
            self._ear.take()
            self.window.grab()
            what = [*unfit(self.window), *self._ear.take()]
            found += [f"{size[0]} x {size[1]}: {fault}" for fault in dict.fromkeys(what)]
        return found


@pytest.fixture(autouse=True)
def english() -> None:
    """All other tests of the window read English; these speak for themselves, see `walk`."""


@pytest.fixture(scope="module", params=SIZES)
def walk(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Walk]:
    """One window for each language: pages are changed as players change them."""
    load_fonts()
    before = QLocale()
    speak(request.param)
    folder = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch, thinking(adviser_alone) as agent_worker:
        made = Walk(qapp, agent_worker, PainterEar(patch), folder, SIZES[request.param])
        yield made
        made.window.close()
        made.window.deleteLater()
    undress()
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def show_rule_options(window: MainWindow) -> None:
    """Those of all scenarios together."""
    window.show_new_game()
    page = window.page
    assert isinstance(page, NewGamePage)
    for name in ALL_SCENARIOS:
        page.cards.cards[name].setChecked(True)
        page.cards.cards[name].clicked.emit()
    page.open_rules("dice")


def show_cast(window: MainWindow) -> None:
    window.show_new_game()
    page = window.page
    assert isinstance(page, NewGamePage)
    page.open_cast(1)


FRONT = {
    "rule options": show_rule_options,
    "the cast": show_cast,
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
    assert walk.faults(*walk.sizes) == []


@pytest.mark.parametrize("name", GAMES)
def test_games_in_a_late_turn(walk: Walk, name: str) -> None:
    walk.sit_down(at(name, "late"))
    assert walk.faults(*walk.sizes) == []


@pytest.mark.parametrize("name", ["all scenarios", "junior"])
def test_every_kind_of_task(walk: Walk, name: str) -> None:
    """Prompts and strips, in the smallest window: there is more room in others."""
    found = {}
    for moment in whole_game(name)[1]:
        walk.sit_down(at(name, moment))
        found[moment] = walk.faults(*walk.smallest)
    assert {moment: faults for moment, faults in found.items() if faults} == {}


def test_trading(walk: Walk) -> None:
    walk.sit_down(at("all scenarios", "late")).open_trade()
    assert walk.faults(*walk.sizes) == []


def test_looking_back(walk: Walk) -> None:
    page = walk.sit_down(at("all scenarios", "end"))
    page.history_view.toggle()
    assert walk.faults(*walk.sizes) == []
    page.history_view.history.step(-1)
    assert walk.faults(*walk.sizes) == []


@pytest.mark.parametrize("name", ["classic", "all scenarios", "junior"])
def test_hints_and_chances(walk: Walk, qtbot: QtBot, name: str) -> None:
    """A hint with its reasons, and what speaks against another move; everybody's chance to win above the board."""
    preferences = walk.window.services.preferences
    preferences["win_chance"] = True
    page = walk.sit_down(at(name, "late"))
    page.chances.estimates.changed.emit()
    hint = page.hints.hint
    assert hint.ask()
    qtbot.waitUntil(lambda: hint.result is not None, timeout=HINT_MS)
    found = walk.faults(*walk.sizes)
    qtbot.waitUntil(lambda: hint.compared, timeout=HINT_MS)
    assert hint.others
    page.hints.consider(list(hint.others)[:1])
    found += walk.faults(*walk.sizes)
    preferences["win_chance"] = False
    assert found == []


@pytest.mark.parametrize("name", ["all scenarios", "junior"])
def test_how_a_game_went(walk: Walk, name: str) -> None:
    walk.sit_down(at(name, "end"))
    walk.window.show_review()
    assert walk.faults(*walk.sizes) == []


@pytest.mark.parametrize("name", ["classic", "all scenarios", "junior"])
def test_game_review(walk: Walk, qtbot: QtBot, name: str) -> None:
    """A mistake with both moves, a stroke of luck, and the sum."""
    walk.sit_down(at(name, "end"))
    walk.window.game_review.show()
    page = walk.window.page
    assert isinstance(page, ReviewPage)
    qtbot.waitUntil(lambda: page.review.complete)
    page.panel.every.click()
    longest = max(range(page.model.rowCount()), key=lambda row: len(spoken(page, row)))
    page.panel.steps.go(longest)
    found = walk.faults(*walk.sizes)
    page.tabs.setCurrentIndex(1)
    found += walk.faults(*walk.sizes)
    assert found == []


def spoken(page: ReviewPage, row: int) -> str:
    """All that is said of a moment."""
    return moment_of(page.review.subject, page.model.steps[row], page.review.seat, page._kits).spoken


@pytest.mark.parametrize("name", ["all scenarios", "junior"])
def test_practice(walk: Walk, name: str) -> None:
    """An exercise in all its stages, in the smallest window."""
    library = walk.window.services.library
    assert isinstance(library, FakeLibrary)
    record = at(name, "end").record
    analysis = made_up(record)
    game = library.put("Sunday evening", finished=True)
    library.records[game], library.reviews[(game, 0)] = record, analysis
    mistake = next(one for one in analysis.seats[0].decisions if one.grade is Grade.BLUNDER and one.turn > 3)
    library.exercises_ = {(game, 0, mistake.index): Exercise(game, 0, mistake.index, 0, "")}
    walk.window.exercises.begin()
    page = walk.window.page
    assert isinstance(page, PracticePage)
    found = walk.faults(*walk.smallest)
    for act in (lambda: page.practice.judged(False, mistake.against), page.practice.show_solution):
        act()
        found += walk.faults(*walk.smallest)
    assert found == []


@pytest.mark.parametrize("name", lessons())
def test_lessons(walk: Walk, name: str) -> None:
    """Every step, in the smallest window."""
    walk.window.lessons.begin(name)
    page, controller = walk.window.page, walk.window.controller
    assert isinstance(page, LessonPage)
    assert isinstance(controller, LessonController)
    found = walk.faults(*walk.smallest)
    while not controller.lesson.last:
        page.coach.skip.click()
        walk.settle()
        found += [f"step {controller.lesson.index}: {fault}" for fault in unfit(page.coach)]
    assert found == []


def test_fair_dice(walk: Walk) -> None:
    walk.sit_down(at("classic", "end"))
    walk.window.show_fair_dice()
    assert walk.faults(*walk.sizes) == []


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
