"""Numbered steps with their times, and a log file with the output of the programs they ran."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


class Failed(Exception):
    """Ends the work with a sentence for the user."""


class Progress:
    """Tells a person what is being done, and a log file everything."""

    def __init__(self, log: Path) -> None:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("", "utf-8")
        self.log = log
        self._number = 0
        self._begin = time.perf_counter()

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        self._number += 1
        print(f"[{self._number:>2}] {what} ...", flush=True)
        self.write(f"==== [{self._number}] {what}")
        start = time.perf_counter()
        yield
        self.tell(f"done in {time.perf_counter() - start:.1f} s")

    def tell(self, what: str) -> None:
        """A line below the step."""
        print(f"     {what}", flush=True)
        self.write(what)

    def write(self, what: str) -> None:
        with self.log.open("a", encoding="utf-8", errors="replace") as log:
            log.write(what.rstrip("\n") + "\n")

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begin

    def run(
        self,
        command: Sequence[object],
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        good: Sequence[int] = (0,),
        seconds: float = 1800,
        called: str | None = None,
    ) -> str:
        """Run a program to its end and return its output; a bad exit code ends the work.

        What is `called` something stands under that name in log and message: its arguments are secret.
        """
        words = [str(word) for word in command]
        shown = called or " ".join(words)
        self.write(f"$ {shown}")
        try:
            done = subprocess.run(
                words,
                env={**os.environ, **env} if env else None,
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=seconds,
                check=False,
            )
        except FileNotFoundError as error:
            raise Failed(f"the program {words[0]} is not here") from error
        except subprocess.TimeoutExpired as error:
            self.write((error.stdout or b"").decode("utf-8", "replace"))
            raise Failed(f"{words[0]} did not end within {seconds:.0f} s (log: {self.log})") from error
        told = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
        self.write(told)
        if done.returncode not in good:
            end = "\n".join(told.strip().splitlines()[-15:])
            raise Failed(f"{called or ' '.join(words[:6])} ended with {done.returncode}:\n{end}\n(log: {self.log})")
        return told


def check(right: bool, what: str) -> None:
    """An assertion that stays when Python runs with -O."""
    if not right:
        raise Failed(what)
