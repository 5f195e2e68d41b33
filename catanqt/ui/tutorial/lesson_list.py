"""The list of lessons: finished ones are ticked; with a link to the rules."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from catanqt.rules.catalog import BASE
from catanqt.ui.games import presentation_of
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.factories import button, label
from catanqt.ui.pages.new_game.game_cards import GameCard
from catanqt.ui.play.lesson_progress import lessons_taken
from catanqt.ui.play.library import Library
from catanqt.ui.practice.panel import PracticePanel
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.tutorial.lessons import lessons

COLUMNS = 3
"""How many cards stand side by side; the first is as wide as two."""


class LessonCard(GameCard):
    """A lesson to choose; ticked in the corner once it was finished."""

    def __init__(self, theme: Theme, key: str, steps: int, taken: bool) -> None:
        super().__init__(theme, key)
        self.taken = taken
        self._line = presentation_of(key).lesson_summary(steps)
        self.setCheckable(False)
        self.setToolTip("")
        told = tr("{line} You have finished this lesson.", line=self._line) if taken else self._line
        self.setAccessibleDescription(told)

    def _paint_coin(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        colour = theme.good if self.taken else theme.paper
        painter.setPen(QPen(QColor(colour if self.taken else theme.paper_edge), 1.6))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(box)
        inner = box.adjusted(4, 4, -4, -4)
        ink = theme.panel if self.taken else theme.paper_ink
        icons.paint(painter, "check" if self.taken else "play", inner, ink)


class LearnPage(BackPage):
    """One card a lesson."""

    chosen = Signal(str)
    rules = Signal()
    practice = Signal()
    """The player's own mistakes, as exercises."""

    def __init__(self, theme: Theme, preferences: Preferences, library: Library | None = None) -> None:
        super().__init__(theme, tr("Learn to play"))
        taken = lessons_taken(preferences)
        self.cards = {
            name: LessonCard(theme, name, len(make("").steps), name in taken) for name, make in lessons().items()
        }
        line = tr(
            "Play your first turns on a real board. The coach waits for you at each step, for as long as you like."
        )
        self.body.addWidget(label(line, "muted", wrap=True))
        nest(self.body, self._grid(), 1)
        if library is not None:
            self.exercises = PracticePanel(theme, library)
            self.exercises.wanted.connect(self.practice)
            self.body.addWidget(self.exercises)
        read = button(theme, tr("Read the rules"), "book")
        read.clicked.connect(self.rules)
        foot = QHBoxLayout()
        foot.addWidget(label(_counted(len(taken), len(self.cards)), "muted"))
        foot.addStretch(1)
        foot.addWidget(read)
        nest(self.body, foot)
        fresh = next((name for name in self.cards if name not in taken), BASE)
        begin_at(self, self.cards[fresh])

    def _grid(self) -> QGridLayout:
        """Classic is where one begins, so it is largest."""
        grid = QGridLayout()
        grid.setSpacing(self.theme.px(8))
        for number, (name, card) in enumerate(self.cards.items(), start=1):
            if number == 1:
                grid.addWidget(card, 0, 0, 1, 4)
            else:
                grid.addWidget(card, number // COLUMNS, 2 * (number % COLUMNS), 1, 2)
            card.clicked.connect(partial(self.chosen.emit, name))
        for column in range(2 * COLUMNS):
            grid.setColumnStretch(column, 1)
        return grid

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        for card in self.cards.values():
            card.fit(card.lines_wanted(card.width()))


def _counted(taken: int, count: int) -> str:
    if taken == count:
        return tr("You have finished all lessons. Well done!")
    return tr("%n lessons finished", "", taken) if taken else tr("Start with Classic: it takes about five minutes.")
