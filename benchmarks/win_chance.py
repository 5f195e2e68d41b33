"""How far the win chances can be trusted: what was said at the beginning of turns, against who won in the end.

Games of programs are played at several tables, of one level and mixed. Every few turns the adviser says everybody's
chances as one seat can know them, each seat in its turn. What it said is sorted into tenths; in each of them the games
really won should be as many as it said. `error` is the root mean square of what they differ by, in points of a hundred,
weighted by how often each tenth was said: the figure that the window tells the player. `brier` is the usual score
beside that of saying nothing (everybody alike), the smaller the better. Run it with `python3 dev.py bench win_chance`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from typing import NamedTuple

from catanqt.kernel.agent import Adviser, Budget
from catanqt.session import Session
from catanqt.simulate import Plan, play_session
from catanqt_ai.registry import LEVELS, make_agent

TABLES = (
    ("classic", (), ("novice",) * 4),
    ("classic", (), ("medium",) * 4),
    ("classic", (), ("hard",) * 3),
    ("classic", (), ("novice", "easy", "medium", "hard")),
    ("classic", ("soccer-fever", "fishermen"), ("medium",) * 4),
    ("junior", (), ("medium",) * 4),
)
EVERY = 4
MOST_TURNS = 400
BINS = 10


class Said(NamedTuple):
    """A chance that was named, and whether that seat won."""

    chance: float
    won: bool


def listen(session: Session, seed: str) -> Iterator[Said]:
    """Everybody's chances at the beginning of every few turns of a game that is over."""
    adviser = make_agent(LEVELS[-1], "chance")
    assert isinstance(adviser, Adviser)
    winner, game, turn = session.rules.winner(session.game), session.at(0), 0
    players = len(session.record.header.seats)
    for entry in session.record.entries:
        game.apply(entry.action)
        if game.over or game.state.turn_number == turn:
            continue
        turn = game.state.turn_number
        if turn % EVERY == 1:
            seat = (turn // EVERY) % players
            imagined = session.rules.imagine(game, seat, random.Random(f"{seed}/{turn}"))
            for other, chance in enumerate(adviser.chances(imagined, seat, Budget())):
                yield Said(chance, other == winner)


def measure(said: list[Said], players: int) -> dict[str, object]:
    """Sort what was said into bins, and compare each with what came true."""
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    rows, squares = [], 0.0
    for found in filter(None, bins):
        told = sum(one.chance for one in found) / len(found)
        true = sum(one.won for one in found) / len(found)
        squares += len(found) * (told - true) ** 2
        rows.append({"said": round(100 * told), "came_true": round(100 * true), "times": len(found)})
    brier = sum((one.chance - one.won) ** 2 for one in said) / len(said)
    plain = sum((1 / players - one.won) ** 2 for one in said) / len(said)
    return {
        "error": round(100 * (squares / len(said)) ** 0.5, 1),
        "brier": round(brier, 4),
        "brier_of_nothing": round(plain, 4),
        "bins": rows,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games at each table")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--table", type=int, choices=range(len(TABLES)), help="one of the tables only")
    arguments = parser.parse_args()
    everything: list[Said] = []
    tables = []
    for game, scenarios, levels in TABLES if arguments.table is None else TABLES[arguments.table :][:1]:
        said: list[Said] = []
        plan = Plan(levels, game, scenarios, seed=f"chance/{arguments.seed}", most_turns=MOST_TURNS)
        for number in range(arguments.games):
            session = play_session(plan, number)
            if session.game.over:
                said += listen(session, f"{arguments.seed}/{number}")
            print(
                f"\r{game} {'+'.join(scenarios)} {','.join(levels)}: {number + 1}", end="", file=sys.stderr, flush=True
            )
        print(file=sys.stderr)
        tables.append({"game": game, "scenarios": scenarios, "levels": levels, **measure(said, len(levels))})
        everything += said
    print(json.dumps({"games": arguments.games, "all": measure(everything, 4), "tables": tables}, indent=1))


if __name__ == "__main__":
    main()
