"""Commands that controllers offer to the menus: plain descriptions, from which `menus.py` makes actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

Keys: TypeAlias = QKeySequence.StandardKey


@dataclass(frozen=True, kw_only=True)
class Command:
    """One entry of a menu, in the current language."""

    text: str
    do: Callable[[], object]
    keys: Keys | tuple[str, ...] = ()
    """The shortcuts: those the system has for it, or these."""
    name: str = ""
    """The name by which the action is found in the menus."""
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole
    """Its role in the menus of macOS."""
    enabled: Callable[[], bool] | None = None
    """Asked whenever something has happened in the game."""
    checked: Callable[[], bool] | None = None
    """For one that is on or off. Asked whenever its menu opens, for something else may have switched it."""
    checkable: bool = False
    """On or off as well, but checked by `prepare` alone."""
    prepare: Callable[[QAction], None] | None = None
    """What else is done to the action whenever its menu opens."""


@dataclass(frozen=True)
class Choices:
    """A menu of values, one of which is checked."""

    title: str
    current: object
    values: Sequence[tuple[object, str]]
    choose: Callable[[object], object]


@dataclass(frozen=True)
class WidgetMenu:
    """A menu with a widget in it."""

    title: str
    make: Callable[[], QWidget]


@dataclass(frozen=True)
class Separator:
    """A line between two groups."""


@dataclass(frozen=True)
class Menu:
    """A menu of the menu bar."""

    title: str
    items: Sequence[Command | Choices | WidgetMenu | Separator]


Item: TypeAlias = Command | Choices | WidgetMenu | Separator
