"""Steps that must not keep the steps after them from being done."""

from __future__ import annotations

import sys
from collections.abc import Callable


def guarded(work: Callable[[], object]) -> bool:
    """Do something; whether it succeeded. An exception is reported as uncaught, and goes no further."""
    try:
        work()
    except Exception:  # noqa: BLE001 - reported by the hook
        sys.excepthook(*sys.exc_info())
        return False
    return True
