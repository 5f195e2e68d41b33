"""Fixtures for the window: a thinker that is stopped, tables that are closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.session import Session
from catanqt.ui.controller import Table
from catanqt.ui.preferences import Preferences
from catanqt.ui.thinker import Thinker
from tests.ui.playing import MemoryPlay, patient, quick, thinking


@pytest.fixture
def preferences(qtbot: QtBot) -> Preferences:
    return quick()


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    with thinking(patient) as made:
        yield made


@pytest.fixture
def make_table(thinker: Thinker, preferences: Preferences) -> Iterator[Callable[[Header], Table]]:
    tables: list[Table] = []

    def make(header: Header) -> Table:
        tables.append(Table(MemoryPlay(Session(header)), thinker, preferences))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
