"""The list of moments beside the boards: each with its grade, its subject, and what it changed."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from catanqt.ui.charts.grades import paint_grade, paint_luck
from catanqt.ui.models.review_steps import STEP, ReviewStepsModel
from catanqt.ui.play.review_steps import ReviewStep
from catanqt.ui.stats.review_text import points
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.theme import Theme

Index = QModelIndex | QPersistentModelIndex
HIGH = 32
SIGN = 9.5
ASIDE = {Qt.Key.Key_Left: Qt.Key.Key_Up, Qt.Key.Key_Right: Qt.Key.Key_Down}
"""A game goes from left to right as well."""


class StepDelegate(QStyledItemDelegate):
    """One line a moment."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, step = self._theme, index.data(STEP)
        row = QRectF(option.rect).adjusted(2, 1.5, -2, -1.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, row, option)
        self._paint_sign(painter, QPointF(row.left() + theme.px(18), row.center().y()), step)
        change = points(step.change) if step.change else ""
        aside = brushes.width(change, theme.px(14), True) + theme.px(14)
        words = row.adjusted(theme.px(36), 0, -aside, 0)
        brushes.words(painter, words, index.data(), theme.px(14), theme.text, bool(change))
        figure = QRectF(row.right() - aside, row.top(), aside - theme.px(8), row.height())
        ink = theme.good if step.change > 0 else theme.bad
        brushes.words(painter, figure, change, theme.px(14), ink, True, brushes.RIGHT)
        painter.restore()

    def _paint_sign(self, painter: QPainter, at: QPointF, step: ReviewStep) -> None:
        if step.decision is not None:
            paint_grade(painter, at, self._theme.px(SIGN), step.decision.grade, self._theme)
        else:
            paint_luck(painter, at, self._theme.px(SIGN) * 0.85, step.change, self._theme)

    def _paint_ground(self, painter: QPainter, row: QRectF, option: QStyleOptionViewItem) -> None:
        theme, state = self._theme, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if not chosen and not state & QStyle.StateFlag.State_MouseOver:
            return
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(QPen(QColor(theme.focus if focused else theme.accent), 2 if chosen else 1))
        painter.setBrush(QColor(theme.accent_soft))
        painter.drawRoundedRect(row, 8, 8)


class StepList(QListView):
    """Arrow keys step through it, in either direction; Enter asks to try again from there."""

    wanted = Signal()

    def __init__(self, theme: Theme, model: ReviewStepsModel) -> None:
        super().__init__()
        self._delegate = StepDelegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Moments"))
        self.doubleClicked.connect(lambda _: self.wanted.emit())

    def go(self, row: int) -> None:
        """Choose a row."""
        self.setCurrentIndex(self.model().index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ASIDE:
            step = -1 if key == Qt.Key.Key_Left else 1
            row = self.currentIndex().row() + step
            if 0 <= row < self.model().rowCount():
                self.go(row)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        else:
            super().keyPressEvent(event)
