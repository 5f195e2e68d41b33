"""SF3, SF10: shot tokens for buildings beside a pitch, and for knights."""

from __future__ import annotations

from dataclasses import replace

import pytest

from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.cards import PlayKnight
from catanqt.rules.base.events import LargestArmyMoved
from catanqt.rules.base.robber import MoveRobber
from catanqt.rules.base.setup import FoundRoad, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.events import MatchPlayed, ShotTaken, TokenGained
from tests.rules.base.table import edge, of, path, play, player, roll
from tests.rules.scenarios.kit import SF, end_turn, header, island, kick, points, refused, season, soccer, table


def founded(*corners: int) -> Catan:
    """A new game of four whose founding settlements lie on these corners, in the order of founding."""
    game: Catan = ruleset("classic", (SF,)).new_game(replace(header(SF), board=island(SF)))
    for corner in corners:
        game.play(FoundSettlement(corner))
        game.play(game.options()[0])
    return game


def test_SF3_one_token_each_lies_on_a_pitch_at_the_start() -> None:
    for players in (3, 4):
        game = ruleset("classic", (SF,)).new_game(header(SF, players=players))
        assert soccer(game)["tokens"] == [1] * players


def test_SF3_printed_example_of_the_set_up() -> None:
    """Orange builds twice by the pitches, White and Red once, Blue never: 2, 1, 1 and 0 tokens more than the first.

    White, orange, red and blue are seats 0 to 3; the second round goes backwards.
    """
    game = founded(4, 23, 16, 27, 31, 9, 30, 41)
    assert soccer(game)["tokens"] == [2, 3, 2, 1]
    assert isinstance(game.task, BeforeRoll)


def test_SF3_each_founding_settlement_by_a_pitch_adds_a_token_at_once() -> None:
    game: Catan = ruleset("classic", (SF,)).new_game(replace(header(SF), board=island(SF)))
    assert of(TokenGained, game.play(FoundSettlement(35))) == [TokenGained(0, 2)]
    game.play(FoundRoad(edge(35, 40)))
    assert of(TokenGained, game.play(FoundSettlement(0))) == []
    assert soccer(game)["tokens"] == [2, 1, 1, 1]


def test_SF3_the_beginners_pieces_count_too() -> None:
    game = ruleset("classic", (SF,)).new_game(header(SF, board="beginner"))
    pitches = {1, 4, 5, 8, 9, 13, 18, 23, 24, 29, 30, 35}
    beside = [sum(game.state.settlements[seat] >> corner & 1 for corner in pitches) for seat in range(4)]
    assert soccer(game)["tokens"] == [1 + count for count in beside]
    assert sum(beside) > 0


@pytest.mark.parametrize("corner", [8, 24], ids=["second pitch", "centre"])
def test_SF3_a_settlement_beside_any_pitch_adds_a_token(corner: int) -> None:
    roads = {8: path(12, 8), 24: path(19, 24)}[corner]
    game = table(player("lbwg", roads=roads), soccer=season())
    events = game.play(BuildSettlement(corner))
    assert of(TokenGained, events) == [TokenGained(0, 2)]
    assert soccer(game)["tokens"] == [2, 1, 1, 1]


def test_SF3_a_settlement_elsewhere_adds_none() -> None:
    game = table(player("lbwg", roads=path(8, 12)), soccer=season())
    game.play(BuildSettlement(12))
    assert soccer(game)["tokens"] == [1, 1, 1, 1]


def test_SF3_a_city_beside_a_pitch_adds_another_token() -> None:
    game = table(player("lbwgggooo", roads=path(12, 8)), soccer=season())
    play(game, BuildSettlement(8), BuildCity(8))
    assert soccer(game)["tokens"] == [3, 1, 1, 1]


def test_SF3_a_city_elsewhere_adds_none() -> None:
    game = table(player("ggooo", settlements=[12]), soccer=season())
    game.play(BuildCity(12))
    assert soccer(game)["tokens"] == [1, 1, 1, 1]


def test_SF3_roads_by_a_pitch_add_none() -> None:
    game = table(player("lb", settlements=[8]), soccer=season())
    game.play(BuildRoad(edge(8, 4)))
    assert soccer(game)["tokens"] == [1, 1, 1, 1]


def test_SF3_a_corner_between_both_pitches_adds_one_token() -> None:
    """With pitches on hexes 5 and 9 their corners 18 and 24 touch both."""
    board = island(SF)
    board["hexes"][1] |= {"terrain": "pasture", "numbers": [4]}
    board["hexes"][5] |= {"terrain": "pitch", "numbers": []}
    game = table(player("lbwg", roads=path(19, 24)), soccer=season(), board=board)
    game.play(BuildSettlement(24))
    assert soccer(game)["tokens"] == [2, 1, 1, 1]


@pytest.mark.parametrize("kind", ["settlement", "city"])
def test_SF3_nobody_has_more_than_six(kind: str) -> None:
    someone = player("lbwg", roads=path(12, 8)) if kind == "settlement" else player("ggooo", settlements=[8])
    game = table(someone, soccer=season(tokens=[6, 1, 1, 1]))
    events = game.play(BuildSettlement(8) if kind == "settlement" else BuildCity(8))
    assert of(TokenGained, events) == []
    assert soccer(game)["tokens"] == [6, 1, 1, 1]


def test_SF3_the_sixth_is_still_to_be_had() -> None:
    game = table(player("ggooo", settlements=[8]), soccer=season(tokens=[5, 1, 1, 1]))
    game.play(BuildCity(8))
    assert soccer(game)["tokens"] == [6, 1, 1, 1]


def test_SF3_the_token_counts_in_this_turns_match() -> None:
    game = table(player("lbwg", roads=path(12, 8)), soccer=season())
    game.play(BuildSettlement(8))
    game.play(EndTurn())
    events = kick(game, {0: 2, 1: 1})
    assert sorted(shot.seat for shot in of(ShotTaken, events)) == [0, 0, 1]
    assert of(MatchPlayed, events) == [MatchPlayed(0, 1, 2, 1)]


def round_the_table(game: Catan) -> None:
    """Everybody's turns pass until it is the same player's again."""
    for _turn in range(3):
        game.play(EndTurn())
        roll(game, 1, 2)
    game.play(EndTurn())


def test_SF10_a_played_knight_becomes_a_token_and_leaves_the_game() -> None:
    game = table(player(knights=2), soccer=season())
    game.play(ConvertKnight())
    assert soccer(game)["tokens"] == [2, 1, 1, 1]
    assert game.state.knights == [1, 0, 0, 0]
    assert game.state.deck[0] == 12
    assert game.state.card_count(0) == 0


def test_SF10_the_removed_knight_leaves_a_position_that_can_be_read() -> None:
    game = table(player(knights=2), soccer=season())
    game.play(ConvertKnight())
    rules = ruleset("classic", (SF,))
    data = rules.to_position(game)
    assert data["deck"]["knight"] + data["players"][0]["knights_played"] == 13
    assert rules.to_position(rules.from_position(data)) == data


@pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)], ids=["before the roll", "after the roll"])
def test_SF10_at_any_moment_of_ones_turn(moment: BeforeRoll | Turn) -> None:
    game = table(player(knights=1), soccer=season(), todo=[moment])
    assert ConvertKnight() in game.options()
    game.play(ConvertKnight())
    assert game.task == moment


def test_SF10_not_in_anothers_turn() -> None:
    game = table(player(), player(knights=3), soccer=season(), largest_army=1)
    assert refused(game, ConvertKnight()) == "no-such-card"
    game.play(EndTurn())
    assert ConvertKnight() in game.options()


def test_SF10_not_a_knight_from_the_hand() -> None:
    game = table(player(cards="kk", new="k"), soccer=season())
    assert refused(game, ConvertKnight()) == "no-such-card"


def test_SF10_a_knight_played_in_the_same_turn() -> None:
    game = table(player(cards="k"), soccer=season())
    play(game, PlayKnight(), MoveRobber(0), ConvertKnight())
    assert soccer(game)["tokens"] == [2, 1, 1, 1]
    assert game.state.knights == [0, 0, 0, 0]


def test_SF10_once_a_turn_even_across_the_roll_and_again_in_the_next() -> None:
    game = table(player(knights=3), soccer=season(), todo=[BeforeRoll(0)])
    game.play(ConvertKnight())
    assert refused(game, ConvertKnight()) == "once-a-turn"
    roll(game, 1, 2)
    assert refused(game, ConvertKnight()) == "once-a-turn"
    round_the_table(game)
    assert game.task == BeforeRoll(0)
    game.play(ConvertKnight())
    assert soccer(game)["tokens"] == [3, 1, 1, 1]


def test_SF10_two_players_may_convert_in_their_own_turns() -> None:
    game = table(player(knights=1), player(knights=1), soccer=season())
    play(game, ConvertKnight(), EndTurn(), ConvertKnight())
    assert soccer(game)["tokens"] == [2, 2, 1, 1]


def test_SF10_the_turns_mark_is_in_the_position() -> None:
    game = table(player(knights=3), soccer=season(converted=True))
    assert refused(game, ConvertKnight()) == "once-a-turn"


def test_SF10_not_without_a_token_in_the_supply() -> None:
    game = table(player(knights=2), soccer=season(tokens=[6, 1, 1, 1]))
    assert refused(game, ConvertKnight()) == "none-left"


def test_SF10_the_token_counts_in_this_turns_match() -> None:
    game = table(player("ggooo", settlements=[12], knights=1), soccer=season())
    play(game, BuildCity(12), ConvertKnight())
    events = end_turn(game, {0: 2, 1: 0})
    assert [shot.seat for shot in of(ShotTaken, events)].count(0) == 2


def test_SF10_still_possible_after_the_season() -> None:
    game = table(player(knights=1), soccer=season(day=15, over=True))
    game.play(ConvertKnight())
    assert soccer(game)["tokens"] == [2, 1, 1, 1]


def army(*knights: int, holder: int | None) -> Catan:
    """Seat 0 has the turn; everybody has played so many knights."""
    return table(*(player(knights=count) for count in knights), soccer=season(), largest_army=holder)


def test_SF10_the_holder_keeps_largest_army_with_three_and_nobody_above() -> None:
    game = army(4, 2, 0, 0, holder=0)
    assert of(LargestArmyMoved, game.play(ConvertKnight())) == []
    assert game.state.largest_army == 0
    assert points(game) == [2, 0, 0, 0]


def test_SF10_the_holder_keeps_largest_army_on_a_tie() -> None:
    game = army(4, 3, 3, 0, holder=0)
    game.play(ConvertKnight())
    assert game.state.largest_army == 0
    assert points(game) == [2, 0, 0, 0]


def test_SF10_a_sole_player_with_more_takes_it() -> None:
    game = army(4, 4, 3, 0, holder=0)
    assert of(LargestArmyMoved, game.play(ConvertKnight())) == [LargestArmyMoved(1, 4)]
    assert game.state.largest_army == 1
    assert points(game) == [0, 2, 0, 0]


def test_SF10_a_sole_player_with_three_takes_it_from_one_with_two() -> None:
    game = army(3, 3, 2, 0, holder=0)
    game.play(ConvertKnight())
    assert game.state.largest_army == 1
    assert points(game) == [0, 2, 0, 0]


def test_SF10_two_with_more_and_it_is_set_aside() -> None:
    game = army(4, 4, 4, 0, holder=0)
    assert of(LargestArmyMoved, game.play(ConvertKnight())) == [LargestArmyMoved(-1, 0)]
    assert game.state.largest_army == -1
    assert points(game) == [0, 0, 0, 0]


def test_SF10_nobody_with_three_and_it_is_set_aside() -> None:
    game = army(3, 2, 2, 0, holder=0)
    game.play(ConvertKnight())
    assert game.state.largest_army == -1
    assert points(game) == [0, 0, 0, 0]


def test_SF10_somebody_elses_army_is_not_touched() -> None:
    game = army(3, 4, 0, 0, holder=1)
    assert of(LargestArmyMoved, game.play(ConvertKnight())) == []
    assert points(game) == [0, 2, 0, 0]


def test_SF10_set_aside_with_nobody_at_three_the_first_with_three_takes_it() -> None:
    game = table(player(cards="k", knights=2), player(knights=2), soccer=season())
    play(game, PlayKnight())
    assert game.state.largest_army == 0


def test_SF10_set_aside_on_a_tie_the_next_to_lead_alone_takes_it() -> None:
    game = table(player(knights=4), player(cards="k", knights=4), player(knights=4), soccer=season(), largest_army=0)
    play(game, ConvertKnight(), EndTurn(), PlayKnight())
    assert game.state.largest_army == 1
    assert points(game) == [0, 2, 0, 0]


def test_SF10_set_aside_on_a_tie_it_is_not_for_somebody_who_joins_the_tie() -> None:
    game = table(player(cards="k", knights=4), player(knights=4), player(knights=4), soccer=season(), largest_army=0)
    play(game, ConvertKnight(), PlayKnight())
    assert game.state.knights == [4, 4, 4, 0]
    assert game.state.largest_army == -1
    assert points(game) == [0, 0, 0, 0]


def test_SF10_set_aside_on_a_tie_it_is_not_for_somebody_with_fewer() -> None:
    """Seats 1 and 2 tie with four, so nobody has the card; a third knight is no largest army."""
    game = table(player(cards="k", knights=4), player(knights=4), player(knights=4), soccer=season(), largest_army=0)
    game.play(ConvertKnight())
    round_the_table(game)
    play(game, ConvertKnight(), PlayKnight())
    assert game.state.knights == [3, 4, 4, 0]
    assert game.state.largest_army == -1
    assert points(game) == [0, 0, 0, 0]


def test_SF10_set_aside_on_a_tie_a_conversion_that_leaves_one_alone_gives_it_to_them() -> None:
    """Seats 1 and 2 tie with four; seat 1 converts, and seat 2 alone has most."""
    game = army(4, 4, 4, 0, holder=0)
    play(game, ConvertKnight(), EndTurn(), ConvertKnight())
    assert game.state.knights == [3, 3, 4, 0]
    assert game.state.largest_army == 2
