"""Variants: every game, combination and player count, many games each by novices, to the end.

Reports errors (there must be none), games broken off, turns a game, and how the seasons of Soccer Fever end: by the
trophy, by the last matchday, or not before the game does. `--games 500` makes 10,000 games in all.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from catanqt.kernel.record import Record
from catanqt.rules.catalog import SCENARIOS, ruleset
from catanqt.simulate import Plan, play_session, result_of

SOCCER = "soccer-fever"


def plans() -> list[Plan]:
    """All that can be played."""
    combinations = [names for size in range(4) for names in itertools.combinations(SCENARIOS, size)]
    found = [Plan(("novice",) * players, scenarios=names) for names in combinations for players in (3, 4)]
    found.append(Plan(("novice", "novice")))
    return [*found, *(Plan(("novice",) * players, game="junior") for players in (2, 3, 4))]


def season_end(record: Record) -> str:
    """How the season of a Soccer Fever game ended."""
    game = ruleset(record.header.game, record.header.scenarios).new_game(record.header)
    for entry in record.entries:
        game.apply(entry.action)
    season = game.state.parts[SOCCER]
    if not season.over:
        return "game first"
    return "trophy" if season.league.trophy in season.spaces else "last matchday"


def run(task: tuple[Plan, int]) -> tuple[int, bool, str | None]:
    """Turns, whether it ended, and how its season did."""
    plan, number = task
    session = play_session(plan, number)
    result = result_of(plan, number, session, 0.0)
    season = season_end(session.record) if SOCCER in plan.scenarios else None
    return result.turns, result.winner is not None, season


def measure(games: int, jobs: int, skip: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for plan in [*plans()][skip:]:
            name = "+".join((plan.game, *plan.scenarios))
            results = list(pool.map(run, ((plan, number) for number in range(games)), chunksize=8))
            turns = [result[0] for result in results]
            seasons = Counter(result[2] for result in results if result[2] is not None)
            found.append(
                {
                    "variant": f"{name}, {len(plan.levels)} players",
                    "games": games,
                    "broken_off": sum(not result[1] for result in results),
                    "turns": {"mean": round(statistics.mean(turns), 1), "most": max(turns), "fewest": min(turns)},
                    **({"season_ends_by": dict(seasons)} if seasons else {}),
                }
            )
            print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="all variants, many games")
    parser.add_argument("--games", type=int, default=10, help="games of each variant")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--skip", type=int, default=0, help="so many variants, to go on with a run that was stopped")
    options = parser.parse_args()
    print(json.dumps(measure(options.games, options.jobs, options.skip), indent=1))


if __name__ == "__main__":
    main()
