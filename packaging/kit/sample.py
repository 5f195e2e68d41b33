"""A saved game to open, keep over an upgrade and find again: half a game between programs, as a .catan file."""

from __future__ import annotations

import sys
from pathlib import Path

from kit import product
from kit.progress import Progress

NAME = "Kept over the upgrade"

SCRIPT = """
import sys
from pathlib import Path
from catanqt.simulate import Plan, play_session
from catanqt.storage.catanfile import write_file
session = play_session(Plan(("novice",) * 3, seed="installer", most_turns=12), 0)
write_file(Path(sys.argv[1]), sys.argv[2], session.record)
"""


def make(progress: Progress, folder: Path) -> Path:
    """Write the file, with the source of this checkout."""
    file = folder / "game.catan"
    folder.mkdir(parents=True, exist_ok=True)
    progress.run([sys.executable, "-c", SCRIPT, file, NAME], cwd=product.ROOT)
    return file
