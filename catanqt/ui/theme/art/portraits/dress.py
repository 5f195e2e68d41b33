"""What people of the portraits wear: hats, scarves, glasses, earrings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, round_pen
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.portraits.face import Face, closed, fill, oval, stroke

GOLD = "#E2AE3C"


def sailor_cap(painter: QPainter, face: Face) -> None:
    """A keeper's cap with a peak and an anchor button."""
    crown = closed(
        (-24, -19),
        ((-27, -36), (-16, -43), (0, -43)),
        ((16, -43), (27, -36), (24, -19)),
        ((10, -22), (-10, -22), (-24, -19)),
    )
    fill(painter, crown, face.coat)
    band = closed(
        (-22, -19),
        ((-8, -23), (8, -23), (22, -19)),
        ((22, -17), (22, -15), (21, -13)),
        ((8, -17), (-8, -17), (-21, -13)),
        ((-22, -15), (-22, -17), (-22, -19)),
    )
    fill(painter, band, face.trim)
    peak = closed((-17, -15), ((-8, -18), (8, -18), (17, -15)), ((13, -8), (-13, -8), (-17, -15)))
    fill(painter, peak, "#20242C")
    oval(painter, 0, -26, 3.6, 3.6, GOLD)


def straw_hat(painter: QPainter, face: Face) -> None:
    """A wide hat of straw with a ribbon."""
    brim = QPainterPath()
    brim.addEllipse(QPointF(0, -17), 38, 9.5)
    crown = closed(
        (-18, -18),
        ((-18, -40), (-10, -44), (0, -44)),
        ((10, -44), (18, -40), (18, -18)),
        ((8, -14), (-8, -14), (-18, -18)),
    )
    fill(painter, brim, "#E3BC62")
    fill(painter, crown, "#EDCB78")
    ribbon = closed(
        (-18.2, -23),
        ((-8, -18), (8, -18), (18.2, -23)),
        ((18.2, -21), (18.2, -19), (18, -17.4)),
        ((8, -12.6), (-8, -12.6), (-18, -17.4)),
        ((-18.2, -19), (-18.2, -21), (-18.2, -23)),
    )
    fill(painter, ribbon, face.trim)
    for y in (-29, -35):
        stroke(painter, (-15, y + 2), (0, y + 6), (15, y + 2), tint("#A87A22", 0.45), 1.1)


def bee(painter: QPainter, face: Face) -> None:
    """A bee that follows the beekeeper everywhere."""
    oval(painter, 33.6, 7.4, 3.4, 2.2, tint("#FFFFFF", 0.8))
    oval(painter, 30.4, 7.0, 2.6, 2.6, tint("#FFFFFF", 0.8))
    oval(painter, 32, 11, 5, 3.6, "#F2BE2C")
    for x in (30.6, 33.4):
        stroke(painter, (x, 8), (x + 0.6, 11), (x, 14), "#3A2A10", 1.5)


def kufi(painter: QPainter, face: Face) -> None:
    """A round cap with a woven pattern."""
    cap = closed(
        (-19.6, -15),
        ((-21, -30), (-18, -41), (0, -41)),
        ((18, -41), (21, -30), (19.6, -15)),
        ((8, -20), (-8, -20), (-19.6, -15)),
    )
    fill(painter, cap, face.coat)
    band = closed(
        (-19.6, -15),
        ((-20, -19), (-20, -21), (-20, -23)),
        ((-8, -28), (8, -28), (20, -23)),
        ((20, -21), (20, -19), (19.6, -15)),
        ((8, -20), (-8, -20), (-19.6, -15)),
    )
    fill(painter, band, face.trim)
    for x, y in ((-15, -20), (-7.6, -22.6), (0, -23.4), (7.6, -22.6), (15, -20)):
        painter.setPen(NO_PEN)
        painter.setBrush(QColor("#2E6E52"))
        painter.drawPolygon([QPointF(x, y - 2.6), QPointF(x + 2.6, y), QPointF(x, y + 2.6), QPointF(x - 2.6, y)])


def felt_hat(painter: QPainter, face: Face) -> None:
    """A wide hat against sun and rain."""
    crown = closed(
        (-17, -20),
        ((-18, -40), (-12, -46), (-5, -42)),
        ((-2, -40), (2, -40), (5, -42)),
        ((12, -46), (18, -40), (17, -20)),
        ((8, -16), (-8, -16), (-17, -20)),
    )
    brim = closed(
        (-40, -22),
        ((-24, -10), (24, -10), (40, -22)),
        ((30, -22), (22, -24), (16, -24)),
        ((6, -21), (-6, -21), (-16, -24)),
        ((-22, -24), (-30, -22), (-40, -22)),
    )
    fill(painter, crown, "#8A6A44")
    fill(painter, brim, "#7C5C38")
    stroke(painter, (-17, -24), (0, -18.6), (17, -24), face.trim, 3.2)


def headband(painter: QPainter, face: Face) -> None:
    """A band across the forehead with a stone."""
    w = face.wide + 1
    stroke(painter, (-w, -15), (0, -21), (w, -15), face.trim, 3.4)
    oval(painter, 0, -18, 3, 3, GOLD)
    oval(painter, 0, -18, 1.7, 1.7, "#2C7A8C")


def flat_cap(painter: QPainter, face: Face) -> None:
    """A mason's cap, white with the dust of stone."""
    cap = closed(
        (-23, -14),
        ((-28, -32), (-14, -41), (2, -40)),
        ((18, -39), (27, -30), (25, -16)),
        ((10, -20), (-8, -20), (-23, -14)),
    )
    fill(painter, cap, face.trim)
    peak = closed((-25, -14), ((-14, -21), (6, -22), (16, -18)), ((10, -12), (-14, -9), (-25, -14)))
    fill(painter, peak, mix(face.trim, "#1C1418", 0.22))


def square_glasses(painter: QPainter, face: Face) -> None:
    _glasses(painter, "#4A3A2A", 2.4)


def round_glasses(painter: QPainter, face: Face) -> None:
    _glasses(painter, "#B98A2C", 6.4)


def _glasses(painter: QPainter, frame: str, corner: float) -> None:
    painter.setPen(round_pen(frame, 1.5))
    painter.setBrush(tint("#FFFFFF", 0.22))
    for side in (-1, 1):
        painter.drawRoundedRect(QRectF(side * 8 - 6.4, -9, 12.8, 12), corner, corner)
    painter.setBrush(NO_BRUSH)
    painter.drawLine(QPointF(-1.6, -3.6), QPointF(1.6, -3.6))
    for side in (-1, 1):
        painter.drawLine(QPointF(side * 14.4, -4), QPointF(side * 19, -5.4))


def loupe(painter: QPainter, face: Face) -> None:
    """A watchmaker's glass, pushed up to the forehead."""
    stroke(painter, (-19, -12), (0, -24), (19, -12), "#4A4038", 2)
    oval(painter, 9, -19, 5.8, 5.8, "#4A4038")
    oval(painter, 9, -19, 4.2, 4.2, GOLD)
    oval(painter, 9, -19, 3, 3, "#BFE0E6")
    oval(painter, 8, -20, 1, 1, "#FFFFFF")


def earrings(painter: QPainter, face: Face) -> None:
    painter.setPen(round_pen(GOLD, 1.9))
    painter.setBrush(NO_BRUSH)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(side * (face.wide + 1), 9), 3.6, 4.2)


def scarf_behind(painter: QPainter, face: Face) -> None:
    """The cloth that falls behind the neck."""
    back = closed(
        (0, -38),
        ((24, -38), (30, -18), (27, 4)),
        ((28, 20), (34, 32), (38, 42)),
        ((14, 50), (-14, 50), (-38, 42)),
        ((-34, 32), (-28, 20), (-27, 4)),
        ((-30, -18), (-24, -38), (0, -38)),
    )
    fill(painter, back, mix(face.hair, "#1C0A18", 0.24))


def scarf(painter: QPainter, face: Face) -> None:
    """A scarf around head and neck; its colour is that of the hair, which nobody sees."""
    around = QPainterPath()
    around.addPath(
        closed(
            (0, -38),
            ((22, -38), (27, -18), (24, 2)),
            ((23, 14), (14, 26), (0, 27)),
            ((-14, 26), (-23, 14), (-24, 2)),
            ((-27, -18), (-22, -38), (0, -38)),
        )
    )
    opening = closed(
        (0, -24),
        ((13, -24), (17, -12), (16.6, -2)),
        ((16, 10), (8, 20), (0, 20)),
        ((-8, 20), (-16, 10), (-16.6, -2)),
        ((-17, -12), (-13, -24), (0, -24)),
    )
    fill(painter, around.subtracted(opening), face.hair)
    fold = closed(
        (-22, 12),
        ((-10, 30), (10, 30), (22, 12)),
        ((26, 22), (24, 32), (18, 36)),
        ((6, 40), (-8, 40), (-20, 36)),
        ((-25, 30), (-26, 22), (-22, 12)),
    )
    fill(painter, fold, face.hair)
    stroke(painter, (-20, 22), (-4, 34), (16, 33), tint("#FFFFFF", 0.28), 1.6)
    stroke(painter, (-15.6, -14), (0, -32), (15.6, -14), tint(face.trim, 0.9), 1.8)


def tricorne(painter: QPainter, face: Face) -> None:
    """A captain's hat with a golden hem."""
    hat = closed(
        (-34, -19),
        ((-26, -31), (-18, -45), (0, -45)),
        ((18, -45), (26, -31), (34, -19)),
        ((16, -27), (-16, -27), (-34, -19)),
    )
    fill(painter, hat, "#2B3350")
    rim = closed(
        (-34, -19),
        ((-20, -36), (-6, -30), (0, -24)),
        ((6, -30), (20, -36), (34, -19)),
        ((16, -14), (-16, -14), (-34, -19)),
    )
    fill(painter, rim, "#39446A")
    stroke(painter, (-33, -19), (-14, -33), (0, -24.4), GOLD, 1.8)
    stroke(painter, (33, -19), (14, -33), (0, -24.4), GOLD, 1.8)


def feather_hat(painter: QPainter, face: Face) -> None:
    """A green hat with a feather, worn to one side."""
    brim = closed((-29, -17), ((-18, -27), (18, -29), (28, -22)), ((20, -13), (-14, -11), (-29, -17)))
    crown = closed(
        (-17, -20),
        ((-17, -36), (-8, -43), (4, -41)),
        ((14, -39), (19, -32), (19, -22)),
        ((8, -20), (-8, -17), (-17, -20)),
    )
    fill(painter, crown, face.trim)
    fill(painter, brim, mix(face.trim, "#10160C", 0.16))
    feather = closed((14, -24), ((20, -34), (30, -44), (40, -44)), ((38, -34), (28, -25), (14, -24)))
    fill(painter, feather, "#D9512E")


def apron(painter: QPainter, face: Face) -> None:
    """A leather apron with straps."""
    bib = closed(
        (-17, 34),
        ((-8, 38), (8, 38), (17, 34)),
        ((18, 44), (18, 54), (18, 60)),
        ((6, 60), (-6, 60), (-18, 60)),
        ((-18, 54), (-18, 44), (-17, 34)),
    )
    for side in (-1, 1):
        stroke(painter, (side * 16, 36), (side * 17, 30), (side * 13, 25), "#5A3820", 4)
    fill(painter, bib, "#7A4E2C")


def pearls(painter: QPainter, face: Face) -> None:
    """A necklace of shells."""
    for x, y in ((-11, 29), (-6.4, 33), (0, 34.8), (6.4, 33), (11, 29)):
        oval(painter, x, y, 2.5, 2.5, "#F4EBDC")
        oval(painter, x - 0.7, y - 0.7, 1, 1, "#FFFFFF")
