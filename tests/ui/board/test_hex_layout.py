from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from catanqt.rules.base.board import Board, board_from_data
from catanqt.rules.base.board_generator import make_board
from catanqt.ui.board.hex_layout import HexLayout
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import Theme, make_theme

LIGHT = make_theme()


def beginner() -> Board:
    return make_board("beginner", "x")


def small() -> Board:
    """Two hexes, one with two discs, one desert, and a harbour."""
    hexes = [
        {"q": 0, "r": 0, "terrain": "forest", "numbers": [5, 9]},
        {"q": 1, "r": 0, "terrain": "desert", "numbers": []},
    ]
    return board_from_data({"hexes": hexes, "harbours": [{"edge": 0, "kind": "wool"}]})


def paint(board_layout: HexLayout, scale: float, width: int = 400, height: int = 260) -> QPixmap:
    made = QPixmap(width, height)
    painter = QPainter(made)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    painter.translate(-board_layout.bounds.center())
    area = QRectF(0, 0, width / scale, height / scale)
    area.moveCenter(board_layout.bounds.center())
    board_layout.paint(painter, area, scale)
    painter.end()
    return made


def test_all_spots_lie_within_the_bounds_in_reading_order() -> None:
    board_layout = HexLayout(beginner(), LIGHT)
    spots = board_layout.spots()
    assert len(spots) == 54 + 72 + 19
    places = [board_layout.place(spot) for spot in spots]
    assert all(board_layout.bounds.contains(place) for place in places)
    assert [round(place.y()) for place in places] == sorted(round(place.y()) for place in places)


def test_places_follow_the_grid() -> None:
    board = beginner()
    board_layout = HexLayout(board, LIGHT)
    corners = [board_layout.place(Spot("corner", corner)) for corner in board.grid.hex_corners[9]]
    middle = board_layout.place(Spot("hex", 9))
    assert middle == QPointF(0, 0)
    assert all((corner - middle).manhattanLength() >= 99 for corner in corners)
    one, two = board.grid.edges[20]
    between = (board_layout.place(Spot("corner", one)) + board_layout.place(Spot("corner", two))) / 2
    assert board_layout.place(Spot("edge", 20)) == between


@pytest.mark.parametrize("spot", [Spot("corner", 54), Spot("edge", -1), Spot("hex", 19), Spot("lair", 0)])
def test_a_spot_of_another_board_is_unknown(spot: Spot) -> None:
    with pytest.raises(KeyError):
        HexLayout(beginner(), LIGHT).place(spot)


def test_roads_lie_in_three_directions() -> None:
    board = beginner()
    board_layout = HexLayout(board, LIGHT)
    angles = {round(board_layout.angle(Spot("edge", edge))) for edge in range(len(board.grid.edges))}
    assert angles == {-90, -30, 30}
    assert board_layout.angle(Spot("corner", 3)) == 0


def test_a_corner_tells_what_it_yields() -> None:
    board_layout = HexLayout(small(), LIGHT)
    both = next(i for i, hexes in enumerate(board_layout.board.grid.corner_hexes) if len(hexes) == 2)
    assert board_layout.describe(Spot("corner", both)) == "Forest 5/9, Desert (8 pips)"
    harbour = next(iter(board_layout.board.harbour_at))
    assert "harbour 2:1 wool" in board_layout.describe(Spot("corner", harbour))


def test_edges_and_hexes_tell_where_they_are() -> None:
    board_layout = HexLayout(small(), LIGHT)
    told = {board_layout.describe(Spot("edge", edge)) for edge in range(len(board_layout.board.grid.edges))}
    assert told == {"Coast of Forest 5/9", "Coast of Desert", "Path between Forest 5/9 and Desert"}
    assert board_layout.describe(Spot("hex", 0)) == "Forest 5/9"
    assert board_layout.describe(Spot("hex", 1)) == "Desert"


def test_harbours_lie_out_at_sea_and_in_sight() -> None:
    board = beginner()
    board_layout = HexLayout(board, LIGHT)
    for harbour in board.harbours:
        at = board_layout.harbour_place(harbour)
        assert not board_layout.shore.line.contains(at)
        assert board_layout.bounds.adjusted(27, 27, -27, -27).contains(at)


def test_a_wider_margin_widens_the_bounds() -> None:
    narrow, wide = HexLayout(beginner(), LIGHT), HexLayout(beginner(), LIGHT, margin=100)
    assert wide.bounds.width() == pytest.approx(narrow.bounds.width() + 180)


@pytest.mark.parametrize("scale", [0.15, 0.3, 0.75])
def test_it_is_painted_at_every_zoom_and_theme(theme: Theme, scale: float) -> None:
    board_layout = HexLayout(small(), theme)
    image = paint(board_layout, scale).toImage()
    middle = image.pixelColor(200 - round(87 * scale), 130 + round(60 * scale))
    assert middle.name() != image.pixelColor(0, 0).name()


def test_a_second_paint_makes_no_new_picture(qapp: QApplication) -> None:
    board_layout = HexLayout(beginner(), LIGHT)
    first = paint(board_layout, 0.31)
    tiles, stamps = TILES.cache.made, STAMPS.cache.made
    assert paint(board_layout, 0.31).toImage() == first.toImage()
    assert (TILES.cache.made, STAMPS.cache.made) == (tiles, stamps)
    paint(HexLayout(make_board("beginner", "y"), make_theme()), 0.31)
    assert TILES.cache.made == tiles, "another game with the same look paints no tile either"


def test_hexes_of_one_kind_take_their_variants_in_turn(qapp: QApplication) -> None:
    before = TILES.cache.made
    paint(HexLayout(beginner(), LIGHT), 0.333, 700, 500)
    assert TILES.cache.made - before == 3 * 5 + 1


def test_only_what_is_in_sight_is_painted(qapp: QApplication) -> None:
    board_layout = HexLayout(beginner(), LIGHT)
    before = TILES.cache.made
    paint(board_layout, 2.111, 200, 200)
    assert 1 <= TILES.cache.made - before <= 7


def test_extras_lie_between_land_and_discs(qapp: QApplication) -> None:
    board_layout = HexLayout(small(), LIGHT)
    scales: list[float] = []

    def lay(painter: QPainter, scale: float) -> None:
        scales.append(scale)
        painter.fillRect(QRectF(-500, -500, 1000, 1000), "#FF00FF")

    board_layout.extras.append(lay)
    image = paint(board_layout, 0.5).toImage()
    assert scales == [0.5]
    left = board_layout.place(Spot("hex", 0)) - board_layout.bounds.center()
    edge = image.pixelColor(200 + round(left.x() * 0.5), 130 + round((left.y() - 60) * 0.5))
    disc = image.pixelColor(200 + round((left.x() - 28) * 0.5), 130 + round((left.y() + 12) * 0.5))
    assert edge.name() == "#ff00ff"
    assert disc.name() != "#ff00ff"
