"""However the program is closed, it ends soon, and all moves are saved: also while a computer player hangs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from catanqt.process_signals import HANGS_SECONDS
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import replay_log
from tests.ui.window.interrupted_program import WORST

ROOT = Path(__file__).parents[3]
SECONDS = 10
"""Within which it must end here; it allows itself two, but a machine that runs tests is busy."""
SIGNALS = [signal.SIGTERM, signal.SIGINT] if os.name == "posix" else []
"""Elsewhere another process cannot ask politely."""

Start = Callable[[str, str], "subprocess.Popen[str]"]
Run = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Start one of the programs beside this file."""
    begun: list[subprocess.Popen[str]] = []

    def begin(*words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", *words],
            cwd=ROOT,
            env={**os.environ, "CATANQT_DATA_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        begun.append(process)
        return process

    yield begin
    for process in begun:
        process.kill()
        process.communicate()


@pytest.fixture
def start(run: Run) -> Start:
    """Start the program with a player that hangs; it has begun to hang when this returns."""

    def begin(how: str, then: str) -> subprocess.Popen[str]:
        process = run("tests.ui.window.hanging_program", how, then)
        await_word(process, "hangs")
        return process

    return begin


def await_word(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == word:
            return
    raise AssertionError(f"it ended before it said {word!r}: {process.communicate()[1]}")


def assert_ends(process: subprocess.Popen[str]) -> None:
    begun = time.monotonic()
    _, errors = process.communicate(timeout=SECONDS)
    print(f"ended after {time.monotonic() - begun:.2f} s with {process.returncode}")
    assert process.returncode == 0, errors
    assert "QThread" not in errors


def saved_moves(folder: Path) -> int:
    store = open_store(folder).store
    session, problem = replay_log(store, store.games()[0].id)
    store.close()
    assert problem is None
    return len(session.record.entries)


@pytest.mark.parametrize("how", ["blocked", "busy", "threads", "children", "hooks", "quits"])
def test_a_window_that_is_closed_ends_the_program(start: Start, tmp_path: Path, how: str) -> None:
    assert_ends(start(how, "close"))
    assert saved_moves(tmp_path) == 4
    assert "geometry" in (tmp_path / "config" / "preferences.ini").read_text()


def test_whatever_the_window_waits_for_is_cut_off_once_the_moves_are_saved(start: Start, tmp_path: Path) -> None:
    process = start("disk", "close")
    _, errors = process.communicate(timeout=SECONDS)
    assert (process.returncode, "Timeout" in errors) == (1, True), errors
    assert saved_moves(tmp_path) == 4
    assert "geometry" in (tmp_path / "config" / "preferences.ini").read_text()


@pytest.mark.parametrize("how", ["blocked", "busy"])
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_the_program(start: Start, tmp_path: Path, how: str, number: signal.Signals) -> None:
    process = start(how, "wait")
    process.send_signal(number)
    assert_ends(process)
    assert saved_moves(tmp_path) == 4


@pytest.mark.parametrize("number", SIGNALS)
def test_unsaved_moves_are_told_of_at_the_first_signal_and_lost_at_the_second(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    process = start("blocked", "full")
    process.send_signal(number)
    await_word(process, "refused")
    assert process.poll() is None
    process.send_signal(number)
    assert_ends(process)
    assert saved_moves(tmp_path) < 4


@pytest.mark.skipif(os.name != "posix", reason="elsewhere another process cannot ask politely")
def test_a_signal_in_the_middle_of_writing_a_move_loses_nothing(run: Run, tmp_path: Path) -> None:
    process = run("tests.ui.window.interrupted_program", "writes")
    await_word(process, "signalled")
    _, errors = process.communicate(timeout=SECONDS)
    assert (process.returncode, "Traceback" in errors) == (0, False), errors
    assert saved_moves(tmp_path) >= WORST + 1


@pytest.mark.skipif(os.name != "posix", reason="elsewhere another process cannot ask politely")
def test_a_second_signal_ends_a_window_that_hangs(run: Run) -> None:
    process = run("tests.ui.window.interrupted_program", "hangs")
    await_word(process, "hangs")
    process.send_signal(signal.SIGTERM)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(HANGS_SECONDS + 1)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 1
    assert "in hang" in errors, "it says where it hung"


def test_code_in_c_that_keeps_python_from_running_is_cut_off() -> None:
    """A pattern that goes back and forth for ages holds the interpreter's lock all the time."""
    code = "import re; from catanqt import exit_limit; exit_limit.arm(); re.match('(a+)+$', 'a' * 64 + 'b')"
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 1
    assert "Timeout" in errors
