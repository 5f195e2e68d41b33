"""B17: what a seat may know. An imagined game keeps all that is public and deals anew all that is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from catanqt.kernel.game import Action
from catanqt.rules.base.cards import BuyCard
from catanqt.rules.base.imagine import InconsistentBelief, imagine
from catanqt.rules.base.robber import Discarding, MoveRobber, RobberMove, Theft
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Confirm, Counter, Offer
from catanqt.rules.base.turn import BeforeRoll, Turn
from tests.rules.base.table import RULES, bank, cards, hand, new_cards, odds, path, play, player, points, table

LOTS = range(150)


def rich() -> Catan:
    """Everybody holds cards of all sorts."""
    return table(
        player("llbwo", settlements=[12], cards="kv", new="p"),
        player("bbwgo", settlements=[23], cards="kkm", new="r", knights=1),
        player("gggol", settlements=[41], cards="vp"),
        player("wwl", cities=[25]),
    )


def dreams(game: Catan, seat: int) -> list[Catan]:
    return [RULES.imagine(game, seat, random.Random(seed)) for seed in LOTS]


def public(game: Catan) -> dict[str, Any]:
    """What lies open on the table, and how many cards everybody holds."""
    data = RULES.to_position(game)
    for one in data["players"]:
        for pile in ("hand", "cards", "new_cards"):
            one[pile] = sum(one[pile].values())
    data["deck"] = sum(data["deck"].values())
    return data | {"bank": bank(game)}


@pytest.mark.parametrize("seat", range(4))
def test_B17_all_that_is_public_stays(seat: int) -> None:
    game = rich()
    for dream in dreams(game, seat):
        assert public(dream) == public(game)


@pytest.mark.parametrize("seat", range(4))
def test_B17_ones_own_things_stay(seat: int) -> None:
    game = rich()
    for dream in dreams(game, seat):
        assert hand(dream, seat) == hand(game, seat)
        assert cards(dream, seat) == cards(game, seat)
        assert new_cards(dream, seat) == new_cards(game, seat)


def assert_no_card_is_made_or_lost(dream: Catan, game: Catan) -> None:
    state, players = dream.state, game.state.config.players
    assert len(state.hands) == len(state.cards) == len(state.new_cards) == 5 * players
    for kind in range(5):
        assert sum(state.hands[kind::5]) == sum(game.state.hands[kind::5])
        knights = sum(state.knights) if kind == 0 else 0
        in_all = state.deck[kind] + sum(state.cards[kind::5]) + sum(state.new_cards[kind::5]) + knights
        assert in_all == (14, 5, 2, 2, 2)[kind]


@pytest.mark.parametrize("seat", range(4))
def test_B17_no_card_is_made_or_lost(seat: int) -> None:
    game = rich()
    for dream in dreams(game, seat):
        assert_no_card_is_made_or_lost(dream, game)


def test_B17_others_hands_cards_and_the_deck_are_dealt_anew() -> None:
    game = rich()
    found = dreams(game, 0)
    for seat in (1, 2, 3):
        assert len({hand(dream, seat) for dream in found}) > 5
    assert len({cards(dream, 1) for dream in found}) > 3
    assert {new_cards(dream, 1) for dream in found} == set("kvrpm")
    assert len({tuple(dream.state.deck) for dream in found}) > 5


def test_B17_every_way_the_cards_may_lie_comes_up_as_often_as_it_should() -> None:
    """Seat 1 holds one of three cards, two of them ore, and seat 2 the rest."""
    game = table(player(), player("o"), player("ow"))
    ore = sum(hand(RULES.imagine(game, 0, random.Random(seed)), 1) == "o" for seed in range(3000))
    assert 1900 < ore < 2100


def test_B17_nothing_of_the_truth_shines_through() -> None:
    """Two games that look the same to seat 0 are imagined the same."""
    one = table(player("lo", cards="k"), player("ggw", cards="v", new="k"), player("bl", cards="p"))
    two = table(player("lo", cards="k"), player("bgl", cards="k", new="p"), player("gw", cards="v"))
    assert public(one) == public(two)
    for seed in LOTS:
        first, second = (RULES.to_position(RULES.imagine(game, 0, random.Random(seed))) for game in (one, two))
        assert first == second


def test_B17_the_real_game_is_not_touched() -> None:
    game = rich()
    before = RULES.to_position(game)
    for dream in dreams(game, 0):
        dream.play(dream.options()[0])
    assert RULES.to_position(game) == before


TASKS = {
    "before the roll": [BeforeRoll(0)],
    "turn": [Turn(0)],
    "robber": [Turn(0), RobberMove(0)],
    "theft": [Turn(0), Theft(0, 1)],
    "discarding": [Turn(0), Discarding(0, 2)],
}


@pytest.mark.parametrize("todo", TASKS.values(), ids=TASKS)
def test_B17_the_player_at_turn_has_the_same_options_in_its_dreams(todo: list[Any]) -> None:
    game = table(
        player("llbwgooo", settlements=[12], roads=path(12, 8, 13), cards="kmrp"),
        player("bbw", settlements=[23]),
        player("gg", settlements=[41]),
        todo=todo,
    )
    for dream in dreams(game, 0):
        if game.task.actor == 0:
            assert list(dream.options()) == list(game.options())
        else:
            assert sum(odds(dream).values()) == sum(odds(game).values())


def goods(letters: str) -> tuple[int, ...]:
    return tuple(letters.count(letter) for letter in "lbwgo")


OFFER = Offer(goods("ll"), goods("o"), (1, 2))
NEGOTIATIONS: dict[str, tuple[Action, ...]] = {
    "offered": (OFFER,),
    "one accepted": (OFFER, Accept()),
    "one made a bid": (OFFER, Counter(goods("w"), goods("l"))),
    "all accepted": (OFFER, Accept(), Accept()),
    "bid and accepted": (OFFER, Counter(goods("w"), goods("l")), Accept()),
}


@pytest.mark.parametrize("actions", NEGOTIATIONS.values(), ids=NEGOTIATIONS)
def test_B17_in_a_negotiation_everybody_can_give_what_they_said(actions: tuple[Action, ...]) -> None:
    """Whoever looks on knows that; so no confirmed deal may leave anybody below zero in a dream."""
    game = table(player("llbg"), player("owwg"), player("obbb"), player("lggo"))
    play(game, *actions)
    for seat in range(4):
        for dream in dreams(game, seat):
            assert public(dream) == public(game)
            assert_no_card_is_made_or_lost(dream, game)
            if seat == game.task.actor:
                assert list(dream.options()) == list(game.options())
            while isinstance(dream.task, Answering):
                dream.play(dream.options()[0])
            for confirm in [option for option in dream.options() if isinstance(option, Confirm)]:
                after = dream.copy()
                after.play(confirm)
                assert min(after.state.hands) >= 0, (seat, confirm)


@pytest.mark.parametrize("card", [{"cards": "k"}, {"new": "k"}], ids=["old card", "new card"])
def test_B17_nobody_is_imagined_to_have_won_already(card: dict[str, str]) -> None:
    """Seat 1 has nine open points: had its card been a victory point, it would have won."""
    game = table(player(), player(settlements=[12], cities=[23, 41, 25, 2], **card), deck="vvvvkk")
    for dream in dreams(game, 0):
        assert points(dream, 1) == [9]


def test_B17_nobody_is_imagined_to_have_won_already_though_the_deck_is_empty() -> None:
    """Then the victory point is with the other one."""
    leader = player(settlements=[12], cities=[23, 41, 25, 2], cards="k")
    game = table(player(), leader, player(cards="v"), deck="")
    for dream in dreams(game, 0):
        assert points(dream, 1, 2) == [9, 1]


def test_B17_drawing_in_a_dream_tells_nothing_of_the_deck() -> None:
    game = table(player("wgo"), player(cards="v"), deck="kkk")
    options = set()
    for dream in dreams(game, 0):
        dream.play(BuyCard())
        options.add(tuple(dream.options()))
    assert len(options) == 2


def test_B17_a_thief_does_not_see_what_it_will_steal() -> None:
    game = table(player(), player("o", settlements=[12]), player("bw"), todo=[Turn(0), RobberMove(0)])
    game.play(MoveRobber(4))
    assert {hand(dream, 1) for dream in dreams(game, 0)} == {"b", "w", "o"}


def test_B17_believed_hands_are_taken_over() -> None:
    game = table(player("l"), player("ow"), player("o"))
    dream = imagine(game, 0, random.Random(0), {1: (0, 0, 0, 0, 2), 2: (0, 0, 1, 0, 0)})
    assert [hand(dream, seat) for seat in range(3)] == ["l", "oo", "w"]
    assert_no_card_is_made_or_lost(dream, game)


@pytest.mark.parametrize(
    "hands",
    [
        {1: goods("ow")},
        {1: goods("ow"), 2: goods("oo")},
        {1: goods("oo"), 2: goods("o")},
        {1: goods("ow"), 2: goods("o"), 0: goods("l")},
        {1: (0, 0, 3, 0, -1), 2: goods("o")},
    ],
    ids=["one missing", "too many", "not what the bank leaves", "own hand", "negative"],
)
def test_B17_impossible_beliefs_are_refused(hands: dict[int, tuple[int, ...]]) -> None:
    game = table(player("l"), player("ow"), player("o"))
    with pytest.raises(InconsistentBelief):
        imagine(game, 0, random.Random(0), hands)
