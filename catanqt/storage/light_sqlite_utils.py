"""sqlite-utils without what it loads for its command line and for values that we never store.

numpy and pandas are imported wherever they are installed, only to know their types: 11 MB and a tenth of a second.
dateutil reads dates for the command `convert`: 3 MB.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from catanqt.kernel.light_imports import not_importable


@contextmanager
def _empty_dateutil() -> Iterator[None]:
    """A `dateutil` with nothing in it meanwhile, unless it has been imported already."""
    if "dateutil" in sys.modules:
        yield
        return
    empty = ModuleType("dateutil")
    empty.parser = None  # type: ignore[attr-defined]
    sys.modules["dateutil"] = empty
    try:
        yield
    finally:
        del sys.modules["dateutil"]


with not_importable("numpy", "pandas"), _empty_dateutil():
    from sqlite_utils import Database, Migrations

__all__ = ["Database", "Migrations"]
