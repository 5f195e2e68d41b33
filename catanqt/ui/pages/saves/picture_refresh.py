"""Repaints pictures of saved games that were painted in another theme, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from catanqt.ui.models.saves import SavesModel
from catanqt.ui.pages.thumbnail import THUMBNAIL, is_in_paint, render_file
from catanqt.ui.play.library import Library, LibraryError
from catanqt.ui.theme.theme import Theme


class PictureRefresh(QObject):
    """Checks each picture that is read; works only while the window is idle."""

    def __init__(self, model: SavesModel, library: Library, theme: Theme) -> None:
        super().__init__(model)
        self._model, self._library, self._theme = model, library, theme
        self._old: dict[int, None] = {}
        self._tried: set[int] = set()
        """A game that cannot be opened keeps the picture it has."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)
        model.pictured.connect(self._look)

    def _look(self, game: int, data: bytes) -> None:
        if game not in self._tried and not is_in_paint(data, self._theme):
            self._old[game] = None
            self._timer.start()

    def _next(self) -> None:
        if not self._old:
            self._timer.stop()
            return
        game = next(iter(self._old))
        del self._old[game]
        self._tried.add(game)
        try:
            moment = self._library.moment(game)
            picture = render_file(moment.header, moment.game, self._theme, THUMBNAIL)
            self._library.set_thumbnail(game, picture)
        except LibraryError:
            return  # the list says already what is wrong with it
        self._model.show_anew(game)
