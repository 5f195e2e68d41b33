"""The whole window on games kept in memory, for tests that walk through its pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from catanqt.kernel.record import Header
from catanqt.session import Session
from catanqt.ui.services import Services
from catanqt.ui.theme import load_fonts
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import LEVELS, TEMPERAMENTS
from tests.ui.playing import MemoryPlay, patient, quick, thinking
from tests.ui.shelf import Shelf


@contextmanager
def whole_window(folder: Path, shelf: Shelf | None = None) -> Iterator[MainWindow]:
    """A window that saves nothing; programs think for ever."""
    load_fonts()
    games: dict[int, Session] = {}

    def begin(header: Header, name: str) -> tuple[int, MemoryPlay]:
        games[len(games) + 1] = Session(header)
        return len(games), MemoryPlay(games[len(games)])

    with thinking(patient) as thinker:
        window = MainWindow(
            Services(
                preferences=quick(),
                library=shelf or Shelf(),
                thinker=thinker,
                levels=LEVELS,
                temperaments=TEMPERAMENTS,
                begin=begin,
                resume=lambda number: (number, MemoryPlay(games[number])),
                fork=lambda number, count, name: (number, MemoryPlay(games[number].fork(count))),
                adopt=lambda game: begin(game.session.record.header, game.name),
                data_folder=folder,
            )
        )
        window.resize(1280, 800)
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()  # closed it would stay for ever: its menus hold on to it
