"""The saved games as a list: read lazily, renamed in place, thrown away and fetched back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.ui.models.saves import INFO, KEPT, RULES, SEATS, SavesModel, SeatInfo
from catanqt.ui.play.library import GameInfo
from tests.ui.helpers.fake_library import FakeLibrary, picture

Role = Qt.ItemDataRole


@pytest.fixture
def fake_library() -> FakeLibrary:
    fake_library = FakeLibrary()
    fake_library.put("Monday", players=("Ann", "Oda", "Kofi"), points=(2, 5, 3), turn=8)
    fake_library.put("Tuesday", scenarios=("soccer-fever",), picture=picture())
    fake_library.put("Wednesday", game="junior", players=("Ann", "Kofi"), finished=True, winner=1)
    return fake_library


@pytest.fixture
def saves(fake_library: FakeLibrary, qtbot: QtBot) -> Iterator[SavesModel]:
    model = SavesModel(fake_library)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.refresh()
    yield model
    tester.deleteLater()


def names(saves: SavesModel) -> list[str]:
    return [saves.index(row).data() for row in range(saves.rowCount())]


def row(saves: SavesModel, name: str) -> QModelIndex:
    return saves.index(names(saves).index(name))


def test_a_row_tells_its_house_rules(saves: SavesModel, fake_library: FakeLibrary) -> None:
    fake_library.put("At home", options=(("goal", 12), ("open_hands", True)))
    saves.refresh()
    at_home = row(saves, "At home")
    assert at_home.data(RULES) == ["Points to win: 12", "Open hands: Yes"]
    assert "Points to win: 12; Open hands: Yes" in at_home.data(Role.AccessibleTextRole)
    assert row(saves, "Monday").data(RULES) == []


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


def test_pictures_are_read_when_looked_at_and_then_kept(fake_library: FakeLibrary, qtbot: QtBot) -> None:
    saves = SavesModel(fake_library)  # without the tester, who looks at everything
    saves.refresh()
    assert fake_library.thumbnails_read == 0
    assert not row(saves, "Tuesday").data(Role.DecorationRole).isNull()
    assert row(saves, "Monday").data(Role.DecorationRole).isNull()
    row(saves, "Tuesday").data(Role.DecorationRole)
    assert fake_library.thumbnails_read == 2


def test_a_picture_that_is_none_is_none(saves: SavesModel, fake_library: FakeLibrary) -> None:
    fake_library.set_thumbnail(row(saves, "Monday").data(INFO).id, b"no picture at all")
    saves.refresh()
    assert row(saves, "Monday").data(Role.DecorationRole).isNull()


def test_rename_in_place(saves: SavesModel, fake_library: FakeLibrary) -> None:
    monday = row(saves, "Monday")
    assert monday.flags() & Qt.ItemFlag.ItemIsEditable
    assert saves.setData(monday, "  Sunday \n evening ")
    assert names(saves) == ["Wednesday", "Tuesday", "Sunday evening"]
    assert fake_library.info(1).name == "Sunday evening"
    assert not saves.setData(monday, "   ")
    assert not saves.setData(monday, "Sunday evening")
    assert not saves.setData(QModelIndex(), "x")


def test_delete_and_fetch_back(saves: SavesModel, fake_library: FakeLibrary) -> None:
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


def test_purge_empties_the_bin_only(saves: SavesModel, fake_library: FakeLibrary) -> None:
    saves.delete(1)
    saves.bin = True
    saves.refresh()
    assert saves.purge()
    assert saves.rowCount() == 0
    assert len(fake_library.games()) == 2


def test_duplicate(saves: SavesModel) -> None:
    copy = saves.duplicate(2)
    assert copy == 4
    assert names(saves)[0] == "Tuesday (copy)"
    assert saves.row_of(4) == 0
    assert saves.row_of(99) == -1


def test_what_fails_is_told_and_changes_nothing(fake_library: FakeLibrary, qtbot: QtBot) -> None:
    saves = SavesModel(fake_library)
    saves.refresh()
    told: list[str] = []
    saves.failed.connect(told.append)
    fake_library.broken = "the disk is full"
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
    fake_library = FakeLibrary()
    for number in range(10_000):
        fake_library.put(f"Game {number}", picture=b"")
    saves = SavesModel(fake_library)
    saves.refresh()
    for place in range(0, 10_000, 1000):
        saves.index(place).data()
    assert fake_library.thumbnails_read == 0
    for place in range(KEPT + 50):
        saves.index(place).data(Role.DecorationRole)
    read = fake_library.thumbnails_read
    saves.index(KEPT + 49).data(Role.DecorationRole)
    assert fake_library.thumbnails_read == read
    saves.index(0).data(Role.DecorationRole)
    assert fake_library.thumbnails_read == read + 1, "only the latest are kept"
