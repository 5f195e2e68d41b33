"""Terrain tiles and sea as QPainter recipes.

Every tile is drawn once per (terrain, variant, palette, theme, scale) into a pixmap and blitted afterwards.
Light comes from the north-west everywhere; the disc area (circle of radius 36 round (0, 12)) is kept calm.
"""
from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF,
                           QRadialGradient)

from catanqt.ui.art import geometry as geo
from catanqt.ui.theme import TERRAIN, Theme, c, mix

DISC = QPointF(0, 12)
TILE_R = 96.5          # tile radius inside the 100-unit cell: the 3.5-unit gap is the path that roads lie on
_noise: dict[int, QImage] = {}


def noise_image(seed: int = 5, side: int = 192) -> QImage:
    """Grey film grain plus soft blotches, tileable enough at low opacity; used with Overlay."""
    if seed not in _noise:
        rng = random.Random(seed)
        img = QImage(side, side, QImage.Format_ARGB32_Premultiplied)
        fine = QImage(rng.randbytes(side * side), side, side, side, QImage.Format_Grayscale8).copy()
        soft = QImage(rng.randbytes(576), 24, 24, 24, QImage.Format_Grayscale8).copy()
        soft = soft.scaled(side, side, Qt.IgnoreAspectRatio, Qt.SmoothTransformation)
        p = QPainter(img)
        p.drawImage(0, 0, soft)
        p.setOpacity(0.45)
        p.drawImage(0, 0, fine)
        p.end()
        _noise[seed] = img
    return _noise[seed]


def grain(p: QPainter, rect: QRectF, strength: float = 0.16, scale: float = 0.5, seed: int = 5) -> None:
    """Paper or wood-pulp grain over whatever is clipped."""
    p.save()
    p.setCompositionMode(QPainter.CompositionMode_Overlay)
    p.setOpacity(strength)
    brush = QBrush(noise_image(seed))
    tr = brush.transform()
    tr.scale(scale, scale)
    brush.setTransform(tr)
    p.fillRect(rect, brush)
    p.restore()


def free(x: float, y: float, keep: float = 40) -> bool:
    return math.hypot(x - DISC.x(), y - DISC.y()) > keep


def inside(x: float, y: float, r: float) -> bool:
    """Inside a pointy-top hex of radius r."""
    x, y = abs(x), abs(y)
    return x < r * 0.866 and y < r - x / math.sqrt(3)


def scatter(rng, n, keep, r=88, gap=14, tries=900):
    """Poisson-like points outside the disc area, back to front."""
    pts: list[tuple[float, float]] = []
    for _ in range(tries):
        x, y = rng.uniform(-84, 84), rng.uniform(-92, 92)
        if inside(x, y, r) and free(x, y, keep) and all(math.hypot(x - a, (y - b) * 1.2) > gap for a, b in pts):
            pts.append((x, y))
            if len(pts) == n:
                break
    return sorted(pts, key=lambda t: t[1])


def soft_shadow(p, x, y, rx, ry, a=0.25, col="#1c1408"):
    g = QRadialGradient(QPointF(0, 0), 1)
    g.setColorAt(0, c(col, a))
    g.setColorAt(0.6, c(col, a * 0.6))
    g.setColorAt(1, c(col, 0))
    p.save()
    p.translate(x, y)
    p.scale(rx, ry)
    p.setPen(Qt.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()


def poly(p, pts, col):
    p.setPen(Qt.NoPen)
    p.setBrush(QColor(col))
    p.drawPolygon(QPolygonF([QPointF(*t) for t in pts]))


# ---------------------------------------------------------------- props
def conifer(p, x, y, h, col, trunk="#5B3A22"):
    """Three tiers, lit left, shaded right."""
    w = h * 0.36
    soft_shadow(p, x + h * 0.16, y, w * 1.25, h * 0.14, 0.34)
    p.setPen(Qt.NoPen)
    p.setBrush(QColor(trunk))
    p.drawRect(QRectF(x - h * 0.05, y - h * 0.16, h * 0.1, h * 0.16))
    for i, (top, bottom, k) in enumerate(((0.50, 0.10, 1.0), (0.76, 0.34, 0.80), (1.0, 0.58, 0.58))):
        tier = QPainterPath(QPointF(x, y - h * top))
        tier.quadTo(x + w * k * 0.45, y - h * (bottom + 0.12), x + w * k, y - h * bottom)
        tier.quadTo(x, y - h * (bottom - 0.08), x - w * k, y - h * bottom)
        tier.quadTo(x - w * k * 0.45, y - h * (bottom + 0.12), x, y - h * top)
        g = QLinearGradient(x - w, 0, x + w, 0)
        g.setColorAt(0, mix(col, "#C9E07C", 0.26 + 0.05 * i))
        g.setColorAt(0.48, mix(col, "#C9E07C", 0.05))
        g.setColorAt(0.52, mix(col, "#0b2a1a", 0.16))
        g.setColorAt(1, mix(col, "#0b2a1a", 0.34))
        p.setBrush(g)
        p.drawPath(tier)


def leafy(p, x, y, h, col, trunk="#5B3A22"):
    """Round broad-leaved tree."""
    r = h * 0.34
    soft_shadow(p, x + h * 0.18, y, r * 1.25, h * 0.14, 0.32)
    p.setPen(Qt.NoPen)
    p.setBrush(QColor(trunk))
    p.drawRect(QRectF(x - h * 0.045, y - h * 0.3, h * 0.09, h * 0.3))
    crown = QPainterPath()
    crown.setFillRule(Qt.WindingFill)
    for dx, dy, k in ((0, -0.66, 1), (-0.24, -0.5, 0.74), (0.24, -0.5, 0.74), (0, -0.42, 0.8)):
        crown.addEllipse(QPointF(x + h * dx, y + h * dy), r * k, r * k)
    g = QRadialGradient(QPointF(x - r * 0.5, y - h * 0.8), h * 0.85)
    g.setColorAt(0, mix(col, "#F0F5A8", 0.36))
    g.setColorAt(0.5, QColor(col))
    g.setColorAt(1, mix(col, "#0b2a1a", 0.42))
    p.setBrush(g)
    p.drawPath(crown)


def sheep(p, x, y, s, pal, flip=1):
    soft_shadow(p, x + s * 0.12, y + s * 0.42, s * 0.75, s * 0.2, 0.3)
    p.save()
    p.translate(x, y)
    p.scale(flip, 1)
    p.setPen(Qt.NoPen)
    p.setBrush(QColor(pal["face"]))
    for lx in (-0.28, -0.1, 0.16, 0.32):
        p.drawRoundedRect(QRectF(s * lx - s * 0.05, s * 0.14, s * 0.1, s * 0.3), s * 0.04, s * 0.04)
    body = QPainterPath()
    body.setFillRule(Qt.WindingFill)
    for dx, dy, r in ((-0.3, 0.02, 0.24), (-0.12, -0.14, 0.27), (0.14, -0.14, 0.27), (0.3, 0.02, 0.22), (0, 0.08, 0.34)):
        body.addEllipse(QPointF(s * dx, s * dy), s * r, s * r)
    g = QLinearGradient(0, -s * 0.4, 0, s * 0.4)
    g.setColorAt(0, QColor(pal["wool"]))
    g.setColorAt(0.55, mix(pal["wool"], "#DCD3BC", 0.35))
    g.setColorAt(1, mix(pal["wool"], "#8f8465", 0.55))
    p.setBrush(g)
    p.drawPath(body)
    p.setBrush(QColor(pal["face"]))
    p.drawEllipse(QPointF(s * 0.5, -s * 0.08), s * 0.15, s * 0.19)
    p.drawEllipse(QPointF(s * 0.38, -s * 0.18), s * 0.1, s * 0.055)
    p.restore()


def sheaf(p, x, y, h, pal):
    soft_shadow(p, x + h * 0.14, y, h * 0.42, h * 0.13, 0.32)
    w = h * 0.34
    body = QPainterPath(QPointF(x - w, y - h))
    body.quadTo(x, y - h * 1.16, x + w, y - h)
    body.quadTo(x + w * 0.05, y - h * 0.45, x + w * 0.85, y)
    body.quadTo(x, y + h * 0.09, x - w * 0.85, y)
    body.quadTo(x - w * 0.05, y - h * 0.45, x - w, y - h)
    g = QLinearGradient(x - w, 0, x + w, 0)
    g.setColorAt(0, QColor(pal["straw"]))
    g.setColorAt(0.5, QColor(pal["row"][0]))
    g.setColorAt(1, QColor(pal["row"][3]))
    p.setPen(QPen(mix(pal["band"], "#4a2a00", 0.55), h * 0.05))
    p.setBrush(g)
    p.drawPath(body)
    p.setPen(QPen(c(pal["band"], 0.75), h * 0.035))
    for k in (-0.5, 0, 0.5):
        p.drawLine(QPointF(x + w * k, y - h * 0.98), QPointF(x + w * k * 0.22, y - h * 0.5))
        p.drawLine(QPointF(x + w * k * 0.22, y - h * 0.42), QPointF(x + w * k * 0.85, y - h * 0.04))
    p.setPen(QPen(QColor("#8A5A10"), h * 0.1, Qt.SolidLine, Qt.RoundCap))
    p.drawLine(QPointF(x - w * 0.22, y - h * 0.46), QPointF(x + w * 0.22, y - h * 0.46))


def windmill(p, x, y, h):
    soft_shadow(p, x + h * 0.22, y, h * 0.4, h * 0.1, 0.35)
    tower = QPainterPath(QPointF(x - h * 0.17, y))
    tower.lineTo(x - h * 0.11, y - h * 0.66)
    tower.lineTo(x + h * 0.11, y - h * 0.66)
    tower.lineTo(x + h * 0.17, y)
    tower.closeSubpath()
    g = QLinearGradient(x - h * 0.17, 0, x + h * 0.17, 0)
    g.setColorAt(0, QColor("#FFF8E6"))
    g.setColorAt(0.5, QColor("#EFE2C4"))
    g.setColorAt(1, QColor("#B7A27A"))
    p.setPen(Qt.NoPen)
    p.setBrush(g)
    p.drawPath(tower)
    p.setBrush(QColor("#8A4A2A"))
    p.drawRoundedRect(QRectF(x - h * 0.05, y - h * 0.2, h * 0.1, h * 0.2), h * 0.05, h * 0.05)
    poly(p, [(x - h * 0.15, y - h * 0.64), (x, y - h * 0.86), (x + h * 0.15, y - h * 0.64)], "#A9532D")
    poly(p, [(x, y - h * 0.64), (x, y - h * 0.86), (x + h * 0.15, y - h * 0.64)], "#823A1C")
    p.save()
    p.translate(x, y - h * 0.66)
    p.rotate(22)
    for _ in range(4):
        p.rotate(90)
        p.setPen(QPen(QColor("#6B4A2A"), h * 0.03))
        p.drawLine(QPointF(0, 0), QPointF(0, -h * 0.46))
        p.setPen(Qt.NoPen)
        p.setBrush(c("#FFFDF4", 0.96))
        p.drawRect(QRectF(h * 0.01, -h * 0.46, h * 0.11, h * 0.34))
    p.restore()


def brick_stack(p, x, y, s, pal):
    """Small pile of bricks in oblique view."""
    soft_shadow(p, x + s * 0.25, y + s * 0.05, s * 0.9, s * 0.25, 0.36)
    rows = [(-0.5, 0, 3), (-0.34, -0.25, 2), (-0.17, -0.5, 1)]
    for ox, oy, n in rows:
        for i in range(n):
            bx, by = x + s * (ox + i * 0.34), y + s * oy
            w, h, d = s * 0.32, s * 0.22, s * 0.1
            poly(p, [(bx, by - h), (bx + d, by - h - d), (bx + w + d, by - h - d), (bx + w, by - h)], pal["brick"][2])
            poly(p, [(bx + w, by), (bx + w, by - h), (bx + w + d, by - h - d), (bx + w + d, by - d)], pal["strata"])
            p.setBrush(QColor(pal["brick"][(i + n) % 2]))
            p.drawRect(QRectF(bx, by - h, w, h))


def cactus(p, x, y, h, pal):
    soft_shadow(p, x + h * 0.2, y, h * 0.4, h * 0.1, 0.32)
    def arm(path_pts, width):
        path = QPainterPath(QPointF(*path_pts[0]))
        for q in path_pts[1:]:
            path.lineTo(*q)
        p.setBrush(Qt.NoBrush)
        p.setPen(QPen(QColor(pal["cactus2"]), width, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        p.drawPath(path)
        p.translate(-width * 0.13, 0)
        p.setPen(QPen(QColor(pal["cactus"]), width * 0.66, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        p.drawPath(path)
        p.translate(width * 0.13, 0)
    arm([(x, y), (x, y - h)], h * 0.2)
    arm([(x, y - h * 0.36), (x + h * 0.3, y - h * 0.36), (x + h * 0.3, y - h * 0.66)], h * 0.14)
    arm([(x, y - h * 0.5), (x - h * 0.28, y - h * 0.5), (x - h * 0.28, y - h * 0.8)], h * 0.14)


def peak(p, x, y, w, h, lit, shade, pal, rng, snow=True):
    """Faceted mountain: lit west face, shaded east face, zig-zag snow line."""
    soft_shadow(p, x + w * 0.2, y, w * 0.72, h * 0.16, 0.4)
    ridge = x + rng.uniform(-0.04, 0.08) * w
    mid = x + rng.uniform(0.0, 0.1) * w
    left = [(x - w * 0.52, y), (x - w * 0.3, y - h * 0.46), (x - w * 0.17, y - h * 0.62), (ridge, y - h), (mid, y - h * 0.5), (x + w * 0.06, y)]
    right = [(ridge, y - h), (x + w * 0.17, y - h * 0.68), (x + w * 0.27, y - h * 0.44), (x + w * 0.54, y), (x + w * 0.06, y), (mid, y - h * 0.5)]
    p.setPen(Qt.NoPen)
    for pts, col in ((left, lit), (right, shade)):
        g = QLinearGradient(0, y - h, 0, y)
        g.setColorAt(0, mix(col, "#ffffff", 0.12))
        g.setColorAt(1, mix(col, "#2c3a30", 0.12))
        p.setBrush(g)
        p.drawPolygon(QPolygonF([QPointF(*t) for t in pts]))
    poly(p, [(x - w * 0.3, y - h * 0.46), (x - w * 0.1, y - h * 0.3), (x - w * 0.2, y), (x - w * 0.52, y)], mix(lit, "#ffffff", 0.16))
    poly(p, [(x + w * 0.27, y - h * 0.44), (x + w * 0.2, y - h * 0.2), (x + w * 0.32, y), (x + w * 0.54, y)], mix(shade, "#1c2833", 0.16))
    if snow:
        s = 0.36
        poly(p, [(ridge, y - h), (x - w * 0.17, y - h * 0.62), (x - w * 0.12, y - h * (1 - s) - h * 0.02), (x - w * 0.06, y - h * 0.55),
                 (x - w * 0.005, y - h * 0.66), (mid * 0.6 + ridge * 0.4, y - h * 0.62)], pal["snow"])
        poly(p, [(ridge, y - h), (x + w * 0.17, y - h * 0.68), (x + w * 0.14, y - h * 0.6), (x + w * 0.09, y - h * 0.68),
                 (mid * 0.6 + ridge * 0.4, y - h * 0.62)], pal["snow2"])


def mound(p, x, y, w, h, col, pal, rng):
    """Clay dome with strata."""
    soft_shadow(p, x + w * 0.16, y - h * 0.02, w * 0.66, h * 0.22, 0.34)
    path = QPainterPath(QPointF(x - w * 0.5, y))
    path.cubicTo(x - w * 0.42, y - h * 0.75, x - w * 0.22, y - h, x, y - h)
    path.cubicTo(x + w * 0.22, y - h, x + w * 0.4, y - h * 0.7, x + w * 0.5, y)
    path.quadTo(x, y + h * 0.13, x - w * 0.5, y)
    g = QLinearGradient(x - w * 0.5, y - h, x + w * 0.45, y)
    g.setColorAt(0, mix(col, "#FFE2C0", 0.42))
    g.setColorAt(0.45, QColor(col))
    g.setColorAt(1, mix(col, "#4d1c0a", 0.36))
    p.setPen(Qt.NoPen)
    p.setBrush(g)
    p.drawPath(path)
    p.save()
    p.setClipPath(path, Qt.IntersectClip)
    for k in (0.28, 0.5, 0.7):
        line = QPainterPath(QPointF(x - w * 0.6, y - h * k + h * 0.14))
        line.cubicTo(x - w * 0.2, y - h * k - h * 0.1, x + w * 0.1, y - h * k + h * 0.14, x + w * 0.6, y - h * k + rng.uniform(-0.02, 0.1) * h)
        p.setBrush(Qt.NoBrush)
        p.setPen(QPen(c(pal["strata"], 0.38), h * 0.055))
        p.drawPath(line)
        p.translate(0, h * 0.05)
        p.setPen(QPen(c("#FFE2C0", 0.20), h * 0.03))
        p.drawPath(line)
        p.translate(0, -h * 0.05)
    p.restore()


# ---------------------------------------------------------------- terrains
def paint_forest(p, pal, rng, variant):
    for x, y in scatter(rng, 40, 0, 96, 10):
        p.setPen(Qt.NoPen)
        p.setBrush(c(pal["bottom"], 0.35))
        p.drawEllipse(QPointF(x, y), 9, 5)
    pts = scatter(rng, 34, 43, 93, 15.5)
    for x, y in pts:
        h = rng.uniform(31, 40)
        if rng.random() < 0.26:
            leafy(p, x, y + 9, h * 0.9, rng.choice(pal["leaf"]), pal["trunk"])
        else:
            conifer(p, x, y + 10, h, rng.choice(pal["tree"]), pal["trunk"])


def paint_pasture(p, pal, rng, variant):
    def hill(y, amp, col, phase):
        path = QPainterPath(QPointF(-110, 120))
        path.lineTo(-110, y)
        path.cubicTo(-60, y - amp * math.cos(phase), -20, y - amp, 10, y)
        path.cubicTo(45, y + amp * 0.8, 80, y - amp * 0.6, 110, y + 4)
        path.lineTo(110, 120)
        g = QLinearGradient(0, y - amp, 0, y + 55)
        g.setColorAt(0, mix(col, "#FBFFC8", 0.34))
        g.setColorAt(0.25, QColor(col))
        g.setColorAt(1, mix(col, "#3f6a1c", 0.26))
        p.setPen(Qt.NoPen)
        p.setBrush(g)
        p.drawPath(path)
    ys = [(-52, 16, 0), (-22, 20, 1), (18, 16, 2), (56, 18, 3)]
    for i, (y, amp, k) in enumerate(ys):
        hill(y + rng.uniform(-5, 5), amp * rng.choice((-1, 1)), pal["hill"][k], rng.uniform(0, 2))
        if i == 0:
            for k2 in range(3):
                leafy(p, rng.choice((-1, 1)) * rng.uniform(26, 66), -46 + rng.uniform(-6, 6), rng.uniform(16, 21), pal["hedge"])
    for x, y in scatter(rng, 34, 38, 90, 13):
        p.setPen(QPen(c(pal["hedge"], 0.6), 1.2, Qt.SolidLine, Qt.RoundCap))
        for d in (-1.8, 0, 1.8):
            p.drawLine(QPointF(x + d * 0.5, y), QPointF(x + d, y - 4.2 + abs(d) * 0.5))
    for x, y in scatter(rng, 10, 38, 88, 22):
        p.setPen(Qt.NoPen)
        p.setBrush(c(rng.choice(("#FFFFFF", "#FFE27A", "#F7A8A0")), 0.9))
        p.drawEllipse(QPointF(x, y), 1.7, 1.5)
    spots = {0: [(-44, -26, 1), (4, -54, 1), (48, -18, -1), (-36, 62, 1)],
             1: [(38, -40, -1), (-12, -58, 1), (-56, 6, 1), (34, 64, -1)],
             2: [(-40, -42, 1), (24, -56, -1), (57, 14, -1), (0, 74, 1)]}[variant % 3]
    for x, y, f in spots:
        sheep(p, x, y, 25 + rng.uniform(-2, 2), pal, f)


def paint_fields(p, pal, rng, variant):
    """Three parcels with rows in different directions, like land seen from a hill."""
    a0 = {0: -24, 1: 18, 2: -62}[variant % 3]
    parcels = [(QPolygonF([QPointF(-130, -130), QPointF(130, -130), QPointF(130, -40), QPointF(-10, 4), QPointF(-130, -26)]), a0),
               (QPolygonF([QPointF(-130, -26), QPointF(-10, 4), QPointF(14, 130), QPointF(-130, 130)]), a0 + 62),
               (QPolygonF([QPointF(-10, 4), QPointF(130, -40), QPointF(130, 130), QPointF(14, 130)]), a0 + 118)]
    for i, (shape, angle) in enumerate(parcels):
        p.save()
        path = QPainterPath()
        path.addPolygon(shape)
        p.setClipPath(path, Qt.IntersectClip)
        p.rotate(angle)
        for j, x in enumerate(range(-190, 190, 9)):
            col = pal["row"][(i + (j % 2) * (1 if i != 1 else 3)) % 4]
            g = QLinearGradient(x, 0, x + 9, 0)
            g.setColorAt(0, mix(col, "#FFF6C8", 0.30))
            g.setColorAt(0.6, QColor(col))
            g.setColorAt(1, mix(col, "#7a4e06", 0.22))
            p.fillRect(QRectF(x, -190, 9.2, 380), g)
            p.setPen(QPen(c(pal["straw"], 0.75), 1.5, Qt.SolidLine, Qt.RoundCap))
            off = rng.uniform(0, 9)
            for y in range(-150, 150, 9):
                p.drawLine(QPointF(x + 2.4, y + off), QPointF(x + 4.6, y + off - 4))
        p.restore()
    p.setBrush(Qt.NoBrush)
    for a, b in (((-130, -26), (-10, 4)), ((-10, 4), (130, -40)), ((-10, 4), (14, 130))):
        p.setPen(QPen(c("#6f5a12", 0.30), 6, Qt.SolidLine, Qt.RoundCap))
        p.drawLine(QPointF(a[0] + 1.5, a[1] + 2), QPointF(b[0] + 1.5, b[1] + 2))
        p.setPen(QPen(QColor(pal["hedge"]), 4.4, Qt.SolidLine, Qt.RoundCap))
        p.drawLine(QPointF(*a), QPointF(*b))
        p.setPen(QPen(mix(pal["hedge"], "#fff3a8", 0.4), 1.6, Qt.DotLine, Qt.RoundCap))
        p.drawLine(QPointF(a[0], a[1] - 1), QPointF(b[0], b[1] - 1))
    if variant % 3 == 1:
        windmill(p, 36, -28, 46)
        spots = [(-44, -26), (-24, -36), (-50, 50), (46, 60)]
    else:
        spots = [(-40, -30), (-20, -40), (46, -24), (50, 48), (-46, 60)] if variant % 3 == 0 else \
                [(26, -44), (46, -34), (-50, -12), (-36, 62), (54, 36)]
    for x, y in sorted(spots, key=lambda t: t[1]):
        sheaf(p, x, y + 3, 27, pal)


def paint_hills(p, pal, rng, variant):
    for k in range(5):
        y = -60 + k * 34 + rng.uniform(-6, 6)
        path = QPainterPath(QPointF(-110, y))
        path.cubicTo(-40, y - 18, 10, y + 20, 110, y - 4)
        p.setBrush(Qt.NoBrush)
        p.setPen(QPen(c(pal["strata"], 0.16), 9))
        p.drawPath(path)
    sets = {0: [(-34, -26, 66, 44), (34, -34, 74, 40), (2, -50, 58, 34), (-58, 34, 50, 34), (60, 32, 52, 36), (-22, 84, 60, 32)],
            1: [(20, -46, 78, 40), (-36, -30, 64, 46), (54, -14, 48, 38), (-60, 30, 46, 32), (58, 46, 50, 34), (20, 86, 64, 32)],
            2: [(-18, -44, 80, 42), (42, -26, 62, 46), (-58, -6, 46, 36), (62, 34, 44, 32), (-56, 46, 52, 36), (14, 88, 60, 34)]}[variant % 3]
    for i, (x, y, w, h) in enumerate(sorted(sets, key=lambda t: t[1])):
        mound(p, x, y, w, h, pal["mound"][i % 4], pal, rng)
    for x, y in ({0: [(-44, -14)], 1: [(46, 66)], 2: [(-46, 66)]}[variant % 3]):
        brick_stack(p, x, y, 27, pal)
    brick_stack(p, {0: 40, 1: -46, 2: 44}[variant % 3], {0: 70, 1: 64, 2: -16}[variant % 3], 24, pal)
    for x, y in scatter(rng, 12, 40, 86, 20):
        p.setPen(Qt.NoPen)
        p.setBrush(c("#7d9a46", 0.8))
        p.drawEllipse(QPointF(x, y), 3.2, 1.9)
        p.setBrush(c("#a9c262", 0.8))
        p.drawEllipse(QPointF(x - 0.7, y - 0.8), 2, 1.1)


def paint_mountains(p, pal, rng, variant):
    for k in range(26):
        x, y = rng.uniform(-86, 86), rng.uniform(-90, 90)
        s = rng.uniform(2, 4.6)
        poly(p, [(x - s, y), (x - s * 0.2, y - s * 0.9), (x + s, y)], c("#5c6873", 0.35))
        poly(p, [(x - s, y), (x - s * 0.2, y - s * 0.9), (x, y)], c("#dfe5e8", 0.5))
    sets = {0: [(-8, -26, 84, 62), (-48, -14, 62, 44), (46, -16, 66, 50), (-62, 40, 44, 32), (64, 42, 46, 34), (0, 90, 50, 26)],
            1: [(26, -24, 84, 64), (-34, -20, 74, 52), (66, 2, 40, 34), (-60, 38, 50, 36), (56, 54, 46, 32), (-14, 90, 46, 24)],
            2: [(-30, -22, 82, 66), (32, -22, 72, 50), (-66, 8, 40, 34), (62, 38, 52, 38), (-52, 58, 46, 30), (10, 91, 50, 24)]}[variant % 3]
    for i, (x, y, w, h) in enumerate(sorted(sets, key=lambda t: t[1])):
        peak(p, x, y, w, h, pal["lit"][i % 3], pal["shade"][i % 3], pal, rng, snow=h > 33)
    for x, y in scatter(rng, 9, 42, 84, 18):
        if y > 4:
            conifer(p, x, y + 6, rng.uniform(12, 16), pal["pine"])


def paint_desert(p, pal, rng, variant):
    for i, y in enumerate((-58, -30, 6, 40, 70)):
        y += rng.uniform(-5, 5)
        k = (-1) ** i
        crest = QPainterPath(QPointF(-110, y + 10 * k))
        crest.cubicTo(-55, y - 22 * k, -12, y - 14, 16, y + 4)
        crest.cubicTo(44, y + 20, 80, y - 16 * k, 110, y - 4)
        body = QPainterPath(crest)
        body.lineTo(110, 130)
        body.lineTo(-110, 130)
        g = QLinearGradient(0, y - 18, 0, y + 36)
        g.setColorAt(0, mix(pal["dune"][i % 3], "#FFF9E2", 0.4))
        g.setColorAt(0.4, QColor(pal["dune"][i % 3]))
        g.setColorAt(1, mix(pal["dune"][i % 3], pal["shade"], 0.6))
        p.setPen(Qt.NoPen)
        p.setBrush(g)
        p.drawPath(body)
        p.setBrush(Qt.NoBrush)
        p.setPen(QPen(c(pal["shade"], 0.5), 1.4))
        for d in (8, 14):
            p.translate(6, d)
            p.drawPath(crest)
            p.translate(-6, -d)
    cactus(p, -44, -16, 38, pal)
    cactus(p, 48, 52, 26, pal)
    p.setPen(Qt.NoPen)
    for x, y, s in ((40, -34, 7), (52, -28, 5), (-52, 54, 6)):
        soft_shadow(p, x + s * 0.4, y + s * 0.3, s * 1.5, s * 0.6, 0.3)
        poly(p, [(x - s, y + s * 0.5), (x - s * 0.6, y - s * 0.6), (x + s * 0.3, y - s * 0.8), (x + s, y + s * 0.5)], "#C0A77C")
        poly(p, [(x + s * 0.1, y + s * 0.5), (x + s * 0.3, y - s * 0.8), (x + s, y + s * 0.5)], "#94794C")


def paint_pitch(p, pal, rng, variant):
    """Football ground: stands along the hex, mown stripes, white lines, two goals."""
    p.setPen(Qt.NoPen)
    g = QLinearGradient(-80, -90, 80, 90)
    g.setColorAt(0, QColor("#A7ABB2"))
    g.setColorAt(1, QColor("#737883"))
    p.setBrush(g)
    p.drawPath(geo.hex_path(TILE_R, 7))
    colours = ["#C73A2E", "#2C68B8", "#E9901C", "#F1EADB", "#FFE27A", "#FFFFFF"]
    for ring, r in enumerate((91, 86, 81, 76)):
        pts = geo.hex_points(r)
        for i in range(6):
            a, b = pts[i], pts[(i + 1) % 6]
            n = int(r / 5)
            for j in range(1, n):
                t = (j + 0.5 * (ring % 2)) / n
                q = a + (b - a) * t
                p.setBrush(c("#31343b", 0.35))
                p.drawEllipse(q + QPointF(0.5, 0.9), 1.9, 1.9)
                p.setBrush(QColor(rng.choice(colours)))
                p.drawEllipse(q, 1.7, 1.7)
    lawn = geo.hex_path(71, 9)
    p.setBrush(QColor("#4b4f57"))
    p.drawPath(geo.hex_path(73.5, 9))
    p.save()
    p.setClipPath(lawn, Qt.IntersectClip)
    for j, x in enumerate(range(-75, 75, 15)):
        p.fillRect(QRectF(x, -80, 15, 160), QColor(pal["stripe"][j % 2]))
    p.restore()
    p.setBrush(Qt.NoBrush)
    p.setPen(QPen(c(pal["line"], 0.92), 1.8))
    field = QRectF(-50, -32, 100, 64)
    p.drawRect(field)
    p.drawLine(QPointF(0, -32), QPointF(0, 32))
    p.drawEllipse(QPointF(0, 0), 13, 13)
    for s in (-1, 1):
        p.drawRect(QRectF(s * 50 - (18 if s > 0 else 0), -17, 18, 34))
        p.drawRect(QRectF(s * 50 - (8 if s > 0 else 0), -9, 8, 18))
        p.fillRect(QRectF(s * 50 if s > 0 else -55, -7, 5, 14), c("#ffffff", 0.55))


PAINTERS = {"forest": paint_forest, "pasture": paint_pasture, "fields": paint_fields, "hills": paint_hills,
            "mountains": paint_mountains, "desert": paint_desert, "pitch": paint_pitch}


def paint_tile(p: QPainter, kind: str, variant: int, theme: Theme) -> None:
    """The whole tile round (0,0) in units of hex radius 100."""
    pal, rng = theme.terrain[kind], random.Random(f"{kind}-{variant}")
    shape = geo.hex_path(TILE_R, 7)
    p.setRenderHint(QPainter.Antialiasing)
    p.save()
    p.setClipPath(shape)
    g = QLinearGradient(-40, -96, 40, 96)
    g.setColorAt(0, QColor(pal["top"]))
    g.setColorAt(1, QColor(pal["bottom"]))
    p.fillRect(QRectF(-100, -100, 200, 200), g)
    PAINTERS[kind](p, pal, rng, variant)
    if kind != "pitch":
        halo = QRadialGradient(DISC, 50)
        halo.setColorAt(0.0, c(mix(pal["top"], "#ffffff", 0.18), 0.55))
        halo.setColorAt(0.7, c(mix(pal["top"], "#ffffff", 0.18), 0.30))
        halo.setColorAt(1.0, c(pal["top"], 0))
        p.fillRect(QRectF(-60, -50, 120, 120), halo)
    grain(p, QRectF(-100, -100, 200, 200), 0.15, 0.62)
    # bevel: light from NW, shade to SE
    p.setBrush(Qt.NoBrush)
    lit = QLinearGradient(-70, -90, 70, 90)
    lit.setColorAt(0, c("#FFFFFF", 0.62))
    lit.setColorAt(0.42, c("#FFFFFF", 0.0))
    lit.setColorAt(0.58, c("#1a0f00", 0.0))
    lit.setColorAt(1, c("#1a0f00", 0.48))
    p.setPen(QPen(QBrush(lit), 7))
    p.drawPath(shape)
    if theme.sea["veil"]:
        p.fillRect(QRectF(-100, -100, 200, 200), c("#0a1424", theme.sea["veil"]))
    p.restore()
    p.setBrush(Qt.NoBrush)
    p.setPen(QPen(c(mix(pal["bottom"], "#2a1a08", 0.55), 0.9), 1.6))
    p.drawPath(shape)


class TileCache:
    """Tile pixmaps per (kind, variant, palette, theme, pixel scale). Scale buckets are powers of sqrt(2)."""

    def __init__(self) -> None:
        self.store: dict[tuple, QPixmap] = {}

    def get(self, kind, variant, theme, scale) -> QPixmap:
        key = (kind, variant, theme.name, theme.variant, round(scale, 3))
        if key not in self.store:
            w, h = math.ceil(200 * scale), math.ceil(204 * scale)
            pm = QPixmap(w, h)
            pm.fill(Qt.transparent)
            p = QPainter(pm)
            p.translate(w / 2, h / 2)
            p.scale(scale, scale)
            paint_tile(p, kind, variant, theme)
            p.end()
            self.store[key] = pm
        return self.store[key]


TILES = TileCache()


# ---------------------------------------------------------------- sea
def paint_sea(p: QPainter, rect: QRectF, theme: Theme, coast: QPainterPath, seed: int = 4) -> None:
    """Depth gradient, shallows and foam rings round the coast, quiet wave marks."""
    sea = theme.sea
    mid = coast.boundingRect().center() if not coast.isEmpty() else rect.center()
    g = QRadialGradient(mid, max(rect.width(), rect.height()) * 0.62)
    g.setColorAt(0, QColor(sea["mid"]))
    g.setColorAt(0.55, mix(sea["mid"], sea["deep"], 0.4))
    g.setColorAt(1, QColor(sea["deep"]))
    p.fillRect(rect, g)
    p.setRenderHint(QPainter.Antialiasing)
    p.setBrush(Qt.NoBrush)
    for width, alpha in ((210, 0.10), (150, 0.13), (100, 0.18), (64, 0.26)):
        p.setPen(QPen(c(sea["near"], alpha), width, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        p.drawPath(coast)
    rng = random.Random(seed)
    y = rect.top() + 10
    row = 0
    while y < rect.bottom():
        x = rect.left() + (row % 2) * 46 + rng.uniform(0, 30)
        while x < rect.right():
            cx, cy, w = x + rng.uniform(-14, 14), y + rng.uniform(-8, 8), rng.uniform(13, 22)
            if rng.random() < 0.8:
                wave = QPainterPath(QPointF(cx - w, cy))
                wave.quadTo(cx - w * 0.5, cy - w * 0.34, cx, cy)
                wave.quadTo(cx + w * 0.5, cy + w * 0.34, cx + w, cy)
                p.setPen(QPen(c(sea["wave2"], 0.26), 2.2, Qt.SolidLine, Qt.RoundCap))
                p.drawPath(wave.translated(0, 2.6))
                p.setPen(QPen(c(sea["wave"], 0.42), 2.2, Qt.SolidLine, Qt.RoundCap))
                p.drawPath(wave)
            x += 92
        y += 40
        row += 1
    p.setPen(QPen(c(sea["foam"], 0.30), 40, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    p.drawPath(coast)
    p.setPen(QPen(c(sea["near"], 0.9), 34, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    p.drawPath(coast)
    p.setPen(QPen(c(sea["foam"], 0.65), 15, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    p.drawPath(coast)


def paint_beach(p: QPainter, theme: Theme, coast: QPainterPath) -> None:
    """Sand under the tiles; it shows as the beach and as the paths between the tiles."""
    sea = theme.sea
    p.setRenderHint(QPainter.Antialiasing)
    p.save()
    p.setPen(Qt.NoPen)
    for d, a in ((9, 0.10), (6, 0.14), (3, 0.18)):
        p.setBrush(c("#0d2230", a))
        p.drawPath(coast.translated(d * 0.5, d))
    p.setBrush(QColor(sea["sand"]))
    p.setPen(QPen(c(sea["sand2"], 0.9), 2.4))
    p.drawPath(coast)
    p.setClipPath(coast, Qt.IntersectClip)
    p.setPen(QPen(c(sea["sand2"], 0.35), 7))
    p.setBrush(Qt.NoBrush)
    p.drawPath(coast)
    grain(p, coast.boundingRect(), 0.22, 0.7)
    p.restore()
