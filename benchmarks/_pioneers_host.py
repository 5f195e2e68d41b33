"""A server of Pioneers with its robots as processes of ours, and the line that leads to it.

All processes end with the table, and die with this process if that is killed.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SERVER, ROBOT = "pioneers-server-console", "pioneersai"
INSTALL = f"{SERVER} or {ROBOT} is missing: install Pioneers with `apt install pioneers-console` (Debian's package)"
FOLDERS = ("/usr/share/games/pioneers", "/usr/share/pioneers", "/usr/local/share/games/pioneers")
SILENCE = 60.0
"""After so many seconds without a word from the server a game is stuck."""
ATTEMPTS = 3
PARENT_DEATH = 1
"""Linux' number for the signal a process wants when its parent dies."""
_LIBC = ctypes.CDLL(None)


class Stuck(Exception):
    """The game makes no progress."""


class Missing(Exception):
    """Pioneers is not installed."""


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/games:/usr/local/games")
    if found is None:
        raise Missing(INSTALL)
    return found


def standard_game() -> str:
    """Pioneers' own standard game, with the knights and the free order of trading and building of the rules."""
    path = next((path for folder in FOLDERS if (path := Path(folder) / "default.game").exists()), None)
    if path is None:
        raise Missing(INSTALL)
    lines = [line for line in path.read_text().splitlines() if line != "strict-trade"]
    return "\n".join("develop-soldier 14" if line.startswith("develop-soldier") else line for line in lines) + "\n"


class Wire:
    """The connection to the server, in lines."""

    def __init__(self, connection: socket.socket, deadline: float) -> None:
        self._socket, self._deadline = connection, deadline
        self._heard = b""

    def say(self, line: str) -> None:
        try:
            self._socket.sendall(f"{line}\n".encode())
        except OSError as error:
            raise Stuck(f"the line broke: {error}") from None

    def read(self) -> str:
        """The next line; the server's questions whether anybody is there are answered on the way."""
        while True:
            while b"\n" not in self._heard:
                self._heard += self._more()
            line, _, self._heard = self._heard.partition(b"\n")
            if line == b"hello":
                self.say("yes")
            elif line and line != b"yes":
                return line.decode(errors="replace")

    def _more(self) -> bytes:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise Stuck("the game took too long")
        self._socket.settimeout(min(left, SILENCE))
        try:
            more = self._socket.recv(1 << 16)
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
        except TimeoutError:
            raise Stuck(f"the server said nothing for {min(left, SILENCE):.0f} seconds") from None
        except OSError as error:
            raise Stuck(f"the line broke: {error}") from None
        if not more:
            raise Stuck("the server hung up")
        return more


class Host:
    """One server and the robots that play on it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self.port = 0

    def open(self) -> socket.socket:
        """Start the server on a free port, and connect to it."""
        game = self._folder / "standard.game"
        game.write_text(standard_game())
        for _ in range(ATTEMPTS):
            self.port = free_port()
            options = ("--fixed-seating-order", "--auto-quit", "--empty-timeout", "20", "--players", "4")
            rules = ("--points", "10", "--seven-rule", "0", "--use-dice-deck", "0", "--terrain", "1")
            server = self._start(SERVER, "--file", str(game), "--port", str(self.port), *options, *rules)
            connection = self._connect(server)
            if connection is not None:
                return connection
        raise Stuck("the server does not start")

    def _connect(self, server: subprocess.Popen[bytes]) -> socket.socket | None:
        until = time.monotonic() + 10
        while server.poll() is None and time.monotonic() < until:
            try:
                connection = socket.create_connection(("localhost", self.port), timeout=5)
            except OSError:
                time.sleep(0.02)
                continue
            time.sleep(0.05)
            if server.poll() is None:
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                return connection
            connection.close()  # somebody else's server had the port first
        return None

    def seat_robots(self, numbers: Sequence[int], algorithm: str) -> None:
        """Send robots one after another, each when the one before has its seat."""
        for number in numbers:
            options = ("--time", "0", "--chat-free", "--algorithm", algorithm, "--name", f"robot{number}")
            self._start(ROBOT, "--server", "localhost", "--port", str(self.port), *options)
            until = time.monotonic() + 20
            while f"robot{number}" not in self._log(-1).read_text(errors="replace"):
                if time.monotonic() > until:
                    raise Stuck(f"robot {number} does not come to the table")
                time.sleep(0.005)

    def _log(self, index: int) -> Path:
        return self._folder / f"{range(len(self._processes))[index]}.log"

    def _start(self, name: str, *options: str) -> subprocess.Popen[bytes]:
        path = self._folder / f"{len(self._processes)}.log"
        with path.open("wb") as log:
            process = subprocess.Popen(
                [program(name), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "LC_ALL": "C"},
                preexec_fn=die_with_parent,
            )
        self._processes.append(process)
        return process

    def close(self) -> None:
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.wait()


def die_with_parent() -> None:
    """No process outlives the one that started it, however that ends."""
    _LIBC.prctl(PARENT_DEATH, signal.SIGKILL)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def hosted(seconds: float) -> Iterator[tuple[Host, Wire]]:
    """A server with a line to it, for so long; all gone in the end, whatever happens."""
    with tempfile.TemporaryDirectory(prefix="pioneers-") as folder:
        host = Host(Path(folder))
        connection = None
        try:
            connection = host.open()
            yield host, Wire(connection, time.monotonic() + seconds)
        finally:
            if connection is not None:
                connection.close()
            host.close()
