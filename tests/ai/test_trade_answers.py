"""Deals, weighed with a foresight that knows only what a card is worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from catanqt.kernel.agent import Budget
from catanqt.rules.base.state import Deal, Goods
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, Offer, Withdraw
from catanqt_ai import trade_answers, trade_offers
from catanqt_ai.evaluator import Evaluator
from catanqt_ai.reasons import check
from catanqt_ai.skill import skill_of
from catanqt_ai.win_probability import ExponentialModel
from catanqt_ai.win_time import Step

WOOD, BRICK = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)
ASKED = Answering(0, 1, WOOD, BRICK, (2,), (), ())


class Liking(Evaluator[Any]):
    """Everybody needs ten rounds, less what the cards in hand are worth."""

    probability_model = ExponentialModel(2.0, 0.1)

    def __init__(self, likes: Sequence[Sequence[float]], hands: Sequence[Sequence[float]]) -> None:
        state = SimpleNamespace(
            config=SimpleNamespace(players=len(likes), scenarios=()),
            hands=[amount for hand in hands for amount in hand],
            hand=lambda seat: tuple(hands[seat]),
            hand_size=lambda seat: sum(hands[seat]),
            offers=(),
            deals=(),
            turn_number=9,
        )
        game: Any = SimpleNamespace(state=state, options=lambda: [Confirm(1), Withdraw()])
        super().__init__(game, 0, skill_of("expert", "balanced"), Budget())
        self.likes = likes
        self.held = [list(hand) for hand in hands]

    def estimate_hands(self) -> list[list[float]]:
        return self.held

    def time(
        self, state: Any, seat: int, hand: Sequence[float] | None = None, *, build_order: list[Step] | None = None
    ) -> float:
        held = self.hands[seat] if hand is None else hand
        return 10 - sum(like * amount for like, amount in zip(self.likes[seat], held, strict=True))

    def cost(self, goal: str) -> Sequence[int]:
        return (0,) * 5

    def close(self, seat: int) -> bool:
        return False

    def rates(self, seat: int) -> Sequence[int]:
        return (4,) * 5


@pytest.mark.parametrize(
    ("brick_to_me", "wood_to_them", "deals"),
    [(1.0, 0.2, True), (0.5, 0.0, False), (0.4, 3.0, False)],
    ids=["helps", "nothing gained", "helps them"],
)
def test_a_deal_must_help_oneself(brick_to_me: float, wood_to_them: float, deals: bool) -> None:
    likes = ((0.5, brick_to_me, 0, 0, 0), (wood_to_them, 0.3, 0, 0, 0), (0, 0, 0, 0, 0))
    evaluator = Liking(likes, (WOOD, BRICK, (0,) * 5))
    action, reasons = trade_answers.choose_partner(evaluator, Choosing(0, WOOD, BRICK, (1,), ()))
    assert isinstance(action, Confirm) is deals
    assert reasons


def test_nobody_agrees_to_lose_only_because_the_partner_loses_more() -> None:
    likes = ((0.5, 0.4, 0, 0, 0), (0, 6.0, 0, 0, 0), (0, 0, 0, 0, 0))
    evaluator = Liking(likes, (WOOD, BRICK, (0,) * 5))
    assert trade_offers.Deal(evaluator, 1, WOOD, BRICK).gain > 0
    action, _ = trade_answers.choose_partner(evaluator, Choosing(0, WOOD, BRICK, (1,), ()))
    assert action == Withdraw()


def test_where_a_turns_gain_is_known_the_better_offer_is_made_not_the_one_taken_more_gladly() -> None:
    wool = (0, 0, 1, 0, 0)
    likes = ((0, 0.5, 0.5, 0, 0), (0.3, 0.4, 0.0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (WOOD, (0, 2, 2, 0, 0), (0,) * 5))
    gains: dict[Goods, float] = {BRICK: 0.05, wool: 0.04}
    offered = trade_offers.offers(evaluator, lambda gets, gives: gains.get(gets, 0.0))
    assert [one.action for one in offered] == [Offer(WOOD, BRICK, (1,)), Offer(WOOD, wool, (1,))]
    plain = trade_offers.offers(evaluator, lambda gets, gives: 0.04 if gets == wool else 0.0)
    assert [one.action for one in plain] == [Offer(WOOD, wool, (1,))]


def test_who_asks_for_a_card_may_be_asked_for_several_that_he_can_spare() -> None:
    """A brick for two or three of five wood; with three, one must be left to him, and the bank would take four."""
    likes = ((0.2, 0.1, 0, 0, 0), (0.0, 1.0, 0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (BRICK, (5, 0, 0, 0, 0), (0,) * 5))
    bids = trade_answers.possible_bids(evaluator, ASKED, 3)
    assert [(bid.give, bid.take) for bid in bids] == [(BRICK, (amount, 0, 0, 0, 0)) for amount in (3, 2)]
    evaluator.held[1][0] = 3
    assert [bid.take[0] for bid in trade_answers.possible_bids(evaluator, ASKED, 3)] == [2]


def test_nobody_is_asked_for_more_than_the_bank_would_take() -> None:
    likes = ((0.2, 0.1, 0.2, 0, 0), (0.0, 0.2, 0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (BRICK, (6, 0, 6, 0, 0), (0,) * 5))
    evaluator.rates = lambda seat: (2, 4, 3, 4, 4)  # type: ignore[method-assign]
    bids = trade_answers.possible_bids(evaluator, ASKED, 3)
    assert {bid.take for bid in bids} == {(0, 0, 1, 0, 0), (0, 0, 2, 0, 0), (1, 0, 1, 0, 0)}


def test_at_first_sight_a_card_is_asked_for_a_card() -> None:
    likes = ((0.2, 0.1, 0.5, 0, 0), (0.0, 0.2, 0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (BRICK, (5, 0, 5, 0, 0), (0,) * 5))
    action, reasons = trade_answers.answer(evaluator, ASKED, most_asked=3)
    assert action == Accept()
    evaluator = Liking(((0.0, 0.1, 0.5, 0, 0), *likes[1:]), evaluator.held)
    action, reasons = trade_answers.answer(evaluator, ASKED, most_asked=3)
    assert action == Counter(BRICK, (0, 0, 1, 0, 0))
    assert [reason.code for reason in reasons] == ["deal-helps"]


def test_at_first_sight_nobody_is_bid_what_does_not_help_him() -> None:
    """Wool for the brick helps oneself in both cases; him only if he likes bricks better."""
    wool = (0, 0, 1, 0, 0)
    for brick_to_him, bids in ((0.2, True), (0.0, False)):
        likes = ((0, 0.1, 0.5, 0, 0), (0.3, brick_to_him, 0.1, 0, 0), (0,) * 5)
        action, _ = trade_answers.answer(Liking(likes, (BRICK, (1, 0, 2, 0, 0), (0,) * 5)), ASKED)
        assert action == (Counter(BRICK, wool) if bids else Decline("no-use"))


def test_where_several_cards_are_wanted_one_is_bid_for_one_or_all_for_several() -> None:
    both = (1, 1, 0, 0, 0)
    likes = ((0.0, 0.1, 0.4, 0, 0), (0.1, 0.2, 0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (both, (0, 0, 6, 0, 0), (0,) * 5))
    task = Answering(0, 1, (0, 0, 0, 1, 0), both, (2,), (), ())
    assert {bid.give for bid in trade_answers.possible_bids(evaluator, task, 1)} == {WOOD, BRICK}
    assert {bid.give for bid in trade_answers.possible_bids(evaluator, task, 3)} == {both}
    evaluator = Liking(likes, (BRICK, (0, 0, 6, 0, 0), (0,) * 5))
    action, _ = trade_answers.answer(evaluator, task, most_asked=3)
    assert action == Counter(BRICK, (0, 0, 1, 0, 0))


def test_of_bids_that_are_alike_the_first_kind_is_asked_for() -> None:
    likes = ((0, 0.1, 0.5, 0.5, 0.5), (0.0, 0.2, 0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (BRICK, (0, 0, 2, 2, 2), (0,) * 5))
    assert [bid.take.index(1) for bid in trade_answers.possible_bids(evaluator, ASKED, 1)] == [2, 3, 4]


def test_nobody_is_offered_what_costs_him_dearly() -> None:
    """However many rounds that is: more than an exponential bears, too."""
    for rounds in (3.0, 1000.0):
        likes = ((0, 0.5, 0, 0, 0), (-rounds, 0, 0, 0, 0), (0,) * 5)
        assert trade_offers.offers(Liking(likes, (WOOD, BRICK, (0,) * 5)), lambda gets, gives: 0.05) == []


@pytest.mark.parametrize(("wood_to_me", "risky"), [(0.2, True), (0.0, False)])
def test_who_asks_for_more_than_a_good_offer_is_told_of_the_risk(wood_to_me: float, risky: bool) -> None:
    likes = ((wood_to_me, 0.1, 0.5, 0, 0), (0.0, 0.2, 0, 0, 0), (0,) * 5)
    evaluator = Liking(likes, (BRICK, (5, 0, 5, 0, 0), (0,) * 5))
    action, reasons = trade_answers.answer(evaluator, ASKED, lambda mind, offered, bids: bids[0].deal)
    assert isinstance(action, Counter)
    assert [reason.code for reason in reasons] == ["risks-offer", "deal-helps"] if risky else ["deal-helps"]
    assert all(check(reason) is None for reason in reasons)


class Building(Liking):
    """Whoever wants to build this and then that, lists the costs."""

    def __init__(self, hand: Sequence[int], *costs: Sequence[int]) -> None:
        super().__init__(((0.5,) * 5, (0.0,) * 5, (0.0,) * 5), (hand, (2,) * 5, (0,) * 5))
        self.costs = costs

    def build_order(self) -> list[Step]:
        return [Step(str(number), 0, 0.0) for number in range(len(self.costs))]

    def cost(self, goal: str) -> Sequence[int]:
        return self.costs[int(goal)]


def test_what_the_second_build_needs_is_not_sold_for_the_first() -> None:
    """It would be asked back at once."""
    mind = Building((1, 0, 2, 0, 0), (0, 1, 0, 0, 0), (1, 0, 0, 0, 1))
    terms = trade_offers._plain_terms(mind, mind.build_order())
    assert ((0, 0, 1, 0, 0), (0, 1, 0, 0, 0)) in terms
    assert not any(give[0] for give, _ in terms)


def test_what_nothing_else_is_left_for_is_sold_all_the_same() -> None:
    mind = Building((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 0, 0, 0, 1))
    assert trade_offers._plain_terms(mind, mind.build_order())[0] == (WOOD, BRICK)


@pytest.mark.parametrize(
    ("give", "take", "back"),
    [(BRICK, (0, 0, 1, 0, 0), True), ((0, 0, 1, 0, 0), WOOD, True), (WOOD, (0, 0, 1, 0, 0), False)],
    ids=["sells what was asked for", "asks for what was sold", "sells more"],
)
def test_nobody_asks_back_in_a_turn_what_was_sold_in_it(give: Goods, take: Goods, back: bool) -> None:
    assert trade_offers.asks_back([(WOOD, BRICK)], give, take) is back


def test_offers_do_not_go_round_in_circles() -> None:
    mind = Building((1, 0, 2, 0, 0), (0, 1, 0, 0, 0))
    mind.likes = ((0.1, 1.0, 0.1, 0, 0), (1.0, 0.0, 1.0, 0, 0), (0,) * 5)
    mind.seat = 0
    mind.close = lambda seat: False  # type: ignore[method-assign]
    assert {offer.action.give for offer in trade_offers.offers(mind)} == {WOOD, (0, 0, 1, 0, 0), (0, 0, 2, 0, 0)}
    mind.game.state.offers = ((BRICK, WOOD),)
    assert not trade_offers.offers(mind)


@pytest.mark.parametrize(("turn", "back"), [(9, False), (6, False), (5, True)], ids=["now", "last turn", "long ago"])
def test_what_was_sold_is_not_asked_back_before_the_turn_after_the_next(turn: int, back: bool) -> None:
    """By whoever sold it, in an offer, in another bid, or by taking one."""
    mind = Building((1, 0, 2, 0, 0), (0, 1, 0, 0, 0))
    mind.likes = ((0.1, 1.0, 0.1, 0, 0), (1.0, 0.0, 1.0, 0, 0), (0,) * 5)
    mind.seat = 0
    mind.close = lambda seat: False  # type: ignore[method-assign]
    mind.game.state.deals = (Deal(turn, (0, 1), (BRICK, WOOD)),)
    assert bool(trade_offers.offers(mind)) is back
    likes = ((0.1, 1.0, 1.0, 0, 0), (1.0, 0.0, 0.0, 0, 0), (0,) * 5)
    asked = Liking(likes, (WOOD, (0, 1, 1, 0, 0), (0,) * 5))
    task = Answering(0, 1, (0, 0, 0, 0, 1), WOOD, (), (), ())
    asked.game.state.deals = (Deal(turn, (1, 0), (WOOD, BRICK)),)
    kinds = {bid.take.index(1) for bid in trade_answers.possible_bids(asked, task, 1)}
    assert (1 in kinds) is back
    assert 2 in kinds, "something else may be asked for"
    buyer = Liking(((0.0, 1.0, 0, 0, 0), (0,) * 5, (0,) * 5), (WOOD, BRICK, (0,) * 5))
    buyer.game.state.deals = (Deal(turn, (0, 2), (BRICK, WOOD)),)
    action, _ = trade_answers.choose_partner(buyer, Choosing(0, WOOD, BRICK, (1,), ()))
    assert isinstance(action, Withdraw) is (turn == 9)
