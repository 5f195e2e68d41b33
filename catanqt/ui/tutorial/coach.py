"""The coach: a strip above the board with the instructions, the progress, and buttons to go back, skip or leave."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.games import game_name
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_PEN
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.tutorial.lesson import LessonPlay
from catanqt.ui.widgets.coin import OwnerMark
from catanqt.ui.widgets.factories import button, label

ROOMY = 860
"""From this width on there is room for dots."""


class Dots(QWidget):
    """One dot for each step: filled for finished ones, a ring around the current one."""

    def __init__(self, theme: Theme, count: int) -> None:
        super().__init__()
        self._theme, self._count, self._at, self._done = theme, count, 0, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(15) * self._count + self._theme.px(4), self._theme.px(16))

    def show_step(self, at: int, done: bool) -> None:
        self._at, self._done = at, done
        self.setAccessibleName(tr("Step {step} of {count}", step=at + 1, count=self._count))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            painter.setPen(NO_PEN)
            size, step = theme.px(8), theme.px(15)
            for place in range(self._count):
                on = place == self._at
                reach = size * (1.45 if on else 1.0)
                box = QRectF(place * step + theme.px(9) - reach / 2, self.height() / 2 - reach / 2, reach, reach)
                full = place < self._at or (on and self._done)
                painter.setBrush(QColor(theme.good if full else theme.accent if on else theme.line_strong))
                painter.drawEllipse(box)


class Coach(QFrame):
    """Never modal, never over the board, and as high in every step.

    `left`, `finished` and `played_on` (to a first game) are for the window.
    """

    left = Signal()
    finished = Signal()
    played_on = Signal()

    def __init__(self, theme: Theme, play: LessonPlay) -> None:
        super().__init__()
        self.setObjectName("coach")
        self._theme, self._play = theme, play
        self._mark = OwnerMark(theme, None, theme.px(34))
        self.title = label("", "title")
        self.words = label("", wrap=True)
        self.words.setMinimumHeight(theme.px(36))
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.dots = Dots(theme, len(play.lesson.steps))
        self.back = button(tr("Back"), theme, "previous", flat=True)
        self.back.setToolTip(tr("Start this step again, or the one before"))
        self.skip = button(tr("Skip"), theme, "next", flat=True)
        self.skip.setToolTip(tr("Let the coach do this step"))
        self.next = button(tr("Next"), theme, "next", primary=True)
        self.lessons = button(tr("All lessons"), theme, "book", flat=True)
        self.play_on = button(tr("Play a game"), theme, "play", primary=True)
        self.play_on.setToolTip(tr("Set up a game of your own"))
        self.leave = button(tr("Leave"), theme, "close", flat=True)
        self.leave.setToolTip(tr("Leave the lesson"))
        self.back.clicked.connect(play.back)
        self.skip.clicked.connect(self._go_on)
        self.next.clicked.connect(self._go_on)
        self.lessons.clicked.connect(self.finished)
        self.play_on.clicked.connect(self.played_on)
        self.leave.clicked.connect(self.left)
        self._lay_out()
        play.changed.connect(self.sync)
        self.sync()

    def _lay_out(self) -> None:
        px = self._theme.px
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.dots)
        for part in (self.back, self.skip, self.next, self.lessons, self.play_on, self.leave):
            part.setFixedHeight(px(32))  # one height for all, or the board would jump when Next comes
            head.addWidget(part)
        column = QVBoxLayout()
        column.setSpacing(px(2))
        nest(column, head)
        column.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(6), px(10), px(8))
        row.setSpacing(px(12))
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        nest(row, column, 1)

    def reserved(self, width: int) -> int:
        """How high it is with the longest words of the lesson, so that the board is the same in every step."""
        shown, row = self.words.text(), self.layout()
        assert row is not None
        heights = []
        for step in self._play.lesson.steps:
            for told in (step.text, step.praise):
                self.words.setText(told)
                row.invalidate()
                heights.append(self.heightForWidth(width))
        self.words.setText(shown)
        return max(heights)

    def _go_on(self) -> None:
        self._play.next()

    def sync(self) -> None:
        """Show where the lesson stands."""
        play = self._play
        step, last = play.step, play.last
        icon, colour = ("check", self._theme.good) if play.done else ("book", self._theme.accent)
        self._mark.show_icon(icon, colour)
        self._show_title()
        self.words.setText(self._told())
        self.dots.show_step(play.index, play.done)
        going_on = self.skip.hasFocus() or self.next.hasFocus()
        over = last and play.done
        self.skip.setVisible(not play.done)
        self.next.setVisible(play.done and not last)
        self.lessons.setVisible(over)
        self.play_on.setVisible(over)
        self.leave.setVisible(not over)
        self.back.setEnabled(play.index > 0 or play.done or bool(play.session.record.entries))
        self.setAccessibleName(f"{step.title}. {self.words.text()}")
        if going_on:
            (self.play_on if over else self.next if play.done else self.skip).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for the dots, the title counts the steps."""
        super().resizeEvent(event)
        self.dots.setVisible(self.width() >= self._theme.px(ROOMY))
        self._show_title()

    def _show_title(self) -> None:
        play = self._play
        title = play.step.title
        if play.index == 0 and not play.done and not self.dots.isHidden():
            title = tr("{game}: {step}", game=game_name(play.lesson.name), step=title)
        if self.dots.isHidden():
            title = tr("{title} ({step}/{count})", title=title, step=play.index + 1, count=len(play.lesson.steps))
        self.title.setText(title)

    def _told(self) -> str:
        play = self._play
        main = play.step.praise if play.done else play.step.text
        return f"{play.said} {main}" if play.said and not play.done else f"{main} {play.said}".rstrip()
