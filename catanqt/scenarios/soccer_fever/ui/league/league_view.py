"""Paints the league table."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from catanqt.scenarios.soccer_fever.ui.league.league_model import Club, Column, LeagueModel, outcome_letter
from catanqt.scenarios.soccer_fever.ui.league.rows import HIGH, ROUNDEL, RowDelegate, RowsView
from catanqt.scenarios.soccer_fever.ui.season import Outcome
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, LEFT, NO_BRUSH, NO_PEN, font, roundel, text, words
from catanqt.ui.theme.theme import Theme

NARROW = 300
"""Below this width (at 100 %) the columns move together."""


class LeagueDelegate(RowDelegate):
    """Club as roundel and name, form as letters in boxes of different kinds, the next club as its roundel."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, len(Column), parent)
        self.mark = theme.px(16)
        """The side of a result's box."""

    def ground(self, index: QModelIndex | QPersistentModelIndex) -> str | None:
        club: Club = index.data(Qt.ItemDataRole.UserRole)
        return self.theme.accent_soft if club.mine else None

    def content(self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        club: Club = index.data(Qt.ItemDataRole.UserRole)
        theme, column = self.theme, index.column()
        if column == Column.CLUB:
            self._club(painter, rect, club)
        elif column == Column.FORM:
            self._form(painter, rect, club.standing.form)
        elif column == Column.NEXT:
            self._rivals(painter, rect, club)
        elif column == Column.WORTH:
            text(painter, rect, str(club.standing.points), theme.px(17), theme.accent)
        else:
            ink = theme.muted if column == Column.PLACE else theme.text
            shown = index.data(Qt.ItemDataRole.DisplayRole)
            words(painter, rect, shown, theme.px(14), ink, bold=True, align=CENTRE)

    def _club(self, painter: QPainter, rect: QRectF, club: Club) -> None:
        theme, side = self.theme, self.theme.px(ROUNDEL)
        roundel(painter, QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side), theme.owners[club.colour])
        name = rect.adjusted(side + theme.px(7), 0, -2, 0)
        words(painter, name, club.name, theme.px(14), theme.text, bold=True, align=LEFT)

    def _form(self, painter: QPainter, rect: QRectF, form: tuple[Outcome, ...]) -> None:
        side, gap = self.mark, self.theme.px(3)
        left = rect.center().x() - (len(form) * (side + gap) - gap) / 2
        for i, outcome in enumerate(form):
            result_box(
                painter, QRectF(left + i * (side + gap), rect.center().y() - side / 2, side, side), outcome, self.theme
            )

    def _rivals(self, painter: QPainter, rect: QRectF, club: Club) -> None:
        """The next club; two of them overlap a little."""
        side, count = self.theme.px(ROUNDEL), len(club.rivals)
        step = side if count < 2 else min(side + 1, rect.width() - side - 2)
        left = rect.center().x() - ((count - 1) * step + side) / 2
        for i, (_, colour) in enumerate(club.rivals):
            box = QRectF(left + i * step, rect.center().y() - side / 2, side, side)
            roundel(painter, box, self.theme.owners[colour])


def result_box(painter: QPainter, box: QRectF, outcome: Outcome, theme: Theme) -> None:
    """A result in one letter: won is filled, drawn is outlined, lost is outlined with a cut corner."""
    colour = {Outcome.WON: theme.good, Outcome.DRAWN: theme.muted, Outcome.LOST: theme.bad}[outcome]
    painter.setPen(NO_PEN if outcome is Outcome.WON else QPen(QColor(colour), 1.4))
    painter.setBrush(QColor(colour) if outcome is Outcome.WON else NO_BRUSH)
    radius = box.width() * (0.5 if outcome is Outcome.DRAWN else 0.25)
    painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
    ink = theme.panel if outcome is Outcome.WON else colour
    words(painter, box.translated(QPointF(0, -0.5)), outcome_letter(outcome), box.width() * 0.69, ink, True, CENTRE)


class LeagueView(RowsView):
    """The table; it is as high as its clubs and never scrolls."""

    def __init__(self, theme: Theme, model: LeagueModel) -> None:
        super().__init__(theme, model)
        self._delegate = LeagueDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("League"))
        model.modelReset.connect(self._fit_height)
        self._fit_height()

    def _fit_height(self) -> None:
        self.setFixedHeight(self.theme.px(26) + self.theme.px(HIGH) * self.model().rowCount() + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.horizontalHeader().setFixedHeight(self.theme.px(26))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Each column as wide as its heading or its content, the names get what is left."""
        theme = self.theme
        narrow = self.width() < theme.px(NARROW)
        self._delegate.mark = theme.px(14 if narrow else 16)
        room = {
            Column.PLACE: theme.px(18),
            Column.POINTS: theme.px(20),
            Column.WORTH: theme.px(16),
            Column.FORM: 3 * self._delegate.mark + 2 * theme.px(3),
            Column.NEXT: theme.px(ROUNDEL) + (theme.px(16) if self._doubles() else 0),
        }
        metrics = QFontMetrics(font(theme.px(12), bold=True))
        for column, least in room.items():
            heading = self.model().headerData(column, Qt.Orientation.Horizontal)
            room[column] = max(least, metrics.horizontalAdvance(heading) + 2) + theme.px(6 if narrow else 12)
            self.setColumnWidth(column, room[column])
        self.setColumnWidth(Column.CLUB, max(theme.px(40), self.viewport().width() - sum(room.values())))

    def _doubles(self) -> bool:
        return self.model().rowCount() == 3
