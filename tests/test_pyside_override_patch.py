"""An error in an override of Qt's methods is told and survived, whoever called Qt and whatever kind of error it is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QSize, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import catanqt.app
import catanqt.selftest
from catanqt.pyside_override_patch import ANSWERS, GUARDED, ROOT, overrides

GRAB = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from catanqt import pyside_override_patch
{prepare}
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView
class View(QGraphicsView):
    def drawBackground(self, painter, rect):
        {error}
class Item(QGraphicsItem):
    def boundingRect(self):
        return QRectF(0, 0, 50, 50)
    def paint(self, *rest):
        {error}
application = QApplication([])
scene = QGraphicsScene()
items = [Item() for _ in range(20)]
for item in items:
    scene.addItem(item)
view = View(scene)
for _ in range(5):
    view.grab()
print("survived")
"""
BOARD = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from catanqt import cli, pyside_override_patch
assert cli.main
pyside_override_patch.prepare()
from catanqt import app
from catanqt.ui.board.hex_layout import HexLayout
from tests.ui.helpers.controllers import header
HexLayout.paint = lambda *_: {}["no such terrain"]
program = app.Program()
program.window.show()
program.window.begin_game(header(), "Harbour")
def look():
    if program.window.notice.text:
        print(program.window.notice.text, flush=True)
        program.quit()
timer = QTimer(program.window, interval=50)
timer.timeout.connect(look)
timer.start()
program.run()
"""
FOLDER = Path(__file__).parents[1]


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {"CATANQT_DATA_DIR": str(folder), "PATH": "", "PYTHONPATH": f"{FOLDER}:{FOLDER / 'ai'}"}
    words = [sys.executable, "-c", code]
    return subprocess.run(words, capture_output=True, text=True, check=False, cwd=FOLDER, env=environment, timeout=60)


@pytest.mark.parametrize("error", ["1 / 0", "{}[1]", "[][0]", "None.shape", "int('x')", "raise ValueError(1)"])
def test_no_error_ends_the_process(tmp_path: Path, error: str) -> None:
    done = run(GRAB.format(prepare="pyside_override_patch.prepare()", error=error), tmp_path)
    assert (done.returncode, done.stdout) == (0, "survived\n"), done.stderr
    assert done.stderr.count("Traceback") == 5 * 21


def test_without_it_errors_do(tmp_path: Path) -> None:
    """If this fails, PySide6 has been mended, and the patch can go."""
    assert run(GRAB.format(prepare="", error="raise ValueError(1)"), tmp_path).returncode < 0


def test_a_board_that_cannot_be_painted_is_told_and_the_program_goes_on(tmp_path: Path) -> None:
    done = run(BOARD, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Something went wrong" in done.stdout
    assert "no such terrain" in done.stderr


def our_qt_classes(base: type = ROOT) -> Iterator[type]:
    """All classes derived from Qt's that were imported so far. Asking the garbage collector would miss frozen ones."""
    for kind in type.__subclasses__(base):
        if kind.__module__.startswith("catanqt."):
            yield kind
        yield from our_qt_classes(kind)


def test_every_override_of_the_program_is_guarded(qapp: object) -> None:
    """All classes that the tests have imported so far, at least those of the window."""
    assert catanqt.app.__doc__
    assert catanqt.selftest.__doc__
    kinds = set(our_qt_classes())
    assert len(kinds) > 30
    unguarded = [
        f"{kind.__name__}.{name}" for kind in kinds for name, method in overrides(kind) if not hasattr(method, GUARDED)
    ]
    assert unguarded == []


NOT_VIRTUAL = {"setText"}
"""What our classes offer under a name of Qt's that Qt itself never calls."""


def test_every_name_that_qt_calls_is_known(qapp: object) -> None:
    """An override of another name must be put into `ANSWERS`."""
    kinds = set(our_qt_classes())
    assert len(kinds) > 30
    unknown = {
        name
        for kind in kinds
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType) and not name.startswith("_") and _is_of_qt(kind, name)
        if name not in ANSWERS and not name.endswith("Event")
    }
    assert unknown <= NOT_VIRTUAL


def _is_of_qt(kind: type, name: str) -> bool:
    return any(name in vars(base) for base in kind.__mro__ if base.__module__.startswith("PySide6."))


class Painter:
    """Knows nothing of Qt, but paints a widget that is derived from it."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def close(self) -> bool:
        self.heard.append("closed")
        return True

    def sizeHint(self) -> object:
        return [][0]


class Mixed(Painter, QWidget):  # type: ignore[misc]
    clicked = Signal(bool)

    def __init__(self) -> None:
        QWidget.__init__(self)
        Painter.__init__(self)

    def update(self) -> None:  # type: ignore[override]
        self.heard.append("updated")


class Model(QAbstractListModel):
    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # type: ignore[override] # noqa: B008
        return 3 if not parent.isValid() else 0


def test_overrides_are_called_as_before(qtbot: QtBot) -> None:
    widget = Mixed()
    qtbot.addWidget(widget)
    widget.clicked.connect(widget.update)
    widget.clicked.connect(widget.close)
    widget.clicked.emit(True)
    assert widget.heard == ["updated", "closed"]
    with qtbot.captureExceptions() as caught:
        assert widget.sizeHint() == QSize()
    assert [kind for kind, *_ in caught] == [IndexError]
    model = Model()
    assert model.rowCount() == model.rowCount(parent=QModelIndex()) == 3
    assert model.hasIndex(2, 0)
