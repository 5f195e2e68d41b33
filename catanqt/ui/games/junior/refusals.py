"""Reasons why an action is not allowed in Junior, in words for children."""

from __future__ import annotations

from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.junior.reasons import JuniorRefusal
from catanqt.ui.text.i18n import tr


def refusal(reason: str) -> str | None:
    """The words for a reason; None for one that Junior never gives."""
    words: dict[str, str] = {
        "not-now": tr("Not now, sailor! First do what the line above asks."),
        "game-over": tr("The game is over. That was a fine voyage!"),
        "cannot-undo": tr("Too late to undo that: the die, a tile or another player followed it."),
        RefusalCode.CANNOT_PAY: tr("You do not have the tiles for that yet."),
        RefusalCode.NONE_LEFT: tr("There are none left."),
        RefusalCode.NO_SUCH_PLACE: tr("That does not fit there. Try one of the glowing places!"),
        RefusalCode.TAKEN: tr("Somebody is already there. Choose an empty place."),
        RefusalCode.NOT_CONNECTED: tr("Too far away! Ships go next to your lairs, and lairs next to your ships."),
        RefusalCode.SAME_PLACE: tr("The ghost captain is already there. Send him to another island!"),
        RefusalCode.NO_SUCH_CARD: tr("There is no such tile."),
        RefusalCode.BANK_IS_OUT: tr("The stock has none of these left."),
        RefusalCode.SAME_KIND: tr("Swapping a tile for the same kind changes nothing."),
        RefusalCode.NO_GIFTS: tr("Both pirates must give something: only then is it a fair swap."),
        RefusalCode.BAD_GOODS: tr("These tiles cannot be swapped."),
        RefusalCode.BAD_PARTNERS: tr("You cannot swap with this pirate now."),
        RefusalCode.NO_SUCH_ANSWER: tr("Nobody would understand that answer."),
        RefusalCode.IMPOSSIBLE_OUTCOME: tr("That cannot happen."),
        JuniorRefusal.ONE_SWAP_A_TURN: tr("You have already been to the market. Once per turn is enough!"),
        JuniorRefusal.NOT_IN_MARKET: tr("That tile is not at the market right now."),
    }
    return words.get(reason)
