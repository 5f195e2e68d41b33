"""Moves of Junior in words, for hints."""

from __future__ import annotations

from catanqt.kernel.game import Action
from catanqt.rules.junior import building, coco, ghost, market, turn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import SPOOKY
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count


def move(action: Action, perspective: Perspective) -> str | None:
    """What to do, in one sentence; places are marked on the board."""
    match action:
        case market.SwapMarket(give, take):
            gives, takes = resource_count(RESOURCES[give], 1), resource_count(RESOURCES[take], 1)
            return tr("Swap {give} for {take} at the market.", give=gives, take=takes)
        case market.StockTrade(give, take):
            gives, takes = resource_count(RESOURCES[give], market.STOCK_RATE), resource_count(RESOURCES[take], 1)
            return tr("Swap {give} for {take} with the stock.", give=gives, take=takes)
        case building.BuildShip() | building.PlaceShip():
            return tr("Build a ship at the marked place.")
        case building.BuildLair() | building.PlaceLair():
            return tr("Build a lair at the marked place.")
        case ghost.MoveGhost(island) if island == SPOOKY:
            return tr("Send the ghost captain home to Spooky Island.")
        case ghost.MoveGhost():
            return tr("Send the ghost captain to the marked island.")
        case coco.BuyCoco():
            return tr("Ask Coco for a tile.")
        case turn.Roll():
            return tr("Roll the die.")
        case turn.EndTurn():
            return tr("End your turn.")
    return None
