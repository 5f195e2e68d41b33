"""Closing the lid and going on tomorrow: the same decision, the same dice, the same way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from catanqt.kernel.game import IllegalAction
from catanqt.kernel.record import Record, Seat
from catanqt.rules.base.turn import EndTurn
from catanqt.rules.catalog import new_header
from catanqt.session import CannotUndo, Session, verify
from catanqt.storage.errors import NoSuchGame
from catanqt.storage.saved_game import SavedGame, digest
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import (
    VARIANTS,
    closed_game,
    entries_on_disk,
    finished_game,
    play_on,
    position,
    query,
    saved_game,
    short_header,
)


def reopened(store: SaveStore, saved: SavedGame) -> SavedGame:
    saved.close()
    again = SavedGame.open(store, saved.id)
    assert (again.id, again.problem, again.warning) == (saved.id, None, None)
    return again


def test_every_action_is_on_disk_when_play_returns(store: SaveStore, folder: Path) -> None:
    saved = SavedGame.new(store, short_header(), "a game")
    play_on(saved, 80, lambda: _compare(saved, folder))


def _compare(saved: SavedGame, folder: Path) -> None:
    assert saved.warning is None
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenarios"), VARIANTS)
def test_any_game_resumes_at_the_exact_task_and_ends_the_same(
    game: str, scenarios: tuple[str, ...], store: SaveStore
) -> None:
    """Reopened again and again, a game goes the same way as one that was never saved."""
    twin = finished_game("RESUME", game, scenarios)
    saved = SavedGame.new(store, twin.record.header, "a game")
    step = max(7, len(twin.record.entries) // 8)
    while not saved.session.game.over:
        play_on(saved, step)
        before, task = position(saved.session), saved.session.game.state.todo[-1:]
        saved = reopened(store, saved)
        assert saved.session.game.state.todo[-1:] == task
        assert position(saved.session) == before
    assert position(saved.session) == position(twin)
    assert saved.session.record.header == twin.record.header
    assert verify(saved.session.record) is None


def test_the_way_back_is_the_same_after_a_reload(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 61)
    twin = Session.load(Record(saved.session.record.header, list(saved.session.record.entries)))
    saved = reopened(store, saved)
    undone = 0
    while twin.can_undo(seat := twin.record.entries[-1].actor):
        assert saved.undo(seat) == twin.undo(seat)
        undone += 1
        assert position(saved.session) == position(twin)
        assert entries_on_disk(folder, saved.id, saved.session) == twin.record.entries
    assert undone
    before = position(saved.session)
    for seat in (0, 1, -1):
        with pytest.raises(CannotUndo):
            saved.undo(seat)
    assert position(reopened(store, saved).session) == before


def test_what_was_taken_back_can_be_done_again(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 4)
    before = position(saved.session)
    saved.undo(saved.session.record.entries[-1].actor)
    saved.redo()
    assert position(saved.session) == before
    assert entries_on_disk(folder, saved.id, saved.session) == saved.session.record.entries
    with pytest.raises(IndexError):
        saved.redo()
    assert position(reopened(store, saved).session) == before


def test_all_snapshots_are_there_after_a_reload(store: SaveStore) -> None:
    saved = reopened(store, saved_game(store, 70))
    session = saved.session
    for count in (0, 1, 15, 16, 17, 48, 70):
        twin = Session.load(Record(session.record.header, session.record.entries[:count]))
        assert session.rules.to_position(session.at(count)) == twin.rules.to_position(twin.game)


def test_the_dice_are_the_same_whether_or_not_one_reloads(store: SaveStore) -> None:
    """Reloading before a roll to get a better one does not help; taking back and doing again neither."""
    saved = saved_game(store, 40)
    while saved.session.game.task.actor != -1:
        play_on(saved, 1)
    hoped = saved.session.dealt()
    for _ in range(3):
        saved = reopened(store, saved)
        assert saved.session.dealt() == hoped
    seat = saved.session.record.entries[-1].actor
    entry = saved.undo(seat)
    saved = reopened(store, saved)
    saved.play(entry.action)
    assert saved.deal().entry.action == hoped


def test_seats_options_and_seeds_survive(store: SaveStore) -> None:
    seats = [Seat("Ömer 'the \"quick\"' \\ 🎲", "human"), Seat("", "random"), Seat("C\n3", "novice")]
    header = new_header("classic", seats, board="random", options={"goal": 7})
    saved = SavedGame.new(store, header, "seats")
    saved.close()
    again = SavedGame.open(store, saved.id)
    assert again.session.record.header == header
    assert again.session.commitments == saved.session.commitments
    assert store.info(saved.id).players == (seats[0].name, "Player 2", "C 3")


def test_an_illegal_action_is_neither_played_nor_saved(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 3)
    before = position(saved.session)
    with pytest.raises(IllegalAction):
        saved.play(EndTurn())
    assert position(saved.session) == before
    assert len(entries_on_disk(folder, saved.id, saved.session)) == 3
    assert saved.warning is None


def test_a_fork_is_a_game_of_its_own_with_dice_of_its_own(store: SaveStore, folder: Path) -> None:
    saved = saved_game(store, 60)
    fork = saved.fork(30, "what if")
    assert fork.id != saved.id
    play_on(fork, 40)
    play_on(saved, 10)
    assert entries_on_disk(folder, saved.id, saved.session)[:60] == saved.session.record.entries[:60]
    before = position(fork.session)
    fork = reopened(store, fork)
    assert position(fork.session) == before
    assert len(fork.session.record.header.dice) == 2
    assert verify(fork.session.record) is None
    assert len(entries_on_disk(folder, saved.id, saved.session)) == 70


def test_a_digest_is_kept_at_the_end_of_each_turn(store: SaveStore) -> None:
    saved = SavedGame.new(store, short_header(), "a game")
    ends: dict[int, str] = {}
    seen = [saved.session.game.state.turn_number]

    def note() -> None:
        turn = saved.session.game.state.turn_number
        if turn != seen[0] and not saved.session.game.over:
            ends[len(saved.session.record.entries) - 1] = digest(saved.session)
        seen[0] = turn

    play_on(saved, after_each=note)
    found = {number: row.digest for number, row in enumerate(store.log(saved.id)) if row.digest is not None}
    assert len(ends) > 10
    assert found == ends


def test_HI1_the_move_that_ended_a_game_cannot_be_taken_back(store: SaveStore) -> None:
    """The end shows all hands and the seed of the dice."""
    saved = SavedGame.new(store, short_header(), "a game")
    play_on(saved)
    winner = saved.session.record.entries[-1].actor
    assert saved.session.game.over
    assert not saved.session.can_undo(winner)
    with pytest.raises(CannotUndo):
        saved.undo(winner)
    assert store.info(saved.id).finished


def test_a_finished_game_can_be_opened_and_stays_finished(store: SaveStore) -> None:
    game = closed_game(store, 5000)
    saved = SavedGame.open(store, game)
    assert saved.session.game.over
    with pytest.raises(IllegalAction):
        saved.play(EndTurn())
    saved.close()
    assert store.info(game).finished


@pytest.mark.parametrize("entries", [60, 5000], ids=["in the middle", "at the end"])
def test_a_crash_before_the_list_was_brought_up_to_date_is_made_up_for(
    entries: int, store: SaveStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log comes first, list and statistics after it: killed in between, the next opening sets them right."""
    for name in ("note_progress", "note_results"):
        monkeypatch.setattr(SaveStore, name, lambda *_: None)
    saved = saved_game(store, entries)
    monkeypatch.undo()
    assert saved._lock is not None
    saved._lock.release()
    SavedGame.open(store, saved.id).close()
    info, game = store.info(saved.id), saved.session.game
    assert (info.turn, info.finished) == (game.state.turn_number, game.over)
    assert info.winner == saved.session.rules.winner(game)
    assert len(query(folder, "SELECT * FROM results")) == (2 if game.over else 0)


def test_looking_at_a_game_is_no_change(store: SaveStore) -> None:
    """Opened and closed without a move, a game keeps its place in the list."""
    game = closed_game(store, 5000)
    before = store.info(game)
    SavedGame.open(store, game).close()
    assert store.info(game) == before


def test_a_game_that_is_not_there_is_said(store: SaveStore) -> None:
    for number in (1, 0, -1, 10**30):
        with pytest.raises(NoSuchGame):
            SavedGame.open(store, number)


def test_closing_twice_does_no_harm(store: SaveStore) -> None:
    saved = saved_game(store, 10)
    saved.close()
    saved.close()
    assert len(SavedGame.open(store, saved.id).session.record.entries) == 10


def test_the_end_of_a_turn_is_synced_and_nothing_else(store: SaveStore) -> None:
    """Under `FULL` SQLite syncs its journal with the commit; between turns a crash of the program is all we fear."""
    saved = saved_game(store, 20)
    levels: list[str] = []
    now = ["NORMAL"]

    def heard(statement: str) -> None:
        if statement.startswith("PRAGMA synchronous = "):
            now[0] = statement.split()[-1]
        elif statement.startswith("INSERT INTO entries"):
            levels.append(now[0])

    turns: list[bool] = []
    seen = [saved.session.game.state.turn_number]

    def note() -> None:
        turn = saved.session.game.state.turn_number
        turns.append(turn != seen[0] or saved.session.game.over)
        seen[0] = turn

    store.db.conn.set_trace_callback(heard)
    play_on(saved, after_each=note)
    store.db.conn.set_trace_callback(None)
    assert levels == ["FULL" if turn else "NORMAL" for turn in turns]
    assert {"FULL", "NORMAL"} == set(levels)
    assert store.db.conn.execute("PRAGMA synchronous").fetchone() == (1,)
