"""Sounds: which belong to what, how loud, and what their files hold."""

from __future__ import annotations

import importlib
import sys
import wave
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Event
from catanqt.resource import resource
from catanqt.rules.base import events as base
from catanqt.rules.base.turn import EndTurn, Roll
from catanqt.rules.junior import events as junior
from catanqt.scenarios.fishermen.rules.events import FishCaught
from catanqt.scenarios.soccer_fever.rules.events import ShotTaken
from catanqt.session import Session
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound.device import RATE
from catanqt.ui.sound.event_sounds import chosen
from catanqt.ui.sound.player import GAP, MOMENTS, NAMES, SWITCH, Sounds, make_player
from catanqt.ui.sound.speaker import Speaker
from tests.ui.helpers.controllers import header

ME, OTHER = 0, 1


class Heard:
    """A player that writes down what it is asked to play."""

    problem = ""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    def close(self) -> None:
        """Nothing is open."""

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


@pytest.fixture
def heard() -> Heard:
    return Heard()


def listening(preferences: Preferences, heard: Heard) -> Sounds:
    clock = iter(range(1000))
    return Sounds(preferences, heard, now=lambda: float(next(clock)))


def happened(*events: Event) -> tuple[list[Event], Perspective]:
    session = Session(header())
    perspective = Perspective(session.record.header, session.rules, session.game, ME)
    return list(events), perspective


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
        (ShotTaken(OTHER, False), "kick"),
        (junior.ShipBuilt(ME, 3), "ship"),
        (FishCaught(ME, 2), "splash"),
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


def test_agents_in_a_hurry_do_not_drum(qtbot: QtBot, heard: Heard) -> None:
    sounds = Sounds(Preferences(), heard, now=lambda: 5.0)
    for _ in range(3):
        sounds.play("dice")
    sounds.play("place")
    assert heard.names == ["dice", "place"]


def test_a_whole_turn_is_heard(qtbot: QtBot, make_controller: Any, heard: Heard) -> None:
    table = make_controller(header(board="beginner"))
    sounds = listening(Preferences(), heard)
    table.played.connect(lambda played, perspective: sounds.hear(played.events, perspective))
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


def test_told_to_be_silent_the_program_makes_no_player_of_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    assert make_player().problem == "Sound is switched off by CATANQT_SOUND.", "tests are not heard"
    monkeypatch.delenv(SWITCH)
    player = make_player()
    assert isinstance(player, Speaker)
    player.close()


# The files


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """What makes the sounds."""
    folder = str(resource("sounds"))
    sys.path.insert(0, folder)
    try:
        yield importlib.import_module("make")
    finally:
        sys.path.remove(folder)


@pytest.fixture(scope="module")
def made(script: ModuleType) -> dict[str, NDArray[np.float64]]:
    """What the script would write now."""
    sounds: dict[str, NDArray[np.float64]] = script.sounds()
    return sounds


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_even_and_what_the_script_makes(
    name: str, script: ModuleType, made: dict[str, NDArray[np.float64]]
) -> None:
    with wave.open(str(resource(f"sounds/{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        frames = file.readframes(file.getnframes())
    values = np.frombuffer(frames, "<i2").astype(float)
    assert 0.1 < len(values) / RATE < 1.6
    assert script.loudness(values / 32_767) == pytest.approx(script.LOUDNESS, abs=0.5)
    assert np.max(np.abs(values)) / 32_767 <= script.PEAK
    assert abs(values[0]) < 300, "it does not click where it begins"
    assert abs(values[-1]) < 20, "nor where it ends"
    again = np.frombuffer(script.frames(made[name]), "<i2").astype(float)
    assert len(again) == len(values)
    assert np.max(np.abs(values - again)) <= 2


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in resource("sounds").glob("*.wav")) < 900_000


def test_nothing_else_lies_in_the_folder() -> None:
    assert {path.stem for path in resource("sounds").glob("*.wav")} == set(NAMES)
