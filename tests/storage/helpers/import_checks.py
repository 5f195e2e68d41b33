"""Importing a file that may be bad, with all that must hold whether it is taken or refused."""

from __future__ import annotations

import random
import time

from catanqt.kernel.game import CHANCE
from catanqt.session import Session
from catanqt.storage.catanfile import BadFile, from_bytes, to_bytes
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import record_of
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import assert_copied

MOST_SECONDS = 2.0


def take(data: bytes, store: SaveStore) -> bool:
    """Import a file as the command line does; True if it was refused, which must change nothing."""
    changes = store.db.conn.total_changes
    start = time.process_time()
    try:
        name, record = from_bytes(data)
    except BadFile as error:
        check_refusal(str(error), time.process_time() - start)
        assert store.db.conn.total_changes == changes
        return True
    number = import_record(store, name, record)
    assert time.process_time() - start < MOST_SECONDS, "it took too long to take it"
    assert_copied(record_of(store, number), record, Session.load(record).game.over)
    assert from_bytes(to_bytes(name, record)) == (name, record)
    play_on_anyhow(Session.load(record))
    store.remove(number)  # the same game again would be found, not added
    return False


def check_refusal(message: str, seconds: float) -> None:
    assert message
    assert "\n" not in message, "the refusal is more than one line"
    assert len(message) < 1000, "the refusal is too long"
    assert seconds < MOST_SECONDS, "it took too long to refuse it"


def play_on_anyhow(session: Session) -> None:
    """What was taken must be playable: a few steps, whatever they are."""
    rng = random.Random(0)
    for _ in range(12):
        if session.game.over:
            return
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(rng.choice(session.game.options()))
    session.rules.to_position(session.game)
