"""A scenario of rules alone, in one folder: offered, played by all levels, shown and told, with no other edit.

The program runs in a process of its own: scenarios are discovered when it starts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TOY = ROOT / "tests" / "toy_scenario"


@pytest.mark.parametrize("players", ["easy,medium,hard,expert", "novice,random,novice"])
def test_a_scenario_is_one_folder(players: str, tmp_path: Path) -> None:
    command = [
        sys.executable,
        str(TOY / "window.py"),
        str(TOY),
        str(tmp_path / "data"),
        str(tmp_path / "toy.png"),
        players,
    ]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'ai'}"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["faults"] == []
    assert seen["cards"] == ["classic", "soccer-fever", "big-game", "fishermen", "treasure", "junior"]
    assert seen["title"] == "Treasure"
    assert seen["picture"] > 0
    assert seen["chosen"] == ["treasure"]
    assert "Buy resource" in seen["buttons"]
    assert any("Found: coin" in line for line in seen["lines"])
    assert seen["winner"] is not None
