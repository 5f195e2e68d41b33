"""Makes the sounds of the game: `.venv/bin/python resources/sounds/make.py` writes them anew and prints what they are.

All of them are ours, short and warm: 22 kHz, mono, 16 bit. numpy is needed here only.
"""

from __future__ import annotations

import wave as wave_file
from pathlib import Path

import numpy as np
from synthesis import (
    LOUDNESS,
    PEAK,
    RATE,
    Samples,
    burst,
    celesta,
    clack,
    coin,
    crowd,
    drum,
    finish,
    glide,
    loudness,
    marimba,
    melody,
    mix,
    ring,
    wave,
    wood,
)

__all__ = ["LOUDNESS", "PEAK", "frames", "loudness", "sounds"]
FOLDER = Path(__file__).resolve().parent
C4, D4, E4, G4, A4, C5, D5, E5, G5, A5, C6, E6, G6 = (
    *(261.63, 293.66, 329.63, 392.0, 440.0),
    *(523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.51, 1567.98),
)


def things() -> dict[str, Samples]:
    """What one hears at a table."""
    slap = ring([(310, 0.8, 0.06), (520, 0.5, 0.04)], 0.08, 0.001)
    return {
        "dice": mix(
            *(
                (when, loud, clack(pitch, seed))
                for when, loud, pitch, seed in (
                    *((0.00, 0.8, 1480, 3), (0.05, 0.5, 1890, 5), (0.12, 1.0, 1390, 7), (0.19, 0.6, 1980, 11)),
                    *((0.25, 0.7, 1520, 13), (0.33, 0.35, 1840, 17), (0.39, 0.4, 1430, 19), (0.44, 0.18, 1700, 23)),
                )
            )
        ),
        "place": wood(410, 29),
        "card": mix((0, 0.5, burst(0.16, 1400, 6500, 0.07, 0.07, 31)), (0.085, 0.9, slap)),
        "coins": mix((0, 0.8, coin(1710)), (0.07, 1.0, coin(1930)), (0.15, 0.55, coin(1620, 0.4))),
        "trade": mix((0, 0.8, wood(520, 37, 0.09)), (0.11, 1.0, wood(390, 41)), (0.16, 0.35, coin(1760))),
        "robber": mix((0, 0.8, drum(98, 43)), (0.02, 0.9, glide(392, 196, 0.55)), (0.2, 0.7, drum(82, 47))),
        "ship": mix((0, 1.0, wood(300, 53, 0.16)), (0.13, 0.55, wood(255, 59)), (0.05, 0.1, wave(1.0, 61))),
        "splash": mix(
            (0, 0.35, wave(0.8, 67, 0.2)), (0, 0.8, glide(340, 720, 0.16)), (0.12, 0.5, glide(420, 900, 0.13))
        ),
        "kick": mix((0, 1.0, drum(104, 71)), (0, 0.9, burst(0.08, 200, 1800, 0.002, 0.06, 73))),
        "goal": mix((0, 0.35, drum(96, 71)), (0.05, 0.35, crowd(1.35, 79))),
    }


def signals() -> dict[str, Samples]:
    """What tells something: a motif in marimba, or celesta if it is special."""
    return {
        "turn": melody(marimba, 0.1, C5, G5),
        "error": melody(lambda pitch: marimba(pitch, 0.25), 0.1, D4, C4),
        "good": melody(marimba, 0.1, D5, A5),
        "bad": melody(marimba, 0.15, E4, C4),
        "danger": melody(lambda pitch: marimba(pitch, 0.35), 0.17, A4, A4, E4),
        "nearly": melody(marimba, 0.14, A4, A4, C5),
        "award": melody(celesta, 0.09, G5, C6, E6),
        "win": mix(
            (0, 1.0, melody(marimba, 0.13, C4, E4, G4, C5)),
            (0.39, 0.5, melody(celesta, 0.05, C5, E5, G5)),
            (0.35, 0.07, crowd(1.1, 83, 0.3)),
        ),
    }


def news() -> dict[str, Samples]:
    """Banners of their own kind."""
    return {
        "longest-road": mix(
            (0, 0.5, melody(lambda pitch: wood(pitch, 89), 0.08, 390, 420, 450, 480)),
            (0.1, 0.8, melody(marimba, 0.08, C5, D5, E5, G5)),
        ),
        "largest-army": mix(
            *((when, loud, drum(92, 97)) for when, loud in ((0, 0.8), (0.14, 0.5), (0.21, 0.5), (0.28, 0.9))),
            (0.28, 0.7, melody(marimba, 0.12, G4, C5)),
        ),
        "drawn": mix((0, 0.3, burst(0.14, 1400, 6500, 0.06, 0.06, 101)), (0.1, 0.8, melody(celesta, 0.07, A5, E6))),
        "monopoly": mix(*((0.06 * n, 0.6, coin(1900 - 90 * n)) for n in range(5)), (0.28, 0.9, marimba(C4))),
        "robbed": mix((0, 0.7, glide(330, 150, 0.4)), (0.26, 0.8, marimba(C4 / 1.5, 0.4))),
        "champion": melody(celesta, 0.12, C5, G5, E6),
        "league": mix((0, 0.22, crowd(0.9, 103)), (0.05, 0.9, melody(marimba, 0.1, E4, A4, C5))),
        "shoe": mix((0, 0.9, drum(110, 107)), (0.12, 0.8, melody(marimba, 0.16, E4, D4, C4 / 2))),
        "lair": mix((0, 0.12, wave(0.8, 109)), (0.12, 0.7, melody(celesta, 0.1, D5, A5))),
    }


def sounds() -> dict[str, Samples]:
    return {name: finish(made) for name, made in {**things(), **signals(), **news()}.items()}


def frames(samples: Samples) -> bytes:
    return np.round(32_767 * samples).astype("<i2").tobytes()


def describe(name: str, samples: Samples) -> str:
    """A line of the table: how long, how large, how loud, and where its middle pitch lies."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    centre = float(np.sum(power * np.fft.rfftfreq(len(samples), 1 / RATE)) / np.sum(power))
    peak = 20 * np.log10(np.max(np.abs(samples)))
    size = 44 + 2 * len(samples)
    return (
        f"{name:13} {len(samples) / RATE:5.2f} s {size:7} {peak:6.1f} dB {loudness(samples):6.1f} dB {centre:6.0f} Hz"
    )


def main() -> None:
    print("sound            long   bytes      peak      loud    centre")
    for name, made in sounds().items():
        with wave_file.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames(made))
        print(describe(name, made))


if __name__ == "__main__":
    main()
