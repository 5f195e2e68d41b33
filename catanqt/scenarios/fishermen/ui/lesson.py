"""Fishermen in five steps: a fishery, a catch, the market, the old shoe, the last point."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.advantages import CARD
from catanqt.rules.base.building import BuildSettlement
from catanqt.rules.base.cards import DrawCard
from catanqt.rules.base.events import SettlementBuilt, Won
from catanqt.rules.base.state import VICTORY_POINT
from catanqt.rules.base.turn import Roll
from catanqt.scenarios.fishermen.rules.actions import DrawFish, PassShoe, SpendFish
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent, ShoeMoved
from catanqt.scenarios.fishermen.rules.part import part
from catanqt.scenarios.fishermen.ui.market import MarketPanel
from catanqt.ui.language import tr
from catanqt.ui.tutorial.lesson import LEARNER, Data, Lesson, Step
from catanqt.ui.tutorial.lesson_header import lesson_header
from catanqt.ui.tutorial.setting import before_roll, dice, first, hand, in_turn, raise_to, settle_near


def fishermen(learner: str = "") -> Lesson:
    """The lesson in the language that is set."""
    header = lesson_header("classic", learner, 2, "fishermen")
    return Lesson("fishermen", header, (*_catch(), *_market()))


def _catch() -> tuple[Step, ...]:
    return (
        Step(
            tr("Build at a fishery"),
            tr("Six fisheries lie off the coast, each with a number. Build your settlement at a corner of one."),
            tr("From now on, the number of this fishery brings you fish."),
            (BuildSettlement,),
            lambda event: isinstance(event, SettlementBuilt) and event.seat == LEARNER,
            _by_fishery,
            _can_settle,
            objection=_no_fishery,
        ),
        Step(
            tr("Catch fish"),
            tr(
                "Roll the dice: it will be the number of your fishery. You draw a token, and only you see how many "
                "fish it shows."
            ),
            tr("Three fish! Tokens show one, two or three. A city draws two tokens."),
            (Roll,),
            lambda event: isinstance(event, FishCaught) and event.seat == LEARNER,
            first(Roll),
            before_roll,
            (_my_fishery, lambda game: DrawFish(3)),
        ),
    )


def _market() -> tuple[Step, ...]:
    return (
        Step(
            tr("Go to the fish market"),
            tr(
                "Now imagine you have four fish. Choose what to buy at the market beside the board: send the robber "
                "home, steal a card, or take a card of your choice."
            ),
            tr("There is no change, so mind what you pay with. A seven does not touch your fish."),
            (SpendFish,),
            lambda event: isinstance(event, FishSpent) and event.seat == LEARNER,
            first(SpendFish),
            _can_spend,
            panel=MarketPanel,
        ),
        Step(
            tr("The old shoe"),
            tr(
                "Now imagine you drew the old shoe: whoever has it needs one more point to win. Hand it to a player "
                "who has at least as many points as you."
            ),
            tr("Good riddance! It can be passed on again every turn, after the roll."),
            (PassShoe,),
            lambda event: isinstance(event, ShoeMoved) and event.seat != LEARNER,
            first(PassShoe),
            _with_shoe,
            panel=MarketPanel,
        ),
        Step(
            tr("Seven fish for the last point"),
            tr(
                "Now imagine you have nine points and seven fish. Buy a development card at the market: it may be "
                "the tenth point."
            ),
            tr("You have won! Keep an eye on the coast."),
            (SpendFish,),
            lambda event: isinstance(event, Won),
            _buy_card,
            _can_win,
            (lambda game: DrawCard(VICTORY_POINT),),
            objection=_no_card,
            panel=MarketPanel,
        ),
    )


def _at_fishery(game: Game[Any], corner: int) -> bool:
    return any(corner in corners for corners in part(game).fisheries.values())


def _can_settle(data: Data) -> None:
    in_turn(data)
    hand(data, lumber=1, brick=1, wool=1, grain=1)
    settle_near(data, _at_fishery)


def _by_fishery(game: Game[Any]) -> Action:
    sites = [action for action in game.options() if isinstance(action, BuildSettlement)]
    return next(action for action in sites if _at_fishery(game, action.corner))


def _no_fishery(action: Action, game: Game[Any]) -> str | None:
    if isinstance(action, BuildSettlement) and not _at_fishery(game, action.corner):
        return tr("That is allowed, but this time build on the coast, at a corner of a fishery.")
    return None


def _my_fishery(game: Game[Any]) -> Action:
    mine = (number for number, (_, shares) in part(game).claims.items() if LEARNER in dict(shares))
    return dice(next(mine))(game)


def _can_spend(data: Data) -> None:
    in_turn(data)
    data["parts"]["fishermen"]["tokens"][LEARNER] = [1, 0, 1]
    data["robber"] = 4
    for seat in (1, 2):
        hand(data, seat, lumber=1, ore=1)


def _with_shoe(data: Data) -> None:
    in_turn(data)
    data["parts"]["fishermen"]["shoe"] = LEARNER
    for player in data["players"][1:]:
        player["cities"] += player["settlements"]
        player["settlements"] = []


def _can_win(data: Data) -> None:
    in_turn(data)
    data["parts"]["fishermen"]["tokens"][LEARNER] = [0, 2, 1]
    raise_to(data, 9)


def _buy_card(game: Game[Any]) -> Action:
    return next(action for action in game.options() if isinstance(action, SpendFish) and action.advantage == CARD)


def _no_card(action: Action, game: Game[Any]) -> str | None:
    if isinstance(action, SpendFish) and action.advantage != CARD:
        return tr("Save your fish: this time you need all seven for the development card.")
    return None
