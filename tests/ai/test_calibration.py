"""What is told is calibrated by data; what is played does not depend on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from catanqt import resource
from catanqt.kernel.agent import Budget
from catanqt.rules.catalog import GAMES, SCENARIOS
from catanqt_ai import calibration
from catanqt_ai.calibration import SEVERAL, calibrated, kind_of, lead
from catanqt_ai.registry import make_agent
from tests.ai.recorded_games import choices


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another file in place of the installed one; the weights of the network stay."""
    original = resource.resource
    path = tmp_path / calibration.FILE
    monkeypatch.setattr(resource, "resource", lambda name: path if name == calibration.FILE else original(name))
    monkeypatch.setattr(resource.shortages, "found", {})
    calibration._leads.cache_clear()
    yield path
    calibration._leads.cache_clear()


def test_every_game_has_its_lead() -> None:
    kinds = {*GAMES, *SCENARIOS, SEVERAL}
    assert set(json.loads(resource.resource(calibration.FILE).read_text("utf-8"))["leads"]) == kinds
    assert all(0.2 < lead(kind) < 3 for kind in kinds)
    assert kind_of("classic", ()) == "classic"
    assert kind_of("classic", ("fishermen",)) == "fishermen"
    assert kind_of("classic", ("fishermen", "big-game")) == SEVERAL


def test_a_lead_makes_chances_bolder_or_more_cautious() -> None:
    chances = (0.5, 0.3, 0.2)
    assert calibrated(chances, 1.0) == pytest.approx(chances)
    assert calibrated(chances, 0.5)[0] < 0.5 < calibrated(chances, 2.0)[0]
    assert sum(calibrated((1.0, 0.0, 0.0), 0.5)) == pytest.approx(1.0)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"leads": {"classic": "much"}}', '{"leads": []}'])
def test_without_the_file_chances_are_told_as_they_are(text: str, installed: Path) -> None:
    installed.write_text(text, "utf-8")
    assert lead("classic") == 1.0
    assert list(resource.shortages.found) == [calibration.FILE]


@pytest.mark.parametrize("game", ["base, hard", "all, hard", "junior, hard"])
def test_what_is_played_does_not_depend_on_it(game: str, installed: Path) -> None:
    agent, told = make_agent("expert", "x"), []
    for leads in (0.3, 1.0):
        kinds = {*GAMES, *SCENARIOS, SEVERAL}
        installed.write_text(json.dumps({"leads": dict.fromkeys(kinds, leads)}), "utf-8")
        calibration._leads.cache_clear()
        told.append([agent.advise(one.game.copy(), one.seat, Budget()) for one in choices(game, 25, 120)])
    assert [one.action for one in told[0]] == [one.action for one in told[1]]
    assert [one.plan for one in told[0]] == [one.plan for one in told[1]]
    assert [one.chance for one in told[0]] != [one.chance for one in told[1]]
