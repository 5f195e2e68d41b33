"""Making, writing and replaying playthroughs."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

from catanqt.kernel.chance import FairDealer
from catanqt.kernel.game import CHANCE, Action, Game
from catanqt.kernel.record import Entry, Header, Record, record_to_data, replay_entry
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.edition import EDITION
from tests.rules.junior.walk_kit import JuniorKit
from tests.walks.scenarios import SCENARIOS
from tests.walks.variants import VARIANTS
from tests.walks.walk import Chooser, Variant

GAMES = Path(__file__).parent / "games"
FOLDER = GAMES / f"edition-{EDITION}"
"""Those of the current edition."""
EVERY = 50
MOST_ENTRIES = 1000
JUNIOR = [Variant("junior", players, JuniorKit(), "printed") for players in (2, 3, 4)]
ALL = [variant for variant in (*VARIANTS, *SCENARIOS, *JUNIOR) if not variant.options]
CHANGED = ("soccer-fever", "big-game")
"""The scenarios that the second edition reads otherwise."""
KEPT = {1: ALL, 2: [variant for variant in ALL if any(name in CHANGED for name in variant.scenarios)]}
"""The games that are kept, by edition."""
LIKES: dict[str, float] = {
    "BuildCity": 30, "BuildSettlement": 30, "BuildRoad": 3, "BuyCard": 4, "BankTrade": 1, "EndTurn": 2,
    "BuildLair": 30, "BuildShip": 8, "BuyCoco": 8, "SendSettler": 2, "SpendLaurels": 2, "SpendFish": 2,
    "PlayRoadBuilding": 8, "PlayYearOfPlenty": 8, "PlayMonopoly": 8, "PlayKnight": 4,
}  # fmt: skip
"""Enough sense to make a game short."""


class Player(Chooser):
    """Plays for all seats, while chance is dealt fairly, from the header's seed."""

    def __init__(self, variant: Variant, seed: int, header: Header) -> None:
        super().__init__(variant, seed)
        self._fair = FairDealer(header.dice[0].seed)
        self._dealt = 0

    def choose(self, game: Game[Any]) -> Action:
        if game.task.actor != CHANCE:
            return super().choose(game)
        self._dealt += 1
        return self._fair.deal(game, self._dealt - 1)

    def _like(self, kind: str) -> float:
        return LIKES.get(kind, 1)


class Witness:
    """Watches a game and notes what freezes its behaviour."""

    def __init__(self, rules: Ruleset, game: Game[Any]) -> None:
        self._rules = rules
        self._game = game
        self._events: Counter[str] = Counter()
        self._entries = 0
        self._checks: list[dict[str, Any]] = []

    def play(self, entry: Entry) -> None:
        """Play an entry as a replay does, events heard."""
        told = self._game.copy().play(entry.action)
        self._events.update(type(event).__name__ for event in told)
        replay_entry(self._game, entry, self._entries)
        self._entries += 1
        if self._entries % EVERY == 0 and not self._game.over:
            position = self._rules.to_position(self._game)
            menu = [self._rules.codec.encode(option) for option in self._game.options()]
            self._checks.append({"after": self._entries, "position": _digest(position), "menu": _digest(menu)})

    def told(self, seats: int) -> dict[str, Any]:
        """What it saw: hashes on the way, how often what happened, and how it ended."""
        return {
            "checks": self._checks,
            "events": dict(sorted(self._events.items())),
            "winner": self._rules.winner(self._game),
            "points": [self._rules.points(self._game, seat) for seat in range(seats)],
            "public_points": [self._rules.public_points(self._game, seat) for seat in range(seats)],
        }


def _digest(data: object) -> str:
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def play(variant: Variant, seed: int) -> dict[str, Any]:
    """A new playthrough, as the data its file keeps."""
    record = Record(variant.header(seed))
    game = variant.rules.new_game(record.header)
    witness = Witness(variant.rules, game)
    player = Player(variant, seed, record.header)
    while not game.over and len(record.entries) < MOST_ENTRIES:
        entry = Entry(game.task.actor, player.choose(game))
        witness.play(entry)
        record.entries.append(entry)
    return {**record_to_data(record, variant.rules.codec), "told": witness.told(variant.players)}


def to_text(data: dict[str, Any]) -> str:
    """JSON with one entry a line, so that a difference can be read."""

    def line(item: object) -> str:
        return json.dumps(item, separators=(",", ":"))

    told = {**data["told"], "checks": 0}
    return "\n".join(
        (
            f'{{"format":{data["format"]},',
            f'"header":{line(data["header"])},',
            '"entries":[',
            ",\n".join(map(line, data["entries"])),
            "],",
            '"told":{"checks":[',
            ",\n".join(map(line, data["told"]["checks"])),
            "],",
            *(f'"{name}":{line(value)},' for name, value in list(told.items())[1:-1]),
            f'"public_points":{line(told["public_points"])}}}}}',
            "",
        )
    )
