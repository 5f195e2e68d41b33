"""Two copies of the program in one data folder: both can play, neither touches the other's game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from catanqt.storage.errors import GameInUse
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import MOST_CLAIMS, SaveStore
from tests.storage.helpers.player_processes import Nursery
from tests.storage.helpers.short_games import (
    assert_sound,
    closed_game,
    finished_record,
    play_on,
    query,
    saved_game,
    short_header,
)

ENTRIES = 300


def rows_of(folder: Path, id_: int) -> list[tuple[int, int, Any]]:
    rows = query(folder, "SELECT number, actor, action FROM entries WHERE game = ? ORDER BY number", id_)
    return [(number, actor, json.loads(action)) for number, actor, action in rows]


def test_two_processes_play_different_games_at_the_same_time(nursery: Nursery, folder: Path) -> None:
    SaveStore(folder).close()
    children = [nursery.start("few", folder, seed=seed, entries=ENTRIES) for seed in ("one", "two")]
    for child in children:
        child.wait_for("new")
    (folder / "go").touch()
    spans = []
    for child in children:
        acks = child.finish()
        plays = [ack[1:] for ack in acks if ack[0] == "play"]
        assert len(plays) == ENTRIES
        [(id_, name)] = query(folder, "SELECT id, name FROM games WHERE id = ?", acks[0][1])
        assert name in ("one", "two")
        assert rows_of(folder, id_) == [(index, actor, action) for _, index, actor, action, _ in plays]
        spans.append((plays[0][-1], plays[-1][-1]))
    assert max(begin for begin, _ in spans) < min(end for _, end in spans), "they did not play at the same time"
    assert query(folder, "SELECT count(*) FROM entries") == [(2 * ENTRIES,)]
    assert_sound(folder)


def test_importing_and_listing_while_another_process_plays(nursery: Nursery, folder: Path) -> None:
    child = nursery.start("few", folder, seed="busy", entries=ENTRIES)
    child.wait_for("new")
    (folder / "go").touch()
    store = SaveStore(folder)
    numbers = [import_record(store, f"import {i}", finished_record(f"TEST {i}")) for i in range(5)]
    assert {info.id for info in store.games("import")} == set(numbers)
    assert len(set(numbers)) == 5
    acks = child.finish()
    wanted = [(ack[2], ack[3], ack[4]) for ack in acks if ack[0] == "play"]
    assert rows_of(folder, acks[0][1]) == wanted
    played = [len(finished_record(f"TEST {i}").entries) for i in range(5)]
    assert [len(store.log(number)) for number in numbers] == played
    store.close()
    assert_sound(folder)


def open_at_once(nursery: Nursery, folder: Path, times: int) -> list[str]:
    """What four programs were told that open and close the same store at the same moments."""
    children = [nursery.start("open", folder, times=times) for _ in range(4)]
    for child in children:
        child.wait_for("ready")
    (folder / "go").touch()
    warnings = []
    for child in children:
        for _, warning, on_disk in child.finish()[1:]:
            assert on_disk == (warning is None)
            warnings.append(warning)
    assert len(warnings) == 4 * times
    return [warning for warning in warnings if warning is not None]


def test_many_programs_can_start_at_once_in_a_new_folder(nursery: Nursery, tmp_path: Path) -> None:
    """Whoever comes second to making the tables waits; nobody plays only in memory because of it."""
    warnings = []
    for number in range(12):
        folder = tmp_path / str(number)
        folder.mkdir()
        warnings += open_at_once(nursery, folder, times=1)
    assert warnings == []


def test_many_programs_can_start_and_end_at_once(nursery: Nursery, folder: Path) -> None:
    store = SaveStore(folder)
    game = closed_game(store, 30)
    store.close()
    assert open_at_once(nursery, folder, times=40) == []
    assert len(rows_of(folder, game)) == 30
    assert_sound(folder)


def test_the_same_game_cannot_be_opened_twice(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 20)
    other = SaveStore(folder)
    for place in (store, other):
        with pytest.raises(GameInUse):
            SavedGame.open(place, saved.id)
    play_on(saved, 5)
    assert saved.warning is None
    saved.close()
    again = SavedGame.open(other, saved.id)
    assert len(again.session.record.entries) == 25
    again.close()
    other.close()


def test_a_game_open_in_another_process_can_be_read_but_not_opened(nursery: Nursery, folder: Path) -> None:
    store = SaveStore(folder)
    game = closed_game(store, 20)
    child = nursery.start("hold", folder, game=game)
    child.wait_for("held")
    with pytest.raises(GameInUse):
        SavedGame.open(store, game)
    assert len(store.log(game)) == 20
    assert store.games()[0].id == game
    (folder / "release").touch()
    child.wait_for("released")
    SavedGame.open(store, game).close()
    (folder / "end").touch()
    child.finish()
    store.close()


def test_a_killed_process_lets_go_of_its_game(nursery: Nursery, folder: Path) -> None:
    store = SaveStore(folder)
    game = closed_game(store, 20)
    child = nursery.start("hold", folder, game=game)
    child.wait_for("held")
    with pytest.raises(GameInUse):
        SavedGame.open(store, game)
    child.kill()
    saved = SavedGame.open(store, game)
    play_on(saved, 5)
    assert saved.warning is None
    saved.close()
    store.close()


def test_a_game_claimed_late_is_read_after_it_is_claimed(
    store: SaveStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program plays on and closes the game just before we claim it: we must see what it played."""
    other = SaveStore(folder)
    theirs = saved_game(other, 20)
    claim = SaveStore.lock

    def late(place: SaveStore, game: int) -> Any:
        if place is store:
            play_on(theirs, 10)
            theirs.close()
        return claim(place, game)

    monkeypatch.setattr(SaveStore, "lock", late)
    saved = SavedGame.open(store, theirs.id)
    monkeypatch.undo()
    assert len(saved.session.record.entries) == 30
    play_on(saved, 5)
    assert saved.warning is None
    assert len(rows_of(folder, saved.id)) == 35
    saved.close()
    other.close()


def test_a_purged_game_still_open_elsewhere_never_writes_into_a_new_one(store: SaveStore, folder: Path) -> None:
    """The number of a game that is gone must not be given to another game while somebody still plays it."""
    theirs = SaveStore(folder)
    playing = saved_game(theirs, 20)
    with pytest.raises(GameInUse):
        store.delete(playing.id)
    query(folder, "UPDATE games SET deleted = 'then'")  # as older programs did
    assert store.purge() == 0
    ours = saved_game(store, 0, seed="OURS")
    play_on(playing, 10)
    assert rows_of(folder, ours.id) == []
    play_on(ours, 30)
    assert ours.warning is None
    assert len(rows_of(folder, ours.id)) == 30
    theirs.close()


@pytest.mark.slow
def test_a_game_open_in_another_process_is_not_deleted(nursery: Nursery, folder: Path) -> None:
    store = SaveStore(folder)
    held, free = closed_game(store, 20, "held"), closed_game(store, 20, "free")
    child = nursery.start("hold", folder, game=held)
    child.wait_for("held")
    store.delete(free)
    with pytest.raises(GameInUse):
        store.delete(held)
    assert [info.id for info in store.games()] == [held]
    query(folder, "UPDATE games SET deleted = 'then'")
    assert store.purge() == 1
    assert [info.id for info in store.games(deleted=True)] == [held]
    (folder / "release").touch()
    child.wait_for("released")
    assert store.purge() == 1
    (folder / "end").touch()
    child.finish()
    store.close()


@pytest.mark.slow
def test_a_bin_with_more_games_than_a_program_may_have_files_is_emptied(store: SaveStore) -> None:
    header = short_header()
    thrown = [store.new_game(header, "x") for _ in range(2 * MOST_CLAIMS + 1)]
    for game in thrown:
        store.delete(game)
    playing = SavedGame.open(store, thrown[MOST_CLAIMS])
    assert store.purge() == len(thrown) - 1
    assert [info.id for info in store.games(deleted=True)] == [playing.id]
    playing.close()
