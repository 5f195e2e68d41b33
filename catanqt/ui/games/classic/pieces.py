"""The pieces of the base game: positions, looks, and the actions they make."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from catanqt.kernel.game import Action
from catanqt.rules.base import building, robber, setup
from catanqt.rules.hexgrid import bits
from catanqt.ui.games.classic import faces
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import BESIDE, Gesture, Look, Paint, Piece, Spot
from catanqt.ui.theme.art import pieces as art
from catanqt.ui.theme.theme import Owner, Theme, tint

HOUSE_SCALE = 1.15
ROBBER_ASIDE = (-45.0, 12.0)
"""The robber stands beside the number, never on it."""
ROADS_Z, ROBBER_Z, HOUSES_Z, SHADE_Z = 20.0, 28.0, 30.0, 10.0


def gesture(action: Action) -> Gesture | None:
    """How an action is made with a piece."""
    match action:
        case setup.FoundSettlement(corner) | building.BuildSettlement(corner):
            return Gesture("settlement", Spot("corner", corner))
        case setup.FoundRoad(edge) | building.BuildRoad(edge) | building.PlaceRoad(edge):
            return Gesture("road", Spot("edge", edge))
        case building.BuildCity(corner):
            return Gesture("city", Spot("corner", corner))
        case robber.MoveRobber(hex_):
            return Gesture("robber", Spot("hex", hex_))
    return None


def pieces(perspective: Perspective) -> Iterator[Piece]:
    """All that stands on the island or beside it, with the shade on the number the robber blocks."""
    state = perspective.state
    for seat in range(perspective.players):
        yield from (Piece(("road", edge), "road", Spot("edge", edge), seat) for edge in bits(state.roads[seat]))
        for kind, where in (("settlement", state.settlements[seat]), ("city", state.cities[seat])):
            yield from (Piece((kind, corner), kind, Spot("corner", corner), seat) for corner in bits(where))
    if state.robber < 0:
        yield Piece(("robber", 0), "robber", BESIDE)
        return
    spot = Spot("hex", state.robber)
    discs = len(state.config.board.numbers[state.robber])
    if discs:
        yield Piece(("blocked", state.robber), "blocked", spot, NOBODY, discs)
    yield Piece(("robber", 0), "robber", spot)


def look(theme: Theme, owner: Owner | None, kind: str, spot: Spot, count: int, angle: float) -> Look | None:
    """How a piece is drawn: nearer ones cover those behind, and corners are numbered from back to front."""
    nearer = spot.index / 1000
    if kind == "robber":
        return Look(art.robber, 40, *(ROBBER_ASIDE if spot.kind == "hex" else (0.0, 0.0)), z=ROBBER_Z)
    if kind == "blocked":
        return Look(lambda painter: _shade(painter, count), 70, z=SHADE_Z)
    if kind == "card":
        return faces.development(theme)
    if owner is None:
        return None
    if kind == "road":
        return Look(lambda painter: art.road(painter, owner, angle), 48, z=ROADS_Z)
    if kind == "settlement":
        return Look(_scaled(lambda painter: art.settlement(painter, owner)), 44, z=HOUSES_Z + nearer)
    if kind == "city":
        return Look(_scaled(lambda painter: art.city(painter, owner)), 56, z=HOUSES_Z + nearer)
    return None


def _scaled(paint: Paint) -> Paint:
    """Houses are drawn a little over their nominal size."""

    def scaled(painter: QPainter) -> None:
        painter.save()
        painter.scale(HOUSE_SCALE, HOUSE_SCALE)
        paint(painter)
        painter.restore()

    return scaled


def _shade(painter: QPainter, discs: int) -> None:
    """Grey over the numbers of a hex."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#3A3028", 0.42))
    if discs == 1:
        painter.drawEllipse(QPointF(0, 12), 32, 32)
    else:
        for x in (-28, 28):
            painter.drawEllipse(QPointF(x, 12), 27, 27)
