"""A sound server of our own, whose only device is a pipe, at whose end we listen.

The device has the rate and the format of our sounds, so that nothing is converted: what is heard is what was played.
It is a pipe, not PulseAudio's null device: when a busy machine has kept that one waiting, it hurries after the clock
and asks for sound that nobody could have made yet. A pipe is as fast as its reader, which is never too fast.
"""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from catanqt.ui.sound.device import RATE

Samples = NDArray[np.float64]
CHUNK = RATE // 50
"""Samples that are listened to at once, 20 ms."""
QUIET = 20
"""Chunks of silence after which nothing is on its way any more."""


@dataclass
class Recording:
    """What was heard, and when each chunk of it was, on the clock `time.monotonic`."""

    samples: Samples
    times: list[float]

    def place(self, at: float) -> int:
        """The first sample after a moment."""
        return CHUNK * sum(one < at for one in self.times)


class SoundServer:
    """PulseAudio with a device that we listen to; `env` leads programs to it."""

    def __init__(self, folder: Path) -> None:
        self.env = {
            "PULSE_SERVER": f"unix:{folder / 'socket'}",
            "PULSE_COOKIE": str(folder / "cookie"),
            "XDG_RUNTIME_DIR": str(folder),
            "HOME": str(folder),
        }
        self._folder = folder
        self._heard: list[tuple[float, bytes]] = []
        self._start()

    def _start(self) -> None:
        pipe = self._folder / "pipe"
        pipe.unlink(missing_ok=True)
        modules = [
            f"module-native-protocol-unix socket={self._folder / 'socket'} auth-anonymous=1",
            f"module-pipe-sink sink_name=table file={pipe} format=s16le rate={RATE} channels=1",
        ]
        options = ["--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--realtime=no", "--high-priority=no"]
        loads = [word for module in modules for word in ("--load", module)]
        words = ["pulseaudio", "-n", *options, *loads]
        env = os.environ | self.env
        self._process = subprocess.Popen(words, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 10
        while not self._told("list", "short", "sinks"):
            assert time.monotonic() < end, "the sound server does not start"
            time.sleep(0.02)
        threading.Thread(target=self._listen, args=[pipe], daemon=True).start()

    def _listen(self, path: Path) -> None:
        with path.open("rb", buffering=0) as pipe:
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, 4096)
            chunk = b""
            while part := pipe.read(2 * CHUNK - len(chunk)):
                chunk += part
                if len(chunk) == 2 * CHUNK:
                    self._heard.append((time.monotonic(), chunk))
                    chunk = b""
                    time.sleep(CHUNK / RATE)

    def _told(self, *words: str) -> list[str]:
        done = subprocess.run(["pactl", *words], env=os.environ | self.env, capture_output=True, text=True, timeout=10)
        return done.stdout.splitlines()

    @property
    def clients(self) -> list[str]:
        """The programs that play or could, without the asker."""
        return [line for line in self._told("list", "short", "clients") if "pactl" not in line]

    def freeze(self) -> None:
        """It lives, but answers nobody any more."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def vanish(self) -> None:
        self._process.kill()
        self._process.wait()

    def come_back(self) -> None:
        self._start()

    @contextmanager
    def recording(self) -> Iterator[Recording]:
        """What is heard as long as the context lasts, and longer until it is quiet."""
        made = Recording(np.zeros(0), [])
        first = len(self._heard)
        yield made
        end = len(self._heard) + QUIET
        while len(self._heard) < end or any(any(chunk) for _, chunk in self._heard[-QUIET:]):
            time.sleep(0.02)
        heard = self._heard[first:]
        made.times = [at for at, _ in heard]
        made.samples = np.frombuffer(b"".join(chunk for _, chunk in heard), "<i2").astype(float)


def find(heard: Samples, sound: Samples) -> tuple[int, float]:
    """Where a sound lies in a recording, as the sample it begins at, and how loud it is there (1.0: as in its file)."""
    length = 1 << (len(heard) + len(sound)).bit_length()
    product = np.fft.irfft(np.fft.rfft(heard, length) * np.conj(np.fft.rfft(sound, length)), length)
    place = int(np.argmax(product[: len(heard) - len(sound) + 1]))
    return place, float(product[place] / np.dot(sound, sound))
