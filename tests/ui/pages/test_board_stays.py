"""The board neither moves nor shrinks, whatever is decided, asked or looked at: in every game, size and scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.rules.base.trade import Decline, Offer, purse
from catanqt.rules.base.turn import EndTurn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.turn import EndTurn as PassOn
from catanqt.session import Session
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.text.i18n import speak
from catanqt.ui.theme.theme import load_fonts
from tests.ui.helpers.controllers import Patient, thinking
from tests.ui.helpers.style_sheet import undress
from tests.ui.helpers.text_clipping import PainterEar
from tests.ui.pages.test_text_fits import GAMES, Walk, at, whole_game

SIZES = ((1024, 700), (1280, 800), (1366, 768))
WINDOWS = (*((size, 100) for size in SIZES), (SIZES[0], 150))
"""Each size, and large letters where room is scarcest."""
DECISIONS = ("Answering", "Choosing", "Discarding", "RobberVictim", "RewardChoice", "RobberMove", "FreeSettler")
"""Tasks of the first seat that are asked for in a strip, or with one piece in the tray."""

Steps = tuple[Callable[[GamePage], None], ...]
Place = tuple[QTransform, tuple[tuple[int, int], ...]]


@pytest.fixture(scope="module")
def walk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    load_fonts()
    speak("en")
    folder = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch, thinking(lambda player, seed: Patient()) as thinker:
        made = Walk(qapp, thinker, PainterEar(patch), folder)
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
    view, bounds = page.board, page.scene.chart.bounds
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
    held = purse(page.table.seen.game, 0)
    have = next(kind for kind, count in enumerate(held) if count)
    give, want = ([int(kind == one) for kind in range(len(held))] for one in (have, int(not have)))
    page.table.submit(Offer(tuple(give), tuple(want), (1, 2, 3)))
    assert in_sight(page, page.strips.trade)


def refuse(page: GamePage) -> None:
    for _ in range(3):
        page.table.submit(Decline("too-dear"))


def history(page: GamePage) -> None:
    page.past.toggle()
    assert in_sight(page, page.past.bar)


def chances(page: GamePage) -> None:
    page.desk.preferences["win_chance"] = True
    assert page.win_chance.isVisible()


def long_words(page: GamePage) -> None:
    """A hint that needs more lines than there are: it grows over the sea."""
    page.prompt.show_prompt("Build a settlement here, for it is a good place. " * 4, "And this is why. " * 12, "red")


def back(page: GamePage) -> None:
    page.past.close()
    page.desk.preferences["win_chance"] = False


LOOKING: Steps = (history, back, chances, long_words, back)
TRADING: Steps = (trade, ask, refuse)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays(walk: Walk, game: str, size: tuple[int, int], scale: int) -> None:
    measure(walk, size, scale)
    page = seat(walk, at(game, "late"))
    page.table.pause(True)
    before = board_of(page)
    assert walk.window.size().toTuple() == size
    for step in (*LOOKING, *(TRADING if page.table.seen.composes(Offer) else ())):
        step(page)
        walk.settle()
        assert board_of(page) == before, step.__name__
    for moment in (one for one in DECISIONS if one in whole_game(game)[1]):
        page = seat(walk, at(game, moment))
        strip = page.strips.current
        assert strip is None or in_sight(page, strip), moment
        if page.middle.currentIndex() == 0:
            assert board_of(page) == before, moment


def test_a_long_hint_grows_over_the_sea(walk: Walk) -> None:
    measure(walk, (1280, 800))
    page = seat(walk, at("classic", "late"))
    lines = page.prompt.height()
    long_words(page)
    walk.settle()
    assert page.prompt.height() > lines
    assert page.prompt.words.heightForWidth(page.prompt.words.width()) <= page.prompt.words.height()


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("game", GAMES)
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


def test_a_trade_stays_open_for_juniors_at_1024(walk: Walk, qtbot: QtBot) -> None:
    """The button of the trade is there while the market asks what is given."""
    measure(walk, (1024, 700))
    session = whole_game("junior")[0]
    for moment in range(len(session.record.entries)):
        early = session.fork(moment)
        if type(early.game.task).__name__ != "Turn" or early.game.task.actor != 0:
            continue
        page = seat(walk, early)
        kinds = [kind for kind in RESOURCES if page.strips.give(kind)]
        few = len(page.strips.question.buttons) not in (4, 5)  # those are large, in one row
        if kinds and few and not page.strips.trade.isVisible() and any(one is None for one, _ in page.hand.buttons):
            walk.settle()
            assert page.hand.button("Trade").isVisible()
            return
    raise AssertionError("nobody could swap and trade in this game")
