"""The fixtures of the window's tests, for the windows of scenarios."""

from tests.ui.conftest import (
    english,
    make_page,
    make_table,
    nothing_missing,
    preferences,
    pytest_runtest_teardown,
    thinker,
    window,
)

__all__ = [
    "english",
    "make_page",
    "make_table",
    "nothing_missing",
    "preferences",
    "pytest_runtest_teardown",
    "thinker",
    "window",
]
