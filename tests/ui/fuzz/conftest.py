"""Whole windows, as in the tests of the window."""

from tests.ui.window.conftest import make_window, store, window

__all__ = ["make_window", "store", "window"]
