"""Everything a page tells: the words of all its widgets and models, spoken ones included, and its picture."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QAbstractItemView, QWidget

ROLES = [
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    *(Qt.ItemDataRole.UserRole + more for more in range(10)),
]
WORDS = ("text", "title", "placeholderText", "toPlainText", "plainText", "windowTitle")
SAID = ("accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis")


def told(root: QWidget) -> list[str]:
    """All words of a widget and of everything in it, hidden parts too, in the order of the tree."""
    found: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        found += _of_widget(widget)
    for action in root.findChildren(QAction):
        found += [f"action {action.text()} {action.toolTip()} {action.isEnabled()}"]
    return found


def _of_widget(widget: QWidget) -> list[str]:
    name = widget.metaObject().className()
    found = [f"{name}.{ask}: {words}" for ask in (*WORDS, *SAID) if (words := _ask(widget, ask))]
    found.append(f"{name} {'enabled' if widget.isEnabled() else 'disabled'} {'shown' if widget.isVisible() else ''}")
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        found += _of_model(widget.model(), name)
    return found


def _ask(widget: QObject, name: str) -> str:
    ask: Any = getattr(widget, name, None)
    answer = ask() if callable(ask) else ask
    return answer if isinstance(answer, str) else ""


def _of_model(model: QAbstractItemModel, name: str, parent: QModelIndex | None = None) -> list[str]:
    parent = QModelIndex() if parent is None else parent
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    found = []
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            told = [str(value) for role in ROLES if (value := index.data(role)) is not None]
            found.append(f"{name}[{row},{column}]: {told} {model.flags(index)}")
    return found


def picture(root: QWidget) -> QImage:
    """What is to be seen."""
    return root.grab().toImage()


def differences(one: list[str], two: list[str]) -> tuple[list[str], list[str]] | None:
    """What only one of two pages tells; in which order widgets lie over each other does not matter."""
    first, second = Counter(one), Counter(two)
    if first == second:
        return None
    return list((first - second).elements()), list((second - first).elements())
