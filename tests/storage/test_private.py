"""Saved games are for their owner, and nothing is written through a link that somebody else has put there."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from catanqt import paths
from catanqt.storage.catanfile import read_file, write_file
from catanqt.storage.database import FILE, SETUP
from catanqt.storage.recovery import open_store
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import finished_record, saved_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights, by folder")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """As on most systems: what a program does not restrict, everybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def test_nobody_else_reads_saved_games(folder: Path) -> None:
    store = open_store(folder).store
    saved = saved_game(store, 30)
    found = {path.name: rights(path) for path in folder.rglob("*") if path.is_file()}
    assert {FILE, f"{FILE}-wal", f"{FILE}-shm", SETUP} < set(found)
    assert set(found.values()) == {0o600}
    assert rights(folder) == rights(folder / "locks") == 0o700
    saved.close()
    store.close()


def test_games_that_everybody_could_read_are_closed_to_others(folder: Path) -> None:
    store = SaveStore(folder)
    saved_game(store, 30).close()
    (folder / "damaged-then.sqlite").write_bytes(b"")
    for path in folder.iterdir():
        if path.is_file():
            path.chmod(0o644)
    store.close()
    SaveStore(folder).close()
    assert {rights(path) for path in folder.iterdir() if path.is_file()} == {0o600}


def test_folders_are_made_for_their_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path / "new"))
    assert rights(paths.data_dir()) == 0o700
    assert rights(paths.config_dir()) == 0o700


def test_a_game_in_a_file_is_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "game.catan"
    path.write_bytes(b"an older one, which everybody may read")
    write_file(path, "game", finished_record())
    assert rights(path) == 0o600
    assert read_file(path)[0] == "game"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_not_written_through_a_link(tmp_path: Path) -> None:
    """Whoever guessed the name of the half-written file could have any file of the player overwritten."""
    victim = tmp_path / "letter"
    victim.write_text("dear Ann")
    (tmp_path / "game.catan.part").symlink_to(victim)
    write_file(tmp_path / "game.catan", "game", finished_record())
    assert victim.read_text() == "dear Ann"
    assert read_file(tmp_path / "game.catan")[0] == "game"


@pytest.mark.parametrize("name", [SETUP, "locks/UID.lock"])
def test_a_lock_is_not_a_link(name: str, folder: Path, tmp_path: Path) -> None:
    store = SaveStore(folder)
    saved = saved_game(store, 30)
    saved.close()
    uid = store.info(saved.id).uid
    store.close()
    lock = folder / name.replace("UID", uid)
    victim = tmp_path / "letter"
    victim.write_text("dear Ann")
    lock.unlink()
    lock.symlink_to(victim)
    opened = open_store(folder)
    assert [info.id for info in opened.store.games()] == [saved.id], "shown all the same"
    assert (opened.warning is not None) == (name == SETUP)
    opened.store.close()
    assert victim.read_text() == "dear Ann"
