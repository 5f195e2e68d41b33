"""sqlite-utils without numpy and pandas, which it would load wherever they are installed, only to know their types.

They cost 11 MB and a tenth of a second, and we store none of their values.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

UNUSED = ("numpy", "pandas")


@contextmanager
def _not_importable(names: tuple[str, ...]) -> Iterator[None]:
    """Importing these fails meanwhile, as if they were not installed. What has been imported already stays."""
    blocked = [name for name in names if name not in sys.modules]
    sys.modules.update(dict.fromkeys(blocked))  # type: ignore[arg-type]  # None: Python's mark of what cannot be imported
    try:
        yield
    finally:
        for name in blocked:
            del sys.modules[name]


with _not_importable(UNUSED):
    from sqlite_utils import Database, Migrations

__all__ = ["Database", "Migrations"]
