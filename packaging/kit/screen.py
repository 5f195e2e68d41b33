"""A virtual screen (Xvfb), and the moment when something first shows on it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from kit import product
from kit.progress import Failed, Progress

SIZE = "1600x1000x24"


class Screen:
    """An X server of our own for as long as the block runs."""

    def __init__(self) -> None:
        self.name = ""
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Screen:
        read, write = os.pipe()
        options = ["-displayfd", str(write), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(["Xvfb", *options], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise Failed("Xvfb did not start")
        self.name = f":{number}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()

    def first_paint(
        self, progress: Progress, command: Sequence[object], env: dict[str, str], shot: Path | None = None
    ) -> float:
        """Start a program, and give the seconds until its window is painted; then take a picture and end it."""
        words = [str(word) for word in command]
        progress.write(f"$ {' '.join(words)}  (until its window is painted)")
        watch = [sys.executable, product.PACKAGING / "kit" / "watch.py", *([shot] if shot else [])]
        watcher = subprocess.Popen(
            [str(word) for word in watch],
            env={**os.environ, "DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert watcher.stdout is not None
        watcher.stdout.readline()  # it is looking
        started = time.monotonic()
        environment = {**os.environ, "DISPLAY": self.name, **env}
        # Through a pipe, and not into a file: Python under Wine cannot begin with a file as its output.
        program = subprocess.Popen(
            words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        try:
            seen = watcher.stdout.readline().strip()
            watcher.wait(timeout=60)
        finally:
            watcher.kill()
            program.terminate()
            code = program.wait(timeout=30)
        progress.write(_said(program))
        progress.write(f"painted at {seen or 'no time'}; ended with {code}")
        if not seen:
            raise Failed(f"{words[0]} showed no window (log: {progress.log})")
        return float(seen) - started


def _said(program: subprocess.Popen[bytes]) -> str:
    """The output of a program so far; helpers of Wine may keep its pipe open, so its end is not waited for."""
    assert program.stdout is not None
    os.set_blocking(program.stdout.fileno(), False)
    return (program.stdout.read() or b"").decode("utf-8", "replace")
