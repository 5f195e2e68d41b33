"""The results track in the right column: the viewer's next reward, the track, and its legend."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QVBoxLayout, QWidget

from catanqt.scenarios.soccer_fever.rules.part import CARD_ICON, Part
from catanqt.scenarios.soccer_fever.ui.league.league_panel import Caption
from catanqt.scenarios.soccer_fever.ui.league.track import PURPLE, Marker, TrackView
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import coin
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel


class LegendSign(QWidget):
    """A sign of the track, for the legend."""

    def __init__(self, theme: Theme, kind: str) -> None:
        super().__init__()
        self._theme, self._kind = theme, kind
        self.setFixedSize(QSize(theme.px(20), theme.px(20)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            inset = box.width() * 0.16
            if self._kind == "trophy":
                coin(painter, box, "trophy")
            else:
                paper = PURPLE if self._kind == "devcard" else self._theme.paper
                painter.setPen(QPen(QColor(self._theme.line_strong), 1))
                painter.setBrush(QColor(paper))
                painter.drawEllipse(box)
                ink = "#FFF6E2" if self._kind == "devcard" else "#6B4A1C"
                icons.paint(painter, self._kind, box.adjusted(inset, inset, -inset, -inset), ink, paper)


class TrackPanel(Panel):
    """The results track; where there is room, what its signs mean stands below it."""

    icon = "flag"

    def __init__(self, theme: Theme, preferences: Preferences) -> None:
        super().__init__()
        self.title = tr("Results track")
        self.tab = tr("Track", "short for the results track")
        self.setAccessibleName(self.title)
        self.track = TrackView(theme, preferences)
        self._caption = Caption()
        self._caption.setContentsMargins(theme.px(8), 0, theme.px(8), 0)
        self._legend = _legend(theme)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, theme.px(7), 0, theme.px(4))
        self._layout.setSpacing(theme.px(2))
        for widget in (self._caption, self.track, self._legend):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # the legend must not ask for room

    def sync(self, perspective: Perspective) -> None:
        found = season(perspective)
        markers = [
            Marker(perspective.name(seat), perspective.colour(seat), space) for seat, space in enumerate(found.spaces)
        ]
        self.track.sync(found.league, markers)
        moves = tr("A win moves a club 3 spaces, a draw 1.")
        ahead = _ahead(found, perspective.viewer)
        if ahead is None:
            self._caption.say(moves, moves, moves)
        else:
            both = tr("{ahead} {moves}", "two sentences", ahead=ahead[0], moves=moves)
            self._caption.say(*ahead, both)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height without the legend, which only takes room that is there anyway."""
        margins = self._layout.contentsMargins()
        edges = margins.top() + margins.bottom() + 2 * self._layout.spacing()
        return self._caption.sizeHint().height() + self.track.heightForWidth(width) + edges

    def sizeHint(self) -> QSize:
        wide = max(self.width(), self.minimumSizeHint().width())
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spare = self.height() - self.heightForWidth(self.width())
        self._legend.setVisible(spare >= self._legend.sizeHint().height())


def _legend(theme: Theme) -> QWidget:
    legend = QWidget()
    grid = QGridLayout(legend)
    grid.setContentsMargins(theme.px(8), 0, theme.px(8), 0)
    grid.setHorizontalSpacing(theme.px(6))
    grid.setVerticalSpacing(theme.px(2))
    grid.setColumnStretch(1, 1)
    rows = (
        ("plenty", tr("A resource of your choice")),
        ("devcard", tr("A development card")),
        ("trophy", tr("The trophy: the season ends")),
    )
    for row, (kind, text) in enumerate(rows):
        label = PlainLabel(text)
        label.setProperty("role", "muted")
        grid.addWidget(LegendSign(theme, kind), row, 0)
        grid.addWidget(label, row, 1)
    return legend


def _ahead(found: Part, viewer: int) -> tuple[str, str] | None:
    """What lies next before the viewer's club, if there is one: in a sentence, and shorter."""
    if viewer == NOBODY or found.over:
        return None
    here = found.spaces[viewer]
    ahead = min((space for space in found.league.icons if space > here), default=found.league.trophy)
    far = ahead - here
    if ahead == found.league.trophy:
        return tr("You are %n spaces from the trophy.", "", far), tr("%n spaces to the trophy", "", far)
    if found.league.icons[ahead] == CARD_ICON:
        return tr("You are %n spaces from your next card.", "", far), tr("%n spaces to a card", "", far)
    return tr("You are %n spaces from your next resource.", "", far), tr("%n spaces to a resource", "", far)
