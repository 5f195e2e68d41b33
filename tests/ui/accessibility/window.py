"""The whole window on games kept in memory, for tests that walk through its pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from catanqt.kernel.record import Header
from catanqt.session import Session
from catanqt.ui.play.services import Services
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import LEVELS, TEMPERAMENTS
from tests.ui.helpers.controllers import MemoryPlay, patient, quick, thinking
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.made_up_review import MadeUpReviewer


@contextmanager
def whole_window(folder: Path, fake_library: FakeLibrary | None = None) -> Iterator[MainWindow]:
    """A window that saves nothing; agents think for ever."""
    load_fonts()
    games: dict[int, Session] = {}

    def begin(header: Header, name: str) -> tuple[int, MemoryPlay]:
        games[len(games) + 1] = Session(header)
        return len(games), MemoryPlay(games[len(games)])

    with thinking(patient) as agent_worker:
        window = MainWindow(
            Services(
                preferences=quick(),
                library=fake_library or FakeLibrary(),
                agent_worker=agent_worker,
                levels=LEVELS,
                temperaments=TEMPERAMENTS,
                begin=begin,
                resume=lambda number: (number, MemoryPlay(games[number])),
                fork=lambda number, count, name: (number, MemoryPlay(games[number].fork(count))),
                adopt=lambda game: begin(game.session.record.header, game.name),
                reviewer=MadeUpReviewer(),
                data_folder=folder,
            )
        )
        window.resize(1280, 800)
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()  # closed it would stay for ever: its menus hold on to it
