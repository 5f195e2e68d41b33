"""Moves of Soccer Fever in words, for hints."""

from __future__ import annotations

from catanqt.kernel.game import Action
from catanqt.rules.base.board import RESOURCES
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.matchday import ScoreFirst, TakeReward
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count


def move(action: Action) -> str | None:
    """What to do, in one sentence."""
    match action:
        case ConvertKnight():
            return tr("Turn one of your played knights into a shot token.")
        case TakeReward(resource):
            return tr("Take {cards}.", cards=resource_count(RESOURCES[resource], 1))
        case ScoreFirst(True):
            return tr("Let this match count.")
        case ScoreFirst():
            return tr("Let the second match count.")
    return None
