"""The page of achievements: earned ones shine, open ones say how to earn them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.factories import label
from catanqt.ui.play.library import Library, LibraryError, PlayedGames
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.stats.achievements import ACHIEVEMENTS, Achievement, PlayerResults, line, player_results, title
from catanqt.ui.text.house_rules import house_rules_count
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.art.geometry import hex_path
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

GOLD = "#B8862B"
ACROSS = 3, 2, 1
"""How many cards stand beside each other: as many as are wide enough."""
LEAST, LOW, HIGH = 300, 104, 136
"""How wide a card is at least, how high at least and at most, at 100 %."""


class AchievementCard(QWidget):
    """A badge, a title and its condition; a progress bar where there is more than one step."""

    def __init__(self, theme: Theme, one: Achievement, done: PlayerResults) -> None:
        super().__init__()
        self._theme = theme
        self.name, self._icon, self._needed = one.name, one.icon, one.needed
        self.count, self.earned = one.count(done), one.earned(done)
        self._title, self._line = title(one.name), line(one.name)
        state = tr("reached") if self.earned else tr("{count} of {needed}", count=self.count, needed=self._needed)
        self.setAccessibleName(tr("{achievement}: {state}", achievement=self._title, state=state))
        self.setAccessibleDescription(self._line)
        self.setToolTip(self._line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(theme.px(HIGH))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(LEAST), self._theme.px(LOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(220), self._theme.px(LOW))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            card = QRectF(self.rect()).adjusted(1, 1, -1, -4)
            brushes.soft_card(painter, card, theme.px(12), theme, theme.panel, GOLD if self.earned else theme.line, 2)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.focus), 2.5))
                painter.setBrush(brushes.NO_BRUSH)
                painter.drawRoundedRect(card, theme.px(12), theme.px(12))
            reach = theme.px(28)
            self._paint_badge(painter, QPointF(card.left() + reach * 1.5, card.center().y()), reach)
            self._paint_words(painter, card.adjusted(reach * 2.9, theme.px(8), -theme.px(12), -theme.px(8)))

    def _paint_badge(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        theme = self._theme
        tone = GOLD if self.earned else theme.line_strong
        face = QLinearGradient(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
        face.setColorAt(0, mix(tone, "#FFFFFF", 0.35 if self.earned else 0.1))
        face.setColorAt(1, QColor(tone))
        painter.setPen(QPen(mix(tone, "#000000", 0.3), 1.2))
        painter.setBrush(face)
        painter.drawPath(hex_path(reach, reach * 0.18, middle))
        side = reach * 0.95
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        icons.paint(painter, self._icon, box, "#FFFFFF" if self.earned else theme.panel, tone)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        """Title, line and bar as one block in the middle of the height."""
        theme, wrap = self._theme, int(Qt.TextFlag.TextWordWrap)
        small = brushes.font(theme.px(13))
        words = QFontMetricsF(small).boundingRect(QRectF(0, 0, area.width(), 1000), wrap, self._line).height()
        bar = theme.px(14) if self._needed > 1 and not self.earned else 0
        top = area.center().y() - (theme.px(24) + words + bar) / 2
        head = QRectF(area.left(), top, area.width(), theme.px(24))
        size = brushes.fitting(self._title, theme.px(17), head.width(), theme.px(12), True, DISPLAY)
        brushes.words(painter, head, self._title, size, theme.text, True, family=DISPLAY)
        painter.setFont(small)
        painter.setPen(QColor(theme.muted))
        below = QRectF(area.left(), head.bottom(), area.width(), words + 1)
        painter.drawText(below, wrap, self._line)
        if bar:
            self._paint_bar(painter, QRectF(area.left(), below.bottom() + theme.px(6), area.width(), theme.px(6)))

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        theme, round_by = self._theme, box.height() / 2
        painter.setPen(brushes.NO_PEN)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(box, round_by, round_by)
        box.setWidth(max(box.height(), box.width() * self.count / self._needed) if self.count else 0)
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(box, round_by, round_by)


class AchievementsPage(BackPage):
    """One card for each; earned ones come first."""

    def __init__(self, theme: Theme, library: Library, preferences: Preferences) -> None:
        super().__init__(theme, tr("Achievements"))
        played_games, problem = _read(library)
        done = player_results(played_games, preferences)
        self.cards = [AchievementCard(theme, one, done) for one in ACHIEVEMENTS]
        self.cards.sort(key=lambda card: not card.earned)
        count = sum(card.earned for card in self.cards)
        told = tr("{count} of {all} reached. Each one makes you a better player.", count=count, all=len(self.cards))
        told = f"{told} {house_rules_count()}"
        self.body.addWidget(label(problem or told, "bad" if problem else "muted", wrap=True))
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.px(12))
        self._across = 0
        self._arrange(ACROSS[0])
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is scrolled to
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        self.body.addWidget(area, 1)

    def _arrange(self, across: int) -> None:
        """Put so many cards beside each other."""
        if across == self._across:
            return
        self._across = across
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // across, place % across)
        rows = -(-len(self.cards) // across)
        for row in range(len(self.cards) + 1):
            self._grid.setRowStretch(row, 100 if row < rows else int(row == rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() / self.theme.px(LEAST)
        self._arrange(next((across for across in ACROSS if across <= room), ACROSS[-1]))


def _read(library: Library) -> tuple[PlayedGames, str]:
    """What was played, or why it cannot be read."""
    try:
        return library.statistics(), ""
    except LibraryError as error:
        return PlayedGames(), str(error)
