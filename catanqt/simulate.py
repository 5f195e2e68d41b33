"""Plays many games between agents without a window: win rates, lengths, and whether all goes well.

Seats rotate from game to game, so that nobody profits from moving first. Game number i follows from the seed and i
alone, whatever the number of processes.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import random
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.catalog import new_header
from catanqt.session import Session, session_to_data
from catanqt_ai.registry import make_agent


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate."""

    levels: tuple[str, ...]
    game: str = "classic"
    scenarios: tuple[str, ...] = ()
    board: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    most_turns: int = 2000
    records: str | None = None
    """A folder to keep the records in."""
    paired: bool = False
    """Whether each board and its dice are played once from every seat."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went; `winner` is an index into the plan's levels, None if it was broken off."""

    number: int
    winner: int | None
    turns: int
    entries: int
    points: tuple[int, ...]
    seconds: float


def random_rules(rules: Ruleset, board: str, seats: int, seed: str, share: float = 0.3) -> dict[str, Any]:
    """House rules at random, about this share of the options, as far as they go together on this kind of board."""
    rng = random.Random(f"rules/{seed}")
    agreed: dict[str, Any] = {"board": board}
    for option in rng.sample(rules.options.options, len(rules.options.options)):
        if rng.random() < share:
            values = rules.options.possible(option, agreed)
            value = [rng.choice(values) for _ in range(seats)] if option.each_seat else rng.choice(values)
            agreed = rules.options.choose(agreed, option.key, value)
    return agreed


def read_rule(text: str) -> tuple[str, Any]:
    """A house rule written as key=value; the value is a number, a truth value, a list or a word."""
    key, equals, value = text.partition("=")
    if not equals:
        raise ValueError("has no value; write it as key=value")
    try:
        return key, json.loads(value)
    except (ValueError, RecursionError):
        return key, value


def play_game(plan: Plan, number: int) -> Result:
    """Play game number `number` of a plan, and keep its record if the plan says so."""
    start = time.process_time()
    session = play_session(plan, number)
    if plan.records is not None:
        path = Path(plan.records) / f"game-{number}.json"
        path.write_text(json.dumps(session_to_data(session)), "utf-8")
    return result_of(plan, number, session, time.process_time() - start)


def play_session(plan: Plan, number: int) -> Session:
    """Game number `number` of a plan, played to its end or to its last turn."""
    seed = f"{plan.seed}/{number // len(plan.levels) if plan.paired else number}"
    entrants = _entrants(plan, number)
    session = Session(
        new_header(
            plan.game,
            [Seat(f"{plan.levels[who]} {who + 1}", plan.levels[who]) for who in entrants],
            scenarios=plan.scenarios,
            board=plan.board,
            board_seed=seed,
            dice_seed=f"dice/{seed}",
            options=plan.options,
        )
    )
    agents = [make_agent(plan.levels[who], f"{seed}/{who}") for who in entrants]
    rng = random.Random(f"imagine/{seed}")
    game = session.game
    while not game.over and game.state.turn_number <= plan.most_turns:
        if game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(session.ask(agents[game.task.actor], Budget(), rng))  # type: ignore[index]
    return session


def result_of(plan: Plan, number: int, session: Session, seconds: float) -> Result:
    """The result of a game of a plan."""
    entrants = _entrants(plan, number)
    rules, game = session.rules, session.game
    winner = rules.winner(game)
    points = {who: rules.points(game, seat) for seat, who in enumerate(entrants)}
    return Result(
        number,
        None if winner is None else entrants[winner],
        game.state.turn_number,
        len(session.record.entries),
        tuple(points[who] for who in sorted(points)),
        seconds,
    )


def _entrants(plan: Plan, number: int) -> list[int]:
    """Who sits where: an index into the plan's levels for each seat, rotating from game to game."""
    players = len(plan.levels)
    return [(seat + number) % players for seat in range(players)]


def play_games(plan: Plan, games: int, jobs: int) -> Iterator[Result]:
    """All games of a plan, in whatever order they finish; more processes than cores or games are never started."""
    jobs = min(jobs, games, os.cpu_count() or 1)
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(games))
        return
    numbers = iter(range(games))
    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        waiting = {pool.submit(play_game, plan, number) for number in islice(numbers, 2 * jobs)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play_game, plan, number) for number in islice(numbers, len(done))}
                for one in done:
                    yield one.result()
        finally:
            pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it does, even if that one was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def watched(results: Iterable[Result], games: int, show: Callable[[str], None]) -> list[Result]:
    """Collect results, showing a progress bar after each."""
    found: list[Result] = []
    for result in results:
        found.append(result)
        filled = 30 * len(found) // games
        show(f"[{'#' * filled}{'.' * (30 - filled)}] {len(found)} of {games} games")
    return sorted(found, key=lambda result: result.number)


def summary(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """The figures of a simulation, as plain data."""
    games = len(results)
    turns = sorted(result.turns for result in results)
    return {
        "plan": asdict(plan),
        "games": games,
        "unfinished": sum(result.winner is None for result in results),
        "players": [
            {
                "level": level,
                "wins": (wins := sum(result.winner == who for result in results)),
                "share": round(wins / games, 4),
                "interval95": [round(bound, 4) for bound in wilson(wins, games)],
                "points": round(sum(result.points[who] for result in results) / games, 2),
            }
            for who, level in enumerate(plan.levels)
        ],
        "turns": {"mean": round(sum(turns) / games, 1), "median": turns[games // 2], "most": turns[-1]},
        "entries": round(sum(result.entries for result in results) / games),
        "cpu_seconds": round(sum(result.seconds for result in results), 2),
    }


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a share of wins."""
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
