"""Large blocks of native memory go back to the system when they are freed."""

from __future__ import annotations

import subprocess
import sys

import pytest

GAP = """
import ctypes, os, sys
from pathlib import Path
from catanqt.native_memory import return_free_pages, return_large_blocks

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20

if sys.argv[1:]:
    assert return_large_blocks()
library = ctypes.CDLL(None)
library.malloc.restype, library.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]

def take(size):
    block = library.malloc(ctypes.c_size_t(size))
    ctypes.memset(block, 1, size)
    return block

library.free(take(8 << 20))  # from now on the C library takes 8 MB for an ordinary size
before, pictures = resident(), []
for _ in range(30):
    pictures.append(take(2 << 20))
    take(1000)  # something small that stays
for picture in pictures:
    library.free(picture)
print(resident() - before)
"""
"""How many MB are kept of 60 MB that were freed, with small things in between."""
SMALL = (
    GAP.partition("library.free(take")[0]
    + """
before, things = resident(), [take(20_000) for _ in range(3000)]
for thing in things[:-1]:
    library.free(thing)
kept = resident() - before
return_free_pages()
print(kept, resident() - before)
"""
)
"""How many MB are kept of 60 MB below something that stays, and how many when they are to be returned."""


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other C libraries")


def _kept(program: str, *arguments: str) -> list[int]:
    command = [sys.executable, "-c", program, *arguments]
    return [int(one) for one in subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()]


@ON_LINUX
def test_pictures_that_are_dropped_leave_no_gaps_behind() -> None:
    assert _kept(GAP)[0] > 40, "the C library would keep them"
    assert _kept(GAP, "return them")[0] < 5


@ON_LINUX
def test_free_room_below_something_small_is_given_back() -> None:
    kept, returned = _kept(SMALL)
    assert kept > 40
    assert returned < 5
