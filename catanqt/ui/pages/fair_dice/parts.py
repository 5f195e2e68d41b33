"""Widgets on fair dice: a fingerprint that can be read and copied, and the note on other pages."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from catanqt.session import Session
from catanqt.ui.games import game_presentation
from catanqt.ui.pages.factories import button, label
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme


def grouped(code: str, size: int = 4) -> str:
    """A long code in groups, for people to compare; whole if they have no size."""
    if not size:
        return code
    return " ".join(code[at : at + size] for at in range(0, len(code), size))


class Code(QWidget):
    """A code under its name, to be read, selected and copied."""

    def __init__(self, theme: Theme, name: str, code: str, short: bool = False, grouping: int = 4) -> None:
        super().__init__()
        self.code = code
        shown = f"{grouped(code[:32])} …" if short else grouped(code, grouping)
        self._text = label(shown, "strong", wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setAccessibleName(tr("{name}: {code}", name=name, code=code))
        self.copy = button(theme, tr("Copy"), "copy", flat=True)
        self.copy.setAccessibleName(tr("Copy: {name}", name=name))
        self.copy.clicked.connect(self._copy)
        words = QVBoxLayout()
        words.setSpacing(theme.px(1))
        words.addWidget(label(name, "caption", wrap=True))
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        nest(row, words, 1)
        row.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignBottom)

    @property
    def label(self) -> QLabel:
        return self._text

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self.copy.setText(tr("Copied"))


class FairDiceNote(QWidget):
    """The fingerprint, the seed once it is public, and a link to the page about them.

    Junior is played by children: there the codes are hidden behind a button for details.
    """

    opened = Signal()

    def __init__(self, theme: Theme, session: Session) -> None:
        super().__init__()
        simple = game_presentation(session.record.header.game).for_children
        self.codes = QWidget()
        self.code = Code(theme, tr("Fingerprint from the start"), session.commitments[0], short=True)
        self.seed: Code | None = None
        listed = QVBoxLayout(self.codes)
        listed.setContentsMargins(0, 0, 0, 0)
        listed.setSpacing(theme.px(8))
        listed.addWidget(self.code)
        if session.game.over:
            self.seed = Code(theme, tr("Seed", "of the dice"), session.record.header.dice[0].seed, grouping=0)
            listed.addWidget(self.seed)
        self.open = button(theme, tr("Check the dice"), "dice")
        self.open.clicked.connect(self.opened)
        self.details = button(theme, tr("Details"), flat=True)
        self.details.setCheckable(True)
        self.details.toggled.connect(self.codes.setVisible)
        row = QHBoxLayout()
        row.addWidget(self.open)
        row.addWidget(self.details)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(14), theme.px(4), theme.px(14), theme.px(8))
        column.setSpacing(theme.px(8))
        column.addWidget(label(_why_fair(simple), "muted", wrap=True))
        column.addWidget(self.codes)
        nest(column, row)
        column.addStretch(1)
        (self.codes if simple else self.details).hide()


def _why_fair(simple: bool) -> str:
    if simple:
        return tr("Nobody can cheat with this die, not even the computer: every roll was fixed before the game began.")
    return tr("Every roll follows from a seed that was fixed before the first move. Compare and recompute them all.")
