"""Pictures for the cards of the new-game page: real boards, looked at closely, with a few pieces on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap

from catanqt.kernel.record import Header, Seat
from catanqt.rules.catalog import new_header
from catanqt.ui.art import pieces
from catanqt.ui.art.colour import mix
from catanqt.ui.art.geometry import point
from catanqt.ui.art.grain import grain
from catanqt.ui.art.tokens import token
from catanqt.ui.board.chart import Chart
from catanqt.ui.games import kits
from catanqt.scenarios.big_game.ui import art as feast
from catanqt.scenarios.fishermen.ui import art as fish
from catanqt.scenarios.fishermen.ui.fisheries import fisheries
from catanqt.ui.games.junior.figures import ghost_captain, ship
from catanqt.ui.games.kit import Spot
from catanqt.ui.theme import Theme

SEEDS = {"classic": "CARD2163", "soccer-fever": "CARD97", "fishermen": "CARD54"}
"""Islands on which the middle of each picture looks good."""
HIGH = 188.0
"""How much of a board a card shows, from top to bottom."""


@dataclass(frozen=True, slots=True)
class _Order:
    """A picture that is wanted. Themes with the same paints are the same to it."""

    key: str
    paints: tuple[str, bool]
    width: int
    height: int
    ratio: float
    theme: Theme = field(compare=False)


def card_picture(key: str, theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    """The picture of a game or scenario, for a screen with so many pixels a pixel."""
    return _picture(_Order(key, theme.key, width, height, ratio, theme))


@lru_cache(maxsize=40)
def _picture(order: _Order) -> QPixmap:
    key, theme, ratio, width, height = order.key, order.theme, order.ratio, order.width, order.height
    picture = QPixmap(QSize(width, height) * ratio)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    area = QRectF(0, 0, width, height)
    paint = {
        "classic": _classic,
        "soccer-fever": _soccer,
        "big-game": _big_game,
        "fishermen": _fishermen,
        "junior": _junior,
    }[key]
    paint(painter, area, theme)
    painter.end()
    return picture


def _header(key: str) -> Header:
    game = "junior" if key == "junior" else "classic"
    scenarios = () if key in ("classic", "junior") else (key,)
    seats = [Seat(str(number)) for number in range(4)]
    board = "random" if key == "classic" else None
    return new_header(game, seats, scenarios=scenarios, board=board, board_seed=SEEDS.get(key, "CARD"))


def _chart(header: Header, theme: Theme) -> Chart:
    found = kits(theme, header)
    chart = found[0].chart()
    assert chart is not None
    for kit in found:
        kit.decorate(chart)
    return chart


def _look_at(painter: QPainter, area: QRectF, chart: Chart, middle: QPointF, high: float = HIGH) -> None:
    """Paint the board around `middle`, and leave the painter in the board's units."""
    scale = area.height() / high
    shown = QRectF(0, 0, area.width() / scale, high)
    shown.moveCenter(middle)
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    painter.translate(-shown.topLeft())
    chart.paint(painter, shown, scale * painter.device().devicePixelRatioF())


def _classic(painter: QPainter, area: QRectF, theme: Theme) -> None:
    _look_at(painter, area, _chart(_header("classic"), theme), QPointF(0, 6))
    for owner, grid, paint in (("red", (-1, -1), pieces.settlement), ("blue", (1, 1), pieces.city)):
        painter.save()
        painter.translate(point(grid))
        painter.scale(1.35, 1.35)
        paint(painter, theme.owners[owner])
        painter.restore()


def _soccer(painter: QPainter, area: QRectF, theme: Theme) -> None:
    _look_at(painter, area, _chart(_header("soccer-fever"), theme), QPointF(0, 4))
    for owner, count, aside in (("blue", 3, -29.0), ("red", 2, 29.0)):
        painter.save()
        painter.translate(aside, 14)
        token(painter, theme.owners[owner], 20, "ball", count)
        painter.restore()


def _big_game(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The table on a meadow, four settlers behind it."""
    ground = theme.terrain["pasture"]
    meadow = QLinearGradient(area.topLeft(), area.bottomLeft())
    meadow.setColorAt(0, mix(ground.top, "#0A1424", theme.sea.veil))
    meadow.setColorAt(1, mix(ground.bottom, "#1C3A10", 0.25 + theme.sea.veil))
    painter.fillRect(area, meadow)
    grain(painter, area, 0.2, 0.8)
    unit = area.height() / 150
    top = QRectF(area.left() + 14 * unit, area.top() + 62 * unit, area.width() - 28 * unit, 48 * unit)
    places = [top.left() + top.width() * share for share in (0.13, 0.38, 0.62, 0.87)]
    for x, owner in zip(places, ("red", "blue", "orange", "white"), strict=True):
        box = QRectF(x - 25 * unit, top.top() - 40 * unit, 50 * unit, 50 * unit)
        feast.settler(painter, box, theme.owners[owner])
    feast.table_top(painter, top, theme)
    for x, figure in zip(places, (4, 5, 6, 8), strict=True):
        feast.number(painter, QPointF(x, top.center().y()), figure, 16 * unit, theme)
    side = 34 * unit
    feast.laurel(painter, QRectF(area.center().x() - side / 2, top.bottom() + 5 * unit, side, side))


def _fishermen(painter: QPainter, area: QRectF, theme: Theme) -> None:
    header = _header("fishermen")
    chart = _chart(header, theme)
    bank = max(fisheries(header, chart), key=lambda one: one.at.x() - abs(one.at.y()))
    painter.save()
    _look_at(painter, area, chart, bank.at + QPointF(-24, -2))
    painter.restore()
    side = area.height() * 0.27
    corner = area.bottomRight() - QPointF(side * 1.25, side * 1.2)
    fish.token(painter, QRectF(corner.x(), corner.y(), side, side), 3)
    fish.shoe(painter, QRectF(corner.x() - side * 0.92, corner.y() + side * 0.14, side * 0.8, side * 0.8))


def _junior(painter: QPainter, area: QRectF, theme: Theme) -> None:
    header = _header("junior")
    chart = _chart(header, theme)
    treasure = next(i for i, island in enumerate(header.board["islands"]) if island["resource"] == "gold")
    middle = chart.place(Spot("island", treasure))
    _look_at(painter, area, chart, middle + QPointF(0, 2), 196)
    for paint, at, large in (
        (lambda p: ship(p, theme.owners["red"]), QPointF(118, 14), 1.35),
        (ghost_captain, QPointF(-112, 10), 1.3),
    ):
        painter.save()
        painter.translate(middle + at)
        painter.scale(large, large)
        paint(painter)
        painter.restore()
