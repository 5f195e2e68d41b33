"""Which sound belongs to what: a table over the events of all games."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.junior import events as junior
from catanqt.scenarios.big_game.rules import events as big_game
from catanqt.scenarios.fishermen.rules import events as fishermen
from catanqt.scenarios.soccer_fever.rules import events as soccer

FOR_ALL: dict[type[Event], str] = {
    base.Rolled: "dice",
    junior.DieRolled: "dice",
    big_game.ChallengeRolled: "dice",
    base.RoadBuilt: "place",
    base.SettlementBuilt: "place",
    base.CityBuilt: "place",
    junior.ShipBuilt: "place",
    junior.LairBuilt: "place",
    big_game.SettlerSent: "place",
    base.CardDrawn: "card",
    base.CardPlayed: "card",
    junior.CocoDrawn: "card",
    base.RobberMoved: "robber",
    base.Monopolised: "robber",
    junior.GhostMoved: "robber",
    fishermen.ShoeMoved: "robber",
    base.Traded: "trade",
    base.BankTraded: "trade",
    junior.MarketSwapped: "trade",
    base.Won: "win",
}
ROLLS = (base.Rolled, junior.DieRolled, big_game.ChallengeRolled)
"""Heard while the dice tumble; all else is heard when it has arrived."""
FOR_THE_VIEWER: dict[type[Event], str] = {
    base.Produced: "coins",
    base.TookFromBank: "coins",
    junior.TookTiles: "coins",
    fishermen.FishCaught: "coins",
    big_game.LaurelEarned: "coins",
    base.TurnStarted: "turn",
}
"""Heard only if they happen to the seat of the viewer."""


def is_roll(event: Event) -> bool:
    return isinstance(event, ROLLS)


def chosen(events: Sequence[Event], viewer: int) -> list[str]:
    """The sounds of what happened, each once, in the order of the events; two at most, and the end drowns all."""
    found: list[str] = []
    for event in events:
        name = _sound(event, viewer)
        if name is not None and name not in found:
            found.append(name)
    return ["win"] if "win" in found else found[:2]


def _sound(event: Event, viewer: int) -> str | None:
    if isinstance(event, soccer.ShotTaken):
        return "goal" if event.goal else "place"
    if type(event) in FOR_THE_VIEWER:
        return FOR_THE_VIEWER[type(event)] if getattr(event, "seat", None) == viewer else None
    return FOR_ALL.get(type(event))
