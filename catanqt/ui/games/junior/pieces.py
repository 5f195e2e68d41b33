"""Junior's pieces: positions, looks, and the actions they make."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.kernel.game import Action
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import building, ghost
from catanqt.rules.junior.state import SPOOKY as AT_SPOOKY
from catanqt.rules.junior.state import State
from catanqt.ui.games.junior import figures, parrot
from catanqt.ui.games.junior.board_layout import SPOOKY
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Gesture, Look, Paint, Piece, Spot
from catanqt.ui.theme.art.brushes import chip
from catanqt.ui.theme.theme import Owner, Theme

LAIR_SCALE, SHIP_SCALE, GHOST_SCALE = 1.0, 0.94, 0.95
TRAY_SCALE = 0.84
"""On a tile of the tray there is a name below."""
LAIR_LIFT, SHIP_LIFT = 3.0, 1.0
"""A hut stands on its sandbank, not around its middle."""
GHOST_BESIDE = (-36.0, -22.0)
"""He floats over the top left of an island, where the die and the tile stay in sight."""
GHOST_AT_HOME = (-38.0, -30.0)
LAIR_AT_SPOOKY = (40.0, 30.0)
FOG_Z, SHIPS_Z, LAIRS_Z, GHOST_Z = 10.0, 29.0, 30.0, 32.0
TILE = 36.0
"""How big a tile is that flies."""


def gesture(action: Action) -> Gesture | None:
    """How an action is made with a piece."""
    match action:
        case building.BuildShip(site) | building.PlaceShip(site):
            return Gesture("ship", Spot("ship", site))
        case building.BuildLair(site) | building.PlaceLair(site):
            return Gesture("lair", Spot("lair", site))
        case ghost.MoveGhost(island) if island == AT_SPOOKY:
            return Gesture("ghost", SPOOKY)
        case ghost.MoveGhost(island):
            return Gesture("ghost", Spot("island", island))
    return None


def pieces(perspective: Perspective) -> Iterator[Piece]:
    """All that stands on the board, with the fog on the island that the ghost captain closes."""
    state: State = perspective.state
    for seat in range(perspective.players):
        yield from (Piece(("ship", site), "ship", Spot("ship", site), seat) for site in bits(state.ships[seat]))
        yield from (Piece(("lair", site), "lair", Spot("lair", site), seat) for site in bits(state.lairs[seat]))
    if state.spooky != NOBODY:
        yield Piece(("spooky", state.spooky), "lair", SPOOKY, state.spooky)
    if state.ghost == AT_SPOOKY:
        yield Piece(("ghost", 0), "ghost", SPOOKY)
        return
    island = Spot("island", state.ghost)
    yield Piece(("fog", state.ghost), "fog", island)
    yield Piece(("ghost", 0), "ghost", island)


def look(kind: str, owner: Owner | None, spot: Spot) -> Look | None:
    """How a piece is drawn, in the tray, in the hand and on the board alike."""
    small = TRAY_SCALE if spot.kind == "tray" else 1.0
    if kind == "ghost":
        beside = GHOST_AT_HOME if spot == SPOOKY else GHOST_BESIDE
        return Look(scaled(figures.ghost_captain, GHOST_SCALE * small), 38, *beside, z=GHOST_Z)
    if kind == "fog":
        return Look(figures.fog, 74, z=FOG_Z)
    if kind == "coco":
        return Look(scaled(lambda painter: parrot.coco(painter, QPointF(0, 0), 56), small), 32)
    if owner is None:
        return None
    if kind == "ship":
        return Look(
            scaled(lambda painter: figures.ship(painter, owner), SHIP_SCALE * small), 34, 0, -SHIP_LIFT, SHIPS_Z
        )
    if kind == "lair":
        dx, dy = LAIR_AT_SPOOKY if spot == SPOOKY else (0.0, -LAIR_LIFT)
        lair = scaled(lambda painter: figures.lair(painter, owner), LAIR_SCALE * small)
        return Look(lair, 36, dx, dy, LAIRS_Z)
    return None


def tile(theme: Theme, resource: str) -> Look:
    """A tile that flies over the page."""
    rect = QRectF(-TILE / 2, -TILE / 2, TILE, TILE)
    return Look(lambda painter: chip(painter, rect, resource, theme), 24)


def coco_tile(theme: Theme, kind: int) -> Look:
    """A Coco tile, turned up, that flies over the page."""
    rect = QRectF(-30, -30, 60, 60)
    return Look(lambda painter: parrot.tile_face(painter, rect, kind, theme), 34)


def scaled(paint: Paint, scale: float) -> Paint:
    def larger(painter: QPainter) -> None:
        painter.save()
        painter.scale(scale, scale)
        paint(painter)
        painter.restore()

    return larger
