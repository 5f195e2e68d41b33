"""Statistics over all games: counts, rates by game and level, luck, and all dice against the odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from catanqt.analysis.summary import mean_account
from catanqt.rating.ratings import installed
from catanqt.ui.charts.account import AccountChart
from catanqt.ui.charts.dice import DiceChart
from catanqt.ui.charts.encounters import EncountersChart
from catanqt.ui.charts.export import CannotWrite, Cell, ask_where, csv_text, sheet, write_picture, write_text
from catanqt.ui.charts.fortune import FortuneChart
from catanqt.ui.charts.panel import Panel, PanelGrid, chart_panel
from catanqt.ui.charts.rates import RatesChart
from catanqt.ui.charts.skill import SkillChart
from catanqt.ui.models.statistics import GroupsModel
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.compact_buttons import keep_words, shorten
from catanqt.ui.pages.factories import ElidedLabel, button
from catanqt.ui.pages.statistics.parts import EmptyNotice, GroupsTable, Tile, TileRow
from catanqt.ui.play.library import Library, LibraryError, PlayedGames
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.stats.career import Career, career, people
from catanqt.ui.stats.chi_square import ONE_DIE, TWO_DICE
from catanqt.ui.stats.encounters import encounters
from catanqt.ui.stats.figure_text import decimal, percent, signed, verdict_words
from catanqt.ui.stats.review_text import account_words
from catanqt.ui.stats.skill import skill_history
from catanqt.ui.stats.skill_text import reckoning, skill_summary
from catanqt.ui.text.house_rules import house_rules_count
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.theme import DISPLAY, Theme
from catanqt.ui.widgets.named_combo import NamedCombo

GAMES = (
    "ended",
    "name",
    "game",
    "scenarios",
    "turns",
    "seat",
    "player",
    "level",
    "points",
    "won",
    "received",
    "expected",
)
ROLLS = ("dice", "number", "rolls")
REVIEWS = ("name", "seat", "start", "decisions", "luck", "others", "result")
HEAD = 110
NARROWEST, FIRST = 410, 1.2
"""How narrow a panel may be, and how much wider those of the first column are: the table needs it."""


class StatisticsPage(BackPage):
    """The finished games of a person; if there are several people, of one or of all."""

    new_game = Signal()
    achievements = Signal()

    def __init__(self, theme: Theme, library: Library) -> None:
        super().__init__(theme, tr("Statistics"))
        self._played_games, problem = _read(library)
        self.names = people(self._played_games)
        self.who = NamedCombo(tr("Whose games"))
        self.message = ElidedLabel(problem or house_rules_count(), "bad" if problem else "muted")
        self.groups = GroupsModel(self)
        self._shown: QWidget | None = None
        self.panels: list[Panel] = []
        self.tiles: list[Tile] = []
        self.head.insertWidget(2, self.message, 1)
        self._make_choice()
        self._make_tools()
        self._show()

    # Building

    def _make_choice(self) -> None:
        if len(self.names) < 2:
            return
        for name in self.names:
            self.who.addItem(name, name)
        self.who.addItem(tr("Everybody"), "")
        self.who.setToolTip(tr("Whose games"))
        self.who.setSizeAdjustPolicy(NamedCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.who.setMinimumContentsLength(9)
        self.who.currentIndexChanged.connect(self._show)
        self.head.insertWidget(1, self.who)

    @property
    def career(self) -> Career:
        return career(self._played_games, self._name)

    @property
    def _name(self) -> str:
        if len(self.names) < 2:
            return self.names[0] if self.names else ""
        return str(self.who.currentData())

    def _show(self) -> None:
        """Rebuild the contents for the selected player."""
        if self._shown is not None:
            self.body.removeWidget(self._shown)
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = self._content(self.career) if self.names else self._nothing()
        self.body.insertWidget(0, self._shown, 1)

    def _nothing(self) -> QWidget:
        made = EmptyNotice(self.theme)
        made.wanted.connect(self.new_game)
        begin_at(self, made.play)
        return made

    def _content(self, found: Career) -> QWidget:
        self.tiles = self._make_tiles(found)
        self.groups.show_groups(found.groups)
        self.table = GroupsTable(self.theme, self.groups)
        begin_at(self, self.table)
        table = Panel(self.theme, tr("By game and level"), tr("Averages per game"), self.table)
        self.panels = [*self._skill(), *self._cast(), self._rates(found), self._dice(), self._luck(found)]
        self.panels += self._reviewed(found)
        top = TileRow(self.theme, self.tiles)
        return PanelGrid(self.theme, [table, *self.panels], 2, NARROWEST, top, FIRST)

    def _make_tiles(self, found: Career) -> list[Tile]:
        theme = self.theme
        won = tr("{won} ({share})", "games won, and their share", won=found.won, share=percent(found.rate))
        running = tr("%n games won in a row now", "", found.running)
        due = tr("{luck} cards compared with the {due} expected", luck=signed(found.luck), due=decimal(found.due, 0))
        return [
            Tile(theme, "flag", str(found.games), tr("Games finished")),
            Tile(theme, "trophy", won, tr("Games won")),
            Tile(theme, "laurel", str(found.streak), tr("Best streak"), running),
            Tile(theme, "vp", decimal(found.points), tr("Points on average")),
            Tile(theme, "clock", decimal(found.turns), tr("Turns on average")),
            Tile(theme, "dice", signed(found.luck), tr("Luck in cards"), due),
        ]

    def _skill(self) -> list[Panel]:
        """The curve of somebody's skill; everybody together has none."""
        history = skill_history(self._played_games, self._name, installed())
        if not self._name or not history.points:
            return []
        chart = SkillChart(self.theme, history.points)
        return [chart_panel(self.theme, chart, skill_summary(history), note=reckoning())]

    def _cast(self) -> list[Panel]:
        """The characters that were met; everybody together has met none."""
        met = encounters(self._played_games, self._name) if self._name else {}
        if not met:
            return []
        line = tr("Games won by you and by each of them, of those you finished together")
        return [chart_panel(self.theme, EncountersChart(self.theme, met), line)]

    def _rates(self, found: Career) -> Panel:
        line = tr("How often you win against whom") if self._name else tr("How often people win against whom")
        return chart_panel(self.theme, RatesChart(self.theme, found.levels), line)

    def _luck(self, found: Career) -> Panel:
        line = tr("Cards received above expectation; a star for each win")
        return chart_panel(self.theme, FortuneChart(self.theme, found.results), line)

    def _reviewed(self, found: Career) -> list[Panel]:
        """Skill and luck over all games that were reviewed."""
        account = mean_account(found.accounts)
        if account is None:
            return []
        games = tr("%n reviewed games, on average:", "", len(found.accounts))
        chart = AccountChart(self.theme, account, tr("How the results came about"))
        return [chart_panel(self.theme, chart, tr("{games} {sum}", games=games, sum=account_words(account)))]

    def _dice(self) -> Panel:
        """All dice of all games; those of Junior, which has one, if there are no others."""
        junior = not self._played_games.dice
        counts, weights = (self._played_games.die, ONE_DIE) if junior else (self._played_games.dice, TWO_DICE)
        self.dice = DiceChart(self.theme, [(None, counts)], weights)
        rolls = tr("%n rolls by all players.", "", self.dice.fit.rolls)
        line = tr("{rolls} {verdict}", rolls=rolls, verdict=verdict_words(self.dice.fit))
        title = tr("Dice in Junior") if junior else tr("Dice over all games")
        return chart_panel(self.theme, self.dice, line, title=title)

    def _make_tools(self) -> None:
        badges = button(self.theme, tr("Achievements"), "trophy")
        badges.clicked.connect(self.achievements)
        self.head.insertWidget(self.head.count() - 1, badges)
        self.picture = button(self.theme, tr("Save picture"), "save")
        self.figures = button(self.theme, tr("Save figures"), "export")
        name = tr("Statistics")
        self.picture.clicked.connect(lambda: ask_where(self, tr("Save picture"), name, "png", self.save_picture))
        self.figures.clicked.connect(lambda: ask_where(self, tr("Save figures"), name, "csv", self.save_figures))
        for made in (self.picture, self.figures):
            self.head.insertWidget(self.head.count() - 1, made)
            made.setVisible(bool(self.names))
        self._shy = (self.figures, self.picture, badges)
        keep_words(self._shy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        whole = self.layout()
        assert whole is not None
        margins = whole.contentsMargins()
        shorten(self.head, self._shy, self.width() - margins.left() - margins.right())
        whole.activate()

    # Files

    def save_picture(self, path: Path) -> None:
        image = sheet(self.theme, self.panels, self._paint_head, HEAD)
        self._save(path, lambda: write_picture(path, image))

    def _paint_head(self, painter: QPainter, area: QRectF) -> None:
        """The heading and the tiles' figures, for a picture."""
        theme = self.theme
        whose = tr("Statistics of {name}", name=self._name) if self._name else tr("Statistics")
        title = QRectF(area.left(), area.top(), area.width(), 44)
        brushes.words(painter, title, whose, 32, theme.text, True, family=DISPLAY)
        step = area.width() / len(self.tiles)
        for number, tile in enumerate(self.tiles):
            left = area.left() + step * number
            brushes.words(
                painter, QRectF(left, area.top() + 50, step, 32), tile.value, 24, theme.text, True, family=DISPLAY
            )
            brushes.words(painter, QRectF(left, area.top() + 82, step, 20), tile.words, 13, theme.muted, True)

    def save_figures(self, path: Path) -> None:
        """Tables with an empty line between them: every seat of every game, all rolls, and what reviews found."""
        played = self._played_games
        tables = [csv_text(GAMES, _seat_rows(played)), csv_text(ROLLS, _roll_rows(played))]
        if played.reviewed:
            tables.append(csv_text(REVIEWS, _review_rows(played)))
        text = "\r\n".join(tables)
        self._save(path, lambda: write_text(path, text))

    def _save(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except CannotWrite as error:
            self.message.setText(str(error))
        else:
            self.message.setText(tr("Saved: {file}", file=path.name))
        self.message.setAccessibleName(self.message.text())


def _read(library: Library) -> tuple[PlayedGames, str]:
    """All that was played; nothing, and why, if it cannot be read."""
    try:
        return library.statistics(), ""
    except LibraryError as error:
        return PlayedGames(), tr("Saved games: {problem}", problem=str(error))


def _seat_rows(played_games: PlayedGames) -> Iterable[Sequence[Cell]]:
    for game in played_games.games:
        for number, seat in enumerate(game.seats, start=1):
            yield (
                *(game.ended, game.name, game.game, "+".join(game.scenarios), game.turns, number, seat.name),
                *(seat.player, seat.points, int(seat.won), seat.received, seat.expected),
            )


def _roll_rows(played_games: PlayedGames) -> Iterable[Sequence[Cell]]:
    for kind, counts in (("two", played_games.dice), ("one", played_games.die)):
        for number, rolls in sorted(counts.items()):
            yield kind, number, rolls


def _review_rows(played_games: PlayedGames) -> Iterable[Sequence[Cell]]:
    names = {game.id: game.name for game in played_games.games}
    for one in played_games.reviewed:
        account = one.account
        yield (
            *(names.get(one.game, ""), one.seat + 1, account.start, account.decisions, account.luck, account.others),
            account.result,
        )
