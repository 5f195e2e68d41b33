"""The command line, called as a user would; every complaint is one line."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from catanqt import __version__, app, fault_log, selftest
from catanqt.cli import main

SMALL = ["simulate", "--seats", "novice,novice", "--games", "2", "--seed", "7"]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert main([*SMALL, "--records", str(folder)]) == 0
    return folder


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line with which bad input is refused."""
    try:
        code: object = main(arguments)
    except SystemExit as error:
        code = error.code
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(("words", "file"), [([], None), (["play"], None), (["sunday.catan"], Path("sunday.catan"))])
def test_without_a_command_or_with_a_file_it_opens_the_window(
    words: list[str], file: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Path | None, str]] = []
    monkeypatch.setattr(app, "run", lambda file, crash: opened.append((file, crash)) or 0)
    monkeypatch.setattr(fault_log, "start", lambda folder: "an earlier crash")
    assert main(words) == 0
    assert opened == [(file, "an earlier crash")]


def test_the_self_test_is_run_with_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Path | None, Path | None]] = []
    monkeypatch.setattr(selftest, "run", lambda report, shot: asked.append((report, shot)) or 1)
    assert main(["--self-test", "--report", "r.json", "--shot", "s.png"]) == 1
    assert asked == [(Path("r.json"), Path("s.png"))]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"catanqt {__version__}\n"


def test_simulate_reports_wins_turns_and_seconds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    assert main(["simulate", "--seats", "novice,random,random", "--games", "4", "--json", str(out)]) == 0
    figures = json.loads(out.read_text())
    assert figures["games"] == 4
    assert sum(player["wins"] for player in figures["players"]) == 4 - figures["unfinished"]
    assert [player["level"] for player in figures["players"]] == ["novice", "random", "random"]
    assert figures["turns"]["median"] > 0
    low, high = figures["players"][0]["interval95"]
    assert low <= figures["players"][0]["share"] <= high
    printed = capsys.readouterr().out
    assert "95 %" in printed
    assert "4 games" in printed


def test_simulate_plays_by_house_rules(tmp_path: Path) -> None:
    rules = ["--rule", "dice=deck", "--rule", "goal=5", "--rule", "handicap=[0, -1]", "--rule", "second_pays=false"]
    assert main([*SMALL, *rules, "--records", str(tmp_path)]) == 0
    options = json.loads((tmp_path / "game-0.json").read_text())["header"]["options"]
    agreed = {"dice": "deck", "goal": 5, "handicap": [0, -1], "second_pays": False}
    assert agreed.items() <= options.items()
    assert main(["verify", str(tmp_path / "game-0.json")]) == 0


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(tmp_path: Path) -> None:
    figures: list[dict[str, Any]] = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.json"
        folder = tmp_path / jobs
        arguments = [*SMALL, "--jobs", jobs, "--json", str(out), "--records", str(folder)]
        assert main(arguments) == 0
        figures.append(json.loads(out.read_text()))
    for name in ("games", "players", "turns", "entries"):
        assert figures[0][name] == figures[1][name]
    assert (tmp_path / "1/game-1.json").read_text() == (tmp_path / "2/game-1.json").read_text()


def test_verify_an_honest_record(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(records / "game-0.json")]) == 0
    assert "follow from the seed" in capsys.readouterr().out


def test_verify_a_tampered_record(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads((records / "game-0.json").read_text())
    index, roll = next((i, entry) for i, entry in enumerate(data["entries"]) if entry["kind"] == "Dice")
    roll["first"] = roll["first"] % 6 + 1
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data))
    assert main(["verify", str(bad)]) == 1
    assert f"entry {index} does not follow" in capsys.readouterr().out


def test_position_of_a_record_can_be_read_again(records: Path, tmp_path: Path, capsys: Any) -> None:
    assert main(["position", str(records / "game-0.json"), "--at", "50"]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "position.json"
    file.write_text(text)
    assert main(["position", str(file)]) == 0
    assert capsys.readouterr().out == text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], "fly"),
        (["simulate", "--games", "0"], "less than 1"),
        (["simulate", "--games", "x"], "invalid"),
        (["simulate", "--seats", "novice,wizard"], "wizard"),
        (["simulate", "--seats", "novice"], "2 to 4 players"),
        (["simulate", "--players", "9"], "2 to 4 players"),
        (["simulate", "--players", "3", "--seats", "novice,novice"], "--players 3"),
        (["simulate", "--scenario", "moon"], "moon"),
        (["simulate", "--board", "flat"], "flat"),
        (["simulate", "--rule", "dice"], "key=value"),
        (["simulate", "--rule", "dice=cards"], "expected one of rolls, deck"),
        (["simulate", "--rule", "deck_rest=10"], "There is no dice deck"),
        (["verify"], "file"),
        (["verify", "no-such-file"], "cannot read"),
        (["position", "no-such-file"], "cannot read"),
    ],
)
def test_bad_arguments_are_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in complaint(arguments, capsys)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"format": 1}', "[" * 100_000, "\ud83d", '{"position": 1}'])
def test_bad_files_are_one_line(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert complaint(["position", str(file)], capsys)
    assert complaint(["verify", str(file)], capsys)


def test_a_record_that_breaks_the_rules_is_one_line(records: Path, tmp_path: Path, capsys: Any) -> None:
    data = json.loads((records / "game-0.json").read_text())
    data["entries"][3]["actor"] = 1 - data["entries"][3]["actor"]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data))
    assert "entries[3]" in complaint(["verify", str(bad)], capsys)
    assert "entries[3]" in complaint(["position", str(bad)], capsys)


def test_moments_outside_the_record_are_one_line(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(records / "game-0.json")
    assert "entries, not 99999" in complaint(["position", file, "--at", "99999"], capsys)
    assert "game is over" in complaint(["position", file], capsys)
    assert "cannot write" in complaint([*SMALL, "--json", "/no/such/folder/out.json"], capsys)


class Left(io.StringIO):
    """An output whose reader has gone."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def fileno(self) -> int:
        return self._number

    def flush(self) -> None:
        raise BrokenPipeError


def test_who_reads_along_may_stop_reading(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "out").open("w") as file:
        monkeypatch.setattr(sys, "stdout", Left(file.fileno()))
        assert main(["verify", str(records / "game-0.json")]) == 141
        os.write(file.fileno(), b"what is still said at the end of the program")
    assert not (tmp_path / "out").read_bytes(), "it goes nowhere, and nobody stumbles over it"
