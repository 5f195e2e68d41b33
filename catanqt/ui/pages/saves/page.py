"""The page of saved games: search, open, rename, duplicate, import, export, delete and restore."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from catanqt.ui.models.saves import INFO, READABLE, RULES, SEATS, SavesModel
from catanqt.ui.pages.factories import button, label
from catanqt.ui.pages.saves.details import DetailsPanel
from catanqt.ui.pages.saves.files import ask_for_file, ask_where_to, dropped
from catanqt.ui.pages.saves.list_view import SavesView
from catanqt.ui.pages.saves.message_bar import MessageAction, MessageBar
from catanqt.ui.pages.saves.picture_refresh import PictureRefresh
from catanqt.ui.pages.saves.search_bar import SearchBar
from catanqt.ui.pages.thumbnail import THUMBNAIL, render_file
from catanqt.ui.play.importer import Importer
from catanqt.ui.play.library import SUFFIX, Library, LibraryError, ReadGame, StoredGame
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme

WIDEST = 1500


class SavesPage(QWidget):
    """The list, and the details of the selected game."""

    opened = Signal(int)
    reviewed = Signal(int)
    """A game is to be reviewed."""
    back = Signal()

    def __init__(
        self, theme: Theme, library: Library, importer: Importer | None = None, can_review: bool = False
    ) -> None:
        super().__init__()
        self._can_review = can_review
        self._theme, self._library = theme, library
        self.importer = importer or Importer(library, library.add, self)
        self.setAccessibleName(tr("Saved games"))
        self.setAcceptDrops(True)
        self.model = SavesModel(library, self)
        PictureRefresh(self.model, library, theme)
        self.view = SavesView(theme, self.model)
        self.view.setAccessibleName(tr("Saved games"))
        self._make_actions()
        others = (self.review, self.rename, self.duplicate, self.export, self.delete)
        self.details = DetailsPanel(theme, self.open, self.restore, others)
        self.bar = MessageBar(theme)
        self._make_tools()
        self._lay_out()
        self._listen()
        begin_at(self, self.view)
        self.refresh()

    # Building

    def _make_actions(self) -> None:
        self.open = self._action(tr("Open"), "play", self._open)
        self.review = self._action(tr("Review"), "star", self._review)
        self.review.setToolTip(tr("See where the game was won and lost"))
        self.restore = self._action(tr("Restore"), "undo", self._restore)
        self.rename = self._action(tr("Rename"), "edit", self._rename)
        self.duplicate = self._action(tr("Duplicate"), "copy", self._duplicate)
        self.export = self._action(tr("Export"), "export", self._ask_export)
        self.delete = self._action(tr("Delete"), "trash", self._delete, QKeySequence.StandardKey.Delete)

    def _action(
        self, text: str, icon: str, do: Callable[[], object], keys: QKeySequence.StandardKey | None = None
    ) -> QAction:
        action = QAction(text, self.view)
        action.setData(icon)
        action.setIcon(icons.icon(icon, self._theme))
        action.triggered.connect(lambda: do())
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.view.addAction(action)
        return action

    def _make_tools(self) -> None:
        theme = self._theme
        self.head = SearchBar(theme)
        self.way_back = button(theme, tr("Back"), "undo")
        self.import_ = button(theme, tr("Import"), "import")
        self.import_.setToolTip(tr("Add a game from a {suffix} file", suffix=SUFFIX))
        self.empty_bin = button(theme, tr("Empty the bin"), "trash", flat=True)
        self._count = label("", "muted")

    def _lay_out(self) -> None:
        px = self._theme.px
        panel = QFrame()
        panel.setObjectName("panel")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(6), px(6), px(6), px(6))
        inside.addWidget(self.view, 1)
        inside.addWidget(self.bar)
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        middle.addWidget(panel, 1)
        middle.addWidget(self.details)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        foot.addWidget(self.way_back)
        foot.addWidget(self.import_)
        foot.addWidget(self.empty_bin)
        foot.addStretch(1)
        foot.addWidget(self._count)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self.head)
        nest(self._whole, middle, 1)
        nest(self._whole, foot)

    def _listen(self) -> None:
        head = self.head
        head.searched.connect(self.refresh)
        head.sort.activated.connect(lambda: self.refresh())
        head.shelf_changed.connect(self._shelf_changed)
        head.search.returnPressed.connect(self._search_done)
        self.view.selectionModel().currentChanged.connect(self._show_chosen)
        self.view.wanted.connect(self._open)
        self.model.failed.connect(lambda problem: self.bar.say(problem, bad=True))
        self.model.dataChanged.connect(self._show_chosen)
        self.way_back.clicked.connect(self.back)
        self.import_.clicked.connect(self._ask_import)
        self.empty_bin.clicked.connect(self._ask_purge)
        self.importer.taken.connect(self._imported)
        self.importer.failed.connect(self._not_imported)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._leave)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, head.search.setFocus)

    # The list

    def refresh(self, choose: int | None = None) -> None:
        """Read the list anew; the chosen game stays chosen, if it is still there."""
        wanted = self.view.game if choose is None else choose
        self.model.search = self.head.words
        self.model.order = self.head.order
        self.model.bin = self.head.bin.isChecked()
        self.model.refresh()
        row = -1 if wanted is None else self.model.row_of(wanted)
        self._choose(max(row, 0))
        self._show_state()

    def _choose(self, row: int) -> None:
        if row < self.model.rowCount():
            self.view.setCurrentIndex(self.model.index(row))
        else:
            self._show_chosen()

    def _show_state(self) -> None:
        """Update the count, and whether the bin can be emptied."""
        count = self.model.rowCount()
        self._count.setText(tr("%n games", "", count))
        self.empty_bin.setVisible(self.model.bin and count > 0)
        if self.model.search:
            self.view.empty = tr("Nothing found for “{words}”.", words=self.model.search)
        elif self.model.bin:
            self.view.empty = tr("The bin is empty.")
        else:
            self.view.empty = tr("No saved games yet. Every game you play is saved here automatically.")
        self.view.viewport().update()

    def _show_chosen(self) -> None:
        index = self.view.currentIndex()
        here, thrown = index.isValid(), self.model.bin
        readable = here and index.data(READABLE)
        for action in (self.open, self.rename, self.duplicate, self.export, self.delete):
            action.setEnabled(not thrown and (readable or (here and action in (self.export, self.delete))))
            action.setVisible(not thrown)
        self.review.setEnabled(bool(readable) and not thrown)
        self.review.setVisible(self._can_review and not thrown)
        self.restore.setEnabled(here)
        self.restore.setVisible(thrown)
        if not here:
            self.details.show_nothing()
            return
        info = index.data(INFO)
        self.details.show_game(info, readable, index.data(SEATS), self._thumbnail(info.id), index.data(RULES))

    def _thumbnail(self, game: int) -> bytes | None:
        try:
            return self._library.thumbnail(game)
        except LibraryError as error:
            self.bar.say(str(error), bad=True)
            return None

    def _shelf_changed(self) -> None:
        self.bar.clear()
        self.refresh()

    def _search_done(self) -> None:
        self.refresh()
        self.view.setFocus()

    def _leave(self) -> None:
        """Escape empties the search first."""
        if self.head.search.text():
            self.head.search.clear()
        else:
            self.back.emit()

    # What can be done with a game

    def _open(self) -> None:
        if self.view.game is not None and self.open.isEnabled():
            self.opened.emit(self.view.game)

    def _review(self) -> None:
        if self.view.game is not None and self.review.isEnabled():
            self.reviewed.emit(self.view.game)

    def _rename(self) -> None:
        if self.view.state() == QAbstractItemView.State.EditingState:
            return  # pressed twice at once: the field is open, and Qt warns of a second one
        self.view.setFocus()
        self.view.edit(self.view.currentIndex())

    def _duplicate(self) -> None:
        game = self.view.game
        if game is None:
            return
        copy = self.model.duplicate(game)
        if copy is not None:
            self.refresh(copy)

    def _delete(self) -> None:
        index = self.view.currentIndex()
        if not index.isValid() or self.model.bin:
            return
        info, row = index.data(INFO), index.row()
        if self.model.delete(info.id):
            self._choose(min(row, self.model.rowCount() - 1) if self.model.rowCount() else 0)
            self._show_state()
            undo = MessageAction(tr("Undo"), lambda: self._undelete(info.id))
            self.bar.say(tr("“{name}” was moved to the bin.", name=info.name), undo)

    def _undelete(self, game: int) -> None:
        if self.model.undelete(game):
            self.bar.clear()
            self.refresh(game)
            self.view.setFocus()

    def _restore(self) -> None:
        index = self.view.currentIndex()
        if not index.isValid():
            return
        info = index.data(INFO)
        if self.model.undelete(info.id):
            self._show_state()
            self._show_chosen()
            self.bar.say(tr("“{name}” is back among your saved games.", name=info.name))

    def _ask_purge(self) -> None:
        count = self.model.rowCount()
        self.bar.say(
            tr("Delete %n games for good? This cannot be undone.", "", count),
            MessageAction(tr("Delete for good"), self._purge, main=True),
            MessageAction(tr("Cancel"), self.bar.clear),
            bad=True,
        )

    def _purge(self) -> None:
        if self.model.purge():
            self.bar.clear()
            self.refresh()
            left = self.model.rowCount()
            if left:
                self.bar.say(tr("%n games are open in another window and stay in the bin.", "", left), bad=True)

    # Files

    def _ask_import(self) -> None:
        ask_for_file(self, tr("Import a game"), self.import_file)

    def _ask_export(self) -> None:
        game = self.view.game
        if game is not None:
            name = self.view.currentIndex().data(INFO).name
            ask_where_to(self, tr("Export a game"), name, lambda path: self.export_file(game, path))

    def import_file(self, path: Path) -> None:
        """Add the game in a file, and choose it when it is there."""
        self.importer.start(path)

    def _not_imported(self, path: Path, error: LibraryError) -> None:
        self.bar.say(tr("{file} was not imported: {why}", file=path.name, why=str(error)), bad=True)

    def _imported(self, path: Path, read: ReadGame, stored: StoredGame) -> None:
        if stored.new:
            self._keep_picture(read, stored.id)
        self.head.kept.setChecked(True)
        self.head.search.clear()
        self.refresh(stored.id)
        if stored.new:
            self.bar.say(tr("{file} was imported.", file=path.name))
        else:
            self.bar.say(tr("{file}: this game is already in your saved games.", file=path.name))

    def _keep_picture(self, read: ReadGame, game: int) -> None:
        session = read.session
        picture = render_file(session.record.header, session.game, self._theme, THUMBNAIL)
        try:
            self._library.set_thumbnail(game, picture)
        except LibraryError as error:
            self.bar.say(str(error), bad=True)

    def export_file(self, game: int, path: Path) -> None:
        try:
            self._library.export(game, path)
        except LibraryError as error:
            self.bar.say(tr("The game was not exported: {why}", why=str(error)), bad=True)
            return
        self.bar.say(tr("Exported to {file}.", file=path.name))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped(event):
            self.import_file(path)
        event.acceptProposedAction()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self._theme.px
        side = max(px(16 if self.width() < px(1200) else 32), (self.width() - px(WIDEST)) // 2)
        gap = px(10 if self.height() < px(800) else 16)
        self._whole.setContentsMargins(side, gap, side, gap)
        self._whole.setSpacing(gap)
        self.details.setFixedWidth(int(min(max(self.width() * 0.27, px(300)), px(400))))
        self._whole.activate()
