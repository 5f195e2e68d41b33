"""Games read from files: checked in one go, stored in one go, and opened without being played again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from catanqt.kernel.record import Record, ReplayError
from catanqt.session import Session
from catanqt.storage.catanfile import BadFile, write_file
from catanqt.storage.errors import CannotSave
from catanqt.storage.imported_game import StoredGame, import_game, play_imported, read_game, replayed
from catanqt.storage.saved_game import SavedGame, duplicate, record_of, replay_log
from catanqt.storage.store import SaveStore
from tests.storage.helpers.long_game import long_game
from tests.storage.helpers.short_games import (
    VARIANTS,
    closed_game,
    dump,
    finished_game,
    finished_record,
    play_on,
    position,
    query,
)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenarios"), VARIANTS)
def test_what_is_read_in_one_go_is_what_was_played(
    game: str, scenarios: tuple[str, ...], store: SaveStore, tmp_path: Path
) -> None:
    """The log with its digests, the figures and the session itself are those of a game that was saved move by move."""
    played = finished_game("TEST", game, scenarios)
    saved = SavedGame.new(store, played.record.header, "a game")
    for entry in played.record.entries:
        saved.play(entry.action)
    saved.close()
    write_file(tmp_path / "x.catan", "a game", played.record)
    read = read_game(tmp_path / "x.catan")
    assert position(read.session) == position(played)
    middle = len(played.record.entries) // 2
    assert read.session.rules.to_position(read.session.at(middle)) == played.rules.to_position(played.at(middle))
    store.delete(saved.id)  # else it would be a copy, which is not counted
    number = import_game(store, read).id
    assert replay_log(store, number)[1] is None, "every digest fits"
    assert [(row.actor, row.action) for row in store.log(number)] == [
        (row.actor, row.action) for row in store.log(saved.id)
    ]
    results = store.rows("results")
    assert [{**row, "game": 0} for row in results if row["game"] == number] == [
        {**row, "game": 0} for row in results if row["game"] == saved.id
    ]
    one, two = store.info(number), store.info(saved.id)
    assert (one.turn, one.points, one.winner, one.finished) == (two.turn, two.points, two.winner, two.finished)


def test_each_entry_is_played_once(tmp_path: Path, store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read, store and open a file: nineteen seconds went into playing a long game again four times."""
    session = long_game(600)
    write_file(tmp_path / "x.catan", "Long", session.record)
    kind = type(session.game)
    plays: list[object] = []
    for name in ("play", "apply"):
        real = getattr(kind, name)
        monkeypatch.setattr(kind, name, lambda game, action, real=real: (plays.append(action), real(game, action))[1])
    saved = play_imported(store, read_game(tmp_path / "x.catan"))
    assert len(plays) == 600
    monkeypatch.undo()
    play_on(saved, 10)
    assert saved.warning is None
    saved.close()
    assert len(store.log(saved.id)) == 610


def test_progress_goes_from_nothing_to_all_and_can_end_it(tmp_path: Path) -> None:
    write_file(tmp_path / "x.catan", "x", finished_record())
    heard: list[float] = []
    read_game(tmp_path / "x.catan", lambda done, total: heard.append(done / total))
    assert heard == sorted(heard)
    assert heard[0] < 0.1
    assert heard[-1] == 1

    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done > total * 0.8:
            raise Enough

    with pytest.raises(Enough):
        read_game(tmp_path / "x.catan", stop)


def test_an_entry_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    record = finished_record()
    broken = Record(record.header, [*record.entries[:50], *record.entries[51:]])
    with pytest.raises(ReplayError) as one:
        Session.load(broken)
    with pytest.raises(ReplayError) as two:
        replayed("x", broken)
    assert str(one.value) == str(two.value)
    write_file(tmp_path / "x.catan", "x", broken)
    with pytest.raises(BadFile, match="entries"):
        read_game(tmp_path / "x.catan")


@pytest.mark.parametrize("what", ["note_results", "note_progress", "lock"])
def test_a_failed_import_leaves_nothing_behind(
    what: str, store: SaveStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed_game(store, 20)
    before = dump(folder)

    def fail(*_: object) -> None:
        raise CannotSave("no room")

    monkeypatch.setattr(SaveStore, what, fail)
    with pytest.raises(CannotSave):
        play_imported(store, replayed("x", finished_record()))
    assert dump(folder) == before


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    """To open it would wait for somebody to write into it, for ever."""
    os.mkfifo(tmp_path / "x.catan")
    with pytest.raises(BadFile, match="not a regular file"):
        read_game(tmp_path / "x.catan")


# The same game again


def exported(store: SaveStore, game: int, path: Path) -> Path:
    write_file(path, store.info(game).name, record_of(store, game))
    return path


def imported(store: SaveStore, path: Path) -> StoredGame:
    return import_game(store, read_game(path))


@pytest.mark.parametrize("entries", [60, 5000], ids=["goes on", "over"])
def test_a_file_imported_twice_is_one_game_whatever_it_is_called(
    entries: int, store: SaveStore, tmp_path: Path
) -> None:
    there = SaveStore(None)
    record = record_of(there, closed_game(there, entries))
    there.close()
    write_file(tmp_path / "one.catan", "One", record)
    write_file(tmp_path / "two.catan", "Two", record)
    first = imported(store, tmp_path / "one.catan")
    assert first.new
    saved = SavedGame.open(store, first.id)
    play_on(saved, 20)
    saved.close()
    played = len(store.log(first.id))
    assert imported(store, tmp_path / "one.catan") == StoredGame(first.id, new=False)
    assert imported(store, tmp_path / "two.catan") == StoredGame(first.id, new=False)
    assert [info.name for info in store.games()] == ["One"]
    assert len(store.log(first.id)) == played, "it stands where it stood"


def test_an_imported_game_is_known_by_its_file_even_after_moves_were_taken_back(
    store: SaveStore, tmp_path: Path
) -> None:
    there = SaveStore(None)
    path = exported(there, closed_game(there, 60), tmp_path / "x.catan")
    there.close()
    first = imported(store, path)
    store.truncate(first.id, 50)
    assert imported(store, path) == StoredGame(first.id, new=False)


@pytest.mark.parametrize("entries", [60, 5000], ids=["goes on", "over"])
def test_an_exported_game_opened_again_is_the_game_it_was_exported_from(
    entries: int, store: SaveStore, tmp_path: Path
) -> None:
    game = closed_game(store, entries)
    path = exported(store, game, tmp_path / "x.catan")
    saved = SavedGame.open(store, game)
    play_on(saved, 20)
    saved.close()
    store.rename(game, "Another name")
    assert imported(store, path) == StoredGame(game, new=False)
    assert imported(store, exported(store, game, path)) == StoredGame(game, new=False)


def test_a_game_that_went_another_way_since_is_another_game(store: SaveStore, tmp_path: Path) -> None:
    """The file is kept as a copy, with dice of its own; opened again, it leads to that copy."""
    game = closed_game(store, 60)
    path = exported(store, game, tmp_path / "x.catan")
    store.truncate(game, 59)
    copy = imported(store, path)
    assert copy.new
    assert record_of(store, copy.id).header.dice[-1] != record_of(store, game).header.dice[-1]
    assert imported(store, path) == StoredGame(copy.id, new=False)


def test_a_file_that_goes_further_than_the_saved_game_is_another_game(store: SaveStore, tmp_path: Path) -> None:
    game = closed_game(store, 60)
    short = exported(store, game, tmp_path / "short.catan")
    there = SaveStore(None)
    long = exported(there, closed_game(there, 80), tmp_path / "long.catan")
    there.close()
    assert imported(store, short) == StoredGame(game, new=False)
    assert imported(store, long).new


def test_a_copy_is_another_game_and_has_a_file_of_its_own(store: SaveStore, tmp_path: Path) -> None:
    there = SaveStore(None)
    path = exported(there, closed_game(there, 60), tmp_path / "x.catan")
    there.close()
    first = imported(store, path).id
    copy = duplicate(store, first, "a copy")
    fork = SavedGame.open(store, copy).fork(40, "a fork").id
    assert imported(store, path) == StoredGame(first, new=False)
    for game in (first, copy, fork):
        assert imported(store, exported(store, game, tmp_path / "y.catan")) == StoredGame(game, new=False)
    store.delete(first)
    assert imported(store, path).new, "neither the copy nor the fork is the game that was deleted"


def test_a_deleted_game_is_imported_again(store: SaveStore, tmp_path: Path) -> None:
    game = closed_game(store, 60)
    path = exported(store, game, tmp_path / "x.catan")
    store.delete(game)
    again = imported(store, path)
    assert again.new
    store.delete(again.id)
    assert imported(store, path).new
    store.undelete(game)
    assert not imported(store, path).new


def test_games_whose_header_or_log_is_damaged_are_no_hindrance(store: SaveStore, folder: Path, tmp_path: Path) -> None:
    game = closed_game(store, 60)
    path = exported(store, game, tmp_path / "x.catan")
    query(folder, "UPDATE games SET header = json_set(header, '$.seats', 'nobody')")
    again = imported(store, path)
    assert again.new
    query(folder, "UPDATE games SET imported = NULL")
    query(folder, "UPDATE entries SET action = 'nothing' WHERE game = ? AND number = 7", again.id)
    assert imported(store, path).new
