"""When things go wrong: crashes, full disks, games played elsewhere."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.rules.base.setup import FoundSettlement
from catanqt.save_service import SaveService
from catanqt.storage.catanfile import read_file
from catanqt.storage.errors import GameInUse
from catanqt.storage.saved_game import replay_log
from catanqt.storage.store import SaveStore
from catanqt.ui.pages.failure import FailurePage
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.window.main_window import MainWindow
from tests.storage.helpers.failing_disks import no_room, unwritable
from tests.storage.helpers.short_games import closed_game
from tests.ui.helpers.controllers import quick
from tests.ui.helpers.gestures import click, drag_piece, wait_for_me
from tests.ui.window.window_actions import begin, entries, found, game_page, text_of


def test_a_crash_is_told_and_the_game_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(window)
    found(qtbot, window)

    def fall() -> None:
        raise RuntimeError("the floor gave way")

    with qtbot.captureExceptions() as caught:
        window.watch.install()
        QTimer.singleShot(0, fall)
        qtbot.waitUntil(lambda: bool(text_of(window)))
        window.watch.remove()
    assert len(caught) == 1
    assert "Something went wrong" in text_of(window)
    assert "RuntimeError: the floor gave way" in window.notice.details
    assert "PySide6" in window.notice.details
    copy = next(button for button in window.notice.findChildren(QPushButton) if button.text() == "Copy report")
    click(copy)
    assert QGuiApplication.clipboard().text() == window.notice.details
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert isinstance(entries(window)[-1].action, FoundSettlement)


def test_a_crash_in_every_picture_does_not_go_round_in_circles(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(window)
    reports: list[str] = []
    window.watch.crashed.connect(reports.append)
    with qtbot.captureExceptions():
        window.watch.install()
        monkeypatch.setattr(type(page.hand.dice), "paintEvent", lambda *_: 1 / 0)
        page.hand.dice.update()
        qtbot.waitUntil(lambda: bool(reports))
        qtbot.wait(150)
        monkeypatch.undo()
        window.watch.remove()
    assert 1 <= len(reports) < 20


def test_a_page_that_cannot_be_made_is_replaced_by_one_that_says_so(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, players=("human", "patient", "novice"))
    found(qtbot, window)
    before = entries(window)
    with qtbot.captureExceptions() as caught:
        window.watch.install()
        monkeypatch.setattr("catanqt.ui.pages.game.page.HandStrip", lambda *_: 1 / 0)
        window.services.preferences["appearance"] = "dark"
        window.watch.remove()
    monkeypatch.undo()
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert isinstance(window.page, FailurePage)
    assert "ZeroDivisionError" in window.page.details.toPlainText()
    qtbot.wait(5)
    assert "Something went wrong" in text_of(window)
    click(window.page.start)
    assert isinstance(window.page, StartPage)
    window.resume_game(window.services.library.games()[0].id)
    assert entries(window) == before
    assert game_page(window).controller._holds == 0


def test_a_start_page_that_cannot_be_made_is_tried_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.captureExceptions() as caught:
        monkeypatch.setattr("catanqt.ui.pages.start.page.Banner", lambda *_: 1 / 0)
        window.show_saves()
        window.show_start()
        assert isinstance(window.page, FailurePage)
        click(window.page.start)
        assert isinstance(window.page, FailurePage)
        monkeypatch.undo()
        click(window.page.start)
    assert len(caught) == 2
    assert isinstance(window.page, StartPage)


def test_a_page_that_cannot_be_left_does_not_keep_the_window_half_built(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(window)
    found(qtbot, window)
    with qtbot.captureExceptions() as caught:
        monkeypatch.setattr(type(page), "leave", lambda _: 1 / 0)
        window.show_rules()
        monkeypatch.undo()
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert window.centralWidget().isAncestorOf(window.notice)
    window.show_start()
    assert isinstance(window.page, StartPage)
    window.resume_game(window.services.library.games()[0].id)
    assert isinstance(window.page, GamePage)


def test_an_error_while_an_error_is_reported_ends_there(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.captureExceptions() as caught:
        window.watch.install()
        monkeypatch.setattr(type(window.notice), "say", lambda *_: 1 / 0)
        QTimer.singleShot(0, lambda: {}["nothing"])
        qtbot.waitUntil(lambda: len(caught) >= 2)
        qtbot.wait(100)
        window.watch.remove()
    assert [kind for kind, *_ in caught] == [KeyError, ZeroDivisionError]


def test_a_game_whose_table_cannot_be_set_up_can_be_opened_later(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    window.show_start()
    game = window.services.library.games()[0].id
    with qtbot.captureExceptions() as caught:
        monkeypatch.setattr("catanqt.ui.play.controller.GameController._look", lambda *_: 1 / 0)
        window.resume_game(game)
        monkeypatch.undo()
    assert len(caught) == 1
    assert isinstance(window.page, FailurePage)
    window.resume_game(game)
    assert isinstance(window.page, GamePage)


def test_an_agent_that_breaks_down_is_told_and_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, capfd: pytest.CaptureFixture[str]
) -> None:
    page = begin(window, players=("human", "nobody-of-this-name", "patient"))
    found(qtbot, window)
    qtbot.waitUntil(lambda: "Bob stopped working" in text_of(window))
    assert text_of(window).endswith("plays on at a simpler level: Random.")
    assert "UnknownAgent" in window.notice.details
    assert "UnknownAgent" in capfd.readouterr().err
    assert not page.controller.is_paused
    qtbot.waitUntil(lambda: len(entries(window)) == 4)
    assert [entry.actor for entry in entries(window)[2:]] == [1, 1]
    window.show_rules()
    window.go_back()
    assert len(entries(window)) == 4


def test_an_agent_that_breaks_down_does_not_hide_that_moves_are_not_saved(
    qtbot: QtBot, window: MainWindow, store: SaveStore, capfd: pytest.CaptureFixture[str]
) -> None:
    begin(window, players=("human", "nobody-of-this-name", "patient"))
    store.db.conn.execute("PRAGMA query_only = ON")
    found(qtbot, window)
    qtbot.waitUntil(lambda: "Bob stopped working" in text_of(window))
    assert "not saved yet" in text_of(window)
    store.db.conn.execute("PRAGMA query_only = OFF")


def fault(store: SaveStore) -> Callable[[], object]:
    """The disk is full."""
    return no_room(store.db.conn)


def play_until_warned(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.controller is not None and bool(window.controller.warning), timeout=30_000)
    qtbot.waitUntil(lambda: bool(text_of(window)))


def on_disk(window: MainWindow, store: SaveStore) -> list[Any]:
    session, problem = replay_log(store, store.games()[0].id)
    assert problem is None
    return list(session.record.entries)


def test_a_full_disk_is_told_the_game_goes_on_and_is_saved_later(
    qtbot: QtBot, window: MainWindow, store: SaveStore
) -> None:
    begin(window, players=("novice", "novice", "novice"))
    end = fault(store)
    play_until_warned(qtbot, window)
    assert "not saved yet" in text_of(window)
    assert "\n" not in text_of(window)
    count = len(entries(window))
    qtbot.waitUntil(lambda: len(entries(window)) > count + 5)
    controller = window.controller
    assert controller is not None
    controller.pause(True)
    window.services.preferences["appearance"] = "dark"
    qtbot.wait(5)
    assert "not saved yet" in text_of(window), "new paint does not wipe it away"
    window.show_rules()
    window.go_back()
    qtbot.wait(5)
    assert "not saved yet" in text_of(window), "nor do other pages"
    window.saving.keep_thumbnail()
    assert "not saved yet" in text_of(window), "nor does a picture that finds no room either"
    end()
    window.saving.retry.setInterval(10)
    qtbot.waitUntil(lambda: not text_of(window))
    assert on_disk(window, store) == entries(window)


def test_a_full_disk_takes_no_decision_back(qtbot: QtBot, window: MainWindow, store: SaveStore) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    store.db.conn.execute("PRAGMA query_only = ON")
    QTest.keySequence(window, "Ctrl+Z")
    assert len(entries(window)) == 1
    assert page.prompt.refusing
    assert text_of(window)
    store.db.conn.execute("PRAGMA query_only = OFF")
    QTest.keySequence(window, "Ctrl+Z")
    assert not entries(window)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda folder: folder.write_text("in the way"), "Games are kept only until you close the program."),
        (lambda folder: (folder.mkdir(), (folder / "games.sqlite").write_text("no database")), "Nothing was deleted."),
    ],
)
def test_saved_games_that_cannot_be_opened_are_told_in_words_with_details(
    qtbot: QtBot, agent_worker: AgentWorker, tmp_path: Path, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(tmp_path / "data")
    save_service = SaveService(tmp_path / "data")
    window = build(save_service, quick(), agent_worker)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: told in text_of(window))
    assert window.notice.details
    window.close()
    save_service.close()


def test_a_game_that_is_played_elsewhere_or_gone_is_told_in_the_players_words(
    qtbot: QtBot, window: MainWindow, store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken(number: int) -> None:
        raise GameInUse(f"{number} is locked")

    begin(window, players=("human", "patient", "novice"))
    game = window.session.game.id
    window.show_start()
    with monkeypatch.context() as patch:
        patch.setattr(store, "lock", taken)
        window.resume_game(game)
    qtbot.waitUntil(lambda: text_of(window) == "This game is open in another window.")
    window.resume_game(game + 1)
    qtbot.waitUntil(lambda: text_of(window) == "This game no longer exists.")


def test_unsaved_moves_are_not_lost_without_a_word(qtbot: QtBot, window: MainWindow, store: SaveStore) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    store.db.conn.execute("PRAGMA query_only = ON")
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert not window.close()
    assert "Close again" in text_of(window)
    store.db.conn.execute("PRAGMA query_only = OFF")
    assert window.close()
    assert len(on_disk(window, store)) == 1


def leave_for_start(window: MainWindow) -> None:
    window.show_start()


def leave_for_another_game(window: MainWindow) -> None:
    assert window.session.game is not None
    window.resume_game(window.session.game.id)


@pytest.mark.parametrize("leave", [leave_for_start, leave_for_another_game])
def test_whoever_leaves_with_a_full_disk_is_held_once_and_told(
    qtbot: QtBot, window: MainWindow, store: SaveStore, leave: Callable[[MainWindow], None]
) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    store.db.conn.execute("PRAGMA query_only = ON")
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert window.controller is not None
    played = window.controller.session.record.entries
    leave(window)
    assert window.controller is not None
    assert window.controller.session.record.entries is played, "the moves are still there"
    assert "Leave again" in text_of(window)
    leave(window)
    qtbot.waitUntil(lambda: "could not be saved" in text_of(window))
    store.db.conn.execute("PRAGMA query_only = OFF")


def test_a_copy_holds_all_that_was_played_even_with_a_full_disk(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path
) -> None:
    begin(window, players=("novice", "novice", "novice"))
    end = fault(store)
    play_until_warned(qtbot, window)
    assert window.controller is not None
    window.controller.pause(True)
    window.saving.export_to(tmp_path / "copy.catan")
    name, record = read_file(tmp_path / "copy.catan")
    assert name == "Harbour"
    assert record.entries == entries(window)
    assert len(on_disk(window, store)) < len(record.entries)
    end()


def test_a_game_open_elsewhere_is_not_thrown_away(qtbot: QtBot, window: MainWindow, store: SaveStore) -> None:
    begin(window, players=("human", "patient", "novice"))
    game = window.session.game.id
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    lock = store.lock(game)
    assert lock is not None
    page.delete.trigger()
    assert page.bar.text == "This game is open in another window."
    assert [info.id for info in store.games()] == [game]
    lock.release()
    page.delete.trigger()
    lock = store.lock(game)
    assert lock is not None
    page.head.bin.setChecked(True)
    page._purge()
    assert "stays in the bin" in page.bar.text
    lock.release()
    page._purge()
    assert page.bar.text == ""
    assert store.games(deleted=True) == []


def test_a_deleted_file_of_saved_games_is_written_anew(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path
) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    shutil.rmtree(tmp_path / "data")
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert not text_of(window)
    assert window.close()
    again = SaveStore(tmp_path / "data")
    assert len(again.log(again.games()[0].id)) == 1
    again.close()


@pytest.mark.parametrize("moves", [0, 1])
def test_a_deleted_file_that_cannot_be_written_anew_is_told_and_holds_the_window_once(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path, moves: int
) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "data").write_text("in the way")
    for _ in range(moves):
        wait_for_me(qtbot, page)
        drag_piece(page, "road", sorted(page.placement.spots)[0])
        window.saving.retry.setInterval(5)
        qtbot.wait(30)
        assert "not saved yet" in text_of(window), "and it stays"
    assert not window.close()
    assert "Close again" in text_of(window)
    (tmp_path / "data").unlink()
    window.controller.save_again()
    assert len(on_disk(window, store)) == len(entries(window)) > moves
    assert window.close()


def test_a_replaced_file_of_saved_games_gets_the_game(
    qtbot: QtBot, window: MainWindow, store: SaveStore, tmp_path: Path
) -> None:
    other = SaveStore(tmp_path / "other")
    closed_game(other, 20, "theirs")
    other.close()
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "other").rename(tmp_path / "data")
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert not text_of(window)
    window.saving.keep_thumbnail()
    assert [info.name for info in store.games(sort="name")] == ["Harbour", "theirs"]
    assert store.thumbnail(window.session.game.id)
    window.session.fork(1)
    assert {info.name for info in store.games()} == {"Harbour", "Harbour, again", "theirs"}


def test_games_in_a_read_only_folder_are_shown_and_played(
    qtbot: QtBot, agent_worker: AgentWorker, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    store = SaveStore(folder)
    closed_game(store, 20, "Bay")
    store.close()
    with unwritable(folder):
        save_service = SaveService(folder)
        window = build(save_service, quick(), agent_worker)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: "can be read but not changed" in text_of(window))
        [info] = window.services.library.games()
        window.resume_game(info.id)
        assert len(entries(window)) >= 20
        window.close()
        save_service.close()
