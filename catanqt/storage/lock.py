"""A lock that ends with its process: two instances of the program must not write the same game."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from catanqt.storage.private import make_folder, open_file

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Locked(Exception):
    """Another process holds the lock."""


class FileLock:
    """An exclusive lock on a small file, held until `release` or the end of the process."""

    def __init__(self, path: Path) -> None:
        make_folder(path.parent)
        self._handle: int | None = open_file(path)
        try:
            _take(self._handle)
        except OSError as error:
            os.close(self._handle)
            self._handle = None
            raise Locked(f"{path.stem} is open in another window") from error

    @classmethod
    def wait(cls, path: Path, seconds: float) -> FileLock:
        """The lock as soon as it is free; `Locked` if that takes longer than this."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                return cls(path)
            except Locked:
                if time.monotonic() >= deadline:
                    raise
                time.sleep(0.02)

    def write(self, text: str) -> None:
        """Replace the content of the file."""
        assert self._handle is not None
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, text.encode())
        os.ftruncate(self._handle, len(text.encode()))

    def release(self) -> None:
        """Release the lock; a second call does nothing. The file stays: removing it would let two lock two files."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
