"""The recap on the game page: a card with what happened since the player's last turn."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from catanqt.kernel.record import Header
from catanqt.ui.models.recap import RecapModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import label, row, tool_button
from catanqt.ui.widgets.line_view import LineDelegate, LineView

HEAD, FOOT = 46, 12
"""Heights at 100 %: what is above and below the lines."""
LEAST_BELOW = 110
"""What is covered wholly if less than this of it were left in sight."""


class RecapView(LineView):
    """The lines of a recap."""

    def __init__(self, theme: Theme, model: RecapModel, header: Header, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = LineDelegate(theme, header, self)
        self.setModel(model)
        self.setItemDelegate(self._lines)
        self.setItemsExpandable(False)
        self.setVerticalScrollMode(LineView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(theme.px(20))
        self.setMinimumHeight(0)
        self.setAccessibleName(tr("Since your turn"))

    @property
    def needed(self) -> int:
        """How high all lines are together."""
        model = self.model()
        return sum(self._lines.height(model.index(place, 0).data(ROW)) for place in range(model.rowCount()))


class RecapCard(QFrame):
    """Lies over the place of the log, so that nothing beside it moves."""

    closed = Signal()

    def __init__(self, theme: Theme, model: RecapModel, header: Header, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("recap")
        self.setAccessibleName(tr("Since your turn"))
        self._theme = theme
        self.view = RecapView(theme, model, header, self)
        self.close_button = tool_button("", theme, "close", tr("Close (S opens it again)"))
        self.close_button.setAccessibleName(tr("Close"))
        self.close_button.clicked.connect(self.closed)
        px = theme.px
        head = row(label(tr("Since your turn"), "title"), None, self.close_button)
        head.setContentsMargins(px(14), px(6), px(6), 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, px(8))
        whole.setSpacing(px(2))
        nest(whole, head)
        whole.addWidget(self.view, 1)
        self.hide()

    def place(self, room: QRect, top: int) -> None:
        """Cover what has this room, from its top on; upwards as far as `top` if that is too little."""
        px = self._theme.px
        self.resize(room.width(), max(1, self.height()))
        needed = self.view.needed + px(HEAD) + px(FOOT)
        if needed > room.height():
            height = min(needed, room.bottom() + 1 - top)
            self.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
        else:
            height = needed if room.height() - needed >= px(LEAST_BELOW) else room.height()
            self.setGeometry(room.left(), room.top(), room.width(), height)
        self.raise_()
