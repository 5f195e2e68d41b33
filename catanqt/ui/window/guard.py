"""Runs a step so that its failure does not keep the following steps from running."""

from __future__ import annotations

import sys
from collections.abc import Callable


def guarded(work: Callable[[], object]) -> bool:
    """Call a function; returns whether it succeeded. An exception is reported as uncaught and not raised."""
    try:
        work()
    except Exception:  # noqa: BLE001 - reported by the hook
        sys.excepthook(*sys.exc_info())
        return False
    return True
