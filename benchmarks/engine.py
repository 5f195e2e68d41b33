"""Engine speed: random four-player games here and in Catanatron 3.2.1, interleaved in one run, by CPU time.

Machines are noisy, so only ratios are worth reading. Both sides choose uniformly among their legal options;
neither trades with other players. A second part compares our own actions per second with all three scenarios on and
with none. Run it with `python3 dev.py bench engine`; it prints JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catanatron

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE, Game
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import SCENARIOS, new_header, ruleset

COPIES = 300


def new_game(seed: int, scenarios: tuple[str, ...] = ()) -> Game[Any]:
    header = new_header("classic", [Seat("")] * 4, scenarios=scenarios, board_seed=str(seed), dice_seed="unused")
    return ruleset("classic", scenarios).new_game(header)


def play_here(seed: int) -> tuple[Any, int]:
    """A random game of ours, and how many actions it took."""
    game = new_game(seed)
    return game, random_walk(game, random.Random(seed))


def random_walk(game: Game[Any], rng: random.Random) -> int:
    """Play to the end at random; returns the number of actions."""
    dealer = QuickDealer(rng)
    rand = rng.random
    todo = game.state.todo
    actions = 0
    while todo:
        task = todo[-1]
        if task.actor == CHANCE:
            game.apply(dealer.deal(game))
        else:
            options = task.options(game)
            game.apply(options[int(rand() * len(options))])
        actions += 1
    return actions


def play_there(seed: int) -> tuple[Any, int]:
    """A random game of Catanatron's, and how many actions it took."""
    game = Catanatron([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return game, len(game.state.actions)


def copy_seconds(game: Any) -> float:
    """CPU time of `COPIES` copies, each thrown away at once."""
    start = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return time.process_time() - start


def measure(rounds: int, games: int) -> dict[str, Any]:
    """Alternate between the two engines and compare their totals; the spread is that of the rounds."""
    seconds = {"here": 0.0, "there": 0.0}
    copies = {"here": 0.0, "there": 0.0}
    actions = {"here": 0, "there": 0}
    ratios: list[float] = []
    for one in range(rounds):
        spent: dict[str, float] = {}
        for name, play in (("here", play_here), ("there", play_there)):
            spent[name] = 0.0
            for seed in range(one * games, one * games + games):
                start = time.process_time()
                game, count = play(seed)
                spent[name] += time.process_time() - start
                actions[name] += count
            seconds[name] += spent[name]
            copies[name] += copy_seconds(game)
        ratios.append(spent["there"] / spent["here"])
        print(f"\rround {one + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    played = rounds * games
    return {
        "games_per_cpu_second": {name: round(played / spent, 1) for name, spent in seconds.items()},
        "actions_per_game": {name: round(count / played) for name, count in actions.items()},
        "copy_microseconds": {name: round(spent / rounds / COPIES * 1e6, 2) for name, spent in copies.items()},
        "speed_ratio": round(seconds["there"] / seconds["here"], 2),
        "speed_ratio_quartiles": [round(ratio, 2) for ratio in statistics.quantiles(ratios)],
        "copy_ratio": round(copies["there"] / copies["here"], 1),
        "wanted": {"speed_ratio": 8, "copy_ratio": 15},
    }


def measure_scenarios(rounds: int, games: int) -> dict[str, Any]:
    """Our own speed with all scenarios and with none, interleaved.

    On seeds that `measure` has not played: its very games would find all their menus in the caches, and only on the
    side without scenarios.
    """
    seconds = [0.0, 0.0]
    actions = [0, 0]
    played = rounds * games
    for seed in range(played, 2 * played):
        for side, scenarios in enumerate(((), tuple(SCENARIOS))):
            game = new_game(seed, scenarios)
            start = time.process_time()
            actions[side] += random_walk(game, random.Random(seed))
            seconds[side] += time.process_time() - start
        print(f"\rscenarios: game {seed + 1 - played} of {played}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    base, full = (count / spent for count, spent in zip(actions, seconds, strict=True))
    return {
        "actions_per_cpu_second": {"base": round(base), "all scenarios": round(full)},
        "scenario_ratio": round(full / base, 3),
        "wanted": {"scenario_ratio": 0.6},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="random games here and in Catanatron 3.2.1")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=5, help="games a round and side")
    options = parser.parse_args()
    figures = {
        "against_catanatron": measure(options.rounds, options.games),
        "scenarios": measure_scenarios(options.rounds, options.games),
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
