"""The bar below the stadium: whose shot it is, what to do, and the buttons for it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel


class StageBar(QFrame):
    """One line of words, one of advice, and at most two buttons."""

    unfocused = Signal()
    """The button with the keys is about to go."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._details: tuple[str, ...] = ()
        self.setObjectName("panel")
        # One height for all that is said: the stadium above must not change its size with it.
        self.setFixedHeight(theme.px(72))
        self._title, self._detail = PlainLabel(), PlainLabel()
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self._detail.setProperty("role", "muted")
        self._detail.setWordWrap(True)
        self.shoot = self._button(tr("Shoot"), "ball", tr("Take your shot (Space)"), primary=True)
        self.skip = self._button(
            tr("Skip to the result"), "skip", tr("Play the rest of the matchday straight away (Esc)")
        )
        self.back = self._button(tr("Back to the island"), "end", tr("Close the results (Esc)"), primary=True)
        text = QVBoxLayout()
        text.setSpacing(theme.px(2))
        text.addWidget(self._title)
        text.addWidget(self._detail)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.px(16), theme.px(8), theme.px(12), theme.px(8))
        layout.setSpacing(theme.px(10))
        nest(layout, text, 1)
        for button in (self.shoot, self.skip, self.back):
            layout.addWidget(button)

    def _button(self, name: str, icon: str, tip: str, primary: bool = False) -> QPushButton:
        button = QPushButton(name)
        button.setIcon(icons.icon(icon, self._theme, primary=primary))
        button.setProperty("primary", primary)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        return button

    def say(self, title: str, *details: str) -> None:
        """A title, and as many of the details as there is room for."""
        self._title.setText(title)
        self._details = details
        self._fit()

    def _fit(self) -> None:
        fitting = (" ".join(self._details[:count]) for count in range(len(self._details), 0, -1))
        shown = next((text for text in fitting if self._fits(text)), "")
        self._detail.setText(shown)
        self._detail.setVisible(bool(shown))

    def _fits(self, text: str) -> bool:
        """Whether it takes two lines at most, beside the buttons."""
        buttons = [button.sizeHint().width() for button in (self.shoot, self.skip, self.back) if not button.isHidden()]
        room = self.width() - sum(buttons) - self._theme.px(28 + 10 * len(buttons))
        metrics = self._detail.fontMetrics()
        box = metrics.boundingRect(0, 0, max(room, 1), 9999, Qt.TextFlag.TextWordWrap, text)
        return box.height() <= 2 * metrics.lineSpacing() + 1

    @property
    def said(self) -> str:
        return self._title.text()

    def offer(self, *, shot: bool = False, skip: bool = False, back: bool = False) -> None:
        """Which buttons there are; that for the shot is always there in a match, and lit when it is the viewer's."""
        stays = {self.shoot: shot and not back, self.skip: skip and not back, self.back: back}
        if any(one.hasFocus() and not stay for one, stay in stays.items()):
            self.unfocused.emit()  # Qt would hand the keys to whatever comes next
        self.shoot.setVisible(not back)
        self.shoot.setEnabled(shot)
        self.skip.setVisible(not back)
        self.skip.setEnabled(skip)
        self.back.setVisible(back)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
