"""Calibration of the win chances: what was estimated at the beginning of turns, against who won in the end.

Agents of one level or of several play games. At the beginning of each turn the adviser estimates everybody's chances as
each seat can know them. The estimates of every fifth turn, by one seat after the other, are sorted into ten bins; in
each of them the share of games won should equal the estimate. `error` is the root mean square of the differences, in
percentage points, weighted by the size of the bins: the figure that the window tells the player. `most_off` is the
largest difference of a bin with at least `ENOUGH` cases. `brier` is the Brier score beside that of equal chances for
everybody; smaller is better. `own_turns` is by how many points its own turns changed a seat's chance in an average
game, with the standard error: that should be nothing, for nobody plays better than average on average.

`--fit FILE` finds for each game what a lead and a turn must count (`catanqt_ai/calibration.py`), by the likelihood of
who won, and writes it for `resources/win_chance.json`. The figures are those of held-out games: games with even numbers
are measured with what was fitted to those with odd numbers, and the other way round. `installed` is the same with the
installed file. `--keep FILE` keeps the estimates of each game, and continues where an earlier run was stopped. Run it
with `python3 dev.py bench win_chance`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from catanqt.kernel.agent import Adviser, Budget
from catanqt.rules.catalog import kind_of
from catanqt.session import Session
from catanqt.simulate import Plan, play_session
from catanqt_ai.calibration import Correction, calibrated, correction
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
EVERY = 5
"""One in so many turns goes into the bins: the next has nearly the same chances. Every seat is on the move as often."""
MOST_TURNS = 400
BINS = 10
ENOUGH = 200
"""A tenth with fewer cases says little: those of one game hang together."""
LEADS, TURNS = (0.2, 3.0), (-1.5, 1.5)
"""The range of what a lead and a turn may count."""
ROUNDS, STEPS = 3, 12
SURE = 1e-6
Heard = dict[str, Any]


class Estimate(NamedTuple):
    """An estimated chance, and whether that seat won."""

    chance: float
    won: bool


class Moment(NamedTuple):
    """The beginning of a turn: the chances that one seat estimated, before any correction."""

    mover: int
    chances: Sequence[float]
    winner: int


Views = list[list[Moment]]
"""A game: for each turn the estimates of all seats."""


def listen(session: Session, seed: str) -> Iterator[list[Any]]:
    """Who begins each turn of a game that is over, and the chances as each seat estimates them."""
    adviser = make_agent(LEVELS[-1], "chance")
    assert isinstance(adviser, Adviser)
    game, turn = session.at(0), 0
    for entry in session.record.entries:
        game.apply(entry.action)
        if game.over or game.state.turn_number == turn:
            continue
        turn = game.state.turn_number
        said = []
        for seat in range(len(session.record.header.seats)):
            imagined = session.rules.imagine(game, seat, random.Random(f"{seed}/{turn}"))
            said.append([round(chance, 5) for chance in adviser.chances(imagined, seat, Budget())])
        yield [game.state.turn, said]


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
                    "correction": correction(kind),
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


def uncorrected(one: Heard) -> Views:
    """The estimates of a game without the correction that was installed when they were made."""
    lead, turn = one["correction"]
    undo = Correction(1 / lead, -turn / lead)
    return [
        [Moment(mover, calibrated(chances, undo, mover), one["winner"]) for chances in said]
        for mover, said in one["said"]
    ]


def one_by_one(games: Sequence[Views], every: int = 1) -> list[Moment]:
    """The estimate of one seat for one in so many turns, by all seats in turn."""
    return [
        views[number // every % len(views)]
        for turns in games
        for number, views in enumerate(turns)
        if number % every == 0
    ]


def as_told(moments: Sequence[Moment], by: Correction) -> list[list[Estimate]]:
    """The estimates of these moments, with a correction."""
    return [
        [Estimate(chance, seat == one.winner) for seat, chance in enumerate(calibrated(one.chances, by, one.mover))]
        for one in moments
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


def own_turns(games: Sequence[Views], by: Correction) -> list[float]:
    """By how many points its own turns changed a seat's chance in an average game, and the standard error."""
    sums = [100 * _own_turns(turns, by) / len(turns[0]) for turns in games]
    mean = sum(sums) / len(sums)
    variance = sum((one - mean) ** 2 for one in sums) / max(1, len(sums) - 1)
    return [round(mean, 1), round(sqrt(variance / len(sums)), 1)]


def _own_turns(turns: Views, by: Correction) -> float:
    """The sum over all turns of a game of what each changed for the seat whose turn it was."""
    found = 0.0
    for number, views in enumerate(turns):
        seat = views[0].mover
        after = [
            float(seat == views[0].winner)
            if number + 1 == len(turns)
            else calibrated(turns[number + 1][seat].chances, by, turns[number + 1][seat].mover)[seat]
        ]
        found += after[0] - calibrated(views[seat].chances, by, seat)[seat]
    return found


def fitted(games: Sequence[Views]) -> Correction:
    """What a lead and a turn must count so that those who won are most likely to."""
    moments = one_by_one(games)

    def surprise(lead: float, turn: float) -> float:
        by = Correction(lead, turn)
        return -sum(log(max(calibrated(one.chances, by, one.mover)[one.winner], SURE)) for one in moments)

    lead, turn = Correction()
    for _ in range(ROUNDS):
        lead = _least(*LEADS, lambda value, turn=turn: surprise(value, turn))  # type: ignore[misc]
        turn = _least(*TURNS, lambda value, lead=lead: surprise(lead, value))  # type: ignore[misc]
    return Correction(round(lead, 2), round(turn, 2))


def _least(low: float, high: float, value: Callable[[float], float]) -> float:
    """Where a function with a single valley is least."""
    for _ in range(STEPS):
        left, right = low + 0.4 * (high - low), low + 0.6 * (high - low)
        low, high = (low, right) if value(left) < value(right) else (left, high)
    return (low + high) / 2


def held_out_of(heard: Sequence[Heard], games: Sequence[Views]) -> list[list[Estimate]]:
    """The estimates of each half of the games, with what was fitted to the other half."""
    halves = [[game for one, game in zip(heard, games, strict=True) if one["number"] % 2 == half] for half in range(2)]
    return [
        moment
        for half in range(2)
        for moment in as_told(one_by_one(halves[half], EVERY), fitted(halves[1 - half] or games))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each kind at each table")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="note what was said here")
    parser.add_argument("--fit", type=Path, metavar="FILE", help="write what leads and turns must count here")
    options = parser.parse_args()
    heard = hear(options.games, options.seed, options.keep)
    kinds = {one["kind"]: [other for other in heard if other["kind"] == one["kind"]] for one in heard}
    games = {kind: [uncorrected(one) for one in found] for kind, found in kinds.items()}
    fits = {kind: fitted(found) for kind, found in games.items()}
    if options.fit is not None:
        leads, turns = ({kind: fit[place] for kind, fit in fits.items()} for place in range(2))
        options.fit.write_text(json.dumps({"leads": leads, "turns": turns}, indent=1) + "\n", "utf-8")
    held_out = {kind: held_out_of(kinds[kind], found) for kind, found in games.items()}
    figures = {
        "games": len(heard),
        "all": measure([moment for moments in held_out.values() for moment in moments]),
        "installed": measure(
            [moment for kind, found in games.items() for moment in as_told(one_by_one(found, EVERY), correction(kind))]
        ),
        "kinds": {
            kind: {
                "games": len(found),
                "fitted": fits[kind]._asdict(),
                "installed": correction(kind)._asdict(),
                "own_turns": own_turns(found, fits[kind]),
                "own_turns_if_turns_did_not_count": own_turns(found, Correction(fits[kind].lead)),
                **measure(held_out[kind]),
            }
            for kind, found in games.items()
        },
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
