"""Variants: every game, combination and player count, many games each by novices, to the end.

Reports errors (there must be none), games broken off, turns a game, and how the seasons of Soccer Fever end: by the
trophy, by the last matchday, or not before the game does. `--games 500` makes 10,000 games in all.

With `--options random` each game has house rules of its own, and a game that fails is told with its options instead of
ending the run. Some rules allow games without end (no trade at all, say): those are broken off after 500 turns.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any

from catanqt.kernel.record import Record
from catanqt.rules.catalog import SCENARIOS, ruleset
from catanqt.session import verify
from catanqt.simulate import Plan, play_session, random_rules, result_of

SOCCER = "soccer-fever"
MOST_TURNS = 500


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
    season = game.state.scenario_state[SOCCER]
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


def with_random_rules(plan: Plan, number: int) -> Plan:
    """The same game with house rules of its own, on any kind of board."""
    rules, rng = ruleset(plan.game, plan.scenarios), random.Random(number)
    board, players = rng.choice(rules.boards), len(plan.levels)
    options = random_rules(rules, board, players, f"{plan.game}/{plan.scenarios}/{players}/{number}")
    return replace(plan, board=board, options=options, most_turns=MOST_TURNS)


def run_random(task: tuple[Plan, int]) -> tuple[int, bool, str | None]:
    """Turns, whether it ended, and the error of a game with random rules, if there was one."""
    plan, number = task
    plan = with_random_rules(plan, number)
    try:
        session = play_session(plan, number)
        unfair = verify(session.record)
    except Exception:  # noqa: BLE001 - told with the options that led to it
        return 0, False, f"{plan.options} game {number}: {traceback.format_exc(limit=-4)}"
    result = result_of(plan, number, session, 0.0)
    return result.turns, result.winner is not None, None if unfair is None else f"{plan.options}: {unfair}"


def measure_random(games: int, jobs: int, levels: str, skip: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for plan in plans()[skip:]:
            seated = replace(plan, levels=(levels,) * len(plan.levels))
            results = list(pool.map(run_random, ((seated, number) for number in range(games)), chunksize=4))
            errors = [error for _, _, error in results if error is not None]
            found.append(
                {
                    "variant": f"{'+'.join((plan.game, *plan.scenarios))}, {len(plan.levels)} players",
                    "games": games,
                    "errors": errors,
                    "broken_off": sum(not won for _, won, error in results if error is None),
                    "turns": round(statistics.mean(turns for turns, _, _ in results), 1),
                }
            )
            print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    return found


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
    parser.add_argument("--options", choices=("printed", "random"), default="printed", help="the house rules")
    parser.add_argument("--level", default="novice", help="who plays under random house rules")
    options = parser.parse_args()
    if options.options == "random":
        print(json.dumps(measure_random(options.games, options.jobs, options.level, options.skip), indent=1))
    else:
        print(json.dumps(measure(options.games, options.jobs, options.skip), indent=1))


if __name__ == "__main__":
    main()
