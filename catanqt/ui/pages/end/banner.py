"""The banner of a finished game: the winner in laurels, and everybody's points on a card."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.cast import character_of
from catanqt.ui.stats.figure_text import course_line, made_of, winner_line
from catanqt.ui.stats.figures import Figures, Person
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.colour import contrast, mix, tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.portraits import portrait
from catanqt.ui.theme.theme import DISPLAY, Owner, Theme

GOLD = "#F2CB62"
PAPERS = (GOLD, "#FFF6E2", "#E8705C", "#7CCB92", "#6DA2E0")
LOW, HIGH = 108, 150
CARD, WITH_CARDS = 124, 860
"""How wide a card grows, and how wide the banner is, at 100 %, before it has any: all points are in a chart as well."""


class WinnerBanner(QWidget):
    """Painted once for each size."""

    def __init__(self, theme: Theme, figures: Figures, viewer: int) -> None:
        super().__init__()
        self._theme, self._figures = theme, figures
        self.heading = winner_line(figures, viewer)
        self.line = course_line(figures)
        self._picture = QPixmap()
        self.setAccessibleName(self.heading)
        told = [self.line, *(made_of(person, figures.game) for person in figures.people)]
        self.setAccessibleDescription("\n".join(told))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(900), self._theme.px(HIGH))

    def fit(self, height: int) -> None:
        """Take the height that goes with a page so high."""
        self.setFixedHeight(self._theme.px(LOW if height < self._theme.px(820) else HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with painting(self._picture) as painter:
                self.draw(painter, QRectF(self.rect()))
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)

    @property
    def _hero(self) -> Person:
        """The winner, or whoever is ahead."""
        people, winner = self._figures.people, self._figures.winner
        return people[winner] if winner is not None else max(people, key=lambda person: person.points)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The banner in any area, for the page or for a file."""
        owner = self._theme.owners[self._hero.colour]
        deep = _deep(owner)
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)
        painter.setClipPath(path)
        self._paint_ground(painter, area, owner, deep)
        painter.restore()
        painter.setPen(QPen(tint("#000000", 0.3), 1))
        painter.setBrush(brushes.NO_BRUSH)
        painter.drawPath(path)
        cards = self._card_places(area) if area.width() >= self._theme.px(WITH_CARDS) else []
        self._paint_words(painter, area, cards[0].left() if cards else area.right(), owner)
        for person, place in zip(self._figures.people, cards, strict=bool(cards)):
            self._paint_card(painter, place, person)

    def _paint_ground(self, painter: QPainter, area: QRectF, owner: Owner, deep: QColor) -> None:
        face = QLinearGradient(area.topLeft(), area.topRight())
        face.setColorAt(0, deep)
        face.setColorAt(0.55, mix(deep, owner.base, 0.75))
        face.setColorAt(1, mix(deep, owner.base, 0.4))
        painter.fillRect(area, face)
        if self._figures.over:
            self._paint_confetti(painter, area)
        shade = QLinearGradient(area.left(), 0, area.left() + area.width() * 0.62, 0)
        for at, alpha in ((0.0, 0.96), (0.75, 0.86), (1.0, 0.0)):
            shade.setColorAt(at, tint(deep, alpha))
        painter.fillRect(area, shade)

    def _paint_confetti(self, painter: QPainter, area: QRectF) -> None:
        rng = random.Random(9)
        painter.setPen(brushes.NO_PEN)
        for _ in range(90):
            painter.save()
            painter.translate(area.left() + rng.random() * area.width(), area.top() + rng.random() * area.height())
            painter.rotate(rng.uniform(0, 180))
            painter.setBrush(tint(rng.choice(PAPERS), 0.75))
            painter.drawRoundedRect(QRectF(-5, -2.5, 10, 5), 1.5, 1.5)
            painter.restore()

    def _paint_words(self, painter: QPainter, area: QRectF, end: float, owner: Owner) -> None:
        """Coin in laurels, and two lines beside it, as large as fits before the cards."""
        high = area.height()
        side = high * 0.82
        wreath = QRectF(area.left() + high * 0.14, area.center().y() - side / 2, side, side)
        if self._figures.over:
            icons.paint(painter, "laurel", wreath, GOLD)
        inner = side * 0.24
        self._paint_face(painter, wreath.adjusted(inner, inner, -inner, -inner), self._hero, owner)
        left = wreath.right() + high * 0.14
        room = end - left - high * 0.12
        large = _fitting(self.heading, room, high * 0.29, self._theme.px(20), DISPLAY)
        painter.setClipRect(QRectF(left, area.top(), room + 4, high))
        title = QRectF(left, area.top() + high * 0.19, room, high * 0.36)
        brushes.words(painter, title, self.heading, large, "#FFFFFF", True, family=DISPLAY)
        painter.setFont(brushes.font(max(self._theme.px(12), high * 0.105), True))
        painter.setPen(QColor("#F4EEE2"))
        line = QRectF(left + 1, title.bottom(), room, high * 0.4)
        painter.drawText(line, int(Qt.TextFlag.TextWordWrap), self.line)
        painter.setClipping(False)

    @staticmethod
    def _paint_face(painter: QPainter, place: QRectF, person: Person, owner: Owner) -> None:
        """The portrait of a character, the coin of everybody else."""
        character = character_of(person.player)
        if character is None:
            brushes.roundel(painter, place, owner)
        else:
            portrait(painter, place, character.key, owner)

    def _card_places(self, area: QRectF) -> list[QRectF]:
        high, count = area.height(), len(self._figures.people)
        wide = min(self._theme.px(CARD), area.width() * 0.44 / count - self._theme.px(8))
        gap = self._theme.px(8)
        left = area.right() - count * (wide + gap) - high * 0.1
        return [
            QRectF(left + number * (wide + gap), area.top() + high * 0.16, wide, high * 0.68) for number in range(count)
        ]

    def _paint_card(self, painter: QPainter, place: QRectF, person: Person) -> None:
        theme, high = self._theme, place.height()
        won = person is self._hero and self._figures.over
        painter.setPen(QPen(QColor(GOLD if won else theme.line_strong), 2.5 if won else 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(place, 11, 11)
        side = min(high * 0.36, place.width() * 0.32)
        coin = QRectF(place.left() + place.width() * 0.11, place.top() + high * 0.14, side, side)
        self._paint_face(painter, coin, person, theme.owners[person.colour])
        points = QRectF(coin.right(), place.top() + high * 0.08, place.right() - coin.right(), high * 0.5)
        brushes.text(painter, points, str(person.points), high * 0.37, theme.text)
        name = QRectF(place.left() + 5, place.top() + high * 0.61, place.width() - 10, high * 0.3)
        size = _fitting(person.name, name.width(), theme.px(15), theme.px(11))
        brushes.words(painter, name, person.name, size, theme.text, True, brushes.CENTRE)


def _deep(owner: Owner) -> QColor:
    """An owner's colour, deep enough for white words."""
    deep = QColor(owner.dark)
    share = 0.0
    while contrast("#FFFFFF", mix(deep, "#1A120A", share)) < 6.5:
        share += 0.08
    return mix(deep, "#1A120A", share)


def _fitting(text: str, room: float, most: float, least: float, family: str | None = None) -> float:
    """The largest size at which a text fits."""
    wide = brushes.width(text, 100, True, family) if family else brushes.width(text, 100, True)
    return max(least, min(most, 100 * room / max(1.0, wide) * 0.98))
