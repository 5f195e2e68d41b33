"""The saved games, as a person handles them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from catanqt.rules.catalog import ruleset
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.pages.thumbnail import THUMBNAIL, is_in_paint, render_file
from catanqt.ui.play.library import Moment
from catanqt.ui.theme.theme import Theme, make_theme
from tests.ui.helpers.controllers import header
from tests.ui.helpers.fake_library import FakeLibrary, picture

Show = Callable[..., Any]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def fake_library() -> FakeLibrary:
    fake_library = FakeLibrary()
    fake_library.put("Atoll", players=("Ann", "Oda", "Kofi"), points=(2, 5, 3), turn=8)
    fake_library.put("Bay", scenarios=("soccer-fever",), picture=picture())
    fake_library.put("Cove", game="junior", players=("Ann", "Kofi"), finished=True, winner=1, points=(4, 7))
    return fake_library


class Visit:
    """A person at the page."""

    def __init__(self, page: SavesPage, qtbot: QtBot) -> None:
        self.page, self.qtbot = page, qtbot
        self.opened: list[int] = []
        self.backs: list[bool] = []
        page.opened.connect(self.opened.append)
        page.back.connect(lambda: self.backs.append(True))

    @property
    def names(self) -> list[str]:
        model = self.page.model
        return [model.index(row).data() for row in range(model.rowCount())]

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, LEFT)

    def row(self, name: str) -> QPoint:
        index = self.page.model.index(self.names.index(name))
        return self.page.view.visualRect(index).center()

    def choose(self, name: str) -> None:
        self.qtbot.mouseClick(self.page.view.viewport(), LEFT, pos=self.row(name))

    def press(self, key: Qt.Key) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        self.qtbot.keyClick(focused, key)

    def do(self, text: str) -> None:
        """Press the button of this name beside the list, or in the bar."""
        found = [one for one in self.page.findChildren(QPushButton) if one.text() == text and one.isVisible()]
        assert len(found) == 1, text
        self.click(found[0])

    def search(self, words: str) -> None:
        self.page.head.search.clear()
        self.qtbot.keyClicks(self.page.head.search, words)
        self.qtbot.waitUntil(lambda: self.page.model.search == words)


@pytest.fixture
def visit(theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot) -> Visit:
    return Visit(shown(SavesPage(theme, fake_library)), qtbot)


def test_the_latest_game_is_chosen_and_enter_opens_it(visit: Visit) -> None:
    assert visit.names == ["Cove", "Bay", "Atoll"]
    assert visit.page.details.name.text() == "Cove"
    visit.press(Qt.Key.Key_Return)
    assert visit.opened == [3]


def test_arrows_choose(visit: Visit) -> None:
    visit.press(Qt.Key.Key_Down)
    visit.press(Qt.Key.Key_Down)
    assert visit.page.details.name.text() == "Atoll"
    assert visit.page.details.told.text().startswith("Classic\nTurn 8: Oda\nBegun: ")
    visit.press(Qt.Key.Key_Enter)
    assert visit.opened == [1]


def test_a_double_click_opens(visit: Visit) -> None:
    visit.choose("Bay")
    visit.qtbot.mouseDClick(visit.page.view.viewport(), LEFT, pos=visit.row("Bay"))
    assert visit.opened == [2]


def test_open_by_button(visit: Visit) -> None:
    visit.choose("Atoll")
    visit.do("Open")
    assert visit.opened == [1]


def test_search(visit: Visit) -> None:
    visit.search("oda")
    assert visit.names == ["Bay", "Atoll"]
    visit.search("xyz")
    assert visit.names == []
    assert visit.page.view.empty == "Nothing found for “xyz”."
    assert not visit.page.open.isEnabled()
    visit.press(Qt.Key.Key_Escape)
    visit.qtbot.waitUntil(lambda: len(visit.names) == 3)
    assert not visit.backs
    visit.press(Qt.Key.Key_Escape)
    assert visit.backs


def test_find_by_key_and_enter_goes_to_the_list(visit: Visit) -> None:
    visit.qtbot.keySequence(visit.page.view, QKeySequence(QKeySequence.StandardKey.Find))
    assert visit.page.head.search.hasFocus()
    visit.qtbot.keyClicks(visit.page.head.search, "bay")
    visit.press(Qt.Key.Key_Return)
    assert visit.page.view.hasFocus()
    visit.press(Qt.Key.Key_Return)
    assert visit.opened == [2]


def test_sort(visit: Visit) -> None:
    visit.choose("Bay")
    visit.page.head.sort.setFocus()
    for _ in range(2):
        visit.press(Qt.Key.Key_Down)
    assert visit.names == ["Atoll", "Bay", "Cove"]
    assert visit.page.details.name.text() == "Bay", "what was chosen stays chosen"


def test_rename_in_place(visit: Visit, fake_library: FakeLibrary) -> None:
    visit.choose("Bay")
    visit.press(Qt.Key.Key_F2)
    editor = visit.page.view.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Bay"
    visit.qtbot.keyClicks(editor, "Lagoon")
    visit.qtbot.keyClick(editor, Qt.Key.Key_Return)
    visit.qtbot.waitUntil(lambda: fake_library.info(2).name == "Lagoon")
    assert visit.page.details.name.text() == "Lagoon"
    assert not visit.opened


def test_rename_by_button_and_escape_leaves_it(visit: Visit, fake_library: FakeLibrary) -> None:
    visit.choose("Bay")
    visit.do("Rename")
    editor = visit.page.view.findChild(QLineEdit)
    assert editor is not None
    visit.qtbot.keyClicks(editor, "Lagoon")
    visit.qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert fake_library.info(2).name == "Bay"
    assert not visit.backs


def test_rename_pressed_twice_opens_one_field(visit: Visit) -> None:
    """Qt would warn of the second, which fails this test."""
    visit.choose("Bay")
    visit.page.rename.trigger()
    visit.page.rename.trigger()
    assert len(visit.page.view.findChildren(QLineEdit)) == 1


def test_duplicate(visit: Visit) -> None:
    visit.choose("Bay")
    visit.do("Duplicate")
    assert visit.names == ["Bay (copy)", "Cove", "Bay", "Atoll"]
    assert visit.page.details.name.text() == "Bay (copy)"


def test_delete_and_undo(visit: Visit, fake_library: FakeLibrary) -> None:
    visit.choose("Bay")
    visit.press(Qt.Key.Key_Delete)
    assert visit.names == ["Cove", "Atoll"]
    assert visit.page.bar.text == "“Bay” was moved to the bin."
    assert visit.page.details.name.text() == "Atoll", "the next one is chosen"
    visit.do("Undo")
    assert visit.names == ["Cove", "Bay", "Atoll"]
    assert visit.page.details.name.text() == "Bay"
    assert visit.page.bar.text == ""


def test_deleting_everything_leaves_a_sentence(visit: Visit) -> None:
    for _ in range(3):
        visit.do("Delete")
    assert visit.names == []
    assert visit.page.view.empty.startswith("No saved games yet")
    assert visit.page.details.told.text() == "Choose a game to see its details."
    visit.press(Qt.Key.Key_Return)
    visit.page.view.setFocus()
    visit.press(Qt.Key.Key_Delete)
    assert not visit.opened


def test_fetch_back_from_the_bin(visit: Visit) -> None:
    visit.choose("Bay")
    visit.do("Delete")
    visit.click(visit.page.head.bin)
    assert visit.names == ["Bay"]
    visit.press(Qt.Key.Key_Return)
    visit.page.view.setFocus()
    visit.press(Qt.Key.Key_Return)
    visit.press(Qt.Key.Key_F2)
    assert not visit.opened, "a deleted game is not played"
    assert visit.page.view.findChild(QLineEdit) is None
    visit.do("Restore")
    assert visit.names == []
    assert visit.page.bar.text == "“Bay” is back among your saved games."
    visit.click(visit.page.head.kept)
    assert visit.names == ["Cove", "Bay", "Atoll"]


def test_emptying_the_bin_asks_first(visit: Visit, fake_library: FakeLibrary) -> None:
    visit.choose("Bay")
    visit.do("Delete")
    assert not visit.page.empty_bin.isVisible()
    visit.click(visit.page.head.bin)
    visit.do("Empty the bin")
    assert visit.page.bar.text == "Delete 1 game for good? This cannot be undone."
    visit.do("Cancel")
    assert 2 in fake_library.games_
    visit.do("Empty the bin")
    visit.do("Delete for good")
    assert 2 not in fake_library.games_
    assert visit.page.view.empty == "The bin is empty."
    assert len(fake_library.games()) == 2


def test_export(visit: Visit, fake_library: FakeLibrary, tmp_path: Path) -> None:
    visit.choose("Atoll")
    visit.do("Export")
    dialog = visit.page.findChild(QFileDialog)
    assert dialog is not None
    assert [Path(name).name for name in dialog.selectedFiles()] == ["Atoll.catan"]
    dialog.fileSelected.emit(str(tmp_path / "x.catan"))
    dialog.close()
    assert fake_library.exported == [(1, tmp_path / "x.catan")]
    assert visit.page.bar.text == "Exported to x.catan."


def test_import(visit: Visit, fake_library: FakeLibrary, tmp_path: Path) -> None:
    told = header()
    fake_library.moments[4] = Moment(told, ruleset("classic").new_game(told))
    visit.click(visit.page.head.bin)
    visit.click(visit.page.import_)
    dialog = visit.page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "Delta.catan"))
    dialog.close()
    visit.qtbot.waitUntil(lambda: visit.names == ["Delta", "Cove", "Bay", "Atoll"])
    assert visit.page.details.name.text() == "Delta"
    assert QImage.fromData(fake_library.pictures[4]).size().toTuple() == (480, 320)
    assert visit.page.bar.text == "Delta.catan was imported."


def test_a_file_is_dropped(visit: Visit, fake_library: FakeLibrary) -> None:
    told = header()
    fake_library.moments[4] = Moment(told, ruleset("classic").new_game(told))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/somewhere/Drop.catan"), QUrl.fromLocalFile("/somewhere/else.txt")])
    where, action, none = QPointF(100, 100), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), action, data, LEFT, none)
    QApplication.sendEvent(visit.page, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(visit.page, QDropEvent(where, action, data, LEFT, none))
    visit.qtbot.waitUntil(lambda: visit.names[0] == "Drop")


def test_what_fails_is_said_in_the_bar(visit: Visit, fake_library: FakeLibrary, tmp_path: Path) -> None:
    fake_library.broken = "the disk is full"
    visit.do("Delete")
    assert visit.page.bar.text == "the disk is full"
    visit.page.import_file(tmp_path / "x.catan")
    visit.qtbot.waitUntil(lambda: visit.page.bar.text == "x.catan was not imported: the disk is full")
    visit.page.export_file(1, tmp_path / "x.catan")
    assert visit.page.bar.text == "The game was not exported: the disk is full"
    assert visit.names == ["Cove", "Bay", "Atoll"]


def test_the_menu_of_a_row_offers_the_same(visit: Visit) -> None:
    shown = [action.text() for action in visit.page.view.actions() if action.isVisible()]
    assert shown == ["Open", "Rename", "Duplicate", "Export", "Delete"]
    visit.click(visit.page.head.bin)
    assert [action.text() for action in visit.page.view.actions() if action.isVisible()] == ["Restore"]


def test_back(visit: Visit) -> None:
    visit.click(visit.page.way_back)
    assert visit.backs


def test_ten_thousand_games(theme: Theme, shown: Show, qtbot: QtBot) -> None:
    fake_library, one = FakeLibrary(), picture()
    for number in range(10_000):
        fake_library.put(f"Game {number}", picture=one)
    page = shown(SavesPage(theme, fake_library))
    qtbot.waitExposed(page)
    assert fake_library.thumbnails_read < 40, "only what is in sight is read"
    page.view.scrollToBottom()
    page.view.repaint()
    assert fake_library.thumbnails_read < 80


@pytest.mark.parametrize("size", [(1024, 660), (1280, 780), (1600, 980)])
def test_it_fits(theme: Theme, fake_library: FakeLibrary, shown: Show, size: tuple[int, int]) -> None:
    fake_library.rename(3, "A very long name of a game that goes on and on and does not want to end anywhere soon")
    page = shown(SavesPage(theme, fake_library), size)
    assert page.size().toTuple() == size
    assert page.details.geometry().right() <= page.width()
    assert not page.view.geometry().isEmpty()


def test_it_is_laid_out_in_a_window_that_is_there_already(
    theme: Theme, fake_library: FakeLibrary, swapped_in: Show
) -> None:
    page = swapped_in(SavesPage(theme, fake_library))
    assert page.way_back.geometry().left() >= 32
    assert page.details.width() > 300


def test_pictures_of_another_theme_are_painted_again(qtbot: QtBot, fake_library: FakeLibrary, shown: Show) -> None:
    """In the list and beside it; a game that cannot be opened keeps what it has."""
    told = header(players=("human", "patient", "patient"), board="beginner")
    game = ruleset("classic").new_game(told)
    by_day, by_night = make_theme(), make_theme(dark=True)
    bright, old = render_file(told, game, by_day, THUMBNAIL), fake_library.pictures[2]
    dune = fake_library.put("Dune", picture=bright, moment=Moment(told, game))
    shown(SavesPage(by_day, fake_library))
    qtbot.wait(50)
    assert fake_library.pictures[dune] == bright, "what is in the paint of today is left alone"
    page = shown(SavesPage(by_night, fake_library))
    qtbot.waitUntil(lambda: fake_library.pictures[dune] != bright)
    assert is_in_paint(fake_library.pictures[dune], by_night)
    assert not is_in_paint(fake_library.pictures[dune], by_day)
    qtbot.wait(50)
    assert fake_library.pictures[2] == old
    row = page.model.index(page.model.row_of(dune))
    sea = row.data(Qt.ItemDataRole.DecorationRole).toImage().pixelColor(4, 4)
    assert sea.lightness() < QImage.fromData(bright).pixelColor(4, 4).lightness()
