"""An owner's coin as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from catanqt.ui.text.names import colour_name
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import roundel
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme


class OwnerMark(QWidget):
    """Shows an owner's coin, an icon in its place, or nothing."""

    def __init__(self, theme: Theme, colour: str | None = None, size: int = 30) -> None:
        super().__init__()
        self._theme = theme
        self._colour = colour
        self._icon: tuple[str, str] | None = None
        self.setFixedSize(size, size)
        self.show_owner(colour)

    @property
    def owner(self) -> str | None:
        """The key of the colour that is shown."""
        return self._colour

    def show_owner(self, colour: str | None) -> None:
        """Show the coin of a colour, by its key; None shows nothing."""
        self._colour, self._icon = colour, None
        self.setAccessibleName("" if colour is None else colour_name(colour, self._theme.colour_blind))
        self.update()

    def show_icon(self, icon: str, ink: str) -> None:
        """Show an icon for a while; `show_owner` ends it."""
        self._icon = (icon, ink)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with painting(self) as painter:
            if self._icon is not None:
                icons.paint(painter, self._icon[0], box, self._icon[1], self._theme.panel)
            elif self._colour is not None:
                roundel(painter, box, self._theme.owners[self._colour])
