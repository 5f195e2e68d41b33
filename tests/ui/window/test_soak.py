"""A short soak of the whole program: every variant twice, with everything switched at random in between.

`python3 dev.py bench soak --minutes 60` does it for longer.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from soak import Sample, growth

ROOT = Path(__file__).parents[3]
STEPS_A_GAME = 12
ROUND = 6 * STEPS_A_GAME
"""Each variant once."""


def _run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """A soak of this checkout, whichever one is installed."""
    folders = os.pathsep.join(map(str, (ROOT, ROOT / "benchmarks")))
    environment = {**os.environ, "PYTHONPATH": folders}
    command = (sys.executable, *command)
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="memory and handles are read from /proc")
def test_a_short_soak_shows_no_fault_and_no_growth() -> None:
    steps = ("--steps", str(2 * ROUND), "--game-steps", str(STEPS_A_GAME), "--every", str(ROUND), "--seed", "17")
    ended = _run(ROOT / "benchmarks" / "soak.py", *steps)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    found = json.loads(ended.stdout)
    assert found["faults"] == []
    assert found["games"] >= 12
    before, after = found["curve"]
    assert after["handles"] <= before["handles"]
    assert after["threads"] <= before["threads"]


BROKEN = """
import sys, soak

def begin(player):
    raise soak.Stuck("nothing goes on")

soak.Soak.begin = begin
sys.argv[1:] = ["--steps", "3"]
sys.exit(soak.main())
"""


def test_a_soak_that_gets_stuck_says_where() -> None:
    ended = _run("-c", BROKEN)
    assert ended.returncode == 1, ended.stdout + ended.stderr
    (fault,) = json.loads(ended.stdout)["faults"]
    assert fault.startswith("Step 1: ")
    assert "nothing goes on" in fault


def _curve(*points: tuple[float, float]) -> list[Sample]:
    return [Sample(0, minutes, memory, 0, 0, 0) for minutes, memory in points]


def test_growth_is_told_against_the_first_minutes() -> None:
    hour = _curve((1, 90), (5, 110), (30, 300), (56, 110), (60, 130))
    assert growth(hour) == {"first_mb": 100, "last_mb": 120, "ratio": 1.2}
    assert growth(_curve((1, 100), (2, 105)))["ratio"] == 1.05
    assert growth([]) == {}
