"""Reads games from files in the background: checking a long one takes seconds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal, Slot

from catanqt.ui.play.library import Library, LibraryError, ReadGame

WAIT_SECONDS = 0.5
"""How long the end of a window waits for a thread that was asked to stop."""


Read = Callable[[Path, Callable[[int, int], None]], ReadGame]


class Cancelled(Exception):
    """The import was cancelled."""


class Importer(QObject):
    """Reads files one after the other in a thread, and hands each valid game to its receiver.

    The thread is a daemon: if a disk does not answer, the program can still exit.
    """

    began = Signal(object)
    """The path of the file that is being read now."""
    progressed = Signal(int)
    """How many percent of it are done."""
    taken = Signal(object, object, object)
    """A file was good: its path, the game that was read, and what `take` made of it."""
    failed = Signal(object, object)
    """A file was invalid, or its game could not be saved: its path and the `LibraryError`."""
    ended = Signal()
    """All files have been read."""
    _stepped = Signal(int, int)
    _read = Signal(int, object)
    _refused = Signal(int, object)

    def __init__(self, library: Library, take: Callable[[ReadGame], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._take = library, take
        self._tickets = count(1)
        self._ticket = 0
        self._waiting: deque[Path] = deque()
        self._path = Path()
        self._stop = Event()
        self._thread: Thread | None = None
        self._stepped.connect(self._step)
        self._read.connect(self._finish)
        self._refused.connect(self._refuse)

    @property
    def busy(self) -> bool:
        return self._ticket != 0

    def start(self, path: Path) -> None:
        """Read a file, as soon as those before it are read."""
        self._waiting.append(path)
        if not self.busy:
            self._next()

    def cancel(self) -> None:
        """Forget the file that is being read, and all that wait; nothing of them is kept."""
        self._waiting.clear()
        self._stop.set()
        if self.busy:
            self._ticket = 0
            self.ended.emit()

    def close(self) -> None:
        """Cancel, and wait for the thread, but not for long."""
        self.cancel()
        if self._thread is not None:
            self._thread.join(WAIT_SECONDS)

    def _next(self) -> None:
        self._path, self._ticket, self._stop = self._waiting.popleft(), next(self._tickets), Event()
        # The library opens the saved games when it is first asked for something: here, not in the other thread.
        work = self, self._library.read, self._path, self._ticket, self._stop
        self._thread = Thread(target=_work, args=work, name="import", daemon=True)
        self.began.emit(self._path)
        self._thread.start()

    @Slot(int, int)
    def _step(self, ticket: int, percent: int) -> None:
        if ticket == self._ticket:
            self.progressed.emit(percent)

    @Slot(int, object)
    def _finish(self, ticket: int, game: ReadGame) -> None:
        if ticket != self._ticket:
            return
        try:
            made = self._take(game)
        except LibraryError as error:
            self._refuse(ticket, error)
            return
        path = self._path
        self._go_on()
        self.taken.emit(path, game, made)

    @Slot(int, object)
    def _refuse(self, ticket: int, error: Exception) -> None:
        if ticket != self._ticket:
            return
        path = self._path
        self._go_on()
        if not isinstance(error, LibraryError):
            raise error
        self.failed.emit(path, error)

    def _go_on(self) -> None:
        """Continue with the next file."""
        self._ticket = 0
        if self._waiting:
            self._next()
        else:
            self.ended.emit()


def _work(importer: Importer, read: Read, path: Path, ticket: int, stop: Event) -> None:
    """Runs in the thread; signals carry the result to the window's thread."""
    shown = 0

    def tell(name: str, news: object) -> None:
        with suppress(RuntimeError):  # the window is gone, and nobody is left to hear it
            getattr(importer, name).emit(ticket, news)

    def progress(done: int, total: int) -> None:
        nonlocal shown
        if stop.is_set():
            raise Cancelled
        percent = 100 * done // max(total, 1)
        if percent != shown:
            shown = percent
            tell("_stepped", percent)

    try:
        game = read(path, progress)
    except Cancelled:
        return
    except Exception as error:  # noqa: BLE001 - told to the player, or raised in the thread of the window
        tell("_refused", error)
    else:
        tell("_read", game)
