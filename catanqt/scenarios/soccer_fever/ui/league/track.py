"""The results track: where each club stands, the spaces ahead, and the trophy at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from catanqt.scenarios.soccer_fever.rules.part import CARD_ICON, League
from catanqt.scenarios.soccer_fever.ui.league.course import Course
from catanqt.scenarios.soccer_fever.ui.tempo import tempo
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import CENTRE, NO_BRUSH, coin, roundel, soft_shadow, words
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

A_SPACE_MS, MOST_MS = 60, 400
PURPLE = "#7A5C96"


@dataclass(frozen=True, slots=True)
class Marker:
    """A club on the track."""

    name: str
    colour: str
    space: int


class TrackView(QWidget):
    """The track as a lawn that winds from row to row. Markers run to their new spaces."""

    def __init__(self, theme: Theme, preferences: Preferences) -> None:
        super().__init__()
        self._theme, self._preferences = theme, preferences
        self._league: League | None = None
        self._markers: tuple[Marker, ...] = ()
        self._from: tuple[float, ...] = ()
        self._shown: tuple[float, ...] = ()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._run.valueChanged.connect(self._move)
        self.setAccessibleName(tr("Results track"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sync(self, league: League, markers: Sequence[Marker]) -> None:
        """Show where the clubs stand; from where they stood they run."""
        if league is not self._league:
            self._league = league
            self.updateGeometry()
            self._from = self._shown = ()
        if tuple(markers) == self._markers:
            return
        self._markers = tuple(markers)
        self.setAccessibleDescription(self._spoken())
        ends = tuple(float(marker.space) for marker in markers)
        spaces = max((abs(a - b) for a, b in zip(ends, self._shown, strict=False)), default=0.0)
        self._run.stop()
        self._from = self._shown if len(self._shown) == len(ends) else ends
        lasting = tempo(self._preferences).motion(min(A_SPACE_MS * spaces, MOST_MS))
        if lasting and self.isVisible():
            self._run.setDuration(lasting)
            self._run.start()
        else:
            self._move(1.0)

    def _move(self, part: object) -> None:
        share = float(part)  # type: ignore[arg-type]
        ends = (marker.space for marker in self._markers)
        self._shown = tuple(start + (end - start) * share for start, end in zip(self._from, ends, strict=True))
        self.update()

    def course(self, width: int | None = None) -> Course:
        """The course in this width, or in the present one."""
        theme = self._theme
        last = self._league.trophy if self._league is not None else 30
        return Course(last, self.width() if width is None else width, theme.px(31), theme.px(20), theme.px(36))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self.course(width).height)

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.heightForWidth(max(self.width(), self._theme.px(200))))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            space = self.course().space_at(QPointF(event.pos()), self._theme.px(13))
            if space is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self.describe(space), self)
            return True
        return super().event(event)

    def describe(self, space: int) -> str:
        """What a space brings and who stands there."""
        assert self._league is not None
        icon = self._league.icons.get(space)
        if space == self._league.trophy:
            text = tr("Space {space}: the trophy. Whoever reaches it ends the season.", space=space)
        elif icon is None:
            text = tr("Space {space}", space=space)
        elif icon == CARD_ICON:
            text = tr("Space {space}: a development card for whoever reaches or passes it", space=space)
        else:
            text = tr("Space {space}: a resource of your choice for whoever reaches or passes it", space=space)
        here = [marker.name for marker in self._markers if marker.space == space]
        if not here:
            return text
        return tr("{space}. Here: {clubs}", "a space of the track, and who is there", space=text, clubs=listing(here))

    def _spoken(self) -> str:
        assert self._league is not None
        ahead = sorted(self._markers, key=lambda marker: -marker.space)
        clubs = [tr("{club} on {space}", club=marker.name, space=marker.space) for marker in ahead]
        return tr("{last} spaces: {clubs}", last=self._league.trophy, clubs=listing(clubs))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._league is None:
            return
        with painting(self) as painter:
            course = self.course()
            self._lawn(painter, course)
            for space in range(self._league.trophy + 1):
                self._space(painter, course.point(space), space)
            for i, at in enumerate(self._placed(course)):
                self._marker(painter, at, i)

    def _lawn(self, painter: QPainter, course: Course) -> None:
        theme, path = self._theme, course.path()
        edge, base, light = ("#1F4A22", "#336B33", "#3E7A3B") if theme.dark else ("#3F8A3C", "#5AA850", "#69B65A")
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setBrush(NO_BRUSH)
        for colour, width in ((edge, 27), ("#F4F8E8" if not theme.dark else "#B9C8AE", 24.5), (base, 22)):
            painter.setPen(QPen(QColor(colour), theme.px(width), Qt.PenStyle.SolidLine, cap, join))
            painter.drawPath(path)
        mown = QPen(QColor(light), theme.px(22), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap, join)
        step = (course.point(1) - course.point(0)).x() / theme.px(22)
        mown.setDashPattern([step, step])
        mown.setDashOffset(step / 2)
        painter.setPen(mown)
        painter.drawPath(path)

    def _space(self, painter: QPainter, at: QPointF, space: int) -> None:
        theme = self._theme
        assert self._league is not None
        icon = self._league.icons.get(space)
        if space == self._league.trophy:
            side = theme.px(25)
            coin(painter, QRectF(at.x() - side / 2, at.y() - side / 2, side, side), "trophy")
            return
        radius = theme.px(8 if icon is None else 10)
        fill = tint("#FFFFFF", 0.16) if icon is None else QColor(PURPLE if icon == CARD_ICON else theme.paper)
        painter.setPen(QPen(tint("#FFFFFF", 0.85), 1.3))
        painter.setBrush(fill)
        painter.drawEllipse(at, radius, radius)
        side = theme.px(14)
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        if icon == CARD_ICON:
            icons.paint(painter, "devcard", box, "#FFF6E2", PURPLE)
        elif icon is not None:
            icons.paint(painter, "plenty", box, "#6B4A1C", theme.paper)
        elif space % 5 == 0:
            wide = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
            words(painter, wide, str(space), theme.px(11), "#FFFFFF", bold=True, align=CENTRE)

    def _placed(self, course: Course) -> list[QPointF]:
        """Where the markers are painted: those on one space stand side by side."""
        spots = []
        for i, space in enumerate(self._shown):
            same = [k for k, other in enumerate(self._shown) if abs(other - space) < 0.01]
            spots.append(course.point(space) + _beside(same.index(i), len(same)) * self._theme.px(8))
        return spots

    def _marker(self, painter: QPainter, at: QPointF, number: int) -> None:
        theme = self._theme
        shared = sum(abs(other - self._shown[number]) < 0.01 for other in self._shown) > 1
        side = theme.px(17 if shared else 21)
        box = QRectF(at.x() - side / 2, at.y() - side / 2 - 1, side, side)
        soft_shadow(painter, at.x() + 1, at.y() + side * 0.28, side * 0.62, side * 0.46, 0.6, "#10240E")
        painter.setPen(QPen(QColor("#FFFDF4"), 2))
        painter.setBrush(NO_BRUSH)
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        roundel(painter, box, theme.owners[self._markers[number].colour])


def _beside(number: int, count: int) -> QPointF:
    """Where the n-th of several stands on one space, in steps from its middle."""
    if count == 1:
        return QPointF(0, 0)
    if count == 2:
        return QPointF(-0.8 if number == 0 else 0.8, 0)
    return QPointF(-0.85 if number % 2 == 0 else 0.85, -0.7 if number < 2 else 0.7)
