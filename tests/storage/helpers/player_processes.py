"""The tests' side of `player.py`: starting players, reading what they acknowledged, killing them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 60.0


class Nursery:
    """A process that starts players."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.storage.helpers.player"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._born = 0
        self._alive: set[int] = set()

    def start(self, do: str, folder: Path, **order: Any) -> Child:
        self._born += 1
        acks = folder.parent / f"{folder.name}-{self._born}.acks"
        pid = int(self._ask({"do": do, "folder": str(folder), "acks": str(acks), **order}))
        self._alive.add(pid)
        return Child(self, pid, acks)

    def wait(self, pid: int, kill: bool = False) -> int:
        """The exit code with which a player ended; negative if it was killed."""
        code = int(self._ask({"wait": pid, "kill": kill}))
        self._alive.discard(pid)
        return code

    def _ask(self, order: dict[str, Any]) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pid in list(self._alive):  # left behind by a test that failed
            self.wait(pid, kill=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(10)


class Child:
    """A player at work."""

    def __init__(self, nursery: Nursery, pid: int, acks: Path) -> None:
        self._nursery = nursery
        self.pid = pid
        self._acks = acks

    def acknowledged(self) -> list[list[Any]]:
        """All that was acknowledged so far; a line cut short by the end of the process was not."""
        if not self._acks.exists():
            return []
        text = self._acks.read_text()
        acks = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
        assert not (acks and acks[-1][0] == "died"), acks[-1][1]
        return acks

    def wait_until(self, reached: Callable[[list[list[Any]]], bool]) -> list[list[Any]]:
        """Look until the acknowledgements are as wanted."""
        end = time.monotonic() + PATIENCE
        while not reached(acks := self.acknowledged()):
            assert time.monotonic() < end, f"the player got no further than {acks[-1:]}"
            time.sleep(0.0005)
        return acks

    def wait_for(self, word: str) -> list[list[Any]]:
        return self.wait_until(lambda acks: any(ack[0] == word for ack in acks))

    def kill(self) -> list[list[Any]]:
        """End it without any warning; what it had acknowledged by then."""
        code = self._nursery.wait(self.pid, kill=True)
        acks = self.acknowledged()
        assert code < 0, f"it ended by itself: {code}"
        return acks

    def finish(self) -> list[list[Any]]:
        """Wait for its own end, which must be a good one."""
        code = self._nursery.wait(self.pid)
        acks = self.acknowledged()
        assert code == 0
        return acks
