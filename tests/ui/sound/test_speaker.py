"""The speaker on a device that leads nowhere: miniaudio's own null device, which takes samples as a real one does."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from catanqt.ui.sound import output
from catanqt.ui.sound.device import Library
from catanqt.ui.sound.mixer import Mixer
from catanqt.ui.sound.speaker import END, PATIENCE, Speaker

NO_DEVICE = "No sound device was found."


class Changed:
    """The library, with another behaviour of one function."""

    def __init__(self, name: str, function: Callable[..., int]) -> None:
        module = import_module("_miniaudio")
        self.ffi, self.lib = module.ffi, self
        self._lib = module.lib
        setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._lib, name)


@pytest.fixture
def backends(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Which may be used: emptied, there is no device."""
    found = [int(import_module("_miniaudio").lib.ma_backend_null)]
    monkeypatch.setattr(Library, "backends", lambda _: found)
    return found


@pytest.fixture
def speaker(backends: list[int]) -> Iterator[Speaker]:
    made = Speaker()
    yield made
    made.close()


def wait_until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not found():
        assert time.monotonic() < end
        time.sleep(0.01)


def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has been found about the device is not believed any more."""
    monkeypatch.setattr("catanqt.ui.sound.speaker.FRESH", 0.0)


# The mixer


def test_voices_are_added_and_never_overflow() -> None:
    mixer = Mixer()
    assert mixer.take(2) == bytes(4), "silence"
    mixer.add(array("h", [100, 200, 300]), 0.5)
    assert array("h", mixer.take(2)).tolist() == [50, 100]
    mixer.add(array("h", [30_000, -30_000, 1]), 1.0)
    mixer.add(array("h", [30_000, -30_000]), 1.0)
    assert array("h", mixer.take(4)).tolist() == [32_767, -32_767, 1, 0]
    assert mixer.take(1) == bytes(2)


# The device


def test_the_device_is_open_only_while_there_is_something_to_hear(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "REST", 0.1)
    assert speaker.problem == ""
    assert not speaker.is_open, "to be asked does not open it for long"
    speaker.play("place", 1.0)
    wait_until(lambda: speaker.is_open)
    wait_until(lambda: not speaker.is_open)
    assert speaker.problem == ""


def test_a_device_that_comes_or_goes_is_noticed(
    speaker: Speaker, backends: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch)
    null = backends.pop()
    assert speaker.problem == NO_DEVICE
    speaker.play("dice", 1.0)
    assert speaker.problem == NO_DEVICE
    assert not speaker.is_open
    backends.append(null)
    wait_until(lambda: speaker.problem == "")


def test_a_device_that_takes_nothing_any_more_has_gone(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    later(monkeypatch)
    monkeypatch.setattr(output, "GONE", -1.0)
    speaker.play("dice", 1.0)
    wait_until(lambda: speaker.is_open)
    wait_until(lambda: not speaker.is_open)


@pytest.mark.parametrize("function", ["ma_device_init", "ma_device_start"])
def test_a_busy_device_is_told_and_harmless(function: str, backends: list[int]) -> None:
    busy = import_module("_miniaudio").lib.MA_BUSY
    speaker = Speaker(lambda _: Changed(function, lambda *_: busy))
    speaker.play("dice", 1.0)
    wait_until(lambda: speaker.problem == "Another program keeps the sound device to itself.")
    assert not speaker.is_open
    speaker.close()


def test_a_device_that_hangs_keeps_nobody_waiting(backends: list[int]) -> None:
    answer = threading.Event()

    def hang(*_: object) -> int:
        answer.wait(20)
        return -1

    speaker = Speaker(lambda _: Changed("ma_device_init", hang))
    start = time.monotonic()
    for _ in range(100):
        speaker.play("dice", 1.0)
    assert speaker.problem == "The sound device does not answer."
    assert speaker.problem, "the second time without waiting"
    assert time.monotonic() - start < 2 * PATIENCE
    start = time.monotonic()
    speaker.close()
    assert time.monotonic() - start < 2 * END
    answer.set()


def test_without_the_library_the_game_is_silent_and_says_why() -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name=name)

    def broken(name: str) -> object:
        raise ImportError("libc.so.7: cannot open shared object file")

    for load, told in ((missing, "the package miniaudio is missing"), (broken, "libc.so.7")):
        speaker = Speaker(load)
        speaker.play("win", 1.0)
        assert told in speaker.problem
        speaker.close()


PROGRAM = """
import sys, time
from _miniaudio import lib
from catanqt.ui.sound.device import Library
from catanqt.ui.sound.speaker import Speaker
Library.backends = lambda _: [lib.ma_backend_null]
speaker = Speaker()
speaker.play("win", 1.0)
while not speaker.is_open:
    time.sleep(0.01)
print(sorted({"numpy", "urllib.request", "miniaudio", "PySide6.QtMultimedia"} & set(sys.modules)))
"""


def test_a_program_ends_while_it_plays_and_loads_nothing_more() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=20)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")
