"""The part of the game that a decision belongs to, by the kind of action that was made or would have been best."""

from __future__ import annotations

from typing import Any

from catanqt.analysis.model import Phase
from catanqt.kernel.game import Action, Game
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.junior import building as junior_building
from catanqt.rules.junior import coco, ghost, market
from catanqt.rules.junior import turn as junior_turn

PHASES: dict[type[Action], Phase] = {
    setup.FoundSettlement: Phase.PLACEMENT,
    setup.FoundRoad: Phase.PLACEMENT,
    building.BuildRoad: Phase.BUILDING,
    building.BuildSettlement: Phase.BUILDING,
    building.BuildCity: Phase.BUILDING,
    building.PlaceRoad: Phase.CARDS,
    cards.BuyCard: Phase.CARDS,
    cards.PlayKnight: Phase.CARDS,
    cards.PlayMonopoly: Phase.CARDS,
    cards.PlayRoadBuilding: Phase.CARDS,
    cards.PlayYearOfPlenty: Phase.CARDS,
    robber.Discard: Phase.ROBBER,
    robber.MoveRobber: Phase.ROBBER,
    robber.Rob: Phase.ROBBER,
    junior_building.BuildLair: Phase.BUILDING,
    junior_building.BuildShip: Phase.BUILDING,
    junior_building.PlaceLair: Phase.BUILDING,
    junior_building.PlaceShip: Phase.BUILDING,
    coco.BuyCoco: Phase.CARDS,
    ghost.MoveGhost: Phase.ROBBER,
    market.StockTrade: Phase.TRADE,
    market.SwapMarket: Phase.TRADE,
}
TRADES = (turn.BankTrade, trade.Offer, trade.Accept, trade.Decline, trade.Counter, trade.Confirm, trade.Withdraw)
PASSING = (turn.EndTurn, turn.Roll, junior_turn.EndTurn, junior_turn.Roll)
"""Doing nothing: such a decision belongs to what could have been done instead."""
FEW_POINTS = 2
"""A player who needs no more points than this is about to win."""


def phase_of(rules: Ruleset, game: Game[Any], made: Action, best: Action) -> Phase:
    """The phase of a decision made in this position."""
    action = best if isinstance(made, PASSING) else made
    kind = _kind(action)
    if kind is not Phase.PLACEMENT and kind is not Phase.SCENARIO and _is_near_end(rules, game):
        return Phase.END_GAME
    return kind


def _kind(action: Action) -> Phase:
    if isinstance(action, TRADES):
        return Phase.TRADE
    if isinstance(action, PASSING):
        return Phase.BUILDING
    return PHASES.get(type(action), Phase.SCENARIO)


def _is_near_end(rules: Ruleset, game: Game[Any]) -> bool:
    seats = range(game.state.config.players)
    return any(rules.goal(game, seat) - rules.public_points(game, seat) <= FEW_POINTS for seat in seats)
