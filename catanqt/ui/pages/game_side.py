"""The right column of the game page: players, the panels of the scenarios, and the log.

In a high window all of them are stacked; in a low one the panels and the log share one place as tabs. The column never
scrolls.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from catanqt.session import Played
from catanqt.ui import chronicle
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Panel
from catanqt.ui.language import tr
from catanqt.ui.models.log import LogModel
from catanqt.ui.models.players import PlayersModel
from catanqt.ui.seen import Seen
from catanqt.ui.widgets.log import LogView
from catanqt.ui.widgets.parts import section
from catanqt.ui.widgets.players import PlayersView

WIDTHS = ((1500, 340), (1180, 304), (0, 256))
"""From this width of the page on, the column is so wide."""
STACKED_FROM = 1000
"""From this height of the page on, panels are stacked."""


class Side(QWidget):
    """Everything beside the board."""

    actions_chosen = Signal(list)
    """A panel offers several actions to choose from."""
    looked_at = Signal(object)
    """After how many entries the moment was that a line of the log tells of."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("page")
        self._desk = desk
        self._viewer: int | None = None
        theme = desk.theme
        self._players_model = PlayersModel(desk.kits, theme.colour_blind, self)
        self.players = PlayersView(theme, self._players_model)
        self._log_model = LogModel(self)
        self.log = LogView(theme, self._log_model, desk.table.session.record.header)
        self.log.entry_activated.connect(lambda entry: self.looked_at.emit(entry + 1))
        self.panels = [panel for kit in desk.kits for panel in kit.panels(desk)]
        for panel in self.panels:
            panel.actions_chosen.connect(self.actions_chosen.emit)
            panel.wanted.connect(partial(self._bring, panel))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 10, 10, 8)
        self._column.setSpacing(8)
        self._column.addWidget(self.players)
        self._tabs: QTabWidget | None = None
        self._frames: list[QWidget] = []
        self._arrange(stacked=True)

    # Layout

    def fit(self, width: int, height: int) -> None:
        """Take the room that a page of this size leaves."""
        theme = self._desk.theme
        self.setFixedWidth(theme.px(next(wide for least, wide in WIDTHS if width >= theme.px(least))))
        stacked = height >= theme.px(STACKED_FROM) or not self.panels
        if stacked == (self._tabs is not None):
            self._arrange(stacked)

    def _arrange(self, stacked: bool) -> None:
        """Put panels and log below each other, or into tabs; they keep their state on the way."""
        parts: list[tuple[str, str, QWidget]] = [
            (panel.title if stacked else panel.tab or panel.title, panel.icon, panel) for panel in self.panels
        ]
        parts.append((tr("Log"), "book", self.log))
        frames, old = self._frames, self._tabs
        self._frames, self._tabs = [], None
        if stacked:
            for title, _, widget in parts:
                self._frames.append(section(title, widget, self._desk.theme))
                self._column.addWidget(self._frames[-1], 1 if widget is self.log else 0)
        else:
            self._tabs = QTabWidget()
            for title, _, widget in parts:
                self._tabs.addTab(widget, title)
            self._column.addWidget(self._tabs, 1)
        for _, _, widget in parts:
            widget.show()
        for done in (*frames, *([] if old is None else [old])):
            self._column.removeWidget(done)
            done.hide()
            done.deleteLater()

    def _bring(self, panel: Panel) -> None:
        """A panel should be in sight."""
        if self._tabs is not None:
            self._tabs.setCurrentWidget(panel)

    # What happens

    def tell(self, played: Played, seen: Seen) -> None:
        """Add what was played to the log."""
        if seen.viewer == self._viewer:
            self._log_model.cut(played.index)
            self._log_model.append(chronicle.lines(played.events, seen, self._desk.kits), played.index)

    def sync(self, seen: Seen) -> None:
        self._players_model.sync(seen)
        for panel in self.panels:
            panel.sync(seen)
        session = self._desk.table.session
        if seen.viewer != self._viewer:
            # Another person looks: what the last one knew must go.
            self._viewer = seen.viewer
            self._log_model.cut(0)
            self._log_model.append_all(chronicle.whole(session, seen.viewer, self._desk.kits))
        self._log_model.cut(len(session.record.entries))

    def seat_point(self, seat: int) -> QPoint:
        """Where a player's row is on the screen."""
        return self.players.seat_point(seat)
