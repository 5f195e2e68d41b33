"""Moves of the Big Game in words, for hints."""

from __future__ import annotations

from catanqt.kernel.game import Action
from catanqt.rules.base.board import RESOURCES
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, SeatSettler, SendSettler, SpendLaurels
from catanqt.scenarios.big_game.rules.part import PRICES
from catanqt.ui.games import advantages
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count


def move(action: Action, perspective: Perspective) -> str | None:
    """What to do, in one sentence."""
    match action:
        case SeatSettler(number):
            return tr("Put your settler on place {number} of the table.", number=number)
        case SendSettler(number, provision):
            paid = resource_count(RESOURCES[provision], 1)
            return tr("Send a settler to place {number} of the table, for {cards}.", number=number, cards=paid)
        case ChallengeTable(provision):
            return tr("Challenge the table, for {cards}.", cards=resource_count(RESOURCES[provision], 1))
        case SpendLaurels(advantage, choice):
            use = advantages.use_words(advantage, choice, perspective)
            return tr("Spend %n laurels. {use}", "", PRICES[advantage], use=use)
    return None
