"""Calibration of the win chances: what was estimated at the beginning of turns, against who won in the end.

Agents of one level or of several play games. Every few turns the adviser estimates everybody's chances as one seat can
know them, each seat in its turn. Estimates are sorted into ten bins; in each of them the share of games won should
equal the estimate. `error` is the root mean square of the differences, in percentage points, weighted by the size of
the bins: the figure that the window tells the player. `most_off` is the largest difference of a bin with at least
`ENOUGH` cases. `brier` is the Brier score beside that of equal chances for everybody; smaller is better.

`--fit FILE` finds for each game what a lead must count (`catanqt_ai/calibration.py`), by the likelihood of who won, and
writes it for `resources/win_chance.json`. The figures are those of held-out games: games with even numbers are measured
with leads fitted to those with odd numbers, and the other way round. `installed` is the same with the installed leads.
`--keep FILE` keeps the estimates of each game, and continues where an earlier run was stopped. Run it with
`python3 dev.py bench win_chance`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

from catanqt.kernel.agent import Adviser, Budget
from catanqt.session import Session
from catanqt.simulate import Plan, play_session
from catanqt_ai.calibration import calibrated, kind_of, lead
from catanqt_ai.registry import LEVELS, make_agent

GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("classic", ()),
    ("classic", ("soccer-fever",)),
    ("classic", ("big-game",)),
    ("classic", ("fishermen",)),
    ("classic", ("soccer-fever", "big-game", "fishermen")),
    ("junior", ()),
)
TABLES = (("novice",) * 4, ("medium",) * 4, ("hard",) * 3, ("novice", "easy", "medium", "hard"))
EVERY = {"classic": 4, "junior": 2}
MOST_TURNS = 400
BINS = 10
ENOUGH = 200
"""A tenth with fewer cases says little: those of one game hang together."""
LEADS = [step / 100 for step in range(20, 301, 2)]
SURE = 1e-6
Heard = dict[str, Any]


class Estimate(NamedTuple):
    """An estimated chance, and whether that seat won."""

    chance: float
    won: bool


def listen(session: Session, seed: str) -> Iterator[list[float]]:
    """Everybody's chances at the beginning of every few turns of a game that is over."""
    adviser = make_agent(LEVELS[-1], "chance")
    assert isinstance(adviser, Adviser)
    game, turn, every = session.at(0), 0, EVERY[session.record.header.game]
    players = len(session.record.header.seats)
    for entry in session.record.entries:
        game.apply(entry.action)
        if game.over or game.state.turn_number == turn:
            continue
        turn = game.state.turn_number
        if turn % every == 1:
            seat = (turn // every) % players
            imagined = session.rules.imagine(game, seat, random.Random(f"{seed}/{turn}"))
            yield [round(chance, 5) for chance in adviser.chances(imagined, seat, Budget())]


def play(number: int, seed: str) -> Iterator[Heard]:
    """The estimates from the games of this number, one of each kind at each table."""
    for game, scenarios in GAMES:
        kind = kind_of(game, scenarios)
        for levels in TABLES:
            plan = Plan(levels, game, scenarios, seed=f"chance/{seed}", most_turns=MOST_TURNS)
            session = play_session(plan, number)
            if session.game.over:
                yield {
                    "number": number,
                    "kind": kind,
                    "table": ",".join(levels),
                    "winner": session.rules.winner(session.game),
                    "lead": lead(kind),
                    "said": list(listen(session, f"{seed}/{number}")),
                }


def hear(games: int, seed: str, kept: Path | None) -> list[Heard]:
    """So many games of each kind at each table, or those that were kept and what is missing of them."""
    found: list[Heard] = []
    if kept is not None and kept.exists():
        found = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    done = {one["number"] for one in found}
    for number in range(games):
        if number not in done:
            new = list(play(number, seed))
            found += new
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(one) + "\n" for one in new)
        print(f"\rgame {number + 1} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [one for one in found if one["number"] < games]


def as_told(heard: Sequence[Heard], counts: float | None = None) -> list[list[Estimate]]:
    """The estimates of each moment, calibrated with the installed leads or a given one."""
    return [
        [Estimate(chance, seat == one["winner"]) for seat, chance in enumerate(chances)]
        for one in heard
        for said in one["said"]
        for chances in (calibrated(said, (lead(one["kind"]) if counts is None else counts) / one["lead"]),)
    ]


def measure(moments: Sequence[Sequence[Estimate]]) -> dict[str, object]:
    """Sort the estimates into bins, and compare each bin with the share of games won."""
    bins: list[list[Estimate]] = [[] for _ in range(BINS)]
    said = [one for moment in moments for one in moment]
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    rows, squares, most = [], 0.0, 0.0
    for found in filter(None, bins):
        told = sum(one.chance for one in found) / len(found)
        true = sum(one.won for one in found) / len(found)
        squares += len(found) * (told - true) ** 2
        most = max(most, abs(told - true)) if len(found) >= ENOUGH else most
        rows.append({"said": round(100 * told), "came_true": round(100 * true), "times": len(found)})
    brier = sum((one.chance - one.won) ** 2 for one in said) / len(said)
    plain = sum((1 / len(moment) - one.won) ** 2 for moment in moments for one in moment) / len(said)
    return {
        "error": round(100 * (squares / len(said)) ** 0.5, 1),
        "most_off": round(100 * most, 1),
        "brier": round(brier, 4),
        "brier_of_nothing": round(plain, 4),
        "bins": rows,
    }


def fitted(heard: Sequence[Heard]) -> float:
    """What a lead must count so that those who won are most likely to."""

    def surprise(counts: float) -> float:
        return -sum(log(max(one.chance, SURE)) for moment in as_told(heard, counts) for one in moment if one.won)

    return min(LEADS, key=surprise)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each kind at each table")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="note what was said here")
    parser.add_argument("--fit", type=Path, metavar="FILE", help="write what leads must count here")
    options = parser.parse_args()
    heard = hear(options.games, options.seed, options.keep)
    kinds = {one["kind"]: [other for other in heard if other["kind"] == one["kind"]] for one in heard}
    if options.fit is not None:
        leads = {kind: fitted(games) for kind, games in kinds.items()}
        options.fit.write_text(json.dumps({"leads": leads}, indent=1) + "\n", "utf-8")
    held_out = {kind: held_out_of(games) for kind, games in kinds.items()}
    figures = {
        "games": len(heard),
        "all": measure([moment for moments in held_out.values() for moment in moments]),
        "installed": measure(as_told(heard)),
        "kinds": {
            kind: {
                "games": len(games),
                "lead": fitted(games),
                "installed": lead(kind),
                **measure(held_out[kind]),
            }
            for kind, games in kinds.items()
        },
    }
    print(json.dumps(figures, indent=1))


def held_out_of(heard: Sequence[Heard]) -> list[list[Estimate]]:
    """The estimates of each half of the games, with leads fitted to the other half."""
    halves = [[one for one in heard if one["number"] % 2 == half] for half in range(2)]
    return as_told(halves[0], fitted(halves[1])) + as_told(halves[1], fitted(halves[0]))


if __name__ == "__main__":
    main()
