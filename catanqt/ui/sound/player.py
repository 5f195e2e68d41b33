"""Plays short, soft sounds. Without miniaudio or an audio device the game is silent, and complete.

`event_sounds` maps events to sounds; volume and switches are read from the preferences whenever a sound is played.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from catanqt.kernel.game import Event
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound.speaker import Speaker
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.ui.kit.view_data import Moment

EVENTS = (
    *("dice", "place", "coins", "card", "robber", "trade", "turn", "win", "error"),
    *("goal", "kick", "ship", "splash"),
)
MOMENTS = ("good", "bad", "award", "danger")
"""The sounds of banners, by the tone of the news."""
NEWS = (
    *("longest-road", "largest-army", "drawn", "monopoly", "robbed"),
    *("champion", "league", "shoe", "lair", "nearly"),
)
"""Those of news that have one of their own."""
NAMES = (*EVENTS, *MOMENTS, *NEWS)
GAP = 300
"""Milliseconds between two sounds of one action."""
SWITCH = "CATANQT_SOUND"
"""The environment variable that keeps the program silent: for tests, and for computers where others listen."""
REST = 0.08
"""Seconds after which the same sound may come again: fast agents would make a drum roll."""


class Player(Protocol):
    """Plays a sound by its name."""

    @property
    def problem(self) -> str:
        """Why nothing is heard, in the words of the language that is set; empty if all is well."""
        ...

    def play(self, name: str, volume: float) -> None: ...

    def close(self) -> None:
        """Nothing is heard from here on."""


class Silent:
    """For processes with sound switched off."""

    @property
    def problem(self) -> str:
        return tr("Sound is switched off by {variable}.", variable=SWITCH)

    def play(self, name: str, volume: float) -> None:
        """Nothing is heard."""

    def close(self) -> None:
        """Nothing is open."""


def make_player() -> Player:
    """The player of this computer."""
    return Silent() if os.environ.get(SWITCH) == "off" else Speaker()


class Sounds(QObject):
    """Listens to a controller, and plays."""

    def __init__(
        self,
        preferences: Preferences,
        player: Player,
        parent: QObject | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._preferences, self.player, self._now = preferences, player, now
        self._last: dict[str, float] = {}
        self._waiting = ""
        self._later = QTimer(self, singleShot=True, interval=GAP)
        self._later.timeout.connect(lambda: self.play(self._waiting))

    def close(self) -> None:
        """The program ends."""
        self._later.stop()
        self.player.close()

    def hear(self, events: Sequence[Event], perspective: Perspective) -> None:
        """An event is shown."""
        from catanqt.ui.sound.event_sounds import chosen  # the rules come with it: not before there is a game

        first, *others = chosen(events, perspective.viewer) or [""]
        if not first:
            return
        self.play(first)
        self._later.stop()
        if others:
            self._waiting = others[0]
            self._later.start()

    def proclaim(self, moment: Moment) -> None:
        """A banner is shown."""
        self.play(moment.sound or moment.tone)

    def refuse(self) -> None:
        """Something is not allowed."""
        self.play("error")

    def play(self, name: str) -> None:
        now = self._now()
        if not self._preferences["sound"] or now - self._last.get(name, -REST) < REST:
            return
        self._last[name] = now
        self.player.play(name, self._preferences["volume"] / 100)
