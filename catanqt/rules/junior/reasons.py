"""Why an action is refused in Junior, where the reasons of the base rules do not say it."""

from __future__ import annotations

from enum import StrEnum


class JuniorWhy(StrEnum):
    """Reasons of Junior's own."""

    ONE_SWAP_A_TURN = "one-swap-a-turn"
    NOT_IN_MARKET = "not-in-market"
