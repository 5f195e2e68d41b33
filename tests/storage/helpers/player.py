"""A program that plays and saves games, made to be killed: run as `python -m tests.storage.helpers.player`.

It imports everything once and then starts a player for each line of JSON it reads; where processes can be forked, that
costs a few milliseconds. A player acknowledges what the store told it was saved by one unbuffered write each to its
own file.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.storage.recovery import open_store
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from catanqt_ai.registry import make_agent
from tests.storage.helpers.short_games import short_header

PATIENCE = 30.0


class Player:
    """One process at work in a data folder."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.order = order
        self._parent = os.getppid()
        self.folder = Path(order["folder"])
        self.rng = random.Random(order.get("seed"))
        self._acks = os.open(order["acks"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def acknowledge(self, *what: object) -> None:
        if os.getppid() != self._parent:
            os._exit(3)  # the test is gone: play no longer
        os.write(self._acks, (json.dumps(what) + "\n").encode())

    def wait_for(self, name: str) -> None:
        while not (self.folder / name).exists():
            if os.getppid() != self._parent:
                os._exit(3)
            time.sleep(0.0002)

    def play(self) -> None:
        """Resume the game that is not finished, and play one after the other until killed."""
        store = SaveStore(self.folder)
        self.acknowledge("store")
        waiting = [info.id for info in store.games() if not info.finished]
        while True:
            if waiting:
                saved = SavedGame.open(store, waiting.pop())
                assert saved.problem is None, saved.problem
            else:
                saved = SavedGame.new(store, short_header(f"{self.order['seed']}/{self.rng.random()}"), "to be killed")
                self.acknowledge("new", saved.id)
            self.entries(saved, 10_000, undo=0.05)
            saved.close()

    def few(self) -> None:
        """Start when all are ready, and play a new game for so many entries."""
        store = SaveStore(self.folder)
        saved = SavedGame.new(store, short_header(self.order["seed"], goal=10), self.order["seed"])
        self.acknowledge("new", saved.id)
        self.wait_for("go")
        self.entries(saved, self.order["entries"])
        saved.close()
        assert saved.warning is None, saved.warning

    def entries(self, saved: SavedGame, most: int, undo: float = 0.0) -> None:
        agent = make_agent("novice", "agent")
        session = saved.session
        for _ in range(most):
            if session.game.over:
                return
            entries = session.record.entries
            if undo and entries and session.can_undo(entries[-1].actor) and self.rng.random() < undo:
                saved.undo(entries[-1].actor)
                self.acknowledge("undo", saved.id, len(entries))
                continue
            if session.game.task.actor == CHANCE:
                played = saved.deal()
            else:
                played = saved.play(saved.ask(agent, Budget(), self.rng))
            self.save(saved)
            data = session.rules.codec.encode(played.entry.action)
            self.acknowledge("play", saved.id, played.index, played.entry.actor, data, time.monotonic())

    def save(self, saved: SavedGame) -> None:
        """Only what is saved is acknowledged; on a busy machine others may hold the database for more than a moment."""
        end = time.monotonic() + PATIENCE
        while saved.warning is not None:
            assert time.monotonic() < end, saved.warning
            saved.retry()

    def hold(self) -> None:
        """Open a game for writing and sit on it until told to let go."""
        saved = SavedGame.open(SaveStore(self.folder), self.order["game"])
        self.acknowledge("held")
        self.wait_for("release")
        saved.close()
        self.acknowledge("released")
        self.wait_for("end")

    def open(self) -> None:
        """Open the store at the same moment as others do, and say what came of it."""
        self.acknowledge("ready")
        self.wait_for("go")
        for _ in range(self.order["times"]):
            opened = open_store(self.folder)
            self.acknowledge("opened", opened.warning, opened.store.folder is not None)
            opened.store.close()


def run(order: dict[str, Any]) -> int:
    """The life of a player; what it dies of is told in its last line."""
    player = Player(order)
    try:
        getattr(player, order["do"])()
    except BaseException:  # noqa: BLE001 - the test tells it
        player.acknowledge("died", traceback.format_exc())
        return 1
    return 0


def live(order: dict[str, Any]) -> None:
    os._exit(run(order))


def main() -> None:
    """Start a player for each order; `{"wait": pid}`, with or without `"kill"`, answers with its exit code."""
    ways = multiprocessing.get_all_start_methods()
    processes = multiprocessing.get_context("fork" if "fork" in ways else "spawn")
    players: dict[int, Any] = {}
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            player = players.pop(order["wait"])
            if order.get("kill"):
                player.kill()
            player.join()
            print(player.exitcode, flush=True)
            continue
        player = processes.Process(target=live, args=(order,))
        player.start()
        players[player.pid] = player
        print(player.pid, flush=True)


if __name__ == "__main__":
    main()
