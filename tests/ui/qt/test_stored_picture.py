"""Pictures from the database: those that the window wrote, and nothing else that Qt could make a picture of."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from catanqt.ui.qt.stored_picture import stored_picture
from tests.ui.fuzz.test_hostile_names import bait


def written(size: QSize, kind: str) -> bytes:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data().data())


def claim(width: int, height: int) -> bytes:
    """A small PNG file that claims to be so large, with all its pixels, packed."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    pixels = zlib.compress(b"\0" * (width // 8 + 2) * height, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


@pytest.mark.parametrize("kind", ["JPG", "PNG"])
def test_our_own_pictures_are_shown(kind: str, qtbot: QtBot) -> None:
    assert stored_picture(written(QSize(384, 240), kind)).size() == QSize(384, 240)


@pytest.mark.parametrize("size", [(1, 30_000), (30_000, 1), (6000, 6000), (300, 60)])
def test_pictures_of_absurd_sizes_are_none(size: tuple[int, int], qtbot: QtBot) -> None:
    assert stored_picture(claim(*size)).isNull()


@pytest.mark.parametrize("data", [None, b"", b"\x89PNG\r\n\x1a\n", b"GIF89a" + b"\0" * 50])
def test_what_is_no_picture_is_none(data: bytes | None, qtbot: QtBot) -> None:
    assert stored_picture(data).isNull()


def test_bitmaps_of_other_kinds_are_none(qtbot: QtBot) -> None:
    assert stored_picture(written(QSize(38, 24), "BMP")).isNull()


def test_no_picture_opens_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    with bait(tmp_path) as (_, taken):
        link = f'<image width="9" height="9" xlink:href="file://{tmp_path / "p"}"/>'
        names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        assert stored_picture(f'<svg {names} width="9" height="9">{link}</svg>'.encode()).isNull()
        assert not taken.is_set()
