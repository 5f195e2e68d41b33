"""`catanqt list`, `export`, `import` and `verify`: done with 0, every complaint one line and 2."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from catanqt import paths
from catanqt.cli import main
from catanqt.kernel.record import Record, Seat
from catanqt.rules.catalog import new_header
from catanqt.storage.catanfile import read_file, to_bytes, write_file
from catanqt.storage.database import FILE
from catanqt.storage.store import SaveStore
from tests.storage.helpers.mutations import packed, unpack
from tests.storage.helpers.player_processes import ROOT
from tests.storage.helpers.short_games import assert_copied, closed_game, dump, finished_record, query

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--data-dir` sets the variable for the whole process: put it back."""
    monkeypatch.setenv(paths.OVERRIDE, "/nowhere")


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two games, to be copied."""
    folder = tmp_path_factory.mktemp("two") / "data"
    store = SaveStore(folder)
    closed_game(store, 40, "Sunday évening")
    closed_game(store, 5000, "50% luck", game="junior")
    store.close()
    return folder


@pytest.fixture
def data(folder: Path, two_games: Path) -> list[str]:
    """The option for a folder with two games."""
    shutil.copytree(two_games, folder)
    return ["--data-dir", str(folder)]


def run(arguments: list[str], capsys: Capture) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def complaint(arguments: list[str], capsys: Capture) -> str:
    """The one line with which it ends."""
    try:
        code: object = main(arguments)
    except SystemExit as error:
        code = error.code
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert err.startswith("catanqt")
    return err


def test_list(data: list[str], capsys: Capture) -> None:
    lines = run(["list", *data], capsys).splitlines()
    assert len(lines) == 2
    assert "50% luck" in lines[0]
    assert "junior" in lines[0]
    assert "finished" in lines[0]
    assert "Sunday évening" in lines[1]
    assert "turn" in lines[1]
    assert lines[1].split()[0] == "1"


def test_list_searches_and_sorts(data: list[str], capsys: Capture) -> None:
    assert "Sunday" in run(["list", "évening", *data], capsys)
    assert run(["list", "%", *data], capsys).count("\n") == 1
    assert run(["list", "nothing like it", *data], capsys) == ""
    assert "Sunday" in run(["list", "--sort", "created", *data], capsys).splitlines()[1]
    assert "50% luck" in run(["list", "--sort", "name", *data], capsys).splitlines()[0]


def test_list_of_nothing_makes_the_folder(tmp_path: Path, capsys: Capture) -> None:
    assert run(["list", "--data-dir", str(tmp_path / "a" / "b")], capsys) == ""
    assert (tmp_path / "a" / "b" / FILE).exists()


def test_the_environment_variable_names_the_folder(
    data: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(folder))
    assert run(["list"], capsys).count("\n") == 2


def test_export_import_verify(data: list[str], folder: Path, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.catan"
    assert "40 entries" in run(["export", "1", str(file), *data], capsys)
    assert "follow from the seed" in run(["verify", str(file)], capsys)
    other = ["--data-dir", str(tmp_path / "other")]
    assert "game 1: Sunday évening" in run(["import", str(file), *other], capsys)
    again = tmp_path / "again.catan"
    run(["export", "1", str(again), *other], capsys)
    assert_copied(read_file(again)[1], read_file(file)[1], over=False)
    assert "Sunday évening" in run(["list", *other], capsys)
    assert run(["import", str(file), *other], capsys) == "this is game 1 already: Sunday évening\n"
    assert len(run(["list", *other], capsys).splitlines()) == 1


def test_HI2_verify_of_a_running_game_says_whether_all_is_well_and_prints_no_seed(
    tmp_path: Path, capsys: Capture
) -> None:
    whole = finished_record()
    file = tmp_path / "game.catan"
    write_file(file, "x", Record(whole.header, whole.entries[:40]))
    said = run(["verify", str(file)], capsys)
    assert "follow from the seed" in said
    assert "its seed stays secret" in said
    assert whole.header.dice[0].seed not in said
    write_file(file, "x", whole)
    assert f"seed {whole.header.dice[0].seed} from outcome 0 on" in run(["verify", str(file)], capsys)


def test_HI2_verify_compares_the_fingerprint_shown_at_the_start(tmp_path: Path, capsys: Capture) -> None:
    whole = finished_record()
    seed = whole.header.dice[0]
    file = tmp_path / "game.catan"
    write_file(file, "x", Record(replace(whole.header, dice=(replace(seed, fingerprint="0" * 64),)), whole.entries))
    assert main(["verify", str(file)]) == 1
    assert "is not the one whose fingerprint was shown" in capsys.readouterr().out


def test_HI1_position_keeps_what_a_running_game_hides(tmp_path: Path, capsys: Capture) -> None:
    header = new_header("classic", [Seat("Ann"), Seat("Nov", "novice")])
    file = tmp_path / "game.catan"
    write_file(file, "x", Record(header))
    assert main(["position", str(file)]) == 2
    assert "what it hides stays hidden" in capsys.readouterr().err


def test_verify_says_no_with_1(data: list[str], tmp_path: Path, capsys: Capture) -> None:
    record = finished_record()
    index = next(i for i, entry in enumerate(record.entries) if type(entry.action).__name__ == "Dice")
    del record.entries[index:]
    dice = type(finished_record().entries[index].action)
    was = finished_record().entries[index].action
    record.entries.append(type(record.entries[0])(-1, dice(was.second % 6 + 1, was.first)))
    file = tmp_path / "loaded.catan"
    write_file(file, "x", record)
    assert main(["verify", str(file)]) == 1
    assert f"entry {index} does not follow" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["export"],
        ["export", "1"],
        ["export", "one", "x.catan"],
        ["export", "99", "x.catan"],
        ["export", "0", "x.catan"],
        ["export", "-1", "x.catan"],
        ["export", "99999999999999999999999", "x.catan"],
        ["export", "9" * 5000, "x.catan"],
        ["export", "1", "no/such/folder/x.catan"],
        ["export", "1", "."],
        ["export", "1", "/"],
        ["export", "1", ""],
        ["export", "1", ".."],
        ["export", "1", "folder"],
        ["export", "1", "file/x.catan"],
        ["export", "1", "x" * 300],
        ["import"],
        ["import", "no-such-file.catan"],
        ["import", "folder"],
        ["import", "."],
        ["import", ""],
        ["import", "empty.catan"],
        ["import", "text.catan"],
        ["import", "lines.catan"],
        ["import", "surrogate.catan"],
        ["verify", "no-such-file.catan"],
        ["verify", "empty.catan"],
        ["verify", "text.catan"],
        ["verify", "lines.catan"],
        ["verify", "folder"],
        ["verify", "seed.catan"],
        ["position", "text.catan"],
        ["list", "--sort", "colour"],
        ["list", "a", "b"],
    ],
    ids=lambda arguments: " ".join(arguments)[:30],
)
def test_complaints_are_one_line(
    arguments: list[str],
    data: list[str],
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    place = tmp_path / "place"
    (place / "folder").mkdir(parents=True)
    (place / "file").touch()
    (place / "empty.catan").touch()
    (place / "text.catan").write_text("Dear diary")
    spoil(place / "lines.catan", '"header":{', '"header":{"a\\nb":1,')
    spoil(place / "surrogate.catan", "Sunday", "\\ud800")
    spoil(place / "seed.catan", "dice/TEST", "\\ud800")
    monkeypatch.chdir(place)
    before = dump(folder)
    there = sorted(place.iterdir())
    stored = data if arguments[0] in ("export", "import", "list") else []
    complaint([*arguments, *stored], capsys)
    assert dump(folder) == before
    assert sorted(place.iterdir()) == there


def spoil(path: Path, old: str, new: str) -> None:
    text = unpack(to_bytes("Sunday", finished_record()))
    assert old in text
    path.write_bytes(packed(text.replace(old, new)))


def test_an_import_of_nonsense_names_the_place(data: list[str], tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "x.catan"
    spoil(file, '"kind":"FoundRoad"', '"kind":"FoundRail"')
    assert "line 3" in complaint(["import", str(file), *data], capsys)


@pytest.mark.parametrize("command", [["list"], ["export", "1", "x.catan"], ["import", "good.catan"]])
@pytest.mark.parametrize("fault", ["a file", "damaged", "newer", "locked", "no home"])
def test_a_folder_that_cannot_be_used_is_one_line(
    command: list[str],
    fault: str,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(SaveStore.__init__, "__defaults__", (0.05,))
    write_file(tmp_path / "good.catan", "good", finished_record())
    where, other = str(folder), None
    if fault == "a file":
        folder.write_text("a letter")
    elif fault == "damaged":
        folder.mkdir()
        (folder / FILE).write_bytes(b"junk" * 5000)
    elif fault == "no home":
        where = "~nobody-of-this-name/data"
    else:
        store = SaveStore(folder)
        closed_game(store, 20)
        store.close()
    if fault == "newer":
        query(folder, "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('catanqt', 'm9', '')")
    elif fault == "locked":
        other = sqlite3.connect(folder / FILE, isolation_level=None)
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
    complaint([*command, "--data-dir", where], capsys)
    if fault == "damaged":
        assert (folder / FILE).read_bytes() == b"junk" * 5000
    if other is not None:
        other.close()


def test_a_damaged_game_is_not_exported(data: list[str], folder: Path, tmp_path: Path, capsys: Capture) -> None:
    query(folder, "UPDATE entries SET action = '{' WHERE game = 1 AND number = 7")
    file = tmp_path / "x.catan"
    assert "damaged" in complaint(["export", "1", str(file), *data], capsys)
    assert not file.exists()
    query(folder, "UPDATE games SET header = '{}' WHERE id = 1")
    complaint(["export", "1", str(file), *data], capsys)
    assert run(["list", *data], capsys).count("\n") == 2


def test_each_game_of_the_list_is_one_line(data: list[str], tmp_path: Path, capsys: Capture) -> None:
    """A name from a file may hold line ends and worse."""
    file = tmp_path / "x.catan"
    spoil(file, '"Sunday"', '"two\\nlines \\u001b[31m"')
    try:
        main(["import", str(file), *data])
    finally:
        capsys.readouterr()
    listed = run(["list", *data], capsys)
    assert all(line[:5].strip().isdigit() for line in listed.splitlines())
    assert "\x1b" not in listed


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_names_no_terminal_can_show_are_no_crash(encoding: str, data: list[str], folder: Path, tmp_path: Path) -> None:
    store = SaveStore(folder)
    store.rename(1, "日曜日 🎲")
    store.close()
    command = [sys.executable, "-m", "catanqt", "list", *data]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr[-300:]
    assert done.stdout.count(b"\n") == 2


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_a_name_no_terminal_can_show_is_imported_all_the_same(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "x.catan"
    spoil(file, '"Sunday"', '"日曜日 🎲 two\\nlines \\u001b[31m"')
    command = [sys.executable, "-m", "catanqt", "import", str(file), "--data-dir", str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=60)
    assert done.returncode in (0, 2), done.stderr[-300:]
    assert (done.stdout + done.stderr).count(b"\n") == 1
    assert b"\x1b" not in done.stdout


def test_export_keeps_names_and_reads_back(data: list[str], tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "x.catan"
    run(["export", "2", str(file), *data], capsys)
    assert read_file(file)[0] == "50% luck"
