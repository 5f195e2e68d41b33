"""The edition of our rulings under which a game was begun. It is stored in the header and never changes.

Where a later edition reads the printed rules differently, the code checks the edition, so that older games go on as
they began. A header without an edition is of the first.

Edition 2: the league's fixtures follow colours (SF5, SF12), no match is played once the trophy is reached (SF9), and
the champion's card passes on at once to whoever comes to have more settlers (BG7).
"""

from __future__ import annotations

from collections.abc import Mapping

from catanqt.kernel.codec import DecodeError, brief

KEY = "edition"
EDITION = 2
"""The edition under which new games are begun."""


def edition_of(options: Mapping[str, object], place: str = "options") -> int:
    """The edition a game was begun under, checked."""
    found = options.get(KEY, 1)
    if type(found) is not int or not 1 <= found <= EDITION:
        raise DecodeError(f"{place}.{KEY}", f"expected a number from 1 to {EDITION}, found {brief(found)}")
    return found
