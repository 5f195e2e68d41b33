"""A person plays on the game page: by dragging, by clicking, by keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.building import BuildRoad
from catanqt.rules.base.robber import MoveRobber, RobberMove
from catanqt.rules.base.setup import FoundRoad, FoundSettlement
from catanqt.rules.base.turn import BeforeRoll, Dice, EndTurn, Roll, Turn
from catanqt.session import Session
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, click, click_spot, drag, drag_piece, piece_point, press, wait_for_me


def found_by_drag(qtbot: QtBot, page: GamePage) -> None:
    """Found settlements and roads by dragging them onto the first lit spots, until the first turn."""
    for _ in range(2):
        wait_for_me(qtbot, page)
        for piece in ("settlement", "road"):
            entries = len(page.controller.session.record.entries)
            drag_piece(page, piece, sorted(page.placement.spots)[0])
            assert page.controller.session.record.entries[entries].actor == page.controller.perspective.viewer
    wait_for_me(qtbot, page)


def test_a_set_up_and_a_first_turn_by_drag(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    found_by_drag(qtbot, page)
    own = [entry.action for entry in page.controller.session.record.entries if entry.actor == 0]
    assert [type(action) for action in own] == [FoundSettlement, FoundRoad, FoundSettlement, FoundRoad]
    assert isinstance(page.controller.perspective.task, BeforeRoll)
    click(page.hand.button("Roll"))
    qtbot.waitUntil(lambda: page.controller.perspective.actor != CHANCE)
    rolled = [entry.action for entry in page.controller.session.record.entries if entry.actor == CHANCE]
    assert isinstance(rolled[0], Dice)
    assert page.hand.dice.values == (rolled[0].first, rolled[0].second)


def test_lit_spots_are_the_options_and_nothing_else(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    legal = {Spot("corner", action.corner) for action in page.controller.perspective.may(FoundSettlement)}
    assert set(page.scene.sites) == legal
    assert len(legal) == 54


def test_the_ghost_snaps_to_the_nearest_lit_spot(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    spot = sorted(page.placement.spots)[20]
    tile = page.hand.tray.tile("settlement")
    start = tile.mapToGlobal(tile.rect().center())
    assert page.placement.drag_begin("settlement", start)
    page.placement.drag_move(start + QPoint(0, -40))
    assert page.overlay.carrying
    page.placement.drag_move(page.board.screen_point(spot) + QPoint(7, 5))
    assert page.placement.hot == spot
    assert page.scene.ghost is not None
    assert not page.overlay.carrying
    page.placement.drag_cancel()
    assert page.scene.ghost is None


def test_an_illegal_drop_goes_back_and_says_why(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    first = sorted(page.placement.spots)[0]
    drag_piece(page, "settlement", first)
    drag_piece(page, "road", sorted(page.placement.spots)[0])
    wait_for_me(qtbot, page)
    entries = len(page.controller.session.record.entries)
    drag_piece(page, "settlement", first)
    assert len(page.controller.session.record.entries) == entries
    assert page.prompt.refusing
    assert page.prompt.accessibleName() == page.words_for("taken")
    assert page.controller.perspective.acting


def test_a_drop_into_the_sea_says_so(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    tile = page.hand.tray.tile("settlement")
    sea = page.board.viewport().mapToGlobal(QPoint(12, 12))
    drag(tile, tile.mapToGlobal(tile.rect().center()), sea)
    assert page.prompt.accessibleName() == page.words_for("no-such-place")
    assert not page.controller.session.record.entries


def test_clicking_lit_spots_builds_too(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    spot = sorted(page.placement.spots)[3]
    click_spot(page, spot)
    assert page.controller.session.record.entries[0].action == FoundSettlement(spot.index)


def test_a_double_click_on_a_corner_builds_no_road_as_well(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    spot = sorted(page.placement.spots)[20]
    click_spot(page, spot)
    at = page.board.viewport().mapFromGlobal(page.board.screen_point(spot))
    for half in (QTest.mouseDClick, QTest.mouseRelease):
        half(page.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert [type(entry.action) for entry in page.controller.session.record.entries] == [FoundSettlement]


def test_keys_move_over_lit_spots_and_build(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    page.board.setFocus()
    press(page, Qt.Key.Key_Down)
    first = page.placement.hot
    assert first is not None
    press(page, Qt.Key.Key_Right)
    second = page.placement.hot
    assert second not in (None, first)
    press(page, Qt.Key.Key_Return)
    assert second is not None
    assert page.controller.session.record.entries[0].action == FoundSettlement(second.index)


def in_a_turn(dice: tuple[int, int] = (2, 3)) -> Session:
    """The first turn of seat 0 after the roll, everybody having founded somewhere."""
    session = Session(header())
    while not isinstance(session.game.task, BeforeRoll):
        session.play(session.game.options()[0])
    session.play(Roll())
    session.play(Dice(*dice))
    return session


def test_a_road_is_dragged_in_a_turn(qtbot: QtBot, make_page: MakePage) -> None:
    session = in_a_turn()
    session.game.state.hands[0:5] = [1, 1, 0, 0, 0]
    page = make_page(session=session)
    assert isinstance(page.controller.perspective.task, Turn)
    spot = sorted(Spot("edge", action.edge) for action in page.controller.perspective.may(BuildRoad))[0]
    drag_piece(page, "road", spot)
    assert page.controller.session.record.entries[-1].action == BuildRoad(spot.index)


def test_a_piece_that_cannot_be_paid_says_why(qtbot: QtBot, make_page: MakePage) -> None:
    session = in_a_turn()
    session.game.state.hands[0:5] = [0, 0, 0, 0, 0]
    page = make_page(session=session)
    tile = page.hand.tray.tile("road")
    assert not tile.tool.ready
    click(tile)
    assert page.prompt.refusing
    assert page.prompt.accessibleName() == tile.tool.why


def test_the_robber_is_dragged_on_the_board(qtbot: QtBot, make_page: MakePage) -> None:
    session = in_a_turn((3, 4))
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    assert isinstance(page.controller.perspective.task, RobberMove)
    target = next(action.hex for action in page.controller.perspective.may(MoveRobber))
    drag(page.board.viewport(), piece_point(page, "robber"), page.board.screen_point(Spot("hex", target)))
    assert any(entry.action == MoveRobber(target) for entry in page.controller.session.record.entries)


def test_undo_by_button_takes_the_settlement_back(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("human", "patient", "novice")))
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert page.prompt.tool("undo").isEnabled()
    click(page.prompt.tool("undo"))
    assert not page.controller.session.record.entries
    assert "settlement" in page.placement.pieces


def test_the_turn_is_ended_by_its_key(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=in_a_turn())
    page.board.setFocus()
    press(page, Qt.Key.Key_E)
    assert any(entry.action == EndTurn() for entry in page.controller.session.record.entries)


def test_the_pause_button_pauses(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("human", "patient", "novice")))
    click(page.prompt.tool("pause"))
    assert page.controller.is_paused
    click(page.prompt.tool("pause"))
    assert not page.controller.is_paused


def test_a_pause_is_told_instead_of_what_never_comes(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("patient", "human", "novice")))
    assert "paused" not in page.prompt.accessibleName()
    click(page.prompt.tool("pause"))
    assert page.prompt.accessibleName().startswith("The game is paused.")
    click(page.prompt.tool("pause"))
    assert "paused" not in page.prompt.accessibleName()


def test_in_a_pause_a_person_is_asked_as_always(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    said = page.prompt.accessibleName()
    click(page.prompt.tool("pause"))
    assert page.prompt.accessibleName() == said


def test_the_board_zooms_and_fits_again(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    before = page.board.transform().m11()
    page.zoom(1.5)
    assert page.board.transform().m11() > before * 1.4
    page.zoom(0)
    assert abs(page.board.transform().m11() - before) < 1e-6


def test_the_log_tells_what_was_played_and_forgets_what_was_undone(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("human", "patient", "novice")))
    wait_for_me(qtbot, page)
    assert page.side.log.model().rowCount() == 0
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert page.side.log.model().rowCount() == 1
    page.controller.undo()
    assert page.side.log.model().rowCount() == 0


def test_two_people_pass_a_cover(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("human", "human", "novice")))
    qtbot.waitUntil(lambda: page.middle.currentWidget() is page.cover)
    assert not page.hand.cards.hand.rows or all(card.count == 0 for card in page.hand.cards.hand.rows)
    assert not page.hand.tray.isVisible(), "behind the cover there is nothing to build, and no word of it"
    click(page.cover.button)
    assert page.middle.currentWidget() is not page.cover
    assert page.focusWidget() is page.board, "the keys do not go to whatever comes next"
    assert page.controller.perspective.viewer == 0
    for piece in ("settlement", "road"):
        drag_piece(page, piece, sorted(page.placement.spots)[0])
    qtbot.waitUntil(lambda: page.middle.currentWidget() is page.cover)
    click(page.cover.button)
    assert page.controller.perspective.viewer == 1


def test_a_notice_lies_over_the_board_and_takes_room_from_nothing(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    notice = QLabel("Something happened.")
    qtbot.wait(20)
    column, board = page.side.geometry(), page.board.geometry()
    page.adopt(notice)
    notice.show()
    qtbot.wait(5)
    assert (page.side.geometry(), page.board.geometry()) == (column, board)
    assert notice.isVisible()
    assert notice.geometry().top() > page.prompt.geometry().bottom()
    middle = page.middle.geometry()
    assert middle.contains(notice.geometry())


def test_a_game_that_is_over_cannot_be_paused(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    pause = page.prompt.tool("pause")
    assert pause.isEnabled()
    page.controller.session.game.state.todo.clear()
    page.controller.look_at(None)
    page._sync(page.controller.perspective)
    assert page.controller.perspective.over
    assert not pause.isEnabled()
    assert page.win_chance.isHidden()
