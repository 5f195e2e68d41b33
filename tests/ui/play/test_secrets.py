"""Nothing hidden is ever to be seen: two games that differ in hidden cards alone look and sound alike to the viewer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE, Action
from catanqt.kernel.record import Header, Record
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.robber import Theft
from catanqt.save_service import SaveService
from catanqt.scenarios.fishermen.rules.actions import DrawFish, FishDraw
from catanqt.session import Session
from catanqt.storage.store import SaveStore
from catanqt.ui.kit.view_data import Flight
from catanqt.ui.pages.end.page import EndPage
from catanqt.ui.pages.fair_dice.page import FairDicePage
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.theme.theme import make_theme
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header, quick
from tests.ui.helpers.gestures import MakePage
from tests.ui.monkeys.secrets import differences, picture, told

VIEWER = 0
ALL_THREE = ("soccer-fever", "big-game", "fishermen")
TABLES = {"classic": (), "all three": ALL_THREE}
MOMENTS = 2
"""So many moments of a game are looked at."""


def played(head: Header, stop: Callable[[Session], bool], most: int = 3000) -> Iterator[Session]:
    """A game of novices, each time a moment comes that is asked for."""
    session, agent, rng = Session(head), make_agent("novice", "secrets"), random.Random(7)
    for _ in range(most):
        if session.game.over:
            return
        if stop(session):
            yield session
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(session.ask(agent, Budget(), rng))


def again(session: Session) -> Session:
    """The same game once more."""
    return Session.load(Record(session.record.header, list(session.record.entries)))


def dealt_anew(session: Session, seat: int = VIEWER) -> Session | None:
    """The same game in which only what a seat cannot know is different; None if nothing is hidden."""
    rules, here = session.rules, session.rules.to_position(session.game)
    for seed in range(20):
        other = rules.imagine(session.game, seat, random.Random(seed))
        if rules.to_position(other) != here:
            made = again(session)
            made.game = other
            return made
    return None


def shown(make_page: MakePage, session: Session) -> GamePage:
    page = make_page(session=session)
    page.controller.hold()  # nothing goes on by itself
    return page


def all_of(qtbot: QtBot, page: GamePage) -> tuple[list[str], QImage]:
    """All that a page tells, when it has come to rest; it makes room for the next one."""
    qtbot.wait(180)  # boards and stadiums are painted anew a moment after they have got their size
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    page.side.players._pulse.stop()  # the dots of a player who thinks tell the time, nothing else
    page.side.players._delegate.beat = 0
    found = told(page), picture(page)
    page.hide()
    return found


def assert_alike(qtbot: QtBot, one: GamePage, two: GamePage, what: str) -> None:
    (words, sight), (other_words, other_sight) = all_of(qtbot, one), all_of(qtbot, two)
    assert not differences(words, other_words), f"words tell of {what}"
    assert not unlike(sight, other_sight), f"the picture tells of {what}"


def unlike(one: QImage, two: QImage) -> QRect:
    """Where two pictures differ."""
    if one == two:
        return QRect()
    points = [
        QPoint(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != two.pixel(x, y)
    ]
    found = QRect(points[0], points[0])
    for point in points:
        found = found.united(QRect(point, point))
    return found


@pytest.mark.parametrize("scenarios", TABLES.values(), ids=TABLES)
def test_hands_of_others_cannot_be_told_from_the_page(
    qtbot: QtBot, make_page: MakePage, scenarios: tuple[str, ...]
) -> None:
    rng, found = random.Random(3), 0
    for session in played(header(scenarios=scenarios), lambda session: rng.random() < 0.015):
        other = dealt_anew(session)
        if other is None:
            continue
        one, two = shown(make_page, again(session)), shown(make_page, other)
        assert_alike(qtbot, one, two, f"hands at {session.game.task}")
        found += 1
        if found == MOMENTS:
            return
    raise AssertionError("there were too few moments")


def test_behind_the_cover_nobody_s_hand_is_told(qtbot: QtBot, make_page: MakePage) -> None:
    people = header(players=("human", "human", "novice"))
    rng = random.Random(5)
    session = next(played(people, lambda at: at.game.state.turn_number > 6 and rng.random() < 0.2 and covers(at)))
    other = dealt_anew(session, seat=2)
    assert other is not None
    one, two = shown(make_page, again(session)), shown(make_page, other)
    for page in (one, two):
        page.controller.release()  # the table asks for the next person, and waits
        qtbot.waitUntil(lambda page=page: page.middle.currentWidget() is page.cover)
    assert_alike(qtbot, one, two, "hands behind the cover")


def covers(session: Session) -> bool:
    """Whether a person must act, so that the other one must not look."""
    return session.game.task.actor in (0, 1)


def outcomes(session: Session) -> list[Action]:
    """What may be drawn, without the old shoe: everybody sees who has that."""
    return [action for action in session.game.options() if action != DrawFish(0)]


def hides(kind: type) -> Callable[[Session], bool]:
    """Whether an outcome of this kind is about to be drawn by others among themselves."""

    def asked(session: Session) -> bool:
        task = session.game.task
        if not isinstance(task, kind) or len(outcomes(session)) < 2:
            return False
        involved = {getattr(task, name) for name in ("seat", "thief", "victim") if hasattr(task, name)}
        return VIEWER not in involved and session.game.state.turn != VIEWER

    return asked


@pytest.mark.parametrize("kind", [CardDraw, Theft, FishDraw])
def test_what_others_draw_cannot_be_told_from_the_page(qtbot: QtBot, make_page: MakePage, kind: type) -> None:
    session = next(played(header(scenarios=ALL_THREE), hides(kind)))
    pages = []
    for outcome in (outcomes(session)[0], outcomes(session)[-1]):
        page = shown(make_page, again(session))
        page.controller._tell(page.controller.play.play(outcome))
        pages.append(page)
    assert_alike(qtbot, *pages, f"the {kind.__name__} of another")


@pytest.mark.parametrize("kind", [CardDraw, Theft, FishDraw])
def test_what_others_draw_cannot_be_told_from_what_flies(qtbot: QtBot, make_page: MakePage, kind: type) -> None:
    session = next(played(header(scenarios=ALL_THREE), hides(kind)))
    flown = []
    for outcome in (outcomes(session)[0], outcomes(session)[-1]):
        page = shown(make_page, again(session))
        happened = page.controller.play.play(outcome)
        page.controller._look()
        perspective = page.controller.perspective
        motions = [
            motion for event in happened.events for kit in page.kits for motion in kit.motions(event, perspective)
        ]
        flown.append([(motion.start, motion.end, drawn(motion)) for motion in motions if isinstance(motion, Flight)])
    assert flown[0] == flown[1]


@pytest.mark.parametrize("kind", [CardDraw, Theft, FishDraw])
def test_what_others_draw_cannot_be_told_from_figures_and_proofs(qtbot: QtBot, kind: type) -> None:
    session = next(played(header(scenarios=ALL_THREE), hides(kind)))
    found = []
    for outcome in (outcomes(session)[0], outcomes(session)[-1]):
        one = again(session)
        one.play(outcome)
        pages = EndPage(make_theme(), one, quick(), VIEWER), FairDicePage(make_theme(), one)
        for page in pages:
            qtbot.addWidget(page)
        found.append([words for page in pages for words in told(page)])
    assert differences(*found) is None


def test_no_page_tells_the_seed_before_the_end(qtbot: QtBot, agent_worker: AgentWorker) -> None:
    seed = "a-seed-that-nobody-may-know"
    store = SaveStore(None)
    window = build(SaveService(store=store), quick(), agent_worker)
    qtbot.addWidget(window)
    window.show()
    window.begin_game(header(dice_seed=seed, players=("human", "patient", "novice")), "Secret")
    shows = [window.go_back, window.show_fair_dice, window.show_review, window.show_rules, window.show_statistics]
    shows += [window.show_preferences, window.show_about, window.show_saves, window.show_start]
    for show in shows:
        show()
        qtbot.wait(5)
        assert not [words for words in told(window) if seed in words], f"{show.__name__} tells the seed"
    window.close()
    store.close()


def drawn(flight: Flight) -> QImage:
    image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(80, 80)
    flight.look.paint(painter)
    painter.end()
    return image


def test_what_is_one_s_own_is_told(qtbot: QtBot, make_page: MakePage) -> None:
    """The test above can fail: one's own draw makes a difference."""
    mine = (
        session
        for session in played(header(), lambda session: isinstance(session.game.task, CardDraw))
        if session.game.state.turn == VIEWER and len(session.game.options()) > 1
    )
    session = next(mine)
    pages = []
    for outcome in (outcomes(session)[0], outcomes(session)[-1]):
        page = shown(make_page, again(session))
        page.controller._tell(page.controller.play.play(outcome))
        pages.append(page)
    (words, sight), (other_words, other_sight) = (all_of(qtbot, page) for page in pages)
    assert differences(words, other_words)
    assert sight != other_sight
