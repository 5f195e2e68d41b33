"""What the player may expect of the table, beside the heading: the chance to win, and a level that suits better."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from catanqt.ui.pages.factories import ElidedLabel, button
from catanqt.ui.stats.figure_text import percent
from catanqt.ui.stats.prospects import LevelAdvice
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.players import level_name
from catanqt.ui.theme.theme import Theme


class ProspectsBar(QWidget):
    """It takes the rest of the line, whether there is something to say or not."""

    level_wanted = Signal(str)
    """The player takes the advice: everybody at this level."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._level = ""
        self.chance = ElidedLabel("", "muted")
        self.advice = button(theme, tr("Try another level"), "hint", flat=True)
        self.advice.clicked.connect(lambda: self.level_wanted.emit(self._level))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.chance, 1)
        row.addWidget(self.advice)
        self.chance.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sync(None, None)

    def tell(self, problem: str) -> None:
        """Say why nothing is known of earlier games."""
        self.chance.setText(problem)
        self.advice.hide()

    def sync(self, chance: float | None, advice: LevelAdvice | None) -> None:
        told = ""
        if chance is not None and advice is None:
            told = tr("You should win about {share} of such games.", share=percent(chance))
        self.chance.setText(told)
        if advice is not None:
            self._level = advice.better
            level, better = level_name(advice.level), level_name(advice.better)
            share = percent(advice.share)
            self.advice.setText(
                tr("You win {share} against {level}: try {better}", share=share, level=level, better=better)
            )
        self.advice.setVisible(advice is not None)
