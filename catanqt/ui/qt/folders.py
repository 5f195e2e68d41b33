"""The folders where file dialogs begin: the system's folders for documents and pictures."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths

Place = QStandardPaths.StandardLocation


def documents() -> str:
    """The folder for games and tables of figures."""
    return _folder(Place.DocumentsLocation)


def pictures() -> str:
    """The folder for pictures of boards and charts."""
    return _folder(Place.PicturesLocation)


def _folder(place: Place) -> str:
    """That folder; the home folder where the system has none, for not every system makes them."""
    found = QStandardPaths.writableLocation(place)
    return found if found and Path(found).is_dir() else QDir.homePath()
