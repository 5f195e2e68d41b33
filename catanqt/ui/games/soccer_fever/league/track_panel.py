"""The results track in the right column: what the viewer's club reaches next, the track, and what its signs mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from catanqt.rules.scenarios.soccer_fever.part import CARD_ICON, Part
from catanqt.ui.art import icons
from catanqt.ui.art.brushes import coin
from catanqt.ui.games.kit import Panel
from catanqt.ui.games.soccer_fever.league.track import PURPLE, Marker, TrackView
from catanqt.ui.games.soccer_fever.season import season
from catanqt.ui.language import tr
from catanqt.ui.preferences import Preferences
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme


class Sign(QWidget):
    """A sign of the track, for the legend."""

    def __init__(self, theme: Theme, kind: str) -> None:
        super().__init__()
        self._theme, self._kind = theme, kind
        self.setFixedSize(QSize(theme.px(20), theme.px(20)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
        painter.end()


class TrackPanel(Panel):
    """The results track."""

    icon = "flag"

    def __init__(self, theme: Theme, preferences: Preferences) -> None:
        super().__init__()
        self.title = tr("Results track")
        self.setAccessibleName(self.title)
        self.track = TrackView(theme, preferences)
        self._caption = QLabel()
        self._caption.setProperty("role", "muted")
        self._caption.setWordWrap(True)
        self._caption.setContentsMargins(theme.px(8), 0, theme.px(8), 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.px(4), 0, theme.px(6))
        layout.setSpacing(theme.px(2))
        layout.addWidget(self._caption)
        layout.addWidget(self.track)
        layout.addLayout(_legend(theme))
        layout.addStretch(1)

    def sync(self, seen: Seen) -> None:
        found = season(seen)
        markers = [Marker(seen.name(seat), seen.colour(seat), space) for seat, space in enumerate(found.spaces)]
        self.track.sync(found.league, markers)
        self._caption.setText(_ahead(found, seen.viewer))


def _legend(theme: Theme) -> QGridLayout:
    grid = QGridLayout()
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
        label = QLabel(text)
        label.setProperty("role", "muted")
        grid.addWidget(Sign(theme, kind), row, 0)
        grid.addWidget(label, row, 1)
    return grid


def _ahead(found: Part, viewer: int) -> str:
    """What lies next before the viewer's club; without one, what moves the clubs."""
    if viewer == NOBODY or found.over:
        return tr("A win is worth 3 spaces, a draw 1")
    here = found.spaces[viewer]
    ahead = min((space for space in found.league.icons if space > here), default=found.league.trophy)
    far = ahead - here
    if ahead == found.league.trophy:
        return tr("A win is worth 3 spaces, a draw 1. %n more to the trophy", "", far)
    if found.league.icons[ahead] == CARD_ICON:
        return tr("A win is worth 3 spaces, a draw 1. %n more to your next card", "", far)
    return tr("A win is worth 3 spaces, a draw 1. %n more to your next resource", "", far)
