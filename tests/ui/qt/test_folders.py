"""Dialogs for files begin where people keep such files, never in the folder of the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.charts.export import ask_where
from catanqt.ui.pages.saves.files import ask_for_file, ask_where_to
from catanqt.ui.pages.snapshot import ask_for_photo

Ask = Callable[[QWidget], object]
ASKED: dict[str, tuple[Ask, str]] = {
    "open": (lambda parent: ask_for_file(parent, "Open", print), "Documents"),
    "save": (lambda parent: ask_where_to(parent, "Save", "game", print), "Documents"),
    "photo": (lambda parent: ask_for_photo(parent, print), "Pictures"),
    "chart": (lambda parent: ask_where(parent, "Chart", "chart", "png", print), "Pictures"),
    "table": (lambda parent: ask_where(parent, "Table", "table", "csv", print), "Documents"),
}


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("name", ASKED)
def test_dialogs_begin_in_documents_or_pictures(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, there: bool
) -> None:
    """Or at home, where the system has no such folder."""
    for folder in ("Documents", "Pictures") if there else ():
        (tmp_path / folder).mkdir()
    places = QStandardPaths.StandardLocation
    names = {places.DocumentsLocation: "Documents", places.PicturesLocation: "Pictures"}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(tmp_path / names[place]))
    monkeypatch.setattr(QDir, "homePath", lambda: str(tmp_path))
    parent = QWidget()
    qtbot.addWidget(parent)
    ask, folder = ASKED[name]
    ask(parent)
    dialog = parent.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.directory().absolutePath()) == (tmp_path / folder if there else tmp_path)
    dialog.close()
