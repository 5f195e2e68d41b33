"""Choosing a seat's colour and emblem."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton

from catanqt.rules.colours import COLOURS
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import colour_name, emblem_name
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme


class ColourButton(QToolButton):
    """A seat's coin; a click shows the colours of the game."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._colour = COLOURS[0]
        side = theme.px(38)
        self.setFixedSize(side, side)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QMenu(self)
        self._choices = {colour: menu.addAction(_coin(theme, colour), self._told(colour)) for colour in COLOURS}
        for colour, action in self._choices.items():
            action.triggered.connect(partial(self.chosen.emit, colour))
        self.setMenu(menu)

    def _told(self, colour: str) -> str:
        name = colour_name(colour, self._theme.colour_blind)
        return tr("{colour}, {emblem}", colour=name, emblem=emblem_name(self._theme.owners[colour].emblem))

    def show_colour(self, colour: str, name: str, allowed: Sequence[str]) -> None:
        self._colour = colour
        for other, action in self._choices.items():
            action.setVisible(other in allowed)
        self.setToolTip(tr("Colour: {colour}", colour=self._told(colour)))
        self.setAccessibleName(tr("Colour of {name}: {colour}", name=name, colour=self._told(colour)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            coin = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            brushes.roundel(painter, coin, self._theme.owners[self._colour])
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(self._theme.focus if self.hasFocus() else self._theme.accent), 2.2))
                painter.setBrush(brushes.NO_BRUSH)
                painter.drawEllipse(coin.adjusted(-1.5, -1.5, 1.5, 1.5))


def _coin(theme: Theme, colour: str) -> QIcon:
    icon, side = QIcon(), theme.px(22)
    for ratio in (1, 2, 3):
        picture = QPixmap(side * ratio, side * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            brushes.roundel(painter, QRectF(0, 0, side, side), theme.owners[colour])
        icon.addPixmap(picture)
    return icon
