"""A screen of our own, and a person at it: Xvfb, the program as a process, xdotool for mouse and keys.

Where things are on the screen is asked of a twin: the same window, built in this process from the same saved game and
in the same size. The program under test knows nothing of it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 1280, 800


class Screen:
    """A display, and hands to use it with."""

    def __init__(self, display: str) -> None:
        self.env = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"} | {"DISPLAY": display}

    def tool(self, *words: object) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self.env, capture_output=True, text=True, check=True, timeout=60
        )
        return done.stdout.strip()

    def click(self, x: int, y: int) -> None:
        self.tool("mousemove", x, y)
        time.sleep(0.1)
        self.tool("click", 1)
        time.sleep(0.2)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.tool("mousemove", *start)
        time.sleep(0.1)
        self.tool("mousedown", 1)
        for part in (0.15, 0.5, 0.8, 1.0, 1.0):
            self.tool("mousemove", *(round(a + (b - a) * part) for a, b in zip(start, end, strict=True)))
            time.sleep(0.08)
        self.tool("mouseup", 1)
        time.sleep(0.2)

    def key(self, name: str) -> None:
        self.tool("key", name)
        time.sleep(0.2)


class Program:
    """The program as a player starts it."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self._screen = screen
        env = screen.env | {"CATANQT_DATA_DIR": str(folder), "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
        self._log = (folder.parent / "program.log").open("ab")
        self.process = subprocess.Popen([sys.executable, "-m", "catanqt"], env=env, stdout=self._log, stderr=self._log)
        self.window = screen.tool("search", "--sync", "--onlyvisible", "--name", "CatanQt").split()[0]
        screen.tool("windowsize", self.window, *SIZE)
        screen.tool("windowmove", self.window, 0, 0)
        screen.tool("windowfocus", self.window)
        time.sleep(0.8)

    @property
    def output(self) -> str:
        return Path(self._log.name).read_text()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._log.close()

    def close(self) -> int:
        """As the system does when the player logs out."""
        self.process.terminate()
        code = self.process.wait(timeout=30)
        self._log.close()
        return code


@contextmanager
def screen() -> Iterator[Screen]:
    """A display that nobody else uses."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            yield Screen(f":{number}")
        finally:
            server.terminate()


def wait_until(found: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.2)
