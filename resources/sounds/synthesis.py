"""What the sounds are made of: things that ring, things that are struck, noise, a room around them, and even loudness.

Everything is computed, nothing recorded. The random numbers are those of the Mersenne twister, which never change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE = 22_050
LOUDNESS = -17.0
"""Of the loudest eighth of a second of each sound, in dB below full scale, weighted as ears do."""
PEAK = 0.7
"""The largest sample: three sounds at once rarely reach full scale."""
WINDOW = RATE // 8


def ring(partials: Sequence[tuple[float, float, float]], seconds: float, attack: float = 0.002) -> Samples:
    """Something that is struck and rings: its partials by pitch, loudness, and seconds until each is 60 dB softer."""
    at = np.arange(int(RATE * seconds)) / RATE
    made = sum(loud * np.sin(2 * np.pi * pitch * at) * np.exp(-6.9 * at / fade) for pitch, loud, fade in partials)
    rise = np.minimum(1.0, at / attack)
    return np.asarray(made * rise * rise * (3 - 2 * rise))


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two pitches, with soft edges."""
    count = int(RATE * seconds)
    white = np.random.RandomState(seed).standard_normal(2 * count)
    pitch = np.maximum(np.fft.rfftfreq(2 * count, 1 / RATE), 1.0)
    through = 1 / (1 + (low / pitch) ** 4) / (1 + (pitch / high) ** 4)
    made = np.fft.irfft(np.fft.rfft(white) * through)[:count]
    return np.asarray(made / np.sqrt(np.mean(made**2)))


def burst(seconds: float, low: float, high: float, rise: float, fade: float, seed: int) -> Samples:
    """A breath of noise that comes and goes."""
    made = noise(seconds, low, high, seed)
    at = np.arange(len(made)) / RATE
    return np.asarray(made * np.minimum(1.0, at / rise) * np.exp(-6.9 * np.maximum(0.0, at - rise) / fade))


def wood(pitch: float, seed: int, fade: float = 0.12) -> Samples:
    """A piece of wood set on a table: its own tones, the table's, and the touch."""
    piece = [(pitch * ratio, loud, fade / ratio**0.5) for ratio, loud in ((1, 1.0), (2.42, 0.4), (3.9, 0.18))]
    table = [(118, 0.7, 0.14), (187, 0.5, 0.11)]
    touch = 0.25 * burst(0.03, 700, 3600, 0.001, 0.02, seed)
    return mix((0, 1.0, ring([*piece, *table], 0.3)), (0, 1.0, touch))


def clack(pitch: float, seed: int) -> Samples:
    """A die that hits wood: hard and short, with some of the table."""
    die = [(pitch, 0.7, 0.05), (pitch * 1.53, 0.45, 0.035), (pitch * 2.1, 0.25, 0.03)]
    table = [(236, 0.55, 0.09), (412, 0.4, 0.07)]
    return mix((0, 1.0, ring([*die, *table], 0.12, 0.0008)), (0, 0.3, burst(0.02, 1500, 6000, 0.0005, 0.012, seed)))


def coin(pitch: float, fade: float = 0.3) -> Samples:
    """A disc of metal: its tones are no harmonics."""
    ratios = ((1, 0.8), (1.73, 1.0), (2.33, 0.6), (3.91, 0.3), (4.11, 0.2))
    return ring([(pitch * ratio, loud, fade / ratio**0.6) for ratio, loud in ratios], fade * 1.1, 0.0007)


def marimba(pitch: float, fade: float = 0.6) -> Samples:
    """A bar of wood over a pipe: warm, with a soft mallet."""
    bar = [(pitch, 1.0, fade), (pitch * 2.0, 0.08, fade * 0.5), (pitch * 3.93, 0.22, fade * 0.25)]
    return ring([*bar, (pitch * 9.2, 0.05, fade * 0.08)], fade, 0.004)


def celesta(pitch: float, fade: float = 0.8) -> Samples:
    """A small bell, for what is special."""
    bell = [(pitch, 1.0, fade), (pitch * 2.0, 0.25, fade * 0.7), (pitch * 3.0, 0.16, fade * 0.45)]
    return ring([*bar_shimmer(pitch, fade), *bell], fade, 0.002)


def bar_shimmer(pitch: float, fade: float) -> list[tuple[float, float, float]]:
    """Two high partials that beat against each other."""
    return [(pitch * 4.16, 0.07, fade * 0.3), (pitch * 4.19, 0.07, fade * 0.3)]


def drum(pitch: float, seed: int) -> Samples:
    """A skin that is struck softly."""
    skin = [(pitch, 1.0, 0.35), (pitch * 1.59, 0.5, 0.2), (pitch * 2.14, 0.3, 0.15)]
    return mix((0, 1.0, ring(skin, 0.4, 0.003)), (0, 0.35, burst(0.07, 300, 2500, 0.002, 0.06, seed)))


def glide(start: float, end: float, seconds: float) -> Samples:
    """A hollow tone that sinks or rises."""
    at = np.linspace(0.0, 1.0, int(RATE * seconds))
    phase = 2 * np.pi * np.cumsum(start * (end / start) ** at) / RATE
    made = np.sin(phase) + 0.3 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)
    return np.asarray(made * np.minimum(1.0, at / 0.08) * np.exp(-3.5 * at))


def crowd(seconds: float, seed: int, rise: float = 0.12) -> Samples:
    """People who cheer: many voices on an open vowel, each at its own pitch, over the breath of all."""
    random = np.random.RandomState(seed)
    at = np.arange(int(RATE * seconds)) / RATE
    made = 0.35 * noise(seconds, 500, 2600, seed)
    for _ in range(18):
        pitch = random.uniform(150, 390)
        wobble = 1 + 0.012 * np.sin(2 * np.pi * random.uniform(4, 7) * at + random.uniform(0, 6))
        phase = 2 * np.pi * np.cumsum(pitch * wobble * (1 + 0.12 * np.minimum(1.0, at / 0.3))) / RATE
        begin, loud = random.uniform(0, 0.15), random.uniform(0.5, 1.0)
        for number in range(1, int(3000 / pitch)):
            made += 0.3 * loud * (at > begin) * vowel(number * pitch) * np.sin(number * phase)
    return np.asarray(made * np.minimum(1.0, at / rise) * np.exp(-4.2 * np.maximum(0.0, at - rise) / seconds))


def vowel(pitch: float) -> float:
    """How loud a partial of a voice is that says "ah"."""
    peaks = ((720, 130, 1.0), (1180, 160, 0.6), (2550, 250, 0.25))
    return sum(loud / (1 + ((pitch - place) / width) ** 2) for place, width, loud in peaks)


def wave(seconds: float, seed: int, crest: float = 0.35) -> Samples:
    """A wave that rolls in and runs out: it brightens up to its crest."""
    at = np.linspace(0.0, 1.0, int(RATE * seconds))
    swell = np.sin(np.pi / 2 * np.where(at < crest, at / crest, (1 - at) / (1 - crest))) ** 2
    return np.asarray(noise(seconds, 120, 700, seed) * swell + 0.45 * noise(seconds, 700, 4200, seed + 1) * swell**3)


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds together, each from a second on and so loud."""
    made = np.zeros(max(int(RATE * start) + len(part) for start, _, part in parts))
    for start, loud, part in parts:
        first = int(RATE * start)
        made[first : first + len(part)] += loud * part
    return made


def melody(play: Callable[[float], Samples], step: float, *pitches: float) -> Samples:
    """Tones one after the other, each a step later."""
    return mix(*((step * place, 0.7, play(pitch)) for place, pitch in enumerate(pitches)))


def room(dry: Samples, wet: float = 0.16) -> Samples:
    """The sound in a small room of wood, so that all sounds come from the same place."""
    tail = noise(0.22, 150, 2600, 77) * np.exp(-6.9 * np.arange(int(RATE * 0.22)) / RATE / 0.2)
    tail /= np.sqrt(np.sum(tail**2))
    length = 1 << (len(dry) + len(tail)).bit_length()
    echo = np.fft.irfft(np.fft.rfft(dry, length) * np.fft.rfft(tail, length))[: len(dry) + len(tail)]
    echo[: len(dry)] += dry / wet
    return np.asarray(wet * echo)


def weighted(samples: Samples) -> Samples:
    """As loud as ears hear it: less of the deep, more of the high (the weighting of ITU-R BS.1770, nearly)."""
    length = 1 << len(samples).bit_length()  # a power of two, for speed; there is silence behind
    pitch = np.maximum(np.fft.rfftfreq(length, 1 / RATE), 1.0)
    deep = 1 / (1 + (60 / pitch) ** 4) ** 0.5
    high = 1 + 0.58 / (1 + (1500 / pitch) ** 4) ** 0.5
    return np.asarray(np.fft.irfft(np.fft.rfft(samples, length) * deep * high)[: len(samples)])


def loudness(samples: Samples) -> float:
    """Of the loudest eighth of a second, in dB below full scale."""
    energy = np.cumsum(np.concatenate([np.zeros(WINDOW), weighted(samples) ** 2, np.zeros(WINDOW)]))
    return float(10 * np.log10(np.max(energy[WINDOW:] - energy[:-WINDOW]) / WINDOW))


def soft_limit(samples: Samples) -> Samples:
    """No sample reaches PEAK: what is above half of it is bent down."""
    large = np.abs(samples) / (PEAK / 2)
    return np.asarray(np.sign(samples) * (PEAK / 2) * np.where(large > 1, 1 + np.tanh(large - 1), large))


def finish(samples: Samples) -> Samples:
    """In its room, as loud as all others, without clicks at its ends, and no longer than it can be heard."""
    made = room(samples)
    for _ in range(6):  # what is cut off at the peaks makes it softer again
        made = made * 10 ** ((LOUDNESS - loudness(made)) / 20)
        made = soft_limit(made)
    heard = np.flatnonzero(np.abs(made) > 0.0025)
    made = made[: heard[-1] + 1]
    ending = min(len(made), RATE // 40)
    made[-ending:] *= np.linspace(1.0, 0.0, ending)
    return made
