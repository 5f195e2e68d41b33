"""The animation of one shot: the ball flies, the keeper leaps, the crowd reacts, a caption stays for a while."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from catanqt.scenarios.soccer_fever.ui.stadium.arena import Arena
from catanqt.scenarios.soccer_fever.ui.stadium.shot_script import Shot
from catanqt.scenarios.soccer_fever.ui.tempo import tempo
from catanqt.ui.qt.preferences import Preferences

FLIGHT_MS, CHEER_MS = 380, 300


class ShotAnimation(QObject):
    """Plays shots in an arena, as quickly as the player likes it."""

    landed = Signal()
    """The ball is where it ends: now it counts."""
    ended = Signal()
    """It has been seen; the next shot may come."""

    def __init__(self, arena: Arena, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._arena, self._preferences = arena, preferences
        self._shot: Shot | None = None
        self._side = 0
        self._linger = 0
        self._flight, self._cheer = QVariantAnimation(self), QVariantAnimation(self)
        for run, show in ((self._flight, self._fly), (self._cheer, self._react)):
            run.setStartValue(0.0)
            run.setEndValue(1.0)
            run.valueChanged.connect(show)
        self._flight.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._flight.finished.connect(self._land)
        self._cheer.setEasingCurve(QEasingCurve.Type.OutSine)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._end)

    @property
    def active(self) -> bool:
        return self._shot is not None

    @property
    def flying(self) -> bool:
        """Whether the ball is on its way."""
        return self._flight.state() == QVariantAnimation.State.Running

    def play(self, shot: Shot, side: int, linger: int) -> None:
        """Show a shot of the club on this side (0 left, 1 right); its end stays for `linger` milliseconds."""
        self.stop()
        self._shot, self._side = shot, side
        self._linger = tempo(self._preferences).pause(linger)
        lasting = tempo(self._preferences).motion(FLIGHT_MS)
        if lasting:
            self._flight.setDuration(lasting)
            self._flight.start()
        else:
            self._land()

    def stop(self) -> None:
        """Break off: the arena is at rest at once, and nothing is said."""
        self._shot = None
        self._pause.stop()
        self._flight.stop()
        self._cheer.stop()
        self._arena.rest()

    def _fly(self, part: float) -> None:
        if self._shot is not None:
            self._arena.show_shot(self._shot, part)

    def _land(self) -> None:
        if self._shot is None:
            return
        self._arena.show_shot(self._shot, 1.0)
        lasting = tempo(self._preferences).motion(CHEER_MS)
        if lasting:
            self._cheer.setDuration(lasting)
            self._cheer.start()
            self._react(0.0)
        else:
            self._arena.show_word(self._shot, 1.0)
        self._pause.start(self._linger)
        self.landed.emit()

    def _react(self, part: float) -> None:
        if self._shot is None:
            return
        self._arena.show_word(self._shot, min(1.0, 2 * part))
        if self._shot.goal:
            self._arena.hop(self._side, 4 * part * (1 - part))

    def _end(self) -> None:
        self.stop()
        self.ended.emit()
