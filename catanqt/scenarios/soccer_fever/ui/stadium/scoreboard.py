"""The scoreboard: both clubs, the score, and every shot so far."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.stadium.actors import paint_ball
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, LEFT, NO_BRUSH, RIGHT, round_pen, roundel, soft_card, text, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

WIDTH, HEIGHT, LOW = 600, 92, 66
NARROW = 500


class Scoreboard(QWidget):
    """Hangs over the stadium. Shots are balls (goals), crosses (missed) and rings (to come)."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._match: MatchView | None = None
        self._low = False
        self._names = self._colours = ("", "")
        self.setAccessibleName(tr("Scoreboard"))

    def show_match(self, match: MatchView, perspective: Perspective) -> None:
        self._match = match
        self._names = (perspective.name(match.home), perspective.name(match.away))
        self._colours = (perspective.colour(match.home), perspective.colour(match.away))
        self.setAccessibleDescription(self._spoken())
        self.update()

    def set_low(self, low: bool) -> None:
        """Where there is little room it does without its last line."""
        self._low = low
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(WIDTH), self._theme.px(LOW if self._low else HEIGHT))

    def _spoken(self) -> str:
        assert self._match is not None
        said = [self._caption()]
        goals = self._match.goals
        sides = zip(self._names, goals, (self._match.home_marks, self._match.away_marks), strict=True)
        for name, scored, marks in sides:
            shots = listing([tr("goal") if goal else tr("missed") for goal in marks]) or tr("no shot yet")
            said.append(tr("{name}: %n goals ({shots})", "", scored, name=name, shots=shots))
        return ". ".join(said)

    def _caption(self) -> str:
        assert self._match is not None
        day, days = self._match.day, self._match.days
        if self._match.number == 0:
            return tr("Matchday {day} of {days}, first match", day=day, days=days)
        return tr("Matchday {day} of {days}, second match", day=day, days=days)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._match is None:
            return
        with painting(self) as painter:
            theme = self._theme
            box = QRectF(self.rect()).adjusted(2, 1, -2, -8)
            soft_card(painter, box, theme.px(14), theme, theme.panel, theme.line_strong, 3.5)
            middle = theme.px(110 if self.width() < theme.px(NARROW) else 150)
            half = (box.width() - middle) / 2
            self._side(painter, QRectF(box.left(), box.top(), half, box.height()), 0)
            self._side(painter, QRectF(box.right() - half, box.top(), half, box.height()), 1)
            score = QRectF(box.center().x() - middle / 2, box.top() + theme.px(6), middle, theme.px(48))
            text(painter, score, score_text(self._match.goals), theme.px(38), theme.text)
            if not self._low:
                self._caption_line(painter, box, half)

    def _caption_line(self, painter: QPainter, box: QRectF, half: float) -> None:
        theme = self._theme
        caption = QRectF(box.left() + half * 0.62, box.bottom() - theme.px(25), box.width() - half * 1.24, theme.px(20))
        words(painter, caption, self._caption(), theme.px(12), theme.muted, bold=True, align=CENTRE)

    def _side(self, painter: QPainter, box: QRectF, number: int) -> None:
        """A club: its coin at the border, its name, its shots below."""
        assert self._match is not None
        theme, left = self._theme, number == 0
        side = theme.px(34 if self.width() < theme.px(NARROW) else 42)
        x = box.left() + theme.px(12) if left else box.right() - theme.px(12) - side
        coin = QRectF(x, box.top() + theme.px(11), side, side)
        if self._match.shooter == (self._match.home, self._match.away)[number]:
            painter.setPen(round_pen(theme.accent, theme.px(3)))
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawEllipse(coin.adjusted(-4, -4, 4, 4))
        roundel(painter, coin, theme.owners[self._colours[number]])
        room = side + theme.px(24)
        row = box.adjusted(room, theme.px(7), 0, 0) if left else box.adjusted(0, theme.px(7), -room, 0)
        row.setHeight(theme.px(26))
        words(painter, row, self._names[number], theme.px(19), theme.text, True, LEFT if left else RIGHT, DISPLAY)
        self._shots(painter, row.translated(0, theme.px(28)), number)

    def _shots(self, painter: QPainter, row: QRectF, number: int) -> None:
        assert self._match is not None
        theme, match, left = self._theme, self._match, number == 0
        marks = (match.home_marks, match.away_marks)[number]
        count, shooting = match.shots[number], match.shooter == (match.home, match.away)[number]
        step = min(theme.px(23), row.width() / max(count, 1))
        radius = step * 0.37
        start = row.left() + radius + 1 if left else row.right() - radius - 1 - (count - 1) * step
        for i in range(count):
            at = QPointF(start + i * step, row.center().y() - theme.px(2))
            if i < len(marks):
                self._mark(painter, at, radius, marks[i])
            else:
                self._ring(painter, at, radius, shooting and i == len(marks))

    def _mark(self, painter: QPainter, at: QPointF, radius: float, goal: bool) -> None:
        painter.save()
        painter.translate(at)
        if goal:
            paint_ball(painter, radius)
        else:
            painter.setPen(round_pen(self._theme.bad, radius * 0.32))
            arm = radius * 0.62
            painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
            painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm))
        painter.restore()

    def _ring(self, painter: QPainter, at: QPointF, radius: float, now: bool) -> None:
        """A shot to come; the next one is marked."""
        theme = self._theme
        painter.setPen(QPen(QColor(theme.accent if now else theme.line_strong), 2.4 if now else 1.6))
        painter.setBrush(QColor(theme.accent_soft) if now else NO_BRUSH)
        painter.drawEllipse(at, radius * 0.92, radius * 0.92)
        if now:
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(at, radius * 0.2, radius * 0.2)
