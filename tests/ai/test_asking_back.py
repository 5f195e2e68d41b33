"""Whole games of every level: nobody asks for what it sold in this turn, or in the one before."""

from __future__ import annotations

import pytest

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.events import Traded
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import Counter, Offer, sold
from catanqt.session import Session
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header

GAMES = 3
TABLES = (("medium", "hard", "easy", "hard/trader"), ("novice",) * 4)
Sale = tuple[int, int, Goods]
"""In which turn somebody sold what."""


@pytest.mark.parametrize("players", TABLES, ids=lambda players: players[0])
def test_nobody_asks_back_what_it_sold(players: tuple[str, ...]) -> None:
    """The sales are collected from the events, which say nothing of what the agents are told."""
    sales: list[Sale] = []
    offers = 0
    for number in range(GAMES):
        session = Session(header(players=players, board_seed=f"B{number}", dice_seed=f"d{number}"))
        agents = [make_agent(player, f"{number}{seat}") for seat, player in enumerate(players)]
        sales.clear()
        while not session.game.over:
            actor, turn = session.game.task.actor, session.game.state.turn_number
            if actor == CHANCE:
                session.deal()
                continue
            action = agents[actor].choose(session.game, actor, Budget(seconds=1))
            if isinstance(action, Offer | Counter):
                offers += 1
                recent = [gave for when, seat, gave in sales if seat == actor and turn - when <= len(players)]
                assert not any(asked and kinds[kind] for kinds in recent for kind, asked in enumerate(action.want))
                assert sold(session.game, actor) == tuple(map(sum, zip((0,) * 5, *recent, strict=True)))
            for event in session.play(action).events:
                if isinstance(event, Traded):
                    sales += [(turn, event.seat, event.gave), (turn, event.partner, event.took)]
    assert offers > 40
    assert sales, "there was something to ask back"
