"""Who plays a seat, as text."""

from __future__ import annotations

import pytest

from catanqt.kernel.player_name import LEVEL_SKILLS, PlayerName, of_skill
from catanqt_ai.skill import LEVELS


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("hard", ("hard", None, "", "")),
        ("hard/builder", ("hard", None, "builder", "")),
        ("skill:62", ("skill", 62, "", "")),
        ("skill:62/builder", ("skill", 62, "builder", "")),
        ("skill:62/builder/freya", ("skill", 62, "builder", "freya")),
        ("hard//freya", ("hard", None, "", "freya")),
        ("human", ("human", None, "", "")),
        ("skill", ("skill", None, "", "")),
        ("skill:062", ("skill:062", None, "", "")),
        ("skill:x/trader", ("skill:x", None, "trader", "")),
        ("skill:-1", ("skill:-1", None, "", "")),
        ("skill:²", ("skill:²", None, "", "")),
        ("skill:" + "9" * 90, ("skill:" + "9" * 90, None, "", "")),
        ("my:bot", ("my:bot", None, "", "")),
    ],
)
def test_a_text_is_read_and_written_back(text: str, parts: tuple[str, int | None, str, str]) -> None:
    assert PlayerName.read(text) == parts
    assert str(PlayerName.read(text)) == text


def test_levels_are_points_on_the_scale() -> None:
    assert list(LEVELS) == list(LEVEL_SKILLS) == sorted(LEVEL_SKILLS, key=LEVEL_SKILLS.__getitem__)
    assert [PlayerName.read(level).skill for level in LEVELS] == list(LEVEL_SKILLS.values())
    assert [PlayerName.read(of_skill(skill)).level for skill in LEVEL_SKILLS.values()] == list(LEVEL_SKILLS)
    assert PlayerName.read(of_skill(LEVEL_SKILLS["hard"] - 1)).level == "medium"
    assert of_skill(62, "balanced") == "skill:62"


@pytest.mark.parametrize("text", ["human", "random", "novice", "mybot", "skill", "skill:101"])
def test_others_have_no_skill(text: str) -> None:
    assert PlayerName.read(text).skill is None
