"""The user's folders are where the system wants them, or all in one place if asked."""

from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from catanqt import paths
from catanqt.cli import main

FOLDERS = [paths.data_dir, paths.config_dir]


@pytest.mark.parametrize("folder", FOLDERS)
def test_one_variable_moves_every_folder_and_makes_it(
    folder: Callable[[], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path / "portable"))
    assert folder().is_dir()
    assert folder().is_relative_to(tmp_path / "portable")


def test_the_variable_names_the_data_folder_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path))
    assert paths.data_dir() == tmp_path
    assert len({folder() for folder in FOLDERS}) == len(FOLDERS)


def test_without_it_the_system_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.OVERRIDE, raising=False)
    asked = []

    def user_data_path(app: str, appauthor: bool) -> Path:
        asked.append((app, appauthor))
        return tmp_path / app

    monkeypatch.setattr(platformdirs, "user_data_path", user_data_path)
    assert paths.data_dir() == tmp_path / "CatanQt"
    assert asked == [("CatanQt", False)]


def test_an_empty_variable_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.OVERRIDE, "")
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path / "config")
    assert paths.config_dir() == tmp_path / "config"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_that_cannot_be_made_stops_nobody(
    folder: Callable[[], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path / "file"))
    assert folder().is_relative_to(tmp_path / "file")


def test_a_user_without_a_home_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a container, whose user has no account."""

    def nowhere(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    for name in ("user_data_path", "user_config_path", "user_log_path"):
        monkeypatch.setattr(platformdirs, name, nowhere)
    monkeypatch.delenv(paths.OVERRIDE, raising=False)
    for words in ([], ["list"]):
        assert main(words) == 2
        assert "set CATANQT_DATA_DIR" in capsys.readouterr().err
