"""The quick start: PySide6 leaves our sources unread, and everything works as before."""

from __future__ import annotations

import subprocess
import sys

COUNT = """
import linecache
from catanqt import pyside_import_patch
{prepare}
import catanqt.ui.pages.game.page
print(sum("catanqt" in name for name in linecache.cache))
"""


def sources_read(prepare: str) -> int:
    """How many of our sources Python keeps after the game page was imported."""
    words = [sys.executable, "-c", COUNT.format(prepare=prepare)]
    return int(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def test_our_sources_are_not_read() -> None:
    assert sources_read("assert pyside_import_patch.prepare()") == 0


def test_without_it_they_are() -> None:
    """If this fails, PySide6 no longer looks, and the quick start can go."""
    assert sources_read("") > 50
