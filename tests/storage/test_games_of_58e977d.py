"""Games kept by the commit before the code base was renamed and laid out anew: they open, resume and end as they did.

The files in `data/commit-58e977d` were written by that commit, for all five games played by its own agents: a database
with each game in the middle, a fork of it and the game at its end, the same games as files, and what that commit said
of every position. They are never to be written anew.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.game import CHANCE
from catanqt.session import Session, verify
from catanqt.storage.catanfile import read_file, to_bytes
from catanqt.storage.database import FILE
from catanqt.storage.imported_game import StoredGame, import_game, read_game
from catanqt.storage.saved_game import SavedGame, digest, record_of
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import play_on

DATA = Path(__file__).parent / "data" / "commit-58e977d"
TOLD: dict[str, dict[str, Any]] = json.loads((DATA / "told.json").read_text("utf-8"))
every_game = pytest.mark.parametrize("name", TOLD)


@pytest.fixture
def old_store(folder: Path) -> SaveStore:
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress((DATA / "games.sqlite.gz").read_bytes()))
    return SaveStore(folder)


def assert_stands_at(session: Session, told: dict[str, Any]) -> None:
    """All that was known of the moment: where it is in the log, the position, its digest, and what may be done."""
    rules = session.rules
    assert len(session.record.entries) == told["entries"]
    assert json.loads(json.dumps(rules.to_position(session.game))) == told["position"]
    assert digest(session) == told["digest"]
    options = [json.dumps(rules.codec.encode(action)) for action in session.game.options()]
    assert sorted(options) == told["options"]


def assert_ended(session: Session, told: dict[str, Any]) -> None:
    assert session.game.over
    assert len(session.record.entries) == told["entries"]
    assert session.rules.winner(session.game) == told["winner"]
    assert [session.rules.points(session.game, seat) for seat in range(len(told["points"]))] == told["points"]


def test_all_five_games_are_there() -> None:
    games = [read_file(DATA / f"{name}.catan")[1].header for name in TOLD]
    assert {game.game for game in games} == {"classic", "junior"}
    assert {game.scenarios for game in games} == {(), ("soccer-fever",), ("big-game",), ("fishermen",)}


@every_game
def test_a_saved_game_resumes_exactly_and_plays_on_to_the_same_end(name: str, old_store: SaveStore) -> None:
    saved = SavedGame.open(old_store, TOLD[name]["saved"])
    assert saved.problem is None
    assert_stands_at(saved.session, TOLD[name]["middle"])
    whole = read_file(DATA / f"{name}.catan")[1]
    for entry in whole.entries[TOLD[name]["middle"]["entries"] :]:
        played = saved.deal() if entry.actor == CHANCE else saved.play(entry.action)
        assert played.entry == entry, "the dice come of themselves"
    saved.close()
    assert saved.warning is None
    assert_ended(SavedGame.open(old_store, saved.id).session, TOLD[name]["end"])


@every_game
def test_a_fork_resumes_exactly_and_can_be_played_on(name: str, old_store: SaveStore) -> None:
    fork = SavedGame.open(old_store, TOLD[name]["fork"])
    assert fork.problem is None
    assert_stands_at(fork.session, TOLD[name]["forked"])
    play_on(fork, 20)
    fork.close()
    assert fork.warning is None
    assert len(fork.session.record.entries) > TOLD[name]["forked"]["entries"] or fork.session.game.over
    assert verify(record_of(old_store, fork.id)) is None


@every_game
def test_a_finished_game_shows_the_end_it_had(name: str, old_store: SaveStore) -> None:
    number, told = TOLD[name]["finished"], TOLD[name]["end"]
    assert_ended(SavedGame.open(old_store, number).session, told)
    info = old_store.info(number)
    assert (info.finished, info.winner, list(info.points)) == (True, told["winner"], told["points"])


@every_game
def test_files_are_read_as_they_were_written(name: str) -> None:
    """And written again, they hold the same header and entries."""
    for file, told in ((f"{name}-middle.catan", "middle"), (f"{name}.catan", "end")):
        title, record = read_file(DATA / file)
        session = Session.load(record)
        assert verify(record) is None
        if told == "middle":
            assert_stands_at(session, TOLD[name][told])
        else:
            assert_ended(session, TOLD[name][told])
        assert lines(to_bytes(title, record))[1:] == lines((DATA / file).read_bytes())[1:]


def lines(data: bytes) -> list[str]:
    return gzip.decompress(data).decode().splitlines()


@every_game
def test_a_file_leads_to_the_game_it_was_exported_from(name: str, old_store: SaveStore) -> None:
    told = TOLD[name]
    for file, number in ((f"{name}-middle.catan", told["saved"]), (f"{name}.catan", told["finished"])):
        assert import_game(old_store, read_game(DATA / file)) == StoredGame(number, new=False)


def test_lists_and_statistics_are_those_of_then(old_store: SaveStore) -> None:
    assert len(old_store.games()) == 3 * len(TOLD)
    assert [info.name for info in old_store.games(deleted=True)] == ["a copy"]
    finished = {row["game"] for row in old_store.rows("results")}
    assert finished >= {told["finished"] for told in TOLD.values()}
