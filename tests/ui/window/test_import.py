"""Files that are opened and imported while the window goes on."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.storage.catanfile import write_file
from catanqt.storage.saved_game import record_of
from catanqt.storage.store import SaveStore
from catanqt.ui.pages.import_progress import DELAY, ImportProgress
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.window.main_window import MainWindow
from tests.storage.helpers.long_game import long_game
from tests.storage.helpers.short_games import closed_game, finished_record
from tests.ui.helpers.gestures import click
from tests.ui.window.window_actions import begin, entries, text_of


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("files") / "Long <b>game.catan"
    write_file(path, "Long", long_game(30_000).record)
    return path


@pytest.fixture
def small_file(tmp_path: Path) -> Path:
    write_file(tmp_path / "Small.catan", "Small", finished_record())
    return tmp_path / "Small.catan"


def shown(window: MainWindow) -> ImportProgress | None:
    return next((panel for panel in window.findChildren(ImportProgress) if panel.isVisible()), None)


def readers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "import"]


def test_the_window_goes_on_while_a_long_file_is_read(qtbot: QtBot, window: MainWindow, long_file: Path) -> None:
    beats: list[bool] = []
    heart = QTimer(window, interval=10)
    heart.timeout.connect(lambda: beats.append(bool(readers())))
    heart.start()
    window.open_path(long_file)
    assert window.imports.opener.busy, "it does not wait for the file"
    qtbot.waitUntil(lambda: shown(window) is not None, timeout=DELAY + 5000)
    panel = shown(window)
    assert panel is not None
    assert "Long <b>game.catan" in panel.accessibleName()
    assert window.rect().contains(panel.geometry())
    qtbot.waitUntil(lambda: panel.bar.value() > 30, timeout=60_000)
    assert True in beats, "what is to happen in the window happens meanwhile"
    window.resize(1400, 900)
    QTest.qWait(5)
    assert window.rect().contains(panel.geometry())
    qtbot.waitUntil(lambda: window.controller is not None, timeout=60_000)
    assert len(entries(window)) >= 30_000
    assert not panel.isVisible()
    assert [info.name for info in window.services.library.games()] == ["Long"]


def test_a_long_file_can_be_cancelled(
    qtbot: QtBot, window: MainWindow, store: SaveStore, long_file: Path, small_file: Path
) -> None:
    window.open_path(long_file)
    window.open_path(small_file)
    qtbot.waitUntil(lambda: shown(window) is not None, timeout=DELAY + 5000)
    panel = shown(window)
    assert panel is not None
    click(panel.cancel)
    assert not panel.isVisible()
    qtbot.waitUntil(lambda: not readers())
    QTest.qWait(20)
    assert isinstance(window.page, StartPage)
    assert store.games() == []
    window.open_path(small_file)
    qtbot.waitUntil(lambda: window.controller is not None)
    assert [info.name for info in store.games()] == ["Small"]


def test_closing_does_not_wait_for_a_long_file(
    qtbot: QtBot, window: MainWindow, store: SaveStore, long_file: Path
) -> None:
    window.open_path(long_file)
    window.imports.importer.start(long_file)
    QTest.qWait(100)
    start = time.monotonic()
    assert window.close()
    assert time.monotonic() - start < 2
    assert not readers()
    QTest.qWait(20)
    assert store.games() == []


def test_a_disk_that_does_not_answer_holds_nobody_up(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, small_file: Path
) -> None:
    answer = threading.Event()
    monkeypatch.setattr("catanqt.store_library.read_game", lambda path, progress: answer.wait(30))
    window.open_path(small_file)
    QTest.qWait(20)
    start = time.monotonic()
    assert window.close()
    assert time.monotonic() - start < 2
    answer.set()
    qtbot.waitUntil(lambda: not readers())
    QTest.qWait(20)


def test_a_small_file_shows_no_progress_and_needs_no_second_reading(
    qtbot: QtBot, window: MainWindow, small_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("catanqt.storage.saved_game.replay_log", lambda *_: pytest.fail("played again from its log"))
    appeared: list[bool] = []
    monkeypatch.setattr(ImportProgress, "_appear", lambda panel: appeared.append(panel._delay.isActive()))
    window.open_path(small_file)
    qtbot.waitUntil(lambda: window.controller is not None)
    assert entries(window) == finished_record().entries
    assert not window.imports.opener.busy
    qtbot.wait(DELAY + 50)
    assert appeared == [] or len(appeared) == 1  # once, should the machine be slow
    assert shown(window) is None


def test_a_game_goes_on_while_a_bad_file_is_read(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    (tmp_path / "bad.catan").write_bytes(b"no game")
    window.open_path(tmp_path / "bad.catan")
    qtbot.waitUntil(lambda: "not a CatanQt game" in text_of(window))
    assert window.page is page


def test_an_import_outlives_its_page(
    qtbot: QtBot, window: MainWindow, store: SaveStore, long_file: Path, small_file: Path
) -> None:
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    page.import_file(long_file)
    page.import_file(small_file)
    window.services.preferences["appearance"] = "dark"  # the page is made anew
    QTest.qWait(5)
    page = window.page
    assert isinstance(page, SavesPage)
    qtbot.waitUntil(lambda: len(store.games()) == 2, timeout=60_000)
    qtbot.waitUntil(lambda: page.bar.text == "Small.catan was imported.")
    assert page.model.rowCount() == 2
    window.show_start()
    window.imports.importer.start(small_file.with_name("missing.catan"))
    qtbot.waitUntil(lambda: bool(text_of(window)))


def test_what_breaks_while_reading_is_a_crash_that_is_told(
    qtbot: QtBot, window: MainWindow, small_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(*_: object) -> None:
        raise ZeroDivisionError("in the thread")

    monkeypatch.setattr("catanqt.store_library.read_game", fall)
    with qtbot.captureExceptions() as caught:
        window.open_path(small_file)
        qtbot.waitUntil(lambda: bool(caught))
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert not window.imports.opener.busy


def test_a_file_opened_again_is_the_game_as_it_now_stands(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path
) -> None:
    there = SaveStore(None)
    game = closed_game(there, 60, players=3)
    write_file(tmp_path / "One.catan", "One", record_of(there, game))
    there.close()
    window.open_path(tmp_path / "One.catan")
    qtbot.waitUntil(lambda: window.controller is not None)
    assert text_of(window) == ""
    qtbot.waitUntil(lambda: len(entries(window)) > 65)  # agents play it
    window.show_start()
    qtbot.waitUntil(lambda: isinstance(window.page, StartPage))
    (tmp_path / "One.catan").rename(tmp_path / "Two.catan")
    window.open_path(tmp_path / "Two.catan")
    qtbot.waitUntil(lambda: window.controller is not None and window.controller.session.record.entries != [])
    qtbot.waitUntil(lambda: text_of(window) == "This game is already in your saved games.")
    assert len(entries(window)) > 65
    assert [info.name for info in store.games()] == ["One"]


def test_the_game_that_is_played_can_be_opened_from_its_file(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path
) -> None:
    begin(window, players=("human", "patient", "novice"))
    [info] = store.games()
    window.saving.export_to(tmp_path / "mine.catan")
    window.open_path(tmp_path / "mine.catan")
    qtbot.waitUntil(lambda: text_of(window) == "This game is already in your saved games.")
    assert window.session.game is not None
    assert window.session.game.id == info.id
    assert len(store.games()) == 1


def test_an_import_of_a_known_game_points_to_it(
    qtbot: QtBot, window: MainWindow, store: SaveStore, small_file: Path
) -> None:
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    page.import_file(small_file)
    qtbot.waitUntil(lambda: page.bar.text == "Small.catan was imported.")
    page.import_file(small_file)
    qtbot.waitUntil(lambda: page.bar.text == "Small.catan: this game is already in your saved games.")
    assert page.view.game == store.games()[0].id
    assert page.model.rowCount() == 1
