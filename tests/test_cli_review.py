"""`catanqt review`: the table on the terminal, the JSON, and one line for whatever cannot be reviewed."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from catanqt.analysis.json_format import from_data
from catanqt.cli import main, review
from catanqt.cli.move_words import MoveWords
from catanqt.cli.progress import ProgressBar
from catanqt.cli.reason_words import PHRASES, reason_words
from catanqt.kernel.agent import because
from catanqt.rules.base.robber import Discard
from catanqt.rules.catalog import ruleset
from catanqt.rules.junior.ghost import MoveGhost
from catanqt.rules.junior.state import SPOOKY
from catanqt_ai.reasons import CODES
from tests.ai.recorded_games import recorded


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    arguments = [
        "simulate",
        "--game",
        "junior",
        "--seats",
        "easy,random",
        "--games",
        "1",
        "--seed",
        "3",
        "--max-turns",
        "9",
    ]
    assert main([*arguments, "--records", str(folder)]) == 0
    return folder / "game-0.json"


def test_a_review_is_a_table_with_the_worst_decisions_and_json(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    assert main(["review", str(game), "--seat", "2", "--worst", "2", "--json", str(out)]) == 0
    printed, errors = capsys.readouterr()
    assert errors == ""  # no progress bar where nobody watches
    for words in ("random 2", "chance at the start", "own decisions", "luck", "the others", "accuracy"):
        assert words in printed
    found = from_data(json.loads(out.read_text()), ruleset("junior", ()).codec).of(1)
    assert found is not None
    mistakes = [one for one in found.decisions if one.counted > 0]
    assert printed.count("better: ") == min(2, len(mistakes)) > 0


def test_whoever_watches_sees_a_progress_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", Terminal())
    bar = ProgressBar("decisions")
    bar.show(1, 2)
    bar.end()
    assert sys.stderr.getvalue() == f"\r[{'#' * 15}{'.' * 15}] 1 of 2 decisions\n"  # type: ignore[attr-defined]


def test_it_can_be_stopped(game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*arguments: Any, **named: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(review, "analyse", interrupted)
    assert main(["review", str(game), "--seat", "1"]) == 130
    assert "stopped" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "--seat"),
        (["--seat", "3"], "2 seats"),
        (["--seat", "0"], "less than 1"),
        (["--seat", "1", "--json", "/nonexistent/x"], "cannot write"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    game: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with_file = ["review", str(game), *arguments]
    try:
        code: object = main(with_file)
    except SystemExit as error:
        code = error.code
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_a_game_that_goes_on_is_reviewed_for_people_only(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(game.read_text())
    data["header"]["seats"][0]["player"] = "human"
    data["entries"] = data["entries"][:20]
    file = tmp_path / "going-on.json"
    file.write_text(json.dumps(data))
    assert main(["review", str(file), "--seat", "2"]) == 2
    assert "still being played" in capsys.readouterr().err
    assert main(["review", str(file), "--seat", "1"]) == 0
    assert "chance now" in capsys.readouterr().out


def test_every_reason_has_a_phrase() -> None:
    assert set(PHRASES) == set(CODES)
    for code, facts in CODES.items():
        filled = because(code, **dict.fromkeys(facts, 1))
        assert reason_words(filled, ["Ann", "Ben"])
    assert reason_words(because("race", corner=3, rival=1), ["Ann", "Ben"]) == "Ben could get there first"


@pytest.mark.parametrize("name", ["all, hard", "junior, hard"])
def test_every_move_can_be_told(name: str) -> None:
    told = set()
    for moment in recorded(name):
        words = MoveWords(moment.game, ["Ann", "Ben", "Cleo", "Dan"])
        told |= {words.decision([action]) for action in (*moment.game.options(), moment.action)}
    assert len(told) > 100 if name.startswith("all") else len(told) > 20
    assert not [words for words in told if "_" in words or "-1" in words or "None" in words]


def test_the_ghost_captain_can_go_home() -> None:
    words = MoveWords(next(recorded("junior, hard")).game, ["Ann", "Ben"])
    assert words.move(MoveGhost(SPOOKY)) == "move the ghost captain to Spooky Island"


def test_discarded_cards_are_told_together() -> None:
    moment = next(recorded("all, hard"))
    words = MoveWords(moment.game, ["Ann", "Ben", "Cleo", "Dan"])
    assert words.decision([Discard(0), Discard(3), Discard(0)]) == "discard 2 lumber and 1 grain"
