from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
import catanqt.storage.store
print(*sorted({"numpy", "pandas", "dateutil", "_hashlib"} & set(sys.modules)))
import numpy, dateutil.parser, _hashlib  # they can be imported afterwards
"""


def test_the_store_does_not_load_what_it_never_uses() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
