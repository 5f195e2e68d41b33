"""The faces of cards: resources with the land that yields them, and cards with a text of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import CENTRE, NO_PEN, fitting, font, sign, soft_card, width, words
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import Theme

Scenery = Callable[[QPainter, QRectF], None]

CROP = 112
"""How much of a tile a card shows, of its 200 units."""
LAND: Mapping[str, str] = {
    "lumber": "forest",
    "brick": "hills",
    "wool": "pasture",
    "grain": "fields",
    "ore": "mountains",
}
"""The land that yields a resource."""
PURPLE, PURPLE_LIT, PURPLE_DARK = "#6B4E86", "#9C7BB8", "#4F3568"

NAME_SIZES = (11, 10, 9)
"""Of the names of special cards, which may take two lines; the largest that fits is taken."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows: for a resource its key, name and number; for others the icon takes the place of the key."""

    kind: str
    name: str
    count: int
    waiting: int = 0
    """How many of them cannot be used yet."""


def resource_card(painter: QPainter, rect: QRectF, face: Face, theme: Theme, scenery: Scenery | None = None) -> None:
    """Cards of one resource, stacked; none of it is a dashed outline."""
    key = ("resource card", face, theme.key, theme.scale)
    draw = _empty_card if not face.count else _resource_card
    STAMPS.press(painter, rect, key, lambda p, r: draw(p, r, face, theme, scenery), pad=theme.px(12))


def _empty_card(painter: QPainter, rect: QRectF, face: Face, theme: Theme, scenery: Scenery | None) -> None:
    painter.setPen(QPen(QColor(theme.line_strong), 1.4, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(theme.sunken))
    painter.drawRoundedRect(rect, 8, 8)
    side = theme.px(28)
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.75, side, side)
    painter.save()
    painter.setOpacity(0.55)
    icons.paint(painter, face.kind, box, theme.muted, theme.sunken)
    painter.restore()
    _name(painter, rect, face.name, theme, theme.muted)


def _resource_card(painter: QPainter, rect: QRectF, face: Face, theme: Theme, scenery: Scenery | None) -> None:
    paint = theme.resources[face.kind]
    _stack(painter, rect, face.count, [mix(paint.base, paint.dark, 0.25 * i) for i in range(3)], paint.dark, theme)
    soft_card(painter, rect, 8, theme, theme.paper, paint.dark, 2)
    picture = rect.adjusted(3.5, 3.5, -3.5, -theme.px(23))
    _picture(painter, picture, face.kind, theme, scenery)
    side = min(theme.px(38), picture.width() * 0.8)
    coin = QRectF(rect.center().x() - side / 2, picture.bottom() - side * 0.86, side, side)
    painter.setPen(QPen(QColor(theme.paper), 2.5))
    painter.setBrush(QColor(paint.base))
    painter.drawEllipse(coin)
    inset = side * 0.16
    icons.paint(painter, face.kind, coin.adjusted(inset, inset, -inset, -inset), paint.ink, paint.cut)
    _name(painter, rect, face.name, theme, theme.paper_ink)
    _count(painter, rect, face.count, theme, paint.dark)


def _stack(painter: QPainter, rect: QRectF, count: int, tones: list[QColor], edge: str, theme: Theme) -> None:
    """The edges of the cards behind the first."""
    step = theme.px(3)
    for i in range(min(count - 1, 2), 0, -1):
        painter.setPen(QPen(QColor(edge), 1))
        painter.setBrush(tones[i])
        painter.drawRoundedRect(rect.translated(i * step, -i * step), 8, 8)


def _picture(painter: QPainter, rect: QRectF, kind: str, theme: Theme, scenery: Scenery | None) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(rect, 5, 5)
    paint = theme.resources[kind]
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, mix(paint.base, "#FFFFFF", 0.35))
    sky.setColorAt(1, QColor(paint.base))
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, sky)
    if scenery is not None:
        scenery(painter, rect)
    elif kind in LAND:
        _land(painter, rect, LAND[kind], theme)
    painter.restore()


def _land(painter: QPainter, rect: QRectF, terrain: str, theme: Theme) -> None:
    """A crop from the upper part of a tile, which is somewhat larger than the picture, and a large one no more."""
    needed = 1.3 * rect.width() * painter.device().devicePixelRatioF() / CROP
    scale = 0.8 if needed <= 0.8 else 1.6
    tile = TILES.get(terrain, 0, theme, scale)
    wide = CROP * scale
    source = QRectF(
        tile.width() / 2 - wide / 2, tile.height() / 2 - 84 * scale, wide, wide * rect.height() / rect.width()
    )
    painter.drawPixmap(rect, tile, source)


def _name(painter: QPainter, rect: QRectF, name: str, theme: Theme, ink: str) -> None:
    line = QRectF(rect.left() + 1, rect.bottom() - theme.px(20), rect.width() - 2, theme.px(18))
    size = fitting(name, theme.px(12 if rect.width() >= theme.px(56) else 11), line.width(), theme.px(8), bold=True)
    if width(name, size, bold=True) <= line.width() + 1:  # else the picture must do: half a name says nothing
        words(painter, line, name, size, ink, bold=True, align=CENTRE)


def _count(painter: QPainter, rect: QRectF, count: int, theme: Theme, fill: str) -> None:
    side = theme.px(24)
    box = QRectF(rect.right() - side * 0.67, rect.top() - side * 0.33, side, side)
    sign(painter, box, str(count), fill, theme.paper)


def special_card(painter: QPainter, rect: QRectF, face: Face, theme: Theme) -> None:
    """Cards with a text of their own, of one kind; those that all must wait lie under a veil with a clock."""
    key = ("special card", face, theme.key, theme.scale)
    STAMPS.press(painter, rect, key, lambda p, r: _special_card(p, r, face, theme), pad=theme.px(12))


def _special_card(painter: QPainter, rect: QRectF, face: Face, theme: Theme) -> None:
    _stack(painter, rect, face.count, [QColor("#B79BCB")] * 3, PURPLE, theme)
    soft_card(painter, rect, 8, theme, theme.paper, PURPLE, 2)
    small = next((size for size in NAME_SIZES if _fits(face.name, theme.px(size), rect.width() - 4)), 0)
    named = small > 0  # else the picture must do
    picture = rect.adjusted(3.5, 3.5, -3.5, -theme.px(34) if named else -3.5)
    velvet = QLinearGradient(picture.topLeft(), picture.bottomLeft())
    velvet.setColorAt(0, QColor(PURPLE_LIT))
    velvet.setColorAt(1, QColor(PURPLE))
    painter.setPen(NO_PEN)
    painter.setBrush(velvet)
    painter.drawRoundedRect(picture, 5, 5)
    side = min(theme.px(34), picture.width() * 0.8 if named else picture.width() - 1)
    box = QRectF(picture.center().x() - side / 2, picture.center().y() - side / 2, side, side)
    icons.paint(painter, face.kind, box, "#FFF6E2", PURPLE)
    if named:
        painter.setFont(font(theme.px(small), True))
        painter.setPen(QColor(theme.paper_ink))
        below = QRectF(rect.left() + 2, rect.bottom() - theme.px(33), rect.width() - 4, theme.px(31))
        painter.drawText(below, int(CENTRE | Qt.TextFlag.TextWordWrap), face.name)
    if face.count > 1:
        _count(painter, rect, face.count, theme, PURPLE_DARK)
    if face.waiting:
        _clock(painter, rect, theme, veil=face.waiting >= face.count)


def _fits(name: str, size: float, room: float) -> bool:
    """Whether a name takes at most two lines: half a name says nothing."""
    lines, used = 1, 0.0
    for word in name.split():
        wide = width(word, size, True)
        if wide > room:
            return False
        used += wide + (width(" ", size, True) if used else 0.0)
        if used > room:
            lines, used = lines + 1, wide
    return lines <= 2


def _clock(painter: QPainter, rect: QRectF, theme: Theme, veil: bool) -> None:
    """It came this turn: a clock, and a veil if there is no other."""
    if veil:
        painter.setPen(NO_PEN)
        painter.setBrush(tint(theme.panel, 0.55))
        painter.drawRoundedRect(rect, 8, 8)
    side = theme.px(18)
    at = QPointF(rect.left() + theme.px(5), rect.top() + theme.px(5))
    icons.paint(painter, "clock", QRectF(at.x(), at.y(), side, side), theme.paper, PURPLE_DARK)
