"""The grain of paper and wood: a small picture of noise, laid over what is painted."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from catanqt.ui.theme.art.painting import painting

SIDE = 192


def grain(painter: QPainter, rect: QRectF, strength: float = 0.16, scale: float = 0.5) -> None:
    """Roughen what is painted already in `rect`, within the clip."""
    path = QPainterPath()
    path.addRect(rect)
    grain_path(painter, path, strength, scale)


def grain_path(painter: QPainter, path: QPainterPath, strength: float = 0.16, scale: float = 0.5) -> None:
    """Roughen what is painted already within `path`."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.setOpacity(strength)
    painter.fillPath(path, _brush(noise(), scale))
    painter.restore()


@lru_cache(maxsize=8)
def grained(colour: str, strength: float, scale: float) -> QBrush:
    """A colour that is rough already: for large grounds, where it saves painting twice."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    with painting(image) as painter:
        grain(painter, QRectF(0, 0, SIDE, SIDE), strength, 1.0)
    return _brush(image, scale)


def _brush(image: QImage, scale: float) -> QBrush:
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(scale, scale))
    return brush


@lru_cache(maxsize=1)
def noise() -> QImage:
    """Fine grain over soft blotches, the same each time."""
    rng = random.Random(5)
    fine = QImage(rng.randbytes(SIDE * SIDE), SIDE, SIDE, SIDE, QImage.Format.Format_Grayscale8).copy()
    soft = QImage(rng.randbytes(24 * 24), 24, 24, 24, QImage.Format.Format_Grayscale8).copy()
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    smooth = Qt.TransformationMode.SmoothTransformation
    with painting(image) as painter:
        painter.drawImage(0, 0, soft.scaled(SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
        painter.setOpacity(0.45)
        painter.drawImage(0, 0, fine)
    return image
