"""The end of a game: who won, the sources of everybody's points, and charts.

A game that still goes on is shown in the same way, with public figures only.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from catanqt.session import Session
from catanqt.ui.board.animator import SPEEDS
from catanqt.ui.charts.axis import Who
from catanqt.ui.charts.bars import extra_chart, trades_chart
from catanqt.ui.charts.dice import DiceChart
from catanqt.ui.charts.export import CannotWrite, ask_where, figures_table, sheet, write_picture, write_text
from catanqt.ui.charts.luck import LuckChart
from catanqt.ui.charts.panel import Panel, PanelGrid, chart_panel
from catanqt.ui.charts.points import PointsChart
from catanqt.ui.charts.stacked import points_chart, production_chart
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.pages.compact_buttons import keep_words, shorten
from catanqt.ui.pages.end.banner import HIGH, PAPERS, WinnerBanner
from catanqt.ui.pages.end.confetti import Confetti
from catanqt.ui.pages.factories import ElidedLabel, button, tool
from catanqt.ui.pages.fair_dice.parts import FairDiceNote
from catanqt.ui.play.rematch import rematch
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.stats.figure_text import dice_words
from catanqt.ui.stats.figures import Figures, gather
from catanqt.ui.text.games import played
from catanqt.ui.text.house_rules import rule_lines, summary, tip
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme


class EndPage(QWidget):
    """Its signals say what the player wants next. `celebrate` starts the confetti when the page is first shown."""

    back = Signal()
    """To the board."""
    replay = Signal()
    """From the first move on."""
    rematch = Signal(object, str)
    """The header of the next game, and its name."""
    fair_dice = Signal()
    review = Signal()
    """Where the game was won and lost, move by move."""
    start = Signal()

    def __init__(
        self,
        theme: Theme,
        session: Session,
        preferences: Preferences,
        viewer: int = NOBODY,
        celebrate: bool = False,
        figures: Figures | None = None,
        can_review: bool = False,
        standings: str = "",
    ) -> None:
        """`standings` says how the viewer stands against the characters at the table."""
        super().__init__()
        self._theme, self._session, self._preferences = theme, session, preferences
        self.figures = gather(session) if figures is None else figures
        self.banner = WinnerBanner(theme, self.figures, viewer)
        self.setAccessibleName(tr("Results: {line}", line=self.banner.heading))
        self.grid = PanelGrid(theme, self._panels())
        lines = rule_lines(session.record.header)
        self.house_rules = ElidedLabel(summary(lines), "muted")
        self.house_rules.setToolTip(tip(lines))
        if not lines:
            self.house_rules.hide()  # and never shown here: without a parent yet it would be a window
        self.message = ElidedLabel(standings, "muted")
        self._make_buttons()
        if not can_review:
            self.game_review.hide()
        self._lay_out()
        self._celebrate = celebrate and self.figures.over
        self.confetti: Confetti | None = None
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.back.emit)
        begin_at(self, self.again if self.figures.over else self.board)

    # Building

    def _panels(self) -> list[Panel]:
        theme, figures = self._theme, self.figures
        rolls = [(Who(person.name, person.colour), person.rolls) for person in figures.people]
        self.dice = DiceChart(theme, rolls, figures.weights)
        made, produced, lucky = _lines(figures)
        panels = [
            chart_panel(theme, points_chart(theme, figures), made),
            chart_panel(theme, PointsChart(theme, figures), tr("At the end of each turn")),
            chart_panel(
                theme, self.dice, dice_words(figures.fit, self._session.record.header), self._by_player(), tr("Dice")
            ),
            chart_panel(theme, production_chart(theme, figures), produced),
            chart_panel(theme, LuckChart(theme, figures), lucky, title=tr("Luck")),
            chart_panel(theme, trades_chart(theme, figures), tr("How often, and with whom")),
        ]
        panels += [chart_panel(theme, extra_chart(theme, figures, kind), "") for kind in figures.extras]
        note = FairDiceNote(theme, self._session)
        note.opened.connect(self.fair_dice)
        return [*panels, Panel(theme, tr("Fair dice"), tr("Nobody could predict or change a roll"), note)]

    def _by_player(self) -> QToolButton:
        self.by_player = tool(self._theme, "person", tr("Show who rolled what"))
        self.by_player.setCheckable(True)
        self.by_player.setStyleSheet(f"padding: {self._theme.px(2)}px {self._theme.px(5)}px;")
        self.by_player.toggled.connect(self.dice.show_players)
        return self.by_player

    def _make_buttons(self) -> None:
        theme, over = self._theme, self.figures.over
        self.board = button(theme, tr("Board"), "eye")
        self.board.setToolTip(tr("Look at the board"))
        self.again_from_start = button(theme, tr("Replay"), "undo")
        self.again_from_start.setToolTip(tr("Watch the game again from the first move"))
        self.game_review = button(theme, tr("Review"), "star")
        self.game_review.setToolTip(tr("See where the game was won and lost"))
        self.game_review.clicked.connect(self.review)
        self.picture = button(theme, tr("Save picture"), "save")
        self.picture.setToolTip(tr("All charts as one picture (PNG)"))
        self.table = button(theme, tr("Save figures"), "export")
        self.table.setToolTip(tr("All figures as a table (CSV)"))
        self.home = button(theme, tr("Start page"), "home")
        self.again = button(theme, tr("Rematch"), "play", primary=True)
        self.again.setToolTip(tr("The same players on another board, with another player starting"))
        self.board.clicked.connect(self.back)
        self.again_from_start.clicked.connect(self.replay)
        self.picture.clicked.connect(lambda: ask_where(self, tr("Save picture"), self._name, "png", self.save_picture))
        self.table.clicked.connect(lambda: ask_where(self, tr("Save figures"), self._name, "csv", self.save_figures))
        self.home.clicked.connect(self.start)
        self.again.clicked.connect(lambda: self.rematch.emit(*rematch(self._session.record.header)))
        self._shy = (self.table, self.picture, self.again_from_start, self.home, self.board, self.game_review)
        keep_words(self._shy)
        if not over:
            self.again_from_start.hide()
            self.again.hide()

    def _lay_out(self) -> None:
        px = self._theme.px
        self._foot = QHBoxLayout()
        self._foot.setSpacing(px(8))
        for one in (self.game_review, self.board, self.again_from_start, self.picture, self.table):
            self._foot.addWidget(one)
        self._foot.addWidget(self.message, 1)
        self._foot.addWidget(self.home)
        self._foot.addWidget(self.again)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(px(10))
        self._whole.addWidget(self.banner)
        self._whole.addWidget(self.house_rules)
        self._whole.addWidget(self.grid, 1)
        nest(self._whole, self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = self._theme.px(14 if self.width() < self._theme.px(1200) else 28)
        self._whole.setContentsMargins(side, self._theme.px(12), side, self._theme.px(12))
        self.banner.fit(self.height())
        shorten(self._foot, self._shy, self.width() - 2 * side)
        self._whole.activate()

    # Confetti

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        speed = SPEEDS.get(self._preferences["motion"], 1.0)
        if self._celebrate and speed and not self._preferences["reduce_motion"]:
            self._celebrate = False
            self.confetti = Confetti(self, PAPERS, max(speed, 0.7))
            QTimer.singleShot(0, self.confetti, self.confetti.start)

    # Files

    @property
    def _name(self) -> str:
        header = self._session.record.header
        return f"{played(header.game, header.scenarios)} {header.options.get('board_seed', '')}".strip()

    def save_picture(self, path: Path) -> None:
        """All charts on one sheet, the banner above them."""
        image = sheet(self._theme, self.grid.panels, self.banner.draw, HIGH)
        self._save(path, lambda: write_picture(path, image))

    def save_figures(self, path: Path) -> None:
        self._save(path, lambda: write_text(path, figures_table(self.figures)))

    def _save(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except CannotWrite as error:
            self.message.setText(str(error))
        else:
            self.message.setText(tr("Saved: {file}", file=path.name))
        self.message.setAccessibleName(self.message.text())


def _lines(figures: Figures) -> tuple[str, str, str]:
    """What stands over the charts of points, production and luck."""
    produced = sum(sum(person.production.values()) for person in figures.people)
    rolled = sum(person.luck.received for person in figures.people)
    game = game_presentation(figures.game)
    return game.points_note(), game.production_note(produced), game.luck_note(rolled)
