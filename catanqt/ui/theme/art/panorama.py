"""The island from the sea: a wide picture for the head of the start page. By night, moon and stars.

Sizes are in units of which the picture is 250 high; horizontal positions are shares of its width, so that it stretches.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, emblem, round_pen, wood
from catanqt.ui.theme.art.colour import Colour, mix, tint
from catanqt.ui.theme.art.geometry import shape, smooth
from catanqt.ui.theme.art.pieces import settlement
from catanqt.ui.theme.art.stamps import around_origin, blit
from catanqt.ui.theme.art.terrain.fields import sheaf, windmill
from catanqt.ui.theme.art.terrain.hills import dome
from catanqt.ui.theme.art.terrain.mountains import peak
from catanqt.ui.theme.art.terrain.pasture import sheep
from catanqt.ui.theme.art.terrain.trees import conifer, leafy
from catanqt.ui.theme.theme import Owner, Theme

HEIGHT = 250.0
SAPLING = 6
"""The steps in which trees of a wood grow."""
DAY = ((0.0, "#86C3D6"), (0.55, "#CFE6E0"), (1.0, "#FBE7C0"))
NIGHT = ((0.0, "#0E1C2B"), (0.55, "#203A4E"), (1.0, "#4A4A55"))
SUN = 0.655, 0.36
"""Where it stands, by the width and height of the picture."""
CLOUDS = ((0.33, 0.20, 26), (0.44, 0.13, 20), (0.80, 0.15, 36), (0.93, 0.30, 24))
PEAKS = (
    *((0.520, 270, 182), (0.440, 210, 150), (0.600, 220, 150), (0.485, 170, 112)),
    *((0.565, 160, 108), (0.680, 160, 100), (0.372, 150, 96)),
)
"""Where, how wide, how high; the farthest first."""
FOREST_LAND = (
    (0.23, 1.06),
    (0.29, 0.88),
    (0.40, 0.77),
    (0.50, 0.79),
    (0.60, 0.75),
    (0.72, 0.79),
    (0.86, 0.71),
    (1.02, 0.75),
)
CORN_LAND = ((0.58, 1.06), (0.65, 0.93), (0.74, 0.86), (0.85, 0.81), (1.02, 0.84))
GRASS_LAND = ((0.19, 1.12), (0.27, 1.0), (0.40, 0.92), (0.56, 0.955), (0.72, 0.985), (0.88, 0.945), (1.02, 0.93))
DOMES = ((0.625, 0.87, 112, 56), (0.690, 0.885, 138, 74), (0.655, 0.92, 104, 50))
FLOCK = ((0.450, 0.905, 31, 1), (0.497, 0.935, 34, -1), (0.600, 0.925, 28, 1), (0.955, 0.915, 32, -1))
HOUSES = (("red", 0.385, 0.925), ("orange", 0.555, 0.925), ("blue", 0.742, 0.945))
SHEAVES = ((0.795, 0.93, 34), (0.822, 0.895, 30), (0.848, 0.94, 36))

Points = Sequence[tuple[float, float]]


def paint_panorama(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill `rect` with the picture."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    scale = rect.height() / HEIGHT
    painter.scale(scale, scale)
    _Panorama(painter, rect.width() / scale, theme).paint()
    painter.restore()


class _Panorama:
    """One picture being painted, from the sky forward."""

    def __init__(self, painter: QPainter, width: float, theme: Theme) -> None:
        self.painter, self.width, self.theme = painter, width, theme
        self.rng = random.Random(6)
        self._trees: dict[tuple[int, str], QPixmap] = {}

    def paint(self) -> None:
        self._sky()
        self._far_hills()
        self._mountains()
        self._forest()
        self._corn()
        self._meadow()
        self._water()
        if self.theme.dark:
            self.painter.fillRect(self._all, tint("#0A1424", 0.34))
            self._glow_of_windows()

    @property
    def _all(self) -> QRectF:
        return QRectF(0, 0, self.width, HEIGHT)

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(self.width * x, HEIGHT * y)

    # Sky

    def _sky(self) -> None:
        dark = self.theme.dark
        air = QLinearGradient(0, 0, 0, HEIGHT * 0.8)
        for share, colour in NIGHT if dark else DAY:
            air.setColorAt(share, QColor(colour))
        self.painter.fillRect(self._all, air)
        light = QRadialGradient(self._at(*SUN), HEIGHT * (0.5 if dark else 0.95))
        for share, alpha in ((0.0, 0.9), (0.14, 0.6), (0.45, 0.22), (1.0, 0.0)):
            light.setColorAt(share, tint("#FFF3C4", alpha * (0.22 if dark else 1)))
        self.painter.fillRect(self._all, light)
        if dark:
            self._stars()
        else:
            self._gulls()
        self._clouds()

    def _stars(self) -> None:
        painter = self.painter
        painter.setPen(NO_PEN)
        for _ in range(70):
            painter.setBrush(tint("#FFFFFF", self.rng.uniform(0.25, 0.85)))
            size = self.rng.uniform(0.5, 1.3)
            painter.drawEllipse(self._at(self.rng.random(), self.rng.random() * 0.5), size, size)
        moon = QPainterPath()
        moon.addEllipse(self._at(*SUN) - QPointF(0, 24), 19, 19)
        bite = QPainterPath()
        bite.addEllipse(self._at(*SUN) + QPointF(9, -30), 17, 17)
        painter.fillPath(moon.subtracted(bite), QColor("#F6EBC8"))

    def _gulls(self) -> None:
        self.painter.setBrush(NO_BRUSH)
        self.painter.setPen(round_pen(tint("#4A5A66", 0.75), 1.6))
        for x, y, span in ((0.262, 0.33, 9), (0.283, 0.27, 7), (0.305, 0.36, 6), (0.745, 0.30, 7), (0.762, 0.25, 5)):
            at = self._at(x, y)
            wings = QPainterPath(at + QPointF(-span, -span * 0.35))
            wings.quadTo(at + QPointF(-span * 0.4, -span * 0.6), at)
            wings.quadTo(at + QPointF(span * 0.4, -span * 0.6), at + QPointF(span, -span * 0.35))
            self.painter.drawPath(wings)

    def _clouds(self) -> None:
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(tint("#FFFFFF", 0.10 if self.theme.dark else 0.78))
        for x, y, size in CLOUDS:
            cloud = QPainterPath()
            cloud.setFillRule(Qt.FillRule.WindingFill)
            for dx, share in ((-1.1, 0.6), (-0.4, 0.9), (0.4, 1.0), (1.1, 0.65)):
                middle = self._at(x, y) + QPointF(dx * size, size * 0.1 * share)
                cloud.addEllipse(middle, size * share, size * share * 0.46)
            self.painter.drawPath(cloud)

    # Land, from the back

    def _far_hills(self) -> None:
        for lift, colour, phase in ((0.04, "#A9C6C8", 2.1), (0.0, "#8FB0B4", 0.6)):
            ridge = [
                self._at(i / 40, 0.63 - lift - 0.14 * abs(math.sin(i * 0.55 + phase)) - 0.03 * self.rng.random())
                for i in range(-1, 42)
            ]
            night = mix(colour, "#1B2E3C", 0.78)
            self._land_under(
                ridge, night if self.theme.dark else colour, tint(night, 0.9) if self.theme.dark else colour
            )

    def _mountains(self) -> None:
        ground = self.theme.terrain["mountains"]
        for tone, (x, wide, high) in enumerate(PEAKS):
            peak(self.painter, self.width * x, HEIGHT * 0.86, wide, high, ground, tone, self.rng)

    def _forest(self) -> None:
        ground = self.theme.terrain["forest"]
        self._land(FOREST_LAND, ground.top, ground.bottom)
        hills = self.theme.terrain["hills"]
        for tone, (x, y, wide, high) in enumerate(DOMES):
            dome(self.painter, self.width * x, HEIGHT * y, wide, high, hills["mound"][tone], hills, self.rng)
        trees = sorted(
            ((self.rng.uniform(0.300, 0.575), self.rng.uniform(0.80, 0.93)) for _ in range(64)), key=lambda at: at[1]
        )
        for x, y in trees:
            self._conifer(self._at(x, y), self.rng.uniform(34, 52), self.rng.choice(ground["tree"]))
        for x, y in ((0.875, 0.79), (0.965, 0.80), (0.985, 0.815), (0.735, 0.84)):
            leafy(self.painter, self.width * x, HEIGHT * y, self.rng.uniform(26, 34), ground["leaf"][1])

    def _conifer(self, foot: QPointF, height: float, colour: str) -> None:
        """Trees of a wood are alike: each kind is painted once, in a few sizes, and set down where it stands."""
        size = SAPLING * round(height / SAPLING)
        scale = self.painter.transform().m11() * self.painter.device().devicePixelRatioF()
        picture = self._trees.get((size, colour))
        if picture is None:
            picture = around_origin(size, size * 1.1, scale, lambda painter: conifer(painter, 0, 0, size, colour))
            self._trees[size, colour] = picture
        blit(self.painter, (foot,), picture)

    def _corn(self) -> None:
        ground = self.theme.terrain["fields"]
        land = self._land(CORN_LAND, ground.top, ground.bottom)
        self.painter.save()
        self.painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
        self.painter.setPen(QPen(tint(ground["row"][3], 0.7), 3))
        for row in range(30):
            top = self._at(0.70 + row * 0.0125, 0.78)
            self.painter.drawLine(top, QPointF(top.x() + (row - 12) * 17, HEIGHT * 1.08))
        self.painter.restore()
        windmill(self.painter, self.width * 0.905, HEIGHT * 0.87, 124)
        for x, y, high in SHEAVES:
            sheaf(self.painter, self.width * x, HEIGHT * y, high, ground)

    def _meadow(self) -> None:
        ground = self.theme.terrain["pasture"]
        self._land(GRASS_LAND, ground.top, ground.bottom)
        for x, y, size, side in FLOCK:
            sheep(self.painter, self.width * x, HEIGHT * y, size, ground, side)
        for owner, x, y in HOUSES:
            self.painter.save()
            self.painter.translate(self._at(x, y) - QPointF(0, 10))
            self.painter.scale(1.3, 1.3)
            settlement(self.painter, self.theme.owners[owner])
            self.painter.restore()

    def _land(self, points: Points, top: Colour, bottom: Colour) -> QPainterPath:
        return self._land_under([self._at(x, y) for x, y in points], top, bottom)

    def _land_under(self, ridge: Sequence[QPointF], top: Colour, bottom: Colour) -> QPainterPath:
        land = smooth(ridge, False, 0.8)
        land.lineTo(ridge[-1].x(), HEIGHT + 10)
        land.lineTo(ridge[0].x(), HEIGHT + 10)
        land.closeSubpath()
        ground = QLinearGradient(0, HEIGHT * 0.68, 0, HEIGHT)
        ground.setColorAt(0, QColor(top))
        ground.setColorAt(1, QColor(bottom))
        self.painter.fillPath(land, ground)
        return land

    # Water

    def _water(self) -> None:
        sea, painter = self.theme.sea, self.painter
        shore = QPainterPath(self._at(0.165, 0.765))
        shore.cubicTo(self._at(0.245, 0.78), self._at(0.195, 0.93), self._at(0.34, 1.03))
        water = QPainterPath(self._at(-0.01, 0.765))
        water.lineTo(self._at(0.165, 0.765))
        water.connectPath(shore)
        water.lineTo(self._at(-0.01, 1.03))
        water.closeSubpath()
        depth = QLinearGradient(0, HEIGHT * 0.74, 0, HEIGHT)
        depth.setColorAt(0, QColor(sea.near))
        depth.setColorAt(1, QColor(sea.deep))
        painter.fillPath(water, depth)
        painter.setBrush(NO_BRUSH)
        painter.strokePath(shore.translated(6, 0), round_pen(sea.sand, 13))
        painter.strokePath(shore.translated(-1, 1), round_pen(tint(sea.foam, 0.85), 3))
        painter.setPen(round_pen(tint(sea.wave, 0.7), 2))
        for _ in range(22):
            start = self._at(self.rng.uniform(-0.01, 0.19), self.rng.uniform(0.81, 0.98))
            painter.drawLine(start, start + QPointF(self.rng.uniform(12, 34), 0))
        painter.save()
        painter.translate(self._at(0.128, 0.80))
        painter.scale(1.35, 1.35)
        _boat(painter, self.theme.owners["red"])
        painter.restore()

    def _glow_of_windows(self) -> None:
        """Somebody is at home: light falls out of the houses and of the mill."""
        glow = QColor("#FFD879")
        for x, y in [(x, y - 0.03) for _, x, y in HOUSES] + [(0.905, 0.835)]:
            light = QRadialGradient(self._at(x, y), 30)
            light.setColorAt(0, tint(glow, 0.34))
            light.setColorAt(1, tint(glow, 0.0))
            self.painter.fillRect(QRectF(self._at(x, y) - QPointF(30, 30), self._at(x, y) + QPointF(30, 30)), light)


def _boat(painter: QPainter, owner: Owner) -> None:
    """A small sailing boat, some 50 wide, on the water line at y = 20."""
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#06303A", 0.35))
    painter.drawEllipse(QPointF(3, 21), 29, 4.5)
    painter.setPen(round_pen("#4A2E14", 2.4))
    painter.drawLine(QPointF(1, 6), QPointF(1, -34))
    main, fore = QPainterPath(QPointF(4, -31)), QPainterPath(QPointF(-2, -27))
    main.cubicTo(QPointF(20, -22), QPointF(24, -10), QPointF(24, 3))
    main.lineTo(4, 3)
    main.closeSubpath()
    fore.cubicTo(QPointF(-12, -19), QPointF(-18, -9), QPointF(-20, 3))
    fore.lineTo(-2, 3)
    fore.closeSubpath()
    wood(painter, main, QPointF(4, -30), QPointF(24, 4), "#FFFDF4", "#DCCFB2", "#6B5A3C")
    wood(painter, fore, QPointF(-18, -26), QPointF(0, 4), owner.light, owner.base, owner.edge)
    emblem(painter, owner, 12, -8, 6.6, owner.base if owner.emblem != "cross" else owner.dark)
    painter.setBrush(QColor(owner.base))
    painter.setPen(QPen(owner.edge, 1))
    painter.drawPath(shape((1, -41), (12, -37), (1, -33)))
    hull = QPainterPath(QPointF(-27, 6))
    hull.lineTo(28, 6)
    hull.cubicTo(QPointF(25, 16), QPointF(18, 21), QPointF(12, 22))
    hull.lineTo(-12, 22)
    hull.cubicTo(QPointF(-21, 20), QPointF(-26, 13), QPointF(-27, 6))
    wood(painter, hull, QPointF(-26, 4), QPointF(20, 24), owner.light, owner.dark, owner.edge)
    painter.setPen(round_pen(tint("#FFFFFF", 0.75), 2))
    painter.setBrush(NO_BRUSH)
    painter.drawArc(QRectF(-30, 14, 62, 11), 200 * 16, 140 * 16)
