"""A crash below Python leaves a report, and the next start offers it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.fault_log import KEPT, OLD_SECONDS
from catanqt.save_service import SaveService
from catanqt.ui.qt.crash_handler import report
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import quick, thinking
from tests.ui.helpers.style_sheet import undress

START = "from pathlib import Path; import sys; from catanqt.fault_log import start; print(start(Path(sys.argv[1])))"
CRASH = "; import ctypes; ctypes.string_at(0)"


def run(folder: Path, more: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", START + more, folder], capture_output=True, text=True, check=False)


def test_a_crash_is_offered_once(tmp_path: Path) -> None:
    crashed = run(tmp_path, CRASH)
    assert crashed.returncode != 0
    (file,) = tmp_path.glob("crash-*.log")
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read it"
    again = run(tmp_path)
    assert "string_at" in again.stdout
    assert run(tmp_path).stdout == "\n"
    kept = (tmp_path / KEPT).read_text("utf-8")
    assert "string_at" in kept
    for folder in (str(tmp_path), sys.prefix, sys.base_prefix, str(Path.home())):
        assert f"{folder}/" not in kept, "folders tell who somebody is"
    assert (tmp_path / KEPT).stat().st_mode & 0o077 == 0


def test_of_a_report_without_end_only_the_beginning_is_read(tmp_path: Path) -> None:
    (tmp_path / "crash-huge.log").write_text("Fatal error", "utf-8")
    os.truncate(tmp_path / "crash-huge.log", 1 << 40)  # it takes no room, and would not fit into memory
    assert run(tmp_path).stdout.startswith("Fatal error")
    assert (tmp_path / KEPT).stat().st_size < 100_000


def test_a_good_end_leaves_nothing(tmp_path: Path) -> None:
    assert run(tmp_path).returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_files_of_killed_processes_go_and_links_are_let_alone(tmp_path: Path) -> None:
    (tmp_path / "crash-old.log").touch()
    long_ago = time.time() - OLD_SECONDS - 5
    os.utime(tmp_path / "crash-old.log", (long_ago, long_ago))
    (tmp_path / "crash-new.log").touch()
    (tmp_path / "secret").write_text("secret", "utf-8")
    (tmp_path / "crash-link.log").symlink_to(tmp_path / "secret")
    assert run(tmp_path).stdout == "\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["crash-link.log", "crash-new.log", "secret"]


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(tmp_path / "file" / "logs")
    assert done.returncode == 0
    assert "cannot be written down" in done.stderr


def test_the_window_offers_the_report_without_private_folders(qtbot: QtBot, tmp_path: Path) -> None:
    with thinking() as agent_worker:
        window = build(SaveService(tmp_path), quick(), agent_worker)
        qtbot.addWidget(window)
        window.show()
        window.notifications.offer_report(f'File "{Path.home()}/catanqt/x.py", line 3 in paint')
        qtbot.waitUntil(lambda: window.services.is_open())
        qtbot.wait(20)
        assert isinstance(window, MainWindow)
        assert "ended unexpectedly" in window.notice.text
        assert '"catanqt/x.py", line 3' in window.notice.details
        assert str(Path.home()) not in window.notice.details
        window.close()
    undress()


def test_a_report_needs_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user without an account, as in a container, has none; the report of an error must not be the next one."""

    def nobody(*_: object) -> object:
        raise KeyError("getpwuid(): uid not found")

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    assert report("all is lost").endswith("all is lost")
