"""Reviews and exercises in the database: kept with their game, in old databases too, and gone with it."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest

from catanqt.storage.database import FILE
from catanqt.storage.errors import CannotSave
from catanqt.storage.reviews import ExerciseRow, ReviewRow, SumRow
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import closed_game, query

OLD = Path(__file__).parent / "data" / "commit-58e977d" / "games.sqlite.gz"
ROW = ReviewRow("expert 1/abc", 100, "f00d", 1, 0.25, 0.1, -0.05, -0.3, 0.2, "{}")


def finished(store: SaveStore, name: str = "a game") -> int:
    """A game that is over, as far as the list of games knows."""
    game = closed_game(store, 60, name)
    store.note_progress(game, 9, [3, 4, 5], 2, finished=True)
    return game


def test_an_older_database_gets_the_tables_and_loses_nothing(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress(OLD.read_bytes()))
    shown = "SELECT id, name, header, changed FROM games"
    before = query(folder, shown), query(folder, "SELECT count(*) FROM entries")
    store = SaveStore(folder)
    game = store.games()[0].id
    assert store.review(game, 0) is None
    store.keep_review(game, 0, ROW, [4])
    store.close()
    again = SaveStore(folder)
    assert again.review(game, 0) == ROW
    assert [row.entry for row in again.exercises()] == [4]
    again.close()
    assert (
        query(folder, shown),
        query(folder, "SELECT count(*) FROM entries"),
    ) == before


def test_a_review_replaces_the_one_before_it(store: SaveStore) -> None:
    game = finished(store)
    store.keep_review(game, 0, replace(ROW, complete=0), [])
    store.keep_review(game, 1, replace(ROW, judge="another"), [])
    store.keep_review(game, 0, ROW, [])
    assert store.review(game, 0) == ROW
    assert store.review(game, 1) == replace(ROW, judge="another")
    assert store.review(game, 2) is None


def test_exercises_stay_in_their_boxes_when_a_review_is_made_anew(store: SaveStore) -> None:
    game = finished(store)
    store.keep_review(game, 0, replace(ROW, complete=0), [7, 9])
    store.note_exercise(ExerciseRow(game, 0, 7, 3, "2030-01-01T00:00:00+00:00"))
    store.keep_review(game, 0, replace(ROW, complete=0), [7])
    assert len(store.exercises()) == 2, "what is not finished says nothing against the others"
    store.keep_review(game, 0, ROW, [7, 11])
    known = ExerciseRow(game, 0, 7, 3, "2030-01-01T00:00:00+00:00")
    assert store.exercises() == [ExerciseRow(game, 0, 11, 0, ""), known]


def test_sums_are_those_of_finished_reviews_of_finished_games(store: SaveStore) -> None:
    over, running = finished(store), closed_game(store, 60)
    store.keep_review(over, 0, ROW, [])
    store.keep_review(over, 1, replace(ROW, complete=0), [])
    store.keep_review(running, 0, ROW, [])
    assert store.sums() == [SumRow(over, 0, 0.25, 0.1, -0.05, -0.3, 0.2)]


def test_all_goes_with_the_game(store: SaveStore, folder: Path) -> None:
    game = finished(store)
    store.keep_review(game, 0, ROW, [5])
    store.delete(game)
    assert (store.exercises(), store.sums()) == ([], [])
    store.undelete(game)
    assert len(store.exercises()) == len(store.sums()) == 1
    store.delete(game)
    store.purge()
    assert query(folder, "SELECT count(*) FROM reviews") == query(folder, "SELECT count(*) FROM exercises") == [(0,)]


def test_a_game_that_is_gone_cannot_keep_a_review(store: SaveStore) -> None:
    with pytest.raises(CannotSave):
        store.keep_review(99, 0, ROW, [1])
    assert store.exercises() == []
