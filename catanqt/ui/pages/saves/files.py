"""Games as files: file dialogs, dropped files, file names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from catanqt.ui.play.library import SUFFIX
from catanqt.ui.qt.folders import documents
from catanqt.ui.text.i18n import tr

Take = Callable[[Path], object]


def ask_for_file(parent: QWidget, title: str, take: Take) -> None:
    """Let the player choose a game to read; nothing waits for the answer."""
    dialog = _dialog(parent, title, take)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_where_to(parent: QWidget, title: str, name: str, take: Take) -> None:
    """Let the player choose where to write a game of this name."""
    dialog = _dialog(parent, title, take)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(file_name(name))
    dialog.open()


def _dialog(parent: QWidget, title: str, take: Take) -> QFileDialog:
    dialog = QFileDialog(parent, title, documents())
    dialog.setNameFilter(tr("Catan games (*{suffix})", suffix=SUFFIX))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: take(Path(name)))
    return dialog


def dropped(event: QDropEvent) -> list[Path]:
    """The games among the files that are being dropped."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix == SUFFIX]


def file_name(name: str) -> str:
    """A game's name as every system takes it for a file."""
    kept = "".join(letter if letter.isalnum() or letter in " -_()" else "_" for letter in name).strip()
    return f"{kept[:60] or 'game'}{SUFFIX}"
