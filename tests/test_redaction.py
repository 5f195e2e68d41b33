"""Reports of errors name no folder, no person, no game and no seed, and are still of use."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from catanqt.kernel.chance import new_seed
from catanqt.kernel.codec import DecodeError, brief
from catanqt.kernel.record import Seat
from catanqt.redaction import HIDDEN, redacted
from catanqt.storage.catanfile import read_file
from catanqt.ui.qt.crash_handler import report

SECRET = "Annegret O'Hara"


@dataclass
class Game:
    seats: tuple[Seat, ...]
    seed: str


def told(fall: Callable[[], object]) -> str:
    try:
        fall()
    except Exception:  # noqa: BLE001 - that is what it is about
        return report(traceback.format_exc())
    raise AssertionError("nothing fell")


def told_of(error: Exception) -> str:
    return told(lambda: fall(error))


def fall(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    "make",
    [
        lambda: KeyError(SECRET),
        lambda: ValueError(f"no such player: {SECRET!r}"),
        lambda: DecodeError("header.seats", f"found {brief({'name': SECRET})}"),
        lambda: RuntimeError(Game((Seat(SECRET, "human"),), new_seed())),
        lambda: AttributeError(f"{Seat(SECRET, 'human')!r} has no attribute 'colour'"),
    ],
)
def test_names_are_taken_out(make: Callable[[], Exception]) -> None:
    error = make()
    text = told_of(error)
    assert "Annegret" not in text
    assert "Hara" not in text
    assert type(error).__name__ in text
    assert HIDDEN in text


def test_seeds_are_taken_out() -> None:
    seed = new_seed()
    for error in (ValueError(f"seed {seed} is odd"), KeyError(seed), ValueError(f"seed={seed}")):
        assert seed not in told_of(error)


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/home/annegret/Games/x.catan",
            "/media/annegret/stick",
            "C:\\Users\\annegret\\x.catan",
            "~/annegret/x.catan",
        ),
        "file:///home/annegret/x.catan",
    ],
)
def test_folders_and_files_are_taken_out(path: str) -> None:
    for error in (OSError(2, "No such file or directory", path), ValueError(f"{path} cannot be read: gone")):
        assert "annegret" not in told_of(error)


def test_a_file_that_is_not_there_is_not_named(tmp_path: Path) -> None:
    folder = tmp_path / "annegret"
    text = told(lambda: read_file(folder / "sunday.catan"))
    assert "annegret" not in text
    assert "FileNotRead" in text
    assert "catanqt/storage/catanfile.py" in text
    assert "in read_data" in text


def test_where_it_happened_and_words_of_the_program_are_kept() -> None:
    text = told(lambda: None.settlement)  # type: ignore[attr-defined]
    assert "'NoneType' object has no attribute" in text
    raw = (
        "Current thread 0x00007f (most recent call first):\n"
        '  File "/home/annegret/.local/lib/site-packages/catanqt/ui/board/view.py", line 105 in viewportEvent\n'
        '  File "/opt/annegret/catanqt/catanqt/app.py", line 136 in run\n'
        '  File "/home/annegret/agents/mine.py", line 3 in choose\n'
        '  File "<string>", line 1 in <module>\n'
    )
    text = redacted(raw)
    assert "annegret" not in text
    assert 'catanqt/ui/board/view.py", line 105 in viewportEvent' in text
    assert 'catanqt/app.py", line 136 in run' in text
    assert f'File "{HIDDEN}", line 3 in choose' in text
    assert 'File "<string>", line 1' in text


def test_text_without_anything_private_stays_as_it_is() -> None:
    assert redacted("all is lost\n\nat 3/4\n") == "all is lost\n\nat 3/4\n"
