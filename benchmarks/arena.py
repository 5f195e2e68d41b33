"""Strength: level against level, game by game, seats rotated and boards paired, with 95 % Wilson intervals.

Each line of the table is one player against three others (two where a game says so); or several against the others, as
`expert+expert:hard`: their wins are added up, so that parity is a half, not a quarter. Numbers of skill are players
too: `skill:80:hard`. A board is played once from each seat with the same dice, so the number of games is rounded up to
a multiple of the players. Run it with `python3 dev.py bench arena`; `--jobs` uses more cores, `--pairs` and `--games`
choose what is played, and `--rule dice=deck` adds a house rule.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from typing import Any

from catanqt.simulate import Plan, play_games, read_rule, watched, wilson

LADDER = ("easy:novice", "medium:easy", "hard:medium", "expert:hard", "expert:novice")
GAMES: dict[str, tuple[str, tuple[str, ...]]] = {
    "base": ("classic", ()),
    "soccer-fever": ("classic", ("soccer-fever",)),
    "big-game": ("classic", ("big-game",)),
    "fishermen": ("classic", ("fishermen",)),
    "all": ("classic", ("soccer-fever", "big-game", "fishermen")),
    "junior": ("junior", ()),
}
MOST_TURNS = 600


def match(
    pair: str, variant: str, games: int, players: int, seed: str, jobs: int, rules: dict[str, Any]
) -> dict[str, Any]:
    """One player, or several, against copies of another."""
    side, other = re.split(r"(?<!\bskill):", pair)
    ones = side.split("+")
    if len(ones) >= players:
        raise SystemExit(f"{pair}: of {players} players at least one must be on the other side")
    game, scenarios = GAMES[variant]
    levels = (*ones, *[other] * (players - len(ones)))
    plan = Plan(levels, game, scenarios, options=rules, seed=f"arena/{seed}", most_turns=MOST_TURNS, paired=True)
    games = -(-games // players) * players
    results = watched(play_games(plan, games, jobs), games, _progress(f"{variant} {pair}"))
    wins = sum(result.winner is not None and result.winner < len(ones) for result in results)
    turns = sorted(result.turns for result in results)
    low, high = wilson(wins, games)
    return {
        "game": variant,
        "pair": pair,
        "rules": rules,
        "players": players,
        "games": games,
        "share": round(wins / games, 4),
        "interval95": [round(low, 4), round(high, 4)],
        "turns": round(sum(turns) / games, 1),
        "above_200": round(sum(length > 200 for length in turns) / games, 4),
        "unfinished": sum(result.winner is None for result in results),
        "cpu_seconds": round(sum(result.seconds for result in results), 1),
    }


def _progress(title: str) -> Any:
    def show(line: str) -> None:
        print(f"\r{title:<32} {line}", end="", file=sys.stderr, flush=True)

    return show


def matches(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    for variant in options.variants.split(","):
        for pair in options.pairs.split(","):
            rules = dict(map(read_rule, options.rule))
            yield match(pair, variant, options.games, options.players, options.seed, options.jobs, rules)
            print(file=sys.stderr)


def line(figures: dict[str, Any]) -> str:
    low, high = (100 * bound for bound in figures["interval95"])
    rules = "".join(f", {key}={value}" for key, value in figures["rules"].items())
    return (
        f"{figures['game']:<13}{figures['pair']:<26}{figures['games']:>5} games  {100 * figures['share']:5.1f} % "
        f"[{low:.0f}, {high:.0f}]  {figures['turns']:6.1f} turns, {100 * figures['above_200']:.1f} % above 200, "
        f"{figures['unfinished']} unfinished{rules}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="level against level")
    parser.add_argument("--variants", default="base", help=f"comma-separated, of: {', '.join(GAMES)}")
    parser.add_argument("--pairs", default=",".join(LADDER), help="comma-separated, as expert:hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule; repeatable")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    found = []
    for figures in matches(options):
        found.append(figures)
        if not options.json:
            print(line(figures), flush=True)
    if options.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
