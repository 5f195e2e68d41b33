"""What one hears: short, soft sounds for what happens. Without QtMultimedia or a device the game is silent, and whole.

Which sound belongs to what is said in `sounding`; how loud, and whether at all, the preferences say at the moment it
is played.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl

from catanqt.kernel.game import Event
from catanqt.resource import optional
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.ui.kit.view_data import Moment

EVENTS = ("dice", "place", "coins", "card", "robber", "trade", "turn", "win", "goal", "error")
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
REST = 0.08
"""Seconds after which the same sound may come again: programs in a hurry would drum."""


class Player(Protocol):
    """Plays a sound by its name."""

    @property
    def problem(self) -> str:
        """Why nothing is heard, in the words of the language that is set; empty if all is well."""
        ...

    def play(self, name: str, volume: float) -> None: ...


class Silent:
    """For computers that make no sound."""

    def __init__(self, problem: Callable[[], str]) -> None:
        self._problem = problem

    @property
    def problem(self) -> str:
        return self._problem()

    def play(self, name: str, volume: float) -> None:
        """Nothing is heard."""


class EffectPlayer:
    """Plays by Qt's sound effects, each read once."""

    def __init__(self, make_effect: Callable[[], Any], devices: Callable[[], Sequence[object]]) -> None:
        self._make, self._devices = make_effect, devices
        self._effects: dict[str, Any] = {}

    @property
    def problem(self) -> str:
        """Devices come and go while the program runs."""
        return "" if self._devices() else tr("No sound device was found.")

    def play(self, name: str, volume: float) -> None:
        if not self._devices():
            return
        effect = self._effects.get(name)
        if effect is None:
            path = optional(f"sounds/{name}.wav")
            if path is None:
                return
            effect = self._effects[name] = self._make()
            effect.setSource(QUrl.fromLocalFile(str(path)))
        effect.setVolume(volume)
        effect.play()


def make_player(load: Callable[[str], Any] = import_module) -> Player:
    """The player of this computer. Qt's sound is a part of its own that need not be there, nor what it needs itself."""
    try:
        multimedia = load("PySide6.QtMultimedia")
    except ModuleNotFoundError:
        return Silent(lambda: tr("Sound is not installed: PySide6-Addons is missing."))
    except ImportError as error:
        reason = str(error)
        return Silent(lambda: tr("Sound is not available: {reason}", reason=reason))
    return EffectPlayer(multimedia.QSoundEffect, multimedia.QMediaDevices.audioOutputs)


class Sounds(QObject):
    """Listens to a table, and plays."""

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

    def hear(self, events: Sequence[Event], seen: Perspective) -> None:
        """Something is seen to happen at the table."""
        from catanqt.ui.sound.event_sounds import chosen  # the rules come with it: not before there is a game

        first, *others = chosen(events, seen.viewer) or [""]
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
