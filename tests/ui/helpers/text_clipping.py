"""Finds words that are cut: in widgets by their sizes, in what is painted by listening to the painter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QMenuBar,
    QScrollArea,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

SLACK = 1
"""Sizes are rounded to whole pixels."""


class PainterEar:
    """Hears every text that is shortened, or drawn where there is no room for it, from now on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        for metrics in (QFontMetrics, QFontMetricsF):
            patch.setattr(metrics, "elidedText", self._shortening(metrics.elidedText))
        patch.setattr(QPainter, "drawText", self._drawing(QPainter.drawText))

    def take(self) -> list[str]:
        """What was heard since it was asked last."""
        heard, self.heard = self.heard, []
        return heard

    def _shortening(self, shorten: Callable[..., str]) -> Callable[..., str]:
        def elided_text(metrics: Any, text: str, *how: Any) -> str:
            short = shorten(metrics, text, *how)
            if short != text:
                self.heard.append(f"shortened: {text!r} to {short!r}")
            return short

        return elided_text

    def _drawing(self, draw: Callable[..., Any]) -> Callable[..., Any]:
        def draw_text(painter: QPainter, *what: Any) -> Any:
            if isinstance(what[0], QRect | QRectF) and isinstance(what[1], int):
                box, flags, text = QRectF(what[0]), what[1], what[2]
                needs = painter.boundingRect(box, flags, text)
                if needs.width() > box.width() + SLACK or needs.height() > box.height() + SLACK:
                    self.heard.append(f"painted over its place: {text!r} needs {needs.size()} of {box.size()}")
            return draw(painter, *what)

        return draw_text


def unfit(root: QWidget) -> list[str]:
    """What does not fit on a page that is shown, one line each."""
    found: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible():
            found += [f"{_path(widget)}: {what}" for what in _faults(widget)]
    return found


def _faults(widget: QWidget) -> Iterator[str]:
    yield from _overlaps(widget)
    if _paints_itself(widget):
        return
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _button(widget)
    elif isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QComboBox):
        yield from _box(widget)
    elif isinstance(widget, QLineEdit):
        yield from _line(widget)
    elif isinstance(widget, QHeaderView):
        yield from _heads(widget)
    elif isinstance(widget, QAbstractItemView):
        yield from _cells(widget)
    elif isinstance(widget, QScrollArea) and widget.horizontalScrollBar().isVisible():
        yield "scrolls sideways"
    elif isinstance(widget, QMenuBar) and widget.sizeHint().width() > widget.width():
        yield "has menus out of sight"


def _paints_itself(widget: QWidget) -> bool:
    """Whether it is our own paint, which is listened to."""
    own = (kind for kind in type(widget).__mro__ if kind.__module__.startswith("catanqt."))
    return any("paintEvent" in vars(kind) for kind in own)


def _label(label: QLabel) -> Iterator[str]:
    if not label.text() or not label.pixmap().isNull():
        return
    if not label.wordWrap():
        yield from _smaller(label, label.sizeHint(), label.text())
        return
    if label.heightForWidth(label.width()) > label.height() + SLACK:
        yield f"{label.text()!r} wraps to {label.heightForWidth(label.width())} of {label.height()} pixels"
    if label.minimumSizeHint().width() > label.width() + SLACK:
        yield f"{label.text()!r} has a word that is too long"


def _button(button: QAbstractButton) -> Iterator[str]:
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    silent = isinstance(button, QToolButton) and button.toolButtonStyle() == icon_only
    if button.text() and not silent:
        yield from _smaller(button, button.sizeHint(), button.text())


def _smaller(widget: QWidget, needs: QSize, text: str) -> Iterator[str]:
    if needs.width() > widget.width() + SLACK or needs.height() > widget.height() + SLACK:
        yield f"{text!r} needs {needs.width()} x {needs.height()} of {widget.width()} x {widget.height()}"


def _tabs(bar: QTabBar) -> Iterator[str]:
    if any(arrow.isVisible() for arrow in bar.findChildren(QToolButton)):
        yield f"tabs scroll: {[bar.tabText(tab) for tab in range(bar.count())]}"
    for tab in range(bar.count()):
        if bar.tabRect(tab).right() > bar.width():
            yield f"tab {tab} is out of sight"
        if bar.tabRect(tab).width() + SLACK < bar.tabSizeHint(tab).width():
            yield f"tab {bar.tabText(tab)!r} has {bar.tabRect(tab).width()} of {bar.tabSizeHint(tab).width()} pixels"


def _box(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)
    for row in range(box.count()):
        needs = box.fontMetrics().horizontalAdvance(box.itemText(row))
        if needs > room.width() + SLACK:
            yield f"{box.itemText(row)!r} needs {needs} of {room.width()} pixels"


def _line(line: QLineEdit) -> Iterator[str]:
    margins, beside = line.textMargins(), [tool.width() for tool in line.findChildren(QToolButton) if tool.isVisible()]
    room = line.contentsRect().width() - margins.left() - margins.right() - sum(beside) - 4
    for text in (line.placeholderText(), line.text()):
        if line.fontMetrics().horizontalAdvance(text) > room:
            yield f"{text!r} needs {line.fontMetrics().horizontalAdvance(text)} of {room} pixels"


def _heads(heads: QHeaderView) -> Iterator[str]:
    if heads.orientation() == Qt.Orientation.Horizontal and not _paints_cells(heads):
        for column in range(heads.count()):
            words = str(heads.model().headerData(column, Qt.Orientation.Horizontal) or "")
            needs, room = heads.fontMetrics().horizontalAdvance(words), heads.sectionSize(column)
            if not heads.isSectionHidden(column) and needs > room - 2:
                yield f"heading {words!r} needs {needs} of {room} pixels"


def _paints_cells(heads: QHeaderView) -> bool:
    own = (kind for kind in type(heads).__mro__ if kind.__module__.startswith("catanqt."))
    return any("paintSection" in vars(kind) for kind in own)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    """Cells that Qt paints; those of our own delegates are listened to."""
    if type(view.itemDelegate()) is not QStyledItemDelegate or not isinstance(view, QListView | QTableView):
        return
    model, top = view.model(), QModelIndex()
    for row in range(model.rowCount(top)):
        for column in range(model.columnCount(top) if isinstance(view, QTableView) else 1):
            index = model.index(row, column)
            needs, room = view.sizeHintForIndex(index), view.visualRect(index)
            if room.isValid() and min(room.right(), view.viewport().width()) - room.left() + SLACK < needs.width():
                yield f"cell {index.data()!r} needs {needs.width()} of {room.width()} pixels"


def _overlaps(widget: QWidget) -> Iterator[str]:
    """Parts of a layout that lie on one another, or outside of what holds them."""
    if widget.layout() is None or isinstance(widget, QStackedWidget | QAbstractScrollArea | QDockWidget):
        return
    parts = [part for part in _laid_out(widget) if part.isVisible() and part.geometry().isValid()]
    for part in parts:
        if not widget.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(part.geometry()):
            yield f"{_path(part)} leaves it: {part.geometry().getRect()} in {widget.rect().getRect()}"
    for one, two in combinations(parts, 2):
        common = one.geometry() & two.geometry()
        if common.width() > SLACK and common.height() > SLACK:
            yield f"{_path(one)} and {_path(two)} overlap: {common.getRect()}"


def _laid_out(widget: QWidget) -> list[QWidget]:
    """The widgets in its layout and in the layouts within."""
    whole = widget.layout()
    layouts = [whole, *whole.findChildren(QLayout)]
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if any(layout.indexOf(child) >= 0 for layout in layouts)]


def _path(widget: QWidget) -> str:
    name = widget.objectName() or widget.accessibleName()
    return type(widget).__name__ + (f" ({name})" if name else "")
