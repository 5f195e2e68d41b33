"""A game follows from its header and its log alone: replayed, under any hash seed, it is the same again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.record import (
    Entry,
    Record,
    entries_from_data,
    header_from_data,
    record_to_data,
    replay_entry,
)
from catanqt.rules.catalog import ruleset
from tests.walks.variants import every_variant
from tests.walks.walk import SEEDS, Chooser, Variant, same, walks

ROOT = Path(__file__).parents[2]


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_a_record_read_back_and_replayed_is_the_same_game(variant: Variant, seed: int, steps: int) -> None:
    record = Record(variant.header(seed))
    game = variant.rules.new_game(record.header)
    chooser = Chooser(variant, seed)
    for _ in range(steps):
        if game.over:
            break
        action = chooser.choose(game)
        record.entries.append(Entry(game.task.actor, action))
        game.apply(action)
    data = json.loads(json.dumps(record_to_data(record, variant.rules.codec)))
    header = header_from_data(data)
    rules = ruleset(header.game, header.scenarios)
    entries = entries_from_data(data, rules.codec)
    assert (header, entries) == (record.header, record.entries)
    again = rules.new_game(header)
    for index, entry in enumerate(entries):
        replay_entry(again, entry, index)
    assert same(game, again)


def digests(hash_seed: str) -> str:
    """What `tests.walks.digest` prints in a fresh Python with this hash seed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.walks.digest"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_game_depends_on_the_hash_seed() -> None:
    one, two = digests("1"), digests("2")
    assert len(one.splitlines()) >= 9
    assert one == two
