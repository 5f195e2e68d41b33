"""Big Game in five steps: a place at the table, a laurel, another settler, an advantage, the champion."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.base.events import Won
from catanqt.rules.base.turn import Roll
from catanqt.scenarios.big_game.rules.actions import SeatSettler, SendSettler, SpendLaurels
from catanqt.scenarios.big_game.rules.events import LaurelEarned, LaurelsSpent, SettlerSent
from catanqt.scenarios.big_game.rules.part import PLACES, part
from catanqt.scenarios.big_game.ui.advantages import AdvantagesPanel
from catanqt.scenarios.big_game.ui.table import TablePanel
from catanqt.ui.language import tr
from catanqt.ui.tutorial.lesson import LEARNER, Data, Lesson, Step
from catanqt.ui.tutorial.lesson_header import lesson_header
from catanqt.ui.tutorial.setting import before_roll, dice, first, hand, in_turn, raise_to


def big_game(learner: str = "") -> Lesson:
    """The lesson in the language that is set."""
    header = lesson_header("classic", learner, 2, "big-game")
    return Lesson("big-game", header, (*_table(), *_laurels()))


def _table() -> tuple[Step, ...]:
    return (
        Step(
            tr("Take a place at the table"),
            tr(
                "Your second settlement sends a settler to the table for free. Drag it to one of the ten places: the "
                "number shows on which roll it earns a laurel."
            ),
            tr("Your settler has a place. 6 and 8 earn laurels most often."),
            (SeatSettler,),
            lambda event: isinstance(event, SettlerSent) and event.seat == LEARNER,
            _best_place,
            panel=TablePanel,
        ),
        Step(
            tr("Earn a laurel"),
            tr("Roll the dice: it will be your number, and your settler earns a laurel. It counts on every turn."),
            tr("Laurels cost nothing. On a seven, whoever has the most settlers at the table earns one."),
            (Roll,),
            lambda event: isinstance(event, LaurelEarned) and event.seat == LEARNER,
            first(Roll),
            before_roll,
            (_my_number,),
            panel=TablePanel,
        ),
        Step(
            tr("Send another settler"),
            tr("Now imagine you have wool and grain. Once per turn, one of them sends a settler to a free place."),
            tr("When the table is full, you roll for a place and send home the settler that sits there."),
            (SendSettler,),
            lambda event: isinstance(event, SettlerSent) and event.seat == LEARNER,
            _best_place,
            _can_send,
            panel=TablePanel,
        ),
    )


def _laurels() -> tuple[Step, ...]:
    return (
        Step(
            tr("Spend laurels"),
            tr(
                "Now imagine you have three laurels. Choose an advantage beside the board: send the robber home, "
                "steal a card, or take a card of your choice."
            ),
            tr("Each advantage can be bought once per turn. Four laurels buy a road, five a development card."),
            (SpendLaurels,),
            lambda event: isinstance(event, LaurelsSpent) and event.seat == LEARNER,
            _take_a_card,
            _can_spend,
            panel=AdvantagesPanel,
        ),
        Step(
            tr("Become the champion"),
            tr(
                "Now imagine you have eleven points, and twelve win. Whoever is first to have three settlers at the "
                "table becomes the champion: one point. Send your third settler!"
            ),
            tr("You have won as the champion of the Big Game!"),
            (SendSettler,),
            lambda event: isinstance(event, Won),
            _best_place,
            _can_win,
            panel=TablePanel,
        ),
    )


def _best_place(game: Game[Any]) -> Action:
    seats = [action for action in game.options() if isinstance(action, SeatSettler | SendSettler)]
    return min(seats, key=lambda action: abs(7 - action.number))


def _my_number(game: Game[Any]) -> Action:
    place = part(game).places.index(LEARNER)
    return dice(PLACES[place])(game)


def _can_send(data: Data) -> None:
    in_turn(data)
    hand(data, wool=1, grain=1)


def _can_spend(data: Data) -> None:
    in_turn(data)
    data["parts"]["big-game"]["laurels"][LEARNER] = 3
    data["robber"] = 4
    hand(data, wool=1)
    for seat in (1, 2):
        hand(data, seat, lumber=1, ore=1)


def _take_a_card(game: Game[Any]) -> Action:
    return max(
        (action for action in game.options() if isinstance(action, SpendLaurels)), key=lambda action: action.advantage
    )


def _can_win(data: Data) -> None:
    in_turn(data)
    hand(data, wool=1, grain=1)
    table = data["parts"]["big-game"]
    others = [number for number, seat in table["places"].items() if seat != LEARNER]
    for number in others[2:]:
        del table["places"][number]
    table["sends"] = 0
    raise_to(data, 11)
