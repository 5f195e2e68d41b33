"""BG1-BG4, BG7: the table, how settlers get there, and the Champion."""

from __future__ import annotations

from dataclasses import replace

import pytest

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.events import Produced, Rolled, Won
from catanqt.rules.base.setup import FoundingRoad, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, SeatSettler, SendSettler, TableDice, TableRoll
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, ChampionMoved, LaurelEarned, SettlerSent
from tests.rules.base.table import bank, hand, menu, odds, of, play, player, roll
from tests.rules.scenarios.positions import (
    BG,
    FIRST_EDITION,
    big,
    big_game,
    end_turn,
    full_table,
    header,
    island,
    points,
    refused,
    rules_of,
    table,
)

WOOL, GRAIN = 2, 3
PLACES = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
DICE = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3), 8: (4, 4), 9: (4, 5), 10: (5, 5), 11: (5, 6), 12: (6, 6)}


def at_table(game: Catan) -> dict[int, int]:
    """Whose settler sits where."""
    return {int(number): seat for number, seat in big_game(game)["places"].items()}


def counts(game: Catan) -> list[int]:
    """How many settlers everybody has at the table."""
    return [list(at_table(game).values()).count(seat) for seat in range(game.state.config.players)]


# --- BG1, BG2: the table and the set-up ---


def test_BG1_the_table_starts_empty_and_has_ten_places() -> None:
    game = ruleset("classic", (BG,)).new_game(header(BG))
    assert at_table(game) == {}
    assert big_game(game)["laurels"] == [0, 0, 0, 0]
    game = table(player("w"), big_game=big())
    assert [send.number for send in menu(game, SendSettler)] == list(PLACES)


@pytest.mark.parametrize("number", [-1, 0, 1, 7, 13])
def test_BG1_there_is_no_such_place(number: int) -> None:
    game = table(player("w"), big_game=big())
    assert refused(game, SendSettler(number, WOOL)) == "no-such-place"


def test_BG1_nobody_has_more_than_six_settlers() -> None:
    six = dict.fromkeys(PLACES[:6], 0)
    game = table(player("wg"), big_game=big(places=six, champion=0))
    assert menu(game, SendSettler) == []
    assert refused(game, SendSettler(12, WOOL)) == "none-left"


def test_BG1_the_sixth_settler_may_go() -> None:
    five = dict.fromkeys(PLACES[:5], 0)
    game = table(player("w"), big_game=big(places=five, champion=0))
    game.play(SendSettler(12, WOOL))
    assert counts(game) == [6, 0, 0, 0]


def test_BG1_nobody_challenges_a_full_table_with_a_seventh() -> None:
    game = table(player("wg"), big_game=big(places=full_table(6, 4), champion=0))
    assert menu(game, ChallengeTable) == []
    assert refused(game, ChallengeTable(WOOL)) == "none-left"


def founding() -> Catan:
    game: Catan = ruleset("classic", (BG,)).new_game(replace(header(BG), board=island(BG)))
    return game


def test_BG2_with_the_second_settlement_a_settler_goes_to_any_free_place_for_free() -> None:
    """Rounds go 0 1 2 3 and 3 2 1 0; the settlers come with the second."""
    game = founding()
    for seat, corner in enumerate((0, 2, 21, 26)):
        game.play(FoundSettlement(corner))
        assert game.task == FoundingRoad(seat, corner)
        game.play(game.options()[0])
    taken: dict[int, int] = {}
    for seat, corner, number in ((3, 47, 8), (2, 50, 2), (1, 18, 12), (0, 29, 6)):
        game.play(FoundSettlement(corner))
        assert game.task.actor == seat
        assert list(game.options()) == [SeatSettler(place) for place in PLACES if place not in taken]
        before = hand(game, seat)
        assert of(SettlerSent, game.play(SeatSettler(number))) == [SettlerSent(seat, number, -1)]
        taken[number] = seat
        assert at_table(game) == taken
        assert hand(game, seat) == before != ""
        assert game.task == FoundingRoad(seat, corner)
        game.play(game.options()[0])
    assert game.task == BeforeRoll(0)


def test_BG2_a_taken_place_is_refused() -> None:
    game = founding()
    for corner in (0, 2, 21, 26):
        game.play(FoundSettlement(corner))
        game.play(game.options()[0])
    play(game, FoundSettlement(47), SeatSettler(6))
    game.play(game.options()[0])
    game.play(FoundSettlement(50))
    assert refused(game, SeatSettler(6)) == "taken"
    assert refused(game, SeatSettler(7)) == "no-such-place"


@pytest.mark.parametrize("players", [3, 4])
def test_BG2_on_the_beginners_board_everybody_sends_one(players: int) -> None:
    game = ruleset("classic", (BG,)).new_game(header(BG, board="beginner", players=players))
    asked = []
    while not isinstance(game.task, BeforeRoll):
        asked.append(game.task.actor)
        game.play(game.options()[0])
    assert sorted(asked) == list(range(players))
    assert counts(game) == [1] * players


def test_BG2_the_free_settler_is_not_the_send_of_the_first_turn() -> None:
    game = ruleset("classic", (BG,)).new_game(header(BG, board="beginner"))
    while not isinstance(game.task, BeforeRoll):
        game.play(game.options()[0])
    roll(game, 1, 1)
    game.state.hands[WOOL] += 1
    game.play(SendSettler(12, WOOL))
    assert counts(game)[0] == 2


# --- BG3: sending to a free place ---


@pytest.mark.parametrize(("provision", "paid"), [(WOOL, "w"), (GRAIN, "g")], ids=["wool", "grain"])
def test_BG3_a_wool_or_a_grain_sends_a_settler_to_a_free_place(provision: int, paid: str) -> None:
    game = table(player("wg"), big_game=big(places={2: 1}))
    before = bank(game)
    events = game.play(SendSettler(8, provision))
    assert of(SettlerSent, events) == [SettlerSent(0, 8, -1)]
    assert at_table(game) == {2: 1, 8: 0}
    assert hand(game, 0) == "wg".replace(paid, "")
    assert bank(game)[provision] == before[provision] + 1
    assert game.task == Turn(0)


def test_BG3_any_free_place_but_no_taken_one() -> None:
    game = table(player("w"), big_game=big(places={2: 1, 9: 0, 12: 3}))
    assert [send.number for send in menu(game, SendSettler)] == [3, 4, 5, 6, 8, 10, 11]
    for number in (2, 9, 12):
        assert refused(game, SendSettler(number, WOOL)) == "taken"


def test_BG3_nothing_else_is_a_provision() -> None:
    game = table(player("lbo"), big_game=big())
    assert menu(game, SendSettler) == []
    for resource in (0, 1, 4, 5, -1):
        assert refused(game, SendSettler(8, resource)) == "no-such-card"


def test_BG3_what_one_does_not_have_does_not_pay() -> None:
    game = table(player("w"), big_game=big())
    assert refused(game, SendSettler(8, GRAIN)) == "cannot-pay"


def test_BG3_once_a_turn() -> None:
    game = table(player("wwgg"), big_game=big())
    game.play(SendSettler(8, WOOL))
    assert menu(game, SendSettler) == []
    assert refused(game, SendSettler(9, WOOL)) == "once-a-turn"
    assert refused(game, SendSettler(9, GRAIN)) == "once-a-turn"


def test_BG3_again_in_the_next_turn() -> None:
    game = table(player("ww"), player("w"), player(), player(), big_game=big())
    play(game, SendSettler(8, WOOL), EndTurn())
    roll(game, 1, 1)
    play(game, SendSettler(9, WOOL), EndTurn())
    for _turn in range(2):
        roll(game, 1, 1)
        game.play(EndTurn())
    roll(game, 1, 1)
    game.play(SendSettler(10, WOOL))
    assert counts(game) == [2, 1, 0, 0]


def test_BG3_not_in_anothers_turn() -> None:
    """The one at turn has nothing to pay with; those who have are not asked."""
    game = table(player(), player("wg"), big_game=big())
    assert menu(game, SendSettler) == []
    assert refused(game, SendSettler(8, WOOL)) == "cannot-pay"


# --- BG4: the full table ---


def full(*people: dict[str, object], **changes: object) -> Catan:
    """Seat 0 sits on 2, 3 and 4, seat 1 on 5, 6 and 8, seat 2 on 9 and 10, seat 3 on 11 and 12; seat 0 is champion."""
    return table(*people, big_game=big(places=full_table(3, 3, 2, 2), champion=0, **changes))


def test_BG4_with_all_places_taken_one_pays_and_rolls() -> None:
    game = full(player("wwg"))
    assert menu(game, SendSettler) == []
    assert menu(game, ChallengeTable) == [ChallengeTable(WOOL), ChallengeTable(GRAIN)]
    game.play(ChallengeTable(GRAIN))
    assert hand(game, 0) == "ww"
    assert game.task == TableRoll(0)
    assert game.task.actor == CHANCE
    assert odds(game) == {TableDice(one, two): 1 for one in range(1, 7) for two in range(1, 7)}


def test_BG4_with_a_free_place_one_does_not_roll() -> None:
    nine = {number: seat for number, seat in full_table(3, 3, 2, 2).items() if number != 12}
    game = table(player("w"), big_game=big(places=nine, champion=0))
    assert menu(game, ChallengeTable) == []
    assert refused(game, ChallengeTable(WOOL)) == "places-free"


@pytest.mark.parametrize("number", [5, 6, 8, 9, 10, 11, 12])
def test_BG4_an_opponents_settler_goes_home_and_ones_own_takes_the_place(number: int) -> None:
    game = full(player("w"))
    owner = at_table(game)[number]
    events = play(game, ChallengeTable(WOOL), TableDice(*DICE[number]))
    assert of(ChallengeRolled, events) == [ChallengeRolled(0, *DICE[number])]
    assert of(SettlerSent, events) == [SettlerSent(0, number, owner)]
    assert at_table(game) == full_table(3, 3, 2, 2) | {number: 0}
    assert counts(game)[0] == 4
    assert game.task == Turn(0)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_BG4_on_ones_own_settler_the_payment_is_lost(number: int) -> None:
    game = full(player("w"))
    before = bank(game)
    events = play(game, ChallengeTable(WOOL), TableDice(*DICE[number]))
    assert of(SettlerSent, events) == []
    assert at_table(game) == full_table(3, 3, 2, 2)
    assert hand(game, 0) == ""
    assert bank(game)[WOOL] == before[WOOL] + 1
    assert game.task == Turn(0)


@pytest.mark.parametrize("times", [1, 2, 5])
def test_BG4_a_seven_is_rolled_again_as_often_as_it_takes(times: int) -> None:
    game = full(player("w"))
    game.play(ChallengeTable(WOOL))
    for first in range(1, times + 1):
        game.play(TableDice(first, 7 - first))
        assert game.task == TableRoll(0)
        assert at_table(game) == full_table(3, 3, 2, 2)
    game.play(TableDice(6, 6))
    assert at_table(game)[12] == 0
    assert game.task == Turn(0)


def test_BG4_up_to_two_tries_a_turn() -> None:
    game = full(player("wwggg"))
    play(game, ChallengeTable(WOOL), TableDice(1, 1), ChallengeTable(GRAIN), TableDice(6, 6))
    assert counts(game) == [4, 3, 2, 1]
    assert menu(game, ChallengeTable) == []
    assert refused(game, ChallengeTable(WOOL)) == "once-a-turn"


def test_BG4_both_tries_may_succeed() -> None:
    game = full(player("ww"))
    play(game, ChallengeTable(WOOL), TableDice(4, 5), ChallengeTable(WOOL), TableDice(6, 6))
    assert counts(game) == [5, 3, 1, 1]


def test_BG4_two_tries_are_all_though_a_seven_was_rolled_again() -> None:
    game = full(player("www"))
    play(game, ChallengeTable(WOOL), TableDice(3, 4), TableDice(1, 1), ChallengeTable(WOOL), TableDice(1, 1))
    assert refused(game, ChallengeTable(WOOL)) == "once-a-turn"


def test_BG4_a_position_remembers_the_try_that_was_made() -> None:
    game = full(player("ww"), sends=1)
    play(game, ChallengeTable(WOOL), TableDice(1, 1))
    assert refused(game, ChallengeTable(WOOL)) == "once-a-turn"


def test_BG4_two_tries_again_in_the_next_turn() -> None:
    game = full(player("ww"), player("ww"))
    play(game, ChallengeTable(WOOL), TableDice(1, 1), ChallengeTable(WOOL), TableDice(1, 1), EndTurn())
    roll(game, 1, 1)
    play(game, ChallengeTable(WOOL), TableDice(2, 3), ChallengeTable(WOOL), TableDice(2, 3))
    assert counts(game) == [3, 3, 2, 2]


def test_BG4_a_turn_that_began_with_a_free_place_has_just_that_send() -> None:
    """The send fills the table."""
    nine = {number: seat for number, seat in full_table(3, 3, 2, 2).items() if number != 12}
    game = table(player("ww"), big_game=big(places=nine, champion=0))
    game.play(SendSettler(12, WOOL))
    assert len(at_table(game)) == 10
    assert menu(game, ChallengeTable) == []
    assert refused(game, ChallengeTable(WOOL)) == "once-a-turn"


def test_BG4_the_sixth_settler_ends_the_trying() -> None:
    game = table(player("ww"), big_game=big(places=full_table(5, 5), champion=0))
    play(game, ChallengeTable(WOOL), TableDice(6, 6))
    assert counts(game) == [6, 4, 0, 0]
    assert refused(game, ChallengeTable(WOOL)) == "none-left"


def test_BG4_it_must_be_paid_for() -> None:
    game = full(player("lbo"))
    assert menu(game, ChallengeTable) == []
    assert refused(game, ChallengeTable(WOOL)) == "cannot-pay"
    assert refused(game, ChallengeTable(4)) == "no-such-card"


def test_BG4_a_settler_sent_home_may_be_sent_again() -> None:
    game = table(player("w"), player("w"), big_game=big(places=full_table(4, 6), champion=1))
    play(game, ChallengeTable(WOOL), TableDice(6, 6), EndTurn())
    roll(game, 1, 1)
    play(game, ChallengeTable(WOOL), TableDice(6, 6))
    assert counts(game) == [4, 6, 0, 0]


def test_BG4_the_roll_is_no_production_roll() -> None:
    """Corner 12 lies on ore 10, grain 12 and brick 6; a settler sits on every number."""
    game = full(player("w"), player(settlements=[12]), player(settlements=[37]))
    events = play(game, ChallengeTable(WOOL), TableDice(6, 6))
    assert of(Produced, events) == []
    assert of(Rolled, events) == []
    assert of(LaurelEarned, events) == []
    assert hand(game, 1) == ""
    assert game.state.dice == (2, 1)


def test_BG4_no_robber_comes_with_its_seven() -> None:
    rich = player("lllllllll")
    game = full(player("w"), rich)
    play(game, ChallengeTable(WOOL), TableDice(3, 4))
    assert game.task == TableRoll(0)
    assert hand(game, 1) == "lllllllll"


@pytest.mark.parametrize("dice", [TableDice(0, 6), TableDice(7, 1), TableDice(1, 7), TableDice(-1, 3)])
def test_BG4_dice_show_one_to_six(dice: TableDice) -> None:
    game = full(player("w"))
    game.play(ChallengeTable(WOOL))
    assert refused(game, dice) == "impossible-outcome"


# --- BG7: the Champion ---


def test_BG7_the_first_with_three_settlers_is_champion() -> None:
    game = table(player("w"), big_game=big(places={2: 0, 3: 0, 4: 1, 5: 1}))
    assert points(game) == [0, 0, 0, 0]
    assert of(ChampionMoved, game.play(SendSettler(8, WOOL))) == [ChampionMoved(0)]
    assert big_game(game)["champion"] == 0
    assert points(game) == [1, 0, 0, 0]
    assert rules_of(game).public_points(game, 0) == 1


def test_BG7_two_settlers_are_not_enough() -> None:
    game = table(player("w"), big_game=big(places={2: 0}))
    game.play(SendSettler(8, WOOL))
    assert big_game(game)["champion"] is None
    assert points(game) == [0, 0, 0, 0]


def test_BG7_as_many_as_the_champion_are_not_enough() -> None:
    game = table(player("w"), big_game=big(places={2: 0, 3: 0, 4: 1, 5: 1, 6: 1}, champion=1))
    assert of(ChampionMoved, game.play(SendSettler(8, WOOL))) == []
    assert big_game(game)["champion"] == 1
    assert points(game) == [0, 1, 0, 0]


def test_BG7_the_champions_own_next_settler_changes_nothing() -> None:
    game = table(player("w"), big_game=big(places={2: 0, 3: 0, 4: 0, 5: 1}, champion=0))
    assert of(ChampionMoved, game.play(SendSettler(8, WOOL))) == []
    assert points(game) == [1, 0, 0, 0]


def test_BG7_more_than_the_champion_takes_it_at_once() -> None:
    game = table(player("w"), big_game=big(places={2: 0, 3: 0, 8: 0, 4: 1, 5: 1, 6: 1}, champion=1))
    assert of(ChampionMoved, game.play(SendSettler(9, WOOL))) == [ChampionMoved(0)]
    assert points(game) == [1, 0, 0, 0]


def test_BG7_ousting_the_champion_can_make_one_champion() -> None:
    """Three and three: the challenge makes it four and two."""
    game = table(player("w"), big_game=big(places=full_table(3, 3, 2, 2), champion=1))
    play(game, ChallengeTable(WOOL), TableDice(2, 3))
    assert counts(game) == [4, 2, 2, 2]
    assert big_game(game)["champion"] == 0
    assert points(game) == [1, 0, 0, 0]


def test_BG7_ousting_the_champion_can_make_a_third_one_champion() -> None:
    """Seat 2 sends one of champion seat 0's home: seat 1 alone now has most, in seat 2's turn."""
    game = table(
        player(), player(), player("w"), player(),
        big_game=big(places=full_table(4, 4, 1, 1), champion=0), turn=2, todo=[Turn(2)],
    )  # fmt: skip
    play(game, ChallengeTable(WOOL), TableDice(1, 1))
    assert counts(game) == [3, 4, 2, 1]
    assert big_game(game)["champion"] == 1
    assert points(game) == [0, 1, 0, 0]


def test_BG7_of_two_who_come_to_have_more_it_goes_to_the_one_whose_settler_made_it_so() -> None:
    """Three, three and two: seat 2 sends one of champion seat 0's home, and both others have more than it."""
    game = table(
        player(), player(), player("w"), player(),
        big_game=big(places=full_table(3, 3, 2, 2), champion=0), turn=2, todo=[Turn(2)],
    )  # fmt: skip
    events = play(game, ChallengeTable(WOOL), TableDice(1, 1))
    assert counts(game) == [2, 3, 3, 2]
    assert of(ChampionMoved, events) == [ChampionMoved(2)]
    assert points(game) == [0, 0, 1, 0]


@pytest.mark.parametrize(("champion", "heir"), [(0, 1), (1, 2), (2, 0)])
def test_BG7_when_the_champion_loses_one_it_goes_to_the_next_in_turn_order_who_has_more(
    champion: int, heir: int
) -> None:
    """All three have three, and seat 3, with one, sends one of the champion's home."""
    game = table(
        player(), player(), player(), player("w"),
        big_game=big(places=full_table(3, 3, 3, 1), champion=champion), turn=3, todo=[Turn(3)],
    )  # fmt: skip
    number = (2, 5, 9)[champion]
    events = play(game, ChallengeTable(WOOL), TableDice(number - number // 2, number // 2))
    assert counts(game)[champion] == 2
    assert of(ChampionMoved, events) == [ChampionMoved(heir)]
    assert points(game) == [int(seat == heir) for seat in range(4)]


def test_BG7_under_the_first_edition_two_who_tie_above_the_champion_leave_it_with_him() -> None:
    game = table(
        player(), player(), player("w"), player(),
        big_game=big(places=full_table(3, 3, 2, 2), champion=0), turn=2, todo=[Turn(2)], options=FIRST_EDITION,
    )  # fmt: skip
    play(game, ChallengeTable(WOOL), TableDice(1, 1))
    assert counts(game) == [2, 3, 3, 2]
    assert big_game(game)["champion"] == 0
    assert points(game) == [1, 0, 0, 0]


def test_BG7_after_a_tie_above_the_champion_it_goes_to_the_one_who_leads_alone() -> None:
    """Under the first edition. Two, three and three: then seat 2 sends one of seat 1's home."""
    game = table(
        player(), player(), player("w"), player(),
        big_game=big(places=full_table(2, 3, 3, 2), champion=0), turn=2, todo=[Turn(2)], options=FIRST_EDITION,
    )  # fmt: skip
    events = play(game, ChallengeTable(WOOL), TableDice(2, 2))
    assert counts(game) == [2, 2, 4, 2]
    assert of(ChampionMoved, events) == [ChampionMoved(2)]
    assert points(game) == [0, 0, 1, 0]


def test_BG7_one_of_a_tie_above_the_champion_may_be_made_champion_by_anothers_challenge() -> None:
    """Under the first edition. Two, four and four: seat 3 sends one of seat 1's home, and seat 2 leads alone."""
    game = table(
        player(), player(), player(), player("w"),
        big_game=big(places=full_table(2, 4, 4, 0), champion=0), turn=3, todo=[Turn(3)], options=FIRST_EDITION,
    )  # fmt: skip
    play(game, ChallengeTable(WOOL), TableDice(2, 2))
    assert counts(game) == [2, 3, 4, 1]
    assert big_game(game)["champion"] == 2
    assert points(game) == [0, 0, 1, 0]


def test_BG7_the_champion_keeps_it_when_others_draw_level() -> None:
    """Seat 2 sends one of champion seat 0's home: all three have three."""
    game = table(
        player(), player(), player("w"), player(),
        big_game=big(places=full_table(4, 3, 2, 1), champion=0), turn=2, todo=[Turn(2)],
    )  # fmt: skip
    play(game, ChallengeTable(WOOL), TableDice(1, 1))
    assert counts(game) == [3, 3, 3, 1]
    assert big_game(game)["champion"] == 0


def test_BG7_the_point_can_win() -> None:
    """Eleven on the board; twelve win."""
    eleven = {"settlements": [50, 2, 32], "cities": [16, 18, 20, 47]}
    game = table(player("w", **eleven), big_game=big(places={2: 0, 3: 0}))
    assert points(game)[0] == 11
    assert of(Won, game.play(SendSettler(8, WOOL))) == [Won(0, 12)]
    assert game.over


def test_BG7_the_point_gained_in_anothers_turn_waits_for_ones_own() -> None:
    """Seat 3 sends one of champion seat 1's home, which makes seat 2 champion with twelve points."""
    eleven = {"settlements": [50, 2, 32], "cities": [16, 18, 20, 47]}
    game = table(
        player(), player(), player(**eleven), player("w"),
        big_game=big(places=full_table(2, 4, 4, 0), champion=1), turn=3, todo=[Turn(3)],
    )  # fmt: skip
    play(game, ChallengeTable(WOOL), TableDice(2, 2))
    assert points(game)[2] == 12
    assert game.task == Turn(3)
    for _turn in range(2):
        game.play(EndTurn())
        roll(game, 1, 1)
    end_turn(game)
    assert rules_of(game).winner(game) == 2


def test_BG7_ten_and_eleven_points_do_not_win() -> None:
    ten = {"settlements": [50, 2], "cities": [16, 18, 20, 47]}
    game = table(player("w", **ten), big_game=big(places={2: 0, 3: 0}))
    game.play(SendSettler(8, WOOL))
    assert points(game)[0] == 11
    assert not game.over
