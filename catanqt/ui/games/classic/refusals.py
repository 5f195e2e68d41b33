"""Reasons why an action is not allowed, and why somebody does not want to trade, in words."""

from __future__ import annotations

from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.trade import NoDeal
from catanqt.ui.text.i18n import tr


def refusal(reason: str) -> str | None:
    """What is wrong and what to do instead."""
    return {
        "not-now": tr("That is not possible now. The line above the board says what to do."),
        "game-over": tr("The game is over. Start a new one to play on."),
        "cannot-undo": tr("That can no longer be undone: dice, a card or another player followed it."),
        RefusalCode.CANNOT_PAY: tr("You cannot afford that yet. Trade for what is missing, or wait for more cards."),
        RefusalCode.NONE_LEFT: tr("None of these are left. Choose something else."),
        RefusalCode.NO_SUCH_PLACE: tr("That does not fit there. Choose one of the highlighted places."),
        RefusalCode.TAKEN: tr("Something is already there. Choose a free place."),
        RefusalCode.TOO_CLOSE: tr(
            "Too close to another building: the corners next to it must stay empty. Choose a corner further away."
        ),
        RefusalCode.NOT_CONNECTED: tr("None of your roads lead there. Build roads towards it first."),
        RefusalCode.NOT_YOURS: tr("A city replaces one of your own settlements. Choose one of them."),
        RefusalCode.SAME_PLACE: tr("The robber is already there and has to move. Choose another hex."),
        RefusalCode.NO_SUCH_CARD: tr("There is no such card here. Choose another one."),
        RefusalCode.BOUGHT_THIS_TURN: tr("You got this card this turn. You may play it from your next turn on."),
        RefusalCode.ONE_CARD_A_TURN: tr("You have already played a development card. Keep this one for another turn."),
        RefusalCode.NO_PLACE_FOR_IT: tr("You have no road to place, or no place for one. Keep the card for later."),
        RefusalCode.BANK_IS_OUT: tr("The bank has too few cards of that kind. Choose another one."),
        RefusalCode.SAME_KIND: tr("You cannot trade something for itself. Change what you give or what you get."),
        RefusalCode.NOT_A_VICTIM: tr("You can only steal from players with a building on this hex and a card in hand."),
        RefusalCode.SPARED: tr("The friendly robber spares somebody there who has few points. Choose another hex."),
        RefusalCode.NO_TRADE: tr("The agreed rules do not allow this trade."),
        RefusalCode.TRADE_FIRST: tr("You have already built in this turn. Trade before you build next time."),
        RefusalCode.NO_GIFTS: tr("Gifts are not allowed. Choose something for both sides."),
        RefusalCode.BAD_GOODS: tr("That cannot be traded here. Choose goods from the list."),
        RefusalCode.BAD_PARTNERS: tr("Nobody can trade on these terms. Choose another player."),
        RefusalCode.NO_SUCH_ANSWER: tr("That is no answer to an offer. Accept it, decline it or make another one."),
        RefusalCode.IMPOSSIBLE_OUTCOME: tr("Dice or cards cannot come up like that. Nothing has changed."),
    }.get(reason)


def no_deal(reason: str) -> str:
    """What somebody says who declines an offer."""
    return {
        NoDeal.NO: tr("No, thank you."),
        NoDeal.NEED_IT: tr("I need that myself."),
        NoDeal.NO_USE: tr("I have no use for that."),
        NoDeal.TOO_DEAR: tr("That is too much for what I get."),
        NoDeal.TOO_STRONG: tr("You are too close to winning."),
        NoDeal.HAVE_NONE: tr("I do not have that."),
    }[NoDeal(reason)]
