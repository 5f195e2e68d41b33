"""The character of a seat: its portrait and what it is like; a click offers the others."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton

from catanqt.cast import Character
from catanqt.ui.text.cast import biography, kind_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.portraits import portrait
from catanqt.ui.theme.theme import Theme

SIDE = 36


class CharacterButton(QToolButton):
    """Portrait, temperament and skill in the place of level and temperament."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._character: Character | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Choose a character"))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(190), self._theme.px(SIDE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(SIDE))

    def show_character(self, character: Character) -> None:
        self._character = character
        told = tr("{name}: {kind}", name=character.name, kind=kind_text(character))
        self.setAccessibleName(told)
        self.setToolTip(biography(character.key))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._character is None:
            return
        theme, side = self._theme, self.height() - 4
        with painting(self) as painter:
            face = QRectF(2, 2, side, side)
            portrait(painter, face, self._character.key)
            room = QRectF(side + theme.px(10), 0, self.width() - side - theme.px(12), self.height())
            lit = self.underMouse()
            words = kind_text(self._character)
            size = brushes.fitting(words, theme.px(14), room.width(), theme.px(11))
            brushes.words(painter, room, words, size, theme.accent if lit else theme.text)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.focus), 2))
                painter.setBrush(brushes.NO_BRUSH)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), side / 2, side / 2)
