"""The matchday: the stadium takes the board's place while matches are played.

The viewer's shots wait for a flick; all others play by themselves, one after the other, and hold the table while
they do. Nothing depends on being seen: a stage that is not shown plays nothing out and holds nobody up.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from catanqt.rules.scenarios.soccer_fever.events import ShotTaken, StandingsChanged
from catanqt.session import Played
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Stage
from catanqt.ui.games.soccer_fever.attention import Attention
from catanqt.ui.games.soccer_fever.season import Report, report, running, season
from catanqt.ui.games.soccer_fever.stadium import bar_words
from catanqt.ui.games.soccer_fever.stadium.arena import STRIKE, Arena
from catanqt.ui.games.soccer_fever.stadium.bar import StageBar
from catanqt.ui.games.soccer_fever.stadium.grip import Grip
from catanqt.ui.games.soccer_fever.stadium.match_view import MatchView, last_match_view, match_view
from catanqt.ui.games.soccer_fever.stadium.results import ResultsCard
from catanqt.ui.games.soccer_fever.stadium.scoreboard import Scoreboard
from catanqt.ui.games.soccer_fever.stadium.show import Show
from catanqt.ui.games.soccer_fever.stadium.theatre import play_out, some_aim
from catanqt.ui.games.soccer_fever.tempo import tempo
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.widgets.frame import RoundedFrame

KICK_OFF_MS, AFTER_SHOT_MS, FULL_TIME_MS, RESULTS_MS = 600, 550, 1100, 4500
LEAST_RESULTS_MS = 1500
UNSEEN_MS = 1000
"""So long a shot waits for a stage that nobody shows."""


class MatchdayStage(Stage):
    """Shows one match after the other, then the results of the day."""

    def __init__(self, desk: Desk, attention: Attention) -> None:
        super().__init__()
        self._desk, self._attention = desk, attention
        self._grip = Grip(desk.table)
        self._target: MatchView | None = None
        """The match under way when the table was last seen."""
        self._shown: MatchView | None = None
        """The match as the scoreboard shows it."""
        self._points: tuple[int, ...] = ()
        """The league's victory points before this day."""
        self._report: Report | None = None
        self._struck = False
        self._build()
        self._set_timers()
        self.setAccessibleName(tr("Matchday"))
        attention.staged = True
        self.destroyed.connect(_farewell(self._grip, attention))
        desk.table.played.connect(self._played)

    def _build(self) -> None:
        theme = self._desk.theme
        self.arena = Arena(theme, self)
        self.scoreboard = Scoreboard(theme, self.arena)
        self.results = ResultsCard(theme, self.arena)
        self.bar = StageBar(theme)
        self.show_ = Show(self.arena, self._desk.preferences, self)
        self.arena.struck.connect(self.shoot)
        self.arena.resized.connect(self._place_cards)
        self.bar.shoot.clicked.connect(self.shoot)
        self.bar.skip.clicked.connect(self.skip)
        self.bar.back.clicked.connect(self.skip)
        self.show_.landed.connect(self._count)
        self.show_.ended.connect(self._go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.px(8))
        layout.addWidget(RoundedFrame(theme, self.arena), 1)
        layout.addWidget(self.bar)

    def _set_timers(self) -> None:
        self._kick_off, self._reading = QTimer(self, singleShot=True), QTimer(self, singleShot=True)
        self._unseen = QTimer(self, singleShot=True, interval=UNSEEN_MS)
        self._kick_off.timeout.connect(self._grip.let_go)
        self._reading.timeout.connect(self._close)
        self._unseen.timeout.connect(self._play_unseen)

    # What a stage does

    def wanted(self, seen: Seen) -> bool:
        return seen.live and (running(seen) or self.show_.active or self._report is not None)

    def sync(self, seen: Seen) -> None:
        self._target = match_view(seen, self._desk.table.session.record.entries) if seen.live else None
        if not seen.live:
            self._break_off()
            return
        if running(seen):
            self._points = tuple(season(seen).points)
        if not self.show_.active:
            self._settle(seen)
        if self._attention.waits(seen) and not self.isVisible():
            self._unseen.start()

    def skip(self) -> None:
        """Play the rest of the matchday at once; at the results, go back to the island."""
        seen = self._desk.table.seen
        if self._report is not None and not self.show_.active:
            self._close()
        elif not running(seen):
            self._go_on()
        else:
            waited = self._attention.waits(seen)
            self._attention.skip(seen)
            self._go_on()
            if waited:
                self._desk.table.deal()

    def shoot(self) -> None:
        """The viewer's shot: chance decides it, the stage shows it."""
        if self._struck or not self._attention.waits(self._desk.table.seen):
            return
        self._struck = True
        self.arena.set_ready(False)
        self._desk.table.deal()
        self._struck = False

    # A shot, from the table to the end of its show

    def _played(self, played: Played, seen: Seen) -> None:
        before = self._target
        shot = next((event for event in played.events if isinstance(event, ShotTaken)), None)
        if before is not None and shot is not None:
            self._break_off()
            self._shown = before.after(shot.goal)
            if self.isVisible() and not self._attention.skipped_day(before.day - 1):
                self._show_shot(before, self._shown, shot.goal, played.index, seen)
        if any(isinstance(event, StandingsChanged) for event in played.events):
            self._report = report(season(seen), self._points) if self.isVisible() else None
        elif self._report is not None and played.entry.actor == seen.viewer:
            self._close()

    def _show_shot(self, before: MatchView, after: MatchView, goal: bool, index: int, seen: Seen) -> None:
        key = f"{before.day}/{index}"
        aim = self.arena.aim if self._struck else some_aim(key)
        self._display(before, seen)
        self.arena.set_ready(False)
        self.bar.show()
        self.bar.offer(skip=True)
        self.bar.say(bar_words.shot(before, seen))
        self._shown = after
        self._grip.take()
        linger = FULL_TIME_MS if after.over else AFTER_SHOT_MS
        self.show_.play(play_out(aim, goal, key), int(before.shooter == before.away), linger)

    def _count(self) -> None:
        """The ball has landed: the scoreboard tells it."""
        seen = self._desk.table.seen
        if self._shown is not None:
            self.scoreboard.show_match(self._shown, seen)
            if self._shown.over:
                self.bar.say(bar_words.full_time(self._shown, seen))

    def _go_on(self) -> None:
        """What was to be seen has been seen."""
        self._break_off()
        self._settle(self._desk.table.seen)

    # What is shown between shots

    def _settle(self, seen: Seen) -> None:
        """Show how things stand: a match, its end while somebody decides something, or the results."""
        match = self._target
        if match is not None:
            self._await_shot(match, seen)
        elif running(seen):
            self._await_decision(seen)
        elif self._report is not None:
            self._show_report(self._report, seen)
        else:
            self._shown = None

    def _await_shot(self, match: MatchView, seen: Seen) -> None:
        fresh = not match.begun and match != self._shown
        self.bar.show()
        self._display(match, seen)
        mine = self._attention.waits(seen)
        self.arena.set_ready(mine)
        self.bar.offer(shot=mine, skip=not self._attention.skipped(seen))
        self.bar.say(*bar_words.next_shot(match, seen, mine))
        if mine and self.isVisible() and self.bar.skip.hasFocus():
            self.arena.setFocus()
        pause = tempo(self._desk.preferences).pause(KICK_OFF_MS)
        if fresh and pause and not mine and self.isVisible() and not self._attention.skipped(seen):
            self._grip.take()
            self._kick_off.start(pause)

    def _await_decision(self, seen: Seen) -> None:
        """The end of a match stays in sight; if the viewer must decide, that is asked below the stage."""
        match = self._shown or last_match_view(seen, self._desk.table.session.record.entries)
        if match is not None and not self.results.isVisible():
            self._display(match, seen)
        self.arena.set_ready(False)
        self.bar.offer(skip=True)
        self.bar.say(bar_words.meanwhile(seen))
        self.bar.setVisible(not seen.acting)

    def _display(self, match: MatchView, seen: Seen) -> None:
        """A moment of a match, ball and keeper at rest."""
        self._shown = match
        keeper = match.home if match.shooter == match.away else match.away
        self.results.hide()
        self.arena.show_clubs(seen.colour(match.home), seen.colour(match.away), seen.colour(keeper))
        self.arena.rest()
        self.scoreboard.show_match(match, seen)
        self.scoreboard.show()

    def _show_report(self, found: Report, seen: Seen) -> None:
        if self.results.isVisible() or not self.isVisible():
            return
        self.scoreboard.hide()
        self.arena.clear()
        self.results.show_report(found, seen)
        self._place_cards()
        self.arena.set_ready(False)
        self.bar.show()
        self.bar.offer(back=True)
        self.bar.say(bar_words.after_the_day(seen))
        pace = tempo(self._desk.preferences)
        if pace.factor and seen.viewer != NOBODY:
            self._grip.take()
        self._reading.start(max(LEAST_RESULTS_MS, pace.pause(RESULTS_MS)))

    def _close(self) -> None:
        """The results have been read: back to the board."""
        self._report = self._shown = None
        self._reading.stop()
        self.results.hide()
        self._grip.let_go()
        self.changed.emit()

    def _break_off(self) -> None:
        self._kick_off.stop()
        self.show_.stop()
        if not self.results.isVisible():
            self._grip.let_go()

    def _play_unseen(self) -> None:
        """Nobody shows the stage, so nobody can shoot: chance goes on without a flick.

        If its whole page is out of sight, the player is elsewhere for a while and comes back to shoot.
        """
        if self.isVisible() or not self._attention.waits(self._desk.table.seen):
            return
        page = self.parentWidget()
        if page is None or page.isVisible():
            self._desk.table.deal()
        else:
            self._unseen.start()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.skip()
        elif key in STRIKE and not event.isAutoRepeat():
            self._hasten()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hasten()

    def _hasten(self) -> None:
        """Do not wait for what is being shown: the end of a shot, or the results."""
        if self._report is not None and not self.show_.active:
            self._close()
        elif self.show_.active or self._kick_off.isActive():
            self._go_on()
        else:
            self.shoot()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._unseen.stop()
        self.arena.setFocus(Qt.FocusReason.OtherFocusReason)
        self._settle(self._desk.table.seen)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if event.spontaneous():
            return
        self._break_off()
        if self._report is not None:
            self._close()
        if self._attention.waits(self._desk.table.seen):
            self._unseen.start()

    def _place_cards(self) -> None:
        """The scoreboard hangs at the top of the stadium, the results in its middle."""
        width, height, edge = self.arena.width(), self.arena.height(), self._desk.theme.px(12)
        self.scoreboard.set_low(height < self._desk.theme.px(380))
        board = self.scoreboard.sizeHint()
        wide = min(board.width(), max(width * 5 // 8, self._desk.theme.px(440)), width - 2 * edge)
        self.scoreboard.setGeometry(QRect((width - wide) // 2, edge, wide, board.height()))
        card = self.results.sizeHint()
        wide, high = min(card.width(), width - 2 * edge), min(card.height(), height - edge)
        self.results.setGeometry(QRect((width - wide) // 2, max((height - high) // 2, 0), wide, high))


def _farewell(grip: Grip, attention: Attention) -> Callable[[], None]:
    """What is left to do when the stage is gone: it holds nobody up, and nobody waits for it."""

    def leave() -> None:
        grip.let_go()
        attention.staged = False

    return leave
