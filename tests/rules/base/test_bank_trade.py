"""B12: trade with the bank and through harbours."""

from __future__ import annotations

import pytest

from catanqt.rules.base.building import BuildCity, BuildSettlement
from catanqt.rules.base.events import BankTraded
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BankTrade, BeforeRoll
from tests.rules.base.table import B, G, L, O, W, bank, edge, hand, menu, path, player, refused, table

KINDS = {"lumber": (L, 11), "brick": (B, 33), "wool": (W, 42), "grain": (G, 1), "ore": (O, 10)}
SPECIAL = pytest.mark.parametrize(("kind", "corner"), KINDS.values(), ids=KINDS)


def trades(game: Catan) -> set[tuple[int, int]]:
    return {(action.give, action.take) for action in menu(game, BankTrade)}


def test_B12_bank_trade_is_four_for_one() -> None:
    game = table(player("llll", settlements=[12]))
    assert trades(game) == {(L, B), (L, W), (L, G), (L, O)}
    assert game.play(BankTrade(L, O)) == [BankTraded(0, L, 4, O)]
    assert hand(game, 0) == "o"
    assert bank(game) == (19, 19, 19, 19, 18)


def test_B12_three_without_a_harbour_are_too_few() -> None:
    game = table(player("lll"), player("l", settlements=[0, 11]))
    assert refused(game, BankTrade(L, O)) == "cannot-pay"


@pytest.mark.parametrize("corner", [0, 3, 26, 32, 47, 51, 49, 52])
def test_B12_a_general_harbour_gives_three_for_one_of_every_kind(corner: int) -> None:
    for kind, letter in enumerate("lbwgo"):
        game = table(player(letter * 3, settlements=[corner]))
        take = (kind + 1) % 5
        assert game.play(BankTrade(kind, take)) == [BankTraded(0, kind, 3, take)]
        game = table(player(letter * 2, settlements=[corner]))
        assert refused(game, BankTrade(kind, take)) == "cannot-pay"


@SPECIAL
def test_B12_a_special_harbour_gives_two_for_one_of_its_kind_only(kind: int, corner: int) -> None:
    letters = "lbwgo"
    game = table(player(letters[kind] * 2 + "".join(other * 3 for other in letters if other != letters[kind]),
                        settlements=[corner]))  # fmt: skip
    assert {give for give, _ in trades(game)} == {kind}
    take = (kind + 1) % 5
    assert game.play(BankTrade(kind, take)) == [BankTraded(0, kind, 2, take)]


@SPECIAL
def test_B12_both_corners_of_a_special_harbour_work(kind: int, corner: int) -> None:
    other = {11: 16, 33: 38, 42: 46, 1: 5, 10: 15}[corner]
    for place in (corner, other):
        game = table(player("lbwgo"[kind] * 2, cities=[place]))
        assert {give for give, _ in trades(game)} == {kind}


@pytest.mark.parametrize("corners", [[0, 11], [11, 0]])
def test_B12_general_and_special_harbour_together_give_the_best_of_both(corners: list[int]) -> None:
    game = table(player("llbbb", settlements=corners))
    assert game.play(BankTrade(L, O)) == [BankTraded(0, L, 2, O)]
    assert game.play(BankTrade(B, O)) == [BankTraded(0, B, 3, O)]


def test_B12_four_cards_at_a_harbour_are_not_overpaid() -> None:
    game = table(player("llll", settlements=[0]))
    game.play(BankTrade(L, O))
    assert hand(game, 0) == "lo"


def test_B12_a_harbour_works_in_the_turn_it_is_built() -> None:
    game = table(player("lbwg" + "ooo", settlements=[12], roads=path(12, 7, 3)))
    assert refused(game, BankTrade(O, L)) == "cannot-pay"
    game.play(BuildSettlement(3))
    assert game.play(BankTrade(O, L)) == [BankTraded(0, O, 3, L)]


def test_B12_a_city_keeps_the_harbour() -> None:
    game = table(player("ggooo" + "lll", settlements=[0]))
    game.play(BuildCity(0))
    assert game.play(BankTrade(L, O)) == [BankTraded(0, L, 3, O)]


def test_B12_anothers_harbour_or_a_mere_road_there_gives_nothing() -> None:
    game = table(player("lll", roads=[edge(0, 3)]), player(settlements=[0]))
    assert not menu(game, BankTrade)


def test_B12_the_bank_must_have_the_card() -> None:
    game = table(player("llll"), player("o" * 19))
    assert refused(game, BankTrade(L, O)) == "bank-is-out"
    assert trades(game) == {(L, B), (L, W), (L, G)}


def test_B12_the_last_card_of_the_bank_can_be_traded_for() -> None:
    game = table(player("llll"), player("o" * 18))
    game.play(BankTrade(L, O))
    assert bank(game)[O] == 0


def test_B12_like_for_like_with_the_bank_is_refused() -> None:
    game = table(player("llll"))
    assert refused(game, BankTrade(L, L)) == "same-kind"


def test_B12_no_bank_trade_before_the_roll() -> None:
    game = table(player("llll"), todo=[BeforeRoll(0)])
    assert refused(game, BankTrade(L, O)) == "not-now"


def test_B12_bank_trades_may_be_repeated() -> None:
    game = table(player("llll" * 2))
    game.play(BankTrade(L, O))
    game.play(BankTrade(L, O))
    assert hand(game, 0) == "oo"
    assert refused(game, BankTrade(L, O)) == "cannot-pay"


@pytest.mark.parametrize(("give", "take"), [(-1, 0), (0, -1), (5, 0), (0, 5), (-5, 0)])
def test_B12_the_bank_knows_five_kinds(give: int, take: int) -> None:
    game = table(player("llllooooo"))
    assert refused(game, BankTrade(give, take)) == "no-such-card"
