"""Full disks, folders that cannot be written, locked databases: the game goes on, says so, and loses nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest

from catanqt.storage.database import FILE, HURRY_SECONDS
from catanqt.storage.errors import CannotSave
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from tests.storage.helpers.failing_disks import no_room
from tests.storage.helpers.short_games import (
    assert_sound,
    closed_game,
    dump,
    entries_on_disk,
    finished_record,
    play_on,
    position,
    saved_game,
    short_header,
)

Fault = Callable[[], Callable[[], object]]
"""Brings a fault about; what it returns takes it away again."""


def full_pages(store: SaveStore) -> Fault:
    """No further page may be added to the database."""
    return lambda: no_room(store.db.conn)


def read_only(store: SaveStore) -> Fault:
    def begin() -> Callable[[], None]:
        store.db.conn.execute("PRAGMA query_only = ON")
        return lambda: store.db.conn.execute("PRAGMA query_only = OFF") and None

    return begin


def locked(store: SaveStore) -> Fault:
    """Another program is in the middle of a long write."""

    def begin() -> Callable[[], None]:
        assert store.folder is not None
        other = sqlite3.connect(store.folder / FILE, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN EXCLUSIVE")
        return other.close

    return begin


FAULTS = {"full": full_pages, "read-only": read_only, "locked": locked}
every_fault = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())


def play_until_warned(saved: SavedGame) -> None:
    """What cannot be written at once may still fit for a while; at last the warning must come."""
    for _ in range(4000):
        play_on(saved, 1)
        if saved.warning is not None:
            return
        assert not saved.session.game.over, "it was saved to the end"


@every_fault
def test_the_game_goes_on_in_memory_and_is_saved_when_the_fault_is_gone(
    fault: Callable[[SaveStore], Fault], store: SaveStore, folder: Path
) -> None:
    saved = saved_game(store, 30, goal=8)
    end = fault(store)()
    play_until_warned(saved)
    assert saved.warning
    assert "\n" not in saved.warning
    play_on(saved, 40)
    assert saved.warning
    assert not store.db.conn.in_transaction
    played = list(saved.session.record.entries)
    end()
    on_disk = entries_on_disk(folder, saved.id, saved.session)
    assert on_disk == played[: len(on_disk)]
    assert len(on_disk) < len(played)
    play_on(saved, 1)
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    before = position(saved.session)
    saved.close()
    again = SavedGame.open(store, saved.id)
    assert (again.problem, position(again.session)) == (None, before)
    assert_sound(folder)


@every_fault
def test_a_game_ends_and_closes_under_a_fault(
    fault: Callable[[SaveStore], Fault], store: SaveStore, folder: Path
) -> None:
    """Even the last action, after which no other comes to write the rest, is written by closing."""
    saved = saved_game(store, 30)
    end = fault(store)()
    play_until_warned(saved)
    play_on(saved)
    assert saved.session.game.over
    assert saved.warning
    saved.close()
    assert saved.warning, "closed with actions that are not saved, and nothing said"
    end()
    saved.close()
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    assert store.info(saved.id).finished


@every_fault
def test_taking_back_under_a_fault_leaves_the_game_and_the_log_alike(
    fault: Callable[[SaveStore], Fault], store: SaveStore, folder: Path
) -> None:
    saved = saved_game(store, 4)
    end = read_only(store)() if fault is full_pages else fault(store)()  # to delete needs no new page
    before = position(saved.session)
    seat = saved.session.record.entries[-1].actor
    with pytest.raises(CannotSave):
        saved.undo(seat)
    assert position(saved.session) == before
    assert saved.warning
    end()
    entry = saved.undo(seat)
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    saved.play(entry.action)
    assert saved.warning is None
    assert position(saved.session) == before
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries


@every_fault
def test_what_was_not_saved_yet_can_be_taken_back(
    fault: Callable[[SaveStore], Fault], store: SaveStore, folder: Path
) -> None:
    saved = saved_game(store, 30)
    end = fault(store)()
    play_until_warned(saved)
    while not saved.session.can_undo(saved.session.record.entries[-1].actor):
        play_on(saved, 1)
    saved.undo(saved.session.record.entries[-1].actor)
    end()
    play_on(saved, 1)
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries


@pytest.mark.parametrize("fault", [read_only, locked], ids=["read-only", "locked"])
def test_what_is_asked_of_the_store_itself_fails_with_our_error_and_changes_nothing(
    fault: Callable[[SaveStore], Fault], store: SaveStore, folder: Path
) -> None:
    game = closed_game(store, 30)
    before = dump(folder)
    end = fault(store)()
    attempts: list[Callable[[], object]] = [
        lambda: SavedGame.new(store, short_header(), "new"),
        lambda: import_record(store, "import", finished_record()),
        lambda: store.rename(game, "other"),
        lambda: store.duplicate(game, "copy"),
        lambda: store.delete(game),
        lambda: store.undelete(game),
        lambda: store.purge(),
        lambda: store.set_thumbnail(game, b"picture"),
    ]
    for attempt in attempts:
        with pytest.raises(CannotSave):
            attempt()
    assert len(store.games()) == 1
    assert len(store.log(game)) == 30
    end()
    assert dump(folder) == before


@pytest.fixture
def patient(folder: Path) -> Iterator[SaveStore]:
    """A store as the program opens it."""
    store = SaveStore(folder)
    yield store
    store.close()


def test_a_locked_database_does_not_hold_the_player_up(patient: SaveStore, folder: Path) -> None:
    saved = saved_game(patient, 4)
    end = locked(patient)()
    seat = saved.session.record.entries[-1].actor
    start = time.monotonic()
    with pytest.raises(CannotSave):
        saved.undo(seat)
    assert time.monotonic() - start < 1
    for _ in range(3):
        assert seconds(lambda: play_on(saved, 1)) < 1
    assert saved.warning
    assert seconds(saved.retry) < 1
    assert saved.warning, "tried again, and it is still locked"
    end()
    saved.retry()
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    saved.close()


@pytest.mark.parametrize("what", ["close", "rename"])
def test_where_nobody_waits_at_a_window_a_lock_is_waited_for(what: str, patient: SaveStore, folder: Path) -> None:
    """Above all at the end: what is not written then is lost."""
    saved = saved_game(patient, 4)
    end = locked(patient)()
    play_on(saved, 1)
    assert saved.warning
    letting_go = Timer(4 * HURRY_SECONDS, end)
    letting_go.start()
    if what == "close":
        saved.close()
        assert saved.warning is None
        assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    else:
        patient.rename(saved.id, "other")
        assert patient.info(saved.id).name == "other"
    letting_go.join()


def test_a_fork_that_cannot_tell_how_far_it_is_warns_and_lets_go_of_its_lock(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise CannotSave("no room")

    saved = saved_game(store, 60)
    with monkeypatch.context() as broken:
        broken.setattr(SaveStore, "note_progress", fail)
        fork = saved.fork(30, "what if")
    assert fork.warning == "no room"
    fork.close()
    opened = SavedGame.open(store, fork.id)
    assert len(opened.session.record.entries) == 30
    assert store.info(fork.id).turn == opened.session.game.state.turn_number
    opened.close()


def seconds(action: Callable[[], object]) -> float:
    start = time.monotonic()
    action()
    return time.monotonic() - start


def test_a_full_disk_is_called_full_and_takes_no_import(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 60, goal=8)
    assert saved.warning is None
    end = full_pages(store)()
    play_until_warned(saved)
    assert "full" in (saved.warning or "")
    play_on(saved, 30)
    assert saved.warning
    with pytest.raises(CannotSave):
        import_record(store, "import", finished_record())
    end()
    play_on(saved, 1)
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    assert len(store.games()) == 1
    saved.close()
    store.close()
    assert_sound(folder)
