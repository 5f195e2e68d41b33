"""Files that are no games: each refused in one line with its place, in bounded time and memory, nothing changed."""

from __future__ import annotations

import os
import time
import tracemalloc
from pathlib import Path

import pytest

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.turn import EndTurn
from catanqt.session import Session
from catanqt.storage.catanfile import LARGEST_FILE, MOST_ENTRIES, BadFile, from_bytes, read_file, to_bytes
from catanqt.storage.imported_game import import_record
from catanqt.storage.store import SaveStore
from tests.storage.helpers.bad_files import FILES, stored
from tests.storage.helpers.short_games import short_header

MOST_MEMORY = 100_000_000
MOST_SECONDS = 5.0


@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_is_refused(name: str, memory: SaveStore, tmp_path: Path) -> None:
    path = tmp_path / "bad.catan"
    path.write_bytes(FILES[name]())
    tracemalloc.start()
    start = time.process_time()
    with pytest.raises(BadFile) as caught:
        import_record(memory, *read_file(path))
    seconds, peak = time.process_time() - start, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert len(message) < 1000
    assert peak < MOST_MEMORY
    assert seconds < MOST_SECONDS
    assert memory.games() == []


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("entry of unknown kind", "line 5"),
        ("corner -1", "entries[0]"),
        ("illegal move", "entries[3]"),
        ("version 2", "newer"),
        ("unknown game", "chess"),
        ("goal huge", "goal"),
        ("dice from -1", "header.dice"),
        ("empty name", "name"),
        ("cut short", "cut short"),
        ("100 MB of zeros", "too long"),
    ],
)
def test_the_refusal_names_the_place(name: str, place: str) -> None:
    with pytest.raises(BadFile) as caught:
        from_bytes(FILES[name]())
    assert place in str(caught.value)


@pytest.mark.slow
def test_the_longest_game_is_read_in_time(memory: SaveStore) -> None:
    """As many legal entries as a file may have: nobody builds, nobody wins."""
    session = Session(short_header(goal=100))
    while len(session.record.entries) < MOST_ENTRIES - 1:
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            options = session.game.options()
            session.play(EndTurn() if EndTurn() in options else options[0])
    data = to_bytes("long", session.record)
    start = time.process_time()
    assert import_record(memory, *from_bytes(data))
    assert time.process_time() - start < 20


def test_a_file_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.catan"
    path.write_bytes(stored(LARGEST_FILE))
    tracemalloc.start()
    with pytest.raises(BadFile):
        read_file(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1_000_000


@pytest.mark.parametrize("what", ["missing", "folder", "loop", "name too long", "null"])
def test_what_is_no_file_is_refused(what: str, tmp_path: Path) -> None:
    path = tmp_path / "x.catan"
    if what == "folder":
        path.mkdir()
    elif what == "loop":
        path.symlink_to(path)
    elif what == "name too long":
        path = tmp_path / ("x" * 300)
    elif what == "null":
        path.symlink_to("/dev/null")
    with pytest.raises(BadFile) as caught:
        read_file(path)
    assert "\n" not in str(caught.value)


def test_an_endless_file_is_refused_before_memory_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may grow while it is read: what counts is how much is read."""
    path = tmp_path / "endless.catan"
    path.touch()
    taken = 0

    def read(handle: int, most: int) -> bytes:
        nonlocal taken
        taken += most
        assert taken <= 2 * LARGEST_FILE, "it would be read until memory runs out"
        return bytes(most)

    monkeypatch.setattr(os, "read", read)
    with pytest.raises(BadFile, match="too large"):
        read_file(path)
    assert taken > LARGEST_FILE
