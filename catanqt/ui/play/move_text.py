"""Moves in words, as instructions to a player, and chance outcomes in the words of the log."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.robber import Discard
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr


def move_words(actions: Sequence[Action], perspective: Perspective, kits: Sequence[Kit]) -> str:
    """All actions of one decision in one sentence; nothing where no kit knows them."""
    discards = [action.resource for action in actions if isinstance(action, Discard)]
    if len(discards) > 1:
        counts = [discards.count(kind) for kind in range(5)]
        return tr("Discard {cards}.", cards=goods_text.words(kits, counts))
    found = (kit.move(actions[0], perspective) for kit in kits)
    return next((words for words in found if words is not None), "")
