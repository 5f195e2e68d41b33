"""B12: trade between players: offers, answers, counter-offers and the deal."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Action
from catanqt.rules.base.building import BuildRoad
from catanqt.rules.base.events import Accepted, Countered, Declined, Offered, Traded, Withdrawn
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, NoDeal, Offer, Withdraw
from catanqt.rules.base.turn import BankTrade, BeforeRoll, EndTurn, Roll, Turn
from tests.rules.base.table import LETTERS, L, O, bank, edge, hand, play, player, refused, roll, table

NO = Decline("no")


def goods(cards: str) -> tuple[int, ...]:
    return tuple(cards.count(letter) for letter in LETTERS)


def offer(give: str, want: str, *to: int) -> Offer:
    return Offer(goods(give), goods(want), to)


def counter(give: str, want: str) -> Counter:
    return Counter(goods(give), goods(want))


def market(*more: Action) -> Catan:
    """Seat 0 has lumber and brick to give for ore; 1 and 2 have ore, 3 has not."""
    game = table(player("lllbb"), player("ooww"), player("oog"), player("g"))
    play(game, *more)
    return game


def hands(game: Catan) -> list[str]:
    return [hand(game, seat) for seat in range(game.state.config.players)]


def test_B12_an_accepted_and_confirmed_offer_is_carried_out() -> None:
    game = market()
    events = play(game, offer("lb", "o", 1), Accept(), Confirm(1))
    assert events == [
        Offered(0, goods("lb"), goods("o"), (1,)),
        Accepted(1),
        Traded(0, 1, goods("lb"), goods("o")),
    ]
    assert hands(game) == ["llbo", "lbwwo", "goo", "g"]
    assert bank(game) == (16, 17, 17, 17, 15)
    assert game.task == Turn(0)


def test_B12_nothing_moves_before_the_proposer_confirms() -> None:
    game = market(offer("l", "o", 1, 2))
    before = hands(game)
    play(game, Accept(), Accept())
    assert hands(game) == before
    assert game.task == Choosing(0, goods("l"), goods("o"), (1, 2), ())


def test_B12_any_mix_for_any_mix() -> None:
    game = market(offer("lllbb", "oow", 1), Accept(), Confirm(1))
    assert hands(game)[:2] == ["woo", "lllbbw"]


def test_B12_trade_only_after_the_roll() -> None:
    game = table(player("l"), player("o"), todo=[BeforeRoll(0)])
    assert refused(game, offer("l", "o", 1)) == "not-now"
    roll(game, 1, 1)
    game.play(offer("l", "o", 1))


def test_B12_no_trade_while_the_robber_waits() -> None:
    game = table(player("l"), player("o"), todo=[Turn(0), RobberMove(0)])
    assert refused(game, offer("l", "o", 1)) == "not-now"


def test_B12_no_gifts_in_either_direction() -> None:
    game = market()
    assert refused(game, offer("l", "", 1)) == "no-gifts"
    assert refused(game, offer("", "o", 1)) == "no-gifts"
    assert refused(game, offer("", "", 1)) == "no-gifts"


@pytest.mark.parametrize(("give", "want"), [("l", "l"), ("l", "lo"), ("lb", "bo"), ("ll", "l")])
def test_B12_no_kind_on_both_sides(give: str, want: str) -> None:
    game = market()
    assert refused(game, offer(give, want, 1)) == "same-kind"


@pytest.mark.parametrize("give", ["o", "llll", "lo", "l" * 19, "w" * 9])
def test_B12_an_offer_one_cannot_pay_is_refused(give: str) -> None:
    """Catanatron lets a hand go to -9."""
    game = market()
    assert refused(game, offer(give, "g", 1)) == "cannot-pay"


def test_B12_asking_for_more_than_anybody_has_is_allowed_but_cannot_be_accepted() -> None:
    game = market(offer("l", "ooo", 1))
    assert refused(game, Accept()) == "cannot-pay"
    game.play(Decline("have-none"))
    assert game.task == Turn(0)


def test_B12_who_cannot_pay_cannot_accept() -> None:
    game = market(offer("l", "o", 3))
    assert refused(game, Accept()) == "cannot-pay"


@pytest.mark.parametrize(
    "side", [(-1, 0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0, 0, 0), (2, -1, 0, 0, 0), ()], ids=str
)  # fmt: skip
def test_B12_malformed_goods_are_refused(side: tuple[int, ...]) -> None:
    game = market()
    assert refused(game, Offer(side, goods("o"), (1,))) == "bad-goods"
    assert refused(game, Offer(goods("l"), side, (1,))) == "bad-goods"
    game.play(offer("l", "o", 1))
    assert refused(game, Counter(side, goods("l"))) == "bad-goods"
    assert refused(game, Counter(goods("o"), side)) == "bad-goods"


@pytest.mark.parametrize("to", [(), (0,), (0, 1), (1, 1), (1, 2, 1), (4,), (-1,), (1, 7), (9, 1)])
def test_B12_bad_partners_are_refused(to: tuple[int, ...]) -> None:
    game = market()
    assert refused(game, offer("l", "o", *to)) == "bad-partners"


def test_B12_everybody_addressed_answers_once_and_nobody_else_is_asked() -> None:
    game = market(offer("l", "o", 1, 3))
    asked = []
    while isinstance(game.task, Answering):
        asked.append(game.task.actor)
        game.play(Decline("no-use"))
    assert asked == [1, 3]
    assert game.task == Turn(0)


def test_B12_who_was_not_addressed_or_declined_cannot_be_traded_with() -> None:
    game = market(offer("l", "o", 1, 2), Accept(), NO)
    assert list(game.options()) == [Confirm(1), Withdraw()]
    for seat in (2, 3, 0, -1, 4):
        assert refused(game, Confirm(seat)) == "bad-partners"


def test_B12_the_proposer_chooses_among_all_who_agree() -> None:
    game = market(offer("l", "o", 1, 2), Accept(), Accept())
    assert list(game.options()) == [Confirm(1), Confirm(2), Withdraw()]
    game.play(Confirm(2))
    assert hands(game) == ["llbbo", "wwoo", "lgo", "g"]
    assert game.task == Turn(0)


def test_B12_all_declining_ends_the_negotiation() -> None:
    game = market(offer("l", "o", 1, 2, 3), NO, NO)
    assert game.play(NO) == [Declined(3, "no")]
    assert game.task == Turn(0)


@pytest.mark.parametrize("reason", [reason.value for reason in NoDeal])
def test_B12_declining_says_why(reason: str) -> None:
    game = market(offer("l", "o", 1))
    assert Decline(reason) in game.options()
    assert game.play(Decline(reason)) == [Declined(1, reason)]


@pytest.mark.parametrize("reason", ["", "because", "NO", "no "])
def test_B12_an_unknown_reason_is_refused(reason: str) -> None:
    game = market(offer("l", "o", 1))
    assert refused(game, Decline(reason)) == "no-such-answer"


def test_B12_the_proposer_may_withdraw_after_the_answers() -> None:
    game = market(offer("l", "o", 1), Accept())
    before = hands(game)
    assert game.play(Withdraw()) == [Withdrawn(0)]
    assert hands(game) == before
    assert game.task == Turn(0)


def test_B12_a_counter_offer_is_carried_out_on_its_own_terms() -> None:
    game = market(offer("l", "o", 1))
    assert game.play(counter("o", "lb")) == [Countered(1, goods("o"), goods("lb"))]
    assert game.task == Choosing(0, goods("l"), goods("o"), (), ((1, goods("o"), goods("lb")),))
    assert game.play(Confirm(1)) == [Traded(0, 1, goods("lb"), goods("o"))]
    assert hands(game)[:2] == ["llbo", "lbwwo"]


def test_B12_counter_offers_and_agreement_stand_side_by_side() -> None:
    game = market(offer("l", "o", 1, 2), counter("w", "b"), Accept())
    assert list(game.options()) == [Confirm(1), Confirm(2), Withdraw()]
    game.play(Confirm(1))
    assert hands(game) == ["lllbw", "bwoo", "goo", "g"]


def test_B12_a_counter_offer_the_proposer_cannot_pay_cannot_be_confirmed() -> None:
    game = market(offer("l", "o", 1), counter("o", "g"))
    assert refused(game, Confirm(1)) == "cannot-pay"
    assert list(game.options()) == [Withdraw()]
    game.play(Withdraw())


def test_B12_a_counter_offer_must_be_payable_by_its_maker() -> None:
    game = market(offer("l", "o", 3))
    assert refused(game, counter("w", "l")) == "cannot-pay"
    assert refused(game, counter("gg", "l")) == "cannot-pay"
    game.play(counter("g", "l"))


def test_B12_counter_offers_are_no_gifts_and_have_no_kind_on_both_sides() -> None:
    game = market(offer("l", "o", 1))
    assert refused(game, counter("o", "")) == "no-gifts"
    assert refused(game, counter("", "l")) == "no-gifts"
    assert refused(game, counter("oo", "lo")) == "same-kind"


def test_B12_while_an_offer_stands_nothing_else_happens() -> None:
    game = market(offer("l", "o", 1))
    for action in (EndTurn(), Roll(), BankTrade(L, O), BuildRoad(edge(0, 3)), Confirm(1), Withdraw()):
        assert refused(game, action) == "not-now"
    game.play(Accept())
    for action in (EndTurn(), Accept(), NO, counter("w", "l"), offer("l", "o", 2)):
        assert refused(game, action) == "not-now"


def test_B12_only_the_player_whose_turn_it_is_deals() -> None:
    """Answers go to the proposer; two others can never trade with each other."""
    game = market(offer("l", "o", 1, 2))
    assert isinstance(game.task, Answering)
    assert refused(game, offer("w", "g", 2)) == "not-now"
    play(game, counter("w", "l"), counter("g", "l"))
    assert game.task.actor == 0
    game.play(Confirm(2))
    assert hands(game) == ["llbbg", "wwoo", "loo", "g"]


def test_B12_the_second_player_trades_in_its_turn() -> None:
    game = table(player("l"), player("o"), player("w"), todo=[Turn(1)], turn=1)
    play(game, offer("o", "l", 0, 2), Accept(), NO, Confirm(0))
    assert hands(game) == ["o", "l", "w"]
    assert game.task == Turn(1)


def test_B12_one_may_offer_again_and_again() -> None:
    game = market()
    for _ in range(3):
        play(game, offer("l", "o", 1), NO)
    play(game, offer("l", "oo", 1), Accept(), Confirm(1))
    assert hands(game)[0] == "llbboo"


def test_B12_what_was_got_can_be_used_and_traded_on() -> None:
    game = table(player("l", settlements=[12]), player("bo"), player("w"))
    play(game, offer("l", "o", 1), Accept(), Confirm(1), offer("o", "w", 2), Accept(), Confirm(2))
    assert hands(game) == ["w", "lb", "o"]


def test_B12_after_the_game_nobody_trades() -> None:
    game = market()
    game.finish()
    assert refused(game, offer("l", "o", 1)) == "game-over"
