"""Junior in five steps: the die, a ship, a lair, the market, Coco and the ghost captain."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.base.events import BankTraded
from catanqt.rules.junior.board import GOLD
from catanqt.rules.junior.building import BuildLair, BuildShip
from catanqt.rules.junior.coco import BuyCoco, DrawCoco
from catanqt.rules.junior.events import DieRolled, GhostMoved, LairBuilt, MarketSwapped, ShipBuilt
from catanqt.rules.junior.ghost import MoveGhost
from catanqt.rules.junior.market import StockTrade, SwapMarket
from catanqt.rules.junior.state import GHOST
from catanqt.rules.junior.turn import Die, Roll
from catanqt.ui.games.junior.coco_panel import CocoPanel
from catanqt.ui.games.junior.market_panel import MarketPanel
from catanqt.ui.text.i18n import tr
from catanqt.ui.tutorial.lesson import LEARNER, Data, Lesson, Step
from catanqt.ui.tutorial.lesson_header import lesson_header
from catanqt.ui.tutorial.positions import first, hand, in_turn


def junior(learner: str = "") -> Lesson:
    """The lesson in the language that is set."""
    return Lesson("junior", lesson_header("junior", learner, 1), (*_building(), *_pirates()))


def _building() -> tuple[Step, ...]:
    return (
        Step(
            tr("Roll the die"),
            tr("Ahoy! Press Roll. Each island shows a number: when it is rolled, your lairs there get a tile."),
            tr("Your lair got a tile. That also happens when the others roll."),
            (Roll,),
            lambda event: isinstance(event, DieRolled) and event.seat == LEARNER,
            first(Roll),
            deals=(_my_number,),
        ),
        Step(
            tr("Build a ship"),
            tr(
                "Now imagine you have wood and a goat: that buys a ship. Drag it to a glowing place next to one of "
                "your lairs."
            ),
            tr("Ahoy! Ships lead to new places for lairs."),
            (BuildShip,),
            lambda event: isinstance(event, ShipBuilt) and event.seat == LEARNER,
            first(BuildShip),
            _can_sail,
        ),
        Step(
            tr("Build a pirate lair"),
            tr(
                "Now imagine you have wood, a goat, molasses and a cutlass: that buys a lair. Drag it next to one "
                "of your ships."
            ),
            tr("Ships and lairs take turns: ship, lair, ship, lair. Seven lairs win the game!"),
            (BuildLair,),
            lambda event: isinstance(event, LairBuilt) and event.seat == LEARNER,
            first(BuildLair),
            _can_hide,
        ),
    )


def _pirates() -> tuple[Step, ...]:
    return (
        Step(
            tr("Go to the market"),
            tr(
                "Now imagine you need gold. Once per turn, swap a tile for one at the market. Or give two alike "
                "for any one."
            ),
            tr("A good deal! The market changes all the time, so look at it every turn."),
            (SwapMarket, StockTrade),
            lambda event: isinstance(event, MarketSwapped | BankTraded) and event.seat == LEARNER,
            _for_gold,
            _can_swap,
            panel=MarketPanel,
        ),
        Step(
            tr("Ask Coco the parrot"),
            tr(
                "Now imagine you have molasses, a cutlass and gold: that is what Coco wants. Press the parrot: he "
                "calls the ghost captain! Send him to an island and take two tiles."
            ),
            tr("Whoever asks Coco most often gets a lair on Spooky Island. Now you know it all: fair winds!"),
            (BuyCoco, MoveGhost),
            lambda event: isinstance(event, GhostMoved) and event.seat == LEARNER,
            first(BuyCoco, MoveGhost),
            _can_ask,
            (lambda game: DrawCoco(GHOST),),
            panel=CocoPanel,
        ),
    )


def _for_gold(game: Game[Any]) -> Action:
    """Gold, if it lies at the market or can be had from the stock."""
    swaps = [action for action in game.options() if isinstance(action, SwapMarket | StockTrade)]
    return next((action for action in swaps if action.take == GOLD), swaps[0])


def _my_number(game: Game[Any]) -> Action:
    state = game.state
    board = state.config.board
    numbers = [
        island.number
        for place, island in enumerate(board.layout.islands)
        if board.shores[place] & state.lairs[LEARNER] and place != state.ghost
    ]
    return Die(numbers[0])


def _can_sail(data: Data) -> None:
    in_turn(data)
    hand(data, wood=1, goat=1)


def _can_hide(data: Data) -> None:
    in_turn(data)
    hand(data, wood=1, goat=1, molasses=1, cutlass=1)


def _can_swap(data: Data) -> None:
    in_turn(data)
    hand(data, goat=2, wood=1)
    data["swapped"] = False


def _can_ask(data: Data) -> None:
    in_turn(data)
    hand(data, molasses=1, cutlass=1, gold=1)
