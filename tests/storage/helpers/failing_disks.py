"""Disks that fail, on any machine and for any user: what the system and SQLite would say is said in their place."""

from __future__ import annotations

import errno
import io
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

Fault = Callable[[sqlite3.Connection], object]
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


def no_room(connection: sqlite3.Connection) -> Callable[[], object]:
    """The database may not grow any more; what is returned ends that."""
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {max(pages, 1)}").fetchone()
    return lambda: connection.execute("PRAGMA max_page_count = 1000000").fetchone()


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """A disk without room: empty files can still be made, but nothing is written into them."""
    with pytest.MonkeyPatch.context() as patch:
        _spoil_databases(patch, folder, no_room)
        _spoil_files(patch, folder, errno.ENOSPC)
        yield


@contextmanager
def unwritable(folder: Path) -> Iterator[None]:
    """A disk turned read-only: no file can be opened for writing and no folder made, not even by root."""
    with pytest.MonkeyPatch.context() as patch:
        _spoil_databases(patch, folder, lambda connection: connection.execute("PRAGMA query_only = ON"))
        _spoil_files(patch, folder, errno.EROFS)
        _refuse(patch, os, "mkdir", folder, errno.EROFS, lambda *_: True)
        _refuse(patch, os, "open", folder, errno.EROFS, lambda flags, *_: bool(flags & WRITING))
        yield


def _spoil_files(patch: pytest.MonkeyPatch, folder: Path, number: int) -> None:
    _refuse(patch, io, "open", folder, number, lambda mode="r", *_: not set(mode).isdisjoint("wax+"))


def _spoil_databases(patch: pytest.MonkeyPatch, folder: Path, fault: Fault) -> None:
    connect = sqlite3.connect

    def spoiled(database: Any, *args: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(database, *args, **named)
        if Path(database).is_relative_to(folder):
            fault(connection)
        return connection

    patch.setattr(sqlite3, "connect", spoiled)


def _refuse(
    patch: pytest.MonkeyPatch, module: Any, name: str, folder: Path, number: int, writes: Callable[..., bool]
) -> None:
    """Let a function of the system fail for paths in a folder, if its further arguments mean to write."""
    real = getattr(module, name)

    def refusing(path: Any, *args: Any, **named: Any) -> Any:
        if isinstance(path, str | os.PathLike) and Path(path).is_relative_to(folder) and writes(*args):
            raise OSError(number, os.strerror(number), str(path))
        return real(path, *args, **named)

    patch.setattr(module, name, refusing)
