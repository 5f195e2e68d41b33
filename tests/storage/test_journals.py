"""Journals of crashed programs, and databases of other versions: nothing of theirs is thrown away."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from catanqt.storage.database import FILE
from catanqt.storage.errors import StoreUnavailable
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from tests.storage.helpers.player_processes import Nursery
from tests.storage.helpers.short_games import (
    assert_sound,
    closed_game,
    play_on,
    position,
    query,
    randomly,
    short_header,
)


@pytest.fixture
def crashed(nursery: Nursery, folder: Path) -> Path:
    """A folder whose program was killed: all it played is still in the journal."""
    child = nursery.start("few", folder, seed="crash", entries=10_000)
    child.wait_for("new")
    (folder / "go").touch()
    child.wait_until(lambda acks: len(acks) > 100)
    child.kill()
    assert (folder / f"{FILE}-wal").stat().st_size > 100_000
    return folder


@pytest.mark.parametrize("where", [0.2, 0.5, 0.9])
def test_a_damaged_journal_costs_no_more_than_its_end(where: float, crashed: Path) -> None:
    """SQLite reads a journal up to its first bad page: what is there then is exactly a beginning of the game."""
    wal = crashed / f"{FILE}-wal"
    twin = crashed.parent / "twin"
    shutil.copytree(crashed, twin)
    whole = query(twin, "SELECT actor, action FROM entries ORDER BY number")
    data = bytearray(wal.read_bytes())
    middle = int(len(data) * where)
    data[middle : middle + 100] = randomly(100)
    wal.write_bytes(data)
    opened = open_store(crashed)
    found = query(crashed, "SELECT actor, action FROM entries ORDER BY number")
    assert found == whole[: len(found)]
    assert len(found) < len(whole)
    assert_sound(crashed)
    for info in opened.store.games():
        saved = SavedGame.open(opened.store, info.id)
        assert saved.problem is None
        play_on(saved, 10)
        assert saved.warning is None
        before = position(saved.session)
        saved.close()
        assert position(SavedGame.open(opened.store, info.id).session) == before
    opened.store.close()


def test_a_journal_that_is_none_is_kept_and_said(crashed: Path) -> None:
    """SQLite throws a journal away whose beginning it cannot read, and with it all the games in it."""
    wal = crashed / f"{FILE}-wal"
    data = randomly(64) + wal.read_bytes()[64:]
    wal.write_bytes(data)
    opened = open_store(crashed)
    kept = [path for path in crashed.iterdir() if path.is_file() and path.read_bytes() == data]
    opened.store.close()
    assert opened.warning
    assert kept


@pytest.mark.parametrize("what", ["empty", "missing"])
def test_a_journal_without_its_database_is_kept_and_said(what: str, crashed: Path) -> None:
    """SQLite deletes the journal of an empty database, however much is in it."""
    data = (crashed / f"{FILE}-wal").read_bytes()
    (crashed / FILE).unlink()
    if what == "empty":
        (crashed / FILE).touch()
    opened = open_store(crashed)
    kept = [path for path in crashed.iterdir() if path.is_file() and path.read_bytes() == data]
    opened.store.close()
    assert opened.warning
    assert kept


def test_the_journal_is_moved_aside_with_its_database(good: bytes, place: Path) -> None:
    place.write_bytes(good)
    other = SaveStore(place.parent)
    closed_game(other, 20)
    crashed = copied(place.parent)
    other.close()
    journal = (crashed / f"{FILE}-wal").read_bytes()
    (crashed / FILE).write_bytes(randomly(len(good)))
    opened = open_store(crashed)
    assert opened.warning
    opened.store.close()
    assert [path.read_bytes() for path in crashed.glob("damaged*.sqlite-wal")] == [journal]


def copied(folder: Path) -> Path:
    """The files of a store in use, as they would be found after a crash."""
    crashed = folder / "crashed"
    crashed.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(folder / f"{FILE}{suffix}", crashed)
    return crashed


def make_newer(folder: Path, journal: str) -> sqlite3.Connection:
    """Turn a database into one of a later program."""
    other = sqlite3.connect(folder / FILE)
    other.execute("CREATE TABLE scores (game INTEGER, score TEXT)")
    other.execute("INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('catanqt', 'm999', 'then')")
    other.commit()
    other.execute(f"PRAGMA journal_mode = {journal}")
    return other


def snapshot(folder: Path) -> dict[str, bytes]:
    """The files that hold games; what is only there while somebody reads them does not count."""
    return {path.name: path.read_bytes() for path in folder.glob("*.sqlite*") if not path.name.endswith("-shm")}


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
def test_a_newer_database_is_left_byte_for_byte(journal: str, good: bytes, place: Path) -> None:
    place.write_bytes(good)
    make_newer(place.parent, journal).close()
    before = snapshot(place.parent)
    with pytest.raises(StoreUnavailable, match="newer"):
        SaveStore(place.parent)
    assert snapshot(place.parent) == before
    opened = open_store(place.parent)
    assert opened.store.folder is None
    assert opened.warning is not None
    assert "newer" in opened.warning
    play_on(SavedGame.new(opened.store, short_header(), "in memory"), 20)
    opened.store.close()
    assert snapshot(place.parent) == before


def test_a_newer_database_that_crashed_is_left_byte_for_byte(good: bytes, place: Path) -> None:
    """Its journal is the newer program's business."""
    place.write_bytes(good)
    other = make_newer(place.parent, "WAL")
    other.execute("INSERT INTO scores VALUES (1, 'ten')")
    other.commit()
    crashed = copied(place.parent)
    other.close()
    before = snapshot(crashed)
    assert f"{FILE}-wal" in before
    opened = open_store(crashed)
    opened.store.close()
    assert opened.warning is not None
    assert "newer" in opened.warning
    assert snapshot(crashed) == before


def test_a_newer_database_that_cannot_be_looked_at_is_not_opened(
    good: bytes, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not to know whether it is newer is no reason to write into it: here there is no room to look at a copy."""
    place.write_bytes(good)
    other = make_newer(place.parent, "WAL")
    other.execute("INSERT INTO scores VALUES (1, 'ten')")
    other.commit()

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copy", full)
    opened = open_store(place.parent)
    opened.store.close()
    other.close()
    assert opened.warning
    assert opened.store.folder is None


def test_an_older_database_is_brought_up_to_date(folder: Path) -> None:
    """One that knows only the first migration, with a game in it."""
    store = SaveStore(folder)
    game = closed_game(store, 30)
    store.close()
    for view in ("wins", "luck", "dice"):
        query(folder, f"DROP VIEW {view}")
    query(folder, "DROP TABLE results")
    query(folder, "DELETE FROM _sqlite_migrations WHERE name = 'm002_results'")
    opened = open_store(folder)
    assert opened.warning is None
    assert len(opened.store.log(game)) == 30
    assert opened.store.rows("wins") == []
    opened.store.close()


def test_a_strangers_database_is_left_alone(place: Path) -> None:
    other = sqlite3.connect(place)
    other.execute("CREATE TABLE games (title TEXT)")
    other.execute("INSERT INTO games VALUES ('chess')")
    other.commit()
    other.close()
    opened = open_store(place.parent)
    assert opened.warning
    assert opened.store.folder is None or (place.parent / FILE) != place
    assert query(place.parent, "SELECT * FROM games") == [("chess",)]
    opened.store.close()


@pytest.mark.slow
@pytest.mark.parametrize("look", ["open", "stat"])
def test_a_journal_may_go_while_it_is_looked_at(look: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program ends at this moment: its journal is gone, and all of it is in the database."""
    other = SaveStore(folder)
    game = closed_game(other, 30)
    journal = folder / f"{FILE}-wal"
    assert journal.stat().st_size
    real = getattr(Path, look)

    def looked(path: Path, *args: Any, **named: Any) -> Any:
        if path != journal or not os.path.exists(journal):  # noqa: PTH110 -- Path.exists would come here again
            return real(path, *args, **named)
        if look == "open":
            other.close()
            return real(path, *args, **named)
        found = real(path, *args, **named)
        other.close()
        return found

    monkeypatch.setattr(Path, look, looked)
    opened = open_store(folder)
    monkeypatch.undo()
    assert opened.warning is None
    assert opened.store.folder == folder
    assert len(opened.store.log(game)) == 30
    opened.store.close()
