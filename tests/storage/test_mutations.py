"""Thousands of spoiled files: each is refused with our error or is a legal game; nothing else ever happens.

CATANQT_SPOILED sets how many (4,000 unless told).
"""

from __future__ import annotations

import os
import random
import re
import tracemalloc

import pytest

from catanqt.kernel.record import Record
from catanqt.storage.catanfile import from_bytes, to_bytes
from catanqt.storage.store import SaveStore
from tests.storage.helpers.import_checks import take
from tests.storage.helpers.mutations import mutated
from tests.storage.helpers.short_games import finished_record

FILES = int(os.environ.get("CATANQT_SPOILED", "4000"))
CHUNKS = 20
MOST_MEGABYTES = 200
MEASURED = 10
"""Every so many files the memory is measured, which takes its time."""
GAMES = [("classic", (), 150), ("junior", (), 60), ("classic", (), 90), ("classic", ("fishermen", "soccer-fever"), 60)]


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_spoiled_files_are_refused_or_good(chunk: int, memory: SaveStore) -> None:
    game, scenarios, entries = GAMES[chunk % len(GAMES)]
    whole = finished_record("MUTATE", game, scenarios)
    data = to_bytes("Sunday", Record(whole.header, whole.entries[:entries]))
    assert from_bytes(data)
    rng = random.Random(f"mutations/{chunk}")
    refused, peak, failures = 0, 0, {}
    for number in range(FILES // CHUNKS):
        bad = mutated(data, rng)
        if number % MEASURED == 0:
            tracemalloc.start()
        try:
            refused += take(bad, memory)
        except Exception as error:  # noqa: BLE001 - each kind is told once, below
            words = re.sub(r"\d+", "#", str(error)[:100]).partition("\n")[0]
            failures.setdefault(f"{type(error).__name__}: {words}", number)
        if tracemalloc.is_tracing():
            peak = max(peak, tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
    assert failures == {}
    assert 0 < refused < FILES // CHUNKS
    assert 0 < peak < MOST_MEGABYTES * 1e6
