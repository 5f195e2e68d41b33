"""A long legal game: nobody builds, so it never ends."""

from __future__ import annotations

import random

from catanqt.kernel.game import CHANCE
from catanqt.session import Session
from tests.storage.helpers.short_games import short_header

BUILT = ("BuildSettlement", "BuildCity", "BuildRoad", "BuyDevelopment", "BuyCard")


def long_game(entries: int, seed: str = "LONG") -> Session:
    """A game with so many entries, played at random."""
    session, rng = Session(short_header(seed, goal=10)), random.Random(seed)
    while len(session.record.entries) < entries:
        if session.game.task.actor == CHANCE:
            session.deal()
            continue
        options = list(session.game.options())
        session.play(rng.choice([one for one in options if type(one).__name__ not in BUILT] or options))
    return session
