"""The games that monkeys play: every game, every scenario, several people."""

from __future__ import annotations

import random
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Header, Seat
from catanqt.rules.catalog import new_header
from catanqt_ai.registry import make_agent

NAMES = ("Ann", "Bob", "Cleo", "Dan")
VARIANTS: dict[str, dict[str, Any]] = {
    "classic": {},
    "classic-4": {"players": ("novice", "human", "novice", "novice")},
    "soccer": {"scenarios": ("soccer-fever",)},
    "big-game": {"scenarios": ("big-game",)},
    "fishermen": {"scenarios": ("fishermen",)},
    "all-three": {"scenarios": ("soccer-fever", "big-game", "fishermen")},
    "all-three-4": {
        "scenarios": ("soccer-fever", "big-game", "fishermen"),
        "players": ("human", "novice", "novice", "novice"),
    },
    "junior-2": {"game": "junior", "players": ("human", "novice")},
    "junior-3": {"game": "junior", "players": ("novice", "human", "novice")},
    "junior-4": {"game": "junior", "players": ("human", "novice", "novice", "novice")},
    "junior-trade": {"game": "junior", "players": ("human", "novice", "human"), "options": {"advanced_trade": True}},
    "two-people": {"players": ("human", "human", "novice")},
    "people-at-matches": {"scenarios": ("soccer-fever", "fishermen"), "players": ("human", "novice", "human")},
    "two-pirates": {"game": "junior", "players": ("human", "human")},
    "agents": {"players": ("novice", "novice", "novice"), "scenarios": ("soccer-fever",)},
}


def header_for(name: str, seed: str) -> Header:
    """A new game of one of the variants."""
    chosen = {"game": "classic", "players": ("human", "novice", "novice"), "scenarios": (), "options": None}
    chosen |= VARIANTS[name]
    seats = [Seat(who, player) for who, player in zip(NAMES, chosen["players"], strict=False)]
    return new_header(
        chosen["game"],
        seats,
        scenarios=chosen["scenarios"],
        board_seed=f"M{seed}",
        dice_seed=f"monkey {seed}",
        options=chosen["options"],
    )


def play_on(play: Any, count: int, seed: str) -> None:
    """Let novices play so many entries of a game, never to its end, so that a monkey finds more to do."""
    agent, rng = make_agent("novice", seed), random.Random(seed)
    session = play.session
    for _ in range(count):
        if session.game.over or max(session.rules.points(session.game, seat) for seat in range(2)) >= 6:
            return
        if session.game.task.actor == CHANCE:
            play.deal()
        else:
            play.play(session.ask(agent, Budget(), rng))


def sit_down(window: Any, variant: str, seed: str, entries: int = 0) -> None:
    """Begin a game in a window, after so many entries."""
    game, play = window.services.begin(header_for(variant, seed), f"{variant} {seed}")
    play_on(play, entries, seed)
    window.session.sit_down(lambda: (game, play))
