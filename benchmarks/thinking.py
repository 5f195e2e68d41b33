"""What thinking costs, and whether it can say why: CPU per real decision of each level, and a check of all reasons.

A real decision is one with more than one option. Games are played by four of the level; every decision is asked for
with its reasons, and these are held against the list and against the move. Run it with `python3 dev.py bench thinking`
(a file called `ai` would hide the package of that name).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import new_header, ruleset
from catanqt.session import Session
from catanqt_ai.reasons import faults
from catanqt_ai.registry import LEVELS, make_agent

VARIANTS = {
    "base": ("classic", ()),
    "soccer-fever": ("classic", ("soccer-fever",)),
    "big-game": ("classic", ("big-game",)),
    "fishermen": ("classic", ("fishermen",)),
    "all": ("classic", ("soccer-fever", "big-game", "fishermen")),
    "junior": ("junior", ()),
}
WANTED = {"hard": {"mean": 8}, "expert": {"mean": 60, "p99": 600}}


def play(level: str, variant: str, number: int) -> tuple[list[float], list[str], Counter[str], int]:
    """One game: milliseconds of its real decisions, faults of its reasons, codes used, turns."""
    game, scenarios = VARIANTS[variant]
    seats = [Seat("", level)] * 4
    session = Session(new_header(game, seats, scenarios=scenarios, board_seed=f"ai/{number}", dice_seed=f"ai/{number}"))
    agents = [make_agent(level, f"{number}/{seat}") for seat in range(4)]
    rng = random.Random(number)
    spent: list[float] = []
    wrong: list[str] = []
    codes: Counter[str] = Counter()
    while not session.game.over and session.game.state.turn_number <= 600:
        task = session.game.task
        if task.actor == CHANCE or task.actor is None:
            session.deal()
            continue
        seat = task.actor
        imagined = ruleset(game, scenarios).imagine(session.game, seat, rng)
        real = len(imagined.options()) > 1
        start = time.process_time()
        advice = agents[seat].advise(imagined, seat, Budget())
        if real:
            spent.append(1e3 * (time.process_time() - start))
        wrong += [f"{advice.action}: {fault}" for fault in faults(advice)]
        codes.update(reason.code for reason in advice.reasons)
        session.play(advice.action)
    return spent, wrong, codes, session.game.state.turn_number


def measure(level: str, variant: str, games: int) -> dict[str, Any]:
    spent: list[float] = []
    wrong: list[str] = []
    codes: Counter[str] = Counter()
    turns: list[int] = []
    for number in range(games):
        cost, bad, used, length = play(level, variant, number)
        spent += cost
        wrong += bad
        codes += used
        turns.append(length)
        print(f"\r{level} {variant}: game {number + 1} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    spent.sort()
    return {
        "level": level,
        "game": variant,
        "games": games,
        "decisions": len(spent),
        "ms": {
            "mean": round(sum(spent) / len(spent), 2),
            "p95": round(spent[int(0.95 * len(spent))], 1),
            "p99": round(spent[int(0.99 * len(spent))], 1),
            "most": round(spent[-1], 1),
        },
        "turns": {"mean": round(sum(turns) / games, 1), "above_200": sum(length > 200 for length in turns)},
        "faulty_reasons": wrong[:10],
        "codes": dict(codes.most_common()),
        "wanted_ms": WANTED.get(level, {}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="CPU per decision, and reasons for all of them")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--variants", default="base", help=f"comma-separated, of: {', '.join(VARIANTS)}")
    parser.add_argument("--games", type=int, default=5)
    options = parser.parse_args()
    print(
        json.dumps(
            [
                measure(level, variant, options.games)
                for level in options.levels.split(",")
                for variant in options.variants.split(",")
            ],
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
