"""Deals, weighed with a foresight that knows only what a card is worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from ai import trading
from ai.chances import Spread
from ai.foresight import Foresight
from ai.skill import skill_of
from ai.wintime import Step
from catanqt.kernel.agent import Budget
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import Choosing, Confirm, Offer, Withdraw

WOOD, BRICK = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)


class Liking(Foresight[Any]):
    """Everybody needs ten rounds, less what the cards in hand are worth."""

    spread = Spread(2.0, 0.1)

    def __init__(self, likes: Sequence[Sequence[float]], hands: Sequence[Sequence[float]]) -> None:
        state = SimpleNamespace(
            table=SimpleNamespace(players=len(likes), scenarios=()),
            hands=[amount for hand in hands for amount in hand],
            hand=lambda seat: tuple(hands[seat]),
            hand_size=lambda seat: sum(hands[seat]),
            offers=(),
        )
        game: Any = SimpleNamespace(state=state, options=lambda: [Confirm(1), Withdraw()])
        super().__init__(game, 0, skill_of("expert", "balanced"), Budget())
        self.likes = likes
        self.held = [list(hand) for hand in hands]

    def believed(self) -> list[list[float]]:
        return self.held

    def time(
        self, state: Any, seat: int, hand: Sequence[float] | None = None, *, plan: list[Step] | None = None
    ) -> float:
        held = self.hands[seat] if hand is None else hand
        return 10 - sum(like * amount for like, amount in zip(self.likes[seat], held, strict=True))

    def cost(self, goal: str) -> Sequence[int]:
        return (0,) * 5

    def close(self, seat: int) -> bool:
        return False


@pytest.mark.parametrize(
    ("brick_to_me", "wood_to_them", "deals"),
    [(1.0, 0.2, True), (0.5, 0.0, False), (0.4, 3.0, False)],
    ids=["helps", "nothing gained", "helps them"],
)
def test_a_deal_must_help_oneself(brick_to_me: float, wood_to_them: float, deals: bool) -> None:
    likes = ((0.5, brick_to_me, 0, 0, 0), (wood_to_them, 0.3, 0, 0, 0), (0, 0, 0, 0, 0))
    mind = Liking(likes, (WOOD, BRICK, (0,) * 5))
    action, reasons = trading.choose_partner(mind, Choosing(0, WOOD, BRICK, (1,), ()))
    assert isinstance(action, Confirm) is deals
    assert reasons


def test_nobody_agrees_to_lose_only_because_the_partner_loses_more() -> None:
    likes = ((0.5, 0.4, 0, 0, 0), (0, 6.0, 0, 0, 0), (0, 0, 0, 0, 0))
    mind = Liking(likes, (WOOD, BRICK, (0,) * 5))
    assert trading.Deal(mind, 1, WOOD, BRICK).gain > 0
    action, _ = trading.choose_partner(mind, Choosing(0, WOOD, BRICK, (1,), ()))
    assert action == Withdraw()


def test_where_a_turns_gain_is_known_the_better_offer_is_made_not_the_one_taken_more_gladly() -> None:
    wool = (0, 0, 1, 0, 0)
    likes = ((0, 0.5, 0.5, 0, 0), (0.3, 0.4, 0.0, 0, 0), (0,) * 5)
    mind = Liking(likes, (WOOD, (0, 2, 2, 0, 0), (0,) * 5))
    gains: dict[Goods, float] = {BRICK: 0.05, wool: 0.04}
    offered = trading.offers(mind, lambda gets, gives: gains.get(gets, 0.0))
    assert [one.action for one in offered] == [Offer(WOOD, BRICK, (1,)), Offer(WOOD, wool, (1,))]
    plain = trading.offers(mind, lambda gets, gives: 0.04 if gets == wool else 0.0)
    assert [one.action for one in plain] == [Offer(WOOD, wool, (1,))]
