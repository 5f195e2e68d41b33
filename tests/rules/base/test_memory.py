"""B17: what a seat remembers of the others' hands is what it could have counted, and no more."""

from __future__ import annotations

import random

from catanqt.rules.base.memory import open_hands, sure_cards
from catanqt.rules.base.robber import MoveRobber, RobberMove, StealCard
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BankTrade, Dice, DiceRoll, Turn
from tests.rules.base.table import RULES, B, G, L, O, W, play, player, table

ROBBED = (Turn(0), RobberMove(0))


def watched(*players: str, todo: tuple[object, ...] = (Turn(0),)) -> Catan:
    """A game in which everybody has seen all these cards come."""
    corners = [47, 17, 25]
    seats = [player(hand, settlements=[corner]) for hand, corner in zip(players, corners, strict=True)]
    game = table(*seats, todo=todo)  # type: ignore[arg-type]
    game.state.memory = open_hands(3)
    return game


def sure(game: Catan, seat: int, other: int) -> list[int]:
    return sure_cards(game.state, seat)[5 * other : 5 * other + 5]


def test_all_that_lies_open_is_remembered() -> None:
    game = watched("llll", "o", "", todo=(DiceRoll(0),))
    play(game, Dice(2, 4), BankTrade(L, O))
    assert game.state.hand(1)[B] == 1, "corner 17 lies by the brick that 6 pays"
    for seat in range(3):
        assert sure_cards(game.state, seat) == game.state.hands


def test_thief_and_victim_know_which_card_was_stolen() -> None:
    game = watched("", "oow", "g", todo=ROBBED)
    play(game, MoveRobber(4), StealCard(O))
    for seat in (0, 1):
        assert sure_cards(game.state, seat) == game.state.hands


def test_the_others_know_that_one_was() -> None:
    game = watched("", "oow", "g", todo=ROBBED)
    play(game, MoveRobber(4), StealCard(O))
    assert sure(game, 2, 1) == [0, 0, 0, 0, 1]
    assert sure(game, 2, 0) == [0] * 5
    dreams = [RULES.imagine(game, 2, random.Random(seed)).state for seed in range(60)]
    assert {(dream.hand(0), dream.hand(1)) for dream in dreams} == {
        ((0, 0, 0, 0, 1), (0, 0, 1, 0, 1)),
        ((0, 0, 1, 0, 0), (0, 0, 0, 0, 2)),
    }


def test_what_is_seen_later_counts_again() -> None:
    game = watched("bbb", "oow", "g", todo=ROBBED)
    play(game, MoveRobber(4), StealCard(W), BankTrade(B, G))
    assert sure(game, 2, 0) == [0, 0, 0, 1, 0]
    assert sure(game, 1, 0) == [0, 0, 1, 1, 0]


def test_what_is_given_away_is_forgotten() -> None:
    game = watched("bbb", "oow", "g", todo=ROBBED)
    play(game, MoveRobber(4), StealCard(W))
    game.state.hands[5 * 1 + O] -= 2
    assert sure(game, 2, 1) == [0] * 5


def test_whoever_reads_a_position_has_seen_nothing() -> None:
    game = table(player("l", settlements=[47]), player("oow", settlements=[17]), player("g", settlements=[25]))
    assert sure_cards(game.state, 0) == [0] * 15


def test_an_imagined_game_remembers_for_its_seat_alone() -> None:
    game = watched("", "oow", "g", todo=ROBBED)
    play(game, MoveRobber(4), StealCard(O))
    dream = RULES.imagine(game, 2, random.Random(1))
    assert sure(dream, 2, 1) == sure(game, 2, 1)
    assert sure(dream, 1, 2) == [0] * 5
    again = RULES.imagine(dream, 2, random.Random(5))
    assert sure(again, 2, 1) == sure(game, 2, 1)
