"""What is left of the deck that rolls are dealt from: a bar for each sum, filled by the share that is left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.ui.kit.view_data import DiceDeck
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

MOST = 6
"""Sevens in a full deck, the most of any sum."""
RED = (6, 8)


def deck_words(deck: DiceDeck) -> str:
    """The deck in words: how many cards are left, and of which sums."""
    count = tr("Dice deck: %n cards left", "", deck.count)
    sums = ", ".join(tr("{sum} ×{count}", "a sum of dice", sum=sum_, count=left) for sum_, left in deck.left.items())
    shuffled = tr("It is reshuffled when %n cards are left.", "", deck.rest)
    return f"{count}\n{sums}\n{shuffled}"


def paint_bars(painter: QPainter, area: QRectF, deck: DiceDeck, theme: Theme) -> None:
    """A bar for each sum from 2 to 12; what is gone is pale."""
    step = area.width() / len(deck.left)
    wide = max(2.0, step - 2)
    for place, (number, left) in enumerate(deck.left.items()):
        full = MOST - abs(7 - number)
        unit = area.height() / MOST
        column = QRectF(area.left() + place * step + 1, area.bottom() - full * unit, wide, full * unit)
        painter.fillRect(column, QColor(theme.line))
        column.setTop(area.bottom() - left * unit)
        painter.fillRect(column, QColor(theme.bad if number in RED else theme.accent))


class DeckChart(QWidget):
    """The same large, with the sums below."""

    def __init__(self, theme: Theme, deck: DiceDeck) -> None:
        super().__init__()
        self._theme, self._deck = theme, deck
        self.setAccessibleName(deck_words(deck))
        self.setToolTip(deck_words(deck))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(330), self._theme.px(110))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, step = self._theme, self.width() / len(self._deck.left)
        foot = theme.px(20)
        with painting(self) as painter:
            paint_bars(painter, QRectF(0, 0, self.width(), self.height() - foot), self._deck, theme)
            for place, number in enumerate(self._deck.left):
                box = QRectF(place * step, self.height() - foot, step, foot)
                words(painter, box, str(number), theme.px(13), theme.text, bold=True, align=CENTRE)
