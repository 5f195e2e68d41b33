"""Games played out in the tests of the agents, with every decision to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from catanqt.kernel.agent import Advice, Budget
from catanqt.kernel.game import CHANCE, Game
from catanqt.kernel.record import Seat
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.catalog import new_header, ruleset
from catanqt.session import Session
from catanqt_ai.registry import make_agent

VARIANTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "base": ("classic", ()),
    "soccer": ("classic", ("soccer-fever",)),
    "big-game": ("classic", ("big-game",)),
    "fishermen": ("classic", ("fishermen",)),
    "all": ("classic", ("soccer-fever", "big-game", "fishermen")),
    "junior": ("junior", ()),
}


class Decision(NamedTuple):
    """A moment at which a seat decided, and what it was advised."""

    rules: Ruleset
    game: Game[Any]
    seat: int
    advice: Advice


def decisions(
    variant: str, players: Sequence[str], seed: str, options: dict[str, Any] | None = None, most: int = 5000
) -> Iterator[Decision]:
    """The decisions of a game, as it goes on."""
    for session, seat, advice in _played(variant, players, seed, options, most):
        yield Decision(session.rules, session.game.copy(), seat, advice)


def play_on(variant: str, players: Sequence[str], seed: str, most: int) -> Session:
    """A game after so many decisions, or at its end."""
    for session, _, _ in _played(variant, players, seed, None, most):
        last = session
    return last


def _played(
    variant: str, players: Sequence[str], seed: str, options: dict[str, Any] | None, most: int
) -> Iterator[tuple[Session, int, Advice]]:
    """A game before each decision, which is made when the next one is asked for."""
    name, scenarios = VARIANTS[variant]
    rules = ruleset(name, scenarios)
    seats = [Seat(player, player) for player in players]
    session = Session(new_header(name, seats, scenarios=scenarios, board_seed=seed, dice_seed=seed, options=options))
    agents = [make_agent(player, f"{seed}/{i}") for i, player in enumerate(players)]
    rng = random.Random(seed)
    while not session.game.over and most:
        seat = session.game.task.actor
        if seat == CHANCE or seat is None:
            session.deal()
            continue
        most -= 1
        advice = agents[seat].advise(rules.imagine(session.game, seat, rng), seat, Budget())
        yield session, seat, advice
        session.play(advice.action)


def moments(variant: str, level: str, seed: str, every: int, most: int) -> list[Decision]:
    """Every so many-th decision of a game with something to choose."""
    found = [one for one in decisions(variant, [level] * 4, seed, most=most) if len(one.game.options()) > 1]
    return found[::every]
