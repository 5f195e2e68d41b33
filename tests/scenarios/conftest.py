"""The fixtures of the window's tests, for the windows of scenarios."""

from tests.ui.conftest import (
    agent_worker,
    english,
    make_controller,
    make_page,
    nothing_missing,
    preferences,
    pytest_runtest_teardown,
    tiles_are_kept,
    window,
)

__all__ = [
    "agent_worker",
    "english",
    "make_controller",
    "make_page",
    "nothing_missing",
    "preferences",
    "pytest_runtest_teardown",
    "tiles_are_kept",
    "window",
]
