"""The colours of fish tokens, which are traded like resources."""

from __future__ import annotations

from collections.abc import Mapping

from catanqt.ui.art.palettes import Resource

TOKENS: Mapping[str, Resource] = {f"fish{amount}": Resource("#2A7390", "#174A60", "#F2FBFF") for amount in (1, 2, 3)}
