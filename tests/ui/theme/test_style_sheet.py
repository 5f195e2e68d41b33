"""Tests change the style sheet without leaving dead widgets behind for Qt to walk over."""

from __future__ import annotations

import os
import subprocess
import sys

WARDROBE = """
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget
from shiboken6 import delete

from tests.ui.helpers.style_sheet import dress, undress

application = QApplication([])
red, blue = "QWidget { color: red; }", "QWidget { color: blue; }"
dress(red)
outside = QWidget()
QVBoxLayout(outside).addWidget(QPlainTextEdit("never shown so far"))
dress(blue)
UNDRESS
dress(red)
outside.show()
delete(outside)
dress(blue)
"""


def change_clothes(undress: str) -> int:
    """How a process ends that undresses in this way; freed memory is overwritten at once, so that nothing hides it."""
    changing = WARDROBE.replace("UNDRESS", undress)
    environment = os.environ | {"MALLOC_PERTURB_": "85", "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", changing], env=environment, capture_output=True).returncode


def test_an_empty_sheet_harms_nobody() -> None:
    assert change_clothes("undress()") == 0
