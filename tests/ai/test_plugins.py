"""Agents of other packages: installed in a folder of their own, played by name, harmless when they are broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from catanqt.kernel.agent import Advice, Budget, Cancelled
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import new_header, ruleset
from catanqt_ai.plugins import BrokenAgent
from catanqt_ai.registry import UnknownAgent, agent_names, make_agent

ROOT = Path(__file__).resolve().parents[2]
CODE = '''
import random

from catanqt.kernel.agent import Advice, Reason
from catanqt.kernel.game import Action


class Last:
    """Plays the last option."""

    def choose(self, game, seat, budget):
        return game.options()[-1]


class Knowing(Last):
    def advise(self, game, seat, budget):
        action = self.choose(game, seat, budget)
        return Advice(action, (Reason("wins"),), (action,), (1.0, *[0.0] * (game.state.config.players - 1)))


class Mumbling(Last):
    def advise(self, game, seat, budget):
        return "I do not know"


class Raising:
    def choose(self, game, seat, budget):
        raise RuntimeError("no idea\\nat all")


class Patient:
    def choose(self, game, seat, budget):
        budget.spent
        return game.options()[0]


class Cheating:
    def choose(self, game, seat, budget):
        return Action()


class Leaving:
    def choose(self, game, seat, budget):
        raise SystemExit(3)


def last(seed, temperament):
    return Last()


def nothing(seed, temperament):
    return None


def make(kind):
    return lambda seed, temperament: kind()


knowing, mumbling, raising, patient, cheating, leaving = map(
    make, (Knowing, Mumbling, Raising, Patient, Cheating, Leaving)
)
'''
NAMES = ("knowing", "mumbling", "raising", "patient", "cheating", "leaving", "nothing")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an installed package, as pip leaves it behind, on the path of Python."""
    (tmp_path / "catanqt_mybot.py").write_text(CODE, "utf-8")
    info = tmp_path / "catanqt_mybot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: catanqt-mybot\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = catanqt_mybot:{name}" for name in NAMES]
    lines += ["mybot = catanqt_mybot:last", "missing = catanqt_mybot:gone", "absent = no_such_module:make"]
    lines += ["expert = catanqt_mybot:last", "a name,no seat can have = catanqt_mybot:last"]
    (info / "entry_points.txt").write_text("[catanqt.agents]\n" + "\n".join(lines) + "\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "catanqt_mybot", raising=False)
    return tmp_path


def ask(name: str, budget: Budget | None = None) -> Advice:
    game = ruleset("classic").new_game(new_header("classic", [Seat("a"), Seat("b")], board_seed="plug", dice_seed="in"))
    return make_agent(name, "seed").advise(game, 0, budget or Budget())


def test_it_is_listed_after_our_own_and_replaces_none(installed: Path) -> None:
    names = agent_names()
    assert names[:6] == ("easy", "medium", "hard", "expert", "random", "novice")
    assert "mybot" in names[6:]
    assert len(set(names)) == len(names)
    assert not any("," in name for name in names)
    assert type(make_agent("expert", "")).__name__ == "SearchAgent"


def test_it_needs_only_to_choose_and_its_advice_is_taken_if_complete(installed: Path) -> None:
    assert [reason.code for reason in ask("mybot").reasons] == ["habit"]
    assert [reason.code for reason in ask("mybot/builder").reasons] == ["habit"]
    assert [reason.code for reason in ask("knowing").reasons] == ["wins"]
    assert [reason.code for reason in ask("mumbling").reasons] == ["habit"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing", "AttributeError"),
        ("absent", "no_such_module"),
        ("nothing", "made no agent"),
        ("raising", "RuntimeError: no idea at all"),
        ("cheating", "may not do"),
        ("leaving", "SystemExit"),
    ],
)
def test_what_is_broken_is_said_in_one_line(name: str, said: str, installed: Path) -> None:
    with pytest.raises(BrokenAgent) as caught:
        ask(name)
    message = str(caught.value)
    assert repr(name) in message
    assert said in message
    assert "\n" not in message


def test_a_cancelled_budget_is_no_fault(installed: Path) -> None:
    budget = Budget()
    budget.cancel()
    with pytest.raises(Cancelled):
        ask("patient", budget)


def test_without_a_package_there_is_none() -> None:
    with pytest.raises(UnknownAgent, match="mybot"):
        make_agent("mybot", "")


def simulate(folder: Path, seats: str, *more: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(ROOT / "ai"), str(ROOT)])
    command = [sys.executable, "-m", "catanqt", "simulate", "--seats", seats, "--games", "2", "--max-turns", "4", *more]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=300, check=False, env={**os.environ, "PYTHONPATH": path}
    )


def test_it_is_simulated_by_its_name(installed: Path) -> None:
    done = simulate(installed, "mybot,expert", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "mybot" in done.stdout
    assert "2 games" in done.stdout


@pytest.mark.parametrize("seats", ["raising,novice", "novice,missing", "cheating,novice"])
def test_a_broken_one_ends_a_simulation_with_one_line(seats: str, installed: Path) -> None:
    done = simulate(installed, seats)
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
