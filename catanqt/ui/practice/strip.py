"""The strip above the board of an exercise: the question, the verdict, and buttons to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from catanqt.kernel.agent import Reason
from catanqt.ui.kit.kit import Kit
from catanqt.ui.play.move_text import move_words
from catanqt.ui.play.reason_text import reason_words
from catanqt.ui.practice.play import PracticePlay, Stage
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.coin import OwnerMark
from catanqt.ui.widgets.factories import button, label


class PracticeStrip(QFrame):
    """Never over the board, and always as high."""

    left = Signal()
    went_on = Signal()

    def __init__(self, theme: Theme, play: PracticePlay, kits: Sequence[Kit], number: int, count: int) -> None:
        super().__init__()
        self.setObjectName("coach")
        self._theme, self._play, self._kits = theme, play, kits
        self._mark = OwnerMark(theme, None, theme.px(34))
        title = tr("Find the better move")
        if count > 1:
            title = tr("{title} ({step}/{count})", title=title, step=number, count=count)
        self.title = label(title, "title")
        self.words = label("", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.words.setMinimumHeight(self.words.fontMetrics().lineSpacing() * 2)
        self.again = button(tr("Try again"), theme, "undo", flat=True)
        self.show_me = button(tr("Show me"), theme, "hint", flat=True)
        self.show_me.setToolTip(tr("Show the better move, and why"))
        onward = tr("Next") if number < count else tr("Done", "with the exercises")
        self.next = button(onward, theme, "next", primary=True)
        self.next.setProperty("small", True)
        self.leave = button(tr("Leave"), theme, "close", flat=True)
        self.leave.setToolTip(tr("Stop practising"))
        self.again.clicked.connect(lambda: play.again())
        self.show_me.clicked.connect(play.show_solution)
        self.next.clicked.connect(self.went_on)
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
        for part in (self.again, self.show_me, self.next, self.leave):
            part.setFixedHeight(px(32))
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
        """How high it is in every stage: with the longest of what it may have to say."""
        row = self.layout()
        assert row is not None
        shown = self.words.text()
        heights = []
        for told in (self._question(), self._solution(), self._missed()):
            self.words.setText(told)
            row.invalidate()
            heights.append(self.heightForWidth(width))
        self.words.setText(shown)
        return max(heights)

    def sync(self) -> None:
        """Show how far the exercise is."""
        stage, theme = self._play.stage, self._theme
        icon, colour = {
            Stage.SOLVED: ("check", theme.good),
            Stage.MISSED: ("close", theme.bad),
            Stage.SHOWN: ("hint", theme.accent),
        }.get(stage, ("help", theme.accent))
        self._mark.show_icon(icon, colour)
        self.words.setText(self._told())
        self.setAccessibleName(f"{self.title.text()}. {self.words.text()}")
        self.again.setVisible(stage in (Stage.MISSED, Stage.UNKNOWN))
        self.show_me.setVisible(stage in (Stage.ASKED, Stage.MISSED, Stage.UNKNOWN))
        self.next.setVisible(stage in (Stage.SOLVED, Stage.SHOWN))
        if stage in (Stage.SOLVED, Stage.SHOWN):
            self.next.setFocus()
        elif stage is Stage.MISSED:
            self.again.setFocus()

    def _told(self) -> str:
        match self._play.stage:
            case Stage.ASKED:
                return self._question()
            case Stage.JUDGED:
                return tr("Looking at your move …")
            case Stage.SOLVED:
                return tr("Right! {reasons}", reasons=self._reasons(self._play.task.decision.reasons))
            case Stage.MISSED:
                return self._missed()
            case Stage.SHOWN:
                return self._solution()
            case Stage.UNKNOWN:
                return tr("This move could not be judged. Try another one.")

    def _question(self) -> str:
        task = self._play.task
        played = move_words(task.decision.made, task.perspective, self._kits)
        where = task.name
        if task.decision.turn:
            where = tr("{game}, turn {turn}", game=where, turn=task.decision.turn)
        return tr("{where}. You once played: {move} Make a better move.", where=where, move=played)

    def _missed(self) -> str:
        against = self._play.against or self._play.task.decision.against
        return tr("There is something better. {reasons}", reasons=self._reasons(against)).rstrip()

    def _solution(self) -> str:
        task = self._play.task
        best = move_words(task.decision.best, task.perspective, self._kits)
        why = self._reasons(task.decision.reasons)
        return tr("{move} {reasons}", "a move, and why it is good", move=best, reasons=why)

    def _reasons(self, reasons: Sequence[Reason]) -> str:
        perspective = self._play.task.perspective
        return " ".join(dict.fromkeys(reason_words(reason, perspective) for reason in reasons))
