"""Names that come from files and keyboards: what is left of them may be shown and stored anywhere."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanqt.kernel.names import DIRECTIONS, LONGEST_PLAYER, UNSEEN, clean_name


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Oda", "Oda"),
        ("  Ömer   the quick ", "Ömer the quick"),
        ("a\nb\tc\x00d", "a b c d"),
        ("\u202eevil\u202c", "evil"),
        ("\ud800", "?"),
        ("", "somebody"),
        ("\x07\x1b[31m", "[31m"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("Z" + "\u0336" * 30 + "o", "Z\u0336\u0336o"),
        ("x" * 10_000_000, "x" * LONGEST_PLAYER),
    ],
)
def test_names_are_cleaned(text: str, cleaned: str) -> None:
    assert clean_name(text, LONGEST_PLAYER, "somebody") == cleaned


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=200))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    name = clean_name(text, LONGEST_PLAYER, "somebody")
    assert clean_name(name, LONGEST_PLAYER, "somebody") == name
    assert 1 <= len(name) <= LONGEST_PLAYER
    assert not any(unicodedata.category(letter) in UNSEEN or letter in DIRECTIONS for letter in name)
