"""Ratings: what each skill is worth in every game at every number of players, by Luce's model (Bradley and Terry's for
tables), from games of programs of mixed skill.

`--games N` plays that many more and adds them to the file of `--keep`, a line a game, so that a run may be stopped and
gone on with; `--fit FILE` writes the curves for `resources/ratings.json`. Games and numbers of players with few games
lean on all the others. `--arena FILE` takes tables of `bench arena --json` as well, which say who won.

What is printed is measured on games that the fit has not seen (curves fitted to the other half): chances that were
predicted, sorted into fifths, beside the share that was won; and how far off programs of known skill are found when
they are taken for a person, in runs of 30 games. Run it with

    python3 dev.py bench ratings --games 1000 --keep games.jsonl --fit resources/ratings.json
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catanqt.kernel.player_name import PlayerName, of_skill
from catanqt.rating.curves import NODES, Curves, Finish, fit_curves, weights
from catanqt.rating.luce import Choice, chances
from catanqt.rating.person import RatedGame, rating
from catanqt.rating.ratings import Ratings, cell_name, ratings_to_data
from catanqt.rules.catalog import SEVERAL, kind_of, ruleset
from catanqt.simulate import Plan, end_with_parent, play_session, result_of

GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("classic", ()),
    ("classic", ("soccer-fever",)),
    ("classic", ("big-game",)),
    ("classic", ("fishermen",)),
    ("classic", ("soccer-fever", "big-game", "fishermen")),
    ("junior", ()),
)
OFTEN = (5, 1, 1, 1, 1, 2)
"""How often each is played: people play the base game most."""
MOST_TURNS = 400
RUN = 30


@dataclass(frozen=True, slots=True)
class Arena:
    """A game that was played."""

    kind: str
    table: tuple[Finish, ...]

    @property
    def cell(self) -> str:
        return cell_name(self.kind, len(self.table))


def play(seed: str, number: int, most: int) -> dict[str, Any] | None:
    """Game number `number`: which game, how many, and how strong, follows from it. None if it was broken off."""
    rng = random.Random(f"ratings/{seed}/{number}")
    game, scenarios = rng.choices(GAMES, OFTEN)[0]
    players = rng.choice([count for count in (2, 3, 4, 4) if count in ruleset(game, scenarios).players])
    skills = [rng.randrange(0, most + 1, 5) for _ in range(players)]
    plan = Plan(tuple(map(of_skill, skills)), game, scenarios, seed=f"ratings/{seed}/{number}", most_turns=MOST_TURNS)
    result = result_of(plan, 0, play_session(plan, 0), 0.0)
    if result.winner is None:
        return None
    return {
        "game": number,
        "kind": kind_of(game, scenarios),
        "skills": skills,
        "points": list(result.points),
        "winner": result.winner,
    }


def play_all(numbers: Sequence[int], options: argparse.Namespace) -> Iterator[dict[str, Any] | None]:
    if options.jobs == 1:
        yield from (play(options.seed, number, options.most) for number in numbers)
        return
    with ProcessPoolExecutor(options.jobs, initializer=end_with_parent) as pool:
        waiting = [pool.submit(play, options.seed, number, options.most) for number in numbers]
        for one in waiting:
            yield one.result()


def read(path: Path) -> list[Arena]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [_arena(json.loads(line)) for line in lines]


def _arena(data: dict[str, Any]) -> Arena:
    seats = zip(data["skills"], data["points"], strict=True)
    table = (Finish(skill, points, place == data["winner"]) for place, (skill, points) in enumerate(seats))
    return Arena(data["kind"], tuple(table))


def ladder(path: Path) -> dict[str, list[Choice]]:
    """Who won in the games of `bench arena`, by game and number of players; other agents than ours are left out."""
    found: dict[str, list[Choice]] = {}
    for row in json.loads(path.read_text("utf-8")):
        one, other = (PlayerName.read(name).skill for name in row["pair"].split(":"))
        if one is None or other is None:
            continue
        players, wins = row.get("players", 4), round(row["share"] * row["games"])
        options = (weights(one), *[weights(other)] * (players - 1))
        lost = row["games"] - wins
        kind = {"base": "classic", "all": SEVERAL}.get(row["game"], row["game"])
        cell = found.setdefault(cell_name(kind, players), [])
        cell += [Choice(options, 0, wins), Choice(options, 1, lost)]
    return found


def fitted(games: Iterable[Arena], known: dict[str, list[Choice]]) -> Ratings:
    """Curves of all games together, and of each game and number of players around them."""
    cells: dict[str, list[tuple[Finish, ...]]] = {name: [] for name in known}
    for game in games:
        cells.setdefault(game.cell, []).append(game.table)
    every = [table for tables in cells.values() for table in tables]
    overall = fit_curves(every, known=[choice for choices in known.values() for choice in choices])
    return Ratings(overall, {name: fit_curves(tables, overall, known.get(name, ())) for name, tables in cells.items()})


def _curves(ratings: Ratings, game: Arena) -> Curves:
    return ratings.cells.get(game.cell, ratings.overall)


def held_out(games: Sequence[Arena], known: dict[str, list[Choice]]) -> Iterator[tuple[Arena, Ratings]]:
    """Each game with curves that do not know it."""
    halves = games[::2], games[1::2]
    for mine, others in (halves, halves[::-1]):
        ratings = fitted(others, known)
        yield from ((game, ratings) for game in mine)


def fifths(pairs: Iterable[tuple[Arena, Ratings]]) -> list[dict[str, Any]]:
    """Predicted chances and shares of wins in five parts of equal size."""
    seen: list[tuple[float, bool]] = []
    for game, ratings in pairs:
        curves = _curves(ratings, game)
        predicted = chances([curves.to_win(seat.skill) for seat in game.table])
        seen += [(chance, seat.won) for chance, seat in zip(predicted, game.table, strict=True)]
    seen.sort()
    parts = [seen[len(seen) * part // 5 : len(seen) * (part + 1) // 5] for part in range(5)]
    return [
        {
            "seats": len(part),
            "predicted": round(statistics.mean(chance for chance, _ in part), 4),
            "won": round(statistics.mean(won for _, won in part), 4),
        }
        for part in parts
    ]


def found_again(pairs: Iterable[tuple[Arena, Ratings]], seed: str) -> dict[str, Any]:
    """Programs taken for people: how far off their skill is found in runs of games, by ranges of ten."""
    by_skill: dict[float, list[RatedGame]] = {}
    for game, ratings in pairs:
        for place, seat in enumerate(game.table):
            others = game.table[:place] + game.table[place + 1 :]
            by_skill.setdefault(10 * (seat.skill // 10) + 5, []).append(RatedGame(seat, others, _curves(ratings, game)))
    found: dict[str, Any] = {}
    for skill, played in sorted(by_skill.items()):
        random.Random(seed).shuffle(played)
        runs = [rating(played[start : start + RUN]).skill for start in range(0, len(played) - RUN + 1, RUN)]
        if runs:
            off = statistics.mean(abs(one - skill) for one in runs)
            found[str(skill)] = {"runs": len(runs), "found": round(statistics.mean(runs), 1), "off": round(off, 1)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="ratings of all skills")
    parser.add_argument("--games", type=int, default=0, help="how many more to play")
    parser.add_argument("--keep", type=Path, default=Path("ratings.jsonl"), help="the games, a line each")
    parser.add_argument("--arena", type=Path, help="tables of `bench arena --json`")
    parser.add_argument("--fit", type=Path, help="where to write the curves")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--most", type=int, default=NODES[-1], help="the highest skill that plays: experts take long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    first = len(read(options.keep))
    with options.keep.open("a", encoding="utf-8") as kept:
        for done, one in enumerate(play_all(range(first, first + options.games), options), start=1):
            if one is not None:
                kept.write(json.dumps(one) + "\n")
                kept.flush()
            print(f"\r{done} of {options.games} games", end="", file=sys.stderr, flush=True)
    games = read(options.keep)
    known = {} if options.arena is None else ladder(options.arena)
    pairs = list(held_out(games, known))
    report: dict[str, Any] = {"games": len(games), "fifths": fifths(pairs), "found": found_again(pairs, options.seed)}
    if options.fit is not None:
        options.fit.write_text(json.dumps(ratings_to_data(fitted(games, known)), indent=1) + "\n", "utf-8")
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
