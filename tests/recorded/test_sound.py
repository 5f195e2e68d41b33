"""What is heard, recorded: the right sounds, at the right moments, as loud as wanted, while Python is busy."""

from __future__ import annotations

import sys
import threading
import time
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from catanqt import app
from catanqt.kernel.record import Seat
from catanqt.resource import resource
from catanqt.rules.catalog import new_header
from catanqt.save_service import SaveService
from catanqt.storage.store import SaveStore
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound import output
from catanqt.ui.sound.player import SWITCH
from catanqt.ui.sound.speaker import Speaker
from catanqt_ai.registry import make_agent
from tests.recorded.sound_server import Recording, Samples, SoundServer, find

PERIODS = 8
"""The device holds more here than in the program (0.3 s), for other tests keep all processors busy."""
LATEST = 0.8
"""Seconds between asking for a sound and hearing it, at most: with a device to be opened, and what it holds."""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundServer]:
    monkeypatch.setattr("catanqt.ui.sound.device.PERIODS", PERIODS)
    made = SoundServer(tmp_path)
    for name in ("PULSE_SERVER", "PULSE_COOKIE"):
        monkeypatch.setenv(name, made.env[name])
    yield made
    made.vanish()


@cache
def sound(name: str) -> Samples:
    with wave.open(str(resource(f"sounds/{name}.wav"))) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float)


class Witness:
    """Plays by a speaker, and writes down what was to be heard and when."""

    problem = ""

    def __init__(self) -> None:
        self.speaker = Speaker()
        self.asked: list[tuple[str, float, float]] = []

    def play(self, name: str, volume: float) -> None:
        self.asked.append((name, volume, time.monotonic()))
        self.speaker.play(name, volume)

    def close(self) -> None:
        self.speaker.close()


def assert_heard(recording: Recording, asked: list[tuple[str, float, float]]) -> None:
    """Each sound begins soon after it was asked for, as loud as it was asked for; and nothing else is heard."""
    rest = recording.samples.copy()
    for name, volume, at in asked:
        first, last = recording.place(at), recording.place(at + LATEST)
        place, loud = find(rest[first : last + len(sound(name))], sound(name))
        assert loud == pytest.approx(volume, rel=0.25), f"{name}, asked for at {at - recording.times[0]:.2f} s"
        rest[first + place : first + place + len(sound(name))] -= loud * sound(name)
    assert np.sum(rest**2) < 0.05 * np.sum(recording.samples**2)


@contextmanager
def busy() -> Iterator[None]:
    """Python computes all the time, in another thread, and takes turns as in the program."""
    done, before = threading.Event(), sys.getswitchinterval()

    def compute() -> None:
        while not done.is_set():
            sum(range(1000))

    thread = threading.Thread(target=compute)
    sys.setswitchinterval(app.SWITCH_SECONDS)
    thread.start()
    yield
    done.set()
    thread.join()
    sys.setswitchinterval(before)


def test_sounds_are_heard_whole_while_python_is_busy(server: SoundServer) -> None:
    player = Witness()
    with busy(), server.recording() as recording:
        for name, volume, pause in (("dice", 1.0, 0.4), ("coins", 0.5, 0.1), ("trade", 0.7, 0.6), ("dice", 0.2, 0.0)):
            player.play(name, volume)
            time.sleep(pause)
    player.close()
    assert_heard(recording, player.asked)


def test_a_game_is_heard(server: SoundServer, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH)
    store, agent_worker, preferences = SaveStore(tmp_path), AgentWorker(make_agent), Preferences()
    preferences["ai_pace"], preferences["motion"], preferences["sound"] = 0, "instant", False
    window = app.build(SaveService(store=store), preferences, agent_worker)
    player = window.sounds.player = Witness()
    seats = [Seat(name, "novice") for name in ("Ann", "Bob", "Cleo", "Dan")]
    window.begin_game(new_header("classic", seats, board_seed="A", dice_seed="b"), "Test")
    controller = window.controller
    assert controller is not None
    qtbot.waitUntil(lambda: controller.perspective.state.turn_number > 0, timeout=20_000)
    preferences["ai_pace"], preferences["volume"] = 1, 40
    with server.recording() as recording:
        preferences["sound"] = True
        qtbot.waitUntil(lambda: len(player.asked) > 3 and len({name for name, *_ in player.asked}) > 1, timeout=20_000)
        preferences["sound"] = False
    window.close()
    agent_worker.stop()
    store.close()
    assert_heard(recording, player.asked)
    assert not player.speaker.is_open


def test_nothing_stays_open_after_silence(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "REST", 0.1)
    speaker = Speaker()
    assert speaker.problem == ""
    assert server.clients == [], "asked for only"
    speaker.play("place", 1.0)
    wait_until(lambda: server.clients != [])
    wait_until(lambda: server.clients == [])
    speaker.close()


def test_a_sound_server_that_ends_and_begins_again(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GONE", "RETRY"):
        monkeypatch.setattr(output, name, 0.5)
    monkeypatch.setattr("catanqt.ui.sound.speaker.FRESH", 0.0)
    monkeypatch.setattr("catanqt.ui.sound.device.CARDS", Path("/nowhere"))
    player = Witness()
    player.play("win", 1.0)
    wait_until(lambda: player.speaker.is_open)
    server.vanish()
    wait_until(lambda: player.speaker.problem == "No sound device was found.")
    player.play("dice", 1.0)
    server.come_back()
    wait_until(lambda: player.speaker.problem == "")
    time.sleep(0.5)
    with server.recording() as recording:
        player.play("coins", 0.5)
    player.close()
    assert_heard(recording, player.asked[-1:])


def test_a_frozen_sound_server_keeps_nobody_waiting(server: SoundServer) -> None:
    speaker = Speaker()
    speaker.play("win", 1.0)
    wait_until(lambda: speaker.is_open)
    server.freeze()
    start = time.monotonic()
    speaker.play("dice", 1.0)
    speaker.close()
    assert time.monotonic() - start < 0.8
    server.go_on()


def wait_until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)
