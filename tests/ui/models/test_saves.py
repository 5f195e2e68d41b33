"""The saved games as a list: read lazily, renamed in place, thrown away and fetched back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.ui.models.saves import INFO, KEPT, SEATS, SavesModel, SeatInfo
from catanqt.ui.play.library import GameInfo
from tests.ui.helpers.fake_library import Shelf, picture

Role = Qt.ItemDataRole


@pytest.fixture
def shelf() -> Shelf:
    shelf = Shelf()
    shelf.put("Monday", players=("Ann", "Oda", "Kofi"), points=(2, 5, 3), turn=8)
    shelf.put("Tuesday", scenarios=("soccer-fever",), picture=picture())
    shelf.put("Wednesday", game="junior", players=("Ann", "Kofi"), finished=True, winner=1)
    return shelf


@pytest.fixture
def saves(shelf: Shelf, qtbot: QtBot) -> Iterator[SavesModel]:
    model = SavesModel(shelf)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.refresh()
    yield model
    tester.deleteLater()


def names(saves: SavesModel) -> list[str]:
    return [saves.index(row).data() for row in range(saves.rowCount())]


def row(saves: SavesModel, name: str) -> QModelIndex:
    return saves.index(names(saves).index(name))


def test_the_newest_game_is_the_first(saves: SavesModel) -> None:
    assert names(saves) == ["Wednesday", "Tuesday", "Monday"]


def test_finding_and_sorting(saves: SavesModel) -> None:
    saves.order = "name"
    saves.refresh()
    assert names(saves) == ["Monday", "Tuesday", "Wednesday"]
    saves.search = "mond"
    saves.refresh()
    assert names(saves) == ["Monday"]


def test_a_row_knows_its_seats(saves: SavesModel) -> None:
    monday = row(saves, "Monday")
    assert monday.data(SEATS) == [SeatInfo("Ann", "blue", 2), SeatInfo("Oda", "red", 5), SeatInfo("Kofi", "white", 3)]
    info: GameInfo = monday.data(INFO)
    assert info.turn == 8
    assert row(saves, "Wednesday").data(SEATS)[0] == SeatInfo("Ann", "blue", None)


def test_a_row_is_told_in_one_sentence(saves: SavesModel) -> None:
    told = row(saves, "Monday").data(Role.AccessibleTextRole)
    assert told.startswith("Monday: Classic, Turn 8: Oda; points: Ann 2, Oda 5, Kofi 3; last played ")
    assert "Kofi won" in row(saves, "Wednesday").data(Role.AccessibleTextRole)
    assert "Just begun; points: none yet" in row(saves, "Tuesday").data(Role.AccessibleTextRole)


def test_pictures_are_read_when_looked_at_and_then_kept(shelf: Shelf, qtbot: QtBot) -> None:
    saves = SavesModel(shelf)  # without the tester, who looks at everything
    saves.refresh()
    assert shelf.thumbnails_read == 0
    assert not row(saves, "Tuesday").data(Role.DecorationRole).isNull()
    assert row(saves, "Monday").data(Role.DecorationRole).isNull()
    row(saves, "Tuesday").data(Role.DecorationRole)
    assert shelf.thumbnails_read == 2


def test_a_picture_that_is_none_is_none(saves: SavesModel, shelf: Shelf) -> None:
    shelf.set_thumbnail(row(saves, "Monday").data(INFO).id, b"no picture at all")
    saves.refresh()
    assert row(saves, "Monday").data(Role.DecorationRole).isNull()


def test_rename_in_place(saves: SavesModel, shelf: Shelf) -> None:
    monday = row(saves, "Monday")
    assert monday.flags() & Qt.ItemFlag.ItemIsEditable
    assert saves.setData(monday, "  Sunday \n evening ")
    assert names(saves) == ["Wednesday", "Tuesday", "Sunday evening"]
    assert shelf.info(1).name == "Sunday evening"
    assert not saves.setData(monday, "   ")
    assert not saves.setData(monday, "Sunday evening")
    assert not saves.setData(QModelIndex(), "x")


def test_delete_and_fetch_back(saves: SavesModel, shelf: Shelf) -> None:
    assert saves.delete(1)
    assert names(saves) == ["Wednesday", "Tuesday"]
    saves.bin = True
    saves.refresh()
    assert names(saves) == ["Monday"]
    assert not saves.index(0).flags() & Qt.ItemFlag.ItemIsEditable
    assert saves.undelete(1)
    assert names(saves) == []
    saves.bin = False
    saves.refresh()
    assert names(saves) == ["Wednesday", "Tuesday", "Monday"]
    saves.delete(2)
    saves.undelete(2)
    assert names(saves) == ["Wednesday", "Tuesday", "Monday"]


def test_purge_empties_the_bin_only(saves: SavesModel, shelf: Shelf) -> None:
    saves.delete(1)
    saves.bin = True
    saves.refresh()
    assert saves.purge()
    assert saves.rowCount() == 0
    assert len(shelf.games()) == 2


def test_duplicate(saves: SavesModel) -> None:
    copy = saves.duplicate(2)
    assert copy == 4
    assert names(saves)[0] == "Tuesday (copy)"
    assert saves.row_of(4) == 0
    assert saves.row_of(99) == -1


def test_what_fails_is_told_and_changes_nothing(shelf: Shelf, qtbot: QtBot) -> None:
    saves = SavesModel(shelf)
    saves.refresh()
    told: list[str] = []
    saves.failed.connect(told.append)
    shelf.broken = "the disk is full"
    assert not saves.setData(saves.index(0), "new")
    assert not saves.delete(1)
    assert not saves.undelete(1)
    assert not saves.purge()
    assert saves.duplicate(1) is None
    assert saves.index(0).data(Role.DecorationRole).isNull()
    assert names(saves) == ["Wednesday", "Tuesday", "Monday"]
    saves.refresh()
    assert names(saves) == []
    assert told == ["the disk is full"] * 7


def test_ten_thousand_games_are_listed_without_their_pictures(qtbot: QtBot) -> None:
    shelf = Shelf()
    for number in range(10_000):
        shelf.put(f"Game {number}", picture=b"")
    saves = SavesModel(shelf)
    saves.refresh()
    for place in range(0, 10_000, 1000):
        saves.index(place).data()
    assert shelf.thumbnails_read == 0
    for place in range(KEPT + 50):
        saves.index(place).data(Role.DecorationRole)
    read = shelf.thumbnails_read
    saves.index(KEPT + 49).data(Role.DecorationRole)
    assert shelf.thumbnails_read == read
    saves.index(0).data(Role.DecorationRole)
    assert shelf.thumbnails_read == read + 1, "only the latest are kept"
