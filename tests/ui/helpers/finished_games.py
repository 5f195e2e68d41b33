"""Games played to their end, or into their middle, for what is shown of them: shared, so only to be looked at."""

from __future__ import annotations

from functools import cache

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.session import Session
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header

ALL = (
    ("classic", ()),
    ("classic", ("soccer-fever",)),
    ("classic", ("big-game",)),
    ("classic", ("fishermen",)),
    ("classic", ("soccer-fever", "big-game", "fishermen")),
    ("junior", ()),
)
"""Every kind of game that counts something of its own."""


def played_on(session: Session, most: int = 10_000) -> Session:
    """Let novices play so many entries, or to the end."""
    agent = make_agent("novice", "figures")
    while not session.game.over and len(session.record.entries) < most:
        seat = session.game.task.actor
        if seat == CHANCE:
            session.deal()
        else:
            assert seat is not None
            session.play(agent.choose(session.game.copy(), seat, Budget()))
    return session


@cache
def finished(game: str = "classic", scenarios: tuple[str, ...] = (), dice: str = "test") -> Session:
    """A game of Ann against three novices, who played for her as well."""
    players = ("human", "novice", "novice", "novice")
    return played_on(Session(header(game, players, scenarios=scenarios, dice_seed=dice)))


@cache
def running(game: str = "classic", scenarios: tuple[str, ...] = (), entries: int = 300) -> Session:
    """The same, but not over yet."""
    players = ("human", "novice", "novice", "novice")
    session = played_on(Session(header(game, players, scenarios=scenarios)), entries)
    assert not session.game.over
    return session
