"""Hair and beards of the portraits: layers behind the head and in front of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from catanqt.ui.theme.art.brushes import NO_PEN
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.art.portraits.face import Face, closed, fill, oval, stroke


def crop(painter: QPainter, face: Face) -> None:
    """Short hair, parted at the side."""
    w = face.wide
    top = closed(
        (-w - 1, -6),
        ((-w - 4, -26), (-w * 0.7, -36), (2, -35)),
        ((w * 0.9, -35), (w + 4, -24), (w + 1, -6)),
        ((w - 1, -13), (w - 3, -17), (w - 6, -19)),
        ((2, -17), (-8, -19), (-11, -22)),
        ((-14, -18), (-w, -14), (-w - 1, -6)),
    )
    fill(painter, top, face.hair)


def fringe(painter: QPainter, face: Face) -> None:
    """Hair that falls into the forehead, cut straight."""
    w = face.wide
    top = closed(
        (-w - 2, -4),
        ((-w - 4, -28), (-w * 0.7, -37), (0, -37)),
        ((w * 0.7, -37), (w + 4, -28), (w + 2, -4)),
        ((w, -9), (w - 1, -12), (w - 2, -13)),
        ((8, -15), (-8, -15), (-w + 2, -13)),
        ((-w + 1, -12), (-w, -9), (-w - 2, -4)),
    )
    fill(painter, top, face.hair)


def parted(painter: QPainter, face: Face) -> None:
    """Long hair parted in the middle, drawn back over the temples."""
    w = face.wide
    for side in (-1, 1):
        half = closed(
            (-side * 0.4, -35.5),
            ((side * w * 0.6, -37), (side * (w + 5), -26), (side * (w + 2), -2)),
            ((side * w, -8), (side * (w - 2), -15), (side * 10, -19)),
            ((side * 5, -21), (side * 1, -24), (-side * 0.4, -35.5)),
        )
        fill(painter, half, mix(face.hair, "#FFFFFF", 0.05) if side < 0 else face.hair)


def long_behind(painter: QPainter, face: Face) -> None:
    """Hair down to the shoulders, behind the head."""
    w = face.wide + 6
    back = closed(
        (0, -38),
        ((w * 0.9, -38), (w + 2, -24), (w, -2)),
        ((w - 1, 14), (w + 4, 26), (w, 36)),
        ((w * 0.4, 42), (-w * 0.4, 42), (-w, 36)),
        ((-w - 4, 26), (-w + 1, 14), (-w, -2)),
        ((-w - 2, -24), (-w * 0.9, -38), (0, -38)),
    )
    fill(painter, back, mix(face.hair, "#120A10", 0.25))


def bob_behind(painter: QPainter, face: Face) -> None:
    """Hair down to the chin."""
    w = face.wide + 5
    back = closed(
        (0, -37),
        ((w, -37), (w + 2, -20), (w, 0)),
        ((w, 10), (w - 2, 17), (w - 6, 19)),
        ((w * 0.4, 22), (-w * 0.4, 22), (-w + 6, 19)),
        ((-w + 2, 17), (-w, 10), (-w, 0)),
        ((-w - 2, -20), (-w, -37), (0, -37)),
    )
    fill(painter, back, mix(face.hair, "#120A10", 0.2))


def bun_behind(painter: QPainter, face: Face) -> None:
    """A bun on top, with two pins."""
    for x in (-1, 1):
        stroke(painter, (x * 17, -52), (0, -44), (-x * 6, -38), "#D8A23A", 2)
        oval(painter, x * 17, -52, 2, 2, "#B3362A")
    bun = QPainterPath()
    bun.addEllipse(QPointF(0, -39), 11, 9)
    fill(painter, bun, face.hair)


def cloud_behind(painter: QPainter, face: Face) -> None:
    """A round cloud of curls."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(mix(face.hair, "#120A10", 0.2)))
    for x, y, radius in (
        (0, -26, 21),
        (-17, -22, 15),
        (17, -22, 15),
        (-25, -7, 13),
        (25, -7, 13),
        (-23, 8, 10),
        (23, 8, 10),
        (-10, -34, 13),
        (10, -34, 13),
    ):
        painter.drawEllipse(QPointF(x, y), radius, radius)


def curls(painter: QPainter, face: Face) -> None:
    """Curls over the forehead."""
    for place, (x, y, radius) in enumerate(
        (
            (-17, -17, 6.5),
            (-12, -24, 7.5),
            (-3, -27, 8),
            (7, -26, 8),
            (14, -22, 7),
            (18, -15, 5.5),
            (-19, -9, 4.5),
            (19.5, -8, 4),
        )
    ):
        curl = QPainterPath()
        curl.addEllipse(QPointF(x, y), radius, radius)
        fill(painter, curl, mix(face.hair, "#FFFFFF", 0.06 * (place % 2)))


def tails(painter: QPainter, face: Face) -> None:
    """Two bunches at the sides, with ribbons."""
    for side in (-1, 1):
        bunch = closed(
            (side * 20, -12),
            ((side * 34, -22), (side * 40, -4), (side * 33, 12)),
            ((side * 31, 5), (side * 25, 0), (side * 20, -12)),
        )
        fill(painter, bunch, face.hair)
        oval(painter, side * 22, -12, 3.6, 3.6, face.trim)


def braids(painter: QPainter, face: Face) -> None:
    """Two braids over the shoulders."""
    for side in (-1, 1):
        for step in range(6):
            knot = QPainterPath()
            knot.addEllipse(QPointF(side * (22.5 - step * 0.6), 2 + step * 7.6), 5.6 - step * 0.3, 5.2)
            fill(painter, knot, face.hair, 0.4)
        oval(painter, side * 19.6, 41, 4, 2.2, face.trim)


def strands(painter: QPainter, face: Face) -> None:
    """Hair at the sides of a bald head."""
    w = face.wide
    for side in (-1, 1):
        tuft = closed(
            (side * (w - 1), -15),
            ((side * (w + 6), -14), (side * (w + 6), -2), (side * (w + 2), 5)),
            ((side * (w - 1), 1), (side * (w - 2), -6), (side * (w - 1), -15)),
        )
        fill(painter, tuft, face.hair)


def full_beard(painter: QPainter, face: Face) -> None:
    """A full beard with a moustache; the mouth is seen."""
    w = face.wide
    beard = QPainterPath()
    beard.addPath(
        closed(
            (-w, -2),
            ((-w - 1, 14), (-w * 0.7, 31), (0, 33)),
            ((w * 0.7, 31), (w + 1, 14), (w, -2)),
            ((w - 3, 5), (w - 6, 8), (9, 7.5)),
            ((5, 6.2), (-5, 6.2), (-9, 7.5)),
            ((-w + 6, 8), (-w + 3, 5), (-w, -2)),
        )
    )
    fill(painter, beard, face.hair)
    stroke(painter, (-4.6, 12.6), (0, 12.6 + face.smile * 1.3), (4.6, 12.6), mix(face.hair, "#5A1712", 0.72), 2.2)


def short_beard(painter: QPainter, face: Face) -> None:
    """A beard along the jaw."""
    w = face.wide
    beard = closed(
        (-w + 0.4, 0),
        ((-w * 0.95, 12), (-w * 0.5, 23.5), (0, 23.5)),
        ((w * 0.5, 23.5), (w * 0.95, 12), (w - 0.4, 0)),
        ((w - 3, 8), (9, 17.5), (0, 17.5)),
        ((-9, 17.5), (-w + 3, 8), (-w + 0.4, 0)),
    )
    fill(painter, beard, face.hair)


def goatee(painter: QPainter, face: Face) -> None:
    """A pointed beard on the chin, and a moustache."""
    chin = closed(
        (-6, 15.5), ((-4, 18), (4, 18), (6, 15.5)), ((6, 23), (2, 28), (0, 29)), ((-2, 28), (-6, 23), (-6, 15.5))
    )
    fill(painter, chin, face.hair)
    for side in (-1, 1):
        stroke(painter, (side * 0.6, 8.4), (side * 5, 7.2), (side * 8.6, 10), face.hair, 2.4)


def great_moustache(painter: QPainter, face: Face) -> None:
    """A moustache that is combed every morning."""
    for side in (-1, 1):
        half = closed(
            (0, 7),
            ((side * 6, 5.5), (side * 12, 8), (side * 18, 5)),
            ((side * 17, 13), (side * 6, 15.5), (0, 10.6)),
            ((0, 9), (0, 8), (0, 7)),
        )
        fill(painter, half, face.hair)


def stubble(painter: QPainter, face: Face) -> None:
    """A chin that was not shaved today."""
    shade = QColor(mix(face.hair, face.skin, 0.5))
    shade.setAlphaF(0.3)
    jaw = closed(
        (-face.wide + 1, 3),
        ((-14, 12), (-8, 20.5), (0, 20.5)),
        ((8, 20.5), (14, 12), (face.wide - 1, 3)),
        ((12, 8), (6, 7.4), (0, 7.4)),
        ((-6, 7.4), (-12, 8), (-face.wide + 1, 3)),
    )
    painter.setPen(NO_PEN)
    painter.setBrush(shade)
    painter.drawPath(jaw)
    stroke(painter, (-5.4, 11), (0, 11 + face.smile * 1.4), (5.4, 11), mix(face.skin, "#6A1712", 0.62), 2.0)


def freckles(painter: QPainter, face: Face) -> None:
    """On cheeks and nose."""
    for x, y in ((-13, 4), (-10, 6), (-7.4, 3.6), (7.4, 3.6), (10, 6), (13, 4)):
        oval(painter, x, y, 0.9, 0.9, mix(face.skin, "#8A3A14", 0.5))


def teeth(painter: QPainter, face: Face) -> None:
    """A wide laugh."""
    laugh = closed((-7, 10), ((-4, 11.4), (4, 11.4), (7, 10)), ((6, 18), (-6, 18), (-7, 10)))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#7A231C"))
    painter.drawPath(laugh)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawRoundedRect(QRectF(-5, 10.9, 10, 2.6), 1.2, 1.2)
