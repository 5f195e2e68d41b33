"""The panel beside the boards: the list of moments, the cost of the selected one and why, and a way to try it again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from catanqt.ui.models.review_steps import ReviewStepsModel
from catanqt.ui.pages.factories import button, label
from catanqt.ui.pages.review.held_cards import HeldCards
from catanqt.ui.pages.review.moment import MomentShown
from catanqt.ui.pages.review.step_list import HIGH, StepList
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

ROWS = 5
"""How many moments are in sight at least."""


class MomentPanel(QFrame):
    """The page says what is shown."""

    every_wanted = Signal(bool)
    """All decisions are wanted, or the key moments only."""
    tried = Signal()
    """The player wants to play on from this moment."""

    def __init__(self, theme: Theme, model: ReviewStepsModel) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._theme = theme
        self.key, self.every = button(theme, tr("Key moments")), button(theme, tr("All decisions"))
        self._choice = QButtonGroup(self)
        for made in (self.key, self.every):
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.setProperty("small", True)
            self._choice.addButton(made)
        self.key.setChecked(True)
        self._choice.buttonClicked.connect(lambda: self.every_wanted.emit(self.every.isChecked()))
        self.steps = StepList(theme, model)
        self.title, self.verdict = label("", "title", wrap=True), label("", "strong", wrap=True)
        self.cost, self.situation = label("", wrap=True), label("", wrap=True)
        self.why_head, self.why = label(tr("Why it is better"), "caption"), label("", wrap=True)
        self.against_head, self.against = label(tr("Why not the move played"), "caption"), label("", wrap=True)
        self.source = label("", "muted", wrap=True)
        self.held_head, self.held = label("", "caption"), HeldCards(theme)
        self.again = button(theme, tr("Try again from here"), "play", primary=True)
        self.again.setToolTip(tr("A new game from this moment, with the same opponents and new dice"))
        self.again.clicked.connect(self.tried)
        self._lay_out()

    def _lay_out(self) -> None:
        px = self._theme.px
        choice = QHBoxLayout()
        choice.setSpacing(px(6))
        choice.addWidget(self.key, 1)
        choice.addWidget(self.every, 1)
        inside = QWidget()
        words = QVBoxLayout(inside)
        words.setContentsMargins(px(4), px(4), px(12), px(4))  # on the right the scroll bar may need room
        words.setSpacing(px(3))
        for one in (self.title, self.verdict, self.cost):
            words.addWidget(one)
        words.addWidget(self.situation)
        for head, told in ((self.why_head, self.why), (self.against_head, self.against)):
            words.addSpacing(px(6))
            words.addWidget(head)
            words.addWidget(told)
        words.addWidget(self.source)
        words.addSpacing(px(6))
        words.addWidget(self.held_head)
        words.addWidget(self.held)
        words.addStretch(1)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(tr("About this moment"))
        self.area.setWidget(inside)
        self.steps.setMinimumHeight(px(HIGH) * 3)
        self.steps.setMaximumHeight(px(HIGH) * ROWS + px(4))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(10), px(10), px(10), px(10))
        whole.setSpacing(px(8))
        nest(whole, choice)
        whole.addWidget(self.steps, 3)
        whole.addWidget(self.area, 4)
        whole.addWidget(self.again)

    def show_every(self, every: bool) -> None:
        (self.every if every else self.key).setChecked(True)

    def show_moment(self, shown: MomentShown | None, nothing: str) -> None:
        """Tell of this moment; without one, say why there is none."""
        self.title.setText("" if shown is None else shown.title)
        self.verdict.setText(nothing if shown is None else shown.verdict)
        self._tell(self.cost, "" if shown is None else shown.cost)
        reasons, against = ("", "") if shown is None else (shown.reasons, shown.against)
        self.why_head.setText(tr("Why it is good") if shown and shown.better is None else tr("Why it is better"))
        for head, told, words in ((self.why_head, self.why, reasons), (self.against_head, self.against, against)):
            self._tell(told, words)
            head.setVisible(bool(words))
        self._tell(self.source, "" if shown is None else shown.source)
        self._tell(self.situation, "" if shown is None else shown.situation)
        self.held.show_moment(shown)
        self.held_head.setText("" if shown is None else shown.hand_title)
        self.held_head.setVisible(not self.held.isHidden())
        self.again.setEnabled(shown is not None)
        self.area.setAccessibleDescription("" if shown is None else shown.spoken)
        self.area.verticalScrollBar().setValue(0)

    def _tell(self, place: QWidget, words: str) -> None:
        place.setProperty("text", words)
        place.setVisible(bool(words))
