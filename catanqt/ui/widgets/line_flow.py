"""Lays a line of the log out in rows: words, coins, chips, dice and icons, wrapped at the width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Name, Part, Who
from catanqt.ui.theme.art.brushes import chip, icon, roundel, width, words
from catanqt.ui.theme.art.dice import die
from catanqt.ui.theme.theme import Theme

ROW, NEXT = 26, 21
"""Heights at 100 %: the first row of a line, and each further one."""
TEXT, SIDE = 13, 17
SPACE, GAP, BEFORE_COUNT = 3.2, 5.0, 9.0
"""Between two words, beside a picture, and between one and the number of the next."""
GLUE, ICON_GLUE = 2.4, 0.0
"""Between a picture with its shadow and a comma, which never begins a row; an icon has an empty edge of its own."""
GLUED = tuple(",.;:!?)”")
"""Words that begin with one of these stand close to what is before them."""


@dataclass(frozen=True, slots=True)
class Bit:
    """Something that is not wrapped: a word, a coin, a chip with its count, a die."""

    part: Part
    wide: float
    bold: bool = False
    glued: bool = False
    """Whether it never begins a row: a comma."""
    holds: bool = False
    """Whether the next one stays in its row: an emblem's name, the card behind it, the number of a land."""


@dataclass(frozen=True, slots=True)
class LineLayout:
    """The position of every bit of a line, and the height of the line, at 100 %."""

    bits: tuple[tuple[Bit, QPointF], ...]
    height: float

    @property
    def rows(self) -> int:
        return round((self.height - ROW) / NEXT) + 1


def height_of(rows: int) -> float:
    """How high a line of so many rows is, at 100 %."""
    return ROW + NEXT * (rows - 1)


DOTS = Bit(" …", 14.0, True)
"""What stands for the rest of a line."""


def first_rows(flowed: LineLayout, rows: int, room: float) -> tuple[tuple[Bit, QPointF], ...]:
    """What stands in the first rows, with room for dots at the end."""
    last = ROW / 2 + NEXT * (rows - 1)
    kept = [(bit, at) for bit, at in flowed.bits if at.y() <= last]
    while len(kept) > 1 and kept[-1][1].y() == last and kept[-1][1].x() + kept[-1][0].wide + DOTS.wide > room:
        kept.pop()
    return tuple(kept)


def _together(bits: Sequence[Bit], place: int) -> float:
    """How wide a bit is with those that stay in its row."""
    wide = bits[place].wide
    while bits[place].holds:
        place += 1
        wide += GAP + bits[place].wide
    return wide


class LineFlow:
    """Lays out and paints the lines of one game."""

    def __init__(self, theme: Theme, names: Sequence[str], colours: Sequence[str]) -> None:
        self._theme = theme
        self._names = tuple(names)
        self._owners = [theme.owners[colour] for colour in colours]
        self.flow = lru_cache(maxsize=4096)(self._flow)
        """Set a line into this much room; remembered, for lists ask again and again."""

    def _flow(self, line: Line, room: float) -> LineLayout:
        placed = []
        left = SIDE + 6.0 if line.seat != NOBODY else 0.0
        x, y, before = left, ROW / 2, False
        last: Part | None = None
        bits = tuple(self._bits(line))
        for place, bit in enumerate(bits):
            word = isinstance(bit.part, str)
            if bit.glued or x <= left:
                glue = ICON_GLUE if isinstance(last, Icon) else GLUE
                gap = 0.0 if before or x <= left else glue
            elif isinstance(last, Goods) and isinstance(bit.part, Goods) and bit.part.count != 1:
                gap = BEFORE_COUNT
            else:
                gap = SPACE if word and before else GAP
            before, last = word, bit.part
            if x + gap + _together(bits, place) > room and x > left and not bit.glued:
                x, y, gap = left, y + NEXT, 0.0
            placed.append((bit, QPointF(x + gap, y)))
            x += gap + bit.wide
        return LineLayout(tuple(placed), y + ROW / 2)

    def _bits(self, line: Line) -> Iterator[Bit]:
        for part, then in zip(line.parts, (*line.parts[1:], None), strict=True):
            if isinstance(part, str):
                for word in filter(None, part.split(" ")):  # a score holds together by no-break spaces
                    yield Bit(word, width(word, TEXT, line.heading), line.heading, word.startswith(GLUED))
            elif isinstance(part, Who | Name):
                if isinstance(part, Who):
                    yield Bit(part, SIDE, holds=True)
                *first, last = self._names[part.seat].split()
                for word in first:
                    yield Bit(word, width(word, TEXT, True), True, holds=True)
                yield Bit(last, width(last, TEXT, True), True, holds=isinstance(then, Goods))
            elif isinstance(part, Goods):
                count = width(str(part.count), TEXT, True) + 2 if part.count != 1 else 0
                yield Bit(part, SIDE + count, holds=isinstance(then, str) and then.strip().isdigit())
            elif isinstance(part, Dice):
                yield from (Bit(Dice((value,)), SIDE) for value in part.values)
            else:
                yield Bit(part, SIDE)

    def paint(self, painter: QPainter, line: Line, room: float, rows: int | None = None) -> None:
        """Paint a line with its upper left corner at the origin; no more than so many rows, the last with dots."""
        if line.seat != NOBODY:
            roundel(painter, QRectF(0, (ROW - SIDE) / 2, SIDE, SIDE), self._owners[line.seat])
        colour = self._theme.muted if line.quiet or line.heading else self._theme.text
        flowed = self.flow(line, room)
        shown, cut = flowed.bits, rows is not None and rows < flowed.rows
        if rows is not None and cut:
            shown = first_rows(flowed, rows, room)
            bit, at = shown[-1]
            self._paint_bit(painter, DOTS, QPointF(at.x() + bit.wide + GLUE, at.y()), self._theme.accent)
        for bit, at in shown:
            self._paint_bit(painter, bit, at, colour)

    def _paint_bit(self, painter: QPainter, bit: Bit, at: QPointF, colour: str) -> None:
        theme, part = self._theme, bit.part
        box = QRectF(at.x() + bit.wide - SIDE, at.y() - SIDE / 2, SIDE, SIDE)
        if isinstance(part, str):
            words(painter, QRectF(at.x(), at.y() - 10, bit.wide + 2, 20), part, TEXT, colour, bit.bold)
        elif isinstance(part, Who):
            roundel(painter, box, self._owners[part.seat])
        elif isinstance(part, Goods):
            chip(painter, box, part.kind, theme)
            if part.count != 1:
                words(painter, QRectF(at.x(), at.y() - 10, bit.wide, 20), str(part.count), TEXT, theme.text, bold=True)
        elif isinstance(part, Dice):
            die(painter, box, part.values[0])
        elif isinstance(part, Icon):
            icon(painter, box, part.name, theme.muted, theme.panel)
