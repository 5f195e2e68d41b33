"""Names that are HTML: shown as they are, everywhere; no file that they mention is ever opened."""

from __future__ import annotations

import ast
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import catanqt
from catanqt.kernel.record import Header, Seat
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.ui.window.main_window import MainWindow
from tests.storage.helpers.short_games import play_on
from tests.ui.helpers.made_up_review import MadeUpReviewer
from tests.ui.window.window_actions import MakeWindow

GAMES: list[tuple[str, tuple[str, ...]]] = [
    ("classic", ()),
    ("classic", ("soccer-fever", "big-game", "fishermen")),
    ("junior", ()),
]


@contextmanager
def bait(folder: Path) -> Iterator[tuple[str, threading.Event]]:
    """A named pipe to put into names, and whether anybody has opened it for reading."""
    pipe = folder / "p"
    os.mkfifo(pipe)
    taken, over = threading.Event(), threading.Event()

    def wait() -> None:
        handle = os.open(pipe, os.O_WRONLY)  # returns when somebody reads
        if not over.is_set():
            taken.set()
        os.close(handle)

    waiter = threading.Thread(target=wait)
    waiter.start()
    yield f"<img src='{pipe}'>", taken
    over.set()
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # until the other side is open: it may have to begin yet
    waiter.join(5)
    os.close(reader)
    assert not waiter.is_alive()


def texts_as_html(page: QWidget, hostile: str) -> list[str]:
    """Labels and texts of a page that would take the name for HTML."""
    found = []
    for label in page.findChildren(QLabel):
        if hostile in label.text() and label.textFormat() != Qt.TextFormat.PlainText:
            found.append(f"{type(label).__name__} in {type(label.parent()).__name__}")
    for text in page.findChildren(QTextEdit):
        if "<img" in text.toHtml():
            found.append(type(text).__name__)
    return found


def tips(page: QWidget) -> set[str]:
    """The tooltips of all widgets, and of all items of all models."""
    found = {widget.toolTip() for widget in page.findChildren(QWidget)}
    for model in page.findChildren(QAbstractItemModel):
        for row in range(model.rowCount(QModelIndex())):
            for column in takewhile(lambda column: model.hasIndex(row, column), count()):  # noqa: B023
                tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
                found.add(tip if isinstance(tip, str) else "")
    return found


def tip_format() -> Qt.TextFormat:
    label = next(widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() == "QTipLabel")
    assert isinstance(label, QLabel)
    return label.textFormat()


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch, make_window: MakeWindow) -> MainWindow:
    """One whose reviews are done at once."""
    monkeypatch.setattr("catanqt.app.ProcessReviewer", MadeUpReviewer)
    return make_window()


@pytest.mark.parametrize(("game", "scenarios"), GAMES)
def test_names_are_plain_text_everywhere(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    scenarios: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)  # so that the path of the pipe fits into a name
    with bait(Path()) as (hostile, taken):
        seats = [Seat(f"{hostile}{number}", player) for number, player in enumerate(("human", "novice", "novice"))]
        header = new_header(game, seats, scenarios=scenarios, board_seed="TEST", dice_seed="test")
        visit_all_pages(qtbot, window, header, hostile)
        assert not taken.is_set(), "a file that a name mentions was opened"


def visit_all_pages(qtbot: QtBot, window: MainWindow, header: Header, hostile: str) -> None:
    session = Session(header)
    play_on(session, 150)
    window.begin_game(header, f"Game {hostile}")
    assert window.controller is not None
    for entry in session.record.entries:
        window.controller.play.play(entry.action)
    window.controller.begin()
    shown: set[str] = set()
    for show in (
        window.go_back,
        window.game_review.show,
        window.show_review,
        window.show_fair_dice,
        window.show_statistics,
        window.show_achievements,
        window.show_preferences,
        window.show_rules,
        window.show_start,
        window.show_saves,
        window.show_lessons,
        window.show_new_game,
    ):
        show()
        qtbot.wait(20)
        page = window.page
        assert page is not None
        window.grab()
        assert texts_as_html(window, hostile) == [], show.__name__
        for tip in tips(page):
            if hostile in tip:
                shown.add(show.__name__)
                QToolTip.showText(window.mapToGlobal(QPoint(20, 20)), tip, page)
                assert tip_format() == Qt.TextFormat.PlainText
                QToolTip.hideText()
    assert shown, "no tooltip had the name in it"
    assert window.game_review.review is not None
    assert window.game_review.review.found is not None, "the review showed nothing"
    window.notice.say(f"bad file: {hostile}")
    assert texts_as_html(window, hostile) == []


def test_no_label_is_made_that_guesses_its_format() -> None:
    """`QLabel` itself is used by the label that is always plain, and by the prompt, which escapes what it shows."""
    allowed = {"plain_label.py", "prompt.py"}
    found = []
    for path in Path(catanqt.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            calls = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QLabel"
            extends = isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "QLabel" for base in node.bases
            )
            if (calls or extends) and path.name not in allowed:
                found.append(f"{path}:{node.lineno}")
    assert found == []
