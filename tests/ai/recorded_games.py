"""Games of strong agents, stored: tests that need their positions replay them instead of playing for minutes.

`python -m tests.ai.recorded_games` plays and stores those that are missing (or all of them, if the file is removed).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from catanqt.kernel.game import CHANCE, Action, Game
from catanqt.kernel.ruleset import Ruleset
from catanqt.session import Session, record_from_data, session_to_data
from tests.ai.games import play_on

STORE = Path(__file__).with_name("data") / "recorded_games.json"
GAMES: dict[str, tuple[str, tuple[str, ...], int]] = {
    "base, hard": ("base", ("hard",) * 4, 260),
    "base, medium": ("base", ("medium",) * 4, 400),
    "base, hard, more answers": ("base", ("hard",) * 4, 500),
    "base, expert": ("base", ("expert",) * 4, 400),
    "base, expert and novices": ("base", ("expert", "novice", "novice", "novice"), 900),
    "soccer, hard": ("soccer", ("hard",) * 4, 220),
    "big-game, hard": ("big-game", ("hard",) * 4, 220),
    "fishermen, hard": ("fishermen", ("hard",) * 4, 220),
    "all, hard": ("all", ("hard",) * 4, 220),
    "all, medium": ("all", ("medium",) * 4, 200),
    "junior, hard": ("junior", ("hard",) * 4, 220),
    "junior, medium": ("junior", ("medium",) * 4, 200),
}
"""Variant, players, and how many decisions are stored."""


class Moment(NamedTuple):
    """A position in which a seat decided, and what it did."""

    rules: Ruleset
    game: Game[Any]
    seat: int
    action: Action


@cache
def _stored() -> dict[str, Any]:
    stored: dict[str, Any] = json.loads(STORE.read_text("utf-8"))
    return stored


def recorded(name: str) -> Iterator[Moment]:
    """All decisions of a stored game, with everything that the seats have seen until then."""
    record = record_from_data(_stored()[name])
    session = Session(record.header)
    for entry in record.entries:
        if entry.actor != CHANCE:
            yield Moment(session.rules, session.game.copy(), entry.actor, entry.action)
        session.play(entry.action)


def choices(name: str, every: int, most: int) -> list[Moment]:
    """Every so many-th of the first decisions with something to choose."""
    found = [one for number, one in enumerate(recorded(name)) if number < most and len(one.game.options()) > 1]
    return found[::every]


def main() -> None:
    stored = json.loads(STORE.read_text("utf-8")) if STORE.exists() else {}
    for name, (variant, players, most) in GAMES.items():
        if name not in stored:
            session = play_on(variant, players, f"recorded {name}", most)
            stored[name] = session_to_data(session)
            print(name, len(session.record.entries), flush=True)
            lines = [f"{json.dumps(key)}: {json.dumps(stored[key])}" for key in GAMES if key in stored]
            STORE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
