"""The league in the right column: the table or, at a press, the fixture list."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QToolButton, QVBoxLayout

from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import FixturesModel
from catanqt.scenarios.soccer_fever.ui.league.fixtures_view import FixturesView
from catanqt.scenarios.soccer_fever.ui.league.league_model import LeagueModel
from catanqt.scenarios.soccer_fever.ui.league.league_view import LeagueView
from catanqt.scenarios.soccer_fever.ui.words import day_captions, day_details
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel


class Caption(PlainLabel):
    """One line: the words, where they do not fit the short words; all there is to say is in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "muted")
        self._words = self._short = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, words: str, short: str, more: str) -> None:
        self._words, self._short = words, short
        self.setToolTip(more)
        self.setAccessibleName(more)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), self.contentsRect().width()
        words = self._words if metrics.horizontalAdvance(self._words) <= room else self._short
        self.setText(metrics.elidedText(words, Qt.TextElideMode.ElideRight, room))


class LeaguePanel(Panel):
    """Which matchday it is, then the table or the fixtures: both are as high as the table."""

    icon = "trophy"

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = tr("League")
        self.setAccessibleName(self.title)
        self.table, self.fixtures = LeagueModel(self), FixturesModel(self)
        self.table_view, self.fixtures_view = LeagueView(theme, self.table), FixturesView(theme, self.fixtures)
        self._views = QStackedWidget()
        self._views.addWidget(self.table_view)
        self._views.addWidget(self.fixtures_view)
        self._caption = Caption()
        self.switch = _switch(theme)
        self.switch.toggled.connect(self._turn)
        head = QHBoxLayout()
        head.setContentsMargins(theme.px(8), 0, theme.px(6), 0)
        head.addWidget(self._caption, 1)
        head.addWidget(self.switch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.px(2), 0, theme.px(2))
        layout.setSpacing(theme.px(2))
        nest(layout, head)
        layout.addWidget(self._views, 1)

    def sync(self, perspective: Perspective) -> None:
        self._caption.say(*day_captions(perspective), day_details(perspective))
        self.table.sync(perspective)
        self.fixtures.sync(perspective)
        self.fixtures_view.follow(self.fixtures.next_row())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, super().minimumSizeHint().height())

    def _turn(self, fixtures: bool) -> None:
        self._views.setCurrentIndex(int(fixtures))
        if fixtures:
            self.fixtures_view.bring()


def _switch(theme: Theme) -> QToolButton:
    button = QToolButton()
    button.setText(tr("Fixtures"))
    button.setIcon(icons.icon("ball", theme, 16))
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setCheckable(True)
    button.setProperty("flat", True)
    button.setToolTip(tr("Show results and pairings instead of the table"))
    button.setAccessibleDescription(button.toolTip())
    return button
