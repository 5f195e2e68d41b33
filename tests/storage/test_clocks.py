"""The clock of the machine jumps back and forth: nothing is lost, nothing waits for it, the list stays in order."""

from __future__ import annotations

import itertools
import random
import time
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from catanqt.storage.database import set_aside
from catanqt.storage.imported_game import import_record
from catanqt.storage.lock import FileLock, Locked
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import SavedGame, replay_log
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import closed_game, finished_record, play_on, position, saved_game

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)


class Clock(datetime):
    """What the storage asks for the time; tests set it."""

    moment = NOON

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Clock:
        return cls.fromtimestamp(cls.moment.timestamp(), tz)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(Clock, "moment", NOON)
    monkeypatch.setattr("catanqt.storage.store.datetime", Clock)
    monkeypatch.setattr("catanqt.storage.database.datetime", Clock)
    return Clock


@pytest.fixture
def jumping(clock: type[Clock], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock tells another time, years apart."""
    rng = random.Random("clock")

    def jump() -> float:
        clock.moment = NOON + timedelta(hours=rng.choice((-(10**5), -25, -1, 0, 1, 25, 10**5)))
        return clock.moment.timestamp()

    monkeypatch.setattr(time, "time", jump)
    monkeypatch.setattr(Clock, "now", classmethod(lambda cls, tz=None: cls.fromtimestamp(jump(), tz)))


@pytest.mark.parametrize("hours", [-1, -5, -23, 1, 48])
def test_the_game_played_last_is_the_first_in_the_list(tmp_path: Path, clock: type[Clock], hours: int) -> None:
    store = SaveStore(tmp_path)
    first, second, third = (closed_game(store, 12, name) for name in ("first", "second", "third"))
    clock.moment = NOON + timedelta(hours=hours)
    for game in (second, first):
        saved = SavedGame.open(store, game)
        play_on(saved, 60)
        saved.close()
    assert [info.id for info in store.games()] == [first, second, third]
    store.close()


def test_an_imported_game_comes_first_as_well(tmp_path: Path, clock: type[Clock]) -> None:
    store = SaveStore(tmp_path)
    closed_game(store, 12)
    clock.moment = NOON - timedelta(hours=3)
    imported = import_record(store, "imported", finished_record())
    assert store.games()[0].id == imported
    store.close()


def test_stamps_of_a_clock_that_was_wrong_are_not_followed(tmp_path: Path, clock: type[Clock]) -> None:
    store = SaveStore(tmp_path)
    clock.moment = NOON + timedelta(days=400)
    closed_game(store, 12)
    clock.moment = NOON
    game = closed_game(store, 12)
    assert store.info(game).changed.startswith("2026-11-19T12:00")
    for damaged in ("2026-11-19T12:00:00.000+00:0x", "2026-11-19T13", "2026-11-19T14:99:00.000+00:00"):
        store.db.execute("UPDATE games SET changed = ?", (damaged,))
        store.db.conn.commit()
        closed_game(store, 12)
    store.close()


@pytest.mark.usefixtures("jumping")
def test_all_is_saved_while_the_clock_jumps(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    saved = saved_game(store, 80)
    before = position(saved.session)
    saved.close()
    assert saved.warning is None
    session, problem = replay_log(store, saved.id)
    assert (problem, position(session)) == (None, before)
    assert [info.id for info in store.games()] == [saved.id]
    store.close()
    again = open_store(tmp_path)
    assert again.warning is None
    again.store.close()


@pytest.mark.usefixtures("jumping")
def test_waiting_for_a_lock_is_bounded_whatever_the_clock_says(tmp_path: Path) -> None:
    begun = time.monotonic()
    with FileLock(tmp_path / "lock"), pytest.raises(Locked):
        FileLock.wait(tmp_path / "lock", 0.1)
    assert 0.1 <= time.monotonic() - begun < 5


def test_what_was_set_aside_is_never_overwritten(tmp_path: Path, clock: type[Clock]) -> None:
    """A clock that was set back tells the same time once more."""
    kept = []
    for number in range(3):
        (tmp_path / "games.sqlite").write_text(f"damaged {number}")
        kept.append(set_aside(tmp_path))
    assert [path.read_text() for path in kept] == ["damaged 0", "damaged 1", "damaged 2"]
    assert all(one != two for one, two in itertools.pairwise(kept))
