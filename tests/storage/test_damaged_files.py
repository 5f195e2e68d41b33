"""Damaged database files: moved aside as they are, never deleted, a new one begun, and the player told."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from catanqt.storage.database import FILE
from catanqt.storage.errors import StoreError
from catanqt.storage.recovery import Opened, open_store
from catanqt.storage.saved_game import SavedGame
from tests.storage.helpers.short_games import assert_sound, closed_game, query, randomly

GAMES = 3
PAGE = 4096


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "one byte": lambda data: data[:1],
    "half a header": lambda data: data[:50],
    "a header only": lambda data: data[:100],
    "one page": lambda data: data[:PAGE],
    "half": lambda data: data[: len(data) // 2],
    "half a page too short": lambda data: data[: -PAGE // 2],
    "random bytes": lambda data: randomly(len(data)),
    "a few random bytes": lambda data: randomly(20),
    "text": lambda data: b"Dear diary,\n" * 1000,
    "zeros": lambda data: bytes(len(data)),
    "header overwritten": lambda data: randomly(100) + data[100:],
    "first page overwritten": lambda data: data[:100] + randomly(PAGE - 100) + data[PAGE:],
    "all but the header overwritten": lambda data: data[:100] + randomly(len(data) - 100),
    "second half overwritten": lambda data: data[: len(data) // 2] + randomly(len(data) - len(data) // 2),
    "second half zeroed": lambda data: data[: len(data) // 2] + bytes(len(data) - len(data) // 2),
    "pages shuffled": lambda data: data[:PAGE] + _shuffled(data[PAGE:]),
}


def _shuffled(data: bytes) -> bytes:
    pages = [data[start : start + PAGE] for start in range(0, len(data), PAGE)]
    return b"".join(reversed(pages))


def check_moved_aside(opened: Opened, folder: Path, before: bytes) -> None:
    """The damaged file is kept as it was under the name that is told, and the new store is a good one."""
    aside = [path for path in folder.glob("damaged*") if path.suffix == ".sqlite"]
    assert [path.read_bytes() for path in aside] == [before]
    assert opened.warning is not None
    assert aside[0].name in opened.warning
    assert "\n" not in opened.warning
    assert opened.store.folder == folder
    assert opened.store.games() == []
    game = closed_game(opened.store, 30)
    opened.store.close()
    again = open_store(folder)
    assert again.warning is None
    assert len(again.store.log(game)) == 30
    again.store.close()
    assert_sound(folder)


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_file_is_moved_aside(damage: Callable[[bytes], bytes], good: bytes, place: Path) -> None:
    bad = damage(good)
    assert bad != good
    place.write_bytes(bad)
    check_moved_aside(open_store(place.parent), place.parent, bad)


def test_two_damaged_files_are_both_kept(place: Path) -> None:
    contents = [b"one" * 5000, b"two" * 5000, b"three" * 5000]
    for content in contents:
        place.write_bytes(content)
        opened = open_store(place.parent)
        assert opened.warning
        opened.store.close()
        place.unlink()
    assert sorted(path.read_bytes() for path in place.parent.glob("damaged*")) == sorted(contents)


def test_a_file_that_cannot_be_moved_aside_is_left_and_said(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(path: Path, target: object) -> None:
        raise PermissionError(13, "Permission denied")

    place.write_bytes(b"junk" * 5000)
    monkeypatch.setattr(Path, "rename", fails)
    monkeypatch.setattr(Path, "replace", fails)
    opened = open_store(place.parent)
    assert opened.store.folder is None
    assert opened.warning
    assert place.read_bytes() == b"junk" * 5000


@pytest.mark.slow
def test_flipped_bytes_are_never_more_than_our_errors(good: bytes, place: Path) -> None:
    """Anywhere in the file: moved aside; or opened, and each game good, restored in a copy, or refused."""
    rng = random.Random("flip")
    seen = {"aside": 0, "good": 0, "restored": 0, "refused": 0}
    failures: dict[str, int] = {}
    for number in range(100):
        data = bytearray(good)
        for _ in range(rng.choice((1, 1, 3))):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        folder = place.parent / str(number)
        folder.mkdir()
        (folder / FILE).write_bytes(data)
        try:
            visit(folder, bytes(data), seen)
        except Exception as error:  # noqa: BLE001 - each kind is told once, below
            failures.setdefault(f"{type(error).__name__}: {error}"[:80], number)
        shutil.rmtree(folder)
    assert failures == {}
    assert seen["good"] > 20
    assert seen["restored"] > 0


def visit(folder: Path, data: bytes, seen: dict[str, int]) -> None:
    """Open everything in a folder."""
    opened = open_store(folder)
    if opened.warning is not None:
        moved = opened.store.folder is not None
        kept = [path.read_bytes() for path in folder.glob("damaged*.sqlite" if moved else FILE)]
        assert len(kept) == 1
        assert kept[0] == data, "not kept as it was"
        seen["aside"] += 1
        opened.store.close()
        return
    store = opened.store
    for id_ in range(1, GAMES + 1):
        try:
            saved = SavedGame.open(store, id_)
        except StoreError:
            seen["refused"] += 1
            continue
        seen["restored" if saved.problem else "good"] += 1
        saved.close()
    for look in (store.games, partial(store.rows, "wins"), partial(store.rows, "luck"), partial(store.rows, "dice")):
        with suppress(StoreError):
            look()
    store.close()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"CREATE TABLE games", b"CREATE T\xa0BLE games"),
        (b'"applied_at"', b'"epplied_at"'),
        (b"migration_set", b"migrat\xffon_set"),
        (b"m001_games", b"m001_g\xffmes"),
    ],
)
def test_a_damaged_schema_does_not_keep_the_program_from_starting(
    old: bytes, new: bytes, good: bytes, place: Path
) -> None:
    """SQLite's complaint may itself be no UTF-8, and sqlite-utils may miss a column: still no traceback."""
    assert old in good
    bad = good.replace(old, new)
    place.write_bytes(bad)
    opened = open_store(place.parent)
    opened.store.close()
    assert opened.warning
    assert bad in [path.read_bytes() for path in place.parent.iterdir() if path.is_file()]


COLUMNS = {
    "players": "'[1, 2'",
    "scenarios": "'x'",
    "points": "''",
    "name": "CAST(x'ff' AS TEXT)",
    "header": "CAST(x'ff' AS TEXT)",
}


@pytest.mark.parametrize("column", COLUMNS)
def test_one_damaged_row_does_not_hide_the_other_games(column: str, good: bytes, place: Path) -> None:
    place.write_bytes(good)
    query(place.parent, f"UPDATE games SET {column} = {COLUMNS[column]} WHERE id = 2")
    opened = open_store(place.parent)
    assert {1, 3} <= {info.id for info in opened.store.games()}
    SavedGame.open(opened.store, 3).close()
    opened.store.close()


def test_one_damaged_log_does_not_hide_the_statistics(good: bytes, place: Path) -> None:
    place.write_bytes(good)
    query(place.parent, "UPDATE entries SET action = '{' WHERE game = 2 AND number = 60")
    opened = open_store(place.parent)
    assert sum(row["rolls"] for row in opened.store.rows("dice")) > 0
    opened.store.close()
