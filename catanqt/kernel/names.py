"""Names of players and games: bounded in length, on one line, without characters that control a terminal."""

from __future__ import annotations

import unicodedata

LONGEST_PLAYER = 40
LONGEST_GAME = 80
UNSEEN = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
"""Categories of Unicode without a letter to show: controls, half letters, unassigned and private ones, line breaks."""
DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
"""Marks that turn the direction of the text around them."""
MOST_MARKS = 2
"""So many accents one letter may carry: with more, names grow into the lines above and below."""


def clean_name(text: str, longest: int, default: str) -> str:
    """The name as it may be shown and stored anywhere; `default` if nothing of it is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 8 * longest].encode("utf-8", "replace").decode()):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category in UNSEEN or letter in DIRECTIONS:
            kept.append(" ")
        elif marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].rstrip() or default
