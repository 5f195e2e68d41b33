"""Logs that somebody changed, or that older rules allowed: opened up to the last good entry, in a copy."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.record import Record, header_from_plain
from catanqt.session import Session
from catanqt.storage.errors import StoreError
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame, record_of
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import (
    assert_copied,
    closed_game,
    dump,
    finished_record,
    play_on,
    position,
    query,
)

ENTRIES = 120
PLACE = 60


@pytest.fixture
def game(store: SaveStore) -> int:
    return closed_game(store, ENTRIES, "Sunday")


def set_action(folder: Path, game: int, number: int, action: object) -> None:
    text = action if isinstance(action, str | bytes) else json.dumps(action)
    query(folder, "UPDATE entries SET action = ? WHERE game = ? AND number = ?", text, game, number)


def action_at(folder: Path, game: int, number: int) -> Any:
    return json.loads(query(folder, "SELECT action FROM entries WHERE game = ? AND number = ?", game, number)[0][0])


def first_from(folder: Path, game: int, number: int, condition: str) -> int:
    """The first entry from `number` on that is like this."""
    sql = f"SELECT min(number) FROM entries WHERE game = ? AND number >= ? AND {condition}"
    found: int = query(folder, sql, game, number)[0][0]
    return found


def check_restored(store: SaveStore, folder: Path, game: int, low: int, high: int) -> SavedGame:
    """Open a damaged game: so many entries are in the copy, which is as good as new, and the original is untouched."""
    before = dump(folder)
    originals = {table: [row for row in rows if row[0] == game] for table, rows in before.items()}
    name = store.info(game).name
    header = header_from_plain(store.header(game))
    saved = SavedGame.open(store, game)
    session = saved.session
    assert saved.problem
    assert saved.id != game
    assert name in store.info(saved.id).name
    assert low <= len(session.record.entries) <= high
    after = dump(folder)
    assert {table: [row for row in rows if row[0] == game] for table, rows in after.items()} == originals
    assert_copied(session.record, Record(header, list(session.record.entries)), session.game.over)
    assert header_from_plain(store.header(saved.id)) == session.record.header
    rows = [row[1:] for row in after["entries"] if row[0] == saved.id]
    assert rows == [row[1:] for row in originals["entries"][: len(rows)]]
    assert len(rows) == len(session.record.entries), "the copy is not what is being played"
    check_goes_on(store, saved)
    assert {info.id for info in store.games()} == {game, saved.id}
    return saved


def check_goes_on(store: SaveStore, saved: SavedGame) -> None:
    """The copy can be played, saved and opened like any game."""
    session = saved.session
    assert position(session) == position(Session.load(Record(session.record.header, list(session.record.entries))))
    play_on(saved, 12)
    assert saved.warning is None
    before = position(session)
    saved.close()
    again = SavedGame.open(store, saved.id)
    assert (again.problem, position(again.session)) == (None, before)
    again.close()


GARBAGE = {
    "no JSON": "{",
    "empty": "",
    "no object": "[1]",
    "null": "null",
    "deep": "[" * 50_000,
    "no kind": "{}",
    "unknown kind": {"kind": "Teleport", "corner": 1},
    "kind of wrong type": {"kind": ["Roll"]},
    "wrong type": {"kind": "FoundSettlement", "corner": "10"},
    "missing field": {"kind": "FoundSettlement"},
    "renamed field": {"kind": "FoundSettlement", "place": 10},
    "negative": {"kind": "BuildRoad", "edge": -1},
    "huge": {"kind": "BuildRoad", "edge": 10**4000},
    "too huge": '{"kind": "BuildRoad", "edge": 1' + "0" * 5000 + "}",
    "infinite": '{"kind": "Dice", "first": 1e999, "second": 1}',
    "not a number": '{"kind": "Dice", "first": NaN, "second": 1}',
    "loaded dice": {"kind": "Dice", "first": 7, "second": 7},
    "not now": {"kind": "FoundRoad", "edge": 3},
    "a task": {"kind": "DiceRoll"},
    "surrogate": '{"kind": "\\ud800"}',
    "bytes": b'{"kind": "Roll"\xff}',
}


@pytest.mark.parametrize("action", GARBAGE.values(), ids=GARBAGE.keys())
def test_a_row_that_says_nothing_ends_the_log(action: object, store: SaveStore, folder: Path, game: int) -> None:
    set_action(folder, game, PLACE, action)
    check_restored(store, folder, game, PLACE, PLACE)


def test_text_that_is_no_utf8_ends_the_log(store: SaveStore, folder: Path, game: int) -> None:
    """As a flipped bit on the disk may leave it."""
    query(folder, "UPDATE entries SET action = CAST(x'7bff7d' AS TEXT) WHERE game = ? AND number = ?", game, PLACE)
    check_restored(store, folder, game, PLACE, PLACE)


@pytest.mark.parametrize("actor", [1, 7, -2, 2**62, "zero", 0.5, b"0"])
def test_a_wrong_actor_ends_the_log(actor: object, store: SaveStore, folder: Path, game: int) -> None:
    place = first_from(folder, game, PLACE, "actor = 0")
    query(folder, "UPDATE entries SET actor = ? WHERE game = ? AND number = ?", actor, game, place)
    check_restored(store, folder, game, place, place)


def test_other_dice_are_noticed_at_the_end_of_the_turn_at_the_latest(store: SaveStore, folder: Path, game: int) -> None:
    """Legal but not what happened: only the digest can tell."""
    place = first_from(folder, game, PLACE, "json_extract(action, '$.kind') = 'Dice'")
    sum_ = sum(action_at(folder, game, place)[die] for die in ("first", "second"))
    set_action(folder, game, place, {"kind": "Dice", "first": 4, "second": 4 if sum_ != 8 else 2})
    end = first_from(folder, game, place, "digest IS NOT NULL")
    check_restored(store, folder, game, place, end)


def test_an_imported_game_is_guarded_by_digests_too(store: SaveStore, folder: Path) -> None:
    game = import_record(store, "imported", finished_record())
    assert first_from(folder, game, PLACE, "digest IS NOT NULL") is not None, "no digests at all"
    test_other_dice_are_noticed_at_the_end_of_the_turn_at_the_latest(store, folder, game)


@pytest.mark.parametrize("digest", ["0" * 16, "", "x", b"\x00", 7])
def test_a_wrong_digest_ends_the_log(digest: object, store: SaveStore, folder: Path, game: int) -> None:
    place = first_from(folder, game, PLACE, "digest IS NOT NULL")
    query(folder, "UPDATE entries SET digest = ? WHERE game = ? AND number = ?", digest, game, place)
    check_restored(store, folder, game, place, place)


def test_a_digest_after_the_end_of_the_game_is_no_crash(store: SaveStore, folder: Path) -> None:
    game = closed_game(store, 5000)
    last = first_from(folder, game, 0, "number = (SELECT max(number) FROM entries)")
    query(folder, "UPDATE entries SET digest = 'x' WHERE game = ? AND number = ?", game, last)
    check_restored(store, folder, game, last, last)


@pytest.mark.parametrize("what", ["Dice", "Roll", "EndTurn", "BuildRoad"])
@pytest.mark.parametrize("count", [1, 3])
def test_rows_missing_in_the_middle_end_the_log_there(
    what: str, count: int, store: SaveStore, folder: Path, game: int
) -> None:
    place = first_from(folder, game, 20, f"json_extract(action, '$.kind') = '{what}'")
    query(folder, "DELETE FROM entries WHERE game = ? AND number BETWEEN ? AND ?", game, place, place + count - 1)
    check_restored(store, folder, game, place, place)


def test_a_missing_first_row_leaves_an_empty_game(store: SaveStore, folder: Path, game: int) -> None:
    query(folder, "DELETE FROM entries WHERE game = ? AND number = 0", game)
    check_restored(store, folder, game, 0, 0)


def test_a_hole_after_the_last_digest_is_noticed(store: SaveStore, folder: Path) -> None:
    """The very last rows have no digest after them: only their numbers show the hole."""
    game = closed_game(store, 3)
    query(folder, "UPDATE entries SET number = number + 1 WHERE game = ? AND number = 2", game)
    check_restored(store, folder, game, 2, 2)


@pytest.mark.parametrize("distance", [1, 2, 5])
def test_swapped_rows_end_the_log(distance: int, store: SaveStore, folder: Path, game: int) -> None:
    place = first_from(folder, game, PLACE, "json_extract(action, '$.kind') = 'Roll'")
    one, two = action_at(folder, game, place), action_at(folder, game, place + distance)
    assert one != two
    set_action(folder, game, place, two)
    set_action(folder, game, place + distance, one)
    check_restored(store, folder, game, place, place)


def test_rows_after_the_end_are_not_played(store: SaveStore, folder: Path) -> None:
    game = closed_game(store, 5000)
    last = first_from(folder, game, 0, "number = (SELECT max(number) FROM entries)")
    query(folder, 'INSERT INTO entries VALUES (?, ?, 0, \'{"kind": "EndTurn"}\', NULL)', game, last + 1)
    check_restored(store, folder, game, last + 1, last + 1)


def test_a_move_that_the_rules_no_longer_allow_ends_the_log(
    store: SaveStore, folder: Path, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.load(record_of(store, game))
    kind = type(session.record.entries[PLACE].action)
    first = next(i for i, entry in enumerate(session.record.entries) if type(entry.action) is kind)
    monkeypatch.setattr(kind, "refusal", lambda *_: "no-longer")
    saved = SavedGame.open(store, game)
    assert saved.problem is not None
    assert "no-longer" in saved.problem
    assert len(saved.session.record.entries) == first
    assert len(store.log(game)) == ENTRIES
    assert len(store.log(saved.id)) == first


def test_the_problem_says_where(store: SaveStore, folder: Path, game: int) -> None:
    set_action(folder, game, PLACE, "{")
    saved = SavedGame.open(store, game)
    assert saved.problem is not None
    assert str(PLACE) in saved.problem
    assert "\n" not in saved.problem
    with pytest.raises(StoreError, match=str(PLACE)):
        record_of(store, game)


def test_a_damaged_game_opened_twice_makes_two_copies_and_no_mess(store: SaveStore, folder: Path, game: int) -> None:
    set_action(folder, game, PLACE, "{")
    one, two = SavedGame.open(store, game), SavedGame.open(store, game)
    assert len({game, one.id, two.id}) == 3
    for saved in (one, two):
        check_goes_on(store, saved)
    assert len(store.log(game)) == ENTRIES


def _header(change: Callable[[dict[str, Any]], Any]) -> Callable[[dict[str, Any]], str]:
    def changed(header: dict[str, Any]) -> str:
        change(header)
        return json.dumps(header)

    return changed


HEADERS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "no JSON": lambda header: "{",
    "empty": lambda header: "",
    "no object": lambda header: "[]",
    "deep": lambda header: "[" * 100_000,
    "bytes": lambda header: b"\xff\xfe",
    "no game": _header(lambda header: header.pop("game")),
    "unknown game": _header(lambda header: header.update(game="chess")),
    "unknown scenario": _header(lambda header: header.update(scenarios=["moon"])),
    "no board": _header(lambda header: header.update(board={})),
    "no hexes": _header(lambda header: header["board"].update(hexes=[])),
    "no seats": _header(lambda header: header.update(seats=[])),
    "no dice": _header(lambda header: header.update(dice=[])),
    "strange goal": _header(lambda header: header["options"].update(goal=-1)),
    "strange board": _header(lambda header: header["options"].update(board=[])),
}


@pytest.mark.parametrize("damage", HEADERS.values(), ids=HEADERS.keys())
def test_a_damaged_header_is_a_clear_refusal(damage: Any, store: SaveStore, folder: Path, game: int) -> None:
    query(folder, "UPDATE games SET header = ? WHERE id = ?", damage(store.header(game)), game)
    before = dump(folder)
    with pytest.raises(StoreError) as caught:
        SavedGame.open(store, game)
    assert "\n" not in str(caught.value)
    with pytest.raises(StoreError):
        record_of(store, game)
    assert dump(folder) == before
    assert [info.id for info in store.games()] == [game]


def test_another_goal_in_the_header_is_noticed(store: SaveStore, folder: Path) -> None:
    """With a lower goal the game would be over before its log is."""
    game = closed_game(store, ENTRIES, goal=8)
    header = store.header(game)
    header["options"]["goal"] = 3
    query(folder, "UPDATE games SET header = ? WHERE id = ?", json.dumps(header), game)
    check_restored(store, folder, game, 0, ENTRIES - 1)


@pytest.mark.parametrize("uid", ["../escaped", "/tmp/escaped", "a\0b", "x" * 5000, "", b"\xff\xfe", "\u00e9"])
def test_no_damaged_row_says_where_a_lock_lies(uid: object, store: SaveStore, folder: Path, game: int) -> None:
    """The lock is named after the row, which may hold a path, or what is no name of a file at all."""
    query(folder, "UPDATE games SET uid = ? WHERE id = ?", uid, game)
    before = {path for path in folder.parent.rglob("*") if path.parent != folder / "locks"}
    saved = SavedGame.open(store, game)
    play_on(saved, 3)
    saved.close()
    store.delete(game)
    assert store.purge() == 1
    assert {path for path in folder.parent.rglob("*") if path.parent != folder / "locks"} <= before
    assert not list(Path("/tmp").glob("escaped*"))
