"""The charts of both boards: every spot lies where its neighbours say, nothing crowds, everything has words."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from catanqt.rules.junior.board import Board, board_from_data
from catanqt.ui.games.junior.board_layout import SPOOKY, JuniorLayout
from catanqt.ui.games.junior.sites import LANE
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.theme.theme import make_theme
from tests.rules.junior.table import LARGE, SMALL, tiny_board

BOARDS = {"large": LARGE, "small": SMALL, "tiny": board_from_data(tiny_board())}
APART = 49.0
"""Nearer than this no two sites lie: pieces are up to 50 wide and high, and those on one lane differ in height."""


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]


@pytest.fixture
def chart(board: Board, qtbot: QtBot) -> JuniorLayout:
    return JuniorLayout(board, make_theme())


def distance(one: QPointF, two: QPointF) -> float:
    return math.hypot(one.x() - two.x(), one.y() - two.y())


def spots_of(board: Board) -> set[Spot]:
    layout = board.layout
    counts = {
        "lair": len(layout.lair_sites),
        "ship": len(layout.ship_sites),
        "island": len(layout.islands),
        "spooky": 1,
    }
    return {Spot(kind, i) for kind, count in counts.items() for i in range(count)}


def test_it_has_every_spot_of_the_board_once(board: Board, chart: JuniorLayout) -> None:
    spots = chart.spots()
    assert len(spots) == len(set(spots))
    assert set(spots) == spots_of(board)
    for missing in (Spot("lair", len(board.layout.lair_sites)), Spot("ship", -1), Spot("corner", 0)):
        with pytest.raises(KeyError):
            chart.place(missing)
        with pytest.raises(KeyError):
            chart.describe(missing)


def test_spots_come_in_reading_order(chart: JuniorLayout) -> None:
    places = [chart.place(spot) for spot in chart.spots()]
    for one, two in itertools.pairwise(places):
        assert (round(one.y()), one.x()) <= (round(two.y()), two.x())


def test_a_ship_lies_in_the_middle_between_its_two_lairs(board: Board, chart: JuniorLayout) -> None:
    for ship, (one, two) in enumerate(board.layout.ship_sites):
        ends = chart.place(Spot("lair", one)), chart.place(Spot("lair", two))
        place = chart.place(Spot("ship", ship))
        assert distance(place, ends[0]) == pytest.approx(distance(place, ends[1]))
        assert distance(*ends) == pytest.approx(distance(place, ends[0]) * 2)
        assert distance(*ends) == pytest.approx(100) or distance(*ends) == pytest.approx(LANE)


def test_a_lair_lies_nearest_to_just_the_islands_it_is_a_corner_of(board: Board, chart: JuniorLayout) -> None:
    for site, islands in enumerate(board.islands_at):
        place = chart.place(Spot("lair", site))
        away = {island: distance(place, chart.place(Spot("island", island))) for island in range(len(board.resource))}
        assert {island for island, far in away.items() if far < 120} == set(islands)
        assert min(away.values()) > 100


def test_the_lane_runs_along_the_angle_of_its_ship(board: Board, chart: JuniorLayout) -> None:
    for ship, (one, two) in enumerate(board.layout.ship_sites):
        angle = chart.angle(Spot("ship", ship))
        way = chart.place(Spot("lair", two)) - chart.place(Spot("lair", one))
        across = way.x() * math.sin(math.radians(angle)) - way.y() * math.cos(math.radians(angle))
        assert -90 < angle <= 90
        assert across == pytest.approx(0, abs=1e-6)
    assert chart.angle(Spot("lair", 0)) == 0


def test_no_two_sites_are_so_near_that_pieces_would_cover_each_other(board: Board, chart: JuniorLayout) -> None:
    sites = [spot for spot in chart.spots() if spot.kind in ("lair", "ship")]
    for one, two in itertools.combinations(sites, 2):
        assert distance(chart.place(one), chart.place(two)) >= APART, (one, two)


def test_everything_is_in_bounds_with_room_for_the_piece_on_it(chart: JuniorLayout) -> None:
    for spot in chart.spots():
        room = 80 if spot.kind in ("island", "spooky") else 30
        place = chart.place(spot)
        around = QRectF(place.x() - room, place.y() - room, 2 * room, 2 * room)
        assert chart.bounds.contains(around), spot


@pytest.mark.parametrize("view", [(650, 470), (1230, 740)])
def test_the_board_fills_most_of_its_view(board: Board, chart: JuniorLayout, view: tuple[int, int]) -> None:
    scale = min(view[0] / chart.bounds.width(), view[1] / chart.bounds.height())
    filled = chart.bounds.width() * scale * chart.bounds.height() * scale
    assert filled > 0.8 * view[0] * view[1]


def test_every_place_has_words_of_its_own(chart: JuniorLayout) -> None:
    words = {spot: chart.describe(spot) for spot in chart.spots() if spot.kind != "island"}
    assert len(set(words.values())) == len(words)
    assert all(chart.describe(spot) for spot in chart.spots())


def test_places_are_told_by_the_islands_around_them(qtbot: QtBot) -> None:
    large = JuniorLayout(LARGE, make_theme())
    assert large.describe(Spot("lair", 5)) == "Lair place at the wood island (roll 2), at the top"
    assert large.describe(Spot("lair", 6)) == (
        "Lair place between the wood island (roll 2) and the goat island (roll 1)"
    )
    assert large.describe(Spot("lair", 3)) == (
        "Lair place between the cutlass island (roll 1), the gold island (roll 5) and the wood island (roll 2)"
    )
    ship = LARGE.layout.ship_sites.index((9, 28))
    assert large.describe(Spot("ship", ship)) == (
        "Ship place between the goat island (roll 1) and the gold island (roll 3)"
    )
    assert large.describe(Spot("island", 11)) == ("Goat island. On a roll of 5 each lair around it finds a goat.")
    assert large.describe(SPOOKY).startswith("Spooky Island.")


@pytest.mark.parametrize("dark", [False, True])
def test_islands_differ_from_the_sea_and_night_from_day(board: Board, dark: bool, qtbot: QtBot) -> None:
    chart = JuniorLayout(board, make_theme(dark))
    called: list[float] = []
    chart.extras.append(lambda painter, scale: called.append(scale))
    picture = QImage(650, 470, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.magenta)
    scale = 0.6
    painter = QPainter(picture)
    area = QRectF(0, 0, 650 / scale, 470 / scale)
    area.moveCenter(chart.bounds.center())
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    chart.paint(painter, area, scale)
    painter.end()
    assert called == [scale]

    def colour(place: QPointF) -> tuple[int, int, int]:
        at = (place - area.topLeft()) * scale
        found = picture.pixelColor(int(at.x()), int(at.y()))
        return found.red(), found.green(), found.blue()

    assert (255, 0, 255) not in {colour(chart.place(spot)) for spot in chart.spots()}
    sea = colour(area.topLeft() + QPointF(3, 3))
    for island in range(len(board.resource)):
        red, green, blue = colour(chart.place(Spot("island", island)) + QPointF(-45, 20))
        assert blue < green or abs(red - blue) < 60, "the ground is not blue"
        assert (red, green, blue) != sea
    assert (sum(sea) < 260) == dark
