"""Reviews through the library of the window: what comes back is what was kept, or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from catanqt.analysis.model import Account, Analysis, Grade
from catanqt.kernel.record import Record
from catanqt.rules.catalog import ruleset
from catanqt.session import Session
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import logged
from catanqt.storage.store import SaveStore
from catanqt.store_library import StoreLibrary
from catanqt.ui.play.library import Exercise, LibraryError
from tests.storage.helpers.short_games import query, short_header
from tests.ui.helpers.finished_games import played_on
from tests.ui.helpers.made_up_review import JUDGE, made_up, part


@cache
def whole_game() -> Record:
    """A person's game, to its end."""
    header = short_header()
    seats = (replace(header.seats[0], player="human"), *header.seats[1:])
    return played_on(Session(replace(header, seats=seats))).record


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    store = SaveStore(tmp_path, busy_seconds=0.01)
    yield store
    store.close()


@pytest.fixture
def library(store: SaveStore) -> StoreLibrary:
    return StoreLibrary(store)


@pytest.fixture
def game(store: SaveStore) -> int:
    return import_record(store, "Sunday", whole_game())


def rounded(analysis: Analysis) -> object:
    """What survives being written down."""
    (one,) = analysis.seats
    made = [(decision.index, decision.made, decision.best, decision.grade) for decision in one.decisions]
    return analysis.entries, analysis.judge, analysis.complete, made, len(one.swings), len(one.moments)


def mistakes(analysis: Analysis) -> list[int]:
    decisions = analysis.seats[0].decisions
    return [one.index for one in decisions if one.grade in (Grade.MISTAKE, Grade.BLUNDER)]


@pytest.mark.parametrize("decisions", [0, 2, None])
def test_what_is_kept_comes_back_also_if_it_is_not_finished(
    library: StoreLibrary, game: int, decisions: int | None
) -> None:
    whole = made_up(whole_game())
    kept = whole if decisions is None else part(whole, decisions)
    library.keep_review(game, whole_game(), kept)
    found = library.review(game, whole_game(), 0, JUDGE)
    assert found is not None
    assert rounded(found) == rounded(kept)
    assert library.review(game, whole_game(), 1, JUDGE) is None, "another seat"
    assert library.review(game, whole_game(), 0, "another judge") is None
    assert library.review(game, whole_game(), 0) is not None, "whoever judged"


def test_a_part_of_the_game_that_was_reviewed_holds_when_it_goes_on(library: StoreLibrary, game: int) -> None:
    whole = whole_game()
    earlier = Record(whole.header, whole.entries[:40])
    library.keep_review(game, earlier, made_up(earlier))
    found = library.review(game, whole, 0, JUDGE)
    assert found is not None
    assert found.entries == 40
    otherwise = Record(whole.header, [*whole.entries[:30], *whole.entries[31:]])
    assert library.review(game, otherwise, 0, JUDGE) is None, "it was played otherwise"
    assert library.review(game, Record(whole.header, whole.entries[:20]), 0, JUDGE) is None, "it was taken back"


@pytest.mark.parametrize(
    "damage",
    [
        "analysis = '{'",
        "analysis = 'null'",
        "analysis = x'00ff'",
        "analysis = 7",
        "analysis = replace(analysis, '\"seat\":0', '\"seat\":3')",
        "analysis = replace(analysis, 'EndTurn', 'Nonsense')",
        "entries = 'many'",
        "entries = -4",
        "entries = 99999",
        "entries = 1e300",
        "played = ''",
        "judge = x'00'",
    ],
)
def test_a_damaged_row_is_none(library: StoreLibrary, game: int, tmp_path: Path, damage: str) -> None:
    library.keep_review(game, whole_game(), made_up(whole_game()))
    query(tmp_path, f"UPDATE reviews SET {damage}")
    assert library.review(game, whole_game(), 0, JUDGE) is None
    library.keep_review(game, whole_game(), made_up(whole_game()))
    assert library.review(game, whole_game(), 0, JUDGE) is not None, "it is made anew"


def test_another_version_is_none(library: StoreLibrary, game: int) -> None:
    library.keep_review(game, whole_game(), replace(made_up(whole_game()), version=0))
    assert library.review(game, whole_game(), 0, JUDGE) is None


def test_statistics_tell_the_sums_and_no_damaged_ones(library: StoreLibrary, game: int, tmp_path: Path) -> None:
    whole = made_up(whole_game())
    library.keep_review(game, whole_game(), whole)
    (one,) = library.statistics().reviewed
    assert (one.game, one.seat) == (game, 0)
    assert one.account.result == pytest.approx(whole.seats[0].account.result)
    assert isinstance(one.account, Account)
    for value in ("'x'", "1e99", "x'01'"):
        query(tmp_path, f"UPDATE reviews SET luck = {value}")
        assert library.statistics().reviewed == ()


def test_mistakes_of_people_become_exercises_once_the_game_is_over(
    library: StoreLibrary, store: SaveStore, game: int, tmp_path: Path
) -> None:
    record = whole_game()
    library.keep_review(game, record, made_up(record, seat=1))
    assert library.exercises() == [], "a program has nothing to practise"
    library.keep_review(game, record, made_up(record))
    wanted = mistakes(made_up(record))
    assert wanted
    assert [one.entry for one in library.exercises()] == wanted
    begun = Record(record.header, record.entries[:60])
    library.keep_review(import_record(store, "Running", begun), begun, made_up(begun))
    assert {one.game for one in library.exercises()} == {game}
    query(tmp_path, "UPDATE exercises SET box = 'x', due = x'00'")
    assert library.exercises()[0] == Exercise(game, 0, wanted[0], 0, "")
    library.note_exercise(Exercise(game, 0, wanted[0], 2, "2030-01-01T00:00:00+00:00"))
    assert [one.box for one in library.exercises() if one.entry == wanted[0]] == [2]


def test_a_review_of_the_first_turns_is_no_sum_and_gives_no_exercises_once_the_game_is_over(
    library: StoreLibrary, store: SaveStore
) -> None:
    whole = whole_game()
    begun = Record(whole.header, whole.entries[:60])
    game = import_record(store, "Running", begun)
    library.keep_review(game, begun, made_up(begun))
    store.append(game, 60, [logged(entry, ruleset("classic").codec) for entry in whole.entries[60:]])
    store.note_progress(game, 9, [3, 4, 5], 2, finished=True)
    store.note_results(
        game, [(seat, one.name, one.player, 3, 0, 1, 1.0) for seat, one in enumerate(whole.header.seats)]
    )
    assert library.statistics().reviewed == ()
    library.keep_review(game, begun, made_up(begun))
    assert (library.statistics().reviewed, library.exercises()) == ((), []), "it went on behind the game"
    library.keep_review(game, whole, made_up(whole))
    assert [one.game for one in library.statistics().reviewed] == [game]


def test_a_database_that_fails_is_one_kind_of_error(library: StoreLibrary, store: SaveStore, game: int) -> None:
    store.close()
    with pytest.raises(LibraryError):
        library.review(game, whole_game(), 0, JUDGE)
    with pytest.raises(LibraryError):
        library.keep_review(game, whole_game(), made_up(whole_game()))
    with pytest.raises(LibraryError):
        library.exercises()
    with pytest.raises(LibraryError):
        library.record(game)
