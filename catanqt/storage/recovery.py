"""Opens the store whatever the state of the disk: damaged files are moved aside, never deleted."""

from __future__ import annotations

import errno
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from catanqt.regular_file import read_beginning
from catanqt.storage.database import FILE, MAGIC, PARTS, SETUP, alone, is_damage, set_aside
from catanqt.storage.errors import StoreUnavailable, one_line
from catanqt.storage.private import make_folder
from catanqt.storage.store import LOCKS, SaveStore

JOURNAL_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")


@dataclass(frozen=True, slots=True)
class Opened:
    """The store to use, and a warning for the player, if any."""

    store: SaveStore
    warning: str | None = None


def open_store(folder: Path) -> Opened:
    """The store in this folder; a fresh one if it is damaged, one in memory if the folder cannot be used."""
    try:
        make_folder(folder)
        half_made = (folder / SETUP).exists() and (folder / SETUP).stat().st_size == 0
        with alone(folder):
            orphan = None if half_made else _set_ruins_aside(folder)
        try:
            return Opened(_open_checked(folder), orphan)
        except StoreUnavailable as error:
            if not is_damage(error.__cause__):
                raise
            damage: Exception = error
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise StoreUnavailable(f"the saved games cannot be opened: {error}") from error
            damage = error
        moved = set_aside(folder)
        told = f"The file of saved games is damaged ({damage}). It was kept as {moved.name}, and a new one was begun."
        return Opened(_open_checked(folder), one_line(told))
    except (StoreUnavailable, OSError) as error:
        told = one_line(f"{error}. Games are kept only until the program is closed.")
        return Opened(_copy_in_memory(folder), told)


def _copy_in_memory(folder: Path) -> SaveStore:
    """The games of a folder that can be read but not written, to look at, to export and to play on for now."""
    store = SaveStore(None)
    try:
        store.take_over(folder / FILE)
    except (StoreUnavailable, sqlite3.Error, OSError):
        store.close()
        return SaveStore(None)
    return store


def _open_checked(folder: Path) -> SaveStore:
    store = SaveStore(folder)
    try:
        store.check()
        _check_locks(folder / LOCKS)
    except (sqlite3.DatabaseError, OSError):
        store.close()
        raise
    return store


def _check_locks(folder: Path) -> None:
    """Without disk space for locks no game can be played; then better use a store in memory."""
    make_folder(folder)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, "games cannot be claimed there", str(folder))


def _set_ruins_aside(folder: Path) -> str | None:
    """Move aside what SQLite would delete or cannot open: no database, a journal without one, an unreadable one."""
    database, journal = _beginning(folder / FILE), _beginning(folder / f"{FILE}-wal")
    ruined = database is not None and not database.startswith(MAGIC)
    if ruined or (journal and (database is None or not journal.startswith(JOURNAL_MAGIC))):
        kept = set_aside(folder, PARTS if ruined or database is None else ("-wal", "-shm"))
        return f"The file of saved games is damaged. What is left of it was kept as {kept.name}."
    return None


def _beginning(path: Path) -> bytes | None:
    """The first bytes of a file, or None: a journal may go at any moment, with the last program that used it."""
    try:
        return read_beginning(path, len(MAGIC))
    except FileNotFoundError:
        return None
