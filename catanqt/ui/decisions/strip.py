"""The base of all strips: a panel with a question on the left, and space for the answers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from catanqt.ui.decisions.controls import button
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import label

HEIGHT = 142
"""As high as what it covers: the tray."""
WORDS, WIDE_WORDS = 250, 520
"""How wide a question is at most, beside several answers and beside one."""
WIDEST = 1150
"""In a wide window the decision stays together in the middle."""


class Strip(QFrame):
    """A decision in place of the tray: nothing is built meanwhile, and the board stays visible and usable."""

    closed = Signal()
    """The viewer does not want to decide now."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setObjectName("decision")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        inner = QWidget()
        inner.setMaximumWidth(theme.px(WIDEST))
        self.row = QHBoxLayout(inner)
        self.row.setSpacing(theme.px(10))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addStretch(1)
        whole.addWidget(inner, WIDEST)
        whole.addStretch(1)
        self.setFixedHeight(theme.px(HEIGHT))
        self.row.setContentsMargins(theme.px(12), theme.px(4), theme.px(8), theme.px(4))

    @property
    def needs(self) -> int:
        """How many pixels of the width it wants for itself; less than that, and its neighbours make room."""
        return self.minimumSizeHint().width()

    def squeeze(self, room: int) -> None:
        """So many pixels of the width are left: do with less, if that is possible."""

    @property
    def closable(self) -> bool:
        return True

    def give(self, kind: str, by: int) -> bool:
        """A card of the hand was pressed, or taken back with -1; whether that means something here."""
        return False

    def begin(self) -> None:
        """It has just come into sight: take the keys, but so that no key pressed by chance decides anything."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class AskingStrip(Strip):
    """A strip with its question in words: `text`, a line of `detail`, and a cross to close it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.text = label("", "prompt", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self.cross = button("", theme, self.closed.emit, icon="close", flat=True, small=True)
        self.cross.setAccessibleName(tr("Close"))
        self.cross.setToolTip(tr("Close (Esc)"))
        self._said = said = QWidget()
        said.setMinimumWidth(theme.px(132))
        self.widen(False)
        column = QVBoxLayout(said)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(3))
        column.addStretch(1)
        column.addWidget(self.text)
        column.addWidget(self.detail)
        column.addStretch(1)
        self.row.addWidget(said, 1)

    @property
    def closable(self) -> bool:
        return not self.cross.isHidden()

    def widen(self, wide: bool) -> None:
        """Give the words the room that a single answer leaves."""
        self._said.setMaximumWidth(self.theme.px(WIDE_WORDS if wide else WORDS))
        self.row.setStretchFactor(self._said, 4 if wide else 1)

    def say(self, text: str, detail: str, closable: bool) -> None:
        self.text.setText(text)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.cross.setVisible(closable)
        self.setAccessibleName(text)
        self.setAccessibleDescription(detail)
