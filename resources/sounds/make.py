"""Makes the sounds of the game: `python3 resources/sounds/make.py` writes them anew, always the same, bit for bit.

All of them are ours: a few sine waves that fade, and noise for what knocks. Short, soft, 22 kHz, mono, 16 bit.
"""

import math
import wave
from collections.abc import Sequence
from pathlib import Path

RATE = 22_050
LOUDEST = 0.6
FOLDER = Path(__file__).resolve().parent
C5, D5, E5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.5, 1568.0

Wave = list[float]


def tone(pitch: float, seconds: float, fade: float, colour: Sequence[float] = (1.0, 0.35, 0.12)) -> Wave:
    """A plucked tone: its overtones by loudness, gone after a while; `fade` is how fast."""
    made = []
    for i in range(int(RATE * seconds)):
        at = i / RATE
        loud = min(1.0, at / 0.004) * math.exp(-fade * at)
        made.append(loud * sum(part * math.sin(2 * math.pi * pitch * (n + 1) * at) for n, part in enumerate(colour)))
    return made


def slide(start: float, end: float, seconds: float, fade: float) -> Wave:
    """A tone that glides from one pitch to another."""
    made, phase = [], 0.0
    count = int(RATE * seconds)
    for i in range(count):
        pitch = start + (end - start) * i / count
        phase += 2 * math.pi * pitch / RATE
        made.append(min(1.0, i / 200) * math.exp(-fade * i / RATE) * math.sin(phase))
    return made


def knock(pitch: float, seconds: float, fade: float, seed: int) -> Wave:
    """Something of wood that is hit: noise through a narrow filter."""
    made, state = [], seed
    low = band = 0.0
    cut = 2 * math.sin(math.pi * pitch / RATE)
    for i in range(int(RATE * seconds)):
        state = (state * 1_103_515_245 + 12_345) % (1 << 31)
        noise = state / (1 << 30) - 1
        low += cut * band
        band += cut * (noise - low - 0.25 * band)
        made.append(math.exp(-fade * i / RATE) * band)
    return made


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves together, each from a second on and so loud."""
    length = max(int(RATE * start) + len(part) for start, _, part in parts)
    made = [0.0] * length
    for start, loud, part in parts:
        first = int(RATE * start)
        for i, value in enumerate(part):
            made[first + i] += loud * value
    return made


def finish(made: Wave) -> bytes:
    """As loud as all others, faded out at the end so that nothing clicks."""
    most = max(map(abs, made)) or 1.0
    ending = min(len(made), RATE // 50)
    for i in range(ending):
        made[-1 - i] *= i / ending
    return b"".join(round(32_767 * LOUDEST * value / most).to_bytes(2, "little", signed=True) for value in made)


def sounds() -> dict[str, Wave]:
    soft, bell = (1.0, 0.2, 0.05), (1.0, 0.0, 0.3, 0.0, 0.1)
    return {
        "dice": mix(
            *((when, loud, knock(pitch, 0.09, 55, seed)) for when, loud, pitch, seed in (
                (0.00, 0.8, 1500, 3), (0.07, 0.6, 1900, 5), (0.13, 0.9, 1350, 7), (0.21, 0.5, 2100, 11),
                (0.27, 0.7, 1600, 13), (0.36, 0.4, 1250, 17),
            ))
        ),
        "place": mix((0, 1.0, knock(420, 0.16, 30, 19)), (0, 0.25, tone(196, 0.16, 24, soft))),
        "coins": mix((0, 0.6, tone(E6, 0.22, 18, bell)), (0.06, 0.7, tone(G6, 0.28, 15, bell))),
        "card": mix((0, 0.7, knock(3200, 0.12, 35, 23)), (0.03, 0.35, tone(A5, 0.2, 18, soft))),
        "robber": mix((0, 0.8, slide(220, 130, 0.4, 5)), (0, 0.4, slide(165, 98, 0.4, 5))),
        "trade": mix((0, 0.7, tone(G5, 0.25, 13, soft)), (0.1, 0.8, tone(C6, 0.32, 11, soft))),
        "turn": mix((0, 0.6, tone(C5, 0.5, 7, soft)), (0.09, 0.6, tone(G5, 0.5, 6, soft))),
        "win": mix(
            *((0.13 * place, 0.6, tone(pitch, 0.75, 4, soft)) for place, pitch in enumerate((C5, E5, G5, C6))),
            (0.52, 0.3, tone(E6, 0.8, 4, soft)),
        ),
        "goal": mix(
            (0, 0.35, knock(900, 0.7, 4.5, 29)), (0, 0.3, knock(1400, 0.7, 5, 31)),
            (0.02, 0.7, tone(G5, 0.45, 7, soft)), (0.14, 0.7, tone(C6, 0.5, 6, soft)),
        ),
        "good": mix((0, 0.6, tone(D5, 0.3, 10, soft)), (0.11, 0.7, tone(A5, 0.45, 7, soft))),
        "bad": mix((0, 0.7, tone(E5 / 2, 0.3, 9, soft)), (0.14, 0.7, tone(C5 / 2, 0.5, 6, soft))),
        "award": mix(
            *((0.1 * place, 0.6, tone(pitch, 0.6, 5, bell)) for place, pitch in enumerate((G5, C6, E6))),
            (0.2, 0.3, tone(G6, 0.6, 6, bell)),
        ),
        "danger": mix(*((0.22 * place, 0.7, tone(pitch, 0.3, 9, soft)) for place, pitch in enumerate((A5, A5, E5)))),
        **news(soft, bell),
        "error": mix((0, 0.7, tone(196, 0.12, 14, soft)), (0.1, 0.7, tone(174.6, 0.2, 12, soft))),
    }  # fmt: skip


def motif(step: float, fade: float, colour: Sequence[float], *pitches: float) -> Wave:
    """Tones one after the other, each a step later."""
    return mix(*((step * place, 0.6, tone(pitch, 0.5, fade, colour)) for place, pitch in enumerate(pitches)))


def news(soft: Sequence[float], bell: Sequence[float]) -> dict[str, Wave]:
    """A motif for each kind of banner."""
    low = C5 / 2
    return {
        "longest-road": motif(0.08, 7, bell, C5, D5, E5, G5, C6),
        "largest-army": mix((0, 0.5, knock(300, 0.5, 9, 37)), (0.05, 0.7, motif(0.14, 7, soft, G5, G5, C6))),
        "drawn": mix((0, 0.6, knock(3000, 0.1, 40, 41)), (0.05, 0.7, motif(0.07, 10, bell, A5, E6))),
        "monopoly": mix((0, 0.5, motif(0.06, 10, bell, G6, E6, C6, G5)), (0.28, 0.6, tone(C5, 0.5, 7, soft))),
        "robbed": mix((0, 0.7, slide(330, 165, 0.35, 5)), (0.2, 0.6, tone(low, 0.4, 8, soft))),
        "champion": mix((0, 0.7, motif(0.12, 5, bell, C5, G5, E6)), (0.36, 0.4, tone(C6, 0.7, 5, bell))),
        "league": mix((0, 0.3, knock(1100, 0.6, 6, 43)), (0.02, 0.7, motif(0.1, 7, soft, E5, A5, C6))),
        "shoe": mix((0, 0.6, knock(250, 0.2, 20, 47)), (0.1, 0.7, motif(0.16, 8, soft, E5, D5, low))),
        "lair": mix((0, 0.5, slide(400, 700, 0.4, 4)), (0.25, 0.7, motif(0.1, 7, bell, D5, A5))),
        "nearly": motif(0.15, 9, soft, A5, A5, C6),
    }


def main() -> None:
    for name, made in sounds().items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finish(made))


if __name__ == "__main__":
    main()
