"""The menu bar, filled anew for each page. Commands that are not available are not shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidgetAction

from catanqt.ui.pages.shortcut_list import sequences
from catanqt.ui.window.commands import Choices, Command, Item, Menu, WidgetMenu


class Menus:
    """Makes actions from commands, and deletes them again."""

    def __init__(self, bar: QMenuBar, contents: Callable[[], Iterable[Menu]]) -> None:
        self._bar, self._contents = bar, contents
        self._actions: list[QAction] = []
        self._changing: list[tuple[QAction, Callable[[], bool]]] = []
        self.named: dict[str, QAction] = {}
        """The actions that are in the menus now, by the names of their commands."""

    def clear(self) -> None:
        """Old actions go for good: they would hold on to games and pages that are gone."""
        # Only ours: a narrow bar has a menu of Qt's own among its children, for what does not fit.
        menus = [menu for action in self._bar.actions() if isinstance(menu := action.menu(), QMenu)]
        self._bar.clear()
        for one in (*menus, *self._actions):
            one.deleteLater()
        self._actions.clear()
        self._changing.clear()
        self.named.clear()

    def fill(self) -> None:
        for menu in self._contents():
            self._fill_menu(_add_menu(self._bar, menu.title), menu.items)

    def refresh(self) -> None:
        """Something has happened in the game: what can be done now may be something else."""
        for action, enabled in self._changing:
            action.setEnabled(enabled())

    def _fill_menu(self, menu: QMenu, items: Sequence[Item]) -> None:
        for item in items:
            if isinstance(item, Command):
                menu.addAction(self._make_action(menu, item))
            elif isinstance(item, Choices):
                _add_choices(_add_menu(menu, item.title), item)
            elif isinstance(item, WidgetMenu):
                _embed(_add_menu(menu, item.title), item)
            else:
                menu.addSeparator()

    def _make_action(self, menu: QMenu, command: Command) -> QAction:
        action = QAction(command.text, self._bar)
        action.setShortcuts(_shortcuts(command))
        action.setMenuRole(command.role)
        action.setCheckable(command.checkable)
        action.triggered.connect(lambda *_: command.do())
        self._actions.append(action)
        if command.name:
            self.named[command.name] = action
        if command.enabled is not None:
            self._changing.append((action, command.enabled))
        if command.checked is not None:
            _keep_checked(menu, action, command.checked)
        if command.prepare is not None:
            prepare = command.prepare
            menu.aboutToShow.connect(lambda: prepare(action))
        return action


def _shortcuts(command: Command) -> list[QKeySequence]:
    if isinstance(command.keys, tuple):
        return [QKeySequence(key) for key in command.keys]
    return sequences(command.keys)


def _keep_checked(menu: QMenu, action: QAction, checked: Callable[[], bool]) -> None:
    action.setCheckable(True)
    action.setChecked(checked())
    menu.aboutToShow.connect(lambda: action.setChecked(checked()))


def _add_menu(parent: QMenuBar | QMenu, title: str) -> QMenu:
    """A menu in a menu bar or in another menu.

    Not by `addMenu(title)`: the parent's Python object then keeps a reference to the menu for as long as it lives, and
    the menu bar lives as long as the window.
    """
    menu = QMenu(title, parent)
    parent.addAction(menu.menuAction())
    return menu


def _add_choices(menu: QMenu, choices: Choices) -> None:
    group = QActionGroup(menu)
    for value, text in choices.values:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(value == choices.current)
        action.triggered.connect(lambda _checked=False, value=value: choices.choose(value))
        group.addAction(action)


def _embed(menu: QMenu, embedded: WidgetMenu) -> None:
    action = QWidgetAction(menu)
    action.setDefaultWidget(embedded.make())
    menu.addAction(action)
