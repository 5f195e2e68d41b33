"""SF6: what lies on the results track. Four players: resources on 4, 8, 16, 20 and 28, cards on 12 and 24."""

from __future__ import annotations

import random

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.rules.base.building import BuildCity
from catanqt.rules.base.cards import DrawCard, PlayKnight
from catanqt.rules.base.events import CardDrawn, TookFromBank
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.soccer_fever.rules.events import MatchPlayed
from catanqt.scenarios.soccer_fever.rules.matchday import RewardChoice, Shooting, TakeReward
from tests.rules.base.table import bank, cards, hand, menu, new_cards, odds, of, player, roll
from tests.rules.scenarios.positions import SF, hand_of, header, kick, points, refused, rules_of, season, soccer, table

KNIGHT, VICTORY_POINT = 0, 1
ICONS = {4: "resource", 8: "resource", 12: "card", 16: "resource", 20: "resource", 24: "card", 28: "resource"}
ICONS_OF_THREE = {4: "resource", 8: "resource", 12: "card", 16: "resource", 20: "resource", 24: "card"}


def day(spaces: list[int], *players: dict[str, object], **situation: object) -> Catan:
    """The matchday of seat 0's turn is about to begin, everybody on these spaces; its match is 0 against 1."""
    changes = {"due": True, "spaces": spaces}
    game = table(*players, soccer=season(len(spaces), **changes), seats=len(spaces), **situation)
    game.play(EndTurn())
    return game


def reward(game: Catan) -> str | None:
    """What the player who just moved is due."""
    if isinstance(game.task, RewardChoice):
        return "resource"
    return None if isinstance(game.task, Shooting) else "card"


@pytest.mark.parametrize("start", range(28))
def test_SF6_winning_brings_what_lies_on_or_before_the_space_reached(start: int) -> None:
    game = day([start, 0, 0, 0])
    kick(game, {0: 1, 1: 0})
    expected = [ICONS[space] for space in range(start + 1, start + 4) if space in ICONS]
    assert [reward(game)] == (expected or [None])


@pytest.mark.parametrize("start", range(28))
def test_SF6_a_draw_brings_what_lies_on_the_next_space_to_both(start: int) -> None:
    game = day([start, start, 0, 0])
    kick(game, {0: 1, 1: 1})
    expected = ICONS.get(start + 1)
    assert reward(game) == expected
    if expected == "resource":
        assert game.task == RewardChoice(0)
        game.play(TakeReward(0))
        assert game.task == RewardChoice(1)
    elif expected == "card":
        game.play(DrawCard(KNIGHT))
        game.play(DrawCard(VICTORY_POINT))
        assert [new_cards(game, seat) for seat in range(4)] == ["k", "v", "", ""]


def test_SF6_losing_on_an_icon_brings_nothing_again() -> None:
    game = day([4, 0, 0, 0])
    kick(game, {0: 0, 1: 1})
    assert reward(game) is None


@pytest.mark.parametrize("start", range(23))
def test_SF6_the_track_of_three_players(start: int) -> None:
    """On day 1 seat 1 plays seat 0, who plays twice and chooses."""
    game = day([0, start, 0])
    kick(game, {0: 0, 1: 1})
    expected = [ICONS_OF_THREE[space] for space in range(start + 1, start + 4) if space in ICONS_OF_THREE]
    while not isinstance(game.task, Shooting) and game.task.actor == 0:
        game.play(game.options()[1])
    assert [reward(game)] == (expected or [None])


def test_SF6_the_resource_is_the_owners_choice_from_the_bank() -> None:
    game = day([3, 0, 0, 0])
    kick(game, {0: 1, 1: 0})
    assert game.task == RewardChoice(0)
    assert menu(game, TakeReward) == [TakeReward(kind) for kind in range(5)]
    assert of(TookFromBank, game.play(TakeReward(4))) == [TookFromBank(0, 4)]
    assert hand(game, 0) == "o"
    assert bank(game) == (19, 19, 19, 19, 18)


def test_SF6_also_when_it_is_not_the_owners_turn() -> None:
    game = day([0, 3, 0, 0])
    kick(game, {0: 0, 1: 1})
    assert game.state.turn == 0
    assert game.task == RewardChoice(1)
    game.play(TakeReward(2))
    assert [hand(game, seat) for seat in range(4)] == ["", "w", "", ""]


def test_SF6_at_once_before_the_next_match() -> None:
    game = day([3, 0, 3, 0])
    kick(game, {0: 1, 1: 0})
    assert game.task == RewardChoice(0)
    assert soccer(game)["results"] == [[1, 0, 1, 1, 0]]
    game.play(TakeReward(0))
    assert isinstance(game.task, Shooting)
    kick(game, {2: 1, 3: 0})
    assert game.task == RewardChoice(2)
    assert soccer(game)["points"] == [0, 0, 0, 0]
    game.play(TakeReward(0))
    assert game.task == BeforeRoll(1)


def test_SF6_a_resource_the_bank_is_out_of_cannot_be_chosen() -> None:
    rich = player() | {"hand": hand_of((19, 0, 0, 0, 0))}
    game = day([3, 0, 0, 0], player(), player(), player(), rich)
    kick(game, {0: 1, 1: 0})
    assert menu(game, TakeReward) == [TakeReward(kind) for kind in range(1, 5)]
    assert refused(game, TakeReward(0)) == "bank-is-out"
    assert refused(game, TakeReward(5)) == "no-such-card"
    assert refused(game, TakeReward(-1)) == "no-such-card"


def test_SF6_an_empty_bank_gives_nothing() -> None:
    rich = player() | {"hand": hand_of((19,) * 5)}
    game = day([3, 0, 0, 0], player(), player(), player(), rich)
    events = kick(game, {0: 1, 1: 0})
    assert of(MatchPlayed, events)
    assert isinstance(game.task, Shooting)
    assert hand(game, 0) == ""


def test_SF6_the_last_card_of_the_bank_is_for_the_first_of_two() -> None:
    rich = player() | {"hand": hand_of((19, 19, 18, 19, 19))}
    game = day([3, 3, 0, 0], player(), player(), player(), rich)
    kick(game, {0: 1, 1: 1})
    assert menu(game, TakeReward) == [TakeReward(2)]
    game.play(TakeReward(2))
    assert isinstance(game.task, Shooting)
    assert [hand(game, 0), hand(game, 1)] == ["w", ""]


def test_SF6_a_card_is_drawn_from_what_the_deck_has_left() -> None:
    game = day([11, 0, 0, 0], deck="kkvm")
    kick(game, {0: 1, 1: 0})
    assert odds(game) == {DrawCard(KNIGHT): 2, DrawCard(VICTORY_POINT): 1, DrawCard(4): 1}
    assert of(CardDrawn, game.play(DrawCard(KNIGHT))) == [CardDrawn(0, KNIGHT)]
    assert game.state.deck == [1, 1, 0, 0, 1]


def test_SF6_an_empty_deck_gives_nothing() -> None:
    game = day([11, 0, 0, 0], deck="")
    kick(game, {0: 1, 1: 0})
    assert isinstance(game.task, Shooting)
    assert game.state.card_count(0) == 0


def test_SF6_the_last_card_of_the_deck_is_for_the_first_of_two() -> None:
    game = day([11, 11, 0, 0], deck="k")
    kick(game, {0: 1, 1: 1})
    game.play(DrawCard(KNIGHT))
    assert isinstance(game.task, Shooting)
    assert [game.state.card_count(seat) for seat in range(4)] == [1, 0, 0, 0]


def pass_to(game: Catan, seat: int) -> None:
    """Turns pass until it is this seat's."""
    while game.state.turn != seat:
        roll(game, 1, 2)
        game.play(EndTurn())


@pytest.mark.parametrize("owner", [0, 1], ids=["in the own turn", "in another's turn"])
def test_SF6_a_drawn_card_is_playable_from_the_owners_next_turn_on(owner: int) -> None:
    game = day([11 if owner == 0 else 0, 11 if owner == 1 else 0, 0, 0])
    kick(game, {owner: 1, 1 - owner: 0})
    game.play(DrawCard(KNIGHT))
    assert [new_cards(game, owner), cards(game, owner)] == ["k", ""]
    kick(game, {2: 1, 3: 0})
    assert game.task == BeforeRoll(1)
    pass_to(game, owner)
    assert game.task == BeforeRoll(owner)
    assert PlayKnight() in game.options()
    game.play(PlayKnight())
    assert game.state.knights[owner] == 1


def test_SF6_a_drawn_card_is_nothing_for_the_turns_between() -> None:
    """Seat 3 drew it in seat 0's turn; it stays among the new ones until seat 3 has the dice."""
    game = day([0, 0, 0, 11])
    kick(game, {0: 1, 1: 0})
    kick(game, {2: 0, 3: 1})
    game.play(DrawCard(KNIGHT))
    for seat in (1, 2):
        assert game.state.turn == seat
        assert PlayKnight() not in game.options()
        assert [new_cards(game, 3), cards(game, 3)] == ["k", ""]
        roll(game, 1, 2)
        game.play(EndTurn())
    assert cards(game, 3) == "k"


def test_SF6_a_victory_point_counts_at_once() -> None:
    game = day([0, 11, 0, 0])
    kick(game, {0: 0, 1: 1})
    game.play(DrawCard(VICTORY_POINT))
    assert points(game) == [0, 1, 0, 0]
    assert rules_of(game).public_points(game, 1) == 0


def test_SF6_a_victory_point_from_the_track_can_win_at_the_end_of_the_turn() -> None:
    """Nine on the board and the third place's point; the card makes eleven, and the place is kept."""
    builder = player("ggooo", settlements=[50, 12], cities=[16, 18, 20])
    spaces = [11, 14, 20, 0]
    game = table(builder, soccer=season(spaces=spaces, points=[1, 2, 3, 0]))
    game.play(BuildCity(12))
    assert points(game)[0] == 10
    game.play(EndTurn())
    kick(game, {0: 1, 1: 0})
    game.play(DrawCard(VICTORY_POINT))
    assert not game.over
    kick(game, {2: 1, 3: 0})
    assert rules_of(game).winner(game) == 0


def test_SF6_a_victory_point_drawn_in_anothers_turn_waits_for_ones_own() -> None:
    """Seat 2 has ten points, and draws the eleventh in seat 0's turn."""
    ten = player(settlements=[50, 2, 32], cities=[16, 18, 20])
    game = day([0, 0, 11, 0], player(), player(), ten)
    kick(game, {0: 1, 1: 0})
    kick(game, {2: 1, 3: 0})
    game.play(DrawCard(VICTORY_POINT))
    assert points(game)[2] > 10
    assert game.task == BeforeRoll(1)
    roll(game, 1, 2)
    game.play(EndTurn())
    assert game.over
    assert rules_of(game).winner(game) == 2


def test_SF6_others_think_it_possible_that_a_drawn_card_is_the_winning_point() -> None:
    """Seat 2 has ten open points and drew a card in seat 0's turn: it may well be a victory point, as it is."""
    ten = player(settlements=[50, 2], cities=[16, 18, 20], new="v")
    game = table(player(), player(), ten, player(), soccer=season(points=[0, 0, 2, 3], day=1, spaces=[0, 0, 12, 15]))
    assert points(game)[2] == 11
    dreams = [rules_of(game).imagine(game, 0, random.Random(seed)) for seed in range(200)]
    assert any(new_cards(dream, 2) == "v" for dream in dreams)


# --- The German reading ---


def landing(start: int) -> Catan:
    return day([start, 0, 0, 0], options={"card_icon_on_landing": True})


def test_SF6_card_icon_on_landing_a_card_is_only_for_landing_on_it() -> None:
    for start, expected in ((9, "card"), (10, None), (11, None), (21, "card"), (22, None)):
        game = landing(start)
        kick(game, {0: 1, 1: 0})
        assert reward(game) == expected, start


def test_SF6_by_option_a_draw_onto_a_card_draws_it() -> None:
    game = landing(11)
    kick(game, {0: 1, 1: 1})
    assert reward(game) == "card"


def test_SF6_the_option_changes_nothing_for_resources() -> None:
    for start in (1, 2, 3):
        game = landing(start)
        kick(game, {0: 1, 1: 0})
        assert reward(game) == "resource"


def test_SF6_the_option_is_true_or_false() -> None:
    rules = ruleset("classic", (SF,))
    rules.new_game(header(SF, card_icon_on_landing=False))
    with pytest.raises(DecodeError, match=r"header\.options\.card_icon_on_landing"):
        rules.new_game(header(SF, card_icon_on_landing="yes"))


def test_SF6_without_the_option_passing_is_enough() -> None:
    game = day([10, 0, 0, 0], todo=[Turn(0)])
    kick(game, {0: 1, 1: 0})
    assert reward(game) == "card"
