"""Icons are drawn from the one SVG, in files that the systems can read."""

import struct
from pathlib import Path

import pytest
from kit import icons, product


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.make(product.LOGO, folder)
    return folder


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    across, down = struct.unpack(">II", data[16:24])
    return int(across), int(down)


def test_png(drawn: Path) -> None:
    for size in icons.PNG_SIZES:
        assert png_size((drawn / f"{size}.png").read_bytes()) == (size, size)


def test_ico(drawn: Path) -> None:
    data = (drawn / "catanqt.ico").read_bytes()
    zero, one, count = struct.unpack("<HHH", data[:6])
    assert (zero, one, count) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        across, _, _, _, _, bits, length, at = struct.unpack("<BBBBHHII", data[6 + 16 * number : 22 + 16 * number])
        assert (across or 256, bits) == (size, 32)
        assert png_size(data[at : at + length]) == (size, size)


def test_icns(drawn: Path) -> None:
    data = (drawn / "catanqt.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        name, length = data[at : at + 4].decode(), struct.unpack(">I", data[at + 4 : at + 8])[0]
        found[name] = png_size(data[at + 8 : at + length])[0]
        at += length
    assert found == icons.ICNS_KINDS


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_broken_picture_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "broken.svg").write_text("no picture")
    with pytest.raises(ValueError, match="no picture"):
        icons.draw(tmp_path / "broken.svg", 16)
