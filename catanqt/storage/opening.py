"""Opening the store whatever the state of the disk: damaged files are moved aside, never deleted."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from catanqt.storage.errors import StoreUnavailable
from catanqt.storage.store import FILE, SaveStore


@dataclass(frozen=True, slots=True)
class Opened:
    """The store to use, and what the player must be told about it, if anything."""

    store: SaveStore
    warning: str | None = None


def open_store(folder: Path) -> Opened:
    """The store in this folder; a fresh one if it is damaged, one in memory if the folder cannot be used."""
    try:
        return Opened(_open_checked(folder))
    except StoreUnavailable as error:
        if not _is_damage(error):
            return Opened(SaveStore(None), f"{error}. Games are kept only until the program is closed.")
        damage = error
    except sqlite3.DatabaseError as error:
        damage = StoreUnavailable(str(error))
    try:
        moved = _move_aside(folder)
        return Opened(
            _open_checked(folder),
            f"The file of saved games is damaged ({damage}). It was kept as {moved.name}, and a new one was begun.",
        )
    except (StoreUnavailable, OSError) as error:
        return Opened(SaveStore(None), f"{error}. Games are kept only until the program is closed.")


def _open_checked(folder: Path) -> SaveStore:
    store = SaveStore(folder)
    try:
        store.check()
    except sqlite3.DatabaseError:
        store.close()
        raise
    return store


def _is_damage(error: StoreUnavailable) -> bool:
    """Whether the file itself is broken, not just out of reach, locked or too new."""
    cause = error.__cause__
    return isinstance(cause, sqlite3.DatabaseError) and not isinstance(cause, sqlite3.OperationalError)


def _move_aside(folder: Path) -> Path:
    """Give the damaged database, its journal and its index a name of their own."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    target = folder / f"damaged-{stamp}.sqlite"
    for suffix in ("-wal", "-shm", ""):
        part = folder / f"{FILE}{suffix}"
        if part.exists():
            part.rename(folder / f"{target.name}{suffix}")
    return target
