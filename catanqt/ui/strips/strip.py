"""What all strips have in common: a panel with a question on the left, and room for the answers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from catanqt.ui.language import tr
from catanqt.ui.strips.controls import button
from catanqt.ui.theme import Theme
from catanqt.ui.widgets.parts import label

HEIGHT, LOW = 146, 124
WIDEST = 1150
"""In a wide window the decision stays together in the middle."""


class Strip(QFrame):
    """A decision under the board. It is never in the way: the board stays in sight and in use."""

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
        self.row.setSpacing(theme.px(14))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addStretch(1)
        whole.addWidget(inner, WIDEST)
        whole.addStretch(1)
        self.fit(low=False)

    def fit(self, low: bool) -> None:
        """Take the height that is usual, or less of it where the board has little."""
        px = self.theme.px
        self.setFixedHeight(px(LOW if low else HEIGHT))
        edge = px(3 if low else 8)
        self.row.setContentsMargins(px(14), edge, px(10), edge)

    @property
    def closable(self) -> bool:
        return True

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
        said = QWidget()
        said.setMinimumWidth(theme.px(150))
        said.setMaximumWidth(theme.px(250))
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

    def say(self, text: str, detail: str, closable: bool) -> None:
        self.text.setText(text)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.cross.setVisible(closable)
        self.setAccessibleName(text)
        self.setAccessibleDescription(detail)
