"""The recap on the game page: a card with what happened since the player's last turn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from catanqt.kernel.record import Header
from catanqt.ui.kit.view_data import Line
from catanqt.ui.models.recap import RecapModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import label, row, tool_button
from catanqt.ui.widgets.line_flow import height_of
from catanqt.ui.widgets.line_view import LineDelegate, LineView

HEAD, FOOT = 41, 4
"""Heights at 100 %: what is above and below the lines."""
LEAST_BELOW = 200
"""What is covered wholly if less than this of it were left in sight."""
WIDER = (1.0, 1.3, 1.6, 2.0)
"""With too little room in its place it grows over the sea."""


class RecapDelegate(LineDelegate):
    """Lines of which there may be too many rows for the room: then the longest end in dots."""

    limits: Mapping[Line, int] = MappingProxyType({})

    def limit(self, line: Line) -> int | None:
        return self.limits.get(line)


class RecapView(LineView):
    """The lines of a recap: a part of each is in sight; pressed, all of them are whole, and can be scrolled."""

    opened = Signal()
    """All lines are whole now."""

    def __init__(self, theme: Theme, model: RecapModel, header: Header, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lines = RecapDelegate(theme, header, self)
        self.whole = False
        """Whether all lines were asked for."""
        self.setModel(model)
        self.setItemDelegate(self._lines)
        self.setItemsExpandable(False)
        self.setVerticalScrollMode(LineView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(theme.px(20))
        self.setMinimumHeight(0)
        self.setAccessibleName(tr("Since your turn"))
        self.clicked.connect(self.open_whole)
        self.activated.connect(self.open_whole)

    @property
    def needed(self) -> int:
        """How high all lines are together, if they are whole."""
        return sum(self._theme.px(height_of(self._lines.rows(line))) for line in self._shown)

    @property
    def shortened(self) -> bool:
        """Whether lines end in dots."""
        return bool(self._lines.limits)

    @property
    def _shown(self) -> list[Line]:
        model = self.model()
        return [model.index(place, 0).data(ROW) for place in range(model.rowCount())]

    def begin(self) -> None:
        """Another recap: from its first line on."""
        self.whole = False
        self.scrollToTop()

    def fit(self, height: int) -> None:
        """Shorten the longest lines until all have so many pixels, unless they were asked for; a row stays of each.

        The first, the viewer's own, stays whole while another can be shortened.
        """
        rows = {} if self.whole else {line: self._lines.rows(line) for line in self._shown}
        own, whole = next(iter(rows), None), dict(rows)
        while rows and max(rows.values()) > 1 and sum(self._theme.px(height_of(one)) for one in rows.values()) > height:
            longest = max(rows, key=lambda line: (rows[line] > 1 and line is not own, rows[line]))
            rows[longest] -= 1
        self._lines.limits = {line: count for line, count in rows.items() if count < whole[line]}
        hidden = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if self.shortened else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(hidden)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def open_whole(self) -> None:
        """Show all lines whole, if some are not."""
        if self.shortened:
            self.whole = True
            self.opened.emit()


class RecapCard(QFrame):
    """Lies over the place of the log, and over the sea where that is too little, so that nothing beside it moves."""

    closed = Signal()

    def __init__(self, theme: Theme, model: RecapModel, header: Header, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("recap")
        self.setAccessibleName(tr("Since your turn"))
        self._theme = theme
        self._room, self._steps = QRect(), 0
        """The last room, and how many of `WIDER` were too narrow in it: in the same room it keeps its width."""
        self.view = RecapView(theme, model, header, self)
        self.close_button = tool_button("", theme, "close", tr("Close (S opens it again)"))
        self.close_button.setAccessibleName(tr("Close"))
        self.close_button.clicked.connect(self.closed)
        px = theme.px
        self.more_button = tool_button(
            tr("More", "than fits into the lines of the recap"), theme, "plus", tr("Show all lines whole")
        )
        self.more_button.clicked.connect(self.view.open_whole)
        self.more_button.hide()
        head = row(label(tr("Since your turn"), "title"), None, self.more_button, self.close_button)
        head.setContentsMargins(px(14), 0, px(6), 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, px(2))
        whole.setSpacing(px(2))
        nest(whole, head)
        whole.addWidget(self.view, 1)
        self.hide()

    def place(self, room: QRect, top: int, wider: int, widest: int) -> None:
        """Cover what has this room, from its top on; upwards as far as `top` if that is too little.

        Where that is too little as well it becomes wider, as far as `widest`, to the left (`wider` is -1) or to the
        right (1), or not (0).
        """
        px = self._theme.px
        around, most = px(HEAD) + px(FOOT), room.bottom() + 1 - top
        needed = most
        if room != self._room:
            self._room, self._steps = QRect(room), 0
        place, last = QRect(room), len(WIDER) if wider else 1
        for step in range(min(self._steps, last - 1), last):
            self._steps, factor = step, WIDER[step]
            place = QRect(room)
            place.setWidth(max(room.width(), min(round(room.width() * factor), widest)))
            needed = self._needed(place.width()) + around
            if needed <= most:
                break
        if wider < 0:
            place.moveRight(room.right())
        height = min(needed, most)
        if needed > room.height():
            place.setTop(room.bottom() + 1 - height)
        elif room.height() - needed >= px(LEAST_BELOW):
            place.setHeight(height)
        self.setGeometry(place)
        self.view.fit(place.height() - around)
        self.more_button.setVisible(self.view.shortened)
        self.raise_()

    def _needed(self, width: int) -> int:
        """How high whole lines are in a card of this width."""
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.resize(width, max(1, self.height()))
        whole = self.layout()
        assert whole is not None
        whole.activate()
        return self.view.needed
