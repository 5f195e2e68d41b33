"""Adds up the sounds that are heard at the same time.

One thread adds sounds, the one of the device takes samples: whatever they share changes in single steps of Python.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable

LOUDEST = 32_767


class Voice:
    """A sound, and how far it has been heard."""

    def __init__(self, samples: array[int]) -> None:
        self.samples, self.place = samples, 0

    def next(self, frames: int) -> array[int]:
        part = self.samples[self.place : self.place + frames]
        self.place += frames
        return part


class Mixer:
    """What is still to be heard; it knows when samples were last taken, and since when they are silence."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._voices: list[Voice] = []
        self.taken = self.sounded = now()

    def add(self, samples: array[int], volume: float) -> None:
        self._voices.append(Voice(array("h", [round(volume * sample) for sample in samples])))

    def take(self, frames: int) -> bytes:
        """The next samples, all voices together."""
        self.taken = self._now()
        voices = self._voices
        parts = [voice.next(frames) for voice in tuple(voices)]
        if parts:
            self.sounded = self.taken
        for voice in tuple(voices):
            if voice.place >= len(voice.samples):
                voices.remove(voice)
        return _sum(parts, frames).tobytes()


def _sum(parts: list[array[int]], frames: int) -> array[int]:
    if len(parts) == 1:
        return parts[0] + array("h", bytes(2 * (frames - len(parts[0]))))
    total = [0] * frames
    for part in parts:
        for place, sample in enumerate(part):
            total[place] += sample
    return array("h", [max(-LOUDEST, min(LOUDEST, sample)) for sample in total])
