"""Preferences from a file that anybody may have written: each value is within its domain, and the window works."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.save_service import SaveService
from catanqt.storage.recovery import open_store
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.ini_file import read_ini, write_ini
from catanqt.ui.qt.preferences import LONGEST_NAME, Preferences, player_name
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.style_sheet import undress
from tests.ui.window.window_actions import begin

NAMES = tuple(Preferences.DOMAINS)
NASTY = (
    "", " ", "²", "٣", "9" * 5000, "0", "-0", "-6", "1e3", "99999999999", "-99999999999", "2147483648", "NaN", "0x10",
    "100.0", "true", "TRUE", "yes", "None", "@Invalid()", "@Variant(\\0\\0\\0\\x7f)", "\\x40Variant(\\0\\0\\0\\x46)",
    '"@Variant(\\0\\0\\0\\x6\\xff\\xff\\xff\\xfe)"', "@ByteArray(\\xff)", "@ByteArray(", "@DateTime(x)", "@Size(1 2)",
    "a, b, c", "\\", "\\x", "\\xffffffff", "\\xd800", "\\0", "light\\0dark", "../../etc", "%n%s{name}", "\\n\\r",
    "<img src=file:/dev/zero>", "x" * 100_000, '"', '"unended', "de_DE_EURO", "zz", "systemic", "SYSTEM",
)  # fmt: skip


def ini(path: Path, lines: str) -> Path:
    path.write_bytes(lines.encode("utf-8", "surrogatepass"))
    return path


def sound(preferences: Preferences) -> bool:
    return all(domain.allows(preferences[name]) for name, domain in Preferences.DOMAINS.items())


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=80, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=st.sampled_from(NASTY) | st.text(max_size=40) | st.integers().map(str))
def test_every_preference_stays_within_its_domain(name: str, value: str, tmp_path: Path) -> None:
    file = ini(tmp_path / "preferences.ini", f"[General]\n{name}={value}\n")
    preferences = Preferences(file)
    assert sound(preferences)
    assert not preferences.problem
    preferences.reset()
    assert sound(Preferences(file))


@pytest.mark.parametrize("name", NAMES)
def test_what_does_not_fit_is_the_default(name: str, tmp_path: Path) -> None:
    default = Preferences.DOMAINS[name].default
    for value in (
        "9" * 5000,
        "\\0",
        "@Variant(\\0\\0\\0\\x7f)",
        "@Invalid()",
        "@ByteArray(light)",
        "²" * 30,
        "-6" * 20,
    ):
        assert Preferences(ini(tmp_path / "p.ini", f"[General]\n{name}={value}\n"))[name] == default


@pytest.mark.parametrize(
    ("name", "value"),
    [("scale", 0), ("scale", 79), ("scale", 10**9), ("ai_pace", -6), ("ai_pace", 5), ("volume", 101), ("volume", -1),
     ("appearance", "pink"), ("motion", ""), ("language", "../de"), ("player_name", "x" * 25), ("player_name", "a\0b")],
)  # fmt: skip
def test_values_set_out_of_range_are_refused(name: str, value: object) -> None:
    preferences = Preferences()
    with pytest.raises(ValueError, match=name):
        preferences[name] = value
    assert preferences[name] == Preferences.DOMAINS[name].default


@pytest.mark.parametrize("name", NAMES)
def test_every_default_and_every_kept_value_comes_back(name: str, tmp_path: Path) -> None:
    good = {"appearance": "dark", "language": "de_AT", "scale": 175, "motion": "slow", "ai_pace": 0, "volume": 0}
    preferences = Preferences(tmp_path / "p.ini")
    assert Preferences.DOMAINS[name].allows(preferences[name])
    preferences[name] = good.get(name, 'Zoë 👩‍🚀 "\\;=' if name == "player_name" else not preferences[name])
    assert Preferences(tmp_path / "p.ini")[name] == preferences[name]


@given(typed=st.text(max_size=60))
@example(typed="a\u2028b\x00\ud800" + "x" * 50)
def test_whatever_is_typed_becomes_a_name(typed: str) -> None:
    name = player_name(typed)
    assert Preferences.DOMAINS["player_name"].allows(name)
    assert len(name) <= LONGEST_NAME


# The file itself


def test_files_of_earlier_versions_are_read(tmp_path: Path) -> None:
    """They were written by QSettings; and what is written now, QSettings can read."""
    values: dict[str, str | QByteArray] = {
        "player_name": "Zoë 🎉", "scale": "125", "window/geometry": QByteArray(bytes(range(256))),
        "window/new_game": '{"a": [1, 2], "b": "x\\\\y;=@"}', "window/lessons": "one,two",
        "at": "@home", "odd": " \x01f\n",
    }  # fmt: skip
    old = QSettings(str(tmp_path / "old.ini"), QSettings.Format.IniFormat)
    for key, value in values.items():
        old.setValue(key, value)
    old.sync()
    assert read_ini(tmp_path / "old.ini") == values
    write_ini(tmp_path / "new.ini", values)
    assert read_ini(tmp_path / "new.ini") == values
    new = QSettings(str(tmp_path / "new.ini"), QSettings.Format.IniFormat)
    assert {key: new.value(key) for key in values} == values


def test_values_of_any_other_type_are_not_even_decoded(tmp_path: Path) -> None:
    hostile = QSettings(str(tmp_path / "p.ini"), QSettings.Format.IniFormat)
    hostile.setValue("scale", QImage(64, 64, QImage.Format.Format_RGB32))
    hostile.setValue("window/geometry", QSize(1, 2))
    hostile.setValue("window/docks", {"a": [1, 2]})
    hostile.setValue("volume", 7)
    hostile.sync()
    assert "@Variant" in (tmp_path / "p.ini").read_text()
    preferences = Preferences(tmp_path / "p.ini")
    assert preferences["scale"] == 100
    assert preferences["volume"] == 7
    assert preferences.remembered("geometry") is None


@settings(
    max_examples=150, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_file(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "p.ini").write_bytes(data)
    preferences = Preferences(tmp_path / "p.ini")
    assert sound(preferences)
    preferences["volume"] = 11
    assert Preferences(tmp_path / "p.ini")["volume"] == 11


def spoil_folder(file: Path) -> None:
    file.mkdir()


def spoil_fifo(file: Path) -> None:
    os.mkfifo(file)


def spoil_size(file: Path) -> None:
    with file.open("wb") as sparse:
        sparse.truncate(100_000_000)


def spoil_target(file: Path) -> None:
    file.symlink_to("/dev/zero")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="FIFOs and devices are a matter of Unix")
@pytest.mark.parametrize("spoil", [spoil_folder, spoil_fifo, spoil_size, spoil_target])
def test_what_is_no_file_of_preferences_is_named_and_left_alone(spoil: object, tmp_path: Path) -> None:
    file = tmp_path / "preferences.ini"
    assert callable(spoil)
    spoil(file)
    preferences = Preferences(file)
    assert str(file) in preferences.problem
    preferences["volume"] = 11
    assert preferences["volume"] == 11
    assert str(file) in preferences.problem
    assert not file.is_file() or file.stat().st_size == 100_000_000
    assert [path.name for path in tmp_path.iterdir()] == ["preferences.ini"]


def test_two_programs_keep_what_the_other_changed(tmp_path: Path) -> None:
    one, two = Preferences(tmp_path / "p.ini"), Preferences(tmp_path / "p.ini")
    one["scale"], two["volume"] = 150, 10
    again = Preferences(tmp_path / "p.ini")
    assert (again["scale"], again["volume"]) == (150, 10)


# The window


@pytest.fixture
def open_with(qtbot: QtBot, tmp_path: Path, agent_worker: AgentWorker) -> Iterator[object]:
    load_fonts()
    store = open_store(tmp_path / "data").store
    made: list[MainWindow] = []

    def make(file: Path) -> MainWindow:
        window = build(SaveService(store=store), Preferences(file), agent_worker)
        made.append(window)
        qtbot.addWidget(window)
        window.show()
        return window

    yield make
    for window in made:
        assert window.close()
    store.close()
    undress()


WORST = (
    "\n".join(f"{name}={'9' * 5000}" for name in NAMES),
    "\n".join(f"{name}=0" for name in NAMES),
    "\n".join(f"{name}=-6" for name in NAMES),
    "\n".join(f"{name}=²" for name in NAMES),
    "\n".join(f"{name}=@Variant(\\0\\0\\0\\x46\\0)" for name in NAMES),
    "scale=200\nplayer_name=" + "W" * 24 + "\nmotion=instant\nai_pace=4\nlanguage=xx",
)


@pytest.mark.parametrize("text", WORST, ids=["digits", "zero", "negative", "superscript", "variant", "extreme"])
def test_every_page_opens_with_the_worst_values(text: str, open_with: object, tmp_path: Path) -> None:
    assert callable(open_with)
    window = open_with(ini(tmp_path / "p.ini", f"[General]\n{text}\n"))
    pages = (
        window.show_start, window.show_new_game, window.show_saves, window.show_preferences, window.show_rules,
        window.show_about, window.show_lessons, window.show_achievements,
    )  # fmt: skip
    for show in pages:
        show()
        assert window.page is not None
        window.grab()
    begin(window)
    window.grab()


@pytest.mark.parametrize("key", ["geometry", "side_panel", "new_game", "lessons", "feats"])
def test_what_the_window_remembers_may_be_garbage(key: str, open_with: object, tmp_path: Path) -> None:
    assert callable(open_with)
    first = open_with(tmp_path / "p.ini")
    begin(first)
    first.show_start()
    first.close()
    kept = read_ini(tmp_path / "p.ini")
    whole = kept.get(f"window/{key}", "one,two")
    rng = random.Random(0)
    good = whole.data() if isinstance(whole, QByteArray) else str(whole).encode()
    for number in range(6):
        bad = bytearray(good)
        for _ in range(number + 1):
            bad[rng.randrange(len(bad))] = rng.randrange(256)
        value: str | QByteArray = QByteArray(bytes(bad)) if number % 2 else bytes(bad).decode("latin-1")
        write_ini(tmp_path / "q.ini", {**kept, f"window/{key}": value})
        window = open_with(tmp_path / "q.ini")
        window.show_new_game()
        window.show_lessons()
        window.show_achievements()
        begin(window)
        window.grab()
        assert window.width() <= 4000
        assert window.close()
