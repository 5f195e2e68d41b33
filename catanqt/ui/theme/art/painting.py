"""A painter that is always ended: one still active when its device goes crashes the process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintDevice, QPainter, QPixmap


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint smoothly on a widget or a picture; an error on the way is raised as it is."""
    painter = QPainter(device)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


def without_engine(picture: QPixmap) -> QPixmap:
    """A copy of a painted picture, to be kept: Qt keeps the engine that painted the other, often as large as itself."""
    return picture.copy()
