"""Lets only the main thread end the program by Qt's own functions.

`QApplication.quit` in another thread waits for the window while it holds Python's lock, and the window waits for that
lock: nothing ever runs again, not even the handlers of signals. A computer player that calls it gets an error instead,
and a simpler one goes on.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

ENDINGS: tuple[tuple[type, str], ...] = (
    (QCoreApplication, "quit"),
    (QCoreApplication, "exit"),
    (QApplication, "closeAllWindows"),
)


def keep_to_main_thread() -> None:
    """Replace these functions, for the whole process; a second call changes nothing."""
    for owner, name in ENDINGS:
        call = getattr(owner, name)
        if not hasattr(call, "__wrapped__"):
            setattr(owner, name, staticmethod(_guarded(name, call)))


def _guarded(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(call)
    def guarded(*arguments: Any) -> Any:
        if threading.current_thread() is not threading.main_thread():
            raise RuntimeError(f"{name} was called in a thread: only the main thread may end the program")
        return call(*arguments)

    return guarded
