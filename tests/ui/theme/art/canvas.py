"""A picture to paint on in tests, and what can be read from it."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter


def painted(draw: Callable[[QPainter], None], width: int = 200, height: int = 200, scale: float = 1.0) -> QImage:
    """What `draw` paints around the middle of an empty picture."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    draw(painter)
    painter.end()
    return image


def _pixels(image: QImage) -> array[int]:
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return array("I", bytes(plain.constBits()))


def colours(image: QImage) -> dict[str, int]:
    """How many pixels there are of each solid colour."""
    counted = Counter(_pixels(image))
    return {f"#{pixel & 0xFFFFFF:06x}": count for pixel, count in counted.items() if pixel >> 24 == 255}


def covered(image: QImage) -> int:
    """How many pixels are painted at all."""
    return sum(pixel >> 24 > 0 for pixel in _pixels(image))
