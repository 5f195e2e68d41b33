"""The library of the window on a real store: everything it promises, and one kind of error whatever goes wrong."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from catanqt.rules.base.turn import Dice
from catanqt.rules.junior.turn import Die
from catanqt.storage.catanfile import no_progress
from catanqt.storage.database import FILE
from catanqt.storage.errors import CannotSave
from catanqt.storage.saved_game import replay_log
from catanqt.storage.store import LoggedEntry, SaveStore
from catanqt.store_library import StoreLibrary
from catanqt.ui.play.library import (
    CopyNotWritten,
    Library,
    LibraryError,
    NotRead,
    NotWritten,
    Unreadable,
    seat_on_turn,
)
from tests.storage.helpers.short_games import closed_game, query, saved_game


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    store = SaveStore(tmp_path, busy_seconds=0.01)
    yield store
    store.close()


@pytest.fixture
def library(store: SaveStore) -> Library:
    return StoreLibrary(store)


def test_games_are_listed_found_and_sorted(library: Library, store: SaveStore) -> None:
    for name in ("Bay", "Atoll"):
        closed_game(store, 30, name)
    assert [info.name for info in library.games()] == ["Atoll", "Bay"]
    assert [info.name for info in library.games("bay")] == ["Bay"]
    assert [info.name for info in library.games(sort="created")] == ["Atoll", "Bay"]
    assert [info.name for info in library.games(sort="name")] == ["Atoll", "Bay"]
    assert library.info(1).name == "Bay"


@pytest.mark.parametrize(("game", "scenarios"), [("classic", ()), ("classic", ("soccer-fever",)), ("junior", ())])
def test_whose_turn_it_is_follows_from_the_number_of_the_turn(
    store: SaveStore, game: str, scenarios: tuple[str, ...]
) -> None:
    saved = saved_game(store, 0, game=game, scenarios=scenarios)
    turns: set[int] = set()
    for _ in range(120):
        saved.play(saved.session.game.options()[0]) if saved.session.game.task.actor != -1 else saved.deal()
        saved._note_progress()
        info, state = store.info(saved.id), saved.session.game.state
        assert seat_on_turn(info) == (state.turn if info.turn else None)
        turns.add(info.turn)
    saved.close()
    assert len(turns) > 1


def test_nobody_is_on_turn_when_the_game_is_over(library: Library, store: SaveStore) -> None:
    game = closed_game(store, 5000)
    assert library.info(game).finished
    assert seat_on_turn(library.info(game)) is None


def test_the_colours_of_seats(library: Library, store: SaveStore, tmp_path: Path) -> None:
    usual = closed_game(store, 5)
    chosen = closed_game(store, 5, colours=["violet", "green"])
    damaged = closed_game(store, 5)
    query(tmp_path, "UPDATE games SET header = '{' WHERE id = ?", damaged)
    assert library.colours(usual) == ("blue", "red")
    assert library.colours(chosen) == ("violet", "green")
    assert library.colours(damaged) == ()


def test_a_moment_is_the_game_as_it_stands(library: Library, store: SaveStore) -> None:
    saved = saved_game(store, 60)
    moment = library.moment(saved.id)
    assert moment.header == saved.session.record.header
    assert saved.session.rules.to_position(moment.game) == saved.session.rules.to_position(saved.session.game)
    saved.close()


def test_thumbnails(library: Library, store: SaveStore) -> None:
    game = closed_game(store, 5)
    assert library.thumbnail(game) is None
    library.set_thumbnail(game, b"a picture")
    assert library.thumbnail(game) == b"a picture"


def test_a_picture_of_a_game_keeps_no_window_waiting(tmp_path: Path) -> None:
    patient = SaveStore(tmp_path)
    game = closed_game(patient, 5)
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        with pytest.raises(LibraryError, match="locked"):
            StoreLibrary(patient).set_thumbnail(game, b"a picture")
        assert time.monotonic() - start < 1
    patient.close()


def test_rename_duplicate_delete_undelete_purge(library: Library, store: SaveStore) -> None:
    game = closed_game(store, 30, "one")
    library.rename(game, "two")
    copy = library.duplicate(game, "three")
    assert [info.name for info in library.games(sort="name")] == ["three", "two"]
    library.delete(copy)
    assert [info.name for info in library.games()] == ["two"]
    assert [info.name for info in library.games(deleted=True)] == ["three"]
    library.undelete(copy)
    assert len(library.games()) == 2
    library.delete(copy)
    assert library.purge() == 1
    assert not library.games(deleted=True)


def test_a_game_goes_out_and_comes_back(library: Library, store: SaveStore, tmp_path: Path) -> None:
    game = closed_game(store, 40, "Bay")
    library.export(game, tmp_path / "bay.catan")
    log = store.log(game)
    again = library.add(library.read(tmp_path / "bay.catan", no_progress))
    assert (again.id, again.new) == (game, False), "it is there already"
    store.remove(game)
    back = library.add(library.read(tmp_path / "bay.catan", no_progress))
    assert back.new
    assert library.info(back.id).name == "Bay"
    assert store.log(back.id) == log


@pytest.mark.parametrize(
    "act",
    [
        lambda library, folder: library.info(99),
        lambda library, folder: library.thumbnail(99),
        lambda library, folder: library.set_thumbnail(99, b""),
        lambda library, folder: library.moment(99),
        lambda library, folder: library.rename(99, "x"),
        lambda library, folder: library.delete(99),
        lambda library, folder: library.undelete(99),
        lambda library, folder: library.duplicate(99, "x"),
        lambda library, folder: library.export(99, folder / "x.catan"),
        lambda library, folder: library.read(folder / "missing.catan", no_progress),
        lambda library, folder: library.read(folder, no_progress),
    ],
)
def test_whatever_goes_wrong_is_said_in_one_line(
    library: Library, tmp_path: Path, act: Callable[[Library, Path], object]
) -> None:
    with pytest.raises(LibraryError) as found:
        act(library, tmp_path)
    assert str(found.value)
    assert "\n" not in str(found.value)


def test_statistics_tell_every_finished_game_and_all_dice(library: Library, store: SaveStore) -> None:
    first = closed_game(store, 5000, "One")
    closed_game(store, 60, "Unfinished")
    second = closed_game(store, 5000, "Two", game="junior", seed="SEA")
    played_games = library.statistics()
    assert [(game.id, game.name, game.game) for game in played_games.games] == [
        (first, "One", "classic"),
        (second, "Two", "junior"),
    ]
    for game in played_games.games:
        session = replay_log(store, game.id)[0]
        assert game.turns == session.game.state.turn_number
        assert [seat.points for seat in game.seats] == [
            session.rules.points(session.game, seat) for seat in range(len(game.seats))
        ]
        assert [seat.won for seat in game.seats].index(True) == session.rules.winner(session.game)
        assert [seat.name for seat in game.seats] == [seat.name for seat in session.record.header.seats]
        assert all(seat.expected > 0 and not seat.human for seat in game.seats)
    die = [entry.action.number for entry in session.record.entries if isinstance(entry.action, Die)]
    assert played_games.die == Counter(die)
    assert sum(played_games.dice.values()) > sum(
        isinstance(entry.action, Dice) for entry in replay_log(store, first)[0].record.entries
    ), "the rolls of the unfinished game count as well"
    assert set(played_games.dice) <= set(range(2, 13))


def test_a_game_that_goes_on_from_another_is_not_whole(library: Library, store: SaveStore) -> None:
    first = closed_game(store, 5000, "One")
    rows = store.log(first)
    fork = store.new_game(saved_game(store, 0).session.record.header, "Two", rows, copied=3)
    store.note_results(fork, [(0, "Ann", "human", 10, 1, 40, 40.0)])
    assert {game.id: game.whole for game in library.statistics().games} == {first: True, fork: False}


def test_many_games_are_counted(library: Library, store: SaveStore) -> None:
    game = closed_game(store, 5000)
    rows, header = store.log(game), saved_game(store, 0).session.record.header
    for _ in range(100):
        store.new_game(header, "x", [LoggedEntry(row.actor, row.action, None) for row in rows])
    played_games = library.statistics()
    assert sum(played_games.dice.values()) == 101 * sum('"Dice"' in row.action for row in rows)


def test_a_file_that_is_no_game_and_a_full_disk_are_told_in_words(
    library: Library, store: SaveStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x.catan").write_text("no game")
    with pytest.raises(Unreadable, match="not a CatanQt game"):
        library.read(tmp_path / "x.catan", no_progress)
    game = closed_game(store, 5)

    def fail(*_: object) -> None:
        raise CannotSave("disk full")

    monkeypatch.setattr(SaveStore, "rename", fail)
    with pytest.raises(NotWritten, match=r"Nothing can be saved at the moment \(disk full\)"):
        library.rename(game, "other")


def test_a_file_that_cannot_be_read_or_written_is_no_damaged_game(
    library: Library, store: SaveStore, tmp_path: Path
) -> None:
    with pytest.raises(NotRead, match=r"The file cannot be opened .*No such file"):
        library.read(tmp_path / "x.catan", no_progress)
    game, blocked = closed_game(store, 5), tmp_path / "file" / "copy.catan"
    blocked.parent.write_text("in the way of a folder")
    with pytest.raises(CopyNotWritten, match=r"The file could not be written \(.*copy.catan cannot be written: "):
        library.export(game, blocked)
    with pytest.raises(CopyNotWritten):
        library.export_record("Sunday", library.record(game), blocked)


def test_a_closed_store_is_such_an_error_too(library: Library, store: SaveStore) -> None:
    store.close()
    with pytest.raises(LibraryError):
        library.games()
    with pytest.raises(LibraryError):
        library.purge()
    with pytest.raises(LibraryError):
        library.statistics()
