"""The file of saved games is deleted or replaced while somebody plays: nothing is lost, and nothing is called saved."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from catanqt.storage.database import FILE
from catanqt.storage.errors import CannotSave
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import SavedGame, replay_log
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import (
    assert_sound,
    closed_game,
    entries_on_disk,
    finished_record,
    play_on,
    position,
    saved_game,
    short_header,
)


def unlink_database(folder: Path) -> None:
    (folder / FILE).unlink()


def unlink_all(folder: Path) -> None:
    for path in folder.glob(f"{FILE}*"):
        path.unlink()


def remove_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def rename_folder(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


LOSSES = [unlink_database, unlink_all, remove_folder, rename_folder]


@pytest.mark.parametrize("lose", LOSSES)
@pytest.mark.parametrize("entries", [1, 40])
def test_a_deleted_file_is_written_anew_with_every_game(
    lose: Callable[[Path], None], entries: int, store: SaveStore, folder: Path
) -> None:
    other = closed_game(store, 50, "the other", seed="OTHER")
    log = store.log(other)
    saved = saved_game(store, 30)
    lose(folder)
    play_on(saved, entries)
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    assert_sound(folder)
    play_on(saved, 20)
    before = position(saved.session)
    saved.close()
    store.close()
    opened = open_store(folder)
    assert opened.warning is None
    assert opened.store.log(other) == log
    again = SavedGame.open(opened.store, saved.id)
    assert (again.problem, position(again.session)) == (None, before)
    again.close()
    opened.store.close()


@pytest.mark.parametrize("lose", LOSSES)
def test_a_file_deleted_after_the_last_move_is_written_anew_at_the_end(
    lose: Callable[[Path], None], store: SaveStore, folder: Path
) -> None:
    game = closed_game(store, 30)
    saved = SavedGame.open(store, game)
    lose(folder)
    saved.close()
    assert saved.warning is None
    assert entries_on_disk(folder, game, saved.session) == saved.session.record.entries


def test_a_folder_that_cannot_be_made_again_is_said_until_all_is_saved(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 30)
    shutil.rmtree(folder)
    folder.write_text("in the way")
    for _ in range(40):
        play_on(saved, 1)
        assert saved.warning
        assert "\n" not in saved.warning
    saved.retry()
    assert saved.warning
    with pytest.raises(CannotSave):
        SavedGame.new(store, short_header(), "another")
    folder.unlink()
    saved.retry()
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    saved.close()


def test_a_game_begins_after_the_file_was_deleted(store: SaveStore, folder: Path) -> None:
    first = closed_game(store, 30)
    unlink_database(folder)
    second = closed_game(store, 20, seed="SECOND")
    assert {info.id for info in store.games()} == {first, second}
    store.close()
    assert_sound(folder)


def other_database(tmp_path: Path, games: int) -> Path:
    store = SaveStore(tmp_path / "other")
    for number in range(games):
        closed_game(store, 20 + number, f"theirs {number}", seed=f"THEIRS{number}")
    store.close()
    return tmp_path / "other" / FILE


@pytest.mark.parametrize("games", [0, 3])
def test_a_replaced_file_gets_the_game_and_keeps_its_own(
    games: int, store: SaveStore, folder: Path, tmp_path: Path
) -> None:
    """Such as by somebody who fetches a backup, or by a program that keeps folders alike."""
    lost = closed_game(store, 50, "the other", seed="OTHER")
    log = store.log(lost)
    saved = saved_game(store, 30, "mine")
    unlink_all(folder)
    shutil.copy(other_database(tmp_path, games), folder / FILE)
    play_on(saved, 1)
    assert saved.warning is None
    assert [info.name for info in store.games(sort="name")] == ["mine", *(f"theirs {n}" for n in range(games))]
    play_on(saved, 40)
    before = position(saved.session)
    saved.close()
    store.close()
    assert_sound(folder)
    opened = open_store(folder)
    again = SavedGame.open(opened.store, saved.id)
    assert (again.problem, position(again.session)) == (None, before)
    again.close()
    for number, info in enumerate(opened.store.games("theirs", "name")):
        assert len(opened.store.log(info.id)) == 20 + number
    opened.store.close()
    [kept] = folder.glob("replaced-*.sqlite")
    kept.rename(tmp_path / "kept")
    (tmp_path / "old").mkdir()
    (tmp_path / "kept").rename(tmp_path / "old" / FILE)
    old = SaveStore(tmp_path / "old")
    assert old.log(lost) == log
    old.close()


def test_a_replaced_file_is_not_spoiled_by_the_journal_of_the_other(
    store: SaveStore, folder: Path, tmp_path: Path
) -> None:
    saved = saved_game(store, 300, "mine", goal=8)
    shutil.copy(other_database(tmp_path, 3), folder / "new")
    (folder / "new").replace(folder / FILE)
    play_on(saved, 1)
    assert saved.warning is None
    assert [info.name for info in store.games(sort="name")] == ["mine", *(f"theirs {n}" for n in range(3))]
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    saved.close()
    assert_sound(folder)


def test_a_replaced_file_with_an_older_state_of_the_game_is_brought_up_to_date(
    store: SaveStore, folder: Path, tmp_path: Path
) -> None:
    saved = saved_game(store, 30)
    shutil.copytree(folder, tmp_path / "backup")
    play_on(saved, 30)
    for name in (FILE, f"{FILE}-wal"):
        shutil.copy(tmp_path / "backup" / name, folder / "new")
        (folder / "new").replace(folder / name)
    (folder / f"{FILE}-shm").unlink()
    play_on(saved, 1)
    assert saved.warning is None
    assert len(store.games()) == 1
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    saved.close()


def test_a_replaced_file_never_has_its_own_games_changed_by_number(
    store: SaveStore, folder: Path, tmp_path: Path
) -> None:
    game = closed_game(store, 30, "mine")
    unlink_all(folder)
    shutil.copy(other_database(tmp_path, 1), folder / FILE)
    with pytest.raises(CannotSave, match="replaced"):
        store.rename(game, "wrong")
    assert [info.name for info in store.games()] == ["theirs 0"]


def test_a_replacement_that_is_no_database_is_moved_aside(store: SaveStore, folder: Path) -> None:
    other = closed_game(store, 50, seed="OTHER")
    saved = saved_game(store, 30)
    (folder / "junk").write_bytes(b"no database" * 1000)
    (folder / "junk").replace(folder / FILE)
    play_on(saved, 5)
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    assert len(store.log(other)) == 50
    [kept] = folder.glob("damaged-*.sqlite")
    assert kept.read_bytes().startswith(b"no database")
    assert list(folder.glob("replaced-*")) == []
    saved.close()


def test_two_programs_that_lose_their_file_find_together_again(store: SaveStore, folder: Path) -> None:
    second = SaveStore(folder)
    ours, theirs = saved_game(store, 30, "ours"), saved_game(second, 30, "theirs", seed="THEIRS")
    unlink_all(folder)
    for _ in range(10):
        play_on(ours, 3)
        play_on(theirs, 3)
    assert (ours.warning, theirs.warning) == (None, None)
    for saved in (ours, theirs):
        assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    assert [info.name for info in store.games(sort="name")] == ["ours", "theirs"]
    ours.close()
    theirs.close()
    second.close()
    assert_sound(folder)


def test_what_is_taken_back_after_the_file_was_deleted_is_taken_back_in_the_new_one(
    store: SaveStore, folder: Path
) -> None:
    saved = saved_game(store, 4)
    unlink_all(folder)
    saved.undo(saved.session.record.entries[-1].actor)
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    play_on(saved, 10)
    assert saved.warning is None
    session, problem = replay_log(store, saved.id)
    assert (problem, position(session)) == (None, position(saved.session))
    saved.close()


def test_the_end_of_a_game_in_a_new_file_is_counted(store: SaveStore, folder: Path) -> None:
    saved = SavedGame.new(store, finished_record().header, "a game")
    for entry in finished_record().entries[:-1]:
        saved.play(entry.action)
    remove_folder(folder)
    saved.play(finished_record().entries[-1].action)
    assert store.info(saved.id).finished
    assert len(store.rows("results")) == len(finished_record().header.seats)
    saved.close()


def restore_backup(folder: Path) -> None:
    """As `cp` does: the file stays the same and gets another content."""
    (folder / FILE).write_bytes((folder / "backup.sqlite").read_bytes())


def empty(folder: Path) -> None:
    os.truncate(folder / FILE, 0)


def spoil(folder: Path) -> None:
    with (folder / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)


def empty_journal(folder: Path) -> None:
    os.truncate(folder / f"{FILE}-wal", 0)


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be overwritten so")
@pytest.mark.parametrize("tidy", [True, False])
@pytest.mark.parametrize("overwrite", [restore_backup, empty, spoil, empty_journal])
def test_a_file_overwritten_in_place_gets_the_game_again(
    overwrite: Callable[[Path], None], tidy: bool, store: SaveStore, folder: Path
) -> None:
    older = closed_game(store, 30, "in the backup", seed="OTHER")
    log = store.log(older)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("VACUUM INTO ?", (str(folder / "backup.sqlite"),))
    saved = saved_game(store, 30)
    if tidy:  # all is in the file then, and nothing in the journal
        store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    overwrite(folder)
    play_on(saved, 30)
    assert saved.warning is None
    before = position(saved.session)
    saved.close()
    store.close()
    assert_sound(folder)
    opened = open_store(folder)
    assert opened.warning is None
    again = SavedGame.open(opened.store, saved.id)
    assert (again.problem, position(again.session)) == (None, before)
    again.close()
    if overwrite is restore_backup:
        found = next(info.id for info in opened.store.games() if info.name == "in the backup")
        assert opened.store.log(found) == log, "what was restored is there too"
    opened.store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it may tell of a write much later")
def test_a_program_that_tidies_up_is_no_reason_for_another_file(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 30)
    number = saved.id
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    assert store.is_touched
    play_on(saved, 30)
    assert (saved.warning, saved.id, len(store.games())) == (None, number, 1)
    assert not list(folder.glob("replaced-*"))
    saved.close()


def put_folder(path: Path) -> None:
    path.mkdir()
    (path / "theirs").write_text("kept")


def put_fifo(path: Path) -> None:
    os.mkfifo(path)


def put_device(path: Path) -> None:
    path.symlink_to(os.devnull)


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be replaced so")
@pytest.mark.parametrize("entries", [0, 5])
@pytest.mark.parametrize("put", [put_folder, put_fifo, put_device])
def test_what_is_no_file_is_moved_aside_for_a_new_one(
    put: Callable[[Path], None], entries: int, store: SaveStore, folder: Path
) -> None:
    other = closed_game(store, 20, seed="OTHER")
    saved = saved_game(store, 30)
    unlink_all(folder)
    put(folder / FILE)
    play_on(saved, entries)
    saved.close()
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    assert len(store.log(other)) == 20
    [kept] = folder.glob("damaged-*.sqlite")
    assert not kept.is_file()
    assert put is not put_folder or (kept / "theirs").read_text() == "kept"


DELETIONS = {
    "all entries": "DELETE FROM entries",
    "the last entries": "DELETE FROM entries WHERE number >= 20",
    "entries in the middle": "DELETE FROM entries WHERE number BETWEEN 5 AND 8",
    "the game": "DELETE FROM games",
}


@pytest.mark.parametrize("statement", DELETIONS.values(), ids=DELETIONS)
@pytest.mark.parametrize("entries", [0, 1])
def test_what_another_program_deletes_of_the_game_is_written_anew(
    statement: str, entries: int, store: SaveStore, folder: Path
) -> None:
    saved = saved_game(store, 30)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(statement)
    play_on(saved, entries)
    saved.close()
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    session, problem = replay_log(store, saved.id)
    assert (problem, position(session)) == (None, position(saved.session))


def test_a_move_taken_back_after_another_program_deleted_it_leaves_the_others(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 4)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("DELETE FROM entries")
    saved.undo(saved.session.record.entries[-1].actor)
    saved.close()
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
