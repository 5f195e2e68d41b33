"""A lock that dies with its process: two copies of the program must not write the same game."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Locked(Exception):
    """Somebody else holds the lock."""


class FileLock:
    """An exclusive lock on a small file, held until `release` or the end of the process."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
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

    def release(self) -> None:
        """Let go; a second time does nothing. The file stays: removing it would let two lock two files."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
