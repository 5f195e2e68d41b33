"""Habits: whether the levels play as people of that strength would, and whether temperaments can be told apart.

`levels`: tables of four alike. Of all turns that ended, how many left a settlement or a city that the hand could pay
for, by itself or by way of the bank; offers a game and how many were taken or answered with other terms; offers and
deals that ask back what was just sold; discards; turns that ended with a dozen cards; and where the robber went when
somebody else had 8 points or more, on land of the leader or not.

`temperaments`: tables of four different temperaments of one level, seated in turn; the habits of each and its share of
wins (parity 25 %). `named` is how often a reader who sees only the figures of ten games names it rightly: as the
nearest of the temperaments' averages from other games, in standard deviations. Run it with
`python3 dev.py bench habits`; `--keep FILE` notes the games and goes on where an earlier run was stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE, Action
from catanqt.kernel.record import Seat
from catanqt.rules.base import building, robber, trade, turn
from catanqt.rules.base.state import Catan, State
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.simulate import wilson
from catanqt_ai.classic.bank_trades import bank_trades
from catanqt_ai.registry import LEVELS, TEMPERAMENTS, make_agent

PLAYERS = 4
MOST_TURNS = 400
MANY_CARDS = 12
MANY_POINTS = 8
TEN = 10
"""Games that a reader of figures sees."""
READINGS = 400
TOLD_BY = (
    "cities", "settlements", "roads", "bought", "knights", "army", "road", "offers", "deals", "harbours", "hand",
    "discarded", "bank",
)  # fmt: skip
"""The habits by which a reader tells temperaments."""
Row = dict[str, Any]


class Watcher:
    """Counts what the players of one game do."""

    def __init__(self) -> None:
        self.counts: list[Counter[str]] = [Counter() for _ in range(PLAYERS)]

    def see(self, game: Catan, seat: int, action: Action) -> None:
        """An action that is about to be played."""
        count, state = self.counts[seat], game.state
        match action:
            case turn.EndTurn():
                self._ended(state, seat)
            case trade.Offer(_, want):
                count["offers"] += 1
                count["asked_back"] += _overlap(trade.sold(game, seat), want)
            case trade.Counter(_, want):
                count["bids"] += 1
                count["asked_back"] += _overlap(trade.sold(game, seat), want)
            case robber.Discard():
                count["discarded"] += 1
            case robber.MoveRobber(hex_):
                self._moved_robber(state, seat, hex_)
            case robber.Rob():
                count["thefts"] += 1
            case _:
                count[type(action).__name__] += 1
        if isinstance(game.task, trade.Choosing):
            self._answered(game.task, action)

    def _ended(self, state: State, seat: int) -> None:
        count = self.counts[seat]
        count["turns"] += 1
        count["hand"] += state.hand_size(seat)
        count["a_dozen"] += state.hand_size(seat) >= MANY_CARDS
        builds = (
            (building.SETTLEMENT_COST, building.settlement_sites(state, seat)),
            (building.CITY_COST, building.city_sites(state, seat)),
        )
        possible = [bank_trades(state, seat, cost) for cost, sites in builds if sites]
        count["payable_left"] += any(trades == [] for trades in possible)
        count["bank_left"] += any(trades is not None for trades in possible)

    def _moved_robber(self, state: State, seat: int, hex_: int) -> None:
        others = [other for other in range(PLAYERS) if other != seat]
        most = max(state.score[other] for other in others)
        if most < MANY_POINTS:
            return
        count = self.counts[seat]
        leaders = {other for other in others if state.score[other] == most}
        hit = {slot // 5 for slot, _ in state.yields[hex_][1]}
        count["robber_late"] += 1
        count["robber_on_leader"] += bool(leaders & hit)

    def _answered(self, task: trade.Choosing, action: Action) -> None:
        """Only offers that somebody took or answered with other terms come to a choice."""
        count = self.counts[task.actor]
        count["heard"] += 1
        count["deals"] += isinstance(action, trade.Confirm)

    def figures(self, game: Catan) -> list[Row]:
        state, found = game.state, []
        for seat, count in enumerate(self.counts):
            pieces = {
                "cities": count["BuildCity"], "settlements": count["BuildSettlement"], "bought": count["BuyCard"],
                "roads": count["BuildRoad"], "knights": state.knights[seat], "bank": count["BankTrade"],
                "army": int(state.largest_army == seat), "road": int(state.longest_road == seat),
                "harbours": sum(rate < 4 for rate in state.rates[5 * seat : 5 * seat + 5]),
                "won": int(state.winner == seat),
            }  # fmt: skip
            found.append({**count, **pieces})
        return found


def _overlap(sold: Sequence[int], wanted: Sequence[int]) -> bool:
    return any(one and other for one, other in zip(sold, wanted, strict=True))


def play(players: Sequence[str], number: int) -> list[Row]:
    """What everybody did in one game; seats rotate from game to game."""
    order = [(seat + number) % PLAYERS for seat in range(PLAYERS)]
    seed = f"habits/{number // PLAYERS}"
    session = Session(
        new_header(
            "classic", [Seat(str(who), players[who]) for who in order], board_seed=seed, dice_seed=f"{seed}/{number}"
        )
    )
    agents = [make_agent(players[who], f"{seed}/{who}") for who in order]
    watcher, rng = Watcher(), random.Random(number)
    game: Any = session.game
    while not game.over and game.state.turn_number <= MOST_TURNS:
        seat = game.task.actor
        if seat == CHANCE:
            session.deal()
            continue
        action = session.ask(agents[seat], Budget(), rng)
        watcher.see(game, seat, action)
        session.play(action)
    found = watcher.figures(game)
    return [found[order.index(who)] for who in range(PLAYERS)]


class Notes:
    """The games played so far, by their table, kept in a file if there is one."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, list[Row]] = {}
        if file is not None and file.exists():
            self._known = dict(json.loads(line) for line in file.read_text("utf-8").splitlines())

    def game(self, players: Sequence[str], number: int) -> list[Row]:
        key = f"{','.join(players)} {number}"
        if key not in self._known:
            self._known[key] = play(players, number)
            if self._file is not None:
                with self._file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, self._known[key]]) + "\n")
        print(f"\r{key:<60}", end="", file=sys.stderr, flush=True)
        return self._known[key]

    def games(self, players: Sequence[str], count: int) -> Iterator[list[Row]]:
        return (self.game(players, number) for number in range(count))


def habits(rows: Sequence[Row]) -> Row:
    """The figures of a level or temperament; `a game` means of one player."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row)
    games, turns = len(rows), total["turns"] or 1
    return {
        "payable_left_percent": _percent(total["payable_left"], turns),
        "bank_left_percent": _percent(total["bank_left"], turns),
        "a_dozen_cards_percent": _percent(total["a_dozen"], turns),
        "offers_a_game": round(total["offers"] / games, 1),
        "heard_percent": _percent(total["heard"], total["offers"]),
        "dealt_percent": _percent(total["deals"], total["offers"]),
        "asked_back": total["asked_back"],
        "discarded_a_game": round(total["discarded"] / games, 1),
        "robber_on_leader_percent": _percent(total["robber_on_leader"], total["robber_late"]),
        "robber_late": total["robber_late"],
        **{name: round(_habit(rows, name), 2) for name in TOLD_BY if name not in ("offers", "discarded")},
    }


def _percent(part: float, whole: float) -> float:
    return round(100 * part / whole, 1) if whole else math.nan


def _habit(rows: Sequence[Row], name: str) -> float:
    """A habit over some games: the hand by turns, all else by games."""
    if name == "hand":
        return sum(row["hand"] for row in rows) / max(1, sum(row["turns"] for row in rows))
    return fmean(float(row.get(name, 0)) for row in rows)


def mixed(level: str, names: Sequence[str], notes: Notes, games: int) -> dict[str, list[Row]]:
    """Tables of different temperaments in turn, until each has played so many games."""
    found: dict[str, list[Row]] = {name: [] for name in names}
    number = 0
    while min(map(len, found.values())) < games:
        table = [names[(PLAYERS * number + seat) % len(names)] for seat in range(PLAYERS)]
        for name, row in zip(table, notes.game([f"{level}/{name}" for name in table], number), strict=True):
            found[name].append(row)
        number += 1
    return found


def named(rows: dict[str, list[Row]]) -> Row:
    """How often a temperament is named rightly from the figures of ten games, knowing the averages of others."""
    rng, right = random.Random(0), dict.fromkeys(rows, 0)
    mistaken: Counter[str] = Counter()
    points = {name: [_point(row) for row in own] for name, own in rows.items()}
    spread, centres = _spread(points), {name: _centre(own) for name, own in points.items()}
    for true, own in points.items():
        for _ in range(READINGS):
            shown = rng.sample(range(len(own)), TEN)
            others = [point for place, point in enumerate(own) if place not in shown]
            known = {**centres, true: _centre(others)}
            guess = _nearest(_centre([own[place] for place in shown]), known, spread)
            right[true] += guess == true
            mistaken[f"{true} for {guess}"] += guess != true
    return {
        "all_percent": _percent(sum(right.values()), READINGS * len(rows)),
        **{name: _percent(count, READINGS) for name, count in right.items()},
        "mistaken": {pair: _percent(count, READINGS) for pair, count in mistaken.most_common(6)},
    }


Point = tuple[float, ...]
"""The habits of a player in a game, or their averages."""


def _point(row: Row) -> Point:
    return tuple(_habit([row], name) for name in TOLD_BY)


def _centre(points: Sequence[Point]) -> Point:
    return tuple(map(fmean, zip(*points, strict=True)))


def _spread(points: dict[str, list[Point]]) -> Point:
    """How much each habit varies from game to game, whatever the temperament."""
    each = [tuple(map(pstdev, zip(*own, strict=True))) for own in points.values()]
    return tuple(max(1e-6, varies) for varies in _centre(each))


def _nearest(shown: Point, known: dict[str, Point], spread: Point) -> str:
    """The temperament whose averages are nearest."""

    def distance(name: str) -> float:
        return sum(((one - two) / unit) ** 2 for one, two, unit in zip(shown, known[name], spread, strict=True))

    return min(known, key=distance)


def temperaments(level: str, names: Sequence[str], notes: Notes, games: int) -> Row:
    rows = mixed(level, names, notes, games)
    found: Row = {}
    for name, own in rows.items():
        wins = sum(row["won"] for row in own)
        low, high = wilson(wins, len(own))
        shares = {"wins_percent": _percent(wins, len(own)), "interval95": [round(100 * low), round(100 * high)]}
        found[name] = {"games": len(own), **shares, **habits(own)}
    if games > TEN and len(rows) > 1:
        found["named"] = named(rows)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each level and temperament")
    parser.add_argument("--levels", default=",".join(LEVELS), help="comma-separated; empty for none")
    parser.add_argument("--temperaments", default="hard", metavar="LEVELS", help="levels to try all temperaments of")
    parser.add_argument("--names", default=",".join(TEMPERAMENTS), help="the temperaments that are tried")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="note the games here")
    options = parser.parse_args()
    notes = Notes(options.keep)
    found: Row = {"levels": {}, "temperaments": {}}
    for level in filter(None, options.levels.split(",")):
        rows = [row for table in notes.games([level] * PLAYERS, options.games) for row in table]
        found["levels"][level] = habits(rows)
    for level in filter(None, options.temperaments.split(",")):
        found["temperaments"][level] = temperaments(level, options.names.split(","), notes, options.games)
    print(file=sys.stderr)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
