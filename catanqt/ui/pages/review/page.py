"""The page of a game review: chances over the turns, the key moments with both moves, and a summary.

It shows what is known while the review goes on. What must survive a rebuild, such as the moment that is looked at, lies
in a `ReviewView`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from catanqt.analysis.model import SeatAnalysis
from catanqt.rules.colours import colours
from catanqt.ui.charts.axis import Who
from catanqt.ui.charts.export import CannotWrite, ask_where, sheet, write_picture, write_text
from catanqt.ui.charts.panel import Panel, chart_panel
from catanqt.ui.charts.win_chances import WinChanceChart
from catanqt.ui.games import game_presentation, kits
from catanqt.ui.models.review_steps import STEP, ReviewStepsModel
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.compact_buttons import keep_words, shorten
from catanqt.ui.pages.factories import ElidedLabel, button
from catanqt.ui.pages.review.boards import MoveBoards
from catanqt.ui.pages.review.moment import moment_of
from catanqt.ui.pages.review.moment_panel import MomentPanel
from catanqt.ui.pages.review.summary import headline, panels, summary
from catanqt.ui.pages.review.table import review_table
from catanqt.ui.play.review import Review
from catanqt.ui.play.review_steps import ReviewStep, all_steps, key_steps
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.theme import DISPLAY, Theme
from catanqt.ui.widgets.named_combo import NamedCombo
from catanqt.ui.widgets.tabs import SideTabs

SIDE, WIDE = 296, 1500
CHART = 172
HEAD = 90


@dataclass
class ReviewView:
    """How somebody looks at a review."""

    every: bool = False
    """All decisions, or the key moments only."""
    index: int = -1
    """The entry of the record that was chosen; without one the moment that changed most is shown."""
    tab: int = 0


class ReviewPage(BackPage):
    """The review goes on without the page; `leave` it before it is thrown away."""

    tried = Signal(int)
    """The player wants a new game that goes on after so many entries of this one."""
    seat_chosen = Signal(int)

    def __init__(self, theme: Theme, review: Review, view: ReviewView | None = None) -> None:
        super().__init__(theme, tr("Game review"))
        self.review, self.view = review, view or ReviewView()
        header = review.subject.header
        self._kits = kits(theme, header)
        self._layout = self._kits[0].board_layout()
        if self._layout is not None:
            for kit in self._kits:
                kit.decorate(self._layout)
        self._people = [Who(seat.name, colour) for seat, colour in zip(header.seats, colours(header), strict=True)]
        self.model = ReviewStepsModel(game_presentation(header.game), self)
        self.panel = MomentPanel(theme, self.model)
        self.panel.show_every(self.view.every)
        self.boards = MoveBoards(theme, header)
        self.chart: WinChanceChart | None = None
        self._charts = QWidget()
        self.summary: QWidget | None = None
        self._panels: list[Panel] = []
        self._summed: SeatAnalysis | None = None
        self._step: ReviewStep | None = None
        self._following = False
        """Whether a moment is chosen by the page, and not by the player."""
        self._make_head()
        self._lay_out()
        self._listen()
        self._show()
        begin_at(self, self.panel.steps)

    # Building

    def _make_head(self) -> None:
        theme, seats = self.theme, self.review.subject.seats
        self.who = NamedCombo(tr("Whose decisions"))
        for seat in seats:
            self.who.addItem(self.review.subject.header.seats[seat].name, seat)
        self.who.setCurrentIndex(seats.index(self.review.seat))
        self.who.setToolTip(tr("Whose decisions"))
        if len(seats) < 2:
            self.who.hide()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress of the review"))
        self.progress.setFormat(tr("%v of %m decisions"))
        self.progress.setMinimumWidth(theme.px(190))
        self.stop = button(theme, tr("Cancel"), "close")
        self.go_on = button(theme, tr("Continue"), "play")
        self.message = ElidedLabel("", "muted")
        self.picture = button(theme, tr("Save picture"), "save")
        self.picture.setToolTip(tr("All charts as one picture (PNG)"))
        self.table = button(theme, tr("Save figures"), "export")
        self.table.setToolTip(tr("All figures as a table (CSV)"))
        last = self.head.count() - 1
        row = (self.who, self.progress, self.stop, self.go_on)
        for number, made in enumerate(row):
            self.head.insertWidget(1 + number, made)
        self.head.insertWidget(1 + len(row), self.message, 1)
        for made in (self.picture, self.table):
            self.head.insertWidget(last + len(row) + 1, made)
        self._shy = (self.table, self.picture)
        keep_words(self._shy)

    def _lay_out(self) -> None:
        px = self.theme.px
        left = QVBoxLayout()
        left.setSpacing(px(10))
        self._charts.setMinimumHeight(px(CHART))
        inside = QVBoxLayout(self._charts)
        inside.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self._charts, 3)
        left.addWidget(self.boards, 5)
        moments = QWidget()
        row = QHBoxLayout(moments)
        row.setContentsMargins(0, px(8), 0, 0)
        row.setSpacing(px(10))
        nest(row, left, 1)
        row.addWidget(self.panel)
        self._sum = QWidget()
        column = QVBoxLayout(self._sum)
        column.setContentsMargins(0, px(8), 0, 0)
        self.tabs = SideTabs(self.theme)
        self.tabs.setProperty("bare", True)
        self.tabs.add(moments, tr("Moments"), tr("Moments"), "star")
        self.tabs.add(self._sum, tr("Summary"), tr("Summary"), "chart")
        self.tabs.setCurrentIndex(self.view.tab)
        self.body.addWidget(self.tabs, 1)
        whole = self.layout()
        assert whole is not None
        whole.setContentsMargins(px(20), px(12), px(20), px(12))
        whole.setSpacing(px(6))

    def _listen(self) -> None:
        self.review.changed.connect(self._show)
        self.stop.clicked.connect(self.review.cancel)
        self.go_on.clicked.connect(self.review.start)
        self.who.activated.connect(lambda _: self.seat_chosen.emit(int(self.who.currentData())))
        self.panel.every_wanted.connect(self._show_every)
        self.panel.tried.connect(self._try)
        self.panel.steps.wanted.connect(self._try)
        self.panel.steps.selectionModel().currentChanged.connect(self._step_chosen)
        self.tabs.currentChanged.connect(self._tab_changed)
        name = tr("Game review")
        self.picture.clicked.connect(lambda: ask_where(self, tr("Save picture"), name, "png", self.save_picture))
        self.table.clicked.connect(lambda: ask_where(self, tr("Save figures"), name, "csv", self.save_figures))

    def leave(self) -> None:
        """Hear no more of the review."""
        self.review.changed.disconnect(self._show)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px, whole = self.theme.px, self.layout()
        assert whole is not None
        share = self.width() * 0.27
        self.panel.setFixedWidth(int(min(max(share, px(SIDE)), px(420))))
        margins = whole.contentsMargins()
        shorten(self.head, self._shy, self.width() - margins.left() - margins.right())
        whole.activate()

    # What is known

    def _show(self) -> None:
        """The review has begun, ended or found something."""
        self._show_progress()
        found = self.review.found
        if found is not None:
            self._show_chart(found)
            self.model.show_steps(all_steps(found) if self.view.every else key_steps(found))
            if self.view.tab:
                self._show_summary(found)
        self.picture.setEnabled(found is not None)
        self.table.setEnabled(found is not None)
        self._find_step()

    def _show_progress(self) -> None:
        review = self.review
        self.progress.setVisible(review.running)
        self.progress.setMaximum(review.total)
        self.progress.setValue(review.done)
        self.stop.setVisible(review.running)
        self.go_on.setVisible(not review.running and not review.complete)
        said = ""
        if review.problem:
            said = tr("The review has failed.")
        elif review.not_kept:
            said = tr("The review is not saved: {reason}", reason=review.not_kept)
        elif not review.subject.over:
            said = tr("The game goes on: turns that are over are reviewed.")
        self.message.setProperty("role", "bad" if review.problem or review.not_kept else "muted")
        self.message.setText(said)
        self.message.setAccessibleName(said)

    def _show_chart(self, found: SeatAnalysis) -> None:
        if self.chart is not None:
            self.chart.show_found(found)
            return
        self.chart = WinChanceChart(self.theme, self._people, found)
        self.chart.chosen.connect(self._chart_clicked)
        panel = chart_panel(self.theme, self.chart, "")
        panel.setMinimumHeight(self.theme.px(CHART))
        inside = self._charts.layout()
        assert inside is not None
        inside.addWidget(panel)

    def _show_summary(self, found: SeatAnalysis) -> None:
        """Made anew for what is known now, when it is looked at."""
        if found is self._summed:
            return
        self._summed = found
        self._panels = panels(self.theme, self.review.subject.header, found)
        made = summary(self.theme, self._panels, found)
        column = self._sum.layout()
        assert column is not None
        if self.summary is not None:
            column.removeWidget(self.summary)
            self.summary.deleteLater()
        column.addWidget(made)
        self.summary = made

    def _tab_changed(self, tab: int) -> None:
        self.view.tab = tab
        if tab and self.review.found is not None:
            self._show_summary(self.review.found)

    # Moments

    def _show_every(self, every: bool) -> None:
        self.view.every = every
        self._show()
        self.panel.steps.setFocus()

    def _find_step(self) -> None:
        """Show the moment that was chosen, or the one that changed most."""
        if not self.model.steps:
            self._show_step(None)
            return
        row = self.model.row_of(self.view.index) if self.view.index >= 0 else self._worst()
        self._following = True
        self.panel.steps.go(row)
        self._following = False
        self._show_step(self.model.steps[row])

    def _worst(self) -> int:
        """What changed most is what a player asks about first."""
        steps = self.model.steps
        return min(range(len(steps)), key=lambda row: (steps[row].decision is None, steps[row].change))

    def _step_chosen(self, index: QModelIndex) -> None:
        step: ReviewStep | None = index.data(STEP) if index.isValid() else None
        if step is not None and not self._following:
            self.view.index = step.index
            self._show_step(step)

    def _show_step(self, step: ReviewStep | None) -> None:
        review = self.review
        if step is not None and step == self._step:
            return
        self._step = step
        shown = None if step is None else moment_of(review.subject, step, review.seat, self._kits, self._layout)
        self.boards.show_moment(shown)
        self.panel.show_moment(shown, self._nothing())
        if self.chart is not None:
            self.chart.show_step(step)

    def _nothing(self) -> str:
        """Why there is no moment to look at."""
        if self.review.running:
            return tr("Reviewing the game …")
        if self.review.found is None:
            return tr("Nothing has been reviewed yet.")
        return tr("Nothing stood out: no mistakes, and no great luck.")

    def _chart_clicked(self, index: int) -> None:
        row = self.model.row_of(index)
        if row >= 0:
            self.panel.steps.go(row)

    def _try(self) -> None:
        if self._step is not None:
            self.tried.emit(self._step.index)

    # Files

    def save_picture(self, path: Path) -> None:
        """All charts on one sheet."""
        found = self.review.found
        if found is not None:
            header = self.review.subject.header
            chances = chart_panel(self.theme, WinChanceChart(self.theme, self._people, found), "")
            image = sheet(self.theme, [chances, *panels(self.theme, header, found)], self._paint_head, HEAD)
            self._save(path, lambda: write_picture(path, image))

    def _paint_head(self, painter: QPainter, area: QRectF) -> None:
        found, subject = self.review.found, self.review.subject
        assert found is not None
        name = subject.header.seats[self.review.seat].name
        title = tr("Review of {game} for {name}", game=subject.name, name=name)
        brushes.words(
            painter, QRectF(area.left(), area.top(), area.width(), 44), title, 32, self.theme.text, True, family=DISPLAY
        )
        line = QRectF(area.left(), area.top() + 48, area.width(), 26)
        brushes.words(painter, line, headline(found), 18, self.theme.muted, True)

    def save_figures(self, path: Path) -> None:
        found = self.review.found
        if found is not None:
            self._save(path, lambda: write_text(path, review_table(self.review.subject.header, found)))

    def _save(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except CannotWrite as error:
            self.message.setText(str(error))
        else:
            self.message.setText(tr("Saved: {file}", file=path.name))
        self.message.setAccessibleName(self.message.text())
