"""Acting as a person would: pressing, dragging and typing on a game page, with real events."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.board.items import PieceItem
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage

MakePage = Callable[..., GamePage]
LEFT = Qt.MouseButton.LeftButton


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press on a widget, move in steps, let go; all points are those of the screen."""
    here = widget.mapFromGlobal(start)
    QTest.mousePress(widget, LEFT, Qt.KeyboardModifier.NoModifier, here)
    for part in (0.1, 0.4, 0.8, 1.0):
        way = end - start
        point = start + QPoint(round(way.x() * part), round(way.y() * part))
        QTest.mouseMove(widget, widget.mapFromGlobal(point))
    QTest.mouseRelease(widget, LEFT, Qt.KeyboardModifier.NoModifier, widget.mapFromGlobal(end))


def drag_piece(page: GamePage, piece: str, spot: Spot) -> None:
    """Drag a piece from the tray onto a spot of the board."""
    tile = page.hand.tray.tile(piece)
    drag(tile, tile.mapToGlobal(tile.rect().center()), page.board.screen_point(spot))


def piece_point(page: GamePage, kind: str) -> QPoint:
    """Where a piece of this kind stands on the screen."""
    item = next(item for item in page.scene.items() if isinstance(item, PieceItem) and item.piece.kind == kind)
    return page.board.viewport().mapToGlobal(page.board.mapFromScene(item.pos()))


def click_spot(page: GamePage, spot: Spot) -> None:
    at = page.board.viewport().mapFromGlobal(page.board.screen_point(spot))
    QTest.mouseMove(page.board.viewport(), at)
    QTest.mouseClick(page.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def press(page: GamePage, key: Qt.Key | str) -> None:
    """Press a key where the focus is, or on the board."""
    target = page.focusWidget() or page.board
    if isinstance(key, str):
        QTest.keyClicks(target, key)
    else:
        QTest.keyClick(target, key)


def wait_for_me(qtbot: QtBot, page: GamePage) -> None:
    """Until the viewer must act."""
    qtbot.waitUntil(lambda: page.controller.perspective.acting, timeout=20_000)
