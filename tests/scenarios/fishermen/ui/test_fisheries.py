"""The fisheries on the board: off the coast, in sight, and told of in words."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from catanqt.rules.base.board import board_from_data
from catanqt.scenarios.fishermen.ui.fisheries import fisheries
from catanqt.ui.board.hex_layout import HexLayout
from catanqt.ui.games import kits
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.theme.theme import make_theme
from tests.rules.scenarios.positions import FI, SF, header

THEME = make_theme()


def chart_of(*scenarios: str, board: str = "random") -> tuple[HexLayout, HexLayout]:
    """The board of a game, bare and decorated."""
    head = header(*scenarios, board=board)
    made = kits(THEME, head)
    bare, whole = (HexLayout(board_from_data(head.board), THEME) for _ in range(2))
    for kit in made:
        kit.decorate(whole)
    return bare, whole


@pytest.mark.parametrize("board", ["beginner", "variable", "random"])
def test_every_fishery_lies_at_sea_a_hex_away_from_its_corners(qtbot: QtBot, board: str) -> None:
    head = header(FI, board=board)
    board_layout = HexLayout(board_from_data(head.board), THEME)
    found = fisheries(head, board_layout)
    assert sorted(one.number for one in found) == [4, 5, 6, 8, 9, 10]
    for one in found:
        lands = [board_layout.place(Spot("hex", hex_)) for hex_ in range(len(board_layout.board.terrain))]
        nearest = min(math.hypot(land.x() - one.at.x(), land.y() - one.at.y()) for land in lands)
        assert nearest > 150, "the disc lies in the water"
        for corner in one.corners:
            far = math.hypot(corner.x() - one.at.x(), corner.y() - one.at.y())
            assert 88 < far < 112


def test_the_fisheries_are_in_sight(qtbot: QtBot) -> None:
    bare, whole = chart_of(FI)
    assert whole.bounds.contains(bare.bounds)
    for one in fisheries(header(FI), whole):
        assert whole.bounds.contains(one.bounds)


def test_a_corner_at_a_fishery_says_so(qtbot: QtBot) -> None:
    bare, whole = chart_of(SF, FI)
    (item, *_) = header(SF, FI).board["extras"][FI]
    spot = Spot("corner", item["corners"][0])
    assert f"fishery {item['number']}" in whole.describe(spot)
    assert "fishery" not in bare.describe(spot)


@pytest.mark.parametrize("scale", [0.3, 1.0])
def test_they_are_painted_and_leave_the_land_alone(qtbot: QtBot, scale: float) -> None:
    bare, whole = chart_of(FI)

    def shot(board_layout: HexLayout, rect: QRectF) -> QImage:
        image = QImage(60, 60, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(60 / rect.width(), 60 / rect.height())
        painter.translate(-rect.topLeft())
        board_layout.paint(painter, rect, scale)
        painter.end()
        return image

    for one in fisheries(header(FI), whole):
        assert shot(bare, one.bounds) != shot(whole, one.bounds)
    middle = QRectF(-90, -90, 180, 180)
    assert shot(bare, middle) == shot(whole, middle)
