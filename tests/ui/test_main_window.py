"""The window as a person uses it: from page to page, away and back, and when things go wrong."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, QTranslator
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from catanqt.app import build
from catanqt.backroom import Backroom
from catanqt.rules.base.setup import FoundSettlement
from catanqt.storage.errors import GameInUse
from catanqt.storage.opening import open_store
from catanqt.storage.saved import replay_log
from catanqt.storage.store import SaveStore
from catanqt.ui.main_window import MainWindow
from catanqt.ui.pages.game import GamePage
from catanqt.ui.pages.new_game import NewGamePage
from catanqt.ui.pages.preferences import PreferencesPage
from catanqt.ui.pages.rules import RulesPage
from catanqt.ui.pages.saves import SavesPage
from catanqt.ui.pages.start import StartPage
from catanqt.ui.preferences import Preferences
from catanqt.ui.sweeper import Sweeper
from catanqt.ui.theme import load_fonts
from catanqt.ui.thinker import Thinker
from tests.storage.disks import no_room
from tests.ui.acting import click, drag_piece, wait_for_me
from tests.ui.dressing import undress
from tests.ui.playing import header, quick

PAINTS = 12
"""So often the paint is changed while Python collects all the time."""
MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    made = open_store(tmp_path / "data").store
    yield made
    made.close()


@pytest.fixture
def make_window(qtbot: QtBot, store: SaveStore, thinker: Thinker) -> Iterator[MakeWindow]:
    load_fonts()
    made: list[MainWindow] = []

    def make(preferences: Preferences | None = None) -> MainWindow:
        window = build(Backroom(store=store), preferences or quick(), thinker)
        made.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield make
    for window in made:
        if not window.close():
            window.close()
    undress()


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


def game_page(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


def begin(window: MainWindow, **more: Any) -> GamePage:
    window.begin_game(header(**more), "Harbour")
    QTest.qWait(5)  # the page finds its layout
    return game_page(window)


def entries(window: MainWindow) -> list[Any]:
    assert window.table is not None
    return list(window.table.session.record.entries)


def found(qtbot: QtBot, window: MainWindow) -> None:
    """Found a settlement and a road by drag."""
    for piece in ("settlement", "road"):
        page = game_page(window)
        wait_for_me(qtbot, page)
        drag_piece(page, piece, sorted(page.placing.spots)[0])
        QTest.qWait(1)


def text_of(window: MainWindow) -> str:
    return window.notice.text if window.notice.isVisible() else ""


# From page to page


def test_a_game_is_begun_left_and_continued_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    assert isinstance(window.page, StartPage)
    QTest.keySequence(window, "Ctrl+N")
    assert isinstance(window.page, NewGamePage)
    click(window.page.go)
    page = game_page(window)
    qtbot.wait(5)
    qtbot.waitUntil(lambda: page.table.seen.acting, timeout=20_000)
    drag_piece(page, "settlement", sorted(page.placing.spots)[5])
    before = entries(window)
    QTest.keySequence(window, "Ctrl+W")
    assert isinstance(window.page, StartPage)
    assert window.table is None
    QTest.keyClick(window.focusWidget() or window.page, Qt.Key.Key_Return)
    assert game_page(window).table.seen.acting
    assert entries(window) == before


def test_a_game_waits_while_the_rules_are_read(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, players=("novice", "novice", "novice"))
    qtbot.waitUntil(lambda: len(entries(window)) > 3)
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    before = entries(window)
    qtbot.wait(120)
    assert entries(window) == before
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, GamePage)
    qtbot.waitUntil(lambda: len(entries(window)) > len(before))


def test_the_rules_lead_back_to_a_new_game_as_it_was_chosen(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    page = window.page
    assert isinstance(page, NewGamePage)
    chosen = page.choice
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    qtbot.wait(5)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, NewGamePage)
    assert window.page.choice is chosen
    window.show_new_game()
    assert isinstance(window.page, NewGamePage)
    assert window.page.choice is not chosen, "asked for anew, everything is as usual"


def test_preferences_lead_back_to_the_saved_games(qtbot: QtBot, window: MainWindow) -> None:
    window.show_saves()
    window.show_preferences()
    window.show_rules()
    window.go_back()
    assert isinstance(window.page, SavesPage)


def test_a_preference_applies_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.services.preferences["appearance"] = "light"
    begin(window)
    found(qtbot, window)
    before = entries(window)
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    box: Any = page.fields["appearance"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: window.theme.dark)
    assert isinstance(window.page, PreferencesPage)
    assert window.page is not page
    window.go_back()
    assert entries(window)[: len(before)] == before
    assert {item.piece.kind for item in game_page(window).scene._items.values()} >= {"settlement", "road", "robber"}


def test_new_words_come_at_once(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    old = window.page

    class Quoting(QTranslator):
        def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
            return f"»{text}"

        def isEmpty(self) -> bool:
            return False

    quoting = Quoting()
    QCoreApplication.installTranslator(quoting)
    try:
        qtbot.waitUntil(lambda: window.page is not old)
        assert game_page(window).hand.tray.tile("settlement").tool.name == "»Settlement"
        assert "»&Game" in [action.text() for action in window.menuBar().actions()]
    finally:
        QCoreApplication.removeTranslator(quoting)
    qtbot.waitUntil(lambda: game_page(window).hand.tray.tile("settlement").tool.name == "Settlement")


def test_the_system_turns_dark_and_so_does_the_window(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The display of the tests has no light or dark of its own: one is put in its place, and its signal sent."""
    begin(window)
    hints = QGuiApplication.styleHints()

    def turn(scheme: Qt.ColorScheme) -> None:
        system = SimpleNamespace(styleHints=lambda: SimpleNamespace(colorScheme=lambda: scheme))
        monkeypatch.setattr("catanqt.ui.page_frame.QGuiApplication", system)
        hints.colorSchemeChanged.emit(scheme)

    turn(Qt.ColorScheme.Dark)
    assert window.theme.dark
    turn(Qt.ColorScheme.Light)
    assert not window.theme.dark
    window.services.preferences["appearance"] = "light"
    turn(Qt.ColorScheme.Dark)
    assert not window.theme.dark, "the player has chosen"


def test_lists_open_below_their_box_without_arrows_over_their_rows(window: MainWindow) -> None:
    window.show_preferences()
    assert window.page is not None
    boxes = window.page.findChildren(QComboBox)
    assert boxes
    over = QStyle.StyleHint.SH_ComboBox_Popup
    assert not any(box.style().styleHint(over, QStyleOptionComboBox(), box) for box in boxes)


def test_new_paint_leaves_a_pause_one_that_can_be_ended(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, players=("patient", "human", "novice"))
    click(game_page(window).prompt.tool("pause"))
    window.services.preferences["appearance"] = "dark"
    assert game_page(window).prompt.tool("pause").text() == "Go on"


def test_the_first_window_is_no_higher_than_the_screen(qtbot: QtBot, store: SaveStore, thinker: Thinker) -> None:
    window = build(Backroom(store=store), quick(), thinker)
    qtbot.addWidget(window)
    assert window.minimumHeight() <= window.height() <= window.screen().availableSize().height()
    assert window.close()


def test_place_and_panels_are_remembered(qtbot: QtBot, make_window: MakeWindow, tmp_path: Path) -> None:
    def kept() -> Preferences:
        preferences = Preferences(tmp_path / "preferences.ini")
        preferences["motion"] = "instant"
        return preferences

    window = make_window(kept())
    window.resize(1180, 745)
    begin(window)
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert game_page(window)._dock.isHidden()
    window.close()
    again = build(Backroom(store=SaveStore(None)), kept(), window.services.thinker)
    qtbot.addWidget(again)
    with qtbot.waitActive(again):
        again.show()
        again.activateWindow()
    try:
        assert again.height() == 745  # no window may be wider than the screen, and that of the tests is narrow
        again.begin_game(header(), "Another")
        assert game_page(again)._dock.isHidden()
        QTest.keyClick(again, Qt.Key.Key_F9)
        assert not game_page(again)._dock.isHidden()
    finally:
        again.close()


# Saved games and files


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
    window.save_as()
    assert asked(window).defaultSuffix() == "catan"
    assert asked(window).acceptMode() is QFileDialog.AcceptMode.AcceptSave


def test_a_game_from_a_file_goes_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    found(qtbot, window)
    before = entries(window)
    window.save_as()
    assert [Path(name).name for name in asked(window).selectedFiles()] == ["Harbour.catan"]
    answer(window, tmp_path / "mine.catan")
    window.show_start()
    window.import_file()
    answer(window, tmp_path / "mine.catan")
    assert entries(window)[: len(before)] == before
    assert len(window.services.library.games()) == 2


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
    assert window.page is page
    said = text_of(window)
    assert len(said) > 15
    assert "\n" not in said
    assert "Traceback" not in said
    assert entries(window)[: len(before)] == before
    assert len(window.services.library.games()) == 1
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placing.spots)[0])
    assert isinstance(entries(window)[-1].action, FoundSettlement)


# What goes wrong


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
    drag_piece(page, "settlement", sorted(page.placing.spots)[0])
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
        qtbot.wait(150)
        monkeypatch.undo()
        window.watch.remove()
    assert 1 <= len(reports) < 20


def test_a_page_that_cannot_be_made_does_not_leave_a_dead_one(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, players=("human", "patient", "novice"))
    found(qtbot, window)
    before = entries(window)
    with qtbot.captureExceptions() as caught:
        window.watch.install()
        monkeypatch.setattr("catanqt.ui.pages.game.HandStrip", lambda *_: 1 / 0)
        window.services.preferences["appearance"] = "dark"
        window.watch.remove()
    monkeypatch.undo()
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert isinstance(window.page, StartPage)
    qtbot.wait(5)
    assert "Something went wrong" in text_of(window)
    assert "ZeroDivisionError" in window.notice.details
    window.resume_game(window.services.library.games()[0].id)
    assert entries(window) == before
    assert game_page(window).table._holds == 0


def test_a_program_that_breaks_down_is_told(
    qtbot: QtBot, window: MainWindow, capfd: pytest.CaptureFixture[str]
) -> None:
    page = begin(window, players=("human", "nobody-of-this-name", "novice"))
    found(qtbot, window)
    qtbot.waitUntil(lambda: "broke down" in text_of(window))
    assert "UnknownLevel" in window.notice.details
    assert page.table.is_paused
    assert page.prompt.accessibleName()
    assert "UnknownLevel" in capfd.readouterr().err
    window.show_rules()
    window.go_back()
    assert len(entries(window)) == 2


def fault(store: SaveStore) -> Callable[[], object]:
    """The disk is full."""
    return no_room(store.db.conn)


def play_until_warned(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.table is not None and bool(window.table.warning), timeout=30_000)
    qtbot.waitUntil(lambda: bool(text_of(window)))


def on_disk(window: MainWindow, store: SaveStore) -> list[Any]:
    session, problem = replay_log(store, window._game_id)
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
    table = window.table
    assert table is not None
    table.pause(True)
    window.services.preferences["appearance"] = "dark"
    qtbot.wait(5)
    assert "not saved yet" in text_of(window), "new paint does not wipe it away"
    window.show_rules()
    window.go_back()
    qtbot.wait(5)
    assert "not saved yet" in text_of(window), "nor do other pages"
    window._keep_thumbnail()
    assert "not saved yet" in text_of(window), "nor does a picture that finds no room either"
    end()
    window._retry.setInterval(10)
    qtbot.waitUntil(lambda: not text_of(window))
    assert on_disk(window, store) == entries(window)


def test_a_full_disk_takes_no_decision_back(qtbot: QtBot, window: MainWindow, store: SaveStore) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    drag_piece(page, "settlement", sorted(page.placing.spots)[0])
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
        (lambda folder: folder.write_text("in the way"), "Games are kept only until the program is closed."),
        (lambda folder: (folder.mkdir(), (folder / "games.sqlite").write_text("no database")), "Nothing was deleted."),
    ],
)
def test_saved_games_that_cannot_be_opened_are_told_in_words_with_details(
    qtbot: QtBot, thinker: Thinker, tmp_path: Path, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(tmp_path / "data")
    room = Backroom(tmp_path / "data")
    window = build(room, quick(), thinker)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: told in text_of(window))
    assert window.notice.details
    window.close()
    room.close()


def test_a_game_that_is_played_elsewhere_or_gone_is_told_in_the_players_words(
    qtbot: QtBot, window: MainWindow, store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken(number: int) -> None:
        raise GameInUse(f"{number} is locked")

    begin(window, players=("human", "patient", "novice"))
    game = window._game_id
    window.show_start()
    with monkeypatch.context() as patch:
        patch.setattr(store, "lock", taken)
        window.resume_game(game)
    qtbot.waitUntil(lambda: text_of(window) == "This game is open in another window.")
    window.resume_game(game + 1)
    qtbot.waitUntil(lambda: text_of(window) == "This game is not there any more.")


def test_unsaved_moves_are_not_lost_without_a_word(qtbot: QtBot, window: MainWindow, store: SaveStore) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    store.db.conn.execute("PRAGMA query_only = ON")
    drag_piece(page, "settlement", sorted(page.placing.spots)[0])
    assert not window.close()
    assert "Close again" in text_of(window)
    store.db.conn.execute("PRAGMA query_only = OFF")
    assert window.close()
    assert len(on_disk(window, store)) == 1


def test_whoever_leaves_with_a_full_disk_is_told(qtbot: QtBot, window: MainWindow, store: SaveStore) -> None:
    page = begin(window, players=("human", "patient", "novice"))
    wait_for_me(qtbot, page)
    store.db.conn.execute("PRAGMA query_only = ON")
    drag_piece(page, "settlement", sorted(page.placing.spots)[0])
    window.show_start()
    qtbot.waitUntil(lambda: "could not be saved" in text_of(window))
    store.db.conn.execute("PRAGMA query_only = OFF")


def test_closing_while_a_program_thinks_is_clean(qtbot: QtBot, window: MainWindow, thinker: Thinker) -> None:
    begin(window, players=("patient", "human", "novice"))
    qtbot.waitUntil(lambda: thinker.busy)
    assert window.close()
    assert not thinker.busy
    thinker.stop()
    assert thinker._table.thread.isFinished()


def test_one_game_after_another_while_programs_think(qtbot: QtBot, window: MainWindow, thinker: Thinker) -> None:
    for turn in range(8):
        begin(window, players=("patient", "human", "novice"))
        if turn % 2:
            qtbot.waitUntil(lambda: thinker.busy)
    assert len(window.services.library.games()) == 8
    window.show_start()
    assert not thinker.busy


# Pages come and go


def test_paint_changes_again_and_again_with_the_sweeper_at_work(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A widget that goes while Qt restyles all of them would take it down."""
    monkeypatch.setattr("catanqt.ui.sweeper.EVERY_MS", 0)
    sweeper = Sweeper(window)
    begin(window, scenarios=("soccer-fever", "big-game", "fishermen"), players=("novice", "novice", "novice"))
    preferences = window.services.preferences
    old = gc.get_threshold()
    gc.set_threshold(150, 5, 5)
    try:
        for turn in range(PAINTS):
            preferences["appearance"] = ("dark", "light")[turn % 2]
            if turn % 5 == 0:
                window.show_rules()
                window.go_back()
            qtbot.wait(1)
    finally:
        gc.set_threshold(*old)
        delete(sweeper)
        gc.disable()
    assert isinstance(window.page, GamePage)


def test_old_menus_and_pages_go(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    preferences = window.services.preferences
    preferences["appearance"] = "dark"

    def count() -> tuple[int, ...]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        pages = sum(isinstance(one, GamePage) for one in gc.get_objects())
        kinds = len(window.findChildren(QAction)), len(window.findChildren(QMenu)), len(application.allWidgets())
        return (*kinds, pages)

    before = count()
    for turn in range(12):
        preferences["colour_blind"] = turn % 2 == 0
        window.show_preferences()
        window.go_back()
        qtbot.wait(1)
    assert count() == before


def test_pages_rebuilt_in_the_middle_of_motion_hold_nobody(qtbot: QtBot, make_window: MakeWindow) -> None:
    preferences = quick()
    preferences["motion"] = "slow"
    window = make_window(preferences)
    begin(window, players=("novice", "novice", "novice"), scenarios=("soccer-fever",))
    for turn in range(10):
        qtbot.wait(20 + 7 * (turn % 5))
        preferences["appearance"] = ("dark", "light")[turn % 2]
        if turn % 4 == 0:
            window.show_about()
            window.go_back()
    table = window.table
    assert table is not None
    table.pause(True)
    qtbot.waitUntil(lambda: not game_page(window).animator.busy)
    qtbot.waitUntil(lambda: table._holds == 0, timeout=8000)
    preferences["motion"] = "instant"
    before = len(entries(window))
    table.pause(False)
    qtbot.waitUntil(lambda: len(entries(window)) > before + 20, timeout=30_000)


def test_the_hook_for_crashes_is_given_back(make_window: MakeWindow) -> None:
    before = sys.excepthook
    window = make_window()
    assert sys.excepthook == window.watch._caught
    window.close()
    assert sys.excepthook == before
