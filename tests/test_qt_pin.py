"""Why PySide6 is pinned, and how to see when the pin can go.

PySide6 6.12.0 drops one reference to None at each painter call that returns nothing; on CPython 3.11 the
program aborts when they run out. To try a newer PySide6: lift the pins and run the first test on Python 3.11
(later ones cannot run out of None). If it passes, the pins, their comment and this file can go.
"""

import re
import sys
from pathlib import Path

from PySide6.QtGui import QImage, QPainter

CALLS = 1000


def test_painter_calls_keep_their_references_to_none() -> None:
    image = QImage(32, 32, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for number in range(CALLS):
        painter.drawEllipse(number % 16, number % 16, 8, 8)
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < CALLS // 4


def test_the_pin_is_below_6_12_and_says_why() -> None:
    lines = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    pins = [number for number, line in enumerate(lines) if re.search(r'"PySide6-\w+>', line)]
    assert len(pins) == 1
    assert "<6.12" in lines[pins[0]]
    assert lines[pins[0] - 1].lstrip().startswith("#")
    assert "6.12.0 loses a reference to None" in "\n".join(lines)
