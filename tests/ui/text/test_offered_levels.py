"""The New game page offers our levels, weakest first, then the agents of other packages by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from catanqt.app import OfferedLevels
from catanqt_ai.registry import LEVELS, YARDSTICKS


def test_agents_of_other_packages_follow_our_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tuple(OfferedLevels()) == LEVELS
    info = tmp_path / "bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bots\nVersion: 1.0\n", "utf-8")
    names = ("zoe", "abel", "expert", *YARDSTICKS)
    lines = "\n".join(f"{name} = no_such_module:make" for name in names)
    (info / "entry_points.txt").write_text(f"[catanqt.agents]\n{lines}\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    offered = OfferedLevels()
    assert tuple(offered) == (*LEVELS, "abel", "zoe")
    assert offered[-1] == "zoe"
    assert len(offered) == len(LEVELS) + 2
