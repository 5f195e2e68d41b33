"""The menu bar, built anew for each page: what a page cannot do is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidgetAction

from catanqt.ui.language import tr
from catanqt.ui.shortcuts import END_TURN, ROLL
from catanqt.ui.widgets.pace import PaceSlider

if TYPE_CHECKING:
    from catanqt.ui.main_window import MainWindow

Keys = QKeySequence.StandardKey


def build_menus(window: MainWindow) -> None:
    """Fill the menu bar of the window for what it shows now."""
    _game_menu(window)
    _edit_menu(window)
    _view_menu(window)
    if window.table is not None:
        _play_menu(window)
    _help_menu(window)


def _add_menu(parent: QMenuBar | QMenu, text: str) -> QMenu:
    """A menu in a menu bar or in another menu.

    Not by `addMenu(text)`: the parent's Python object then keeps a reference to the menu for as long as it lives, and
    the menu bar lives as long as the window.
    """
    menu = QMenu(text, parent)
    parent.addAction(menu.menuAction())
    return menu


def _game_menu(window: MainWindow) -> None:
    menu = _add_menu(window.menuBar(), tr("&Game"))
    menu.addAction(window.make_action(tr("&New game"), window.show_new_game, Keys.New))
    menu.addAction(window.make_action(tr("&Saved games"), window.show_saves, Keys.Open))
    menu.addAction(window.make_action(tr("&Open file …"), window.import_file))
    menu.addAction(window.make_action(tr("S&tatistics"), window.show_statistics))
    menu.addAction(window.make_action(tr("&Achievements"), window.show_achievements))
    if window.table is not None:
        menu.addSeparator()
        if window.kept:
            menu.addAction(window.make_action(tr("Save a &copy …"), window.save_as, Keys.SaveAs))
        menu.addAction(window.make_action(tr("&Leave game"), window.show_start, Keys.Close))
    menu.addSeparator()
    leave = window.make_action(tr("&Quit"), window.close, Keys.Quit)
    leave.setMenuRole(QAction.MenuRole.QuitRole)
    menu.addAction(leave)


def _edit_menu(window: MainWindow) -> None:
    table = window.table
    menu = _add_menu(window.menuBar(), tr("&Edit"))
    if table is not None:
        window.undo_action = window.make_action(tr("&Undo"), table.undo, Keys.Undo)
        window.redo_action = window.make_action(tr("&Redo"), table.redo, "Ctrl+Shift+Z")
        window.redo_action.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        menu.addActions([window.undo_action, window.redo_action])
        menu.addSeparator()
    preferences = window.make_action(tr("&Preferences"), window.show_preferences, Keys.Preferences)
    preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
    menu.addAction(preferences)


def _view_menu(window: MainWindow) -> None:
    menu = _add_menu(window.menuBar(), tr("&View"))
    if window.table is not None:
        menu.addAction(window.make_action(tr("Zoom &in"), lambda: window.zoom_board(1.2), Keys.ZoomIn))
        menu.addAction(window.make_action(tr("Zoom &out"), lambda: window.zoom_board(1 / 1.2), Keys.ZoomOut))
        menu.addAction(window.make_action(tr("&Fit the board"), lambda: window.zoom_board(0), "Ctrl+0"))
        menu.addSeparator()
        menu.addAction(window.make_action(tr("Show or hide the &side panel"), window.toggle_side, "F9"))
        menu.addAction(window.make_action(tr("Save a &picture of the board …"), window.take_photo, "Ctrl+Shift+P"))
        menu.addAction(_switch(window, menu, tr("Everybody's &chance to win"), "win_chance"))
    _choices(
        window,
        _add_menu(menu, tr("&Appearance")),
        "appearance",
        (("system", tr("Like the system")), ("light", tr("Light")), ("dark", tr("Dark"))),
    )
    menu.addSeparator()
    menu.addAction(_sound_switch(window, menu))
    menu.addAction(window.make_action(tr("F&ull screen"), window.toggle_full_screen, "F11"))


def _switch(window: MainWindow, menu: QMenu, text: str, name: str, keys: str = "") -> QAction:
    """A preference on or off; ticked anew whenever the menu opens, for somebody else may have switched it."""
    preferences = window.services.preferences
    action = window.make_action(text, lambda: _set(window, name, not preferences[name]), keys)
    action.setCheckable(True)
    action.setChecked(preferences[name])
    menu.aboutToShow.connect(lambda: action.setChecked(preferences[name]))
    return action


def _sound_switch(window: MainWindow, menu: QMenu) -> QAction:
    """Sounds on or off; where none can be made, it says why instead. The means are looked for only when asked for."""
    preferences = window.services.preferences

    def switch() -> None:
        problem = window.sounds.player.problem
        if problem:
            window.notice.say(problem, calm=True)
        else:
            _set(window, "sound", not preferences["sound"])

    def show() -> None:
        problem = window.sounds.player.problem
        action.setText(f"{tr('S&ounds')} ({problem})" if problem else tr("S&ounds"))
        action.setEnabled(not problem)
        action.setChecked(preferences["sound"] and not problem)

    action = window.make_action(tr("S&ounds"), switch, "Ctrl+M")
    action.setCheckable(True)
    menu.aboutToShow.connect(show)
    return action


def _play_menu(window: MainWindow) -> None:
    table = window.table
    assert table is not None
    menu = _add_menu(window.menuBar(), tr("&Play"))
    window.turn_actions = {
        ROLL: window.make_action(tr("&Roll"), lambda: window.press_button(ROLL), ROLL),
        END_TURN: window.make_action(tr("&End turn"), lambda: window.press_button(END_TURN), END_TURN),
    }
    menu.addActions(list(window.turn_actions.values()))
    menu.addSeparator()
    menu.addAction(window.make_action(tr("&Trade"), window.open_trade, "T"))
    menu.addAction(window.make_action(tr("H&int"), window.toggle_hint, "H"))
    menu.addAction(window.make_action(tr("&Pause or resume"), lambda: table.pause(not table.is_paused), "P"))
    menu.addAction(window.make_action(tr("&One step"), table.step, "."))
    menu.addAction(window.make_action(tr("S&kip animations"), window.skip_motion))
    menu.addSeparator()
    menu.addAction(window.make_action(tr("Since &your turn"), window.toggle_recap, "S"))
    menu.addAction(window.make_action(tr("&History"), window.toggle_history, "Ctrl+H"))
    menu.addAction(window.make_action(tr("Replay from the be&ginning"), window.replay))
    menu.addAction(window.make_action(tr("&Figures for this game"), window.show_review, "Ctrl+I"))
    menu.addAction(window.make_action(tr("Fair &dice"), window.show_fair_dice))
    menu.addSeparator()
    _pace_menu(window, _add_menu(menu, tr("&Computer pace")))
    _choices(
        window,
        _add_menu(menu, tr("&Motion")),
        "motion",
        (("instant", tr("None")), ("fast", tr("Fast")), ("normal", tr("Normal")), ("slow", tr("Slow"))),
    )


def _pace_menu(window: MainWindow, menu: QMenu) -> None:
    pace = QWidgetAction(menu)
    pace.setDefaultWidget(PaceSlider(window.theme, window.services.preferences))
    menu.addAction(pace)


def _help_menu(window: MainWindow) -> None:
    menu = _add_menu(window.menuBar(), tr("&Help"))
    menu.addAction(window.make_action(tr("&Rules"), window.show_rules, Keys.HelpContents))
    menu.addAction(window.make_action(tr("&Learn to play"), window.show_lessons))
    menu.addAction(window.make_action(tr("&Keyboard shortcuts"), window.show_shortcuts, "?"))
    about = window.make_action(tr("&About CatanQt"), window.show_about)
    about.setMenuRole(QAction.MenuRole.AboutRole)
    menu.addAction(about)


def _choices(window: MainWindow, menu: QMenu, name: str, choices: tuple[tuple[object, str], ...]) -> None:
    """A menu of which one entry is checked: the values of a preference."""
    group = QActionGroup(menu)
    for value, text in choices:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(window.services.preferences[name] == value)
        action.triggered.connect(lambda _checked=False, value=value: _set(window, name, value))
        group.addAction(action)


def _set(window: MainWindow, name: str, value: object) -> None:
    window.services.preferences[name] = value
