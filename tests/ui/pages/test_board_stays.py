"""The board neither moves nor shrinks, whatever is decided, asked or looked at: in every game, size and scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from catanqt.rules.base.trade import Decline, Offer, tradable_goods
from catanqt.rules.base.turn import EndTurn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.turn import EndTurn as PassOn
from catanqt.session import Session
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.move_text import move_words
from catanqt.ui.text.i18n import speak, tr
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.tutorial.lessons import lessons
from catanqt.ui.tutorial.page import LessonPage
from catanqt.ui.window.notification_bar import NotificationBar
from tests.ui.helpers.controllers import Patient, thinking
from tests.ui.helpers.style_sheet import undress
from tests.ui.helpers.text_clipping import PainterEar
from tests.ui.pages.test_text_fits import GAMES, Walk, at, whole_game

SIZES = ((1024, 700), (1366, 768))
WINDOWS = (*((size, 100) for size in SIZES), (SIZES[0], 150))
"""Each size, and large letters where room is scarcest."""
DECISIONS = ("Answering", "Choosing", "Discarding", "RobberVictim", "RewardChoice", "RobberMove", "FreeSettler")
"""Tasks of the first seat that are asked for in a strip, or with one piece in the tray."""

ALONE = tuple(set(GAMES) - {"classic", "junior", "all scenarios"})
"""Games with one scenario: what is decided in every classic game is looked at without and with all scenarios."""

Steps = tuple[Callable[[GamePage], None], ...]
Place = tuple[QTransform, tuple[tuple[int, int], ...]]


@pytest.fixture(scope="module")
def walk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    load_fonts()
    speak("en")
    folder = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch, thinking(lambda player, seed: Patient()) as agent_worker:
        made = Walk(qapp, agent_worker, PainterEar(patch), folder, SIZES)
        patch.undo()  # nobody listens to painters here
        yield made
        made.window.close()
    undress()


def seat(walk: Walk, session: Session) -> GamePage:
    """Show a game; a page that is made anew, for the size of the letters was another before, is waited for."""
    walk.sit_down(session)
    page = walk.window.page
    assert isinstance(page, GamePage)
    return page


def measure(walk: Walk, size: tuple[int, int], scale: int = 100) -> None:
    """Give the window this size and scale, before there is a game in it."""
    walk.window.show_start()
    walk.window.services.preferences["scale"] = scale
    walk.window.resize(*size)
    walk.settle()


def board_of(page: GamePage) -> Place:
    """Where the board is on the page, by its corners, and how large."""
    view, bounds = page.board, page.scene.board_layout.bounds
    corners = (bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight())
    mapped = tuple(view.viewport().mapTo(page, view.mapFromScene(corner)).toTuple() for corner in corners)
    return view.transform(), mapped


def in_sight(page: GamePage, part: QWidget) -> bool:
    """Whether a part is shown, wholly within the page."""
    box = part.rect().translated(part.mapTo(page, part.rect().topLeft()))
    return part.isVisible() and page.rect().contains(box)


def trade(page: GamePage) -> None:
    page.open_trade()
    assert in_sight(page, page.strips.trade)


def ask(page: GamePage) -> None:
    """Offer the first kind there is for another one to everybody."""
    held = tradable_goods(page.controller.perspective.game, 0)
    have = next(kind for kind, count in enumerate(held) if count)
    give, want = ([int(kind == one) for kind in range(len(held))] for one in (have, int(not have)))
    page.controller.submit(Offer(tuple(give), tuple(want), (1, 2, 3)))
    assert in_sight(page, page.strips.trade)


def refuse(page: GamePage) -> None:
    for _ in range(3):
        page.controller.submit(Decline("too-dear"))


def history(page: GamePage) -> None:
    page.history_view.toggle()
    assert in_sight(page, page.history_view.bar)


def chances(page: GamePage) -> None:
    page.context.preferences["win_chance"] = True
    assert page.win_chance.isVisible()


def long_words(page: GamePage) -> None:
    """A hint that needs more lines than there are: it grows over the sea."""
    page.prompt.show_prompt("Build a settlement here, for it is a good place. " * 4, "And this is why. " * 12, "red")


def notice(page: GamePage) -> None:
    """Something the player must know, with a report, of which nothing is hidden."""
    bar = page.findChild(NotificationBar)
    assert bar is not None
    bar.say("Something went wrong. Your game is saved up to the last move.", "line\n" * 20)
    bar._toggle()
    assert bar.isVisible()


def back(page: GamePage) -> None:
    page.history_view.close()
    page.context.preferences["win_chance"] = False
    bar = page.findChild(NotificationBar)
    assert bar is not None
    bar.say("")


def decisions(game: str) -> list[str]:
    """What is decided in a game, of those with one scenario what only that brings."""
    known = whole_game("classic")[1] if game in ALONE else ()
    return [moment for moment in DECISIONS if moment in whole_game(game)[1] and moment not in known]


LOOKING: Steps = (history, back, chances, long_words, notice, back)
TRADING: Steps = (trade, ask, refuse)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays(walk: Walk, game: str, size: tuple[int, int], scale: int) -> None:
    measure(walk, size, scale)
    page = seat(walk, at(game, "late"))
    page.controller.pause(True)
    before = board_of(page)
    assert walk.window.size().toTuple() == size
    for step in (*LOOKING, *(TRADING if page.controller.perspective.composes(Offer) else ())):
        step(page)
        walk.settle()
        assert board_of(page) == before, step.__name__
    for moment in decisions(game):
        page = seat(walk, at(game, moment))
        strip = page.strips.current
        assert strip is None or in_sight(page, strip), moment
        if page.middle.currentIndex() == 0:
            assert board_of(page) == before, moment


def test_every_decision_is_looked_at_in_two_games_or_in_all_that_have_it() -> None:
    for moment in DECISIONS:
        having = [game for game in GAMES if moment in whole_game(game)[1]]
        assert len([game for game in having if moment in decisions(game)]) >= min(2, len(having)) > 0, moment


@pytest.mark.parametrize("scale", [100, 150])
def test_the_longest_hint_in_german_covers_no_harbour(walk: Walk, scale: int) -> None:
    """Its first words are shown in the place of the prompt, all of them where the player asks for them."""
    speak("de")
    try:
        measure(walk, SIZES[0], scale)
        page = seat(walk, at("all scenarios", "late"))
        hint = longest_hint(page)
        page.prompt.show_prompt(tr("Hint: {move}", move=hint), " ".join([hint] * 8), "red", "hint")
        page.prompt.make_room(3)
        walk.settle()
        top = page.board.mapTo(page.centre, page.board.rect().topLeft()).y()
        assert page.prompt.geometry().bottom() < top
        assert page.prompt.shortened
        words = page.prompt.words
        assert words.heightForWidth(words.width()) <= words.height()
        QTest.keyClick(words, Qt.Key.Key_Tab)
        QTest.keyClick(words, Qt.Key.Key_Return)
        walk.settle()
        assert not page.prompt.shortened
        assert page.prompt.geometry().bottom() > top
        assert words.heightForWidth(words.width()) <= words.height()
        page.prompt.show_prompt("Würfle.", "", "red")
        walk.settle()
        assert page.prompt.geometry().bottom() < top
    finally:
        speak("en")


def longest_hint(page: GamePage) -> str:
    """The move of this turn that takes most words."""
    moves = (move_words((action,), page.perspective, page.kits) for action in page.perspective.options)
    return max(moves, key=len)


@pytest.mark.parametrize("name", lessons())
def test_the_board_stays_from_the_first_step_of_a_lesson_to_the_last(walk: Walk, name: str) -> None:
    """In German, whose words are longer."""
    speak("de")
    try:
        measure(walk, SIZES[0])
        walk.window.lessons.begin(name)
        page = walk.window.page
        assert isinstance(page, LessonPage)
        walk.settle()
        before = board_size(page)
        while not page.lesson.last:
            page.coach.skip.click()
            walk.settle()
            assert board_size(page) == before, page.lesson.index
        page.lesson.said = "Das geht hier nicht, denn der Trainer erklärt gerade etwas anderes. " * 3
        page.lesson.changed.emit()
        walk.settle()
        assert board_size(page) == before
        words = page.coach.words
        assert words.heightForWidth(words.width()) <= words.height()
    finally:
        speak("en")


def board_size(page: GamePage) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return page._framed_board.geometry().getRect(), page.board.viewport().geometry().getRect()


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, SIZES[0]) for game in GAMES), ("all scenarios", SIZES[1])],
)
def test_the_tray_does_not_shift(walk: Walk, game: str, size: tuple[int, int]) -> None:
    """Neither cards that come and go nor other buttons move hand or tray, from the first roll to the last turn."""
    measure(walk, size)
    session, moments = whole_game(game)
    entries = session.record.entries
    last = max(i for i, entry in enumerate(entries) if entry.actor == 0 and isinstance(entry.action, EndTurn | PassOn))
    places: dict[tuple[int, ...], int] = {}
    for moment in (moments["BeforeRoll"], moments["Turn"], moments.get("late", last), last):
        page = seat(walk, session.fork(moment))
        tray = page.hand.tray
        assert tray.isVisible()
        first, hand = tray.tiles[0], page.hand.cards
        places[(tray.mapTo(page, tray.rect().topLeft()).x(), first.width(), hand.width(), hand.card)] = moment
    assert len(places) == 1


def test_dice_and_buttons_stay_where_there_is_room(walk: Walk) -> None:
    measure(walk, (1280, 800))
    page = seat(walk, at("classic", "late"))
    dice, pressed = page.hand.dice, page.hand.button("Trade")
    before = dice.mapTo(page, dice.rect().topLeft())
    page.open_trade()
    walk.settle()
    assert dice.isVisible()
    assert dice.mapTo(page, dice.rect().topLeft()) == before
    assert pressed.isVisible()


def test_the_bank_is_in_sight_where_there_is_room(walk: Walk) -> None:
    measure(walk, (1280, 800))
    page = seat(walk, at("classic", "BeforeRoll"))
    assert page.hand.rates.isVisible()


def test_juniors_reach_every_button_while_the_market_asks(walk: Walk) -> None:
    """However many answers there are, in the smallest window and the longer language."""
    speak("de")
    try:
        measure(walk, SIZES[0])
        session, counts = whole_game("junior")[0], set()
        for moment in range(len(session.record.entries)):
            early = session.fork(moment)
            if type(early.game.task).__name__ != "Turn" or early.game.task.actor != 0:
                continue
            page = seat(walk, early)
            for kind in RESOURCES:
                page.strips.close_strip()
                if page.strips.give(kind) and page.strips.current is page.strips.question:
                    walk.settle()
                    counts.add(len(page.strips.question.buttons))
                    assert in_sight(page, page.strips.question)
                    assert all(in_sight(page, made) for _, made in page.hand.buttons), (moment, kind)
                    assert all(in_sight(page, made) for made in page.strips.question.buttons), (moment, kind)
            if counts >= {1, 2, 3, 4, 5, 6}:
                return
        raise AssertionError(f"questions of these sizes only: {counts}")
    finally:
        speak("en")
