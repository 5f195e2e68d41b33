"""Whatever the import accepts can be opened, shown and left; whatever lies in the database, the list shows the rest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.storage.catanfile import BadFile, from_bytes, to_bytes
from catanqt.storage.store import SaveStore
from catanqt.ui.models.saves import READABLE
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.window.main_window import MainWindow
from tests.storage.helpers.mutations import packed, unpack
from tests.storage.helpers.short_games import finished_record, saved_game
from tests.ui.fuzz.hostile_files import HOSTILE, open_files

FILES = 2000
CHUNKS = 8


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whatever_the_import_accepts_can_be_opened(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, chunk: int
) -> None:
    outcome = open_files(window, FILES // CHUNKS, f"hostile/{chunk}", tmp_path)
    assert outcome.failures == {}
    assert outcome.files == FILES // CHUNKS
    assert outcome.opened >= FILES // CHUNKS // 4


@pytest.mark.parametrize("place", ["ui.board.hex_layout.HexLayout.paint", "ui.pages.game.page.GamePage._show_words"])
def test_what_goes_wrong_in_the_window_is_noticed(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(f"catanqt.{place}", lambda *_: 1 / 0)
    outcome = open_files(window, 12, "hostile", tmp_path)
    assert any("ZeroDivisionError" in failure for failure in outcome.failures)
    assert list(tmp_path.glob("failed-*.catan"))


def changed_file(**options: Any) -> bytes:
    lines = unpack(to_bytes("Sunday", finished_record())).split("\n")
    first = json.loads(lines[0])
    first["header"]["options"].update(options)
    return packed(json.dumps(first) + "\n")


def test_colours_that_are_lists_are_refused() -> None:
    with pytest.raises(BadFile, match="colours"):
        from_bytes(changed_file(colours=[["blue"], ["red"], ["white"], ["orange"]]))


def test_a_harbour_inland_is_refused() -> None:
    lines = unpack(to_bytes("Sunday", finished_record())).split("\n")
    first = json.loads(lines[0])
    first["header"]["board"]["harbours"][0]["edge"] = 35
    with pytest.raises(BadFile, match="coast"):
        from_bytes(packed(json.dumps(first) + "\n"))


COLUMNS = (
    "thumbnail",
    "copied",
    "finished",
    "name",
    "game",
    "scenarios",
    "players",
    "header",
    "created",
    "changed",
    "turn",
    "points",
    "winner",
)
VALUES = [*(json.dumps(value) for value in HOSTILE), "{", "", b"\xff\xfe", 2**62, -1, 1.5]


@pytest.mark.parametrize("column", COLUMNS)
def test_a_damaged_row_hides_no_other_game(qtbot: QtBot, window: MainWindow, store: SaveStore, column: str) -> None:
    good = saved_game(store, 30)
    good.close()
    bad = saved_game(store, 20)
    bad.close()
    for value in VALUES[::3]:  # the first page looks closely at the latest game alone
        store.db.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, bad.id))
        store.db.conn.commit()
        window.show_start()
        assert isinstance(window.page, StartPage)
        assert window.page.problem == ""
        qtbot.wait(1)  # the pages that were left go
    for value in VALUES:  # one row for each value, so that one visit shows them all
        copy = store.duplicate(good.id, "a copy")
        store.db.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, copy))
    store.db.conn.commit()
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    assert page.model.rowCount() == 2 + len(VALUES)
    page.view.resize(page.view.width(), 100 * page.model.rowCount())
    window.grab()
    page.view.grab()
    for row in range(page.model.rowCount()):
        assert page.model.data(page.model.index(row), Qt.ItemDataRole.AccessibleTextRole)
    assert page.model.readable(good.id)
    window.show_statistics()
    window.grab()


def test_an_unreadable_game_is_listed_exported_and_deleted(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path
) -> None:
    game = saved_game(store, 20)
    game.close()
    store.db.execute("UPDATE games SET header = ? WHERE id = ?", ('{"game": "classic"}', game.id))
    store.db.conn.commit()
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    index = page.model.index(0)
    assert not index.data(READABLE)
    assert "cannot be read" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "cannot be read" in page.details.told.text()
    assert [action.isEnabled() for action in (page.open, page.rename, page.duplicate)] == [False] * 3
    assert page.export.isEnabled()
    page.export_file(game.id, tmp_path / "rest.catan")
    text = unpack((tmp_path / "rest.catan").read_bytes())
    assert len(text.splitlines()) == 21
    assert "FoundSettlement" in text
    with pytest.raises(BadFile):
        from_bytes((tmp_path / "rest.catan").read_bytes())
    page.view.wanted.emit()
    assert window.page is page, "Enter does not open it either"
    page.delete.trigger()
    assert page.model.rowCount() == 0
