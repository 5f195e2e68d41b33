"""Play one seeded game of each variant and print what came out; run under several hash seeds by `test_replay`."""

from __future__ import annotations

import hashlib
import json
import random

from catanqt.kernel.game import CHANCE
from tests.walks.variants import VARIANTS
from tests.walks.walk import Chooser, Variant, freeze


def digest(variant: Variant, seed: int, steps: int = 1200) -> str:
    """A hash over every menu, action, event and imagined game, and over positions now and then."""
    game = variant.new_game(seed)
    chooser = Chooser(variant, seed)
    found = hashlib.sha256(json.dumps(variant.header(seed).board).encode())
    for step in range(steps):
        if game.over:
            break
        if step % 20 == 0:
            found.update(json.dumps(variant.rules.to_position(game)).encode())
            if game.task.actor != CHANCE:
                imagined = variant.rules.imagine(game, game.task.actor, random.Random(step))
                found.update(repr(variant.kit.hidden(imagined, game.task.actor)).encode())
        found.update(repr(list(game.options())).encode())
        action = chooser.choose(game)
        found.update(repr((action, game.play(action))).encode())
    found.update(repr(freeze(game.state)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for number, one in enumerate(VARIANTS):
        print(one.name, digest(one, number))
