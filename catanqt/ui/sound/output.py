"""Keeps the sound device while there is something to hear, and lets go of it afterwards.

All of it happens in the thread of `Speaker`, because opening and closing a device may take long.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from enum import Enum, auto

from catanqt.ui.sound.device import Device, DeviceFailed, Library
from catanqt.ui.sound.mixer import Mixer

REST = 4.0
"""Seconds of silence after which the device is closed."""
GONE = 3.0
"""Seconds without a request for samples after which an open device counts as gone."""
RETRY = 3.0
"""Seconds after which a device that failed may be opened again to play."""


class Problem(Enum):
    """Why the device cannot be used."""

    NO_DEVICE = auto()
    BUSY = auto()


class Output:
    """The device, open or not."""

    def __init__(self, library: Library, now: Callable[[], float] = time.monotonic) -> None:
        self._library, self._now = library, now
        self._device: Device | None = None
        self._mixer = Mixer(now)
        self._failed = float("-inf")
        self.problem: Problem | None = None

    @property
    def is_open(self) -> bool:
        return self._device is not None

    def look(self) -> None:
        """See whether the device could be used: opened, but nothing is played."""
        self.watch()
        if self._device is None and (device := self._open()) is not None:
            device.close()

    def play(self, samples: array[int], volume: float) -> None:
        if self._device is None:
            if self._now() - self._failed < RETRY:
                return
            self._mixer = Mixer(self._now)  # what an earlier device has not played is gone
            device = self._open()
            if device is None or not self._start(device):
                return
            self._device = device
        self._mixer.add(samples, volume)

    def watch(self) -> None:
        """Close a device that has nothing to play any more, or that has gone."""
        if self._device is None:
            return
        if not self._device.running or self._now() - self._mixer.taken > GONE:
            self._fail(busy=False)
            self.close()
        elif self._now() - self._mixer.sounded > REST:
            self.close()

    def close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _open(self) -> Device | None:
        try:
            device = Device(self._library, self._mixer.take)
        except DeviceFailed as error:
            self._fail(error.busy)
            return None
        self.problem = None
        return device

    def _start(self, device: Device) -> bool:
        try:
            device.start()
        except DeviceFailed as error:
            self._fail(error.busy)
            device.close()
            return False
        return True

    def _fail(self, busy: bool) -> None:
        self.problem = Problem.BUSY if busy else Problem.NO_DEVICE
        self._failed = self._now()
