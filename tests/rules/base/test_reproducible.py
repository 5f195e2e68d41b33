"""The same seeds give the same game everywhere: other processes, other hash seeds (Catanatron's differ)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = """
import hashlib, json, random
from catanqt.kernel.chance import FairDealer
from tests.rules.base.table import RULES, new_game
for board in ("beginner", "variable", "random"):
    game, rng, dealer, n = new_game(4, board, "HASH"), random.Random(7), FairDealer("dice"), 0
    seen = hashlib.sha256()
    for _ in range(600):
        if game.over:
            break
        if game.task.actor == -1:
            action, n = dealer.deal(game, n), n + 1
        else:
            action = rng.choice(game.options())
        seen.update(repr(game.play(action)).encode())
        seen.update(repr(game.options()).encode())
    print(board, seen.hexdigest())
"""


def fingerprints(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.slow
def test_B2_same_seeds_same_game_under_any_hash_seed() -> None:
    first = fingerprints("0")
    assert len(set(first.split())) == 6
    assert fingerprints("1") == first
    assert fingerprints("4242") == first
