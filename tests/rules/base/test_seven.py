"""B8: a seven is rolled."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.events import Discarded, RobberMoved, Rolled, Stolen
from catanqt.rules.base.robber import Discard, Discarding, MoveRobber, Rob, RobberMove, RobberVictim, StealCard, Theft
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from tests.rules.base.table import B, G, L, O, W, bank, hand, odds, play, player, refused, roll, table

BEFORE = [BeforeRoll(0)]
MOVING = [Turn(0), RobberMove(0)]


def seven(*players: dict[str, object]) -> Catan:
    game = table(*players, todo=BEFORE)  # type: ignore[arg-type]
    assert roll(game, 3, 4) == [Rolled(0, 3, 4)]
    return game


@pytest.mark.parametrize("dice", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_B8_seven_produces_nothing_and_moves_the_robber(dice: tuple[int, int]) -> None:
    game = table(player(settlements=[12], cities=[24]), todo=BEFORE)
    roll(game, *dice)
    assert game.task == RobberMove(0)
    assert hand(game, 0) == ""


@pytest.mark.parametrize(("cards", "left"), [(8, 4), (9, 4), (10, 5), (11, 5), (15, 7), (19, 9)])
def test_B8_eight_or_more_discard_half_rounded_down(cards: int, left: int) -> None:
    game = seven(player(), player("w" * cards))
    assert game.task == Discarding(1, left)
    for _ in range(left):
        assert game.play(Discard(W)) == [Discarded(1, W)]
    assert hand(game, 1) == "w" * (cards - left)
    assert bank(game)[W] == 19 - cards + left
    assert game.task == RobberMove(0)


def test_B8_seven_cards_are_kept() -> None:
    game = seven(player("llbbwgo"), player("ooooooo"))
    assert game.task == RobberMove(0)


def test_B8_everybody_discards_and_the_roller_too() -> None:
    game = seven(player("l" * 8), player("b" * 7), player("w" * 9))
    actors = []
    while isinstance(game.task, Discarding):
        actors.append(game.task.actor)
        game.play(game.options()[0])
    assert sorted(actors) == [0, 0, 0, 0, 2, 2, 2, 2]
    assert [hand(game, seat) for seat in range(3)] == ["llll", "bbbbbbb", "wwwww"]
    assert game.task == RobberMove(0)


def test_B8_development_cards_do_not_count_as_hand() -> None:
    game = seven(player("lllllll", cards="kkk"))
    assert game.task == RobberMove(0)


def test_B8_the_owner_chooses_what_to_discard() -> None:
    game = seven(player(), player("llllbbwo"))
    assert {action.resource for action in game.options()} == {L, B, W, O}
    assert refused(game, Discard(G)) == "cannot-pay"
    play(game, Discard(O), Discard(W), Discard(B))
    assert refused(game, Discard(O)) == "cannot-pay"
    assert {action.resource for action in game.options()} == {L, B}
    game.play(Discard(B))
    assert hand(game, 1) == "llll"


def test_B8_the_robber_waits_until_all_have_discarded() -> None:
    game = seven(player("l" * 8), player("b" * 8))
    assert refused(game, MoveRobber(3)) == "not-now"
    assert refused(game, EndTurn()) == "not-now"
    play(game, *[Discard(L)] * 4)
    assert refused(game, MoveRobber(3)) == "not-now"
    play(game, *[Discard(B)] * 4)
    game.play(MoveRobber(3))
    assert game.task == Turn(0)


def test_B8_what_one_discards_does_not_change_what_another_owes() -> None:
    game = seven(player("l" * 8), player("b" * 9))
    play(game, *[Discard(L)] * 4)
    assert game.task == Discarding(1, 4)


def test_B8_the_robber_moves_to_any_other_hex_and_must_move() -> None:
    game = table(player(), todo=MOVING, robber=4)
    assert {action.hex for action in game.options()} == set(range(19)) - {4}
    assert refused(game, MoveRobber(4)) == "same-place"


@pytest.mark.parametrize("hex_", [9, 16])
def test_B8_desert_and_empty_hexes_are_allowed(hex_: int) -> None:
    game = table(player(settlements=[12]), player("l", settlements=[25]), todo=MOVING, robber=4)
    assert game.play(MoveRobber(hex_)) == [RobberMoved(0, hex_)]
    assert game.state.robber == hex_
    assert game.task == Turn(0)


def test_B8_a_building_at_the_desert_can_be_robbed() -> None:
    game = table(player(), player("g", settlements=[23]), todo=MOVING, robber=4)
    game.play(MoveRobber(9))
    assert game.task == Theft(0, 1)


def test_B8_a_single_victim_is_not_asked_for() -> None:
    game = table(player("l"), player("bbo", settlements=[12]), todo=MOVING)
    assert game.play(MoveRobber(4)) == [RobberMoved(0, 4)]
    assert game.task == Theft(0, 1)
    assert game.task.actor == CHANCE
    assert game.play(StealCard(O)) == [Stolen(0, 1, O)]
    assert [hand(game, 0), hand(game, 1)] == ["lo", "bb"]
    assert bank(game) == (18, 17, 19, 19, 18)
    assert game.task == Turn(0)


def test_B8_a_victim_with_two_buildings_there_is_one_victim() -> None:
    game = table(player(), player("b", settlements=[12], cities=[13]), todo=MOVING)
    game.play(MoveRobber(4))
    assert game.task == Theft(0, 1)


def test_B8_among_several_victims_the_roller_chooses() -> None:
    game = table(player(), player("b", settlements=[12]), player("w", cities=[13]), todo=MOVING)
    game.play(MoveRobber(4))
    assert game.task == RobberVictim(0, 4)
    assert list(game.options()) == [Rob(1), Rob(2)]
    assert game.play(Rob(2)) == []
    game.play(StealCard(W))
    assert [hand(game, seat) for seat in range(3)] == ["w", "b", ""]


def test_B8_who_has_no_card_or_no_building_there_is_no_victim() -> None:
    seats = [player("l", settlements=[23]), player("b", settlements=[12]), player(settlements=[13]), player("o" * 3)]
    game = table(*seats, todo=MOVING)
    game.play(MoveRobber(4))
    assert game.task == Theft(0, 1)
    four = [player("l", settlements=[23]), player("b", settlements=[12]), player("w", settlements=[13]), player("o")]
    game = table(*four, todo=MOVING)
    game.play(MoveRobber(4))
    for seat in (0, 3, -1, 4, 7):
        assert refused(game, Rob(seat)) == "not-a-victim"


def test_B8_nobody_with_a_card_there_nothing_is_stolen() -> None:
    game = table(player("l"), player(settlements=[12]), player(cards="k", settlements=[18]), todo=MOVING)
    game.play(MoveRobber(4))
    assert game.task == Turn(0)


def test_B8_the_roller_never_robs_itself() -> None:
    game = table(player("lll", settlements=[12], cities=[13]), todo=MOVING)
    game.play(MoveRobber(4))
    assert game.task == Turn(0)
    assert hand(game, 0) == "lll"


def test_B8_a_road_alone_is_no_building() -> None:
    game = table(player(), player("b", roads=[12, 13]), todo=MOVING)
    game.play(MoveRobber(4))
    assert game.task == Turn(0)


def test_B8_every_card_of_the_victim_is_equally_likely() -> None:
    game = table(player("w"), player("lbbbooooo", settlements=[12]), todo=MOVING)
    game.play(MoveRobber(4))
    assert list(game.options()) == [StealCard(L), StealCard(B), StealCard(O)]
    assert odds(game) == {StealCard(L): 1, StealCard(B): 3, StealCard(O): 5}
    for resource in (W, G, -1, 5):
        assert refused(game, StealCard(resource)) == "impossible-outcome"


def test_B8_the_victim_may_have_discarded_before() -> None:
    game = seven(player(), player("o" * 8, settlements=[12]))
    play(game, *[Discard(O)] * 4, MoveRobber(4), StealCard(O))
    assert [hand(game, 0), hand(game, 1)] == ["o", "ooo"]


def test_B8_after_the_robbery_the_turn_goes_on() -> None:
    game = seven(player(), player("o", settlements=[12]))
    play(game, MoveRobber(4), StealCard(O))
    assert game.task == Turn(0)
    assert EndTurn() in game.options()
