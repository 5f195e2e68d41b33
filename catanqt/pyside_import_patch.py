"""Makes the program start faster; to be called before anything of the window is imported.

PySide6 inspects the source of every module that is imported after it, to see whether it uses Qt and might enable
features such as snake_case names. We never do. Without this inspection our modules load in two thirds of the time, and
Python does not keep the text of hundreds of files in memory.
"""

from __future__ import annotations

import sys

import PySide6.QtCore

LOOK = "_mod_uses_pyside"
"""The name of the function that inspects modules."""


def prepare() -> bool:
    """Tell PySide6 that no module of ours wants its features; False if this version has no such look."""
    assert PySide6.QtCore.__name__
    feature = sys.modules.get("shibokensupport.feature")
    if feature is None or not hasattr(feature, LOOK):
        return False
    setattr(feature, LOOK, _never)
    return True


def _never(module: object) -> bool:
    return False
