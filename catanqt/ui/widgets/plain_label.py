"""A label that shows text as it is. Qt's own would take a name such as `<img src=...>` for HTML, and load the file.

Tooltips are plain as well: `catanqt.ui.theme.theme.stylesheet` says so for all of them.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """Use this instead of `QLabel`; a test looks for those."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
