"""Positions with a blunder planted in them, which a review must find: moves that any player of Catan would regret.

They come from games of `hard` players and were picked by the rules alone, without asking any judge: a winning move is
there and the turn is ended (while somebody else is about to win, too); the only site is free, paid for and within reach
of the next player, and the turn is ended; the leader lacks a card for the winning city, asks for it and gets it (hands
were dealt for that, and everybody has counted them).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from catanqt.analysis.analyse import judge_choice
from catanqt.analysis.decisions import Choice
from catanqt.analysis.model import Decision
from catanqt.kernel.agent import Budget, Judge
from catanqt.kernel.game import Action, Game
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base.memory import Memory
from catanqt.rules.catalog import from_position

FILE = Path(__file__).with_name("planted_blunders.json")


class Blunder(NamedTuple):
    """A position and what is done in it."""

    name: str
    rules: Ruleset
    game: Game[Any]
    choice: Choice
    better: Action
    """A move that is obviously better."""


def blunders() -> list[Blunder]:
    """All of them."""
    return [_read(data) for data in json.loads(FILE.read_text("utf-8"))]


def _read(data: dict[str, Any]) -> Blunder:
    rules, game = from_position(data["position"])
    if data["counted"]:
        hands = tuple(game.state.hands)
        game.state.memory = Memory(hands, dict.fromkeys(range(game.state.config.players), hands))
    made, better = (rules.codec.decode(data[name], name) for name in ("made", "better"))
    return Blunder(data["name"], rules, game, Choice(0, data["seat"], (made,)), better)


def judged(blunder: Blunder, judge: Judge) -> Decision:
    """What a judge thinks of it."""
    return judge_choice(blunder.rules, blunder.game, blunder.choice, judge, Budget())
