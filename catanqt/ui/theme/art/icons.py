"""Icons: `resources/icons/NAME.svg`, drawn in two colours that are filled in when they are loaded.

In the files the ink is #101010 and the second tone #F0F0F0, so that any viewer shows them. Finished pictures are
cached; of the parsed files, which are larger, only the last few.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from catanqt.resource import optional, optional_text, report
from catanqt.ui.theme.art.colour import Colour
from catanqt.ui.theme.art.painting import painting, without_engine
from catanqt.ui.theme.theme import Theme

INK, CUT = "#101010", "#F0F0F0"
CLEAR = QColor(0, 0, 0, 0)
"""No second tone: what it would fill stays open."""
SUBSTITUTE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    f'<circle cx="12" cy="12" r="7" fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="3 2"/></svg>'
)
"""Drawn for an icon that is missing or damaged."""


def names() -> tuple[str, ...]:
    """All icons there are."""
    folder = optional("icons")
    return tuple(sorted(path.stem for path in folder.glob("*.svg"))) if folder is not None else ()


def paint(painter: QPainter, name: str, rect: QRectF, ink: Colour, cut: Colour = CLEAR) -> None:
    """An icon as vectors, straight into the painter."""
    _renderer(name, _code(ink), _code(cut)).render(painter, rect)


def pixmap(name: str, size: float, ink: Colour, cut: Colour = CLEAR, ratio: float = 1.0) -> QPixmap:
    """An icon as a picture of `size` for a screen with so many device pixels a pixel."""
    return _pixmap(name, round(size * ratio), _code(ink), _code(cut), ratio)


def icon(name: str, theme: Theme, size: float = 18, primary: bool = False) -> QIcon:
    """An icon for a button or a menu, with a paler one for when it is disabled."""
    ink, cut = (theme.on_accent, theme.accent) if primary else (theme.text, theme.raised)
    made = QIcon()
    for ratio in _ratios():
        made.addPixmap(pixmap(name, size, ink, cut, ratio), QIcon.Mode.Normal)
        made.addPixmap(pixmap(name, size, theme.faint, theme.sunken, ratio), QIcon.Mode.Disabled)
    return made


def _ratios() -> set[float]:
    """How many device pixels a pixel has, on the plainest screen there can be and on the finest there is."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    return {1.0, float(math.ceil(application.devicePixelRatio()))}


def _code(colour: Colour) -> str:
    made = QColor(colour)
    return made.name() if made.alpha() else "none"


@lru_cache(maxsize=8)
def _renderer(name: str, ink: str, cut: str) -> QSvgRenderer:
    renderer = _loaded(_source(name), ink, cut)
    if renderer.isValid():
        return renderer
    report(f"icons/{name}.svg", "damaged: it is no picture")
    return _loaded(SUBSTITUTE, ink, cut)


def _loaded(source: str, ink: str, cut: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(source.replace(INK, ink).replace(CUT, cut).encode()))


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    text = optional_text(f"icons/{name}.svg")
    return SUBSTITUTE if text is None else text


@lru_cache(maxsize=1024)
def _pixmap(name: str, side: int, ink: str, cut: str, ratio: float) -> QPixmap:
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    with painting(made) as painter:
        _renderer(name, ink, cut).render(painter, QRectF(0, 0, side, side))
    made.setDevicePixelRatio(ratio)
    return without_engine(made)
