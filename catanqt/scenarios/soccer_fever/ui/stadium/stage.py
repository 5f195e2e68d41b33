"""The matchday: the stadium takes the board's place while matches are played.

The shots of people wait for a flick; all others are shown one after the other, and the controller is held meanwhile.
Nothing depends on being seen: a stage that is hidden shows nothing and holds nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent

from catanqt.kernel.game import CHANCE
from catanqt.scenarios.soccer_fever.rules.events import MatchdayStarted, ShotTaken, StandingsChanged
from catanqt.scenarios.soccer_fever.ui.season import Report, report, running, season
from catanqt.scenarios.soccer_fever.ui.shot_gate import ShotGate
from catanqt.scenarios.soccer_fever.ui.stadium import bar_words
from catanqt.scenarios.soccer_fever.ui.stadium.arena import STRIKE
from catanqt.scenarios.soccer_fever.ui.stadium.hold_guard import HoldGuard
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView, last_match_view, match_view
from catanqt.scenarios.soccer_fever.ui.stadium.shot_animation import ShotAnimation
from catanqt.scenarios.soccer_fever.ui.stadium.shot_script import play_out, some_aim
from catanqt.scenarios.soccer_fever.ui.stadium.view import StadiumView
from catanqt.scenarios.soccer_fever.ui.tempo import tempo
from catanqt.session import Played
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr

KICK_OFF_MS, AFTER_SHOT_MS, FULL_TIME_MS, RESULTS_MS = 600, 550, 1100, 4500
LEAST_RESULTS_MS = 1500
UNSEEN_MS = 1000
"""So long a shot waits for a stage that nobody shows."""


class MatchdayStage(StadiumView):
    """Shows one match after the other, then the results of the day."""

    def __init__(self, context: PageContext, attention: ShotGate) -> None:
        super().__init__(context)
        self._context, self._attention = context, attention
        self._grip = HoldGuard(context.controller)
        self._target: MatchView | None = None
        """The current match in the controller's latest moment."""
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
        self.performance = ShotAnimation(self.arena, self._context.preferences, self)
        self.performance.landed.connect(self._count)
        self.performance.ended.connect(self._go_on)
        self.arena.struck.connect(self.shoot)
        self.bar.unfocused.connect(self.arena.setFocus)
        self.bar.shoot.clicked.connect(self.shoot)
        self.bar.skip.clicked.connect(self.skip)
        self.bar.back.clicked.connect(self.skip)
        self._context.controller.played.connect(self._played)

    def _set_timers(self) -> None:
        self._kick_off, self._reading = QTimer(self, singleShot=True), QTimer(self, singleShot=True)
        self._unseen = QTimer(self, singleShot=True, interval=UNSEEN_MS)
        self._kick_off.timeout.connect(self._grip.let_go)
        self._reading.timeout.connect(self._close)
        self._unseen.timeout.connect(self._play_unseen)

    # What a stage does

    def wanted(self, perspective: Perspective) -> bool:
        """Not while another person at this machine must decide: they are called to the screen first."""
        shown = self.performance.active or self._report is not None
        return perspective.live and (shown or (running(perspective) and not _another_person(perspective)))

    @property
    def withholds_news(self) -> bool:
        return self.performance.flying

    @property
    def prompt(self) -> Prompt | None:
        return None if self._report is None else Prompt(tr("Matchday {day}: the results", day=self._report.day))

    def sync(self, perspective: Perspective) -> None:
        self._look(perspective)
        if not perspective.live:
            self._break_off()
            return
        if not self.performance.active:
            self._settle(perspective)
        if self._attention.waits(perspective) and not self.isVisible():
            self._unseen.start()

    def _look(self, perspective: Perspective) -> None:
        """Note what the next shot starts from: several may be played before the controller syncs again."""
        self._target = (
            match_view(perspective, self._context.controller.session.record.entries) if perspective.live else None
        )
        if running(perspective):
            self._points = tuple(season(perspective).points)

    def skip(self) -> None:
        """Play the rest of the matchday at once; at the results, go back to the island."""
        perspective = self._context.controller.perspective
        if self._report is not None and not self.performance.active:
            self._close()
        elif not running(perspective):
            self._go_on()
        else:
            waited = self._attention.waits(perspective)
            self._attention.skip(perspective)
            self._go_on()
            if waited:
                self._context.controller.deal()

    def shoot(self) -> None:
        """A person's shot: chance decides it, the stage shows it."""
        if self._struck or not self._attention.waits(self._context.controller.perspective):
            return
        self._struck = True
        self.arena.set_ready(False)
        self._context.controller.deal()
        self._struck = False

    # A shot, from the controller's event to the end of its animation

    def _played(self, played: Played, perspective: Perspective) -> None:
        before = self._target
        self._look(perspective)
        shot = next((event for event in played.events if isinstance(event, ShotTaken)), None)
        if before is not None and shot is not None:
            self._break_off()
            self._shown = before.after(shot.goal)
            if self.isVisible() and not self._attention.skipped_day(before.day - 1):
                self._show_shot(before, self._shown, shot.goal, played.index, perspective)
        if any(isinstance(event, MatchdayStarted) for event in played.events):
            self._grip.take()  # until the stage is shown: nobody should miss the first shot
            self._unseen.start()
        elif any(isinstance(event, StandingsChanged) for event in played.events):
            self._note_report(perspective)
        elif self._report is not None and played.entry.actor == perspective.viewer != NOBODY:
            self._close()

    def _note_report(self, perspective: Perspective) -> None:
        """The day is over. Its results are read before the game goes on, unless everything is to be quick."""
        unread = not self._lingers and perspective.viewer == NOBODY
        self._report = report(season(perspective), self._points) if self.isVisible() and not unread else None
        if self._report is not None and self._lingers:
            self._grip.take()

    @property
    def _lingers(self) -> bool:
        """Whether the game waits for the results to be read."""
        return tempo(self._context.preferences).factor > 0

    def _show_shot(self, before: MatchView, after: MatchView, goal: bool, index: int, perspective: Perspective) -> None:
        key = f"{before.day}/{index}"
        aim = self.arena.aim if self._struck else some_aim(key)
        self.show_shot(before, perspective)
        self._shown = after
        self._grip.take()
        linger = FULL_TIME_MS if after.over else AFTER_SHOT_MS
        self.performance.play(play_out(aim, goal, key), int(before.shooter == before.away), linger)

    def _count(self) -> None:
        """The ball has landed: update the scoreboard."""
        perspective = self._context.controller.perspective
        if self._shown is not None:
            self.scoreboard.show_match(self._shown, perspective)
            if self._shown.over:
                self.bar.say(bar_words.full_time(self._shown, perspective))
        self.changed.emit()

    def _go_on(self) -> None:
        """What was to be seen has been seen."""
        self._break_off()
        self._settle(self._context.controller.perspective)
        self.changed.emit()

    # What is shown between shots

    def _settle(self, perspective: Perspective) -> None:
        """Show how things stand: a match, its end while somebody decides something, or the results."""
        match = self._target
        if match is not None:
            self._await_shot(match, perspective)
        elif running(perspective):
            entries = self._context.controller.session.record.entries
            self.show_decision(self._shown or last_match_view(perspective, entries), perspective)
        elif self._report is not None:
            self._await_reading(self._report, perspective)
        else:
            self._shown = None

    def _await_shot(self, match: MatchView, perspective: Perspective) -> None:
        self._shown = match
        mine, skipped = self._attention.waits(perspective), self._attention.skipped(perspective)
        self.show_next_shot(match, perspective, mine, skip=not skipped)
        self._wait_for_kick_off(match, at_once=mine or skipped)

    def _wait_for_kick_off(self, match: MatchView, at_once: bool) -> None:
        """Look at a new match for a moment before others begin to shoot."""
        if self._kick_off.isActive():
            return
        pause = 0 if at_once or match.begun else tempo(self._context.preferences).pause(KICK_OFF_MS)
        fresh = self.isVisible() and self._kicked_off != (match.day, match.number)
        if pause and fresh:
            self._kicked_off = (match.day, match.number)
            self._grip.take()
            self._kick_off.start(pause)
        else:
            self._grip.let_go()

    def _await_reading(self, found: Report, perspective: Perspective) -> None:
        if self.results.isVisible() or not self.isVisible():
            return
        self.show_results(found, perspective)
        if self._lingers:
            self._grip.take()
        self._reading.start(max(LEAST_RESULTS_MS, tempo(self._context.preferences).pause(RESULTS_MS)))

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
        if not self._attention.waits(self._context.controller.perspective):
            return
        page = self.parentWidget()
        if page is None or page.isVisible():
            self._context.controller.deal()
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
        self._settle(self._context.controller.perspective)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if event.spontaneous():
            return
        self._break_off()
        self._put_away()
        if self._attention.waits(self._context.controller.perspective):
            self._unseen.start()


def _another_person(perspective: Perspective) -> bool:
    """Whether somebody must act who is a person, but not the one at the screen."""
    actor = perspective.actor
    return actor is not None and actor != CHANCE and actor != perspective.viewer and perspective.human(actor)


def _farewell(grip: HoldGuard, attention: ShotGate) -> Callable[[], None]:
    """What is left to do when the stage is gone: it holds nobody up, and nobody waits for it."""

    def leave() -> None:
        grip.let_go()
        attention.staged = False

    return leave
