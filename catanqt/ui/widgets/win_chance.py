"""Everybody's chance to win with its uncertainty: a small plate over the sea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_PEN, RIGHT, roundel, words
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Owner, Theme
from catanqt.ui.widgets.factories import label

LINE = 18
PLATE = 0.9
"""How much of the sea the plate covers."""
ERROR = 7
"""By how many percentage points it is off, at the worst of the tables of benchmarks/win_chance.py."""


class WinChanceBar(QWidget):
    """A share for each seat, in its colour, with emblem and figure."""

    def __init__(self, theme: Theme, seats: int) -> None:
        super().__init__()
        self._theme = theme
        self.share = ShareBar(theme, seats)
        self.trust = label("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(10), theme.px(5), theme.px(10), theme.px(5))
        column.setSpacing(theme.px(1))
        column.addWidget(label(tr("Chance to win"), "caption"))
        column.addWidget(self.share)
        column.addWidget(self.trust)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(QPen(tint(self._theme.line_strong, 0.6), 1))
            painter.setBrush(tint(self._theme.panel, PLATE))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)

    def show_chances(self, chances: Sequence[float] | None, perspective: Perspective) -> None:
        """Show these shares; None while nothing is known yet."""
        owners = [self._theme.owners[perspective.colour(seat)] for seat in range(perspective.players)]
        percents = whole_percents(chances) if chances is not None else []
        self.share.show_shares(percents, owners if percents else ())
        told = self._told(percents, perspective)
        rough = tr("rough, ±%n%", "how far a chance can be trusted", ERROR)
        self.trust.setText(
            tr("from the first turn on", "the chance to win is told") if _founding(perspective) else rough
        )
        honest = tr(
            "A rough estimate: in trial games it was off by about %n percentage points. It knows your cards, but "
            "of the others' cards only what you can know.",
            "",
            ERROR,
        )
        self.setAccessibleName(told)
        self.setAccessibleDescription(honest)
        self.setToolTip(tr("{chances}\n{honest}", chances=told, honest=honest))

    def _told(self, percents: Sequence[int], perspective: Perspective) -> str:
        if not percents:
            early = tr("Chance to win: told from the first turn on")
            return early if _founding(perspective) else tr("Chance to win: not known yet")
        each = [
            tr("{name} {percent}%", name=perspective.name(seat), percent=percent)
            for seat, percent in enumerate(percents)
        ]
        return tr("Chance to win: {chances}", chances=listing(each))


class ShareBar(QWidget):
    """A line for each seat: its emblem, its share as a bar, and the figure."""

    def __init__(self, theme: Theme, seats: int) -> None:
        super().__init__()
        self._theme = theme
        self._seats = seats
        self.percents: Sequence[int] = ()
        self._owners: Sequence[Owner] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(self, percents: Sequence[int], owners: Sequence[Owner]) -> None:
        self.percents, self._owners = percents, owners
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(LINE) * self._seats)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        tall = self._theme.px(LINE)
        with painting(self) as painter:
            for seat in range(self._seats):
                box = QRectF(0, seat * tall, self.width(), tall)
                known = seat < len(self.percents)
                self._paint_line(painter, box, self.percents[seat] if known else None, known and self._owners[seat])

    def _paint_line(self, painter: QPainter, box: QRectF, percent: int | None, owner: Owner | Literal[False]) -> None:
        """The bar alone, and empty, while nothing is known yet."""
        theme, side = self._theme, self._theme.px(14)
        middle, figure = box.center().y(), theme.px(38)
        bar = QRectF(side + theme.px(6), middle - theme.px(4), 0, theme.px(8))
        bar.setRight(box.right() - figure)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(theme.sunken))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        if percent is None or not owner:
            return
        roundel(painter, QRectF(0, middle - side / 2, side, side), owner)
        share = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * percent / 100), bar.height())
        painter.setPen(QPen(QColor(theme.control), 1))
        painter.setBrush(QColor(owner.base))
        painter.drawRoundedRect(share, bar.height() / 2, bar.height() / 2)
        text = QRectF(bar.right(), box.top(), figure, box.height())
        words(painter, text, tr("{percent}%", percent=percent), theme.px(12), theme.text, True, RIGHT)


def _founding(perspective: Perspective) -> bool:
    """Whether the first turn is still to come: before it there is nothing to estimate by."""
    return not perspective.state.turn_number


def whole_percents(chances: Sequence[float]) -> list[int]:
    """Shares as whole numbers that add up to a hundred: the largest remainders are rounded up."""
    floors = [int(100 * chance) for chance in chances]
    order = sorted(range(len(chances)), key=lambda seat: floors[seat] - 100 * chances[seat])
    for seat in order[: 100 - sum(floors)]:
        floors[seat] += 1
    return floors
