"""The progress of reading a file, shown over the page with a way to cancel. Not shown for short files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from catanqt.ui.play.importer import Importer
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.plain_label import PlainLabel

DELAY = 300
"""Milliseconds until it is shown: most files are read before."""
NAME_WIDTH, BAR_WIDTH, MARGIN = 320, 160, 16


class ImportProgress(QFrame):
    """A small panel at the lower edge of the window."""

    def __init__(self, importer: Importer, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("panel")
        self.setAutoFillBackground(True)
        self._file = PlainLabel()
        self.bar = QProgressBar(minimum=0, maximum=100)
        self.bar.setFixedWidth(BAR_WIDTH)
        self.cancel = QPushButton()
        self.cancel.clicked.connect(importer.cancel)
        row = QHBoxLayout(self)
        for widget in (self._file, self.bar, self.cancel):
            row.addWidget(widget)
        self._delay = QTimer(self, singleShot=True, interval=DELAY)
        self._delay.timeout.connect(self._appear)
        self._path = Path()
        importer.began.connect(self._begin)
        importer.progressed.connect(self.bar.setValue)
        importer.ended.connect(self._end)
        window.installEventFilter(self)
        self.hide()

    def _begin(self, path: Path) -> None:
        self._path = path
        self.bar.setValue(0)
        if self.isVisible():
            self._appear()
        elif not self._delay.isActive():
            self._delay.start()

    def _appear(self) -> None:
        name = self.fontMetrics().elidedText(self._path.name, Qt.TextElideMode.ElideMiddle, NAME_WIDTH)
        self._file.setText(tr("Reading {file} …", file=name))
        self.setAccessibleName(self._file.text())
        self.bar.setAccessibleName(self._file.text())
        self.cancel.setText(tr("Cancel"))
        self._place()
        self.show()
        self.raise_()

    def _end(self) -> None:
        self._delay.stop()
        self.hide()

    def _place(self) -> None:
        self.adjustSize()
        room = self._window.size() - self.size()
        self.move(room.width() // 2, room.height() - MARGIN)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
