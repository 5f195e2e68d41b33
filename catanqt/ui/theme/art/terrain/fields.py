"""Fields: three parcels ploughed in different directions, hedges between them, sheaves, and one windmill."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from catanqt.ui.theme.art.brushes import NO_PEN, round_pen, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.geometry import shape
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain.scatter import polygon

PARCELS = (
    (((-130, -130), (130, -130), (130, -40), (-10, 4), (-130, -26)), 0),
    (((-130, -26), (-10, 4), (14, 130), (-130, 130)), 62),
    (((-10, 4), (130, -40), (130, 130), (14, 130)), 118),
)
"""Each parcel's border, and how its rows are turned against the first one's."""
HEDGES = (((-130, -26), (-10, 4)), ((-10, 4), (130, -40)), ((-10, 4), (14, 130)))
TURNS = (-24, 18, -62)
SHEAVES = (
    ((-20, -40), (-40, -30), (46, -24), (50, 48), (-46, 60)),
    ((-24, -36), (-44, -26), (-50, 50), (46, 60)),
    ((26, -44), (46, -34), (-50, -12), (54, 36), (-36, 62)),
)
"""For each variant, from back to front."""
ROW = 9.0


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    for i, (border, turn) in enumerate(PARCELS):
        angle, parcel = TURNS[variant] + turn, shape(*border)
        rows = QBrush(_rows(ground, i))
        rows.setTransform(QTransform().rotate(angle))
        painter.fillPath(parcel, rows)
        if fine:
            painter.save()
            painter.setClipPath(parcel, Qt.ClipOperation.IntersectClip)
            painter.rotate(angle)
            _ears(painter, ground, rng)
            painter.restore()
    for start, end in HEDGES:
        _hedge(painter, ground, QPointF(*start), QPointF(*end))
    if variant == 1:
        windmill(painter, 36, -28, 46)
    for x, y in SHEAVES[variant]:
        sheaf(painter, x, y + 3, 27, ground)


def _rows(ground: Ground, parcel: int) -> QLinearGradient:
    """Two rows as one gradient that repeats itself across the parcel: much quicker than a fill for each row."""
    rows = ground["row"]
    pair = (rows[parcel % 4], rows[(parcel + (3 if parcel == 1 else 1)) % 4])
    face = QLinearGradient(0, 0, 2 * ROW, 0)
    face.setSpread(QLinearGradient.Spread.RepeatSpread)
    for start, colour in zip((0.0, 0.5), pair, strict=True):
        face.setColorAt(start, mix(colour, "#FFF6C8", 0.30))
        face.setColorAt(start + 0.30, QColor(colour))
        face.setColorAt(start + 0.4999, mix(colour, "#7A4E06", 0.22))
    return face


def _ears(painter: QPainter, ground: Ground, rng: random.Random) -> None:
    """Short strokes in every row, as one path."""
    ears = QPainterPath()
    for row in range(-15, 16):
        start = rng.uniform(0, 9)
        for y in range(-135, 135, 9):
            ears.moveTo(row * ROW + 2.4, y + start)
            ears.lineTo(row * ROW + 4.6, y + start - 4)
    painter.strokePath(ears, QPen(tint(ground.one("straw"), 0.75), 1.5))


def _hedge(painter: QPainter, ground: Ground, start: QPointF, end: QPointF) -> None:
    low, high = QPointF(1.5, 2), QPointF(0, -1)
    painter.setPen(round_pen(tint("#6F5A12", 0.30), 6))
    painter.drawLine(start + low, end + low)
    painter.setPen(round_pen(ground.one("hedge"), 4.4))
    painter.drawLine(start, end)
    leaves = round_pen(mix(ground.one("hedge"), "#FFF3A8", 0.4), 1.6)
    leaves.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(leaves)
    painter.drawLine(start + high, end + high)


def sheaf(painter: QPainter, x: float, y: float, height: float, ground: Ground) -> None:
    """A bound sheaf, its foot at (x, y)."""
    soft_shadow(painter, x + height * 0.14, y, height * 0.42, height * 0.13, 0.32)
    half, band = height * 0.34, ground.one("band")
    body = QPainterPath(QPointF(x - half, y - height))
    body.quadTo(x, y - height * 1.16, x + half, y - height)
    body.quadTo(x + half * 0.05, y - height * 0.45, x + half * 0.85, y)
    body.quadTo(x, y + height * 0.09, x - half * 0.85, y)
    body.quadTo(x - half * 0.05, y - height * 0.45, x - half, y - height)
    face = QLinearGradient(x - half, 0, x + half, 0)
    face.setColorAt(0, QColor(ground.one("straw")))
    face.setColorAt(0.5, QColor(ground["row"][0]))
    face.setColorAt(1, QColor(ground["row"][3]))
    painter.setPen(QPen(mix(band, "#4A2A00", 0.55), height * 0.05))
    painter.setBrush(face)
    painter.drawPath(body)
    painter.setPen(QPen(tint(band, 0.75), height * 0.035))
    for k in (-0.5, 0.0, 0.5):
        middle = x + half * k * 0.22
        painter.drawLine(QPointF(x + half * k, y - height * 0.98), QPointF(middle, y - height * 0.5))
        painter.drawLine(QPointF(middle, y - height * 0.42), QPointF(x + half * k * 0.85, y - height * 0.04))
    painter.setPen(round_pen("#8A5A10", height * 0.1))
    painter.drawLine(QPointF(x - half * 0.22, y - height * 0.46), QPointF(x + half * 0.22, y - height * 0.46))


def windmill(painter: QPainter, x: float, y: float, height: float) -> None:
    """A tower mill, its foot at (x, y)."""
    soft_shadow(painter, x + height * 0.22, y, height * 0.4, height * 0.1, 0.35)
    foot, eave, top = height * 0.17, height * 0.11, y - height * 0.66
    face = QLinearGradient(x - foot, 0, x + foot, 0)
    face.setColorAt(0, QColor("#FFF8E6"))
    face.setColorAt(0.5, QColor("#EFE2C4"))
    face.setColorAt(1, QColor("#B7A27A"))
    painter.setPen(NO_PEN)
    painter.setBrush(face)
    painter.drawPath(shape((x - foot, y), (x - eave, top), (x + eave, top), (x + foot, y)))
    painter.setBrush(QColor("#8A4A2A"))
    door = QRectF(x - height * 0.05, y - height * 0.2, height * 0.1, height * 0.2)
    painter.drawRoundedRect(door, height * 0.05, height * 0.05)
    low, peak = y - height * 0.64, y - height * 0.86
    polygon(painter, [(x - height * 0.15, low), (x, peak), (x + height * 0.15, low)], "#A9532D")
    polygon(painter, [(x, low), (x, peak), (x + height * 0.15, low)], "#823A1C")
    _sails(painter, QPointF(x, top), height)


def _sails(painter: QPainter, at: QPointF, height: float) -> None:
    painter.save()
    painter.translate(at)
    painter.rotate(22)
    for _ in range(4):
        painter.rotate(90)
        painter.setPen(QPen(QColor("#6B4A2A"), height * 0.03))
        painter.drawLine(QPointF(0, 0), QPointF(0, -height * 0.46))
        painter.fillRect(QRectF(height * 0.01, -height * 0.46, height * 0.11, height * 0.34), tint("#FFFDF4", 0.96))
    painter.restore()
