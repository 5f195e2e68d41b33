"""Where the packaged program starts."""

import multiprocessing
import sys

from catanqt.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # `simulate --jobs` starts this program again as its helpers
    sys.exit(main())
