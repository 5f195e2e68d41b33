"""Dice that hop when they are rolled, with their sum below once they lie still."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.ui.kit.view_data import DiceDeck
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import text
from catanqt.ui.theme.art.dice import STUFF, die
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.dice_deck import deck_words, paint_bars

HOP_MS = 500
TILTS = (-6.0, 5.0)
BLANK = 0.35
"""How strongly dice show that were not rolled yet."""
EARLIER = 0.6
"""How strongly dice show that lie there from the turn before."""
SUM = 26
"""The height of the sum."""
DECK = 30
"""That of what is left of the deck."""


class DicePair(QWidget):
    """One die or two. `show_values` shows them at rest, `roll` lets them hop first."""

    def __init__(self, theme: Theme, count: int = 2, size: int = 46) -> None:
        super().__init__()
        self._theme = theme
        self._values: tuple[int, ...] = ()
        self._count = count
        self._earlier = False
        self._size = theme.px(size)
        self._deck: DiceDeck | None = None
        self._hop = QVariantAnimation(self)
        self._hop.setStartValue(0.0)
        self._hop.setEndValue(1.0)
        self._hop.valueChanged.connect(lambda value: self.update())
        self._hop.finished.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_values(())

    @property
    def count(self) -> int:
        """How many dice there are."""
        return self._count

    @property
    def values(self) -> tuple[int, ...]:
        return self._values

    @property
    def earlier(self) -> bool:
        """Whether they lie there from the turn before."""
        return self._earlier

    @property
    def rolling(self) -> bool:
        return self._hop.state() == QAbstractAnimation.State.Running

    def set_size(self, size: int) -> None:
        """Another size at 100 %."""
        self._size = self._theme.px(size)
        self.updateGeometry()
        self.update()

    def show_values(self, values: tuple[int, ...], earlier: bool = False) -> None:
        """Show a roll, or pale dice if there is none yet; `earlier` if it is that of the turn before."""
        self._values, self._earlier = values, earlier
        sum_, dice = sum(values), " + ".join(map(str, values))
        if not values:
            name = tr("Dice not rolled yet")
        else:
            name = tr("Last roll: {values}", values=dice) if earlier else tr("Dice: {values}", values=dice)
        self.setAccessibleName(tr("{dice}, together {sum}", dice=name, sum=sum_) if len(values) > 1 else name)
        self._describe()
        self.update()

    def show_deck(self, deck: DiceDeck | None) -> None:
        """Show what is left of the deck that rolls are dealt from; None where dice are rolled."""
        if deck != self._deck:
            self._deck = deck
            self._describe()
            self.updateGeometry()
            self.update()

    def _describe(self) -> None:
        deck = "" if self._deck is None else deck_words(self._deck)
        self.setAccessibleDescription(deck)
        self.setToolTip("\n".join(filter(None, (self.accessibleName(), deck))))

    def roll(self, values: tuple[int, ...], speed: float = 1.0) -> None:
        """Hop, then lie still; `speed` stretches the time, 0 leaves the hop out."""
        self.finish()
        self.show_values(values)
        if speed > 0:
            self._hop.setDuration(round(HOP_MS * speed))
            self._hop.start()

    def finish(self) -> None:
        """Lie still at once."""
        if self.rolling:
            self._hop.stop()
            self.update()

    def sizeHint(self) -> QSize:
        gap = self._theme.px(8)
        below = self._theme.px(SUM) if self._count > 1 else 0
        below += self._deck_height
        return QSize(self._count * (self._size + gap) + gap, self._size + 2 * gap + below)

    @property
    def _deck_height(self) -> int:
        return 0 if self._deck is None else self._theme.px(DECK)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        values = self._values or (1,) * self._count
        gap, time = self._theme.px(8), self._time()
        with painting(self) as painter:
            painter.setOpacity(BLANK if not self._values else EARLIER if self._earlier else 1.0)
            for i, value in enumerate(values):
                middle = QPointF(gap + i * (self._size + gap) + self._size / 2, gap + self._size / 2)
                self._paint_die(painter, i, value, middle, time)
            if self.sum is not None:
                top = self.height() - self._theme.px(SUM) - self._deck_height
                below = QRectF(0, top, self.width(), self._theme.px(SUM) - 2)
                text(painter, below, str(self.sum), self._theme.px(22), self._theme.text)
            if self._deck is not None:
                painter.setOpacity(1.0)
                foot = QRectF(gap, self.height() - self._deck_height + 2, self.width() - 2 * gap, self._deck_height - 4)
                paint_bars(painter, foot, self._deck, self._theme)

    @property
    def sum(self) -> int | None:
        """The sum that can be read; none while the dice tumble, before a roll, or of a single die."""
        return sum(self._values) if len(self._values) > 1 and not self.rolling else None

    def _time(self) -> float:
        return float(self._hop.currentValue()) if self.rolling else 1.0

    def _paint_die(self, painter: QPainter, i: int, value: int, middle: QPointF, time: float) -> None:
        """Two hops that grow smaller, turning and showing other faces, the second die a little later."""
        own = max(0.0, min(1.0, (time - 0.12 * i) / (1 - 0.12 * i))) if time < 1 else 1.0
        height = abs(math.sin(own * 2 * math.pi)) * (1 - own) * self._size * 0.3
        face = value if own > 0.7 else (value + int(own * 11) + i) % 6 + 1
        painter.save()
        painter.translate(middle - QPointF(0, height))
        painter.rotate(TILTS[i % 2] + (1 - own) * 300 * (1 if i % 2 else -1))
        half = self._size / 2
        die(painter, QRectF(-half, -half, self._size, self._size), face, STUFF[i % 2])
        painter.restore()
