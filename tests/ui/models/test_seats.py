"""The seats of a new game: a table that keeps colours apart and remembers who went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.ui.models.new_game_settings import AgentChoices, first_choice
from catanqt.ui.models.seats import Column, SeatsModel

CAST = AgentChoices(("easy", "medium", "hard"), ("balanced", "trader"))


@pytest.fixture
def seats(qtbot: QtBot) -> Iterator[SeatsModel]:
    model = SeatsModel(first_choice(CAST, "Ann", "TEST").seats, 4, CAST)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield model
    tester.deleteLater()


def put(seats: SeatsModel, row: int, column: Column, value: Any) -> bool:
    return seats.setData(seats.index(row, column), value)


def colours(seats: SeatsModel) -> list[str]:
    return [seats.index(row, Column.COLOUR).data(Qt.ItemDataRole.EditRole) for row in range(seats.rowCount())]


def test_it_shows_words(seats: SeatsModel) -> None:
    assert [seats.index(0, column).data() for column in Column] == ["Ann", "Blue", "Human", "", "", "None", ""]
    assert [seats.index(1, column).data() for column in list(Column)[1:]] == [
        "Red",
        "Computer",
        "Medium",
        "Trader",
        "None",
        "",
    ]
    head = [seats.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert head == ["Name", "Colour", "Played by", "Strength", "Temperament", "Handicap", "Character"]


def test_a_character_sits_at_one_place_under_its_own_name(seats: SeatsModel) -> None:
    before = seats.seat(1).name
    assert put(seats, 1, Column.CHARACTER, "freya")
    assert (seats.seat(1).name, seats.seat(1).player) == ("Freya", "skill:60/fighter/freya")
    assert not put(seats, 1, Column.NAME, "Bob")
    assert not seats.flags(seats.index(1, Column.LEVEL)) & Qt.ItemFlag.ItemIsEnabled
    assert put(seats, 0, Column.CHARACTER, "freya")
    assert [(seat.name == "Freya", seat.character, seat.human) for seat in seats.seats[:2]] == [
        (True, "freya", False),
        (False, "", False),
    ]
    assert put(seats, 0, Column.CHARACTER, "")
    assert seats.seat(0).name not in ("Freya", "", before, seats.seat(1).name)
    assert not put(seats, 0, Column.CHARACTER, "nobody")


def test_a_person_takes_the_place_of_a_character(seats: SeatsModel) -> None:
    put(seats, 2, Column.CHARACTER, "oda")
    assert put(seats, 2, Column.HUMAN, True)
    assert (seats.seat(2).player, seats.seat(2).character) == ("human", "")
    assert seats.seat(2).name != "Oda"


def test_a_taken_colour_is_swapped(seats: SeatsModel) -> None:
    changed: list[int] = []
    seats.dataChanged.connect(lambda first, last, roles: changed.append(first.row()))
    assert colours(seats) == ["blue", "red", "white", "orange"]
    assert put(seats, 0, Column.COLOUR, "white")
    assert colours(seats) == ["white", "red", "blue", "orange"]
    assert changed == [2, 0]
    assert put(seats, 0, Column.COLOUR, "violet")
    assert colours(seats) == ["violet", "red", "blue", "orange"]


def test_the_colour_of_a_seat_that_is_away_is_swapped_too(seats: SeatsModel) -> None:
    seats.set_players(3)
    put(seats, 0, Column.COLOUR, "orange")
    seats.set_players(4)
    assert sorted(colours(seats)) == ["blue", "orange", "red", "white"]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        (Column.COLOUR, "pink"),
        (Column.LEVEL, "genius"),
        (Column.TEMPER, ""),
        (Column.HUMAN, 1),
        (Column.NAME, None),
    ],
)
def test_a_value_it_cannot_have_is_refused(seats: SeatsModel, column: Column, value: Any) -> None:
    before = seats.seats
    assert not put(seats, 1, column, value)
    assert not seats.setData(QModelIndex(), value)
    assert seats.seats == before


def test_level_and_temperament_are_for_agents_only(seats: SeatsModel) -> None:
    def can(row: int, column: Column) -> bool:
        return bool(seats.index(row, column).flags() & Qt.ItemFlag.ItemIsEnabled)

    assert not can(0, Column.LEVEL)
    assert can(1, Column.LEVEL)
    put(seats, 0, Column.HUMAN, False)
    assert can(0, Column.LEVEL)
    assert put(seats, 0, Column.LEVEL, "hard")
    assert seats.seat(0).player == "hard/balanced"
    put(seats, 0, Column.HUMAN, True)
    assert seats.seat(0).player == "human"


def test_seats_come_back_as_they_were(seats: SeatsModel) -> None:
    put(seats, 1, Column.LEVEL, "hard")
    gone = seats.seat(1)
    seats.remove(1)
    assert seats.rowCount() == 3
    seats.add()
    assert seats.seat(3) == gone
    seats.set_players(2)
    seats.set_players(9)
    assert seats.rowCount() == 4


def test_a_seat_that_comes_back_finds_its_name_taken(seats: SeatsModel) -> None:
    name = seats.seat(3).name
    seats.set_players(3)
    put(seats, 0, Column.NAME, name)
    seats.set_players(4)
    assert len({seat.name for seat in seats.seats}) == 4


def test_places_are_changed(seats: SeatsModel) -> None:
    names = [seat.name for seat in seats.seats]
    seats.move(0, 2)
    assert [seat.name for seat in seats.seats] == [names[1], names[2], names[0], names[3]]
    seats.move(2, 0)
    seats.move(0, -1)
    seats.move(3, 4)
    assert [seat.name for seat in seats.seats] == names
