"""The codes of refusals that only Junior has."""

from __future__ import annotations

from enum import StrEnum


class JuniorRefusal(StrEnum):
    """Refusals that only Junior has."""

    ONE_SWAP_A_TURN = "one-swap-a-turn"
    NOT_IN_MARKET = "not-in-market"
