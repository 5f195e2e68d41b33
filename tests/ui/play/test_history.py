"""Looking back: by the log, by the bar, by keys; playing it again; going on from there in a new game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Header
from catanqt.rules.base.turn import BeforeRoll, Roll
from catanqt.session import Session
from catanqt.ui.board.items import PieceItem
from catanqt.ui.models.log import ENTRY
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.history import History, Turns
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, click, drag_piece, press, wait_for_me

MakeController = Callable[[Header], GameController]


def played(entries: int = 90, over: bool = False, game: str = "classic", **more: object) -> Session:
    """A game of novices: to its end, or to the next turn of the first seat after so many entries."""
    session = Session(header(game, **more))
    agent = make_agent("novice", "past")

    def enough() -> bool:
        task = session.game.task
        return len(session.record.entries) >= entries and task.actor == 0 and isinstance(task, BeforeRoll)

    while not session.game.over and (over or not enough()):
        seat = session.game.task.actor
        if seat == CHANCE:
            session.deal()
        else:
            assert seat is not None
            session.play(agent.choose(session.game.copy(), seat, None))  # type: ignore[arg-type]
    return session


def standing(page: GamePage) -> set[tuple[str, int]]:
    """The pieces on the board, by kind and place."""
    pieces = [item.piece for item in page.scene.items() if isinstance(item, PieceItem)]
    return {(piece.kind, piece.spot.index) for piece in pieces}


def settled(session: Session, count: int) -> int:
    """How many settlements and cities there were after so many entries."""
    state = session.at(count).state
    return sum((state.settlements[seat] | state.cities[seat]).bit_count() for seat in range(state.config.players))


def houses(page: GamePage) -> int:
    return sum(kind in ("settlement", "city") for kind, _ in standing(page))


# The log


def test_a_click_on_a_line_jumps_the_board_to_that_moment(qtbot: QtBot, make_page: MakePage) -> None:
    session = played()
    page = make_page(session=session)
    log = page.side.log
    model = log.model()
    set_up = model.index(0, 0)
    rows = [model.index(row, 0, set_up) for row in range(model.rowCount(set_up))]
    line = next(row for row in rows if row.data(ENTRY) == 2)
    log.scrollTo(line)
    at = log.visualRect(line).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert page.controller.past == 3
    assert houses(page) == settled(session, 3) == 2
    assert log.selectedIndexes()[0].data(ENTRY) == 2
    assert page.history_view.bar.isVisible()
    assert "before the first turn" in page.prompt.accessibleName()
    assert line.data() in page.prompt.accessibleName()


def test_enter_on_a_line_does_the_same(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    log = page.side.log
    log.setFocus()
    index = log.model().index(log.model().rowCount() // 2, 0)
    log.setCurrentIndex(index)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert page.controller.past == index.data(ENTRY) + 1
    turn = page.controller.perspective.state.turn_number
    assert turn > 0
    assert str(turn) in page.prompt.accessibleName()


def test_the_last_line_is_now_and_is_not_marked(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    log = page.side.log
    last = log.model().index(log.model().rowCount() - 1, 0)
    page.controller.look_at(4)
    log.setCurrentIndex(last)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert page.controller.past is None
    assert not log.selectedIndexes()
    assert not page.history_view.history.looking_back


def test_a_reader_of_the_log_is_left_alone_while_the_game_goes_on(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    log = page.side.log
    log.setCurrentIndex(log.model().index(1, 0))
    assert isinstance(page.controller.perspective.task, BeforeRoll)
    page.controller.submit(Roll())
    qtbot.waitUntil(lambda: page.controller.perspective.actor != CHANCE)
    assert log.currentIndex().row() == 1


# The bar


def test_the_bar_comes_on_demand_and_goes(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    with qtbot.waitActive(page):
        page.activateWindow()
    assert not page.history_view.bar.isVisible()
    page.history_view.toggle()
    assert page.history_view.bar.isVisible()
    assert page.focusWidget() is page.history_view.bar.timeline
    assert not page.history_view.bar.tool("next").isEnabled()
    assert not page.history_view.bar.fork.isEnabled()
    click(page.history_view.bar.now)
    assert not page.history_view.bar.isVisible()
    assert page.focusWidget() is page.board


def test_buttons_step_by_move_and_by_turn(qtbot: QtBot, make_page: MakePage) -> None:
    session = played()
    page = make_page(session=session)
    page.history_view.toggle()
    bar, end = page.history_view.bar, len(session.record.entries)
    click(bar.tool("previous"))
    assert page.controller.past == end - 1
    click(bar.tool("previous"))
    assert page.controller.past == end - 2
    click(bar.tool("next"))
    assert page.controller.past == end - 1
    click(bar.tool("first"))
    assert page.controller.past == 0
    assert houses(page) == 0
    assert not bar.tool("first").isEnabled()
    click(bar.tool("turn-on"))
    assert page.controller.perspective.state.turn_number == 1
    assert session.at(page.controller.past - 1).state.turn_number == 0
    click(bar.tool("turn-on"))
    assert page.controller.perspective.state.turn_number == 2
    click(bar.tool("next"))
    click(bar.tool("turn-back"))
    assert page.controller.perspective.state.turn_number == 2
    click(bar.tool("turn-back"))
    assert page.controller.perspective.state.turn_number == 1
    click(bar.tool("last"))
    assert page.controller.past is None


def test_the_line_is_dragged(qtbot: QtBot, make_page: MakePage) -> None:
    session = played()
    page = make_page(session=session)
    page.history_view.toggle()
    line = page.history_view.bar.timeline
    qtbot.wait(1)
    middle = line.height() // 2
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(int(line.x_of(10)), middle))
    assert page.controller.past == 10
    QTest.mouseMove(line, QPoint(int(line.x_of(40)), middle))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(int(line.x_of(40)), middle))
    assert abs(page.controller.past - 40) <= 1
    assert houses(page) == settled(session, page.controller.past)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() - 1, middle))
    assert page.controller.past is None


def test_keys_do_it_all(qtbot: QtBot, make_page: MakePage) -> None:
    session = played()
    page = make_page(session=session)
    end = len(session.record.entries)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.board.setFocus()
    page.history_view.toggle()
    line = page.history_view.bar.timeline
    QTest.keyClick(line, Qt.Key.Key_Left)
    assert page.controller.past == end - 1
    QTest.keyClick(line, Qt.Key.Key_Home)
    assert page.controller.past == 0
    QTest.keyClick(line, Qt.Key.Key_PageDown)
    assert page.controller.perspective.state.turn_number == 1
    QTest.keyClick(line, Qt.Key.Key_Right)
    assert session.at(page.controller.past - 1).state.turn_number == 1
    QTest.keyClick(line, Qt.Key.Key_PageUp)
    assert page.controller.perspective.state.turn_number == 1
    for key, way in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
        before = page.controller.past
        QTest.keyClick(page.board, key, Qt.KeyboardModifier.AltModifier)
        assert page.controller.past - before == way
    for key, turn in ((Qt.Key.Key_PageDown, 2), (Qt.Key.Key_PageUp, 1)):
        QTest.keyClick(page.board, key, Qt.KeyboardModifier.AltModifier)
        assert page.controller.perspective.state.turn_number == turn
    page.board.setFocus()
    press(page, Qt.Key.Key_Escape)
    assert page.controller.past is None
    assert not page.history_view.bar.isVisible()


def test_the_bar_makes_room_for_a_decision_and_comes_back(qtbot: QtBot, make_page: MakePage) -> None:
    session = played()
    session.play(Roll())
    session.deal()
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    page.history_view.toggle()
    page.controller.session.game.state.hands[0:5] = [4, 4, 4, 4, 4]
    page.open_trade()
    assert page.strips.current is page.strips.trade
    assert not page.history_view.bar.isVisible()
    page.strips.close_strip()
    assert page.history_view.bar.isVisible()


def test_history_is_to_be_seen_even_while_a_decision_waits(qtbot: QtBot, make_page: MakePage) -> None:
    session = played()
    session.play(Roll())
    session.deal()
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    page.open_trade()
    assert page.strips.current is page.strips.trade
    page.history_view.toggle()
    assert page.history_view.bar.isVisible()
    assert page.history_view.history.looking_back
    page.history_view.toggle()
    assert page.history_view.bar.isHidden()
    assert page.controller.perspective.live


def test_nothing_can_be_done_in_the_past(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    assert page.controller.perspective.options
    page.history_view.toggle()
    click(page.history_view.bar.tool("previous"))
    assert not page.placement.pieces
    assert not page.scene.sites
    assert not page.prompt.tool("undo").isEnabled()


# Playing it again


def test_a_finished_game_is_played_again_to_its_end(qtbot: QtBot, make_page: MakePage) -> None:
    session = played(over=True, game="junior", players=("human", "novice"))
    page = make_page(session=session)
    page.history_view.toggle()
    bar, shown = page.history_view.bar, []
    page.controller.replayed.connect(lambda one, perspective: shown.append(one.index))
    bar.speed.setCurrentIndex(bar.speed.count() - 1)
    bar.speed.activated.emit(bar.speed.count() - 1)
    page.history_view.history.told = lambda entry: False
    click(bar.tool("play"))
    assert page.history_view.history.playing
    assert page.controller.past == 0
    assert bar.tool("play").accessibleName() == "Pause"
    qtbot.waitUntil(lambda: page.controller.past is None, timeout=30_000)
    assert shown == list(range(len(session.record.entries)))
    assert not page.history_view.history.playing
    assert page.controller.perspective.over
    assert bar.tool("play").accessibleName() == "Replay"


def test_space_pauses_a_replay(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    page.history_view.replay()
    assert page.history_view.history.playing
    page.board.setFocus()
    press(page, Qt.Key.Key_Space)
    assert not page.history_view.history.playing
    where = page.controller.past
    qtbot.wait(60)
    assert page.controller.past == where
    press(page, Qt.Key.Key_Space)
    assert page.history_view.history.playing


def test_speed_changes_how_long_a_move_is_shown(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header())
    for entry in played().record.entries:
        controller.play.play(entry.action)
    controller.begin()
    counts: dict[float, int] = {}
    for speed in (0.5, 8.0):
        history = History(controller)
        history.go(0)
        history.set_speed(speed)
        history.play()
        qtbot.wait(700)
        counts[speed] = history.position
        history.leave()
    assert counts[0.5] == 0
    assert counts[8.0] >= 3


def test_a_replay_waits_for_what_moves(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played())
    history, moving = page.history_view.history, [True]
    history.moving = lambda: moving[0]
    history.go(0)
    history.set_speed(8.0)
    history.play()
    qtbot.wait(250)
    assert history.position == 0
    moving[0] = False
    qtbot.waitUntil(lambda: history.position > 0)


def test_things_move_in_a_replay_as_they_did(qtbot: QtBot, make_page: MakePage, preferences: Preferences) -> None:
    page = make_page(session=played())
    preferences["motion"] = "normal"
    page.history_view.history.go(0)
    assert not page.animator.busy
    page.history_view.history.step(1)
    assert page.animator.busy
    page.animator.finish()
    page.history_view.history.go(20)
    assert not page.animator.busy
    page.history_view.history.back_to_now()
    assert not page.animator.busy


def test_a_running_game_waits_while_it_is_looked_back_at(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=played(players=("human", "novice", "novice")))
    page.controller.submit(Roll())
    page.controller.look_at(3)
    count = len(page.controller.session.record.entries)
    qtbot.wait(60)
    assert len(page.controller.session.record.entries) == count
    page.controller.look_at(None)
    qtbot.waitUntil(lambda: len(page.controller.session.record.entries) > count)


# Where turns begin


def test_turns_are_found_and_follow_what_is_taken_back(qtbot: QtBot) -> None:
    session = played(120)
    turns = Turns(session)
    marks = list(turns.marks)
    assert [mark.number for mark in marks] == list(range(1, session.game.state.turn_number + 1))
    for mark in marks:
        assert session.at(mark.count).state.turn == mark.seat
        assert (
            session.at(mark.count).state.turn_number == mark.number == session.at(mark.count - 1).state.turn_number + 1
        )
    while session.record.entries[-1].actor != 0 or session.game.over:
        session.deal() if session.game.task.actor == CHANCE else session.play(session.game.options()[0])
    list(turns.marks)
    session.undo(0)
    assert [mark.number for mark in turns.marks] == list(range(1, session.game.state.turn_number + 1))


# Going on from there


def begin(qtbot: QtBot, window: MainWindow, session: Session) -> GamePage:
    """Put a game on the table of the window."""
    window.begin_game(session.record.header, "Old game")
    assert window.controller is not None
    window.controller.hold()
    for entry in session.record.entries:
        window.controller.play.play(entry.action)
    window.go_back()
    window.controller.look_at(None)
    window.controller.release()
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitExposed(page)
    qtbot.wait(1)
    return page


def test_play_on_from_here_makes_a_new_saved_game(qtbot: QtBot, window: MainWindow) -> None:
    session = played()
    page = begin(qtbot, window, session)
    page.history_view.toggle()
    assert page.history_view.bar.isVisible()
    count = next(mark.count for mark in page.history_view.history.turns if mark.number == 3)
    page.history_view.history.go(count)
    click(page.history_view.bar.fork)
    controller = window.controller
    assert controller is not None
    assert controller.past is None
    assert controller.session.record.entries[:count] == session.record.entries[:count]
    assert controller.session.record.header.dice != session.record.header.dice
    names = [game.name for game in window.services.library.games()]
    assert sorted(names) == ["Old game", "Old game, from turn 3"]
    assert window.notice.text
    old = next(game for game in window.services.library.games() if game.name == "Old game")
    assert old.turn == session.game.state.turn_number


def test_undo_and_redo_by_menu_and_keys_exactly_when_possible(qtbot: QtBot, window: MainWindow) -> None:
    window.begin_game(header(players=("human", "patient", "novice")), "Game")
    page = window.page
    assert isinstance(page, GamePage)
    assert window.controller is not None
    menu = window.menus.named
    qtbot.waitUntil(lambda: page.controller.perspective.acting)
    qtbot.wait(1)

    def offered() -> tuple[bool, bool, bool, bool]:
        tools = page.prompt.tool("undo").isEnabled(), page.prompt.tool("redo").isEnabled()
        return menu["undo"].isEnabled(), menu["redo"].isEnabled(), *tools

    assert offered() == (False, False, False, False)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert offered() == (True, False, True, False)
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.controller.session.record.entries
    assert offered() == (False, True, False, True)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(page.board, Qt.Key.Key_Z, both)
    assert len(window.controller.session.record.entries) == 1
    assert offered() == (True, False, True, False)
    click(page.prompt.tool("undo"))
    click(page.prompt.tool("redo"))
    assert len(window.controller.session.record.entries) == 1
    window.controller.look_at(0)
    assert offered() == (False, False, False, False)
    window.controller.look_at(None)
    window.go_back()  # the page and its menus are made anew
    assert menu["undo"].isEnabled()
    assert not menu["redo"].isEnabled()
    assert isinstance(window.page, GamePage)
    QTest.keyClick(window.page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.controller.session.record.entries
