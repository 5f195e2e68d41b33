"""What is told is calibrated by data; what is played does not depend on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import log
from pathlib import Path

import pytest

from catanqt import resource
from catanqt.kernel.agent import Budget
from catanqt.rules.catalog import GAMES, SCENARIOS, SEVERAL, kind_of
from catanqt_ai import calibration
from catanqt_ai.calibration import Correction, calibrated, correction
from catanqt_ai.registry import make_agent
from tests.ai.recorded_games import choices


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another file in place of the installed one; the weights of the network stay."""
    original = resource.resource
    path = tmp_path / calibration.FILE
    monkeypatch.setattr(resource, "resource", lambda name: path if name == calibration.FILE else original(name))
    monkeypatch.setattr(resource.shortages, "found", {})
    calibration._corrections.cache_clear()
    yield path
    calibration._corrections.cache_clear()


def test_every_game_has_its_correction() -> None:
    kinds = {*GAMES, *SCENARIOS, SEVERAL}
    data = json.loads(resource.resource(calibration.FILE).read_text("utf-8"))
    assert set(data["leads"]) == set(data["turns"]) == kinds
    assert all(0.2 < correction(kind).lead < 3 and abs(correction(kind).turn) < 1 for kind in kinds)
    assert kind_of("classic", ()) == "classic"
    assert kind_of("classic", ("fishermen",)) == "fishermen"
    assert kind_of("classic", ("fishermen", "big-game")) == SEVERAL


def test_a_lead_makes_chances_bolder_or_more_cautious() -> None:
    chances = (0.5, 0.3, 0.2)
    assert calibrated(chances, Correction()) == pytest.approx(chances)
    assert calibrated(chances, Correction(lead=0.5))[0] < 0.5 < calibrated(chances, Correction(lead=2.0))[0]
    assert sum(calibrated((1.0, 0.0, 0.0), Correction(lead=0.5))) == pytest.approx(1.0)


def test_whoever_moves_next_is_told_what_a_turn_counts() -> None:
    chances = (0.25,) * 4
    told = calibrated(chances, Correction(turn=0.3), mover=2)
    assert told[2] > told[3] > told[0] > told[1], "the longer one still waits, the less"
    assert log(told[2] / told[1]) == pytest.approx(0.3)
    assert calibrated(chances, Correction(turn=0.3)) == pytest.approx(chances), "nobody moves next in the set-up"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"leads": {"classic": 1.0}}', '{"leads": [], "turns": {}}'])
def test_without_the_file_chances_are_told_as_they_are(text: str, installed: Path) -> None:
    installed.write_text(text, "utf-8")
    assert correction("classic") == Correction()
    assert list(resource.shortages.found) == [calibration.FILE]


@pytest.mark.parametrize("game", ["base, hard", "all, hard", "junior, hard"])
def test_what_is_played_does_not_depend_on_it(game: str, installed: Path) -> None:
    agent, told = make_agent("expert", "x"), []
    for leads in (0.3, 1.0):
        kinds = {*GAMES, *SCENARIOS, SEVERAL}
        data = {"leads": dict.fromkeys(kinds, leads), "turns": dict.fromkeys(kinds, leads)}
        installed.write_text(json.dumps(data), "utf-8")
        calibration._corrections.cache_clear()
        told.append([agent.advise(one.game.copy(), one.seat, Budget()) for one in choices(game, 25, 120)])
    assert [one.action for one in told[0]] == [one.action for one in told[1]]
    assert [one.plan for one in told[0]] == [one.plan for one in told[1]]
    assert [one.chance for one in told[0]] != [one.chance for one in told[1]]
