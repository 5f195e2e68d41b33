"""Positions with a right answer: winning lines, saved wins, the leader stopped."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.kernel.agent import Advice, Budget
from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, trade, turn
from catanqt.rules.base.trade import Answering, Offer
from catanqt_ai.registry import make_agent
from tests.ai.games import decisions
from tests.rules.base.table import paths, player, table

LEVELS = ["medium", "hard", "expert"]


def advise(level: str, game: Any, seat: int = 0) -> Advice:
    return make_agent(level, "").advise(game, seat, Budget())


def rich(hand: str, **more: Any) -> dict[str, Any]:
    """Nine points: three cities, three settlements."""
    return player(hand, cities=[21, 28, 43], settlements=[23, 13, 48], roads=paths((21, 16, 22)), **more)


@pytest.mark.parametrize("level", LEVELS)
def test_it_builds_the_winning_city(level: str) -> None:
    advice = advise(level, table(rich("ggooo"), player(), player()))
    assert isinstance(advice.action, building.BuildCity)
    assert advice.reasons[0].code == "wins"


@pytest.mark.parametrize("level", LEVELS)
def test_it_trades_with_the_bank_for_the_winning_city(level: str) -> None:
    advice = advise(level, table(rich("ggoollll"), player(), player()))
    assert isinstance(advice.action, turn.BankTrade)
    assert isinstance(advice.plan[1], building.BuildCity)
    assert advice.reasons[0].code == "wins"


def test_a_year_of_plenty_or_a_monopoly_wins_too() -> None:
    plenty = advise("expert", table(rich("goo", cards="p"), player(), player()))
    assert plenty.action == cards.PlayYearOfPlenty(3, 4)
    monopoly = advise("expert", table(rich("gg", cards="m"), player("ooo"), player()))
    assert monopoly.action == cards.PlayMonopoly(4)
    assert monopoly.reasons[0].code == plenty.reasons[0].code == "wins"


def test_the_knight_that_takes_the_army_wins_before_the_roll() -> None:
    game = table(
        player(cities=[21, 28, 43], settlements=[23, 13], roads=paths((21, 16)), cards="k", knights=2),
        player("lb", settlements=[5, 10]),
        player(),
        todo=[turn.BeforeRoll(0)],
    )
    advice = advise("hard", game)
    assert advice.action == cards.PlayKnight()
    assert advice.reasons[0].code == "wins"


@pytest.mark.parametrize("level", LEVELS)
def test_the_robber_goes_for_the_leader(level: str) -> None:
    game = table(
        player("lb", settlements=[38, 40]),
        player("ggooo", cities=[24, 20, 13], settlements=[5, 10], roads=paths((24, 18))),
        player("w", settlements=[47]),
        todo=[turn.Turn(0), robber.RobberMove(0)],
    )
    advice = advise(level, game)
    assert isinstance(advice.action, robber.MoveRobber)
    owners = {game.state.owner[corner] for corner in game.state.config.board.grid.hex_corners[advice.action.hex]}
    assert 1 in owners
    assert 0 not in owners


def test_a_victim_is_chosen_on_land_of_ones_own_too() -> None:
    """Somebody else may have put the robber there, as when a person asks for advice."""
    game = table(
        player("lb", settlements=[18]),
        player("ggooo", cities=[30], settlements=[5]),
        player("w", settlements=[29]),
        todo=[turn.Turn(0), robber.RobberVictim(0, 9)],
    )
    assert advise("hard", game).action in game.options()


def test_it_keeps_what_the_city_needs_when_it_discards() -> None:
    game = table(
        player("ggooowwww", settlements=[21, 28], roads=paths((21, 16))),
        player(),
        player(),
        todo=[turn.Turn(0), robber.Discarding(0, 4)],
    )
    assert advise("hard", game).action == robber.Discard(2)


def offered(proposer: dict[str, Any], give: tuple[int, ...], want: tuple[int, ...], answerer: dict[str, Any]) -> Any:
    task = Answering(1, 0, give, want, (), (), ())
    return table(proposer, answerer, player(settlements=[11, 50]), todo=[turn.Turn(0), task])


def answer(level: str, game: Any) -> Action:
    return advise(level, game, 1).action


ORE_FOR_WOOL = (0, 0, 0, 0, 1), (0, 0, 1, 0, 0)
BUILDER = player("ggooww", settlements=[21, 28, 39], roads=paths((21, 16, 22)))


@pytest.mark.parametrize("level", LEVELS)
def test_it_agrees_to_what_completes_its_city(level: str) -> None:
    game = offered(player("o", settlements=[13, 25], roads=paths((13, 8))), *ORE_FOR_WOOL, BUILDER)
    assert answer(level, game) == trade.Accept()


@pytest.mark.parametrize("level", LEVELS)
def test_it_helps_nobody_to_win(level: str) -> None:
    game = offered(rich("o"), *ORE_FOR_WOOL, player("ggooww", settlements=[36, 40], roads=paths((36, 31))))
    assert answer(level, game) == trade.Decline(trade.NoDeal.TOO_STRONG)


@pytest.mark.parametrize("level", LEVELS)
def test_it_keeps_what_it_needs(level: str) -> None:
    giver = player("w", settlements=[13, 25], roads=paths((13, 8)))
    needs = player("ggooo", settlements=[21, 28, 39], roads=paths((21, 16, 22)))
    action = answer(level, offered(giver, (0, 0, 1, 0, 0), (0, 0, 0, 0, 1), needs))
    assert not isinstance(action, trade.Accept)


def offers_by_turn(players: list[str], most: int) -> list[list[tuple[Any, Any]]]:
    """The terms that the first level at a table offered, turn by turn."""
    made: dict[int, list[tuple[Any, Any]]] = {}
    for one in decisions("base", players, "offers 5", most=most):
        action = one.advice.action
        if players[one.seat] == players[0] and isinstance(action, Offer):
            made.setdefault(one.game.state.turn_number, []).append((action.give, action.want))
    return list(made.values())


def test_offers_are_never_repeated_in_a_turn() -> None:
    turns = offers_by_turn(["hard"] * 4, 600)
    assert max(map(len, turns)) == 2
    assert all(len(set(turn)) == len(turn) for turn in turns)


def test_experts_make_few_offers() -> None:
    turns = offers_by_turn(["expert", "novice", "novice", "novice"], 1200)
    assert 0 < sum(map(len, turns)) < 12
