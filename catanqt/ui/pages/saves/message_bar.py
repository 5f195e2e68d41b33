"""A bar under the list of saved games: reports what was done, and offers to undo it or to go on. No dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from catanqt.ui.pages.factories import button, label
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class MessageAction:
    """An action offered with a message."""

    name: str
    do: Callable[[], object]
    main: bool = False


class MessageBar(QFrame):
    """One sentence and a few actions. Hidden while there is no message."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("raised")
        self._theme = theme
        self._icon = label("")
        self._text = label("", wrap=True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.px(12), theme.px(4), theme.px(4), theme.px(4))
        self._row.addWidget(self._icon)
        self._row.addWidget(self._text, 1)
        self.buttons: list[QPushButton] = []
        self.hide()

    @property
    def text(self) -> str:
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str, *actions: MessageAction, bad: bool = False) -> None:
        theme = self._theme
        self.clear()
        self._text.setText(text)
        self.setAccessibleName(text)
        icon, ink = ("warning", theme.bad) if bad else ("info", theme.muted)
        self._icon.setPixmap(icons.pixmap(icon, theme.px(18), ink, theme.raised, self.devicePixelRatioF()))
        for way in actions:
            made = button(theme, way.name, flat=not way.main)
            made.clicked.connect(way.do)
            self._row.addWidget(made)
            self.buttons.append(made)
        self.show()

    def clear(self) -> None:
        for made in self.buttons:
            self._row.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.buttons = []
        self.hide()
