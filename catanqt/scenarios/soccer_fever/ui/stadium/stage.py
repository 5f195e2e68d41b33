"""The matchday: the stadium takes the board's place while matches are played.

The shots of people wait for a flick; all others play by themselves, one after the other, and hold the table while
they do. Nothing depends on being seen: a stage that is not shown plays nothing out and holds nobody up.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent

from catanqt.kernel.game import CHANCE
from catanqt.scenarios.soccer_fever.rules.events import MatchdayStarted, ShotTaken, StandingsChanged
from catanqt.scenarios.soccer_fever.ui.attention import Attention
from catanqt.scenarios.soccer_fever.ui.season import Report, report, running, season
from catanqt.scenarios.soccer_fever.ui.stadium import bar_words
from catanqt.scenarios.soccer_fever.ui.stadium.arena import STRIKE
from catanqt.scenarios.soccer_fever.ui.stadium.grip import Grip
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView, last_match_view, match_view
from catanqt.scenarios.soccer_fever.ui.stadium.show import Show
from catanqt.scenarios.soccer_fever.ui.stadium.theatre import play_out, some_aim
from catanqt.scenarios.soccer_fever.ui.stadium.view import StadiumView
from catanqt.scenarios.soccer_fever.ui.tempo import tempo
from catanqt.session import Played
from catanqt.ui.desk import Desk
from catanqt.ui.seen import NOBODY, Seen

KICK_OFF_MS, AFTER_SHOT_MS, FULL_TIME_MS, RESULTS_MS = 600, 550, 1100, 4500
LEAST_RESULTS_MS = 1500
UNSEEN_MS = 1000
"""So long a shot waits for a stage that nobody shows."""


class MatchdayStage(StadiumView):
    """Shows one match after the other, then the results of the day."""

    def __init__(self, desk: Desk, attention: Attention) -> None:
        super().__init__(desk)
        self._desk, self._attention = desk, attention
        self._grip = Grip(desk.table)
        self._target: MatchView | None = None
        """The match under way, as it stands at the table."""
        self._shown: MatchView | None = None
        """The match as the scoreboard shows it."""
        self._points: tuple[int, ...] = ()
        """The league's victory points before this day."""
        self._report: Report | None = None
        self._kicked_off: tuple[int, int] | None = None
        """The day and number of the match whose kick-off was shown last."""
        self._struck = False
        self._set_timers()
        self._connect()
        attention.staged = True
        self.destroyed.connect(_farewell(self._grip, attention))

    def _connect(self) -> None:
        self.performance = Show(self.arena, self._desk.preferences, self)
        self.performance.landed.connect(self._count)
        self.performance.ended.connect(self._go_on)
        self.arena.struck.connect(self.shoot)
        self.bar.shoot.clicked.connect(self.shoot)
        self.bar.skip.clicked.connect(self.skip)
        self.bar.back.clicked.connect(self.skip)
        self._desk.table.played.connect(self._played)

    def _set_timers(self) -> None:
        self._kick_off, self._reading = QTimer(self, singleShot=True), QTimer(self, singleShot=True)
        self._unseen = QTimer(self, singleShot=True, interval=UNSEEN_MS)
        self._kick_off.timeout.connect(self._grip.let_go)
        self._reading.timeout.connect(self._close)
        self._unseen.timeout.connect(self._play_unseen)

    # What a stage does

    def wanted(self, seen: Seen) -> bool:
        """Not while another person at this machine must decide: they are called to the screen first."""
        shown = self.performance.active or self._report is not None
        return seen.live and (shown or (running(seen) and not _another_person(seen)))

    @property
    def hushed(self) -> bool:
        return self.performance.flying

    def sync(self, seen: Seen) -> None:
        self._look(seen)
        if not seen.live:
            self._break_off()
            return
        if not self.performance.active:
            self._settle(seen)
        if self._attention.waits(seen) and not self.isVisible():
            self._unseen.start()

    def _look(self, seen: Seen) -> None:
        """Note what the next shot starts from: several may be played before the table is synced again."""
        self._target = match_view(seen, self._desk.table.session.record.entries) if seen.live else None
        if running(seen):
            self._points = tuple(season(seen).points)

    def skip(self) -> None:
        """Play the rest of the matchday at once; at the results, go back to the island."""
        seen = self._desk.table.seen
        if self._report is not None and not self.performance.active:
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
        """A person's shot: chance decides it, the stage shows it."""
        if self._struck or not self._attention.waits(self._desk.table.seen):
            return
        self._struck = True
        self.arena.set_ready(False)
        self._desk.table.deal()
        self._struck = False

    # A shot, from the table to the end of its show

    def _played(self, played: Played, seen: Seen) -> None:
        before = self._target
        self._look(seen)
        shot = next((event for event in played.events if isinstance(event, ShotTaken)), None)
        if before is not None and shot is not None:
            self._break_off()
            self._shown = before.after(shot.goal)
            if self.isVisible() and not self._attention.skipped_day(before.day - 1):
                self._show_shot(before, self._shown, shot.goal, played.index, seen)
        if any(isinstance(event, MatchdayStarted) for event in played.events):
            self._grip.take()  # until the stage is shown: nobody should miss the first shot
            self._unseen.start()
        elif any(isinstance(event, StandingsChanged) for event in played.events):
            self._note_report(seen)
        elif self._report is not None and played.entry.actor == seen.viewer != NOBODY:
            self._close()

    def _note_report(self, seen: Seen) -> None:
        """The day is over. Its results are read before the game goes on, unless everything is to be quick."""
        unread = not self._lingers and seen.viewer == NOBODY
        self._report = report(season(seen), self._points) if self.isVisible() and not unread else None
        if self._report is not None and self._lingers:
            self._grip.take()

    @property
    def _lingers(self) -> bool:
        """Whether the game waits for the results to be read."""
        return tempo(self._desk.preferences).factor > 0

    def _show_shot(self, before: MatchView, after: MatchView, goal: bool, index: int, seen: Seen) -> None:
        key = f"{before.day}/{index}"
        aim = self.arena.aim if self._struck else some_aim(key)
        self.show_shot(before, seen)
        self._shown = after
        self._grip.take()
        linger = FULL_TIME_MS if after.over else AFTER_SHOT_MS
        self.performance.play(play_out(aim, goal, key), int(before.shooter == before.away), linger)

    def _count(self) -> None:
        """The ball has landed: the scoreboard tells it."""
        seen = self._desk.table.seen
        if self._shown is not None:
            self.scoreboard.show_match(self._shown, seen)
            if self._shown.over:
                self.bar.say(bar_words.full_time(self._shown, seen))
        self.changed.emit()

    def _go_on(self) -> None:
        """What was to be seen has been seen."""
        self._break_off()
        self._settle(self._desk.table.seen)
        self.changed.emit()

    # What is shown between shots

    def _settle(self, seen: Seen) -> None:
        """Show how things stand: a match, its end while somebody decides something, or the results."""
        match = self._target
        if match is not None:
            self._await_shot(match, seen)
        elif running(seen):
            entries = self._desk.table.session.record.entries
            self.show_decision(self._shown or last_match_view(seen, entries), seen)
        elif self._report is not None:
            self._await_reading(self._report, seen)
        else:
            self._shown = None

    def _await_shot(self, match: MatchView, seen: Seen) -> None:
        self._shown = match
        mine, skipped = self._attention.waits(seen), self._attention.skipped(seen)
        self.show_next_shot(match, seen, mine, skip=not skipped)
        self._wait_for_kick_off(match, at_once=mine or skipped)

    def _wait_for_kick_off(self, match: MatchView, at_once: bool) -> None:
        """Look at a new match for a moment before others begin to shoot."""
        if self._kick_off.isActive():
            return
        pause = 0 if at_once or match.begun else tempo(self._desk.preferences).pause(KICK_OFF_MS)
        fresh = self.isVisible() and self._kicked_off != (match.day, match.number)
        if pause and fresh:
            self._kicked_off = (match.day, match.number)
            self._grip.take()
            self._kick_off.start(pause)
        else:
            self._grip.let_go()

    def _await_reading(self, found: Report, seen: Seen) -> None:
        if self.results.isVisible() or not self.isVisible():
            return
        self.show_results(found, seen)
        if self._lingers:
            self._grip.take()
        self._reading.start(max(LEAST_RESULTS_MS, tempo(self._desk.preferences).pause(RESULTS_MS)))

    def _close(self) -> None:
        """The results have been read: back to the board."""
        self._put_away()
        self.changed.emit()

    def _put_away(self) -> None:
        self._report = self._shown = None
        self._reading.stop()
        self.results.hide()
        self._grip.let_go()

    def _break_off(self) -> None:
        self._kick_off.stop()
        self.performance.stop()
        if not self.results.isVisible():
            self._grip.let_go()

    def _play_unseen(self) -> None:
        """Nobody shows the stage, so nobody can shoot: chance goes on without a flick.

        If its whole page is out of sight, the player is elsewhere for a while and comes back to shoot.
        """
        if self.isVisible():
            return
        self._grip.let_go()
        if not self._attention.waits(self._desk.table.seen):
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
            if not self._hasten():
                self.shoot()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hasten()

    def _hasten(self) -> bool:
        """Do not wait for what is being shown: the end of a shot, or the results. False if nothing is."""
        if self._report is not None and not self.performance.active:
            self._close()
        elif self.performance.active or self._kick_off.isActive():
            self._go_on()
        else:
            return False
        return True

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
        self._put_away()
        if self._attention.waits(self._desk.table.seen):
            self._unseen.start()


def _another_person(seen: Seen) -> bool:
    """Whether somebody must act who is a person, but not the one at the screen."""
    actor = seen.actor
    return actor is not None and actor != CHANCE and actor != seen.viewer and seen.human(actor)


def _farewell(grip: Grip, attention: Attention) -> Callable[[], None]:
    """What is left to do when the stage is gone: it holds nobody up, and nobody waits for it."""

    def leave() -> None:
        grip.let_go()
        attention.staged = False

    return leave
