"""Takes the pictures of the README, offscreen, from games always the same: `python docs/screenshots/take.py`."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from catanqt import app as program
from catanqt.cast import BY_KEY
from catanqt.kernel.agent import Budget
from catanqt.kernel.game import Action
from catanqt.kernel.record import Seat
from catanqt.rules.base.building import BuildSettlement
from catanqt.rules.catalog import new_header
from catanqt.save_service import SaveService
from catanqt.session import Session
from catanqt.storage.store import SaveStore
from catanqt.ui.models.seats import Column
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent

SEATS = (Seat("Anna"), *(Seat(BY_KEY[key].name, BY_KEY[key].player) for key in ("freya", "wilhelm", "oda")))
WIDTH = 1000


def played(game: str, scenarios: tuple[str, ...], entries: int, until: str, able: type[Action] = Action) -> Session:
    """A game of programs, at a decision of the first seat (or of chance) of this kind, when it can do such a thing."""
    session = Session(new_header(game, SEATS, scenarios=scenarios, board_seed="PHOTO", dice_seed="photo"))
    agent, rng = make_agent("novice", "photo"), random.Random(1)
    while not session.game.over:
        task = session.game.task
        ready = len(session.record.entries) >= entries and type(task).__name__ == until
        if ready and task.actor in (0, -1) and (able is Action or _can(session, able)):
            break
        if task.actor == -1:
            session.deal()
        else:
            session.play(session.ask(agent, Budget(), rng))
    return session


def _can(session: Session, able: type[Action]) -> bool:
    return any(isinstance(action, able) for action in session.game.options())


class Studio:
    """The window, and a camera."""

    def __init__(self) -> None:
        self.app = program.Application([])
        self.preferences = Preferences()
        self.preferences["motion"] = "instant"
        self.preferences["appearance"] = "light"
        self.store = SaveStore(None)
        self.agent_worker = AgentWorker(make_agent)
        self.window: MainWindow = program.build(SaveService(store=self.store), self.preferences, self.agent_worker)
        self.window.resize(1600, 1000)
        self.window.show()

    def settle(self, seconds: float = 1.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.processEvents()
            time.sleep(0.005)

    def sit_down(self, session: Session) -> Any:
        """Show a game at its moment, which then stands still."""
        self.window.begin_game(session.record.header, "Photo")
        controller = self.window.controller
        assert controller is not None
        controller.hold()
        for entry in session.record.entries:
            controller.play.play(entry.action)
        controller.pause(True)
        controller.look_at(None)
        self.window.go_back()  # rebuilt, the page tells the whole game in its log
        self.settle()
        return self.window.page

    def shoot(self, name: str) -> None:
        self.settle()
        picture = self.window.grab().toImage()
        small = picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
        small.convertToFormat(QImage.Format.Format_RGB888).save(str(HERE / f"{name}.png"))
        print(name, small.width(), small.height(), (HERE / f"{name}.png").stat().st_size)

    def close(self) -> None:
        self.window.close()
        self.agent_worker.stop()
        self.store.close()


def main() -> None:
    studio = Studio()
    page = studio.sit_down(played("classic", (), 150, "Turn", BuildSettlement))
    page.placement.take("settlement")
    studio.shoot("classic")
    studio.sit_down(played("classic", ("soccer-fever",), 500, "Shooting"))
    studio.shoot("matchday")
    studio.preferences["appearance"] = "dark"
    studio.sit_down(played("classic", ("big-game", "fishermen"), 450, "Turn"))
    studio.shoot("big-game-and-fishermen-dark")
    studio.preferences["appearance"] = "light"
    studio.sit_down(played("junior", (), 70, "Turn"))
    studio.shoot("junior")
    studio.window.show_start()
    studio.shoot("start")
    studio.window.show_new_game()
    page = studio.window.page
    assert isinstance(page, NewGamePage)
    for row, key in enumerate(("freya", "wilhelm", "oda"), start=1):
        page.model.setData(page.model.index(row, Column.CHARACTER), key)
    studio.shoot("new-game")
    studio.close()


if __name__ == "__main__":
    main()
