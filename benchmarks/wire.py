"""Strength over the wire: one of ours at a table of Pioneers 15.6 with three of its robots, player trade included.

Pioneers' own server hosts the game and its own robots (`greedy`) sit there; our seat is a plain client of its network
protocol. What the server announces is written as a position of ours at each decision, and the agent decides on an
imagined copy of it, so it sees what a player may see. The robots answer calls for quotes, with terms of their own, but
never call for any themselves; should somebody call, our agent answers. Seats rotate; boards and dice are the server's
and cannot be repeated.

The game is Pioneers' standard one with random terrain, 14 knights instead of 13, and trade and building in any order.
What stays different: the robber may not return to the desert, a bank that runs short pays in turn order as long as it
lasts, victory points are laid down to win, and discs are always laid in one order, so red numbers may be neighbours.
Run it with `python3 dev.py bench wire`; it needs Debian's package pioneers-console.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from _pioneers_client import Client, Refused
from _pioneers_host import ROBOT, SERVER, Host, Missing, Stuck, die_with_parent, hosted, program, standard_game
from _pioneers_table import PLAYERS

from catanqt.kernel.codec import DecodeError
from catanqt.simulate import wilson

SECONDS = 300.0
"""A game that takes longer is stuck."""
MOST_NAMED = 20


def play(name: str, number: int, algorithm: str) -> dict[str, Any]:
    """Game number `number`: how it went."""
    start = time.monotonic()
    seat = number % PLAYERS
    result: dict[str, Any] = {"game": number, "seat": seat, "winner": None, "stuck": None}
    client = None
    try:
        with hosted(SECONDS) as (host, wire):
            client = Client(wire, name, number)
            _seat_all(client, host, seat, algorithm)
            client.play()
    except (Stuck, Refused, DecodeError) as error:
        result["stuck"] = f"{error} (last said: {client.last if client else 'nothing'})"
    result["seconds"] = round(time.monotonic() - start, 2)
    if client is None or not hasattr(client, "table"):
        return {"refusals": [], "counts": {}, "thought": [], "gone": [], **result}
    return result | _outcome(client)


def _seat_all(client: Client, host: Host, seat: int, algorithm: str) -> None:
    """Everybody comes to the table in turn: whoever answers the server first sits first."""
    client.greet()
    host.seat_robots(range(seat), algorithm)
    given = client.sit_down()
    if given != seat:
        raise Stuck(f"we were given seat {given} instead of {seat}")
    host.seat_robots(range(seat + 1, PLAYERS), algorithm)


def _outcome(client: Client) -> dict[str, Any]:
    table = client.table
    points = [table.points(who) for who in range(PLAYERS)]
    return {
        "winner": table.winner,
        "points": points,
        "announced": table.winners_points if table.over else None,
        "scores_agree": not table.over or points[table.winner or 0] == table.winners_points,
        "turns": table.turn_number,
        "refusals": client.refusals,
        "oddities": table.oddities,
        "gone": sorted(table.gone),
        "counts": dict(client.counts),
        "thought": client.seconds,
    }


def summary(name: str, algorithm: str, results: list[dict[str, Any]]) -> dict[str, Any]:
    games = len(results)
    wins = sum(result["winner"] == result["seat"] for result in results)
    counts: Counter[str] = sum((Counter(result["counts"]) for result in results), Counter())
    thought = sorted(second for result in results for second in result["thought"])
    low, high = wilson(wins, games)
    return {
        "agent": name,
        "against": f"three of Pioneers' robots ({algorithm})",
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4),
        "interval95": [round(low, 4), round(high, 4)],
        "stuck": [result["stuck"] for result in results if result["stuck"]],
        "refusals": [refusal for result in results for refusal in result["refusals"]],
        "oddities": [oddity for result in results for oddity in result.get("oddities", ())][:MOST_NAMED],
        "scores_disagree": sum(not result.get("scores_agree", True) for result in results),
        "robots_gone": sum(bool(result["gone"]) for result in results),
        "wins_by_seat": [sum(r["winner"] == r["seat"] == seat for r in results) for seat in range(PLAYERS)],
        "games_by_seat": [sum(r["seat"] == seat for r in results) for seat in range(PLAYERS)],
        "turns": round(sum(result.get("turns", 0) for result in results) / games, 1),
        "seconds": round(sum(result["seconds"] for result in results) / games, 2),
        "counts_a_game": {word: round(amount / games, 2) for word, amount in sorted(counts.items())},
        "decision_ms": {
            "mean": round(1e3 * sum(thought) / max(1, len(thought)), 1),
            "p95": round(1e3 * thought[int(0.95 * len(thought))], 1) if thought else None,
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="one of ours against three robots of GNU Pioneers, over its protocol")
    parser.add_argument("--agent", default="expert")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--robots", default="greedy", choices=("greedy", "genetic"))
    parser.add_argument("--json", type=Path, metavar="OUT", help="write figures and games to this file")
    options = parser.parse_args()
    try:
        program(SERVER), program(ROBOT), standard_game()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    results: list[dict[str, Any]] = []
    numbers = range(options.first, options.first + options.games)
    with ProcessPoolExecutor(options.jobs, initializer=die_with_parent) as pool:
        names, robots = [options.agent] * options.games, [options.robots] * options.games
        for result in pool.map(play, names, numbers, robots):
            results.append(result)
            _progress(results, options.games)
            if options.json:
                _write(options.json, summary(options.agent, options.robots, results), results)
    print(file=sys.stderr)
    print(json.dumps(summary(options.agent, options.robots, results), indent=1))
    return 0


def _progress(results: list[dict[str, Any]], games: int) -> None:
    done, wins = len(results), sum(result["winner"] == result["seat"] for result in results)
    stuck, refused = sum(bool(r["stuck"]) for r in results), sum(len(r["refusals"]) for r in results)
    low, high = wilson(wins, done)
    line = f"{done} games, {100 * wins / done:.1f} % [{100 * low:.0f}, {100 * high:.0f}]"
    bar = "#" * (30 * done // games)
    print(f"\r[{bar:.<30}] {line}, {stuck} stuck, {refused} refusals", end="", file=sys.stderr, flush=True)


def _write(path: Path, figures: dict[str, Any], results: list[dict[str, Any]]) -> None:
    games = [{key: value for key, value in result.items() if key != "thought"} for result in results]
    path.write_text(json.dumps({**figures, "each": games}, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
