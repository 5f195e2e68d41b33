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
from catanqt.storage.imported_game import import_game, play_imported, read_game, replayed
from catanqt.storage.saved import SavedGame, replay_log
from catanqt.storage.store import SaveStore
from tests.storage.long_game import long_game
from tests.storage.playing import VARIANTS, closed_game, dump, finished_game, finished_record, play_on, position


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
    number = import_game(store, read)
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
