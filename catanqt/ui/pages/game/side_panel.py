"""The right column of the game page: players, the panels of the scenarios, and the log.

As many panels as the window can hold are stacked; the others share one place with the log, as tabs. The column scrolls
only where the text is too large for the screen, see `SideScroll`.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from catanqt.session import Played
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.models import log_lines
from catanqt.ui.models.log import LogModel
from catanqt.ui.models.players import PlayersModel
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.factories import section, tool_button
from catanqt.ui.widgets.log import LogPanel, LogView
from catanqt.ui.widgets.players import PlayersView
from catanqt.ui.widgets.tabs import SideTabs

WIDTHS = ((1500, 340), (1180, 304), (0, 256))
"""From this width of the page on, the column is so wide."""
LEAST_WITH_SCENARIOS = 304
"""Their panels and counters need it, and boards are higher than wide: the room beside them is free."""
LEAST_LINES = 60
"""How high the log is at least where it has the place below the players to itself."""
LEAST_LOG, TITLE, AROUND = 190, 52, 40
"""Heights: what is left to the log or the tabs at least, the title of a panel, and the gaps between them."""


class Column(QVBoxLayout):
    """Keeps to the height there is. A scroll area would give it all that its words want, and hide the end of it."""

    def hasHeightForWidth(self) -> bool:
        return False


class SidePanel(QWidget):
    """Everything beside the board."""

    actions_chosen = Signal(list)
    """A panel offers several actions to choose from."""
    recap_wanted = Signal()
    """The button of the recap was pressed."""
    looked_at = Signal(object)
    """After how many entries the moment of a log line was."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self.setObjectName("page")
        self._context = context
        self._viewer: int | None = None
        theme = context.theme
        self._players_model = PlayersModel(context.kits, theme.colour_blind, self)
        self.players = PlayersView(theme, self._players_model)
        self._log_model = LogModel(context.kits, self)
        self.log = LogView(
            theme, self._log_model, context.controller.session.record.header, context.controller.page_memory
        )
        self.log.entry_activated.connect(self._look_at)
        self._log_panel = LogPanel(self.log)
        self._marked: int | None = None
        self.panels = [panel for kit in context.kits for panel in kit.panels(context)]
        for panel in self.panels:
            panel.actions_chosen.connect(self.actions_chosen.emit)
            panel.wanted.connect(partial(self._bring, panel))
        self._column = Column(self)
        self._column.setContentsMargins(6, 1, 10, 8)
        self._column.setSpacing(8)
        # The window may become smaller than what is stacked: that is when tabs take over.
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._column.addWidget(self.players)
        self._stacked = 0
        self._frames: list[QWidget] = []
        self._arrange(stacked=0)

    # Layout

    def minimumSizeHint(self) -> QSize:
        """Players, and below them the tallest panel as a tab."""
        wide = self._context.theme.px(WIDTHS[-1][1])
        return QSize(wide, self.players.minimumSizeHint().height() + self._least_below())

    def _least_below(self) -> int:
        theme = self._context.theme
        tallest = max((panel.minimumSizeHint().height() for panel in self.panels), default=theme.px(LEAST_LINES))
        return tallest + theme.px(44)

    def fit(self, width: int, height: int) -> None:
        """Take the room that a page of this size leaves: as many panels below each other as it can hold."""
        theme = self._context.theme
        wide = next(wide for least, wide in WIDTHS if width >= theme.px(least))
        if self._context.controller.session.record.header.scenarios:
            wide = max(wide, LEAST_WITH_SCENARIOS)
        self.setFixedWidth(theme.px(wide))
        self.squeeze(height)
        room = height - self.players.minimumSizeHint().height() - theme.px(LEAST_LOG) - AROUND
        stacked = 0
        for panel in self.panels:
            room -= panel.sizeHint().height() + theme.px(TITLE)
            if room < 0:
                break
            stacked += 1
        if stacked != self._stacked:
            self._arrange(stacked)

    def squeeze(self, height: int) -> None:
        """Make the rows of the players as high as a column of this height allows."""
        margins = self._column.contentsMargins()
        around = margins.top() + self._column.spacing() + margins.bottom()
        width = self.minimumWidth() - margins.left() - margins.right()
        self.players.fit(width, height - around - self._least_below())

    def _arrange(self, stacked: int) -> None:
        """Put the first panels below each other, the others into tabs with the log; they keep their state."""
        old, self._stacked = self._frames, stacked
        for frame in old:
            frame.blockSignals(True)  # panels that leave their tabs bring nothing to the front
        self._frames = [section(panel.title, panel, self._context.theme) for panel in self.panels[:stacked]]
        rest = self.panels[stacked:]
        if rest:
            tabs = SideTabs(self._context.theme)
            for panel in rest:
                tabs.add(panel, panel.tab or panel.title, panel.title, panel.icon)
            tabs.add(self._log_panel, tr("Log"), tr("Log"), "log")
            if self._context.controller.humans:
                tabs.add_corner(self._recap_button())
            self._remember(tabs)
            self._frames.append(tabs)
        else:
            self._frames.append(section(tr("Log"), self._log_panel, self._context.theme, self._recap_button()))
        for frame in self._frames:
            self._column.addWidget(frame, 1 if frame is self._frames[-1] else 0)
        for widget in (*self.panels[:stacked], *([] if rest else [self._log_panel])):
            widget.show()
        for frame in old:
            self._column.removeWidget(frame)
            frame.hide()
            frame.deleteLater()

    def _remember(self, tabs: SideTabs) -> None:
        """The tab that was in front stays there, when the column is arranged or the page is made anew.

        At first it is the market, where there is one, or the log.
        """
        memory = self._context.controller.page_memory
        kinds = [type(tabs.widget(tab)).__name__ for tab in range(tabs.count())]
        first = next((panel for panel in self.panels[self._stacked :] if panel.trades), self._log_panel)
        tabs.setCurrentIndex(kinds.index(memory.tab) if memory.tab in kinds else tabs.indexOf(first))

        def note(tab: int) -> None:
            memory.tab = kinds[tab]

        tabs.currentChanged.connect(note)

    def bring(self, kind: type[QWidget]) -> None:
        """Show the panel of this kind."""
        for panel in self.panels:
            if isinstance(panel, kind):
                self._bring(panel)

    def show_market(self) -> None:
        """Show where goods are swapped, if there is such a panel, and give it the keys."""
        for panel in self.panels:
            if panel.trades:
                self._bring(panel)
                panel.setFocus()

    def _recap_button(self) -> QToolButton:
        made = tool_button("", self._context.theme, "turn-back", tr("What happened since your turn (S)"))
        made.setAccessibleName(tr("Since your turn"))
        made.setProperty("narrow", True)  # tabs leave it little room
        made.clicked.connect(self.recap_wanted)
        if not self._context.controller.humans:
            made.hide()  # and never shown here: without a parent yet it would be a window
        return made

    @property
    def log_room(self) -> QRect:
        """Where the log is, or the tabs that it is one of."""
        return self._frames[-1].geometry()

    def _bring(self, panel: Panel) -> None:
        """A panel should be in sight: of those in tabs, that one is shown."""
        last = self._frames[-1]
        if isinstance(last, SideTabs) and last.indexOf(panel) >= 0:
            last.setCurrentWidget(panel)

    # What happens

    def tell(self, played: Played, perspective: Perspective) -> None:
        """Add what was played to the log."""
        if perspective.viewer == self._viewer:
            self._log_model.cut(played.index)
            self._log_model.tell(played.events, perspective, played.index)

    def sync(self, perspective: Perspective) -> None:
        self._players_model.sync(perspective)
        for panel in self.panels:
            panel.sync(perspective)
        session = self._context.controller.session
        if perspective.viewer != self._viewer:
            # Another person looks: what the last one knew must go.
            self._viewer = perspective.viewer
            self._log_model.tell_all(log_lines.whole(session, perspective.viewer))
        self._log_model.cut(len(session.record.entries))
        self._mark(self._context.controller.past)

    # The moment that is looked at

    def _look_at(self, entry: int) -> None:
        self.looked_at.emit(entry + 1)
        if self._marked is None:
            self.log.clearSelection()  # the last line is the present, which is never marked

    def _mark(self, past: int | None) -> None:
        """Mark the line of the moment that is looked at; readers of the present are left where they are."""
        if past != self._marked:
            self._marked = past
            self.log.show_entry(None if past is None else past - 1)

    def tells(self, entry: int) -> bool:
        """Whether the log has a line for an entry."""
        return self._log_model.tells(entry)

    def told(self, entry: int) -> str:
        """The log lines of an entry, or of the last one before it that has any."""
        return self._log_model.spoken(entry)

    def seat_point(self, seat: int) -> QPoint:
        """Where a player's row is on the screen."""
        return self.players.seat_point(seat)
