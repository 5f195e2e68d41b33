"""The cover between two people at one computer: nothing is shown until the next one confirms."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.coin import OwnerMark
from catanqt.ui.widgets.factories import button
from catanqt.ui.widgets.plain_label import PlainLabel


class Handover(QWidget):
    """Asks the next person to take over, on a card over the open sea."""

    lifted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self._theme = theme
        self._mark = OwnerMark(theme, next(iter(theme.owners)), theme.px(88))
        self._name = PlainLabel()
        self._name.setProperty("role", "h1")
        self._name.setWordWrap(True)
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        text = PlainLabel(tr("Pass the device on. Nobody else should look now."))
        text.setWordWrap(True)
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = button(tr("Show my cards"), theme, "card", primary=True)
        self.button.setMinimumSize(QSize(theme.px(190), theme.px(48)))
        self.button.clicked.connect(self.lifted)
        card = QFrame()
        card.setObjectName("panel")
        card.setMaximumWidth(theme.px(620))
        inside = QVBoxLayout(card)
        inside.setContentsMargins(theme.px(36), theme.px(22), theme.px(36), theme.px(22))
        inside.setSpacing(theme.px(12))
        inside.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(self._name)
        inside.addWidget(text)
        inside.addSpacing(theme.px(4))
        inside.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(card, 4)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        nest(column, row)
        column.addStretch(1)

    def ask(self, name: str, colour: str) -> None:
        """Ask for this person."""
        self._mark.show_owner(colour)
        self._name.setText(tr("{name}, it is your turn", name=name))
        self.setAccessibleName(self._name.text())
        self.button.setFocus()

    def minimumSizeHint(self) -> QSize:
        """The board decides how small the page may become."""
        return QSize(self._theme.px(200), self._theme.px(160))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where the board lies else, there is calm water."""
        box, sea = QRectF(self.rect()), self._theme.sea
        water = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.62)
        water.setColorAt(0, QColor(sea.mid))
        water.setColorAt(1, QColor(sea.deep))
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(water)
            painter.drawRoundedRect(box, self._theme.px(12), self._theme.px(12))
