"""All icons from the one SVG: PNG in every size, .ico for Windows, .icns for macOS. Needs nothing but Qt.

Run as a program (`python icons.py FOLDER`), because Qt wants a process of its own without a display.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {"icp4": 16, "icp5": 32, "ic11": 32, "icp6": 64, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256,
              "ic09": 512, "ic14": 512, "ic10": 1024}  # fmt: skip
"""Apple's names of picture sizes; those from ic11 on are the doubled ones."""


def draw(svg: Path, size: int) -> bytes:
    """The picture as PNG."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise ValueError(f"{svg} is no picture")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows: a directory of pictures, each kept as PNG."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, body, at = b"", b"", len(head) + 16 * len(pictures)
    for size, data in sorted(pictures.items()):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at + len(body))
        body += data
    return head + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """macOS: a chain of named pictures."""
    parts = [
        name.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for name, size in ICNS_KINDS.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make(svg: Path, folder: Path) -> None:
    """Write all icons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: draw(svg, size) for size in {*PNG_SIZES, *ICO_SIZES, *ICNS_KINDS.values()}}
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(pictures[size])
    (folder / "catanqt.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "catanqt.icns").write_bytes(icns(pictures))


def main() -> int:
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    make(Path(sys.argv[1]), Path(sys.argv[2]))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
