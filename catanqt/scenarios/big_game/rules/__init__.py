"""Big Game, Big Honor: settlers at the table earn laurels, and laurels buy advantages."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from catanqt.kernel.game import Action, Event, Handler
from catanqt.kernel.rule_options import RuleOption, tr_noop
from catanqt.rules.advantages import unpack, uses
from catanqt.rules.base.board import GRAIN, WOOL
from catanqt.rules.base.events import Rolled, SettlementBuilt
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.base.state import NOBODY, Catan
from catanqt.scenarios.big_game.rules.actions import (
    ChallengeTable,
    FreeSettler,
    SeatSettler,
    SendSettler,
    SpendLaurels,
    TableDice,
    TableRoll,
    send_options,
)
from catanqt.scenarios.big_game.rules.events import LaurelEarned
from catanqt.scenarios.big_game.rules.part import (
    CHAMPION_POINT,
    MOST_LAURELS,
    NAME,
    PLACE_OF,
    USED,
    Part,
    part,
    part_from_data,
    part_to_data,
)

OPTIONS = (
    RuleOption(
        "laurels_before_roll",
        NAME,
        "BG6",
        (True, False),
        tr_noop("Laurels before the roll"),
        tr_noop("Advantages may be bought with laurels before the dice are rolled, too."),
        keywords=tr_noop("before the dice, advantages"),
    ),
    RuleOption(
        "fill_and_challenge",
        NAME,
        "BG4",
        (False, True),
        tr_noop("Fill the last place and challenge"),
        tr_noop("Whoever fills the last place at the table may challenge it once in the same turn."),
        keywords=tr_noop("tenth place, full table, same turn"),
    ),
    RuleOption(
        "champion",
        NAME,
        "BG7",
        ("first", "alone"),
        tr_noop("Champion"),
        tr_noop("Who takes the champion's card when several come to have more settlers than its owner."),
        (tr_noop("The first of them in turn order"), tr_noop("Nobody, until one player alone has the most")),
        keywords=tr_noop("most settlers, tie, draw"),
    ),
)


class BigGame(Scenario):
    """The table, its laurels and its champion."""

    name = NAME
    order = 2
    options: ClassVar = OPTIONS
    more_to_win: ClassVar = 2
    turn_actions: ClassVar = (SendSettler, ChallengeTable, SpendLaurels)
    actions: ClassVar = (SeatSettler, *turn_actions, TableDice)
    tasks: ClassVar = (FreeSettler, TableRoll)

    def listens(self) -> dict[type[Event], Handler]:
        return {SettlementBuilt: _settled, Rolled: _earn}

    def begin(self, game: Catan) -> None:
        _lay_out(game, Part(game.state.config.players))

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        state = game.state
        table: Part = state.scenario_state[NAME]
        laurels = table.laurels[seat]
        if laurels and (rolled or state.config.rules["laurels_before_roll"]):
            menu += _spend_options(uses(state, seat, laurels), state.turn_flags.get(USED, 0))
        if rolled and (state.hands[5 * seat + WOOL] or state.hands[5 * seat + GRAIN]):
            menu += send_options(state, table, seat)

    def off_turn_points(self, game: Catan, seat: int) -> int:
        return CHAMPION_POINT * (part(game).champion == seat)

    def part_to_data(self, game: Catan) -> Any:
        return part_to_data(game)

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        _lay_out(game, part_from_data(game, data, place))


def _lay_out(game: Catan, table: Part) -> None:
    game.state.scenario_state[NAME] = table
    if table.champion != NOBODY:
        game.state.score[table.champion] += CHAMPION_POINT


def _settled(game: Catan, event: SettlementBuilt) -> None:
    if event.setup == 2:
        game.push(FreeSettler(event.seat))


def _earn(game: Catan, event: Rolled) -> None:
    table: Part = game.state.scenario_state[NAME]
    number = event.first + event.second
    if number == 7:
        counts = [table.places.count(seat) for seat in range(game.state.config.players)]
        winner = counts.index(max(counts)) if counts.count(max(counts)) == 1 else NOBODY
    else:
        winner = table.places[PLACE_OF[number]]
    if winner != NOBODY and table.laurels[winner] < MOST_LAURELS:
        table.laurels[winner] += 1
        game.emit(LaurelEarned, winner)


@cache
def _spend_options(found: int, used: int) -> tuple[SpendLaurels, ...]:
    """Prices rise by one laurel an advantage, so `found` holds just what can be paid for."""
    return tuple(SpendLaurels(*use) for use in unpack(found) if not used >> use[0] & 1)


SCENARIO = BigGame
