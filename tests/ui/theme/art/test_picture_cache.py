"""Pictures are kept by key, and never more of them than their memory allows."""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from catanqt.native_memory import return_free_pages
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.picture_cache import PictureCache
from catanqt.ui.theme.art.stamps import Stamps
from catanqt.ui.theme.art.tiles import TileCache
from catanqt.ui.theme.theme import make_theme

MB = 1 << 20


def picture(side: int = 16) -> QPixmap:
    return QPixmap(side, side)


def test_what_was_used_least_recently_goes_first(qapp: QApplication) -> None:
    cache = PictureCache(2 * 16 * 16 * 4)
    for key in ("a", "b", "a", "c"):
        cache.get(key, picture)
    assert cache.made == 3
    cache.get("a", picture)
    assert cache.made == 3
    cache.get("b", picture)
    assert cache.made == 4, "b had to go for c"
    assert cache.bytes == 2 * 16 * 16 * 4


def test_one_that_is_too_large_is_kept_alone(qapp: QApplication) -> None:
    cache = PictureCache(100)
    cache.get("small", lambda: picture(2))
    cache.get("large", picture)
    cache.get("large", picture)
    assert (cache.made, cache.bytes) == (2, 16 * 16 * 4)
    cache.drop()
    assert cache.bytes == 0


def test_a_board_that_is_zoomed_again_and_again_keeps_no_more_than_its_share(qapp: QApplication) -> None:
    """800 stamps were kept once, whatever their size: hundreds of megabytes for one that was zoomed long enough."""
    most = 4 * MB
    stamps, zoomed = Stamps(most), 0
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    with painting(image) as painter:
        for step in range(60):
            scale = 1 + step / 40
            zoomed += 4 * (2 * math.ceil(60 * scale)) ** 2
            stamps.place(painter, (QPointF(0, 0),), 60, scale, "disc", _nothing)
    assert zoomed > 2 * most
    assert 3 * MB < stamps.cache.bytes <= most


def resident() -> int:
    """The memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_kept_pictures_take_no_more_than_their_own_memory(qapp: QApplication) -> None:
    """Qt keeps the engine that painted a picture beside it: tiles took twice their memory."""
    theme, tiles = make_theme(), TileCache(64 * MB)
    for kind in theme.terrain:
        tiles.get(kind, 0, theme, 0.2)  # whatever is made once, and kept elsewhere
    return_free_pages()
    before = resident()
    for kind in theme.terrain:
        for step in range(24):
            tiles.get(kind, step, theme, 0.6 + step / 100)
    return_free_pages()
    assert tiles.cache.bytes > 10 * MB
    assert resident() - before < 1.5 * tiles.cache.bytes


def _nothing(painter: QPainter) -> None:
    """An empty picture takes as much memory."""
