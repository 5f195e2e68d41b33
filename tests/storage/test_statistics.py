"""Statistics across games: exact rows for games whose outcome is known, and an independent count of a real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.record import Seat
from catanqt.rules.base.turn import Dice
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.storage.imported_game import import_record
from catanqt.storage.results import results
from catanqt.storage.saved_game import SavedGame, duplicate, record_of
from catanqt.storage.store import LoggedEntry, SaveStore
from tests.storage.helpers.short_games import (
    closed_game,
    finished_game,
    finished_record,
    play_on,
    saved_game,
    short_header,
)

Rows = list[dict[str, Any]]


def add_finished(
    store: SaveStore, rows: list[tuple[Any, ...]], dice: Sequence[tuple[int, int]] = (), scenarios: tuple[str, ...] = ()
) -> int:
    """A finished game with these results (seat, name, player, points, won, received, expected) and these rolls."""
    made = replace(new_header("classic", [Seat(row[1], row[2]) for row in rows]), scenarios=scenarios)
    log = [LoggedEntry(-1, f'{{"kind":"Dice","first":{one},"second":{two}}}', None) for one, two in dice]
    log.append(LoggedEntry(0, '{"kind":"EndTurn"}', None))
    game = store.new_game(made, "known", log)
    winner = next(row[0] for row in rows if row[4])
    store.note_progress(game, 9, [row[3] for row in rows], winner, finished=True)
    store.note_results(game, rows)
    return game


@pytest.fixture
def known(store: SaveStore) -> list[int]:
    """Ann wins twice from seat 0, the novice once from seat 1; one game is with a scenario."""
    ann, novice = ("Ann", "human"), ("Nov", "novice")
    return [
        add_finished(store, [(0, *ann, 10, 1, 30, 25.5), (1, *novice, 6, 0, 20, 22.0)], [(1, 1), (3, 4), (4, 3)]),
        add_finished(store, [(0, *ann, 12, 1, 40, 44.5), (1, *novice, 8, 0, 25, 20.0)], [(6, 6), (3, 4)]),
        add_finished(store, [(0, *novice, 9, 0, 10, 11.0), (1, *ann, 11, 1, 12, 10.25)], [(2, 3)]),
        add_finished(
            store, [(0, *ann, 5, 0, 1, 2.0), (1, *novice, 10, 1, 3, 4.0)], [(3, 4)], scenarios=("soccer-fever",)
        ),
    ]


def by(rows: Rows, *keys: str) -> Rows:
    return sorted(rows, key=lambda row: [str(row[key]) for key in keys])


def test_wins_by_game_level_and_seat(store: SaveStore, known: list[int]) -> None:
    plain, scenario = {"game": "classic", "scenarios": "[]"}, {"game": "classic", "scenarios": '["soccer-fever"]'}
    assert by(store.rows("wins"), "scenarios", "player", "seat") == [
        {**scenario, "player": "human", "seat": 0, "games": 1, "wins": 0, "points": 5.0},
        {**scenario, "player": "novice", "seat": 1, "games": 1, "wins": 1, "points": 10.0},
        {**plain, "player": "human", "seat": 0, "games": 2, "wins": 2, "points": 11.0},
        {**plain, "player": "human", "seat": 1, "games": 1, "wins": 1, "points": 11.0},
        {**plain, "player": "novice", "seat": 0, "games": 1, "wins": 0, "points": 9.0},
        {**plain, "player": "novice", "seat": 1, "games": 2, "wins": 0, "points": 7.0},
    ]


def test_luck(store: SaveStore, known: list[int]) -> None:
    assert by(store.rows("luck"), "name") == [
        {"name": "Ann", "player": "human", "games": 4, "received": 83, "expected": 82.25},
        {"name": "Nov", "player": "novice", "games": 4, "received": 58, "expected": 57.0},
    ]


def test_dice(store: SaveStore, known: list[int]) -> None:
    assert by(store.rows("dice"), "total") == by(
        [
            {"game": "classic", "total": 2, "rolls": 1},
            {"game": "classic", "total": 5, "rolls": 1},
            {"game": "classic", "total": 7, "rolls": 4},
            {"game": "classic", "total": 12, "rolls": 1},
        ],
        "total",
    )


def test_deleted_games_do_not_count_until_they_are_back(store: SaveStore, known: list[int]) -> None:
    before = {view: store.rows(view) for view in ("wins", "luck", "dice")}
    for game in known[1:]:
        store.delete(game)
    assert [(row["player"], row["games"], row["wins"]) for row in by(store.rows("wins"), "seat")] == [
        ("human", 1, 1),
        ("novice", 1, 0),
    ]
    assert [row["received"] for row in by(store.rows("luck"), "name")] == [30, 20]
    assert {row["total"]: row["rolls"] for row in store.rows("dice")} == {2: 1, 7: 2}
    for game in known[1:]:
        store.undelete(game)
    assert {view: store.rows(view) for view in before} == before
    for game in known:
        store.delete(game)
    store.purge()
    assert [store.rows(view) for view in before] == [[], [], []]


def test_an_unfinished_game_has_dice_but_no_results(store: SaveStore) -> None:
    closed_game(store, 60)
    assert store.rows("wins") == []
    assert store.rows("luck") == []
    assert store.rows("dice") != []


def test_a_game_played_to_its_end_counts_exactly(store: SaveStore) -> None:
    session = saved_game(store, 5000).session
    rules, game = session.rules, session.game
    assert by(store.rows("wins"), "seat") == [
        {
            "game": "classic",
            "scenarios": "[]",
            "player": "novice",
            "seat": seat,
            "games": 1,
            "wins": int(rules.winner(game) == seat),
            "points": float(rules.points(game, seat)),
        }
        for seat in range(2)
    ]
    totals = Counter(
        entry.action.first + entry.action.second for entry in session.record.entries if isinstance(entry.action, Dice)
    )
    assert {row["total"]: row["rolls"] for row in store.rows("dice")} == totals


def test_luck_against_a_count_of_the_hands() -> None:
    """Cards received are what the hands grow by; expected is the mean over all 36 rolls."""
    session = Session(short_header("LUCK", goal=5))
    received, expected = [0, 0], [0.0, 0.0]
    while not session.game.over:
        if type(session.game.task).__name__ == "DiceRoll":
            for first in range(1, 7):
                for second in range(1, 7):
                    gains = gain(session, Dice(first, second))
                    expected = [one + two / 36 for one, two in zip(expected, gains, strict=True)]
            received = [one + two for one, two in zip(received, gain(session, session.dealt()), strict=True)]
        play_on(session, 1)
    assert sum(received) > 20
    for seat, row in enumerate(results(session)):
        assert row[0] == seat
        assert row[5] == received[seat]
        assert row[6] == pytest.approx(expected[seat], abs=0.01)


def gain(session: Session, dice: Any) -> list[int]:
    """By how many cards each hand grows with this roll."""
    game = session.game.copy()
    before = [sum(game.state.hands[5 * seat : 5 * seat + 5]) for seat in range(2)]
    game.play(dice)
    return [sum(game.state.hands[5 * seat : 5 * seat + 5]) - before[seat] for seat in range(2)]


@pytest.mark.parametrize(("game", "scenarios"), [("junior", ()), ("classic", ("fishermen", "big-game"))])
def test_every_game_can_be_counted(game: str, scenarios: tuple[str, ...], store: SaveStore) -> None:
    session = finished_game("STATS", game, scenarios)
    import_record(store, "x", finished_record("STATS", game, scenarios))
    rows = by(store.rows("wins"), "seat")
    assert [row["wins"] for row in rows] == [
        int(session.rules.winner(session.game) == seat) for seat in range(len(session.record.header.seats))
    ]
    assert all(row["received"] >= 0 and row["expected"] > 0 for row in store.rows("luck"))
    for row in store.rows("dice"):
        assert row["total"] is not None
        assert row["total"] in range(1, 13)


def test_a_copy_is_not_counted_a_second_time(store: SaveStore) -> None:
    """Whether or not it was ever looked at."""
    game = closed_game(store, 5000)
    before = {view: store.rows(view) for view in ("wins", "luck", "dice")}
    copy = store.duplicate(game, "copy")
    SavedGame.open(store, copy).close()
    assert {view: store.rows(view) for view in before} == before


def test_the_copied_turns_of_a_branch_are_not_counted_a_second_time(store: SaveStore) -> None:
    """Rolls and luck of what was played before the branch belong to the game it was taken from."""
    saved = saved_game(store, 5000)
    entries = saved.session.record.entries
    middle = len(entries) // 2
    before = Counter({row["total"]: row["rolls"] for row in store.rows("dice")})
    branch = saved.fork(middle, "branch")
    assert Counter({row["total"]: row["rolls"] for row in store.rows("dice")}) == before
    play_on(branch)
    own = [entry.action for entry in branch.session.record.entries[middle:] if isinstance(entry.action, Dice)]
    rolled = Counter(one.first + one.second for one in own)
    assert Counter({row["total"]: row["rolls"] for row in store.rows("dice")}) == before + rolled
    whole, later = results(branch.session), results(branch.session, middle)
    assert sum(row[6] for row in later) < sum(row[6] for row in whole)
    luck = {row["name"]: row["expected"] for row in store.rows("luck")}
    for first, second in zip(results(saved.session), later, strict=True):
        assert luck[first[1]] == pytest.approx(first[6] + second[6])
    branch.close()
    saved.close()


def test_what_is_played_in_a_copy_of_a_running_game_counts(store: SaveStore) -> None:
    game = closed_game(store, 60)
    before = Counter({row["total"]: row["rolls"] for row in store.rows("dice")})
    copy = SavedGame.open(store, duplicate(store, game, "copy"))
    assert Counter({row["total"]: row["rolls"] for row in store.rows("dice")}) == before
    play_on(copy, 60)
    assert Counter({row["total"]: row["rolls"] for row in store.rows("dice")}).total() > before.total()
    copy.close()


@pytest.mark.parametrize("entries", [60, 5000], ids=["goes on", "over"])
def test_an_exported_game_that_comes_back_is_not_counted_a_second_time(entries: int, store: SaveStore) -> None:
    game = closed_game(store, entries)
    record = record_of(store, game)
    store.truncate(game, len(record.entries) - 1)  # it went another way since: the file is a copy of it
    before = {view: store.rows(view) for view in ("wins", "luck", "dice")}
    assert import_record(store, "again", record) != game
    assert {view: store.rows(view) for view in before} == before


def test_a_game_from_another_computer_counts(store: SaveStore) -> None:
    game = closed_game(store, 5000)
    record, rolls = record_of(store, game), store.rows("dice")
    store.delete(game)
    assert not store.rows("dice")
    import_record(store, "moved", record)
    assert store.rows("dice") == rolls


def test_unusual_names_are_kept_apart(store: SaveStore) -> None:
    rows = [(0, "it's", "human", 10, 1, 1, 1.0), (1, 'Ä"%', "human", 1, 0, 1, 1.0)]
    add_finished(store, rows)
    assert {row["name"] for row in store.rows("luck")} == {"it's", 'Ä"%'}


def test_rolls_of_a_finished_game_are_counted_once_and_for_all(store: SaveStore, known: list[int]) -> None:
    """The statistics do not read its log again."""
    before = store.rows("dice")
    store._connection.execute("DELETE FROM entries WHERE game = ?", (known[0],))
    assert store.rows("dice") == before


def test_rolls_of_a_game_that_goes_on_are_read_from_its_log(store: SaveStore, known: list[int]) -> None:
    header = new_header("classic", [Seat("Ann", "human"), Seat("Nov", "novice")])
    game = store.new_game(header, "going on", [LoggedEntry(-1, '{"kind":"Dice","first":6,"second":5}', None)])
    assert {"game": "classic", "total": 11, "rolls": 1} in store.rows("dice")
    store.append(game, 1, [LoggedEntry(-1, '{"kind":"Dice","first":5,"second":6}', None)])
    assert {"game": "classic", "total": 11, "rolls": 2} in store.rows("dice")


def test_games_from_before_the_count_are_counted(tmp_path: Path) -> None:
    """A database without the table gets it, filled from its logs."""
    old = SaveStore(tmp_path)
    add_finished(old, [(0, "Ann", "human", 10, 1, 30, 25.5), (1, "Nov", "novice", 6, 0, 20, 22.0)], [(1, 1), (3, 4)])
    with old._connection:
        old._connection.execute("DROP VIEW dice")
        old._connection.execute("DROP TABLE rolls")
        old._connection.execute("CREATE VIEW dice AS SELECT 1 AS game, 2 AS total, 3 AS rolls")
        old._connection.execute("DELETE FROM _sqlite_migrations WHERE name = 'm004_rolls'")
    old.close()
    store = SaveStore(tmp_path)
    assert by(store.rows("rolls"), "total") == [
        {"game": 1, "total": 2, "rolls": 1},
        {"game": 1, "total": 7, "rolls": 1},
    ]
    store.close()
