"""Everything is painted with painters that are always ended."""

from __future__ import annotations

import re
from pathlib import Path

import catanqt

SOURCE = Path(catanqt.__file__).parent
SAFE = SOURCE / "ui" / "theme" / "art" / "painting.py"


def test_painters_are_made_in_one_place_only() -> None:
    bare = [str(path) for path in SOURCE.rglob("*.py") if re.search(r"\bQPainter\(", path.read_text("utf-8"))]
    assert bare == [str(SAFE)]
