"""Saved games and files, as a person opens, renames and names them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from catanqt.rules.base.setup import FoundSettlement
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.gestures import drag_piece, wait_for_me
from tests.ui.window.window_actions import begin, entries, found, game_page, text_of


def test_saved_games_are_opened_renamed_and_thrown_away(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    found(qtbot, window)
    before = entries(window)
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    page.view.setCurrentIndex(page.model.index(0, 0))
    page.rename.trigger()
    editor = page.view.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    QTest.keyClicks(editor, "Bay of Ann")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.services.library.games()[0].name == "Bay of Ann")
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert game_page(window)
    assert entries(window)[: len(before)] == before
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    with qtbot.waitActive(window):
        window.activateWindow()  # the display of the tests forgets it when a tool tip goes
    page.view.setCurrentIndex(page.model.index(0, 0))
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not window.services.library.games())
    window.show_start()
    assert isinstance(window.page, StartPage)
    assert [game.name for game in window.services.library.games(deleted=True)] == ["Bay of Ann"]


def asked(window: MainWindow) -> QFileDialog:
    """The dialog that asks for a file."""
    (dialog,) = window.findChildren(QFileDialog)
    return dialog


def answer(window: MainWindow, path: Path) -> None:
    """Name a file in the dialog."""
    dialog = asked(window)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


def test_a_game_is_saved_over_no_file_that_was_not_named(window: MainWindow) -> None:
    """The dialog completes the name before it asks whether to replace a file."""
    begin(window)
    window.saving.ask_for_copy()
    assert asked(window).defaultSuffix() == "catan"
    assert asked(window).acceptMode() is QFileDialog.AcceptMode.AcceptSave


def test_a_game_from_a_file_goes_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    found(qtbot, window)
    before = entries(window)
    window.saving.ask_for_copy()
    assert [Path(name).name for name in asked(window).selectedFiles()] == ["Harbour.catan"]
    answer(window, tmp_path / "mine.catan")
    window.show_start()
    [mine] = window.services.library.games()
    window.services.library.delete(mine.id)
    window.imports.ask()
    answer(window, tmp_path / "mine.catan")
    qtbot.waitUntil(lambda: window.controller is not None)
    assert entries(window)[: len(before)] == before
    assert text_of(window) == ""
    assert len(window.services.library.games()) == 1


@pytest.mark.parametrize("content", [b"", b"not a game", b"\x00\xff" * 400, b'{"format": "catan", "entries": 3}'])
def test_a_broken_file_is_named_and_nothing_is_lost(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    page = begin(window)
    found(qtbot, window)
    before = entries(window)
    (tmp_path / "bad.catan").write_bytes(content)
    window.open_path(tmp_path / "bad.catan")
    window.open_path(tmp_path / "missing.catan")
    window.open_path(tmp_path)
    qtbot.waitUntil(lambda: not window.imports.opener.busy)
    assert window.page is page
    said = text_of(window)
    assert len(said) > 15
    assert "\n" not in said
    assert "Traceback" not in said
    assert entries(window)[: len(before)] == before
    assert len(window.services.library.games()) == 1
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert isinstance(entries(window)[-1].action, FoundSettlement)
