"""The opponents of a lesson: friendly, quick and deterministic, so that a step goes as it is written."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.base.trade import Accept, Answering, Decline, NoDeal
from catanqt.rules.base.turn import EndTurn, Roll
from catanqt.rules.junior.turn import EndTurn as EndJuniorTurn
from catanqt.rules.junior.turn import Roll as RollDie

PLAIN = (Roll, RollDie, EndTurn, EndJuniorTurn)


def answer(game: Game[Any], seat: int) -> Action:
    """What an opponent does: fair offers are taken, dice are rolled and passed on, else the first thing allowed."""
    if isinstance(game.task, Answering):
        return _reply(game, game.task)
    options = game.options()
    return next((action for action in options if isinstance(action, PLAIN)), options[0])


def _reply(game: Game[Any], offer: Answering) -> Action:
    if game.refusal(Accept()) is not None:
        return Decline(str(NoDeal.HAVE_NONE))
    fair = sum(offer.give) >= sum(offer.want)
    return Accept() if fair else Decline(str(NoDeal.TOO_DEAR))
