"""A short soak of the whole program: every variant twice, with everything switched at random in between.

`python3 dev.py bench soak --minutes 60` does it for longer.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEPS_A_GAME = 40
ROUND = 6 * STEPS_A_GAME
"""Each variant once."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory and handles are read from /proc")
def test_a_short_soak_shows_no_fault_and_no_growth() -> None:
    steps = ("--steps", str(2 * ROUND), "--game-steps", str(STEPS_A_GAME), "--every", str(ROUND), "--seed", "17")
    ended = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "soak.py", *steps], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    found = json.loads(ended.stdout)
    assert found["faults"] == []
    assert found["games"] >= 12
    before, after = found["curve"]
    assert after["handles"] <= before["handles"]
    assert after["threads"] <= before["threads"]
