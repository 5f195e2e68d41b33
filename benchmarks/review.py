"""The game review: does it measure skill, is it fair to the expert, does it find blunders, is it repeatable and quick?

`skill`: games of mixed tables, half of them base games, the others scenarios and Junior. A sample of the decisions of
all seats is judged, those of experts by a deeper search because nobody can judge itself. Of each level it tells what a
decision lost on average: in rounds (at most `MOST_ROUNDS`, for a hopeless seat needs sixty), as a share of the chance
that the seat had, and in points of chance. Rounds are the measure of skill: whoever has no chance any more, such as the
random player after its first settlements, has none to lose, but does lose rounds. Intervals are those of a bootstrap
over games; `steps` compares two levels within the same samples of games, and holds if its interval is above zero.

`mistakes_or_worse` of the expert should be under 3 of a hundred. `planted` are the blunders of `_planted_blunders.py`.
`cost` is CPU seconds for each seat of a base game of about 70 turns, and until five of its decisions are judged, worst
first; `again` says whether a second review of the first seat is the same in everything. Run it with
`python3 dev.py bench review`; `--keep FILE` notes the decisions and goes on where an earlier run was stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from _planted_blunders import blunders, judged

from catanqt.analysis.analyse import analyse, judge_choice
from catanqt.analysis.decisions import choices_in
from catanqt.analysis.model import SMALLEST_CHANCE, Analysis, Grade
from catanqt.kernel.agent import Budget, Judge
from catanqt.session import Session
from catanqt.simulate import Plan, play_session
from catanqt_ai.registry import LEVELS, judge_for, make_agent

PLAYERS = ("random", *LEVELS)
OTHERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("classic", ("soccer-fever",)),
    ("classic", ("big-game",)),
    ("classic", ("fishermen",)),
    ("classic", ("soccer-fever", "big-game", "fishermen")),
    ("junior", ()),
)
MOST_TURNS = 200
SAMPLE = 15
"""How many decisions of each seat are judged, to afford more games."""
CLOSE, CLOSER = ("medium", "hard"), 4
"""Levels that differ little are looked at more closely: so many times as many of their decisions are judged."""
SAMPLES = 1000
TURNS = range(66, 76)
FIRST = 5
"""So many decisions make the first key moments."""
MOST_ROUNDS = 10.0
Row = dict[str, Any]


def judge(player: str) -> Judge:
    found = make_agent(judge_for(player), "review")
    assert isinstance(found, Judge)
    return found


def table(number: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Game, scenarios and players of this game: every level sits out in turn."""
    game, scenarios = ("classic", ()) if number % 2 == 0 else OTHERS[number // 2 % len(OTHERS)]
    out = (number // 2 + number // (2 * len(OTHERS))) % len(PLAYERS)
    return game, scenarios, tuple(one for place, one in enumerate(PLAYERS) if place != out)


def reviewed(number: int, seed: str, sample: int) -> list[Row]:
    """A sample of the decisions of each seat in a game of mixed levels."""
    game, scenarios, players = table(number)
    session = play_session(Plan(players, game, scenarios, seed=f"review/{seed}", most_turns=MOST_TURNS), number)
    entries, rows = session.record.entries, []
    for seat, one in enumerate(session.record.header.seats):
        choices = choices_in(session.at(0), entries, (seat,))
        wanted = sample * CLOSER if one.player in CLOSE else sample
        for choice in random.Random(f"{seed}/{number}/{seat}").sample(choices, min(wanted, len(choices))):
            found = judge_choice(session.rules, session.at(choice.index), choice, judge(one.player), Budget())
            rows.append(
                {
                    "game": number,
                    "kind": "+".join((game, *scenarios)),
                    "player": one.player,
                    "turn": found.turn,
                    "phase": found.phase,
                    "made": type(choice.made[0]).__name__,
                    "chance": found.chance,
                    "lost": found.lost,
                    "error": found.error,
                    "rounds": found.rounds,
                    "grade": found.grade,
                }
            )
    return rows


def games(count: int, seed: str, sample: int, kept: Path | None) -> list[Row]:
    """So many games, or those that were kept and what is missing of them."""
    rows: list[Row] = []
    if kept is not None and kept.exists():
        rows = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    done = {row["game"] for row in rows}
    for number in range(count):
        if number not in done:
            found = reviewed(number, seed, sample)
            rows += found
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(row) + "\n" for row in found)
        print(f"\rgame {number + 1} of {count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [row for row in rows if row["game"] < count]


def skill(rows: list[Row]) -> dict[str, Any]:
    """What each level gave away on average, and by how much it differs from the next one."""
    found: dict[str, Any] = {"games": len({row["game"] for row in rows}), "levels": {}, "steps": []}
    for player in PLAYERS:
        own = [row for row in rows if level(row) == player]
        found["levels"][player] = {
            "decisions": len(own),
            "games": len({row["game"] for row in own}),
            "rounds_lost": interval(own, mean_of(rounds)),
            "share_lost": interval(own, mean_of(share)),
            "points_lost": interval(own, mean_of(points)),
            "mistakes_or_worse": interval(own, mean_of(flagged)),
            "rounds_by_phase": {
                phase: round(mean_of(rounds)([row for row in own if row["phase"] == phase]), 2)
                for phase in sorted({row["phase"] for row in own})
            },
        }
    for weaker, stronger in pairwise(PLAYERS):
        both = [row for row in rows if level(row) in (weaker, stronger)]
        found["steps"].append(
            {
                "step": f"{weaker} > {stronger}",
                "rounds_lost": interval(both, difference(weaker, stronger, rounds)),
                "share_lost": interval(both, difference(weaker, stronger, share)),
            }
        )
    return found


def level(row: Row) -> str:
    player: str = row["player"]
    return player


def rounds(row: Row) -> float:
    return max(-MOST_ROUNDS, min(MOST_ROUNDS, float(row["rounds"])))


def share(row: Row) -> float:
    """The share of the chance that was given away, of a hundred."""
    return 100 * float(row["lost"]) / max(float(row["chance"]), SMALLEST_CHANCE)


def points(row: Row) -> float:
    return 100 * float(row["lost"])


def flagged(row: Row) -> float:
    """Mistakes and blunders, of a hundred."""
    return 100 * float(row["grade"] in (Grade.MISTAKE, Grade.BLUNDER))


Figure = Callable[[Sequence[Row]], float]


def mean_of(value: Callable[[Row], float]) -> Figure:
    return lambda rows: sum(map(value, rows)) / max(1, len(rows))


def difference(weaker: str, stronger: str, value: Callable[[Row], float]) -> Figure:
    mean = mean_of(value)
    return lambda rows: (
        mean([row for row in rows if level(row) == weaker]) - mean([row for row in rows if level(row) == stronger])
    )


def interval(rows: Sequence[Row], figure: Figure) -> list[float]:
    """A figure with the 95 % interval of a bootstrap over games, for the decisions of one game hang together."""
    by_game: dict[int, list[Row]] = {}
    for row in rows:
        by_game.setdefault(row["game"], []).append(row)
    groups, rng = list(by_game.values()), random.Random(0)
    drawn = sorted(
        figure([row for group in rng.choices(groups, k=len(groups)) for row in group]) for _ in range(SAMPLES)
    )
    low, high = drawn[int(0.025 * SAMPLES)], drawn[int(0.975 * SAMPLES)]
    return [round(value, 3) for value in (figure(rows), low, high)]


def planted() -> dict[str, Any]:
    """How many of the planted blunders are called mistakes or worse."""
    found = [(one.name, judged(one, judge("human")).grade) for one in blunders()]
    bad = [grade in (Grade.MISTAKE, Grade.BLUNDER) for _, grade in found]
    return {
        "positions": len(bad),
        "found": sum(bad),
        "missed": [name for (name, _), hit in zip(found, bad, strict=True) if not hit],
    }


def long_game() -> Session:
    """A base game of about 70 turns of medium players."""
    for number in range(100):
        session = play_session(Plan(("medium",) * 4, seed="review/cost"), number)
        if session.game.over and session.game.state.turn_number in TURNS:
            return session
    raise RuntimeError("no game was of that length")


def cost_and_again() -> dict[str, Any]:
    """What the review of each seat of that game costs, and whether the second one of the first seat is the same."""
    session = long_game()
    found: list[dict[str, Any]] = []
    reviews: list[Analysis] = []
    for seat in (*range(4), 0):
        start, marks = time.process_time(), []

        def note(done: int, total: int, so_far: Analysis, start: float = start, marks: list[float] = marks) -> None:
            marks.append(time.process_time() - start)

        reviews.append(analyse(session.record, [seat], judge("medium"), Budget(), note))
        marks.append(time.process_time() - start)
        found.append(
            {
                "decisions": len(marks) - 2,
                "first_moments": round(marks[min(FIRST, len(marks) - 1)], 1),
                "cpu_seconds": round(marks[-1], 1),
            }
        )
    return {"turns": session.game.state.turn_number, "seats": found[:4], "again": reviews[-1] == reviews[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of mixed tables")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--sample",
        type=int,
        default=SAMPLE,
        metavar="N",
        help="decisions of each seat, of medium and hard players four times as many",
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="note the decisions here")
    options = parser.parse_args()
    figures = {
        "planted": planted(),
        "cost": cost_and_again(),
        "skill": skill(games(options.games, options.seed, options.sample, options.keep)),
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
