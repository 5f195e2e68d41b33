"""What one hears: short, soft sounds for what happens. Without QtMultimedia or a device the game is silent, and whole.

Which sound belongs to what is a table over the events of all games; how loud, and whether at all, the preferences say
at the moment it is played.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl

from catanqt.kernel.game import Event
from catanqt.resource import resource
from catanqt.rules.base import events as base
from catanqt.rules.junior import events as junior
from catanqt.rules.scenarios.big_game import events as big_game
from catanqt.rules.scenarios.fishermen import events as fishermen
from catanqt.rules.scenarios.soccer_fever import events as soccer
from catanqt.session import Played
from catanqt.ui.language import tr
from catanqt.ui.preferences import Preferences
from catanqt.ui.seen import Seen

NAMES = ("dice", "place", "coins", "card", "robber", "trade", "turn", "win", "goal", "error")
GAP = 300
"""Milliseconds between two sounds of one action."""
REST = 0.08
"""Seconds after which the same sound may come again: programs in a hurry would drum."""

FOR_ALL: dict[type[Event], str] = {
    base.Rolled: "dice",
    junior.DieRolled: "dice",
    big_game.ChallengeRolled: "dice",
    base.RoadBuilt: "place",
    base.SettlementBuilt: "place",
    base.CityBuilt: "place",
    junior.ShipBuilt: "place",
    junior.LairBuilt: "place",
    big_game.SettlerSent: "place",
    base.CardDrawn: "card",
    base.CardPlayed: "card",
    junior.CocoDrawn: "card",
    base.RobberMoved: "robber",
    base.Monopolised: "robber",
    junior.GhostMoved: "robber",
    fishermen.ShoeMoved: "robber",
    base.Traded: "trade",
    base.BankTraded: "trade",
    junior.MarketSwapped: "trade",
    base.Won: "win",
}
FOR_THE_VIEWER: dict[type[Event], str] = {
    base.Produced: "coins",
    base.TookFromBank: "coins",
    junior.TookTiles: "coins",
    fishermen.FishCaught: "coins",
    big_game.LaurelEarned: "coins",
    base.TurnStarted: "turn",
}
"""Heard only if they happen to the seat of the viewer."""


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

    problem = ""

    def __init__(self, make_effect: Callable[[], Any]) -> None:
        self._make = make_effect
        self._effects: dict[str, Any] = {}

    def play(self, name: str, volume: float) -> None:
        effect = self._effects.get(name)
        if effect is None:
            effect = self._effects[name] = self._make()
            effect.setSource(QUrl.fromLocalFile(str(resource(f"sounds/{name}.wav"))))
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
        return Silent(lambda: tr("Sound cannot be used: {reason}", reason=reason))
    if not multimedia.QMediaDevices.audioOutputs():
        return Silent(lambda: tr("There is no sound device."))
    return EffectPlayer(multimedia.QSoundEffect)


def chosen(events: Sequence[Event], viewer: int) -> list[str]:
    """The sounds of what happened, each once, in the order of the events; two at most, and the end drowns all."""
    found: list[str] = []
    for event in events:
        name = _sound(event, viewer)
        if name is not None and name not in found:
            found.append(name)
    return ["win"] if "win" in found else found[:2]


def _sound(event: Event, viewer: int) -> str | None:
    if isinstance(event, soccer.ShotTaken):
        return "goal" if event.goal else "place"
    if type(event) in FOR_THE_VIEWER:
        return FOR_THE_VIEWER[type(event)] if getattr(event, "seat", None) == viewer else None
    return FOR_ALL.get(type(event))


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

    def hear(self, played: Played, seen: Seen) -> None:
        """Something happened at the table."""
        first, *others = chosen(played.events, seen.viewer) or [""]
        if not first:
            return
        self.play(first)
        self._later.stop()
        if others:
            self._waiting = others[0]
            self._later.start()

    def refuse(self) -> None:
        """Something is not allowed."""
        self.play("error")

    def play(self, name: str) -> None:
        now = self._now()
        if not self._preferences["sound"] or now - self._last.get(name, -REST) < REST:
            return
        self._last[name] = now
        self.player.play(name, self._preferences["volume"] / 100)
