"""Paints the fixture list: past results and future pairings."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import Column, FixturesModel, Match
from catanqt.scenarios.soccer_fever.ui.league.rows import RowDelegate, RowsView
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, LEFT, RIGHT, roundel, text, words
from catanqt.ui.theme.theme import Theme

ROUNDEL = 17


class FixturesDelegate(RowDelegate):
    """The day's number beside its first match, clubs as roundel and name; the winner in bold."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, len(Column), parent)

    def ground(self, index: QModelIndex | QPersistentModelIndex) -> str | None:
        match: Match = index.data(Qt.ItemDataRole.UserRole)
        if match.fixture.today:
            return self.theme.accent_soft
        return self.theme.sunken if match.fixture.day % 2 else None

    def ruled(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        match: Match = index.data(Qt.ItemDataRole.UserRole)
        return not match.first

    def content(self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        match: Match = index.data(Qt.ItemDataRole.UserRole)
        theme, goals = self.theme, match.fixture.goals
        home, away = goals or (0, 0)
        match index.column():
            case Column.DAY:
                self._day(painter, rect, match)
            case Column.HOME:
                self._club(painter, rect, match.home, match.home_colour, goals is not None, home > away, True)
            case Column.AWAY:
                self._club(painter, rect, match.away, match.away_colour, goals is not None, away > home, False)
            case Column.SCORE if goals is not None:
                text(painter, rect, match.score, theme.px(15), theme.text)
            case Column.SCORE:
                words(painter, rect, match.score, theme.px(14), theme.muted, align=CENTRE)

    def _day(self, painter: QPainter, rect: QRectF, match: Match) -> None:
        theme = self.theme
        if match.fixture.today:
            painter.fillRect(QRectF(rect.left(), rect.top(), theme.px(4), rect.height()), QColor(theme.accent))
        box = rect.adjusted(theme.px(4), 0, 0, 0)
        if match.first:
            text(
                painter, box, str(match.fixture.day), theme.px(15), theme.accent if match.fixture.today else theme.muted
            )
        elif match.doubles:
            sign = tr("2×", "beside a matchday on which one club plays twice")
            words(painter, box, sign, theme.px(11), theme.muted, align=CENTRE)

    def _club(
        self, painter: QPainter, rect: QRectF, name: str, colour: str, played: bool, won: bool, home: bool
    ) -> None:
        """A club on its side of the score, its roundel next to it."""
        theme, side = self.theme, self.theme.px(ROUNDEL)
        x = rect.right() - side - 2 if home else rect.left() + 2
        roundel(painter, QRectF(x, rect.center().y() - side / 2, side, side), theme.owners[colour])
        room = side + theme.px(6)
        box = rect.adjusted(2, 0, -room, 0) if home else rect.adjusted(room, 0, -2, 0)
        words(painter, box, name, theme.px(13), theme.text if played else theme.muted, won, RIGHT if home else LEFT)


class FixturesView(RowsView):
    """The list; the match to be played next is in sight whenever it changes."""

    def __init__(self, theme: Theme, model: FixturesModel) -> None:
        super().__init__(theme, model)
        self._delegate = FixturesDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.verticalHeader().setDefaultSectionSize(theme.px(27))
        self.horizontalHeader().hide()
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Fixtures"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # the table decides the height
        self._row = -1

    def follow(self, row: int) -> None:
        """Bring this row into sight, unless it was the last one asked for: whoever scrolls away may stay there."""
        if row != self._row:
            self._row = row
            self.bring()

    def bring(self) -> None:
        """Scroll to the row to follow."""
        if self._row >= 0:
            self.scrollTo(self.model().index(self._row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = self.theme
        day, score = theme.px(30), theme.px(48)
        club = (self.viewport().width() - day - score) // 2
        for column, width in enumerate((day, club, score, self.viewport().width() - day - score - club)):
            self.setColumnWidth(column, max(width, 1))
        self.bring()
