"""The moments of a review as a list: key moments, or all decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from catanqt.ui.kit.presentation import GamePresentation
from catanqt.ui.play.review_steps import ReviewStep
from catanqt.ui.stats.review_text import points
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.review import grade_name

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
STEP = int(Role.UserRole)
"""The `ReviewStep` of a row."""


class ReviewStepsModel(QAbstractListModel):
    """A row for each moment."""

    def __init__(self, game: GamePresentation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._steps: Sequence[ReviewStep] = ()

    @property
    def steps(self) -> Sequence[ReviewStep]:
        return self._steps

    def show_steps(self, steps: Sequence[ReviewStep]) -> None:
        """Show these; views keep their place where nothing has changed."""
        if list(steps) != list(self._steps):
            self.beginResetModel()
            self._steps = list(steps)
            self.endResetModel()

    def row_of(self, index: int) -> int:
        """The row of the moment at this entry of the record, or of the one nearest to it; -1 if there is none."""
        rows = range(len(self._steps))
        return min(rows, key=lambda row: abs(self._steps[row].index - index), default=-1)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._steps):
            return None
        step = self._steps[index.row()]
        if role == Role.DisplayRole:
            return self._words(step)
        if role == Role.AccessibleTextRole:
            return self._spoken(step)
        return step if role == STEP else None

    def _words(self, step: ReviewStep) -> str:
        what = tr("Luck") if step.decision is None else self._game.phase_name(step.decision.phase)
        if not step.turn:
            return what
        return tr("Turn {number}: {points}", number=step.turn, points=what)

    def _spoken(self, step: ReviewStep) -> str:
        what = grade_name(step.decision.grade) if step.decision is not None else ""
        change = points(step.change) if step.change else ""
        return ", ".join(part for part in (self._words(step), what, change) if part)
