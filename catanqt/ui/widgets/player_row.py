"""Paints the row of a player: owner bar, coin, name, counters, points on paper, awards as golden coins."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from catanqt.ui.kit.view_data import Award, Counter
from catanqt.ui.models.players import PlayerRow
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import CENTRE, NO_BRUSH, NO_PEN, chip, coin, icon, roundel, text, width, words
from catanqt.ui.theme.art.colour import contrast, mix, tint
from catanqt.ui.theme.art.portraits import portrait
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import Theme

HEAD, LOW_HEAD, LINE, FOOT = 44, 27, 22, 4
"""Heights at 100 %: coin and name, the same above several lines of counters, a line of counters, the rest."""
TIGHT = 2
"""What a head and each line give up in a window that is low."""
ASIDE = 66
"""The room at the right for points and awards."""
SLOT = 38
"""The least room for a counter."""
PICTURE, MOST_PICTURE = 0.3, 17.0
"""The room for one of a row of pictures: in slots at least, in pixels at most."""
PALE = 1.4
"""Less contrast than this, and the bar of an owner would not be seen on the row: white is painted in its shade."""


@dataclass(frozen=True, slots=True)
class Mood:
    """The state of a row at the moment."""

    hover: bool = False
    focus: bool = False
    beat: int = 0


class RowPainter:
    """Paints rows and knows where their parts are."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.tight = False

    def height(self, row: PlayerRow, width_: int) -> int:
        return self._theme.px(self._head(row, width_) + self._line * self._lines(row, width_) + FOOT)

    @property
    def _line(self) -> int:
        return LINE - TIGHT if self.tight else LINE

    def _lines(self, row: PlayerRow, width_: int) -> int:
        return math.ceil(len(row.counters) / self._per_line(row, width_)) if row.counters else 0

    def _head(self, row: PlayerRow, width_: int) -> int:
        """Where counters need several lines, the line below the name is theirs: rows must not grow in small windows."""
        if self._lines(row, width_) <= 1:
            return HEAD
        return LOW_HEAD - TIGHT if self.tight else LOW_HEAD

    def _per_line(self, row: PlayerRow, width_: int) -> int:
        """How many counters stand beside each other: all of them, or rows of about the same length."""
        room = (width_ / self._theme.scale - ASIDE - 22) / SLOT
        if sum(map(_slots_for, row.counters)) <= room:
            return max(1, len(row.counters))
        lines = math.ceil(len(row.counters) / max(1, int(room)))
        return math.ceil(len(row.counters) / lines)

    def paint(self, painter: QPainter, rect: QRect, row: PlayerRow, mood: Mood) -> None:
        scale = self._theme.scale
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        box = QRectF(0, 0, rect.width() / scale, rect.height() / scale).adjusted(3, 2.5, -3, -2.5)
        self._ground(painter, box, row, mood)
        low = self._head(row, rect.width()) < HEAD
        side = 20 if low else 34
        coin_box, owner = (
            QRectF(box.left() + 14, box.top() + (4 if low else 5), side, side),
            self._theme.owners[row.colour],
        )
        if row.character and not low:
            portrait(painter, coin_box.adjusted(-2, -4, 1, -1), row.character, owner)
        else:
            roundel(painter, coin_box, owner)
        self._names(painter, box, row, mood, low)
        for counter, slot in self._slots(box, row):
            self._counter(painter, slot, counter, row)
        self._points(painter, box, row)

    def _ground(self, painter: QPainter, box: QRectF, row: PlayerRow, mood: Mood) -> None:
        """An active player has a thick border and a tinted ground; one who is only asked, a dashed border."""
        theme, owner = self._theme, self._theme.owners[row.colour]
        border = QPen(QColor(theme.line), 1)
        if row.active or row.asked:
            border = QPen(QColor(theme.accent), 2, Qt.PenStyle.SolidLine if row.active else Qt.PenStyle.DashLine)
        elif mood.hover:
            border = QPen(QColor(theme.accent), 1)
        painter.setPen(border)
        painter.setBrush(QColor(theme.accent_soft if row.active else theme.raised))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        clip = QPainterPath()
        clip.addRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)
        painter.save()
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        pale = contrast(owner.base, theme.accent_soft if row.active else theme.raised) < PALE
        bar = mix(owner.base, owner.dark, 0.5) if pale else QColor(owner.base)
        painter.fillRect(QRectF(box.left(), box.top(), 7, box.height()), bar)
        painter.fillRect(QRectF(box.left() + 7, box.top(), 1, box.height()), tint(owner.dark, 0.55))
        painter.restore()
        if mood.focus:
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 11, 11)

    def _names(self, painter: QPainter, box: QRectF, row: PlayerRow, mood: Mood, low: bool) -> None:
        theme, left = self._theme, box.left() + (41 if low else 57)
        room = box.right() - ASIDE + 4 - left
        name = QRectF(left, box.top() + 4, room - (30 if row.thinking else 0), 20)
        words(painter, name, row.name, 15, theme.text, bold=True)
        if row.cards and not low:
            self._open_hand(painter, QRectF(left, box.top() + 22, room, 17), row)
        elif row.cards:
            long = min(width(row.name, 15, True), name.width()) + (36 if row.thinking else 8)
            self._open_hand(painter, name.adjusted(long, 2, 0, -1), row)
        elif not low:
            words(painter, QRectF(left, box.top() + 22, room, 17), row.sub, 12, theme.muted)
        if row.thinking:
            self._dots(
                painter, QPointF(left + min(width(row.name, 15, True), name.width()) + 11, box.top() + 16), mood.beat
            )

    def _open_hand(self, painter: QPainter, room: QRectF, row: PlayerRow) -> None:
        """As many goods as there is room for; all of them are in the tip of the cards."""
        step = min(30.0, room.width() / len(row.cards)) if room.width() >= 24 * len(row.cards) else 24.0
        for place, (kind, count) in enumerate(row.cards[: int(room.width() / step)]):
            left = room.left() + place * step
            chip(painter, QRectF(left, room.top() + 1, 14, 14), kind, self._theme)
            words(painter, QRectF(left + 16, room.top(), step - 15, 17), str(count), 12, self._theme.text, bold=True)

    def _dots(self, painter: QPainter, at: QPointF, beat: int) -> None:
        painter.setPen(NO_PEN)
        for i in range(3):
            lit = (i - beat) % 3
            painter.setBrush(tint(self._theme.accent, (1.0, 0.65, 0.35)[lit]))
            painter.drawEllipse(at + QPointF(i * 8, 0), 3.0 - 0.4 * lit, 3.0 - 0.4 * lit)

    # Counters

    def _slots(self, box: QRectF, row: PlayerRow) -> Iterator[tuple[Counter, QRectF]]:
        """Where each counter stands."""
        if not row.counters:
            return
        width_ = round((box.width() + 6) * self._theme.scale)
        each, head = self._per_line(row, width_), self._head(row, width_)
        for line in range(math.ceil(len(row.counters) / each)):
            counters = row.counters[line * each : (line + 1) * each]
            left, top = box.left() + 16, box.top() + head - 3 + line * self._line
            for counter, wide in zip(counters, _widths(counters, box.width() - ASIDE - 16, each), strict=True):
                yield counter, QRectF(left, top, wide, 19)
                left += wide

    def _counter(self, painter: QPainter, slot: QRectF, counter: Counter, row: PlayerRow) -> None:
        theme = self._theme
        if counter.of:
            self._pictures(painter, slot, counter, row)
            return
        ink = theme.accent if counter.held else theme.muted
        box = QRectF(slot.left(), slot.top() + 1, 17, 17)
        icon(painter, box, counter.icon, ink, theme.accent_soft if row.active else theme.raised)
        figures = QRectF(slot.left() + 21, slot.top(), slot.width() - 21, 19)
        words(painter, figures, str(counter.value), 14, theme.accent if counter.held else theme.text, bold=True)
        if counter.held:  # not by colour alone
            long = width(str(counter.value), 14, True)
            painter.fillRect(QRectF(slot.left() + 21, slot.bottom() - 1.5, long, 1.5), QColor(theme.accent))

    def _pictures(self, painter: QPainter, slot: QRectF, counter: Counter, row: PlayerRow) -> None:
        """As many pictures as there can be; those there are wear the owner's paint."""
        theme, owner = self._theme, self._theme.owners[row.colour]
        step = min(MOST_PICTURE, (slot.width() - 4) / counter.of)
        side = int(step) - 1

        def painted(within: QPainter, box: QRectF) -> None:
            icons.paint(within, counter.icon, box, owner.edge)
            icons.paint(within, counter.icon, box.adjusted(0.9, 1.1, -0.9, -0.7), owner.base, owner.edge)

        for i in range(counter.of):
            # On whole pixels, or some of them would look blurred beside the others.
            box = QRectF(round(slot.left() + i * step), round(slot.top() + 1.5), side, side)
            if i < int(counter.value):
                STAMPS.press(painter, box, ("picture", counter.icon, owner), painted)
            else:
                icon(painter, box, counter.icon, theme.line)

    # Points and awards

    def _points(self, painter: QPainter, box: QRectF, row: PlayerRow) -> None:
        theme = self._theme
        disc, below = self._disc(box, row), self.goal_place(box, row)
        painter.setPen(QPen(QColor(theme.paper_edge), 1.2))
        painter.setBrush(QColor(theme.disc))
        painter.drawEllipse(disc)
        letters = disc.height() * (0.58 if row.points < 10 else 0.53)
        text(painter, disc, str(row.points), round(letters), theme.disc_ink)
        for award, place in self._coins(box, row):
            coin(painter, place, award.icon)
        if row.goal:
            words(painter, below, tr("of {goal}", "points needed to win", goal=row.goal), 12, theme.muted, align=CENTRE)

    def _disc(self, box: QRectF, row: PlayerRow) -> QRectF:
        """Where the points stand; smaller above both the goal and awards."""
        side = 29 if row.awards and row.goal else 36
        return QRectF(box.right() - 31 - side / 2, box.top() + (2 if row.awards and row.goal else 4), side, side)

    def goal_place(self, box: QRectF, row: PlayerRow) -> QRectF:
        """Where it says how many points win: always, for it need not be the same for everybody."""
        return QRectF(box.right() - 64, self._disc(box, row).bottom() + (0 if row.awards else 2), 66, 14)

    def _coins(self, box: QRectF, row: PlayerRow) -> Iterator[tuple[Award, QRectF]]:
        count = len(row.awards)
        step = 22.0 if count < 3 else 40.0 / (count - 1)
        top, side = (self.goal_place(box, row).bottom(), 18) if row.goal else (box.top() + 41, 21)
        long = step * (count - 1) + side
        start = min(box.right() - 31 - long / 2, box.right() - 5 - long)
        for i, award in enumerate(row.awards):
            yield award, QRectF(start + i * step, top, side, side)

    def tip_at(self, at: QPoint, rect: QRect, row: PlayerRow) -> str:
        """The tooltip of the counter or coin at a point of the view; empty elsewhere."""
        scale = self._theme.scale
        box = QRectF(0, 0, rect.width() / scale, rect.height() / scale).adjusted(3, 2.5, -3, -2.5)
        local = QPointF(at - rect.topLeft()) / scale
        places = [(counter.tip, slot) for counter, slot in self._slots(box, row)]
        places += [(award.tip, place) for award, place in self._coins(box, row)]
        return next((tip for tip, place in places if place.contains(local)), "")


def _slots_for(counter: Counter) -> float:
    """How much room a counter needs, in slots."""
    return counter.of * PICTURE or 1.0


def _widths(counters: Sequence[Counter], room: float, each: int) -> list[float]:
    """Numbers share a line evenly; beside pictures they take what they need, for pictures can use the rest."""
    pictures = sum(counter.of for counter in counters)
    if not pictures:
        return [room / each] * len(counters)
    numbers = sum(not counter.of for counter in counters)
    one = min((room - numbers * SLOT) / pictures, MOST_PICTURE)
    rest = (room - one * pictures) / max(1, numbers)
    return [one * counter.of or rest for counter in counters]
