"""The command line with whatever people, scripts and mistakes give it: one line and a code, never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catanqt import app, paths, simulate
from catanqt.cli import files, main
from catanqt.regular_file import TooLarge, UnreadableFile, read_bytes
from catanqt.simulate import Plan, play_games

ON_UNIX = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="FIFOs, devices and signals are a matter of Unix")
COMMAND = [sys.executable, "-m", "catanqt"]


def run(arguments: list[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as error:
        return int(error.code or 0)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("records")
    assert (
        run(["simulate", "--seats", "random,random", "--games", "1", "--max-turns", "9", "--records", str(folder)]) == 0
    )
    data: dict[str, Any] = json.loads((folder / "game-0.json").read_text())
    return data


# Any words


ABSURD = (
    "", "-", "--", "-1", "0", "1", "2", "3", "²", "٣", "1e9", "nan", "99999999999999999999", "9" * 5000, "\udcff",
    "a\udc80b", "x" * 5000, "~nosuchuser", "/dev/null", "/nonexistent/x", ".", "/", "novice,novice", "," * 50,
    "novice," * 500, "soccer-fever,soccer-fever", "junior", "classic", "{}", "%s%n", "\n", "\u202e", "hard/",
    "/builder", "hard/builder/x",
)  # fmt: skip
OPTIONS = (
    "--players", "--seats", "--scenario", "--board", "--game", "--json", "--records", "--sort", "--data-dir", "--at",
    "--jobs", "--seed", "--version", "--help", "--bogus",
)  # fmt: skip
COMMANDS = ("simulate", "verify", "position", "list", "export", "import", "fly", "")
LAST = ["--games", "1", "--max-turns", "2"]
"""Later options win: whatever a simulation was asked, it is a short one."""


@settings(
    max_examples=250, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    command=st.sampled_from(COMMANDS),
    words=st.lists(st.sampled_from(OPTIONS) | st.sampled_from(ABSURD) | st.text(max_size=8), max_size=5),
)
def test_no_words_end_in_a_traceback(
    command: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path / "data"))
    monkeypatch.setattr(app, "run", lambda file: 0)
    words = [word.replace("\0", "") for word in words]
    assert run([command, *words, *(LAST if command == "simulate" else ())]) in (0, 1, 2)


@pytest.mark.parametrize("option", ["--players", "--games", "--jobs", "--max-turns"])
@pytest.mark.parametrize("value", [word for word in ABSURD if word not in ("1", "2", "3")])
def test_absurd_numbers_are_one_line(option: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", *LAST, f"{option}={value}"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert len(err) < 300


def test_a_seed_of_invalid_bytes_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", *LAST, "--seed", "\udcff\udcfe"]) == 2
    assert "--seed" in capsys.readouterr().err


# Codes of verify: 0 fair, 1 unfair, 2 cannot be said


def spoil_seats(data: dict[str, Any]) -> None:
    data["header"]["seats"] = []


def spoil_board(data: dict[str, Any]) -> None:
    data["header"]["board"] = {}


def spoil_log(data: dict[str, Any]) -> None:
    data["entries"][2]["actor"] = 3


def test_a_tampered_die_is_the_only_one(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run(["verify", str(file)]) == 0
    data = json.loads(json.dumps(record))
    roll = next(entry for entry in data["entries"] if entry["kind"] == "Dice")
    roll["first"] = roll["first"] % 6 + 1
    file.write_text(json.dumps(data))
    assert run(["verify", str(file)]) == 1


@pytest.mark.parametrize("spoil", [spoil_seats, spoil_board, spoil_log])
def test_a_record_that_is_none_is_not_unfair(
    spoil: Any, record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(json.dumps(record))
    spoil(data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    for command in ("verify", "position"):
        assert run([command, str(file)]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)


# Files that are none


@ON_UNIX
@pytest.mark.parametrize("command", ["verify", "position", "import"])
@pytest.mark.parametrize(
    "name", ["zero", "fifo", "fifo.catan", "zero.catan", "folder", "folder.catan", "large", "socket"]
)
def test_only_regular_files_of_bounded_size_are_read(
    command: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path / "data"))
    file = tmp_path / name
    if name.startswith("zero"):
        file.symlink_to("/dev/zero")
    elif name.startswith("fifo"):
        os.mkfifo(file)
    elif name.startswith("folder"):
        file.mkdir()
    elif name == "large":
        with file.open("wb") as sparse:
            sparse.truncate(10**12)
    else:
        os.mknod(file, 0o140600)
    start = time.monotonic()
    assert run([command, str(file)]) == 2
    assert time.monotonic() - start < 5
    assert capsys.readouterr().err.count("\n") == 1


@ON_UNIX
def test_reading_says_why_not(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "ten").write_bytes(bytes(10))
    assert read_bytes(tmp_path / "ten", 10) == bytes(10)
    with pytest.raises(TooLarge):
        read_bytes(tmp_path / "ten", 9)
    with pytest.raises(UnreadableFile, match="regular"):
        read_bytes(tmp_path / "fifo", 10)
    with pytest.raises(UnreadableFile, match="regular"):
        read_bytes(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_bytes(tmp_path / "none", 10)
    with pytest.raises(UnreadableFile):
        read_bytes(tmp_path / "a\0b", 10)


@ON_UNIX
def test_no_depth_of_a_record_is_an_error_of_the_program(record: dict[str, Any], tmp_path: Path) -> None:
    """What is just shallow enough to be read may be too deep to be shown in the message that refuses it."""
    path, codes = tmp_path / "deep.json", set()
    for depth in (50, *range(850, 1010)):
        text = json.dumps({**record, "header": {**record["header"], "board": "NESTED"}})
        path.write_text(text.replace('"NESTED"', "[" * depth + "]" * depth))
        codes.add(run(["verify", str(path)]))
    assert codes == {2}


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize("closed", ["2>&-", "<&- 2>&-", ">&- 2>&-"])
def test_a_simulation_needs_no_stream(closed: str, tmp_path: Path) -> None:
    """A service manager, or a window program on Windows, starts programs without them."""
    words = [*COMMAND, "simulate", "--seats", "random,random", "--games", "1", "--json", str(tmp_path / "figures.json")]
    ended = subprocess.run(["sh", "-c", f'"$@" {closed}', "sh", *words], capture_output=True, check=False, timeout=60)
    assert ended.returncode == 0
    assert json.loads((tmp_path / "figures.json").read_text())["games"] == 1


@pytest.mark.parametrize("words", [[], ["list"], ["game.catan"], ["export", "1", "x.catan"]])
def test_a_home_that_nobody_has_is_one_line(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(paths.OVERRIDE, "~nosuchuser/games")
    monkeypatch.setattr(app, "run", lambda file: paths.data_dir() and 0)
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "~nosuchuser" in err


@ON_UNIX
def test_a_full_disk_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "records" / "game-0.json").mkdir(parents=True)
    assert run(["simulate", *LAST, "--records", str(tmp_path / "records")]) == 2
    assert "cannot write" in capsys.readouterr().err
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [*COMMAND, "simulate", *LAST], stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60
        )
        silent = subprocess.run([*COMMAND, "verify", "nosuch.json"], stderr=full, check=False, timeout=60)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
    assert silent.returncode == 2, "1 would say that the dice are not fair"


def test_an_error_of_the_program_is_no_answer(
    record: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a mistake of ours")

    (tmp_path / "game.json").write_text(json.dumps(record))
    monkeypatch.setattr(files, "verify", broken)
    assert run(["verify", str(tmp_path / "game.json")]) == 70
    assert "a mistake of ours" in capsys.readouterr().err


# Processes


def test_no_more_processes_than_cores_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Pool(simulate.ProcessPoolExecutor):
        def __init__(self, jobs: int, **more: Any) -> None:
            started.append(jobs)
            super().__init__(jobs, **more)

    monkeypatch.setattr(simulate, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    plan = Plan(("random", "random"), most_turns=2)
    assert {result.number for result in play_games(plan, 9, 100_000)} == set(range(9))
    assert len(list(play_games(plan, 1, 100_000))) == 1
    assert started == [2]


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return list(map(int, found.split()))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(what: Any, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.05)
    return bool(what())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_the_processes_of_a_simulation_end_with_it(number: signal.Signals) -> None:
    script = (
        "import os; os.cpu_count = lambda: 4\n"
        "from catanqt.cli import main; main(['simulate', '--games', '5000', '--jobs', '100000', '--players', '4'])"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL) as parent:
        try:
            assert wait_for(lambda: len(children(parent.pid)) >= 4, 30)
            workers = children(parent.pid)
            assert len(workers) <= 5
            os.kill(parent.pid, number)
            parent.wait(10)
            assert wait_for(lambda: not any(map(alive, workers)), 10), "processes outlive their parent"
        finally:
            parent.kill()
