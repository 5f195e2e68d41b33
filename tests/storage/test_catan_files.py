"""Games as `.catan` files: there and back for every game, the same bytes for the same game."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanqt.kernel.names import LONGEST_GAME, clean_name
from catanqt.kernel.record import Record, Seat, clean_seats
from catanqt.rules.colours import COLOURS
from catanqt.session import Session
from catanqt.storage.catanfile import BadFile, from_bytes, read_file, to_bytes, write_file
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame, record_of
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import (
    VARIANTS,
    assert_copied,
    finished_game,
    finished_record,
    position,
    saved_game,
)


@pytest.mark.parametrize(("game", "scenarios"), VARIANTS)
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0], ids=["new", "half", "finished"])
def test_every_game_goes_there_and_back(
    game: str, scenarios: tuple[str, ...], part: float, store: SaveStore, tmp_path: Path
) -> None:
    whole = finished_record("FILE", game, scenarios)
    record = Record(whole.header, whole.entries[: int(len(whole.entries) * part)])
    path = tmp_path / "game.catan"
    write_file(path, "Sunday", record)
    name, found = read_file(path)
    assert (name, found) == ("Sunday", record)
    number = import_record(store, name, found)
    assert_copied(record_of(store, number), record, over=part == 1.0)
    assert store.info(number).finished == (part == 1.0)
    if part == 1.0:
        again = tmp_path / "again.catan"
        write_file(again, store.info(number).name, record_of(store, number))
        assert again.read_bytes() == path.read_bytes()
    resumed = SavedGame.open(store, number)
    assert position(resumed.session) == position(Session.load(record))
    resumed.close()


def test_the_file_is_what_its_description_says() -> None:
    record = finished_record()
    lines = gzip.decompress(to_bytes("Sunday", record)).decode().splitlines()
    first, *entries = [json.loads(line) for line in lines]
    assert first["catan"] == 1
    assert first["name"] == "Sunday"
    assert first["program"].startswith("catanqt ")
    assert first["header"]["game"] == "classic"
    assert [entry["actor"] for entry in entries] == [entry.actor for entry in record.entries]
    assert entries[0] == {"actor": 0, "kind": "FoundSettlement", "corner": record.entries[0].action.corner}


def test_the_same_game_gives_the_same_bytes_in_any_folder_at_any_time(store: SaveStore, tmp_path: Path) -> None:
    record = finished_record()
    assert to_bytes("x", record) == to_bytes("x", Record(record.header, list(record.entries)))
    assert to_bytes("x", record) != to_bytes("y", record)
    saved = saved_game(store, 60)
    assert to_bytes("x", record_of(store, saved.id)) == to_bytes("x", saved.session.record)


PRINTABLE = st.characters(exclude_categories=("Cc", "Cs"))


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(name=st.text(PRINTABLE, min_size=1, max_size=200), players=st.lists(st.text(PRINTABLE), min_size=2, max_size=4))
def test_any_name_and_any_players_go_there_and_back(name: str, players: list[str]) -> None:
    seats = clean_seats([Seat(player) for player in players])
    header = finished_game().record.header
    record = Record(replace(header, seats=seats, options=header.options | {"colours": list(COLOURS[: len(seats)])}))
    assert from_bytes(to_bytes(name, record)) == (clean_name(name, LONGEST_GAME, "game"), record)


@pytest.mark.parametrize(
    "separator", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\n", "\r", "\x00", "\ud800"]
)
def test_whatever_can_be_written_can_be_read(separator: str) -> None:
    """Letters that end lines, and such, in names: refused at once, or there and back."""
    name = f"Sunday{separator}evening"
    record = finished_record()
    record.header = replace(record.header, seats=(Seat(name), Seat(f"{separator}")))
    try:
        data = to_bytes(name, record)
    except BadFile:
        return
    assert from_bytes(data)[1].entries == record.entries


@pytest.mark.parametrize("name", ["", "x" * 201, "x" * 5000])
def test_what_was_exported_can_be_imported_whatever_its_name(name: str, store: SaveStore, tmp_path: Path) -> None:
    """A name the file cannot hold must be refused when it is given or written, not when the file is needed."""
    saved = saved_game(store, 20, "a game")
    path = tmp_path / "game.catan"
    try:
        store.rename(saved.id, name)
        write_file(path, store.info(saved.id).name, record_of(store, saved.id))
    except ValueError:
        assert not path.exists()
        return
    assert read_file(path)[1] == saved.session.record


def test_a_file_is_replaced_only_by_a_complete_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.catan"
    write_file(path, "first", finished_record())
    before = path.read_bytes()

    def half(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(BadFile, match="No space left"):
        write_file(path, "second", finished_record())
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["game.catan"]


@pytest.mark.parametrize("where", ["no/such/folder/game.catan", ".", "folder", "x" * 300, "file/game.catan"])
def test_a_place_that_cannot_be_written_is_one_line(where: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    path = Path(where) if where == "." else tmp_path / where
    with pytest.raises(BadFile) as caught:
        write_file(path, "x", finished_record())
    assert "\n" not in str(caught.value)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "folder"]


def test_an_imported_finished_game_counts_in_the_statistics(store: SaveStore) -> None:
    session = finished_game()
    number = import_record(store, "x", finished_record())
    winner = session.rules.winner(session.game)
    assert store.info(number).winner == winner
    assert {(row["seat"], row["wins"]) for row in store.rows("wins")} == {
        (seat, int(seat == winner)) for seat in range(2)
    }
