from __future__ import annotations

import itertools

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from catanqt.ui.theme.art import geometry as geo

RING = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def _area(loop: list[QPointF]) -> float:
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2


def test_the_border_of_one_hex_is_its_corners() -> None:
    (loop,) = geo.outlines([(0, 0)])
    assert len(loop) == 6
    assert {(round(p.x()), round(p.y())) for p in loop} == {(round(p.x()), round(p.y())) for p in geo.hex_points(100)}


def test_a_ring_of_hexes_has_a_shore_and_a_lake() -> None:
    loops = geo.outlines(RING)
    assert sorted(len(loop) for loop in loops) == [6, 18]


def test_growing_pushes_the_shore_out_and_the_lake_in() -> None:
    plain, grown = (sorted(map(_area, geo.outlines(RING, grow))) for grow in (0.0, 9.0))
    assert grown[0] < plain[0]
    assert grown[1] > plain[1]


def test_a_grown_border_keeps_its_distance() -> None:
    (plain,), (grown,) = geo.outlines([(0, 0), (1, 0)]), geo.outlines([(0, 0), (1, 0)], 9.0)
    path = QPainterPath()
    path.addPolygon(QPolygonF([*grown, grown[0]]))
    assert all(path.contains(corner) for corner in plain)


def test_a_coast_is_the_same_each_time_and_holds_all_corners() -> None:
    one, two = geo.coast(RING), geo.coast(RING)
    assert one == two
    assert geo.coast(RING, seed=4) != one
    assert all(one.contains(geo.axial(q, r) + corner * 0.97) for q, r in RING for corner in geo.hex_points(100))


def test_emblems_differ_in_outline() -> None:
    kinds = ("circle", *geo.EMBLEMS)
    assert len(kinds) == 6
    for one, two in itertools.combinations(kinds, 2):
        assert geo.emblem_path(one, 8) != geo.emblem_path(two, 8)


def test_smooth_lines_go_through_their_points() -> None:
    points = [QPointF(0, 0), QPointF(10, 5), QPointF(20, 0)]
    path = geo.smooth(points, closed=False)
    assert path.currentPosition() == points[-1]
    assert path.elementCount() == 1 + 3 * 2
