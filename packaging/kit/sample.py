"""A saved game to open, keep over an upgrade and find again: half a game between programs, as a .catan file."""

from __future__ import annotations

import sys
from pathlib import Path

from kit import product
from kit.progress import Progress

NAME = "Kept over the upgrade"
OPENED = "Opened as a file"
"""A game of its own: a file with a game that is there already opens that game."""

SCRIPT = """
import sys
from pathlib import Path
from catanqt.simulate import Plan, play_session
from catanqt.storage.catanfile import write_file
session = play_session(Plan(("novice",) * 3, seed=sys.argv[2], most_turns=12), 0)
write_file(Path(sys.argv[1]), sys.argv[2], session.record)
"""


def make(progress: Progress, folder: Path, name: str = NAME) -> Path:
    """Write the file of a game, which its name decides, with the source of this checkout."""
    file = folder / f"{'game' if name == NAME else 'opened'}.catan"
    folder.mkdir(parents=True, exist_ok=True)
    progress.run([sys.executable, "-c", SCRIPT, file, name], cwd=product.ROOT)
    return file
