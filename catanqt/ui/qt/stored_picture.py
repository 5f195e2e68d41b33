"""Decodes stored pictures, only in the format that the window itself writes, whatever a damaged row holds."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImageReader, QPixmap

LARGEST = 2048
"""Pixels a side; a few bytes may claim to be thousands of millions of them."""
LONGEST = 4
"""How often the shorter side may fit into the longer one: a line of pixels, scaled to fill a place, would be huge."""
BEGINNINGS = {b"\xff\xd8\xff": b"JPG", b"\x89PNG": b"PNG"}
"""The formats that `render_file` writes. Others, such as SVG, may name further files, which would be opened."""


def stored_picture(data: bytes | None) -> QPixmap:
    """The picture; a null one if the data are not in our format."""
    if data is None:
        return QPixmap()
    format_ = next((name for beginning, name in BEGINNINGS.items() if data.startswith(beginning)), None)
    if format_ is None:
        return QPixmap()
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    reader = QImageReader(buffer, format_)
    return QPixmap.fromImage(reader.read()) if _is_reasonable(reader.size()) else QPixmap()


def _is_reasonable(size: QSize) -> bool:
    shorter, longer = sorted((size.width(), size.height()))
    return shorter > 0 and longer <= min(LARGEST, LONGEST * shorter)
