"""A program of which parts are missing or damaged starts with what is there, and says what is not."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from catanqt import resource
from catanqt.cli import main
from catanqt.kernel.agent import Budget
from catanqt.kernel.record import Seat
from catanqt.resource import Shortages
from catanqt.rule_help import help_text
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.simulate import Plan, play_session
from catanqt.ui.sound.speaker import read_samples
from catanqt.ui.text.i18n import languages, speak, tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.window.installation_notice import InstallationNotice
from catanqt_ai.classic import value_network
from catanqt_ai.registry import make_agent
from tests.ui.theme.art.canvas import colours, painted

OPTIONAL = ("fonts", "icons", "i18n", "style", "logo", "sounds", "help", "value_network.json")
START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from catanqt import app, resource
resource._folders = lambda: [Path(sys.argv[1])]
program = app.Program()
window = program.window
def tour():
    print("SAID", window.notice.text)
    print("DETAILS", window.notice.details.replace("\\n", "; "))
    for show in (window.show_new_game, window.show_rules, window.show_preferences, window.show_about,
                 window.show_saves, window.show_lessons, window.show_statistics, window.show_start):
        show()
        window.grab()
    QTimer.singleShot(50, window.close)
window.show()
QTimer.singleShot(1000, tour)
program.run()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all resources that the program takes for its own; nothing of it is remembered afterwards."""
    copy = tmp_path / "resources"
    shutil.copytree(resource.resource("boards").parent, copy)
    before = dict(resource.shortages.found)
    monkeypatch.setattr(resource, "_folders", lambda: [copy])
    _forget()
    yield copy
    monkeypatch.undo()
    resource.shortages.found.clear()
    resource.shortages.found.update(before)
    _forget()


def _forget() -> None:
    for kept in (icons._source, icons._renderer, icons._pixmap, value_network.load, value_network.is_available):
        kept.cache_clear()


def remove(folder: Path, name: str) -> None:
    path = folder / name
    shutil.rmtree(path) if path.is_dir() else path.unlink()


def damage(path: Path) -> None:
    """Cut a file in the middle of its first quarter."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 5])


def found() -> dict[str, str]:
    return resource.shortages.found


# The whole program


def start(folder: Path, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    script = tmp_path / "start.py"
    script.write_text(START)
    own = {"CATANQT_DATA_DIR": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd())}
    return subprocess.run(
        [sys.executable, str(script), str(folder)],
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_it_starts_without_anything_that_can_be_done_without(folder: Path, tmp_path: Path) -> None:
    for name in OPTIONAL:
        remove(folder, name)
    ended = start(folder, tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    assert "SAID CatanQt is not completely installed" in ended.stdout
    told = next(line for line in ended.stdout.splitlines() if line.startswith("DETAILS"))
    assert all(f"{name}: missing" in told for name in ("fonts", "icons", "i18n", "style", "logo"))
    line = next(line for line in ended.stderr.splitlines() if line.startswith("catanqt: missing"))
    assert all(name in line for name in ("fonts", "i18n", "style", "logo"))


def test_it_starts_with_everything_damaged(folder: Path, tmp_path: Path) -> None:
    for name in OPTIONAL:
        for path in [folder / name] if (folder / name).is_file() else [*(folder / name).iterdir()]:
            damage(path)
    ended = start(folder, tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    told = next(line for line in ended.stdout.splitlines() if line.startswith("DETAILS"))
    for name in ("fonts/Lato-Regular.ttf", "i18n/catanqt_en.qm", "icons/plus.svg", "style/window.qss"):
        assert name in told


def test_a_whole_installation_has_nothing_to_tell(folder: Path, tmp_path: Path) -> None:
    ended = start(folder, tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "missing" not in ended.stdout + ended.stderr


@pytest.mark.parametrize("spoil", [remove, lambda folder, name: damage(folder / name)], ids=["missing", "damaged"])
@pytest.mark.parametrize("words", [[], ["simulate", "--games", "1"], ["game.catan"]])
@pytest.mark.parametrize("name", ["boards/classic.json", "boards/junior.json"])
def test_without_boards_no_game_can_be_played(
    spoil: Callable[[Path, str], None], words: list[str], name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if words[:1] == ["simulate"]:
        words = [*words, "--game", Path(name).stem]
    _forget_boards()
    spoil(folder, name)
    try:
        assert main(words) == 2
    finally:
        _forget_boards()
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert name in err


def _forget_boards() -> None:
    from catanqt.rules.base import board_generator
    from catanqt.rules.junior import printed

    for module in (board_generator, printed):
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


# Part by part


@pytest.mark.parametrize("text", ["", "<svg", "no picture", "<html/>"])
def test_a_damaged_icon_is_drawn_as_a_circle(text: str, folder: Path, qtbot: QtBot) -> None:
    (folder / "icons/dice.svg").write_text(text)
    image = painted(lambda p: icons.paint(p, "dice", QRectF(-24, -24, 48, 48), "#FF0000"), 48, 48)
    assert colours(image).get("#ff0000", 0) > 20
    assert list(found()) == ["icons/dice.svg"]


def test_an_icon_that_is_no_text_is_drawn_as_a_circle(folder: Path, qtbot: QtBot) -> None:
    (folder / "icons/dice.svg").write_bytes(b"\xff\xfe\x00")
    assert not icons.pixmap("dice", 18, "#FF0000").isNull()
    assert "damaged" in found()["icons/dice.svg"]


@pytest.mark.parametrize("text", ["", "QWidget {", "QWidget { color: @no_such_colour; }", "}{}"])
def test_a_damaged_style_is_none(text: str, folder: Path, qtbot: QtBot) -> None:
    (folder / "style/window.qss").write_text(text)
    assert "@" not in stylesheet(make_theme())
    assert ("style/window.qss" in found()) == bool(text)


def test_missing_and_damaged_fonts_are_told(folder: Path, qtbot: QtBot) -> None:
    remove(folder, "fonts/Lato-Bold.ttf")
    (folder / "fonts/Lato-Regular.ttf").write_bytes(b"no font at all")
    load_fonts()
    assert found() == {"fonts/Lato-Bold.ttf": "missing", "fonts/Lato-Regular.ttf": "damaged: it is no font"}


@pytest.fixture
def in_english(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    speak("en")


@pytest.mark.usefixtures("in_english")
def test_without_translations_it_speaks_english(folder: Path) -> None:
    remove(folder, "i18n")
    assert languages() == [("en", "English")]
    speak("de")
    assert tr("Preferences") == "Preferences"
    assert found() == {"i18n": "missing"}


@pytest.mark.usefixtures("in_english")
def test_a_damaged_translation_is_told(folder: Path) -> None:
    (folder / "i18n/catanqt_de.qm").write_bytes(b"")
    speak("de")
    assert tr("Preferences") == "Preferences"
    assert list(found()) == ["i18n/catanqt_de.qm"]


def test_help_falls_back_to_english_and_then_to_nothing(folder: Path) -> None:
    remove(folder, "help/classic.de.md")
    assert help_text("classic", "de") == help_text("classic", "en") != ""
    (folder / "help/classic.en.md").write_bytes(b"\xff")
    assert help_text("classic", "de") == ""
    assert set(found()) == {"help/classic.de.md", "help/classic.en.md"}


def test_a_missing_or_damaged_sound_is_told(folder: Path) -> None:
    remove(folder, "sounds/dice.wav")
    assert read_samples("dice") is None
    (folder / "sounds/coins.wav").write_bytes(b"RIFF")
    assert read_samples("coins") is None
    assert found()["sounds/dice.wav"] == "missing"
    assert found()["sounds/coins.wav"].startswith("damaged")


@pytest.mark.parametrize("text", [None, "", "{", "[]", "{}", '{"own": {}, "opponent": {}}'])
def test_an_expert_without_weights_plays_on(text: str | None, folder: Path) -> None:
    if text is None:
        remove(folder, "value_network.json")
    else:
        (folder / "value_network.json").write_text(text)
    session = Session(new_header("classic", [Seat("a"), Seat("b"), Seat("c")], board_seed="X", dice_seed="y"))
    action = session.ask(make_agent("expert", "seed"), Budget(), random.Random(0))
    assert session.game.refusal(action) is None
    assert list(found()) == ["value_network.json"]


def test_whole_games_are_played_without_weights(folder: Path) -> None:
    remove(folder, "value_network.json")
    assert play_session(Plan(("expert", "random"), most_turns=6), 0).game.state.turn_number >= 6


# Telling


def test_what_comes_later_is_told_later_and_nothing_twice(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    shortages = Shortages({"a": "missing"})
    parent = QObject()
    watch = InstallationNotice(shortages, told.append, parent)
    qtbot.waitUntil(lambda: told == ["a: missing"])
    shortages.report("c", "damaged")
    shortages.report("b", "missing")
    shortages.report("c", "missing")
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1] == "a: missing\nb: missing\nc: damaged"
    assert capsys.readouterr().err == "catanqt: missing or damaged: a\ncatanqt: missing or damaged: c, b\n"
    watch.close()
    shortages.report("d", "missing")
    assert len(told) == 2
