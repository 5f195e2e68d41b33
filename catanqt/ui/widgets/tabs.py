"""The tabs of the right column: with words where there is space for all, else icons but for the current one."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme

EDGE, ICON_TAB = 6, 46
"""Beside the corner, and how wide a tab is that shows its icon only, at 100 %."""


class SideTabs(QTabWidget):
    """Never scrolls its tabs: words give way to icons, whose tooltips and accessible names say the same."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._words: list[str] = []
        self._icons: list[QIcon] = []
        self._corner: QWidget | None = None
        self.setUsesScrollButtons(False)
        self.setIconSize(QSize(theme.px(18), theme.px(18)))
        self.currentChanged.connect(lambda _: self._name())

    def add(self, page: QWidget, words: str, title: str, icon: str) -> None:
        """Add a page: the words of its tab, the whole title, and the icon that stands for it."""
        self._words.append(words)
        self._icons.append(icons.icon(icon, self._theme, self._theme.px(18)))
        tab = self.addTab(page, words)
        self.setTabToolTip(tab, title)
        self.tabBar().setAccessibleTabName(tab, title)
        self._name()

    def add_corner(self, widget: QWidget) -> None:
        """Something small beside the tabs, which they leave room for."""
        self.setCornerWidget(widget)
        self._corner = widget
        self._name()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name()

    def _name(self) -> None:
        """Words for all tabs; if they are too many, icons, and words for the tab in front if that is possible."""
        bar, everything = self.tabBar(), range(len(self._words))
        room = self.width()
        if self._corner is not None:
            # Where not even icons leave it room, it gives way: a key and the menu do the same.
            room -= self._corner.sizeHint().width() + EDGE
            crowded = room < len(self._icons) * self._theme.px(ICON_TAB)
            self._corner.setVisible(not crowded)
            room = self.width() if crowded else room
        for named in (set(everything), {self.currentIndex()}, set[int]()):
            self._narrow(len(named) < len(everything))
            for tab in everything:
                self.setTabText(tab, self._words[tab] if tab in named else "")
                self.setTabIcon(tab, QIcon() if len(named) == len(everything) else self._icons[tab])
            if bar.sizeHint().width() <= room:
                return

    def _narrow(self, icons_: bool) -> None:
        """Icons need less room around them than words; the style sheet knows."""
        bar = self.tabBar()
        if bar.property("icons") != icons_:
            bar.setProperty("icons", icons_)
            bar.style().unpolish(bar)
            bar.style().polish(bar)
