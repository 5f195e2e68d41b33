"""Classic in ten steps, from the first settlement to the last city."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action, Event, Game
from catanqt.rules.base.board import GRAIN
from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.cards import BuyCard, DrawCard
from catanqt.rules.base.events import (
    BankTraded,
    CardDrawn,
    Rolled,
    SettlementBuilt,
    Stolen,
    Traded,
    TurnStarted,
    Won,
)
from catanqt.rules.base.events import RoadBuilt as RoadIsBuilt
from catanqt.rules.base.robber import Discard, MoveRobber, Rob, victims
from catanqt.rules.base.setup import FoundRoad, FoundSettlement
from catanqt.rules.base.state import KNIGHT
from catanqt.rules.base.trade import Choosing, Confirm, Offer, Withdraw
from catanqt.rules.base.turn import BankTrade, EndTurn, Roll
from catanqt.ui.language import tr
from catanqt.ui.tutorial.lesson import LEARNER, Data, Lesson, Step
from catanqt.ui.tutorial.lesson_header import lesson_header
from catanqt.ui.tutorial.setting import (
    anywhere,
    bank_rate,
    before_roll,
    best_corner,
    dice,
    first,
    hand,
    in_turn,
    paying,
    pips,
    raise_to,
    settle_near,
    task,
    to_best_corner,
)

GOOD_CORNER = 9
"""From so many pips on a corner needs no remark."""
SECOND_SETTLEMENT, ITS_ROAD = 28, 40
"""What the board lays out for the learner, and the lesson leaves to them."""


def classic(learner: str = "") -> Lesson:
    """The lesson in the language that is set."""
    steps = (*_founding(), *_dice(), *_building(), *_trading(), *_the_rest())
    return Lesson("classic", lesson_header("classic", learner, 2), steps)


# Founding and dice


def _founding() -> tuple[Step, ...]:
    return (
        Step(
            tr("Place a settlement"),
            tr(
                "Drag the settlement from the tray onto a highlighted corner, then a road next to it. The dots below a "
                "number show how often it is rolled: more dots, more cards."
            ),
            tr("Well placed! Each hex around your second settlement has given you a card to start with."),
            (FoundSettlement, FoundRoad),
            lambda event: isinstance(event, RoadIsBuilt) and event.seat == LEARNER,
            best_corner(FoundSettlement, FoundRoad),
            _leave_founding,
            remark=_about_corner,
        ),
    )


def _leave_founding(data: Data) -> None:
    player = data["players"][LEARNER]
    player["settlements"].remove(SECOND_SETTLEMENT)
    player["roads"].remove(ITS_ROAD)
    hand(data)
    data["turn"] = data["turn_number"] = 0
    data["todo"] = [{"kind": "FirstTurn"}, task("Founding", round=2)]


def _about_corner(action: Action, game: Game[Any]) -> str:
    if isinstance(action, FoundSettlement) and pips(game, action.corner) < GOOD_CORNER:
        return tr("That works. Corners with more dots, next to a 6 or an 8, bring cards more often.")
    return ""


def _dice() -> tuple[Step, ...]:
    return (
        Step(
            tr("Roll the dice"),
            tr("Every turn begins with the dice. Press Roll, or the R key, and see which hexes produce."),
            tr("Every hex with this number gives one card to each settlement on its corners, and two to each city."),
            (Roll,),
            lambda event: isinstance(event, Rolled) and event.seat == LEARNER,
            first(Roll),
            before_roll,
            (paying,),
        ),
        Step(
            tr("Others roll for you, too"),
            tr("Keep your cards for later. End your turn, and see what you get when the others roll."),
            tr("A number pays everybody, no matter who rolled it. So settle on many different numbers."),
            (EndTurn,),
            lambda event: isinstance(event, TurnStarted) and event.seat == LEARNER,
            first(EndTurn),
            deals=(paying, paying),
        ),
    )


# Building and trading


def _building() -> tuple[Step, ...]:
    return (
        Step(
            tr("Build a road"),
            tr(
                "Now imagine it is a later turn, and you have lumber and brick for a road. Drag one next to your "
                "own road."
            ),
            tr("It leads to new corners. The first unbroken road of five or more also earns two points."),
            (BuildRoad,),
            lambda event: isinstance(event, RoadIsBuilt) and event.seat == LEARNER,
            to_best_corner(BuildRoad),
            _can_build_road,
        ),
        Step(
            tr("Build a settlement"),
            tr(
                "Now imagine your roads reach a free corner and you have lumber, brick, wool and grain for a "
                "settlement. Drag it there. It must be at least two paths away from any other building."
            ),
            tr("One more point, and more hexes that produce for you."),
            (BuildSettlement,),
            lambda event: isinstance(event, SettlementBuilt) and event.seat == LEARNER,
            best_corner(BuildSettlement),
            _can_settle,
        ),
    )


def _can_build_road(data: Data) -> None:
    in_turn(data)
    hand(data, lumber=1, brick=1, grain=1)


def _can_settle(data: Data) -> None:
    in_turn(data)
    hand(data, lumber=1, brick=1, wool=1, grain=1)
    settle_near(data, anywhere)


def _trading() -> tuple[Step, ...]:
    return (
        Step(
            tr("Trade with the bank"),
            tr(
                "Now imagine you have too much grain and need ore. Open Trade, or press T: the bank gives one card "
                "for four alike. With a harbour it asks for only three, or two of the kind shown there."
            ),
            tr("The bank is always there, but expensive. A settlement at a harbour makes it cheaper."),
            (BankTrade,),
            lambda event: isinstance(event, BankTraded) and event.seat == LEARNER,
            first(BankTrade),
            _can_bank,
        ),
        Step(
            tr("Trade with a player"),
            tr(
                "Now imagine you have wool to spare and the others have ore. Open Trade, offer one wool for one ore, "
                "and take the answer you like."
            ),
            tr("A fair trade helps both of you. You may trade as often as you like, but only on your own turn."),
            (Offer, Confirm, Withdraw),
            lambda event: isinstance(event, Traded) and event.seat == LEARNER,
            _fair_offer,
            _can_trade,
        ),
    )


def _can_bank(data: Data) -> None:
    in_turn(data)
    hand(data, grain=bank_rate(data, GRAIN), wool=1)


def _can_trade(data: Data) -> None:
    in_turn(data)
    hand(data, wool=2, grain=1)
    for seat in (1, 2):
        hand(data, seat, lumber=1, brick=1, ore=2)


def _fair_offer(game: Game[Any]) -> Action:
    if isinstance(game.task, Choosing):
        return first(Confirm)(game)
    return Offer((0, 0, 1, 0, 0), (0, 0, 0, 0, 1), (1, 2))


# The robber, cards, the end


def _the_rest() -> tuple[Step, ...]:
    return (
        Step(
            tr("A seven, and the robber"),
            tr(
                "Now imagine you hold eight cards. Roll: it will be a seven, so half of them must go. Then move the "
                "robber to a hex of another player: it stops producing, and you steal a card."
            ),
            tr("The robber stays there until the next seven or until somebody plays a knight."),
            (Roll, Discard, MoveRobber, Rob),
            lambda event: isinstance(event, Stolen) and event.thief == LEARNER,
            _rob_somebody,
            _can_rob,
            (dice(7),),
            objection=_nobody_there,
        ),
        Step(
            tr("Buy a development card"),
            tr(
                "Now imagine you have wool, grain and ore: enough for a development card. It may be a knight, a "
                "progress card or a point. Press its tile in the tray."
            ),
            tr("A knight! You may play it from your next turn on. Three knights earn the largest army: two points."),
            (BuyCard,),
            lambda event: isinstance(event, CardDrawn) and event.seat == LEARNER,
            first(BuyCard),
            _can_buy,
            (lambda game: DrawCard(KNIGHT),),
        ),
        Step(
            tr("Win the game"),
            tr(
                "Now imagine you have nine points, and ten win. Three ore and two grain turn a settlement into a city, "
                "which is worth one more point and brings twice the cards. Drag it onto one."
            ),
            tr("You have won! Now you know all you need for your first game."),
            (BuildCity,),
            _won,
            best_corner(BuildCity),
            _can_win,
        ),
    )


def _won(event: Event) -> bool:
    return isinstance(event, Won)


def _can_rob(data: Data) -> None:
    before_roll(data)
    hand(data, lumber=2, brick=2, wool=2, grain=1, ore=1)
    for seat in (1, 2):
        hand(data, seat, lumber=1, wool=1, ore=1)


def _rob_somebody(game: Game[Any]) -> Action:
    options = game.options()
    moves = [action for action in options if isinstance(action, MoveRobber)]
    return next((move for move in moves if victims(game.state, move.hex, LEARNER)), options[0])


def _nobody_there(action: Action, game: Game[Any]) -> str | None:
    if isinstance(action, MoveRobber) and not victims(game.state, action.hex, LEARNER):
        return tr("Nobody else has built there. Choose a hex with a building of another player.")
    return None


def _can_buy(data: Data) -> None:
    in_turn(data)
    hand(data, wool=1, grain=1, ore=1)


def _can_win(data: Data) -> None:
    in_turn(data)
    hand(data, ore=3, grain=2)
    raise_to(data, 9)
