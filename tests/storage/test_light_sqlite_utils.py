from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
import catanqt.storage.store
print(*sorted({"numpy", "pandas"} & set(sys.modules)))
import numpy  # it can be imported afterwards
"""


def test_the_store_does_not_load_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
