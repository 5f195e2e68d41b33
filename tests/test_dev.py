"""The parts of `dev.py` that decide; nothing here installs anything or opens a window."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import dev

Commands = list[list[str]]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout with nothing set up."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "benchmarks").mkdir()
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "VENV_PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "stamp.json")
    monkeypatch.setattr(dev, "BYTECODE", tmp_path / ".venv" / "bytecode")
    return tmp_path


@pytest.fixture
def commands(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that would have been run; all succeed."""
    ran: Commands = []

    def run(command: Sequence[object], env: Mapping[str, str] | None = None) -> int:
        ran.append([str(part) for part in command])
        if "venv" in ran[-1]:
            dev.VENV_PYTHON.parent.mkdir(parents=True, exist_ok=True)
            dev.VENV_PYTHON.touch()
        return 0

    monkeypatch.setattr(dev, "run", run)
    return ran


def names(commands: Commands) -> list[str]:
    return ["venv" if "venv" in command else command[-1] for command in commands]


def fail(command: Sequence[object], env: Mapping[str, str] | None = None) -> int:
    return 1


class TestSetUp:
    def test_the_first_time_makes_the_environment_and_installs(self, commands: Commands) -> None:
        dev.set_up("test")
        assert names(commands) == ["venv", ".[test]"]

    def test_the_second_time_does_nothing(self, commands: Commands) -> None:
        dev.set_up("test")
        commands.clear()
        dev.set_up("test")
        dev.set_up()
        assert commands == []

    def test_another_extra_is_added_to_the_others(self, commands: Commands) -> None:
        dev.set_up("test")
        commands.clear()
        dev.set_up("bench")
        assert names(commands) == [".[bench,test]"]
        dev.set_up("test", "bench")
        assert len(commands) == 1

    def test_a_changed_pyproject_installs_again_into_the_same_environment(
        self, checkout: Path, commands: Commands
    ) -> None:
        dev.set_up("test")
        commands.clear()
        (checkout / "pyproject.toml").write_text("[project]\nname = 'other'\n")
        dev.set_up()
        assert names(commands) == [".[test]"]

    @pytest.mark.parametrize("key", ["python", "root"])
    def test_another_python_or_place_starts_afresh(self, key: str, commands: Commands) -> None:
        dev.set_up("test")
        commands.clear()
        dev.STAMP.write_text(json.dumps({**dev.read_stamp(), key: "another"}))
        dev.set_up()
        assert names(commands) == ["venv", "."]

    def test_translations_are_built(self, checkout: Path, commands: Commands) -> None:
        folder = checkout / "resources" / "i18n"
        folder.mkdir(parents=True)
        (folder / "catanqt_fr.ts").touch()
        dev.set_up()
        assert (folder / "catanqt_fr.qm").exists()

    def test_an_interrupted_install_starts_afresh(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_: object) -> int:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(dev, "python", interrupted)
            with pytest.raises(KeyboardInterrupt):
                dev.set_up("test")
        commands.clear()
        dev.set_up("test")
        assert names(commands) == ["venv", ".[test]"]

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"extras": ["test"]}'])
    def test_a_broken_stamp_counts_as_none(self, text: str, commands: Commands) -> None:
        dev.set_up()
        commands.clear()
        dev.STAMP.write_text(text)
        dev.set_up()
        assert names(commands) == ["venv", "."]

    def test_a_failing_pip_is_one_sentence_and_leaves_no_stamp(
        self, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(dev, "python", lambda *_, **__: 1)
        assert dev.main(["play", "simulate"]) == 1
        assert capsys.readouterr().err.count("\n") == 1
        assert dev.read_stamp() == {}

    def test_without_ensurepip_the_package_is_named(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
        monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
        monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
        with pytest.raises(dev.Stop, match=r"sudo apt-get install .* python3\.\d+-venv$"):
            dev.set_up()


class TestLibraries:
    @pytest.mark.parametrize(
        ("library", "package"),
        [
            ("libEGL.so.1", "libegl1"),
            ("libX11.so.6", "libx11-6"),
            ("libdbus-1.so.3", "libdbus-1-3"),
            ("libglib-2.0.so.0", "libglib2.0-0"),
            ("libgthread-2.0.so.0", "libglib2.0-0"),
            ("libxcb-icccm.so.4", "libxcb-icccm4"),
            ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ],
    )
    def test_debian_names(self, library: str, package: str) -> None:
        assert dev.debian_package(library) == package

    @pytest.mark.parametrize(
        ("env", "xcb", "wayland"),
        [
            ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, False, False),
            ({"DISPLAY": ":0"}, True, False),
            ({"WAYLAND_DISPLAY": "wayland-0"}, False, True),
            ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, True, False),
        ],
    )
    def test_only_what_the_display_needs(self, env: dict[str, str], xcb: bool, wayland: bool) -> None:
        wanted = dev.libraries(env)
        assert "libEGL.so.1" in wanted
        assert ("libxcb-cursor.so.0" in wanted) == xcb
        assert ("libwayland-cursor.so.0" in wanted) == wayland

    def test_a_library_that_is_not_there_does_not_load(self) -> None:
        assert not dev.loads("libsurely-not-there.so.9")


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch, commands: Commands) -> None:
    """A Debian machine on which one library is missing, seen by an ordinary user."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(dev, "loads", lambda library: library != "libEGL.so.1")


@pytest.mark.usefixtures("linux")
class TestMissingLibrary:
    def test_an_ordinary_user_gets_the_line_to_run(self) -> None:
        with pytest.raises(dev.Stop, match=r"sudo apt-get install .*libegl1 ") as stop:
            dev.check_libraries({})
        assert stop.value.code == 2

    def test_root_installs_it(self, monkeypatch: pytest.MonkeyPatch, commands: Commands) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        dev.check_libraries({})
        assert [command[:2] for command in commands] == [["apt-get", "update"], ["apt-get", "install"]]
        assert "libegl1" in commands[1]
        assert dev.FONT in commands[1]

    def test_a_failing_install_names_the_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setattr(dev, "run", fail)
        with pytest.raises(dev.Stop, match="apt-get install") as stop:
            dev.check_libraries({})
        assert stop.value.code == 1

    def test_without_apt_the_libraries_are_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shutil, "which", lambda _: None)
        with pytest.raises(dev.Stop, match=r"libEGL\.so\.1$"):
            dev.check_libraries({})

    def test_nothing_missing_nothing_done(self, monkeypatch: pytest.MonkeyPatch, commands: Commands) -> None:
        monkeypatch.setattr(dev, "loads", lambda _: True)
        dev.check_libraries({})
        assert commands == []


class TestPlay:
    @pytest.mark.parametrize("arguments", [[], ["play"], ["--lang", "de"], ["saved.catan"], ["play", "x"]])
    def test_the_game_opens_a_window(self, arguments: list[str]) -> None:
        assert dev.opens_window(arguments)

    @pytest.mark.parametrize(
        "arguments", [["--help"], ["-h"], ["--version"], ["play", "--help"], ["simulate"], ["self-test", "x"]]
    )
    def test_the_command_line_does_not(self, arguments: list[str]) -> None:
        assert not dev.opens_window(arguments)

    def test_no_display_is_one_sentence(
        self, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
        assert dev.main(["play"]) == 2
        printed = capsys.readouterr()
        assert "no display" in printed.err
        assert printed.err.count("\n") == 1
        assert commands == []

    @pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
    def test_any_display_will_do(self, name: str) -> None:
        dev.check_display({name: "something"})

    def test_arguments_are_passed_on(self, commands: Commands) -> None:
        assert dev.main(["play", "simulate", "--games", "5"]) == 0
        assert commands[-1][1:] == ["-m", "catanqt", "simulate", "--games", "5"]


class TestCommands:
    @pytest.mark.parametrize("arguments", [[], ["dance"], ["lint", "x"], ["bench", "x"], ["bench"], ["package"]])
    def test_what_cannot_be_done_is_one_sentence(
        self, arguments: list[str], commands: Commands, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert commands == []

    def test_help(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert dev.main(["--help"]) == 0
        assert "dev.py bench" in capsys.readouterr().out

    def test_lint_runs_every_tool_and_names_those_that_fail(
        self, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev.set_up("test")
        monkeypatch.setattr(dev, "run", fail)
        assert dev.main(["lint"]) == 1
        last = capsys.readouterr().out.splitlines()[-1]
        assert last == "lint: failed: ruff check, ruff format --check, mypy, lint-imports"

    def test_one_benchmark_or_all_but_no_helpers(self, checkout: Path, commands: Commands) -> None:
        for name in ("engine", "latency", "_helper"):
            (checkout / "benchmarks" / f"{name}.py").touch()
        dev.set_up("test", "bench")
        commands.clear()
        assert dev.main(["bench", "engine", "--games", "3"]) == 0
        assert dev.main(["bench"]) == 0
        assert [Path(command[1]).stem for command in commands] == ["engine", "engine", "latency"]
        assert commands[0][2:] == ["--games", "3"]

    def test_installers_are_built_and_then_proved(self, checkout: Path, commands: Commands) -> None:
        (checkout / "packaging").mkdir()
        (checkout / "packaging" / "build.py").touch()
        dev.set_up("package")
        commands.clear()
        assert dev.main(["package", "--target", "windows-wine", "--python", "archive.zip"]) == 0
        build, verify = ([Path(command[1]).name, *command[2:]] for command in commands)
        assert build == ["build.py", "--target", "windows-wine", "--python", "archive.zip"]
        assert verify == ["verify.py", "--target", "windows-wine"]

    def test_what_is_not_built_is_not_proved(
        self, checkout: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (checkout / "packaging").mkdir()
        (checkout / "packaging" / "build.py").touch()
        dev.set_up("package")
        monkeypatch.setattr(dev, "run", fail)
        assert dev.main(["package"]) == 1

    def test_tests_need_no_display(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[Mapping[str, str]] = []
        monkeypatch.setattr(dev, "check_libraries", seen.append)
        assert dev.main(["test", "-k", "road"]) == 0
        assert seen[0]["QT_QPA_PLATFORM"] == "offscreen"
        assert commands[-1][-2:] == ["-k", "road"]

    def test_tests_keep_what_is_compiled_beside_the_environment(
        self, checkout: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Also where Python is told to write nothing: into `.venv`, which is ours."""
        monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
        ours = dev.test_environment()
        assert "PYTHONDONTWRITEBYTECODE" not in ours
        assert Path(ours["PYTHONPYCACHEPREFIX"]).parent == checkout / ".venv"
        assert ours["PATH"] == os.environ["PATH"], "all else is as it was"

    def test_without_a_sound_server_its_tests_are_left_out(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(shutil, "which", lambda _: None)
        assert not dev.prepare_sound()
        told = "Without pulseaudio pulseaudio-utils the tests in tests/recorded are left out.\n"
        assert capsys.readouterr().out == told
        assert (Path(__file__).parents[1] / dev.RECORDED).is_dir()
        monkeypatch.setattr(shutil, "which", lambda name: name)
        assert dev.prepare_sound()

    def test_quick_tests_are_those_without_a_window(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dev, "check_libraries", lambda env: None)
        assert dev.main(["test", "--quick", "-x"]) == 0
        assert "tests/rules" in commands[-1]
        assert "--quick" not in commands[-1]
        assert commands[-1][-1] == "-x"
        assert all((Path(__file__).parents[1] / name).is_dir() for name in dev.QUICK if name.startswith("tests/"))

    def test_ctrl_c_is_quiet(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        def interrupted(*_: object) -> int:
            raise KeyboardInterrupt

        monkeypatch.setattr(dev, "set_up", interrupted)
        assert dev.main(["lint"]) == 130
        assert capfd.readouterr() == ("", "")


class TestRun:
    def test_the_exit_code_is_that_of_the_program(self) -> None:
        assert dev.run([sys.executable, "-c", "raise SystemExit(7)"]) == 7

    def test_death_by_signal_is_told_as_shells_do(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """As `subprocess` tells of it where there are signals."""

        class Killed(subprocess.Popen[bytes]):
            def wait(self, timeout: float | None = None) -> int:
                super().wait(timeout)
                self.returncode = -9
                return self.returncode

        monkeypatch.setattr(subprocess, "Popen", Killed)
        assert dev.run([sys.executable, "-c", ""]) == 137

    def test_the_whole_program_gives_it_on(self) -> None:
        done = subprocess.run([sys.executable, dev.__file__, "dance"], capture_output=True, text=True)
        assert done.returncode == 2
        assert "say what to do" in done.stderr
