"""`python -m catanqt` and the `catanqt` command."""

from __future__ import annotations

import sys

from catanqt.cli import main

if __name__ == "__main__":
    sys.exit(main())
