"""FI4: thirty tokens, whose values only their owners see; no resources, but goods."""

from __future__ import annotations

import random
from typing import Any

import pytest

from catanqt.kernel.game import Action
from catanqt.rules.base.cards import PlayMonopoly
from catanqt.rules.base.events import Traded
from catanqt.rules.base.robber import MoveRobber, RobberMove
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, Offer, tradable_goods
from catanqt.rules.base.turn import BankTrade, BeforeRoll, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.fishermen.rules.actions import DrawFish, FishDraw
from tests.rules.base.table import hand, menu, odds, of, play, player, roll
from tests.rules.scenarios.positions import BG, FI, SF, big, fish, header, refused, rules_of, sea, season, table

LOTS = range(150)


def tokens(game: Catan) -> list[list[int]]:
    found: list[list[int]] = fish(game)["tokens"]
    return found


def test_FI4_eleven_ones_ten_twos_eight_threes_and_a_shoe() -> None:
    game = table(player(settlements=[3]), fish=sea(), todo=[Turn(0), FishDraw(0, 1)])
    assert odds(game) == {DrawFish(1): 11, DrawFish(2): 10, DrawFish(3): 8, DrawFish(0): 1}


# --- No resources ---


def test_FI4_tokens_do_not_count_when_a_seven_is_rolled() -> None:
    """Seven cards and nine tokens: no discarding."""
    game = table(player("lllbbbo"), fish=sea(tokens={0: (3, 3, 3)}), todo=[BeforeRoll(0)])
    roll(game, 3, 4)
    assert game.task == RobberMove(0)
    assert tokens(game)[0] == [3, 3, 3]


def test_FI4_the_robber_steals_none() -> None:
    game = table(player(), player(settlements=[12]), fish=sea(tokens={1: (3, 3, 3)}), todo=[Turn(0), RobberMove(0)])
    game.play(MoveRobber(0))
    assert game.task == Turn(0)
    assert tokens(game)[1] == [3, 3, 3]


def test_FI4_a_monopoly_takes_none() -> None:
    game = table(player(cards="m"), player("ll"), fish=sea(tokens={1: (3, 3, 3)}))
    game.play(PlayMonopoly(0))
    assert hand(game, 0) == "ll"
    assert tokens(game)[:2] == [[0, 0, 0], [3, 3, 3]]
    game = table(player(cards="m"), player("ll"), fish=sea(tokens={1: (3, 3, 3)}))
    assert refused(game, PlayMonopoly(5)) == "no-such-card"


def test_FI4_the_bank_does_not_take_them() -> None:
    game = table(player(), fish=sea(tokens={0: (4, 4, 4)}))
    assert menu(game, BankTrade) == []
    assert refused(game, BankTrade(5, 0)) == "no-such-card"


# --- Goods ---


def goods(letters: str = "", **fishes: int) -> tuple[int, ...]:
    """Resources in letters, then tokens of one, two and three fish."""
    return (*(letters.count(letter) for letter in "lbwgo"), *(fishes.get(name, 0) for name in ("one", "two", "three")))


def market_day() -> Catan:
    held = sea(tokens={0: (2, 1, 0), 1: (0, 0, 2), 2: (1, 1, 1)})
    return table(player("lb", settlements=[12]), player("og"), player("w"), fish=held)


def test_FI4_there_are_eight_kinds_of_goods() -> None:
    game = market_day()
    assert tradable_goods(game, 0) == (1, 1, 0, 0, 0, 2, 1, 0)
    assert tradable_goods(game, 1) == (0, 0, 0, 1, 1, 0, 0, 2)
    assert refused(game, Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1,))) == "bad-goods"


def test_FI4_tokens_are_traded_for_resources() -> None:
    game = market_day()
    offer = Offer(goods(one=2, two=1), goods("o"), (1,))
    events = play(game, offer, Accept(), Confirm(1))
    assert of(Traded, events) == [Traded(0, 1, goods(one=2, two=1), goods("o"))]
    assert tokens(game) == [[0, 0, 0], [2, 1, 2], [1, 1, 1], [0, 0, 0]]
    assert [hand(game, 0), hand(game, 1)] == ["lbo", "g"]


def test_FI4_tokens_are_traded_for_tokens_of_other_values() -> None:
    game = market_day()
    play(game, Offer(goods(one=1), goods(three=1), (1,)), Accept(), Confirm(1))
    assert tokens(game) == [[1, 1, 1], [1, 0, 1], [1, 1, 1], [0, 0, 0]]


def test_FI4_resources_are_traded_for_tokens() -> None:
    game = market_day()
    play(game, Offer(goods("lb"), goods(two=1), (2,)), Accept(), Confirm(2))
    assert tokens(game) == [[2, 2, 0], [0, 0, 2], [1, 0, 1], [0, 0, 0]]
    assert hand(game, 2) == "lbw"


def test_FI4_the_partner_sees_the_values_before_agreeing() -> None:
    """The offer names them."""
    game = market_day()
    game.play(Offer(goods(two=1), goods("o"), (1, 2)))
    assert isinstance(game.task, Answering)
    assert game.task.give == goods(two=1)


def test_FI4_a_counter_offer_may_ask_for_tokens() -> None:
    game = market_day()
    play(game, Offer(goods("l"), goods("o"), (1,)), Counter(goods("o"), goods(one=1)), Confirm(1))
    assert tokens(game)[:2] == [[1, 1, 0], [1, 0, 2]]
    assert hand(game, 0) == "lbo"


@pytest.mark.parametrize(
    ("give", "want", "reason"),
    [
        (goods(one=1), goods(), "no-gifts"),
        (goods(), goods(three=1), "no-gifts"),
        (goods(one=1), goods("o", one=1), "same-kind"),
        (goods(three=1), goods("o"), "cannot-pay"),
        (goods(one=3), goods("o"), "cannot-pay"),
        (goods(one=-1), goods("o"), "bad-goods"),
    ],
)
def test_FI4_the_rules_of_trade_hold_for_tokens(give: tuple[int, ...], want: tuple[int, ...], reason: str) -> None:
    assert refused(market_day(), Offer(give, want, (1,))) == reason


def test_FI4_nobody_accepts_what_they_cannot_give() -> None:
    game = market_day()
    game.play(Offer(goods("l"), goods(one=1), (1,)))
    assert refused(game, Accept()) == "cannot-pay"
    game.play(Decline("have-none"))
    assert game.task == Turn(0)


@pytest.mark.parametrize("parts", [{"big_game": big()}, {"soccer": season()}], ids=[BG, SF])
def test_FI4_tokens_are_goods_in_combinations_too(parts: dict[str, Any]) -> None:
    game = table(player("l"), player("o"), fish=sea(tokens={0: (0, 0, 1)}), **parts)
    play(game, Offer(goods("l", three=1), goods("o"), (1,)), Accept(), Confirm(1))
    assert tokens(game)[:2] == [[0, 0, 0], [0, 0, 1]]


# --- Hidden values ---


def secretive(todo: tuple[Any, ...] = (Turn(0),)) -> Catan:
    return table(
        player("ll"),
        player("o"),
        player("w"),
        player(),
        fish=sea(tokens={0: (1, 1, 1), 1: (3, 0, 0), 2: (0, 4, 0), 3: (0, 0, 2)}, spent=(1, 2, 0)),
        todo=todo,
    )


def dreams(game: Catan, seat: int) -> list[Catan]:
    return [rules_of(game).imagine(game, seat, random.Random(seed)) for seed in LOTS]


def pile(game: Catan) -> list[int]:
    """What lies face down, by value and the shoe."""
    copy = game.copy()
    copy.state.todo = [Turn(0), FishDraw(0, 1)]
    found = odds(copy)
    return [found.get(DrawFish(value), 0) for value in (1, 2, 3, 0)]


@pytest.mark.parametrize("seat", range(4))
def test_FI4_in_a_dream_numbers_stay_and_ones_own_values(seat: int) -> None:
    game = secretive()
    for dream in dreams(game, seat):
        assert tokens(dream)[seat] == tokens(game)[seat]
        assert [sum(held) for held in tokens(dream)] == [3, 3, 4, 2]
        assert fish(dream)["spent"] == [1, 2, 0]
        assert fish(dream)["shoe"] is None
        assert sum(pile(dream)) == sum(pile(game))
        assert pile(dream)[3] == 1


def test_FI4_in_a_dream_no_token_is_made_or_lost() -> None:
    for dream in dreams(secretive(), 0):
        for kind, most in enumerate((11, 10, 8)):
            everywhere = sum(held[kind] for held in tokens(dream)) + fish(dream)["spent"][kind] + pile(dream)[kind]
            assert everywhere == most


def test_FI4_in_a_dream_the_others_values_are_dealt_anew() -> None:
    found = dreams(secretive(), 0)
    for seat in (1, 2, 3):
        assert len({tuple(tokens(dream)[seat]) for dream in found}) > 4
    assert len({tuple(pile(dream)) for dream in found}) > 4


def test_FI4_in_a_dream_values_come_up_as_often_as_they_should() -> None:
    """Nine ones and a three are unseen, one of them with seat 1: it is the three once in ten dreams."""
    game = table(fish=sea(tokens={0: (2, 10, 7), 1: (0, 0, 1)}, shoe=0))
    assert pile(game) == [9, 0, 0, 0]
    threes = sum(tokens(rules_of(game).imagine(game, 0, random.Random(seed)))[1] == [0, 0, 1] for seed in range(2000))
    assert 150 < threes < 250


def test_FI4_in_a_dream_nothing_of_the_truth_shines_through() -> None:
    one = table(player("l"), fish=sea(tokens={0: (1, 1, 1), 1: (2, 0, 0), 2: (0, 0, 3)}))
    two = table(player("l"), fish=sea(tokens={0: (1, 1, 1), 1: (0, 1, 1), 2: (1, 2, 0)}))
    for seed in LOTS:
        first, second = (rules_of(game).imagine(game, 0, random.Random(seed)) for game in (one, two))
        assert rules_of(one).to_position(first) == rules_of(two).to_position(second)


def test_FI4_in_a_dream_the_shoe_stays_where_everybody_sees_it() -> None:
    game = table(fish=sea(tokens={1: (1, 1, 1)}, shoe=1))
    for dream in dreams(game, 0):
        assert fish(dream)["shoe"] == 1
        assert pile(dream)[3] == 0


def test_FI4_in_a_dream_a_draw_goes_on_with_as_many_tokens() -> None:
    game = secretive((Turn(0), FishDraw(1, 2)))
    for dream in dreams(game, 0):
        assert dream.task == game.task
        assert sum(odds(dream).values()) == sum(odds(game).values())


def test_FI4_the_real_game_is_not_touched_by_dreams() -> None:
    game = secretive()
    before = rules_of(game).to_position(game)
    for dream in dreams(game, 0):
        dream.play(dream.options()[-1])
    assert rules_of(game).to_position(game) == before


OFFER = Offer(goods(two=1), goods(three=1), (1, 2))
NEGOTIATIONS: dict[str, tuple[Action, ...]] = {
    "offered": (OFFER,),
    "one accepted": (OFFER, Accept()),
    "one made a bid": (OFFER, Counter(goods(three=2), goods(one=2))),
    "all accepted": (OFFER, Accept(), Accept()),
    "bid and accepted": (OFFER, Counter(goods(three=2), goods(one=2)), Accept()),
}


@pytest.mark.parametrize("actions", NEGOTIATIONS.values(), ids=NEGOTIATIONS)
@pytest.mark.parametrize("seat", range(4))
def test_FI4_in_a_dream_of_a_negotiation_everybody_can_give_what_they_said(
    seat: int, actions: tuple[Action, ...]
) -> None:
    game = market_day()
    play(game, *actions)
    for dream in dreams(game, seat):
        while isinstance(dream.task, Answering):
            dream.play(dream.options()[0])
        if not isinstance(dream.task, Choosing):
            continue
        for confirm in menu(dream, Confirm):
            after = dream.copy()
            after.play(confirm)
            assert min(min(held) for held in tokens(after)) >= 0
            assert min(pile(after)) >= 0


@pytest.mark.parametrize("others", [(FI,), (BG, FI), (SF, FI), (SF, BG, FI)], ids="+".join)
def test_FI4_a_new_game_dreams_in_every_combination(others: tuple[str, ...]) -> None:
    rules = ruleset("classic", others)
    game = rules.new_game(header(*others))
    dream = rules.imagine(game, 0, random.Random(1))
    assert rules.to_position(dream) == rules.to_position(game)
