"""Games begun before the rules were read anew: each resumes exactly and goes on under the readings it was begun under.

The files in `data/edition-1` were written by the program as it was then, for every game and set of scenarios: whole
games, the same games broken off in the middle, and a database with both. They are never to be written anew.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record
from catanqt.session import Session, verify
from catanqt.storage.catanfile import read_file
from catanqt.storage.database import FILE
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame, digest, record_of
from catanqt.storage.store import SaveStore

DATA = Path(__file__).parent / "data" / "edition-1"
TOLD: dict[str, dict[str, Any]] = json.loads((DATA / "told.json").read_text("utf-8"))
SAVED = [name for name, told in TOLD.items() if "saved" in told]
every_game = pytest.mark.parametrize("name", TOLD)


def whole(name: str) -> Record:
    return read_file(DATA / f"{name}.catan")[1]


def middle(name: str) -> Record:
    return read_file(DATA / f"{name}-middle.catan")[1]


@pytest.fixture
def old_store(folder: Path) -> SaveStore:
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress((DATA / "games.sqlite.gz").read_bytes()))
    return SaveStore(folder)


def assert_in_the_middle(session: Session, name: str) -> None:
    told = TOLD[name]
    assert len(session.record.entries) == told["middle"]
    assert session.rules.codec.encode(session.game.task) == told["task"]
    assert digest(session) == told["position"]


def assert_ended(session: Session, name: str) -> None:
    told = TOLD[name]
    assert session.game.over
    assert len(session.record.entries) == told["entries"]
    assert session.rules.winner(session.game) == told["winner"]
    assert [session.rules.points(session.game, seat) for seat in range(len(told["points"]))] == told["points"]


def play_the_rest(table: Session | SavedGame, record: Record) -> None:
    """The same decisions as then; the dice must come of themselves."""
    session = table if isinstance(table, Session) else table.session
    for entry in record.entries[len(session.record.entries) :]:
        played = table.deal() if entry.actor == CHANCE else table.play(entry.action)
        assert played.entry == entry


@every_game
def test_a_finished_file_replays_to_its_end(name: str) -> None:
    record = whole(name)
    assert_ended(Session.load(record), name)
    assert verify(record) is None


@every_game
def test_a_file_of_a_running_game_resumes_exactly_and_plays_on_to_the_same_end(name: str) -> None:
    session = Session.load(middle(name))
    assert_in_the_middle(session, name)
    play_the_rest(session, whole(name))
    assert_ended(session, name)


@pytest.mark.slow
@every_game
def test_an_imported_file_stands_where_it_stood(name: str, memory: SaveStore) -> None:
    opened = SavedGame.open(memory, import_record(memory, name, middle(name)))
    assert opened.problem is None
    assert_in_the_middle(opened.session, name)
    assert_ended(Session.load(record_of(memory, import_record(memory, name, whole(name)))), name)


@pytest.mark.parametrize("name", SAVED)
def test_a_game_of_an_old_database_resumes_exactly_and_plays_on_to_the_same_end(
    name: str, old_store: SaveStore
) -> None:
    saved = SavedGame.open(old_store, TOLD[name]["saved"])
    assert saved.problem is None
    assert_in_the_middle(saved.session, name)
    play_the_rest(saved, whole(name))
    saved.close()
    assert saved.warning is None
    assert_ended(SavedGame.open(old_store, saved.id).session, name)
    finished = SavedGame.open(old_store, TOLD[name]["saved_finished"])
    assert finished.problem is None
    assert_ended(finished.session, name)


def test_there_is_one_of_every_game() -> None:
    games = {(record.header.game, record.header.scenarios) for record in map(whole, TOLD)}
    assert len(games) == 9
