"""The prompt says what is expected of whom, to the one who must act and to those who wait."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.ruleset import TASKS
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from tests.rules.base.table import player, table
from tests.ui.games.classic.positions import kit_of
from tests.ui.helpers.scenario_context import header_of, seen_at

pytestmark = pytest.mark.usefixtures("qtbot")

LUMBER, ORE = (1, 0, 0, 0, 0), (0, 0, 0, 0, 1)


def moments(seat: int) -> dict[type[Task], Task]:
    """One task of each kind, in which this seat must act, or which is about it."""
    other = 1 - seat
    return {
        setup.Founding: setup.Founding(seat, 1),
        setup.FoundingRoad: setup.FoundingRoad(seat, 12 if seat else 8),
        turn.BeforeRoll: turn.BeforeRoll(seat),
        turn.DiceRoll: turn.DiceRoll(seat),
        turn.Turn: turn.Turn(seat),
        building.FreeRoads: building.FreeRoads(seat, 2),
        cards.CardDraw: cards.CardDraw(seat),
        robber.Discarding: robber.Discarding(seat, 3),
        robber.RobberMove: robber.RobberMove(seat),
        robber.RobberVictim: robber.RobberVictim(seat, 9),
        robber.Theft: robber.Theft(seat, other),
        trade.Answering: trade.Answering(seat, other, LUMBER, ORE, (), (), ()),
        trade.Choosing: trade.Choosing(seat, LUMBER, ORE, (other,), ()),
    }


def moment(task: Task, viewer: int = 0) -> Perspective:
    game = table(player("lo", settlements=[23]), player("lo", settlements=[30]), player())
    game.state.todo[:] = [turn.Turn(game.state.turn), task]
    return Perspective(header_of(game), seen_at(game).rules, game, viewer)


def prompt(task: Task, viewer: int = 0) -> Prompt:
    found = kit_of(moment(task, viewer)).prompt(moment(task, viewer))
    assert found is not None
    assert found.text
    assert "{" not in found.text + found.detail
    return found


def test_every_task_that_waits_for_somebody_is_here() -> None:
    automatic = {setup.FirstTurn, turn.NextTurn, robber.RobberDue}
    assert set(moments(0)) == set(TASKS) - automatic


@pytest.mark.parametrize("kind", moments(0))
def test_others_are_called_by_name_and_oneself_is_not(kind: type[Task]) -> None:
    mine, theirs = prompt(moments(0)[kind]), prompt(moments(1)[kind])
    assert (mine.seat, theirs.seat) == (0, 1)
    assert mine.text != theirs.text
    assert "Ann" not in mine.text
    assert "Bob" in theirs.text


def test_an_offer_of_ones_own_is_thought_about() -> None:
    assert prompt(moments(1)[trade.Answering]).text == "Bob is thinking about your offer."
    assert prompt(moments(1)[trade.Answering], viewer=2).text == "Bob is thinking about the offer of Ann."
    assert prompt(moments(0)[trade.Answering]).text == "Bob offers you a trade."


def test_a_theft_is_told_to_its_victim() -> None:
    assert prompt(robber.Theft(1, 0)).text == "Bob steals a card from you."
    assert prompt(robber.Theft(1, 2)).text == "Bob steals a card from Cleo."


def test_the_second_settlement_is_not_the_first() -> None:
    assert prompt(setup.Founding(0, 1)).text != prompt(setup.Founding(0, 2)).text
    assert prompt(setup.Founding(1, 1)).text != prompt(setup.Founding(1, 2)).text


def test_an_earlier_moment_asks_nothing_of_anybody() -> None:
    now = moment(turn.Turn(0))
    then = Perspective(now.header, now.rules, now.game, 0, live=False)
    found = kit_of(then).prompt(then)
    assert found is not None
    assert "Ann" in found.text


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("", "You do not have the cards to build anything now."),
        ("llll", "You cannot build anything yet, but you can trade."),
        ("wgo", "You can afford a development card."),
        ("lb", "Drag a piece from below onto the board, or press its number key."),
    ],
)
def test_a_turn_says_what_can_be_afforded(hand: str, told: str) -> None:
    perspective = seen_at(table(player(hand, settlements=[0], roads=[0]), todo=(turn.Turn(0),)))
    prompt = kit_of(perspective).prompt(perspective)
    assert prompt is not None
    assert prompt.detail == told
