"""Why not? Every other move has something said against it, by the same numbers that chose the advice."""

from __future__ import annotations

import random

import pytest

from catanqt.kernel.agent import Adviser, Budget, Cancelled
from catanqt.rules.base.setup import FoundSettlement
from catanqt.rules.base.trade import Counter, Decline, NoDeal, Offer
from catanqt_ai.reasons import check
from catanqt_ai.registry import make_agent
from tests.ai.games import VARIANTS
from tests.ai.recorded_games import choices, recorded

AGAINST = {"no-win", "less-chance", "more-rounds", "helps", "fewer-pips", "fewer-kinds", "less-worth"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_other_move_is_compared(variant: str) -> None:
    expert = make_agent("expert", "why not")
    assert isinstance(expert, Adviser)
    against = 0
    for one in choices(f"{variant}, hard", 11, 220):
        game = one.rules.imagine(one.game, one.seat, random.Random(1))
        best = expert.advise(game.copy(), one.seat, Budget()).action
        found = expert.compare(game, one.seat, best, Budget())
        assert set(found) >= set(one.game.options()) - {best}
        assert best not in found
        for reasons in found.values():
            assert reasons
            assert [problem for reason in reasons if (problem := check(reason)) is not None] == []
            against += any(reason.code in AGAINST for reason in reasons)
    assert against > 20


def test_a_corner_with_fewer_pips_says_so() -> None:
    one = choices("base, hard", 1, 3)[0]
    expert = make_agent("expert", "corner")
    assert isinstance(expert, Adviser)
    game = one.rules.imagine(one.game, one.seat, random.Random(1))
    best = expert.advise(game.copy(), one.seat, Budget()).action
    assert isinstance(best, FoundSettlement)
    board = one.game.state.config.board
    lone = next(corner for corner in range(54) if len(board.grid.corner_hexes[corner]) == 1)
    reasons = expert.compare(game, one.seat, best, Budget())[FoundSettlement(lone)]
    assert reasons[0].code == "fewer-pips"
    assert int(reasons[0].facts_by_name["pips"]) < int(reasons[0].facts_by_name["best"])


def test_after_an_advised_offer_other_moves_wait() -> None:
    expert = make_agent("expert", "offer")
    assert isinstance(expert, Adviser)
    codes: set[str] = set()
    offers = [one for one in recorded("base, hard") if isinstance(one.action, Offer)]
    for one in offers[:6]:
        game = one.rules.imagine(one.game, one.seat, random.Random(1))
        found = expert.compare(game, one.seat, one.action, Budget())
        codes |= {reason.code for reasons in found.values() for reason in reasons}
    assert "offer-first" in codes


def test_against_an_advised_bid_nothing_is_said_of_an_offer() -> None:
    expert = make_agent("expert", "bid")
    assert isinstance(expert, Adviser)
    compared = 0
    for one in recorded("base, expert and novices"):
        bid = one.action
        if isinstance(bid, Counter):
            game = one.rules.imagine(one.game, one.seat, random.Random(1))
            found = expert.compare(game, one.seat, bid, Budget())
            assert bid not in found
            assert Decline(NoDeal.NO) in found
            assert not any(reason.code == "offer-first" for reasons in found.values() for reason in reasons)
            compared += 1
    assert compared


def test_chances_are_known_at_any_moment_and_add_up() -> None:
    expert = make_agent("expert", "chance")
    assert isinstance(expert, Adviser)
    for one in choices("all, hard", 20, 200):
        for seat in range(4):
            game = one.rules.imagine(one.game, seat, random.Random(1))
            chances = expert.chances(game, seat, Budget())
            assert len(chances) == 4
            assert sum(chances) == pytest.approx(1)


def test_a_comparison_can_be_cancelled() -> None:
    one = choices("base, hard", 5, 60)[-1]
    expert = make_agent("expert", "cancel")
    assert isinstance(expert, Adviser)
    budget = Budget()
    budget.cancel()
    game = one.rules.imagine(one.game, one.seat, random.Random(1))
    with pytest.raises(Cancelled):
        expert.compare(game, one.seat, one.game.options()[0], budget)


def test_plain_players_are_no_advisers() -> None:
    assert not isinstance(make_agent("novice", "x"), Adviser)
    assert not isinstance(make_agent("random", "x"), Adviser)
