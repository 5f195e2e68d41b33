"""Sounds: which belong to what, how loud, and that nothing is missed where none can be made."""

from __future__ import annotations

import importlib.util
import wave
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Event
from catanqt.resource import resource
from catanqt.rules.base import events as base
from catanqt.rules.base.turn import EndTurn, Roll
from catanqt.rules.junior import events as junior
from catanqt.scenarios.soccer_fever.rules.events import ShotTaken
from catanqt.session import Session
from catanqt.ui.games.kit import Moment, Tone
from catanqt.ui.preferences import Preferences
from catanqt.ui.seen import Seen
from catanqt.ui.sound import GAP, MOMENTS, NAMES, EffectPlayer, Silent, Sounds, make_player
from catanqt.ui.sounding import chosen
from tests.ui.playing import header

ME, OTHER = 0, 1


class Heard:
    """A player that writes down what it is asked to play."""

    problem = ""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


@pytest.fixture
def heard() -> Heard:
    return Heard()


def listening(preferences: Preferences, heard: Heard) -> Sounds:
    clock = iter(range(1000))
    return Sounds(preferences, heard, now=lambda: float(next(clock)))


def happened(*events: Event) -> tuple[list[Event], Seen]:
    session = Session(header())
    seen = Seen(session.record.header, session.rules, session.game, ME)
    return list(events), seen


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (base.Rolled(OTHER, 3, 4), "dice"),
        (base.RoadBuilt(OTHER, 3), "place"),
        (junior.LairBuilt(ME, 3), "place"),
        (base.RobberMoved(ME, 3), "robber"),
        (base.CardDrawn(OTHER, 0), "card"),
        (base.Traded(ME, OTHER, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)), "trade"),
        (base.TurnStarted(ME, 3), "turn"),
        (base.Produced(ME, 1, 1), "coins"),
        (base.Won(OTHER, 10), "win"),
        (ShotTaken(OTHER, True), "goal"),
    ],
)
def test_what_happens_has_its_sound(event: Event, sound: str) -> None:
    assert chosen([event], ME) == [sound]


@pytest.mark.parametrize("event", [base.TurnStarted(OTHER, 3), base.Produced(OTHER, 1, 1), base.Declined(OTHER, "no")])
def test_what_happens_to_others_is_not_always_heard(event: Event) -> None:
    assert chosen([event], ME) == []


def test_dice_then_coins_and_the_end_drowns_all() -> None:
    roll = base.Rolled(ME, 3, 3)
    coins = base.Produced(ME, 1, 1)
    assert chosen([roll, coins, coins], ME) == ["dice", "coins"]
    assert chosen([roll, coins, base.Won(ME, 10)], ME) == ["win"]


def test_the_second_sound_follows_a_moment_later(qtbot: QtBot, heard: Heard) -> None:
    sounds = listening(Preferences(), heard)
    sounds.hear(*happened(base.Rolled(ME, 3, 3), base.Produced(ME, 1, 1)))
    assert heard.names == ["dice"]
    qtbot.waitUntil(lambda: heard.names == ["dice", "coins"], timeout=10 * GAP)


def test_volume_and_mute_apply_at_once(qtbot: QtBot, heard: Heard) -> None:
    preferences = Preferences()
    sounds = listening(preferences, heard)
    preferences["volume"] = 25
    sounds.refuse()
    preferences["sound"] = False
    sounds.refuse()
    preferences["sound"] = True
    preferences["volume"] = 100
    sounds.refuse()
    assert heard.played == [("error", 0.25), ("error", 1.0)]


def test_programs_in_a_hurry_do_not_drum(qtbot: QtBot, heard: Heard) -> None:
    sounds = Sounds(Preferences(), heard, now=lambda: 5.0)
    for _ in range(3):
        sounds.play("dice")
    sounds.play("place")
    assert heard.names == ["dice", "place"]


def test_a_whole_turn_is_heard_at_a_table(qtbot: QtBot, make_table: Any, heard: Heard) -> None:
    table = make_table(header(board="beginner"))
    sounds = listening(Preferences(), heard)
    table.played.connect(lambda played, seen: sounds.hear(played.events, seen))
    table.refused.connect(sounds.refuse)
    table.begin()
    table.submit(EndTurn())
    table.submit(Roll())
    qtbot.waitUntil(lambda: "dice" in heard.names)
    assert heard.names[0] == "error", "the dice come first"


def test_every_tone_of_a_banner_has_its_sound(qtbot: QtBot, heard: Heard) -> None:
    sounds = listening(Preferences(), heard)
    for tone in Tone:
        sounds.proclaim(Moment("something", "star", tone))
    assert heard.names == list(MOMENTS)
    sounds.proclaim(Moment("something", "star", Tone.GOOD, sound="shoe"))
    assert heard.names[-1] == "shoe", "what has a sound of its own is heard by it"


# Where no sound can be made


def test_without_qtmultimedia_the_game_is_silent_and_says_why() -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name=name)

    player = make_player(missing)
    player.play("win", 1.0)
    assert isinstance(player, Silent)
    assert "PySide6-Addons" in player.problem


def test_what_qtmultimedia_lacks_itself_is_told() -> None:
    def broken(name: str) -> object:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    assert "libpulse" in make_player(broken).problem


def test_without_a_device_the_game_is_silent_and_says_why() -> None:
    deaf = SimpleNamespace(QMediaDevices=SimpleNamespace(audioOutputs=list), QSoundEffect=None)
    assert make_player(lambda name: deaf).problem == "No sound device was found."


def test_a_device_that_comes_or_goes_is_noticed() -> None:
    devices = ["speaker"]
    able = SimpleNamespace(
        QMediaDevices=SimpleNamespace(audioOutputs=lambda: devices), QSoundEffect=lambda: pytest.fail("nothing plays")
    )
    player = make_player(lambda name: able)
    assert player.problem == ""
    devices.clear()
    assert player.problem == "No sound device was found."
    player.play("win", 1.0)


def test_this_computer_gets_a_player_whatever_it_has(qtbot: QtBot) -> None:
    player = make_player()
    if importlib.util.find_spec("PySide6.QtMultimedia") is None:
        assert isinstance(player, Silent)
    else:
        assert isinstance(player, Silent | EffectPlayer)


def test_effects_are_read_once_and_played_as_loud_as_wanted() -> None:
    made: list[Effect] = []

    class Effect:
        def __init__(self) -> None:
            self.source, self.volume, self.count = QUrl(), 0.0, 0
            made.append(self)

        def setSource(self, source: QUrl) -> None:
            self.source = source

        def setVolume(self, volume: float) -> None:
            self.volume = volume

        def play(self) -> None:
            self.count += 1

    able = SimpleNamespace(QMediaDevices=SimpleNamespace(audioOutputs=lambda: ["speaker"]), QSoundEffect=Effect)
    player = make_player(lambda name: able)
    player.play("win", 0.5)
    player.play("win", 0.2)
    player.play("dice", 1.0)
    assert [(effect.count, effect.volume) for effect in made] == [(2, 0.2), (1, 1.0)]
    assert all(effect.source.isLocalFile() and effect.source.fileName().endswith(".wav") for effect in made)


# The files


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_soft_and_what_the_script_makes(name: str) -> None:
    with wave.open(str(resource(f"sounds/{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        assert 0.05 < file.getnframes() / file.getframerate() < 1.5
        frames = file.readframes(file.getnframes())
    values = [int.from_bytes(frames[i : i + 2], "little", signed=True) for i in range(0, len(frames), 2)]
    assert 15_000 < max(map(abs, values)) < 22_000
    assert abs(values[-1]) < 100, "it does not click at its end"
    made = _made()[name]
    again = [int.from_bytes(made[i : i + 2], "little", signed=True) for i in range(0, len(made), 2)]
    assert len(again) == len(values)
    assert max(abs(one - two) for one, two in zip(values, again, strict=True)) <= 1


@cache
def _made() -> dict[str, bytes]:
    """What the script would write now."""
    spec = importlib.util.spec_from_file_location("make_sounds", resource("sounds/make.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: module.finish(made) for name, made in module.sounds().items()}


def test_nothing_else_lies_in_the_folder() -> None:
    assert {path.stem for path in resource("sounds").glob("*.wav")} == set(NAMES)
