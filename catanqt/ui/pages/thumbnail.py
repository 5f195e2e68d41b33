"""Pictures of a position in any size: for saved games, the start page and the preview of a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPixmap

from catanqt.kernel.game import Game
from catanqt.kernel.record import Header
from catanqt.rules.catalog import ruleset
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.games import kits
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Look, Piece
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import Theme

THUMBNAIL = 480, 320
"""The size of the pictures of saved games."""
QUALITY = 88
Above = Callable[[QPainter, BoardLayout, Sequence[Kit]], object]
"""Paints over a board."""
PAINT = "Description"
"""Where a file says in which theme it was painted; JPEG keeps a text of this name."""


@dataclass(frozen=True, slots=True)
class _Ground:
    """A bare board, painted for one theme and size."""

    header: Header
    theme: Theme
    size: QSize
    kits: Sequence[Kit]
    board_layout: BoardLayout | None
    picture: QPixmap
    shown: QRectF
    """What part of the scene it shows."""

    def fits(self, header: Header, theme: Theme, size: QSize) -> bool:
        return self.header is header and self.theme is theme and self.size == size


class BoardPictures:
    """Paints boards with their pieces. The last bare board is cached: the next is often the same."""

    def __init__(self) -> None:
        self._last: _Ground | None = None
        self.painted = 0
        """How many bare boards were painted: tests watch it."""

    def picture(
        self,
        header: Header,
        game: Game[Any] | None,
        theme: Theme,
        size: QSize,
        ratio: float = 1.0,
        above: Above | None = None,
    ) -> QPixmap:
        """A picture of `size` for a screen with so many pixels a pixel; without a game, the bare board.

        `above` paints over all that stands there, in the board's own units.
        """
        whole = (QSizeF(size) * ratio).toSize()
        ground = self._ground(header, theme, whole)
        picture = ground.picture.copy()
        if game is not None and ground.board_layout is not None:
            _put_pieces(picture, ground, Perspective(header, ruleset(header.game, header.scenarios), game))
            if above is not None:
                with _painting(picture, ground.shown) as painter:
                    above(painter, ground.board_layout, ground.kits)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _ground(self, header: Header, theme: Theme, size: QSize) -> _Ground:
        if self._last is None or not self._last.fits(header, theme, size):
            self._last = _painted(header, theme, size)
            self.painted += 1
        return self._last


def _painted(header: Header, theme: Theme, size: QSize) -> _Ground:
    found = kits(theme, header)
    board_layout = found[0].board_layout()
    picture = QPixmap(size)
    picture.fill(QColor(theme.sea.mid))
    shown = QRectF()
    if board_layout is not None:
        for kit in found:
            kit.decorate(board_layout)
        shown = _fitted(board_layout.bounds, size)
        scale = size.width() / shown.width()
        with _painting(picture, shown) as painter:
            board_layout.paint(painter, shown, scale)
        TILES.forget(scale)
    return _Ground(header, theme, size, found, board_layout, picture, shown)


def _fitted(bounds: QRectF, size: QSize) -> QRectF:
    """The part of the scene that a picture of this size shows when the bounds are just in sight."""
    area = QSizeF(size).scaled(bounds.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    corner = bounds.center() - QPointF(area.width(), area.height()) / 2
    return QRectF(corner, area)


@contextmanager
def _painting(picture: QPixmap, shown: QRectF) -> Iterator[QPainter]:
    """Paint in the units of the board."""
    with painting(picture) as painter:
        painter.scale(picture.width() / shown.width(), picture.height() / shown.height())
        painter.translate(-shown.topLeft())
        yield painter


def _put_pieces(picture: QPixmap, ground: _Ground, perspective: Perspective) -> None:
    assert ground.board_layout is not None
    with _painting(picture, ground.shown) as painter:
        paint_pieces(painter, ground.board_layout, ground.kits, perspective)


def paint_pieces(painter: QPainter, board_layout: BoardLayout, found: Sequence[Kit], perspective: Perspective) -> None:
    """Paint what stands on a board, in the board's own units."""
    pieces = (_standing(board_layout, found, piece) for kit in found for piece in kit.pieces(perspective))
    standing = [one for one in pieces if one is not None]
    for _, at, look in sorted(standing, key=lambda one: one[0]):
        painter.save()
        painter.translate(at)
        look.paint(painter)
        painter.restore()


def _standing(board_layout: BoardLayout, found: Sequence[Kit], piece: Piece) -> tuple[float, QPointF, Look] | None:
    """Height, place and look of a piece; None for one that stands beside the board."""
    try:
        place = board_layout.place(piece.spot)
    except KeyError:
        return None
    looks = (kit.look(piece.kind, piece.seat, piece.spot, piece.count, board_layout.angle(piece.spot)) for kit in found)
    look = next((look for look in looks if look is not None), None)
    return None if look is None else (look.z + place.y() / 1000, place + QPointF(look.dx, look.dy), look)


_FILES = BoardPictures()
"""Those for saved games: after each move the same small board again. Callers keep large ones themselves."""


def board_picture(header: Header, game: Game[Any] | None, theme: Theme, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The board as it stands; without a game, bare."""
    return BoardPictures().picture(header, game, theme, size, ratio)


def render_file(header: Header, game: Game[Any], theme: Theme, size: tuple[int, int]) -> bytes:
    """The board as it stands, as the bytes of a picture file: a fifth of a PNG, and made in a third of the time."""
    picture = _FILES.picture(header, game, theme, QSize(*size)).toImage()
    # To ask which formats there are would load them all; a JPEG that cannot be written is no bytes at all.
    return _written(picture, b"jpg", theme) or _written(picture, b"png", theme)


def paint_of(theme: Theme) -> str:
    """A key for the colours of a theme."""
    return f"{theme.name}{'-colour-blind' if theme.colour_blind else ''}"


def is_in_paint(data: bytes, theme: Theme) -> bool:
    """Whether the picture in a file was painted for a theme."""
    return QImage.fromData(data).text(PAINT) == paint_of(theme)


def _written(picture: QImage, kind: bytes, theme: Theme) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, kind)
    writer.setQuality(QUALITY)
    writer.setText(PAINT, paint_of(theme))
    return bytes(buffer.data().data()) if writer.write(picture) else b""
