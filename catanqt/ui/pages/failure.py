"""The page that replaces one that could not be built. It uses nothing that could fail in the same way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.plain_label import PlainLabel

MARGIN = 48


class FailurePage(QWidget):
    """One sentence, the report, and a way on."""

    def __init__(self, report: str, way_on: Callable[[], object]) -> None:
        super().__init__()
        self.setAccessibleName(tr("This page cannot be shown"))
        title = PlainLabel(tr("This page cannot be shown"))
        title.setProperty("role", "h1")
        text = PlainLabel(tr("Something went wrong here. Your games are saved, and the rest of the program works."))
        text.setWordWrap(True)
        self.details = QPlainTextEdit(report, readOnly=True)
        self.details.setAccessibleName(tr("Details"))
        self.start = QPushButton(tr("Go to the start page"))
        self.start.clicked.connect(lambda: way_on())
        self.copy = QPushButton(tr("Copy report"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        buttons = QHBoxLayout()
        buttons.addWidget(self.start)
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        whole.setSpacing(16)
        whole.addWidget(title)
        whole.addWidget(text)
        whole.addWidget(self.details, 1)
        nest(whole, buttons)
        self.setFocusProxy(self.start)
