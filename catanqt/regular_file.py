"""Reads files of unknown origin: regular files only, and never more than a limit.

A device such as `/dev/zero` has no end and a FIFO may never have a writer; both are refused before anything is read.
Standard library only, so that every layer may use it.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class UnreadableFile(OSError):
    """A file exists but is not read: it is no regular file, or too large."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.strerror = reason


class TooLarge(UnreadableFile):
    """A file has more bytes than the caller allows."""


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a regular file of at most `most` bytes; raises `OSError`, of which `strerror` says why."""
    with _opened(path) as handle:
        size = os.fstat(handle).st_size
        data = _read(handle, most + 1) if size <= most else b""
        if max(size, len(data)) > most:
            raise TooLarge(path, f"it is larger than {most:,} bytes")
        return data


def read_beginning(path: Path, most: int) -> bytes:
    """The first bytes of a regular file, however large it is."""
    with _opened(path) as handle:
        return _read(handle, most)


@contextmanager
def _opened(path: Path) -> Iterator[int]:
    # Opening a FIFO for reading waits for a writer, unless told not to; regular files do not care.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        handle = os.open(path, flags)
    except ValueError as error:  # a path with a null character
        raise UnreadableFile(path, str(error)) from error
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise UnreadableFile(path, "it is not a regular file")
        yield handle
    finally:
        os.close(handle)


def _read(handle: int, most: int) -> bytes:
    """Read to the end, up to a limit."""
    parts: list[bytes] = []
    left = most
    while left and (part := os.read(handle, min(left, 1 << 20))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)
