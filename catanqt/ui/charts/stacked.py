"""Stacked bars: production by resource, points by their sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.charts.axis import Who, heads_width, paint_head, rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.stats.figure_text import made_of, share_words
from catanqt.ui.stats.figures import Figures, Person
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.colour import Colour, mix
from catanqt.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a row."""

    amount: int
    icon: str
    fill: Colour
    edge: Colour
    ink: Colour
    cut: Colour
    words: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row: whose it is, its parts, and all of it in words."""

    who: Who
    parts: tuple[Part, ...]
    words: str

    @property
    def total(self) -> int:
        return sum(part.amount for part in self.parts)


class StackedChart(Chart):
    """Parts side by side, each with icon and number where there is room, and the whole at the end."""

    def __init__(self, theme: Theme, title: str, found: Sequence[Row]) -> None:
        self._rows = found
        super().__init__(theme, title, "\n".join(row.words for row in found))

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        head = heads_width(area, [row.who for row in self._rows], size, self.theme)
        most = max(1, *(row.total for row in self._rows))
        figures = brushes.width(str(most), size * 1.2, True) + size * 0.9
        marks = []
        for row, place in zip(self._rows, rows(area, len(self._rows), most=size * 4.2), strict=True):
            paint_head(painter, place, head, row.who, size, self.theme)
            bar = place.adjusted(head, 0, -figures, 0)
            end = bar.left()
            for part in row.parts:
                if part.amount:
                    box = QRectF(end, bar.top(), bar.width() * part.amount / most, bar.height())
                    self._paint_part(painter, box, part, size)
                    marks.append(Mark(box, part.words))
                    end = box.right()
            total = QRectF(end + size * 0.5, bar.top(), figures, bar.height())
            brushes.words(painter, total, str(row.total), size * 1.2, self.theme.text, True)
        return marks

    def _paint_part(self, painter: QPainter, box: QRectF, part: Part, size: float) -> None:
        painter.setPen(QPen(QColor(part.edge), 1))
        painter.setBrush(QColor(part.fill))
        painter.drawRect(box)
        number = str(part.amount)
        side, wide = min(size * 1.4, box.height() * 0.8), brushes.width(number, size, True)
        both = side + wide + size * 0.25
        middle = box.center()
        if box.width() >= both + 4:
            left = middle.x() - both / 2
            icons.paint(painter, part.icon, _square(left, middle.y(), side), part.ink, part.cut)
            place = QRectF(left + side + size * 0.2, box.top(), wide + 3, box.height())
            brushes.words(painter, place, number, size, part.ink, True)
        elif box.height() >= size * 2.2 and box.width() >= wide + 3:
            side = min(size * 1.2, box.height() * 0.46, box.width() - 2)
            icons.paint(
                painter, part.icon, _square(middle.x() - side / 2, middle.y() - size * 0.55, side), part.ink, part.cut
            )
            place = QRectF(box.left() - 2, middle.y() - size * 0.05, box.width() + 4, size * 1.3)
            brushes.words(painter, place, number, size * 0.95, part.ink, True, brushes.CENTRE)
        elif box.width() >= wide + 1:
            brushes.words(painter, box.adjusted(-2, 0, 2, 0), number, size, part.ink, True, brushes.CENTRE)


def _square(left: float, middle: float, side: float) -> QRectF:
    return QRectF(left, middle - side / 2, side, side)


def production_chart(theme: Theme, figures: Figures) -> StackedChart:
    """Cards that the land gave, by resource."""
    return StackedChart(theme, tr("Production"), [_produced(person, theme, figures) for person in figures.people])


def _produced(person: Person, theme: Theme, figures: Figures) -> Row:
    parts = []
    for kind in figures.resources:
        paint, amount = theme.resources[kind], person.production[kind]
        words = tr("{name}: {cards}", name=person.name, cards=resource_count(kind, amount))
        parts.append(Part(amount, kind, paint.base, paint.dark, paint.ink, paint.cut, words))
    told = listing([resource_count(kind, person.production[kind]) for kind in figures.resources])
    return Row(Who(person.name, person.colour), tuple(parts), tr("{name}: {cards}", name=person.name, cards=told))


def points_chart(theme: Theme, figures: Figures) -> StackedChart:
    """Everybody's points, and what they are made of."""
    title = game_presentation(figures.game).points_title(figures.over)
    return StackedChart(theme, title, [_scored(person, theme, figures) for person in figures.people])


def _scored(person: Person, theme: Theme, figures: Figures) -> Row:
    owner = theme.owners[person.colour]
    parts = []
    for number, share in enumerate(person.made_of):
        fill = mix(owner.base, owner.light if number % 2 else owner.dark, 0.28 if number % 2 else 0.0)
        words = tr("{name}: {thing}: {points}", name=person.name, thing=share_words(share), points=share.points)
        icon = presentation_of(share.source).share_icon(share)
        parts.append(Part(share.points, icon, fill, owner.edge, owner.ink, fill, words))
    return Row(Who(person.name, person.colour), tuple(parts), made_of(person, figures.game))
