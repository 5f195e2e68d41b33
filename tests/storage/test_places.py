"""Places where no database can be, or can be no longer: the program starts, says so, and moves nothing good aside."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from catanqt.storage.catanfile import read_file, write_file
from catanqt.storage.database import FILE
from catanqt.storage.errors import CannotSave, StoreError, StoreUnavailable
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import SavedGame, record_of
from catanqt.storage.store import SaveStore
from tests.storage.helpers.failing_disks import full, unwritable
from tests.storage.helpers.short_games import closed_game, play_on, query, saved_game, short_header


def test_a_disk_that_is_full_from_the_start(tmp_path: Path) -> None:
    with full(tmp_path):
        opened = open_store(tmp_path / "data")
    assert opened.store.folder is None
    assert "full" in (opened.warning or "")
    play_on(SavedGame.new(opened.store, short_header(), "in memory"), 20)


def test_a_disk_that_fills_between_two_starts_keeps_its_games(folder_with_games: Path) -> None:
    """A good database on a full disk is not a damaged one, and its games are there to be played."""
    before = (folder_with_games / FILE).read_bytes()
    with full(folder_with_games):
        opened = open_store(folder_with_games)
        [info] = opened.store.games()
        assert len(opened.store.log(info.id)) == 30
        with pytest.raises(CannotSave, match="full"):
            opened.store.set_thumbnail(info.id, b"x" * 100_000)
        opened.store.close()
    assert list(folder_with_games.glob("damaged*")) == []
    assert (folder_with_games / FILE).read_bytes() == before
    store = SaveStore(folder_with_games)
    assert [len(store.log(info.id)) for info in store.games()] == [30]
    store.close()


@pytest.fixture
def folder_with_games(tmp_path: Path) -> Path:
    path = tmp_path / "disk"
    store = SaveStore(path)
    closed_game(store, 30)
    store.close()
    return path


def test_a_read_only_folder(folder_with_games: Path) -> None:
    """Its games are shown, opened and exported; what is played is kept until the program is closed."""
    before = (folder_with_games / FILE).read_bytes()
    with unwritable(folder_with_games):
        opened = open_store(folder_with_games)
        assert opened.warning
        assert "\n" not in opened.warning
        [info] = opened.store.games()
        write_file(folder_with_games.with_name("x.catan"), info.name, record_of(opened.store, info.id))
        assert len(read_file(folder_with_games.with_name("x.catan"))[1].entries) == 30
        again = SavedGame.open(opened.store, info.id)
        assert again.problem is None
        play_on(again, 20)
        assert again.warning is None
        again.close()
        assert len(opened.store.log(info.id)) == 50
        saved = SavedGame.new(opened.store, short_header(), "in memory")
        play_on(saved)
        assert saved.session.game.over
        saved.close()
        opened.store.close()
        assert (folder_with_games / FILE).read_bytes() == before


@pytest.mark.parametrize("index", ["with", "without"])
def test_a_read_only_folder_after_a_crash_shows_the_latest_moves(
    index: str, store: SaveStore, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They lie in the journal, which SQLite cannot read where it can make no file: then a copy is read."""
    saved = saved_game(store, 30)
    crashed = tmp_path / "crashed"
    shutil.copytree(folder, crashed)
    if index == "without":
        (crashed / f"{FILE}-shm").unlink()
        (crashed / f"{FILE}-shm").mkdir()  # not even root can make the file that SQLite wants
    with unwritable(crashed):
        opened = open_store(crashed)
        assert opened.warning
        assert len(opened.store.log(saved.id)) == 30
        opened.store.close()


def test_no_room_for_temporary_files_after_a_crash(
    store: SaveStore, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = saved_game(store, 30)
    crashed = tmp_path / "crashed"
    shutil.copytree(folder, crashed)
    assert (crashed / f"{FILE}-wal").stat().st_size
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    opened = open_store(crashed)
    assert opened.warning is None
    again = SavedGame.open(opened.store, saved.id)
    play_on(again, 10)
    assert again.warning is None
    assert len(again.session.record.entries) == 40
    again.close()
    opened.store.close()


def test_a_new_folder_in_a_read_only_one(folder_with_games: Path) -> None:
    with unwritable(folder_with_games):
        opened = open_store(folder_with_games / "deeper" / "data")
        assert opened.warning
        assert opened.store.folder is None


@pytest.mark.parametrize("where", ["the folder", "above it", "the database is a folder"])
def test_something_else_stands_in_the_way(where: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    if where == "the folder":
        folder.write_text("a letter")
    elif where == "above it":
        folder.write_text("a letter")
        folder = folder / "deeper"
    else:
        (folder / FILE).mkdir(parents=True)
    with pytest.raises(StoreUnavailable):
        SaveStore(folder)
    opened = open_store(folder)
    assert opened.store.folder is None
    assert opened.warning
    if where != "the database is a folder":
        assert (tmp_path / "data").read_text() == "a letter"
    play_on(SavedGame.new(opened.store, short_header(), "in memory"), 20)


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b" / "ü ' % #?" / "data"
    opened = open_store(folder)
    assert opened.warning is None
    game = closed_game(opened.store, 20)
    opened.store.close()
    again = open_store(folder)
    assert len(again.store.log(game)) == 20
    again.store.close()


def test_a_folder_that_disappears_while_playing_is_noticed(store: SaveStore, folder: Path) -> None:
    """A stick pulled out, a folder tidied away: what is 'saved' from then on would be gone with the program."""
    saved = saved_game(store, 30)
    folder.rename(folder.with_name("elsewhere"))
    play_on(saved, 30)
    assert saved.warning or (folder / FILE).exists()


def test_a_database_locked_at_the_start_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SaveStore(folder)
    game = closed_game(store, 30)
    store.close()
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    monkeypatch.setattr(SaveStore.__init__, "__defaults__", (0.05,))
    opened = open_store(folder)
    assert opened.warning
    assert "locked" in opened.warning
    assert opened.store.folder is None
    assert list(folder.glob("damaged*")) == []
    other.close()
    opened = open_store(folder)
    assert opened.warning is None
    assert len(opened.store.log(game)) == 30
    opened.store.close()


@pytest.mark.parametrize("message", ["disk I/O error", "database is locked", "unable to open database file"])
def test_a_disk_that_cannot_be_read_just_now_is_no_damage(
    message: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A good database must not be moved aside because the look at it failed for a moment."""
    store = SaveStore(folder)
    game = closed_game(store, 30)
    store.close()

    def fails(self: SaveStore) -> None:
        raise sqlite3.OperationalError(message)

    monkeypatch.setattr(SaveStore, "check", fails)
    opened = open_store(folder)
    opened.store.close()
    monkeypatch.undo()
    assert opened.warning
    assert list(folder.glob("damaged*")) == []
    store = SaveStore(folder)
    assert len(store.log(game)) == 30
    store.close()


def test_a_game_that_cannot_be_claimed_is_our_error_and_leaves_nothing_behind(store: SaveStore, folder: Path) -> None:
    (folder / "locks").write_text("no folder")
    with pytest.raises(StoreError):
        SavedGame.new(store, short_header(), "a game")
    assert store.games() == []
    assert query(folder, "SELECT count(*) FROM games") == [(0,)]


OPEN = """
import sys
from pathlib import Path
from catanqt.storage.recovery import open_store
opened = open_store(Path(sys.argv[1]))
print(opened.store.folder, opened.warning)
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there are no named pipes")
@pytest.mark.parametrize("name", [FILE, f"{FILE}-wal"])
def test_a_pipe_in_the_place_of_a_file_holds_nobody_up(name: str, folder_with_games: Path) -> None:
    (folder_with_games / name).unlink(missing_ok=True)
    os.mkfifo(folder_with_games / name)
    words = [sys.executable, "-c", OPEN, str(folder_with_games)]
    ended = subprocess.run(words, capture_output=True, text=True, check=True, timeout=60)
    assert ended.stdout.startswith("None ")
    assert "it is not a regular file" in ended.stdout
    assert "Traceback" not in ended.stderr


def test_without_room_for_locks_games_are_kept_in_memory(folder_with_games: Path) -> None:
    """As after somebody started the program as root: no game could be claimed, so none could be begun."""
    shutil.rmtree(folder_with_games / "locks", ignore_errors=True)
    (folder_with_games / "locks").write_text("in the way")
    opened = open_store(folder_with_games)
    assert opened.store.folder is None
    assert "until the program is closed" in (opened.warning or "")
    assert len(opened.store.games()) == 1
    play_on(SavedGame.new(opened.store, short_header(), "in memory"), 20)
