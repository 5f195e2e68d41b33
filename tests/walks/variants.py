"""All that is walked. A new game or scenario adds its lines here."""

from __future__ import annotations

import pytest

from tests.walks.classic import ClassicKit
from tests.walks.walk import Variant

_CLASSIC = ClassicKit()
_BOARDS = ("beginner", "variable", "random")

VARIANTS = [
    *(Variant("classic", players, _CLASSIC, board) for players in (2, 3, 4) for board in _BOARDS),
    # Nobody ever reaches this goal: pieces, cards and places run out.
    Variant("classic", 4, _CLASSIC, "random", options={"goal": 100}),
    Variant("classic", 2, _CLASSIC, "variable", options={"goal": 100}),
]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
