"""Stores in folders of their own, and a nursery for real processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from catanqt.storage.database import FILE
from catanqt.storage.store import SaveStore
from tests.storage.helpers.player_processes import Nursery
from tests.storage.helpers.short_games import closed_game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[SaveStore]:
    """A store with little patience."""
    store = SaveStore(folder, busy_seconds=0.01)
    yield store
    store.close()


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture(scope="session")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a few games, all in one file."""
    folder = tmp_path_factory.mktemp("good")
    store = SaveStore(folder)
    for number in range(3):
        closed_game(store, 120, f"game {number}", seed=str(number))
    store.close()
    return (folder / FILE).read_bytes()


@pytest.fixture
def place(folder: Path) -> Path:
    """Where the database lies, with nothing there yet."""
    folder.mkdir()
    return folder / FILE


@pytest.fixture
def memory() -> Iterator[SaveStore]:
    store = SaveStore(None)
    yield store
    store.close()
