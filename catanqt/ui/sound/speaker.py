"""Plays sounds on the computer's sound device, or says why it cannot.

Everything slow happens in one thread: loading the library, opening and closing the device, reading the files. A device
that hangs keeps that thread waiting and nobody else: it is a daemon, and the program ends without it.
"""

from __future__ import annotations

import atexit
import threading
import time
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any

from catanqt.resource import optional, report
from catanqt.ui.sound.device import Library
from catanqt.ui.sound.output import Output, Problem
from catanqt.ui.text.i18n import tr

TICK = 0.25
"""How often an open device is looked at, in seconds."""
FRESH = 1.0
"""Seconds for which what was found about the device is believed."""
PATIENCE = 0.5
"""Seconds for which the window waits to hear whether there is a device; usually it takes a twentieth of that."""
LATE = 1.0
"""Seconds after which a sound is not played any more: the device took long to open."""
MOST = 8
"""So many orders may wait: behind a device that hangs sounds do not pile up."""
END = 0.4
"""Seconds that ending may take."""


@dataclass(frozen=True, slots=True)
class Order:
    """A sound to play; without a name, only to see whether one could."""

    name: str
    volume: float
    at: float


_LOOK = Order("", 0.0, 0.0)


class Speaker:
    """Its thread starts with the first order."""

    def __init__(self, load: Callable[[str], Any] = import_module, now: Callable[[], float] = time.monotonic) -> None:
        self._load, self._now = load, now
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._answered = threading.Event()
        self._answered.set()
        self._asked = self._found = float("-inf")
        self._words: Callable[[], str] = str
        self._read = cache(read_samples)
        self.is_open = False
        """Whether the device is open now."""

    # In the window's thread

    @property
    def problem(self) -> str:
        """Why nothing would be heard now. Devices come and go while the program runs, so it is asked anew."""
        if self._answered.is_set():
            if self._now() - self._found < FRESH:
                return self._words()
            self._asked = self._now()
            self._answered.clear()
            self._order(_LOOK)
        if not self._answered.wait(max(0.0, self._asked + PATIENCE - self._now())):
            return tr("The sound device does not answer.")
        return self._words()

    def play(self, name: str, volume: float) -> None:
        if self._orders.qsize() < MOST:
            self._order(Order(name, volume, self._now()))

    def close(self) -> None:
        """Close the device and end the thread, if it can within a moment; nothing is heard from here on."""
        self._closed = True
        atexit.unregister(self.close)
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(END)

    def _order(self, order: Order) -> None:
        if self._closed:
            return
        self._orders.put(order)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            atexit.register(self.close)  # an open device must not call Python while Python ends
            self._thread.start()

    # In its own thread

    def _run(self) -> None:
        try:
            output = Output(Library(self._load), self._now)
        except ModuleNotFoundError:
            self._refuse(lambda: tr("Sound is not installed: the package miniaudio is missing."))
        except ImportError as error:
            reason = str(error)
            self._refuse(lambda: tr("Sound is not available: {reason}", reason=reason))
        else:
            self._serve(output)

    def _refuse(self, words: Callable[[], str]) -> None:
        """Without the library nothing is ever heard."""
        self._tell(words)
        while self._orders.get() is not None:
            self._tell(words)

    def _serve(self, output: Output) -> None:
        order: Order | None = _LOOK
        while order is not None:
            try:
                order = self._orders.get(timeout=TICK if output.is_open else None)
            except Empty:
                output.watch()
            else:
                self._follow(order, output)
            self.is_open = output.is_open
            self._tell(_WORDS[output.problem])

    def _follow(self, order: Order | None, output: Output) -> None:
        if order is None:
            output.close()
        elif not order.name:
            output.look()
        elif self._now() - order.at < LATE and (samples := self._read(order.name)) is not None:
            output.play(samples, order.volume)

    def _tell(self, words: Callable[[], str]) -> None:
        """What was found about the device."""
        self._words, self._found = words, self._now()
        self._answered.set()


def read_samples(name: str) -> array[int] | None:
    """The samples of a sound; a missing or damaged file is reported."""
    path = optional(f"sounds/{name}.wav")
    if path is None:
        return None
    try:
        with wave.open(str(path)) as file:
            return array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error) as error:
        report(f"sounds/{name}.wav", f"damaged: {error}")
        return None


_WORDS: dict[Problem | None, Callable[[], str]] = {
    None: str,
    Problem.NO_DEVICE: lambda: tr("No sound device was found."),
    Problem.BUSY: lambda: tr("Another program keeps the sound device to itself."),
}
