"""Why an action is refused: the codes that rules give and the window puts into words."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """Reasons of the base rules. `not-now` and `game-over` come from the kernel."""

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
    IMPOSSIBLE_OUTCOME = "impossible-outcome"
