"""Returns large blocks of native memory to the system as soon as they are free.

Most of Qt's memory are pictures of up to 5 MB each. The GNU C library maps such blocks separately at first, but each
time one is freed it raises its threshold, up to 32 MB, and takes the next one from its heap. There they mix with small
blocks that stay, and the gaps are never returned: a process that has shown a hundred pages holds twice what it uses.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

LARGE = 128 << 10
"""Bytes: where the library begins. Set once, it no longer changes."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3


def return_large_blocks() -> bool:
    """Fix the size from which blocks are mapped on their own; whether the C library of this system can do that."""
    mallopt = _function("mallopt")
    if mallopt is None:
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE)) and bool(mallopt(_M_TRIM_THRESHOLD, LARGE))


def return_free_pages() -> None:
    """Give back the free room between small blocks as well, as far as it is whole pages; takes some milliseconds."""
    malloc_trim = _function("malloc_trim")
    if malloc_trim is not None:
        malloc_trim(ctypes.c_size_t(0))


def _function(name: str) -> Callable[..., int] | None:
    """A function of the GNU C library, None where there is another one."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
