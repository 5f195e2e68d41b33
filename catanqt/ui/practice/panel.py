"""Practice on the Learn page: how many exercises are due, and the way to them."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from catanqt.ui.pages.factories import button, label
from catanqt.ui.play.leitner import is_due
from catanqt.ui.play.library import Library, LibraryError
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.coin import OwnerMark


class PracticePanel(QFrame):
    """One line; without exercises it says where they come from."""

    wanted = Signal()

    def __init__(self, theme: Theme, library: Library) -> None:
        super().__init__()
        self.setObjectName("panel")
        try:
            found, problem = library.exercises(), ""
        except LibraryError as error:
            found, problem = [], str(error)
        now = datetime.now(UTC)
        due = sum(is_due(exercise, now) for exercise in found)
        self.words = label(problem or _told(due, len(found)), "bad" if problem else "muted", wrap=True)
        self.go = button(theme, tr("Practise"), "play", primary=bool(due))
        self.go.setToolTip(tr("Find the better move"))
        self.go.setEnabled(bool(found))
        self.go.clicked.connect(self.wanted)
        mark = OwnerMark(theme, None, theme.px(34))
        mark.show_icon("star", theme.accent)
        words = QVBoxLayout()
        words.setSpacing(theme.px(1))
        words.addWidget(label(tr("Find the better move"), "title"))
        words.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(14), theme.px(8), theme.px(12), theme.px(8))
        row.setSpacing(theme.px(12))
        row.addWidget(mark)
        nest(row, words, 1)
        row.addWidget(self.go)


def _told(due: int, count: int) -> str:
    if not count:
        return tr("Review a finished game: your mistakes become exercises here.")
    if not due:
        return tr("%n exercises from your own games, none due today. Well done!", "", count)
    return tr("%n exercises from your own games are due.", "", due)
