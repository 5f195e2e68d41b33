"""The widgets of a matchday: the stadium, its scoreboard, the results, and the bar below."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QVBoxLayout

from catanqt.scenarios.soccer_fever.ui.season import Report
from catanqt.scenarios.soccer_fever.ui.stadium import bar_words
from catanqt.scenarios.soccer_fever.ui.stadium.arena import Arena
from catanqt.scenarios.soccer_fever.ui.stadium.bar import StageBar
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView
from catanqt.scenarios.soccer_fever.ui.stadium.results import ResultsCard
from catanqt.scenarios.soccer_fever.ui.stadium.scoreboard import Scoreboard
from catanqt.ui.kit.panels import Stage
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.frame import RoundedFrame


class StadiumView(Stage):
    """Shows a moment of a matchday; the stage decides when."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._theme = theme = context.theme
        self.setAccessibleName(tr("Matchday"))
        self.arena = Arena(theme, self)
        self.scoreboard = Scoreboard(theme, self.arena)
        self.results = ResultsCard(theme, self.arena)
        self.bar = StageBar(theme)
        self.arena.resized.connect(self._place_cards)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.px(8))
        layout.addWidget(RoundedFrame(theme, self.arena), 1)
        layout.addWidget(self.bar)

    def show_match(self, match: MatchView, perspective: Perspective) -> None:
        """A moment of a match, ball and keeper at rest."""
        keeper = match.home if match.shooter == match.away else match.away
        self.results.hide()
        self.arena.show_clubs(
            perspective.colour(match.home), perspective.colour(match.away), perspective.colour(keeper)
        )
        self.arena.rest()
        self.scoreboard.show_match(match, perspective)
        self.scoreboard.show()

    def show_next_shot(self, match: MatchView, perspective: Perspective, mine: bool, skip: bool) -> None:
        """Who shoots next; `mine` if the viewer does and may begin, `skip` if that can be skipped."""
        self.show_match(match, perspective)
        self.arena.set_ready(mine)
        self.bar.show()
        self.bar.offer(shot=mine, skip=skip)
        self.bar.say(*bar_words.next_shot(match, perspective, mine))
        self.arena.setAccessibleDescription(self.bar.said)
        if mine and self.bar.skip.hasFocus():
            self.arena.setFocus()

    def show_shot(self, match: MatchView, perspective: Perspective) -> None:
        """The next shot of this match begins."""
        self.show_match(match, perspective)
        self.arena.set_ready(False)
        self.bar.show()
        self.bar.offer(skip=True)
        self.bar.say(bar_words.shot(match, perspective))

    def show_decision(self, match: MatchView | None, perspective: Perspective) -> None:
        """The end of a match stays in sight while somebody decides; the viewer is asked below the stage."""
        if match is not None:
            self.show_match(match, perspective)
        self.arena.set_ready(False)
        self.bar.offer(skip=True)
        self.bar.say(bar_words.meanwhile(perspective))
        self.bar.setVisible(not perspective.acting)

    def show_results(self, found: Report, perspective: Perspective) -> None:
        self.scoreboard.hide()
        self.arena.clear()
        self.arena.set_ready(False)
        self.results.show_report(found, perspective)
        self._place_cards()
        self.bar.show()
        self.bar.offer(back=True)
        self.bar.say(bar_words.after_the_day(perspective))

    def _place_cards(self) -> None:
        """The scoreboard hangs at the top of the stadium, the results in its middle."""
        theme, width, height = self._theme, self.arena.width(), self.arena.height()
        edge = theme.px(12)
        self.scoreboard.set_low(height < theme.px(380))
        board = self.scoreboard.sizeHint()
        wide = min(board.width(), max(width * 5 // 8, theme.px(440)), width - 2 * edge)
        self.scoreboard.setGeometry(QRect((width - wide) // 2, edge, wide, board.height()))
        card = self.results.sizeHint()
        wide, high = min(card.width(), width - 2 * edge), min(card.height(), height - edge)
        self.results.setGeometry(QRect((width - wide) // 2, max((height - high) // 2, 0), wide, high))
