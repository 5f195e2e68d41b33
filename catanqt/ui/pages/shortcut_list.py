"""All keys of the program, for the page of shortcuts; a test compares them with the real shortcuts."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtGui import QKeySequence

from catanqt.ui.text.i18n import tr

Keys = QKeySequence.StandardKey
ROLL, END_TURN = "R", "E"
"""The keys of the two buttons that every game has; kits give them to their buttons, and the menu has them too."""
LACKING = {Keys.Quit: "Ctrl+Q", Keys.Preferences: "Ctrl+,"}
"""Keys for what some systems have no key for."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One or several keys with the same effect."""

    keys: tuple[str, ...]
    """As Qt writes them: `native` says how this system calls them."""
    does: str


@dataclass(frozen=True, slots=True)
class ShortcutGroup:
    """Keys that apply in the same situation."""

    title: str
    shortcuts: tuple[Shortcut, ...]


def sequences(keys: QKeySequence | Keys | str) -> list[QKeySequence]:
    """The key sequences that an entry of a menu listens to."""
    if isinstance(keys, Keys):
        return QKeySequence.keyBindings(keys) or [QKeySequence(LACKING.get(keys, ""))]
    return [QKeySequence(keys)]


def native(key: str) -> str:
    """How a key is called on this system and in this language; two of them joined by dots are a row of keys."""
    first, dots, last = key.partition("…")
    name = QKeySequence(first).toString(QKeySequence.SequenceFormat.NativeText)
    return name + dots + (native(last) if last else "")


def _standard(keys: Keys) -> tuple[str, ...]:
    """Without those that only few keyboards have, such as a key named Undo, or F14."""
    return tuple(
        key
        for one in sequences(keys)
        if "+" in (key := one.toString().replace("Shift+Save", "")) or re.fullmatch(r"F([1-9]|1[0-2])", key)
    )


def shortcut_groups() -> tuple[ShortcutGroup, ...]:
    return _turn(), _choosing(), _watching(), _board(), _program()


def _turn() -> ShortcutGroup:
    return ShortcutGroup(
        tr("Your turn"),
        (
            Shortcut((ROLL,), tr("Roll")),
            Shortcut((END_TURN,), tr("End turn")),
            Shortcut(("1…9",), tr("Take a piece from the tray, or buy it")),
            Shortcut(("T",), tr("Trade")),
            Shortcut(("H",), tr("Hint")),
            Shortcut(("K",), tr("Retrain a knight (Soccer Fever)")),
            Shortcut(_standard(Keys.Undo), tr("Undo")),
            Shortcut(("Ctrl+Shift+Z", "Ctrl+Y"), tr("Redo")),
        ),
    )


def _choosing() -> ShortcutGroup:
    return ShortcutGroup(
        tr("Choosing"),
        (
            Shortcut(("Left", "Right", "Up", "Down"), tr("Choose a place on the board, a card or an answer")),
            Shortcut(("Return",), tr("Place the piece, press the button")),
            Shortcut(("Esc",), tr("Put the piece back, close, go back")),
            Shortcut(("Tab", "Shift+Tab"), tr("Go to the next part of the window, or back")),
            Shortcut(("Up", "Down"), tr("One more or one less, in a trade")),
            Shortcut(("Return", "Backspace"), tr("Give a card of your hand, or take it back")),
            Shortcut(("Space",), tr("Shoot, on a matchday")),
        ),
    )


def _watching() -> ShortcutGroup:
    return ShortcutGroup(
        tr("Watching"),
        (
            Shortcut(("Space",), tr("Skip animations; stop or start a replay")),
            Shortcut(("P",), tr("Pause or resume")),
            Shortcut((".",), tr("One step")),
            Shortcut(("S",), tr("What happened since your turn")),
            Shortcut(("Ctrl+H",), tr("History")),
            Shortcut(("Alt+Left", "Alt+Right"), tr("One move back or on")),
            Shortcut(("Alt+PgUp", "Alt+PgDown"), tr("One turn back or on")),
            Shortcut(("Ctrl+G",), tr("Game review")),
            Shortcut(("Ctrl+I",), tr("Figures for this game")),
        ),
    )


def _board() -> ShortcutGroup:
    return ShortcutGroup(
        tr("Board and window"),
        (
            Shortcut((*_standard(Keys.ZoomIn), "+"), tr("Zoom in")),
            Shortcut((*_standard(Keys.ZoomOut), "-"), tr("Zoom out")),
            Shortcut(("Ctrl+0", "0"), tr("Fit the board")),
            Shortcut(("F9",), tr("Show or hide the side panel")),
            Shortcut(("F11",), tr("Full screen")),
            Shortcut(("Ctrl+M",), tr("Sounds")),
            Shortcut(("Ctrl+Shift+P",), tr("Save a picture of the board")),
        ),
    )


def _program() -> ShortcutGroup:
    return ShortcutGroup(
        tr("Program"),
        (
            Shortcut(_standard(Keys.New), tr("New game")),
            Shortcut(_standard(Keys.Open), tr("Saved games")),
            Shortcut(_standard(Keys.SaveAs), tr("Save a copy")),
            Shortcut(_standard(Keys.Close), tr("Leave game")),
            Shortcut(_standard(Keys.Preferences), tr("Preferences")),
            Shortcut(_standard(Keys.HelpContents), tr("Rules")),
            Shortcut(_standard(Keys.Find), tr("Search the rules")),
            Shortcut(("F3", "Shift+F3"), tr("Next or previous place in the rules")),
            Shortcut(("?",), tr("Keyboard shortcuts")),
            Shortcut(_standard(Keys.Quit), tr("Quit")),
        ),
    )
