"""Looks at a screen until something is painted on it, says when (by the monotonic clock), and keeps a picture.

It is a program of its own, because Qt needs one process for each display.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

MOST_SECONDS = 60.0
SETTLE_SECONDS = 2.0
"""How long the window may go on painting before its picture is taken."""


def colours(picture: QImage) -> int:
    across, down = picture.width(), picture.height()
    return len({picture.pixel(x * across // 30, y * down // 20) for x in range(30) for y in range(20)})


def main() -> int:
    application = QGuiApplication([])
    screen = application.primaryScreen()
    print("looking", flush=True)
    end = time.monotonic() + MOST_SECONDS
    while time.monotonic() < end:
        if colours(screen.grabWindow(0).toImage()) > 8:
            print(time.monotonic(), flush=True)
            if len(sys.argv) > 1:
                time.sleep(SETTLE_SECONDS)
                screen.grabWindow(0).save(str(Path(sys.argv[1])))
            return 0
        time.sleep(0.01)
    return 1


if __name__ == "__main__":
    sys.exit(main())
