"""Pictures are kept by key, and never more of them than their memory allows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.picture_cache import PictureCache
from catanqt.ui.theme.art.stamps import Stamps

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


def _nothing(painter: QPainter) -> None:
    """An empty picture takes as much memory."""
