"""B6 and B7: production, and what happens when the bank runs short."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Event
from catanqt.rules.base.events import BankShort, Produced, Rolled
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, Dice, DiceRoll, Roll, Turn
from tests.rules.base.table import B, G, L, O, W, bank, hand, land, odds, of, player, refused, roll, table

BEFORE = [BeforeRoll(0)]
TWO_FORESTS = land({10: ("forest", 9)})


def short(ore: int, *players: dict[str, object], **more: object) -> Catan:
    """A game about to roll in which the bank has so much ore left; the last player holds the rest."""
    return table(*players, player("o" * (19 - ore)), todo=BEFORE, **more)  # type: ignore[arg-type]


def produced(events: list[Event]) -> set[Produced]:
    return set(of(Produced, events))


def test_B6_settlement_takes_one_and_city_two() -> None:
    game = table(player(settlements=[12]), player(cities=[13]), player(settlements=[33]), todo=BEFORE)
    events = roll(game, 2, 4)
    assert events[0] == Rolled(0, 2, 4)
    assert produced(events) == {Produced(0, B, 1), Produced(1, B, 2)}
    assert [hand(game, seat) for seat in range(3)] == ["b", "bb", ""]
    assert bank(game) == (19, 16, 19, 19, 19)
    assert game.task == Turn(0)


def test_B6_everybody_produces_whoever_rolls() -> None:
    game = table(player(settlements=[12]), player(settlements=[13]), todo=[BeforeRoll(2)], turn=2)
    roll(game, 5, 1)
    assert [hand(game, seat) for seat in range(3)] == ["b", "b", ""]


def test_B6_a_city_and_a_settlement_on_one_hex_add_up() -> None:
    game = table(player(settlements=[12], cities=[13]), player(settlements=[23]), todo=BEFORE)
    roll(game, 3, 3)
    assert [hand(game, seat) for seat in range(2)] == ["bbb", "b"]


def test_B6_both_hexes_of_a_number_pay() -> None:
    game = table(player(settlements=[6, 25]), player(cities=[22]), todo=BEFORE)
    roll(game, 6, 3)
    assert [hand(game, seat) for seat in range(2)] == ["l", "gg"]


def test_B6_one_building_on_two_hexes_of_one_number_and_kind_takes_from_both() -> None:
    game = table(player(cities=[18]), todo=BEFORE, board=land({4: ("fields", 4), 5: ("fields", 4)}))
    roll(game, 1, 3)
    assert hand(game, 0) == "gggg"


@pytest.mark.parametrize(("first", "second"), [(a, b) for a in range(1, 7) for b in range(1, 7) if a + b != 7])
def test_B6_each_roll_pays_its_sum(first: int, second: int) -> None:
    game = table(player(cities=[12]), todo=BEFORE)
    roll(game, first, second)
    assert hand(game, 0) == {6: "bb", 10: "oo", 12: "gg"}.get(first + second, "")


def test_B6_the_robbers_hex_pays_nothing_and_only_that() -> None:
    game = table(player(settlements=[6]), player(settlements=[22]), todo=BEFORE, robber=2)
    events = roll(game, 4, 5)
    assert produced(events) == {Produced(1, G, 1)}
    assert bank(game) == (19, 19, 19, 18, 19)


@pytest.mark.parametrize("robber", [2, 10])
def test_B6_the_robber_blocks_one_of_two_hexes_of_a_kind(robber: int) -> None:
    game = table(player(settlements=[6, 24]), todo=BEFORE, robber=robber, board=TWO_FORESTS)
    roll(game, 4, 5)
    assert hand(game, 0) == "l"


def test_B6_a_number_nobody_built_at_pays_nobody() -> None:
    game = table(player(settlements=[12]), todo=BEFORE)
    assert roll(game, 1, 1) == [Rolled(0, 1, 1)]


def test_B6_only_two_dice_are_dice() -> None:
    game = table(player(), todo=BEFORE)
    game.play(Roll())
    assert game.task == DiceRoll(0)
    assert sorted(game.options(), key=str) == sorted((Dice(a, b) for a in range(1, 7) for b in range(1, 7)), key=str)
    assert len(odds(game)) == 36
    assert len(set(odds(game).values())) == 1
    for first, second in ((0, 6), (7, 1), (-1, 3), (1, 7)):
        assert refused(game, Dice(first, second)) == "impossible-outcome"


def test_B7_two_players_due_and_the_bank_short_nobody_takes() -> None:
    game = short(1, player(settlements=[12]), player(settlements=[4]))
    events = roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["", ""]
    assert bank(game)[O] == 1
    assert of(BankShort, events) == [BankShort(O)]
    assert produced(events) == set()


def test_B7_nobody_takes_even_if_the_bank_could_serve_one_of_them_in_full() -> None:
    game = short(2, player(settlements=[12]), player(cities=[4]))
    roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["", ""]
    assert bank(game)[O] == 2


def test_B7_the_bank_just_sufficient_serves_everybody() -> None:
    game = short(3, player(settlements=[12]), player(cities=[4]))
    events = roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["o", "oo"]
    assert bank(game)[O] == 0
    assert not of(BankShort, events)


def test_B7_a_single_player_takes_what_is_left_for_a_city() -> None:
    game = short(1, player(cities=[12]))
    events = roll(game, 4, 6)
    assert hand(game, 0) == "o"
    assert bank(game)[O] == 0
    assert produced(events) == {Produced(0, O, 1)}


def test_B7_a_single_player_takes_what_is_left_for_several_buildings() -> None:
    game = short(2, player(settlements=[12], cities=[4]))
    roll(game, 4, 6)
    assert hand(game, 0) == "oo"


def test_B7_the_single_player_need_not_be_the_roller() -> None:
    game = short(1, player(), player(cities=[12]))
    roll(game, 4, 6)
    assert hand(game, 1) == "o"


def test_B7_a_single_player_due_from_two_hexes_takes_what_is_left() -> None:
    game = short(1, player(settlements=[12, 41]), board=land({15: ("mountains", 10)}))
    roll(game, 4, 6)
    assert hand(game, 0) == "o"
    assert bank(game)[O] == 0


def test_B7_two_players_on_two_different_hexes_share_one_shortage() -> None:
    game = short(1, player(settlements=[12]), player(settlements=[41]), board=land({15: ("mountains", 10)}))
    events = roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["", ""]
    assert of(BankShort, events) == [BankShort(O)]


def test_B7_a_second_claimant_on_the_robbers_hex_is_not_due() -> None:
    game = short(1, player(cities=[12]), player(settlements=[41]), board=land({15: ("mountains", 10)}), robber=15)
    roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["o", ""]


def test_B7_no_shortage_where_the_robber_stops_the_only_hex() -> None:
    game = short(0, player(cities=[12]), robber=0)
    assert roll(game, 4, 6) == [Rolled(0, 4, 6)]


@pytest.mark.parametrize("others", [[], [4]])
def test_B7_an_empty_bank_pays_nobody(others: list[int]) -> None:
    game = short(0, player(settlements=[12]), player(settlements=others))
    events = roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["", ""]
    assert bank(game)[O] == 0
    assert not produced(events)


def test_B7_other_kinds_of_the_same_roll_are_unaffected() -> None:
    game = short(1, player(settlements=[12, 25]), player(settlements=[4, 15]))
    roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["b", "b"]
    assert bank(game) == (19, 17, 19, 19, 1)


def test_B7_two_kinds_can_be_short_at_once() -> None:
    others = player("o" * 18 + "b" * 18)
    game = table(player(cities=[12]), player(settlements=[15, 25]), others, todo=BEFORE)
    events = roll(game, 4, 6)
    assert [hand(game, 0), hand(game, 1)] == ["o", "b"]
    assert {event.resource for event in of(BankShort, events)} == {O, B}


def test_B7_the_bank_never_lends() -> None:
    """JSettlers2 has an unlimited bank."""
    game = table(player(cities=[33]), player(), player("l" * 18), todo=BEFORE)
    roll(game, 2, 6)
    assert hand(game, 0) == "l"
    assert bank(game)[L] == 0
    assert sum(game.state.hands[L::5]) == 19


def test_B7_a_shortage_of_wool_leaves_the_grain_of_the_same_number_alone() -> None:
    board = land({5: ("pasture", 4), 14: ("fields", 4)})
    game = table(player(settlements=[13, 45]), player(settlements=[14]), player("w" * 18), todo=BEFORE, board=board)
    events = roll(game, 2, 2)
    assert [hand(game, 0), hand(game, 1)] == ["g", ""]
    assert of(BankShort, events) == [BankShort(W)]
