"""The codes of refusals: rules return them, the window puts them into words."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """Refusals of the base rules. `not-now` and `game-over` come from the kernel."""

    CANNOT_PAY = "cannot-pay"
    NONE_LEFT = "none-left"
    NO_SUCH_PLACE = "no-such-place"
    TAKEN = "taken"
    TOO_CLOSE = "too-close"
    NOT_CONNECTED = "not-connected"
    NOT_YOURS = "not-yours"
    SAME_PLACE = "same-place"
    NO_SUCH_CARD = "no-such-card"
    BOUGHT_THIS_TURN = "bought-this-turn"
    ONE_CARD_A_TURN = "one-card-a-turn"
    NO_PLACE_FOR_IT = "no-place-for-it"
    BANK_IS_OUT = "bank-is-out"
    SAME_KIND = "same-kind"
    NOT_A_VICTIM = "not-a-victim"
    NO_GIFTS = "no-gifts"
    BAD_GOODS = "bad-goods"
    BAD_PARTNERS = "bad-partners"
    NO_SUCH_ANSWER = "no-such-answer"
    SPARED = "spared"
    NO_TRADE = "no-trade"
    TRADE_FIRST = "trade-first"
    IMPOSSIBLE_OUTCOME = "impossible-outcome"
