"""The window's access to saved games: the store, opened on first use, and the games in it.

Opening a database takes longer than showing a window, so the window comes first.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakSet

from catanqt.ui.play.library import Library, ReadGame

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.storage.saved_game import SavedGame
    from catanqt.storage.store import SaveStore


class LazyLibrary:
    """A proxy for the library, which is opened on first use."""

    def __init__(self, save_service: SaveService) -> None:
        self._save_service = save_service

    def __getattr__(self, name: str) -> Any:
        return getattr(self._save_service.books, name)


class SaveService:
    """The store of a folder, or one that is open already; and the games that are being played from it."""

    def __init__(self, folder: Path | None = None, store: SaveStore | None = None) -> None:
        self._folder = folder
        self._store = store
        self._games: WeakSet[SavedGame] = WeakSet()
        self.warning: str | None = None
        """A warning about the store for the player, known once it is open."""

    @property
    def is_open(self) -> bool:
        return self._store is not None

    def open(self) -> str | None:
        """Open the store unless it is open; returns its warning for the player."""
        if self._store is None:
            from catanqt.storage.recovery import open_store

            assert self._folder is not None
            opened = open_store(self._folder)
            self._store, self.warning = opened.store, opened.warning
        return self.warning

    @property
    def store(self) -> SaveStore:
        self.open()
        assert self._store is not None
        return self._store

    @property
    def folder(self) -> Path | None:
        """The folder of saved games; None if they are kept in memory only."""
        return self._folder if self._store is None else self._store.folder

    @property
    def library(self) -> Library:
        return cast("Library", LazyLibrary(self))

    @cached_property
    def books(self) -> Library:
        from catanqt.store_library import StoreLibrary

        return StoreLibrary(self.store)

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    # Games; what fails below becomes the one error that the window knows

    def begin(self, header: Header, name: str) -> tuple[int, SavedGame]:
        from catanqt.storage.saved_game import SavedGame
        from catanqt.store_library import explained

        with explained():
            return self._note(SavedGame.new(self.store, header, name))

    def resume(self, game: int) -> tuple[int, SavedGame]:
        from catanqt.storage.saved_game import SavedGame
        from catanqt.store_library import explained

        with explained():
            return self._note(SavedGame.open(self.store, game))

    def adopt(self, game: ReadGame) -> tuple[int, SavedGame]:
        """Add a game that was read from a file, and play on."""
        from catanqt.storage.imported_game import ImportedGame, play_imported
        from catanqt.store_library import explained

        assert isinstance(game, ImportedGame)
        with explained():
            return self._note(play_imported(self.store, game))

    def fork(self, game: int, count: int, name: str) -> tuple[int, SavedGame]:
        """A new game from a moment of one that is being played; that one stays as it is."""
        from catanqt.store_library import explained

        with explained():
            return self._note(self._played(game)[-1].fork(count, name))

    def _note(self, saved: SavedGame) -> tuple[int, SavedGame]:
        for older in self._played(saved.id):
            self._games.discard(older)
        self._games.add(saved)
        return saved.id, saved

    def _played(self, game: int) -> list[SavedGame]:
        """Its number may have changed since it was begun; see `SavedGame`."""
        return [saved for saved in self._games if saved.id == game]
