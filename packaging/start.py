"""Where the packaged program starts."""

import multiprocessing
import os
import sys
from pathlib import Path

from catanqt.cli import main


def give_streams() -> None:
    """A windowed program has no terminal on Windows, and Python then no streams: output goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - open to the end


if __name__ == "__main__":
    multiprocessing.freeze_support()  # `simulate --jobs` starts this program again as its helpers
    give_streams()
    sys.exit(main())
