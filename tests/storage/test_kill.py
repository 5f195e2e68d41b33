"""A real process that plays and saves is killed at random moments: all it acknowledged is there, and nothing else.

CATANQT_KILLS sets how often (200 unless told).
"""

from __future__ import annotations

import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.record import Record
from catanqt.session import Session
from catanqt.storage.database import FILE
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from tests.storage.helpers.player_processes import Child, Nursery
from tests.storage.helpers.short_games import assert_sound, position, query

KILLS = int(os.environ.get("CATANQT_KILLS", "200"))
CHAINS = 8
BIRTHS = KILLS // 8

Row = tuple[int, Any]
Logs = dict[int, list[Row]]


@pytest.mark.slow
@pytest.mark.parametrize("chain", range(CHAINS))
def test_every_acknowledged_action_survives_sigkill(chain: int, nursery: Nursery, tmp_path: Path) -> None:
    """One folder, killed again and again; each player goes on where the one before was killed."""
    folder = tmp_path / "data"
    rng = random.Random(f"kill/{chain}")
    logs: Logs = {}
    played = 0
    kills = (KILLS - BIRTHS + CHAINS - 1) // CHAINS
    for number in range(kills):
        acks = kill_somewhere(nursery.start("play", folder, seed=f"{chain}/{number}"), rng)
        played += sum(ack[0] == "play" for ack in acks)
        if (folder / FILE).exists():
            logs = checked(folder, logs, acks)
    assert played > 5 * kills, "hardly anything was played: the test shows nothing"
    check_list(folder)


def kill_somewhere(child: Child, rng: random.Random) -> list[list[Any]]:
    """Kill after some time or, as machines differ, some time after so many acknowledgements."""
    if rng.random() < 0.3:
        time.sleep(rng.random() * 0.15)
    else:
        wanted = rng.randrange(2, 70)
        child.wait_until(lambda acks: len(acks) >= wanted)
        time.sleep(rng.random() * 0.004)
    return child.kill()


def checked(folder: Path, logs: Logs, acks: list[list[Any]]) -> Logs:
    """Compare what is on disk with what was acknowledged and at most one thing in flight; the logs found."""
    assert_sound(folder)
    wanted = after(logs, acks)
    found = logs_on_disk(folder)
    assert set(wanted) <= set(found), "an acknowledged game is gone"
    different = [id_ for id_ in found if found[id_] != wanted.get(id_)]
    assert len(different) <= 1, "more than one thing was in flight"
    for id_ in different:
        assert in_flight(wanted.get(id_), found[id_]), f"game {id_} differs from what was acknowledged"
    for id_ in list(found)[-2:]:
        check_replay(folder, id_)
    return found


def after(logs: Logs, acks: list[list[Any]]) -> Logs:
    """The logs as they must be once all these acknowledgements were given."""
    logs = {id_: list(rows) for id_, rows in logs.items()}
    for what, *rest in acks:
        if what == "new":
            logs[rest[0]] = []
        elif what == "play":
            id_, index, actor, action, _ = rest
            assert index == len(logs[id_])
            logs[id_].append((actor, action))
        elif what == "undo":
            logs[rest[0]].pop()
            assert len(logs[rest[0]]) == rest[1]
    return logs


def in_flight(wanted: list[Row] | None, found: list[Row]) -> bool:
    """Whether it is a game just begun, one entry more, or one entry taken back."""
    if wanted is None:
        return found == []
    return found[:-1] == wanted or found == wanted[:-1]


def logs_on_disk(folder: Path) -> Logs:
    tables = {name for (name,) in query(folder, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "entries" not in tables:  # killed before the tables were made
        return {}
    logs: Logs = {id_: [] for (id_,) in query(folder, "SELECT id FROM games ORDER BY id")}
    rows = query(folder, "SELECT game, number, actor, action FROM entries ORDER BY game, number")
    for id_, number, actor, action in rows:
        assert number == len(logs[id_]), f"the log of game {id_} has a hole"
        logs[id_].append((actor, json.loads(action)))
    return logs


def check_replay(folder: Path, id_: int) -> None:
    """The game can be claimed, opened at its very end and looks as if it had never been saved."""
    store = SaveStore(folder)
    saved = SavedGame.open(store, id_)
    assert (saved.id, saved.problem, saved.warning) == (id_, None, None)
    record = saved.session.record
    assert len(record.entries) == len(store.log(id_))
    assert position(saved.session) == position(Session.load(Record(record.header, list(record.entries))))
    assert saved._lock is not None
    saved._lock.release()
    store.close()


def check_list(folder: Path) -> None:
    """Once each game was opened and closed again, the list of games says the truth about it."""
    store = SaveStore(folder)
    for info in store.games():
        saved = SavedGame.open(store, info.id)
        saved.close()
        seen = store.info(info.id)
        assert (seen.finished, seen.turn) == (saved.session.game.over, saved.session.game.state.turn_number)
        results = query(folder, "SELECT count(*) FROM results WHERE game = ?", info.id)[0][0]
        assert results == (len(info.players) if seen.finished else 0)
    store.close()


@pytest.mark.slow
def test_killed_while_the_database_is_made(nursery: Nursery, tmp_path: Path) -> None:
    """Once a store was open, the next start needs no excuse; before, an empty file may be kept aside and told."""
    rng = random.Random("births")
    for number in range(BIRTHS):
        folder = tmp_path / str(number)
        child = nursery.start("play", folder, seed=f"birth/{number}")
        time.sleep(rng.random() * 0.03)
        acks = child.kill()
        opened = open_store(folder)
        assert opened.store.folder == folder
        assert opened.warning is None or not acks
        assert all(path.stat().st_size == 0 for path in folder.glob("damaged*.sqlite"))
        opened.store.close()
        checked(folder, {}, acks)
