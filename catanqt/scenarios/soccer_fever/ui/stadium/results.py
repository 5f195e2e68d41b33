"""The results of a matchday: its matches, and their effect on the league."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import score_text
from catanqt.scenarios.soccer_fever.ui.season import Fixture, Report, Standing
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, LEFT, RIGHT, roundel, soft_card, text, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

TITLE, MATCH, ROW, EDGE = 44, 42, 29, 14
WIDTH = 460


class ResultsCard(QWidget):
    """A card over the stadium."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._report: Report | None = None
        self._perspective: Perspective | None = None
        self.setAccessibleName(tr("Results"))
        self.hide()

    def show_report(self, report: Report, perspective: Perspective) -> None:
        self._report, self._perspective = report, perspective
        self.setAccessibleDescription(self._spoken())
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        rows = 0 if self._report is None else len(self._report.matches) * MATCH + (len(self._report.table) + 1) * ROW
        return QSize(self._theme.px(WIDTH), self._theme.px(TITLE + rows + 2 * EDGE) + 8)

    def _spoken(self) -> str:
        assert self._report is not None
        assert self._perspective is not None
        said = [self._title()]
        for match in self._report.matches:
            said.append(
                tr(
                    "{home} {score} {away}",
                    "the result of a match",
                    home=self._perspective.name(match.home),
                    score=score_text(match.goals),
                    away=self._perspective.name(match.away),
                )
            )
        for row in self._report.table:
            said.append(
                tr(
                    "{club}: place {place}, %n victory points",
                    "",
                    row.points,
                    club=self._perspective.name(row.seat),
                    place=row.place,
                )
            )
        return ". ".join(said)

    def _title(self) -> str:
        assert self._report is not None
        return tr("Matchday {day}: the results", day=self._report.day)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._report is None:
            return
        with painting(self) as painter:
            theme = self._theme
            card = QRectF(self.rect()).adjusted(3, 1, -3, -9)
            soft_card(painter, card, theme.px(14), theme, theme.panel, theme.line_strong, 4)
            inner = card.adjusted(theme.px(EDGE), theme.px(EDGE) - theme.px(6), -theme.px(EDGE), 0)
            title = QRectF(inner.left(), inner.top(), inner.width(), theme.px(TITLE) - theme.px(6))
            words(painter, title, self._title(), theme.px(20), theme.text, True, CENTRE, DISPLAY)
            y = title.bottom() + theme.px(4)
            for match in self._report.matches:
                self._match(painter, QRectF(inner.left(), y, inner.width(), theme.px(MATCH) - theme.px(6)), match)
                y += theme.px(MATCH)
            self._heading(painter, QRectF(inner.left(), y, inner.width(), theme.px(ROW)))
            for row in self._report.table:
                y += theme.px(ROW)
                self._row(painter, QRectF(inner.left(), y, inner.width(), theme.px(ROW)), row)

    def _match(self, painter: QPainter, box: QRectF, match: Fixture) -> None:
        assert self._perspective is not None
        theme, side = self._theme, self._theme.px(22)
        mine = self._perspective.viewer in (match.home, match.away)
        painter.setPen(QPen(QColor(theme.accent if mine else theme.line), 1.6 if mine else 1))
        painter.setBrush(QColor(theme.accent_soft if mine else theme.raised))
        painter.drawRoundedRect(box, theme.px(9), theme.px(9))
        score = QRectF(box.center().x() - theme.px(40), box.top(), theme.px(80), box.height())
        text(painter, score, score_text(match.goals), theme.px(18), theme.text)
        goals = match.goals or (0, 0)
        for seat, won, left in ((match.home, goals[0] > goals[1], True), (match.away, goals[1] > goals[0], False)):
            x = box.left() + theme.px(9) if left else box.right() - theme.px(9) - side
            owner = theme.owners[self._perspective.colour(seat)]
            roundel(painter, QRectF(x, box.center().y() - side / 2, side, side), owner)
            room = side + theme.px(17)
            name = QRectF(box.left() + room, box.top(), score.left() - box.left() - room, box.height())
            if not left:
                name.moveRight(box.right() - room)
            words(painter, name, self._perspective.name(seat), theme.px(14), theme.text, won, LEFT if left else RIGHT)

    def _columns(self, box: QRectF) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Place, club, league points with what was gained, victory points."""
        place, gain, worth = (self._theme.px(width) for width in (30, 96, 84))
        return (
            QRectF(box.left(), box.top(), place, box.height()),
            QRectF(box.left() + place, box.top(), box.width() - place - gain - worth, box.height()),
            QRectF(box.right() - worth - gain, box.top(), gain, box.height()),
            QRectF(box.right() - worth, box.top(), worth, box.height()),
        )

    def _heading(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        _, club, gain, worth = self._columns(box)
        ink, size = theme.muted, theme.px(12)
        words(painter, club, tr("Club"), size, ink, True, LEFT)
        words(painter, gain, tr("Points", "in the league"), size, ink, True, CENTRE)
        words(painter, worth, tr("VP", "victory points"), size, ink, True, CENTRE)
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(theme.line_strong))

    def _row(self, painter: QPainter, box: QRectF, row: Standing) -> None:
        assert self._report is not None
        assert self._perspective is not None
        theme, side = self._theme, self._theme.px(18)
        place, club, gain, worth = self._columns(box)
        words(painter, place, str(row.place), theme.px(14), theme.muted, True, CENTRE)
        owner = theme.owners[self._perspective.colour(row.seat)]
        roundel(painter, QRectF(club.left(), club.center().y() - side / 2, side, side), owner)
        name = club.adjusted(side + theme.px(7), 0, 0, 0)
        words(
            painter,
            name,
            self._perspective.name(row.seat),
            theme.px(14),
            theme.text,
            row.seat == self._perspective.viewer,
            LEFT,
        )
        gained = self._report.gains[row.seat]
        left, right = gain.adjusted(0, 0, -gain.width() / 2 - 4, 0), gain.adjusted(gain.width() / 2, 0, 0, 0)
        words(painter, left, str(row.spaces), theme.px(14), theme.text, True, RIGHT)
        if gained:
            words(painter, right, tr("+{number}", "gained", number=gained), theme.px(13), theme.good, True, LEFT)
        before = self._report.before[row.seat]
        shown = str(row.points) if before == row.points else tr("{old} → {new}", old=before, new=row.points)
        ink = theme.text if before == row.points else theme.good if row.points > before else theme.bad
        words(painter, worth, shown, theme.px(14), ink, True, CENTRE)
