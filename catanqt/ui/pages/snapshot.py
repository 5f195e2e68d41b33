"""Photo mode: saves the current board as a picture, large enough to print, as PNG or SVG."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QWidget

from catanqt.kernel.game import Game
from catanqt.kernel.record import Header
from catanqt.rules.catalog import ruleset
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.charts.export import CannotWrite, write_picture
from catanqt.ui.games import kits
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.pages.thumbnail import paint_pieces
from catanqt.ui.qt.folders import pictures
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

WIDE = 1920
"""How many pixels wide a picture is."""
SVG_WIDE = 960
"""How many units wide a drawing is; the land within it is painted at twice as many pixels."""


class Snapshot:
    """A board with its pieces, ready to be saved as a picture."""

    def __init__(self, header: Header, game: Game[Any], theme: Theme) -> None:
        self._theme = theme
        self._kits: list[Kit] = list(kits(theme, header))
        board_layout = self._kits[0].board_layout()
        assert board_layout is not None, "a game has a board"
        for kit in self._kits:
            kit.decorate(board_layout)
        self._board_layout: BoardLayout = board_layout
        self._perspective = Perspective(header, ruleset(header.game, header.scenarios), game)

    def save(self, path: Path) -> Path:
        """Write a file of the kind that its name asks for, PNG where it asks for none; says which file it is."""
        if path.suffix.lower() == ".svg":
            self._write_svg(path)
            return path
        target = path if path.suffix.lower() == ".png" else path.with_name(path.name + ".png")
        write_picture(target, self.image())
        return target

    def image(self, wide: int = WIDE) -> QImage:
        """The whole as pixels."""
        image = self._ground(wide)
        with self._painting(image) as painter:
            paint_pieces(painter, self._board_layout, self._kits, self._perspective)
        return image

    def _ground(self, wide: int) -> QImage:
        """The bare board."""
        bounds = self._board_layout.bounds
        image = QImage(wide, round(wide * bounds.height() / bounds.width()), QImage.Format.Format_RGB32)
        image.fill(QColor(self._theme.sea.mid))
        with self._painting(image) as painter:
            self._board_layout.paint(painter, bounds, wide / bounds.width())
        return image

    @contextmanager
    def _painting(self, image: QImage) -> Iterator[QPainter]:
        """Paint in the units of the board."""
        bounds = self._board_layout.bounds
        with painting(image) as painter:
            painter.scale(image.width() / bounds.width(), image.height() / bounds.height())
            painter.translate(-bounds.topLeft())
            yield painter

    def _write_svg(self, path: Path) -> None:
        """The land with all its grain as one picture, the pieces on it as shapes: those can be moved in a drawing."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        bounds = self._board_layout.bounds
        size = QSize(SVG_WIDE, round(SVG_WIDE * bounds.height() / bounds.width()))
        generator.setSize(size)
        generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
        generator.setTitle("CatanQt")
        with painting(generator) as painter:
            painter.drawImage(QRectF(0, 0, size.width(), size.height()), self._ground(2 * SVG_WIDE))
            painter.scale(size.width() / bounds.width(), size.height() / bounds.height())
            painter.translate(-bounds.topLeft())
            paint_pieces(painter, self._board_layout, self._kits, self._perspective)
        try:
            path.write_bytes(bytes(buffer.data().data()))
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotWrite(tr("{file} could not be saved: {reason}", file=path.name, reason=reason)) from error


def ask_for_photo(parent: QWidget, take: Any) -> QFileDialog:
    """Let the player choose where to write the picture; `take` gets the path. Nothing waits for the answer."""
    dialog = QFileDialog(parent, tr("Save a picture of the board"), pictures())
    dialog.setNameFilters([tr("Pictures (*.png)"), tr("Drawings (*.svg)")])
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setDefaultSuffix("png")
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("svg" if "svg" in chosen else "png"))
    dialog.selectFile(tr("Catan board"))
    dialog.fileSelected.connect(lambda chosen: take(Path(chosen)))
    dialog.open()
    return dialog
