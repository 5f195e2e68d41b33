"""The start page: the last game, and everything else one click away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import SIGNAL, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catanqt import __version__
from catanqt.ui.models.saves import SeatInfo
from catanqt.ui.pages.factories import label
from catanqt.ui.pages.start.cards import BigChoice, BoardCard, Standing
from catanqt.ui.play.library import GameInfo, Library, LibraryError, Moment, seat_on_turn
from catanqt.ui.play.save_text import when
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.games import played
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.banner import Banner
from catanqt.ui.theme.theme import Theme

WIDEST = 1560
"""How wide the cards grow; beyond, the page keeps its middle."""
SHARPER = 120
"""Milliseconds until the last game is painted as it stands; the page itself is there at once."""
EXAMPLE_SEED = "CATANQT"


class StartPage(QWidget):
    """Its signals say what was chosen; a choice without a listener is not offered."""

    continue_game = Signal(int)
    new_game = Signal()
    even_match = Signal()
    saved_games = Signal()
    learn = Signal()
    statistics = Signal()

    def __init__(self, theme: Theme, library: Library | None) -> None:
        """Without a library the page waits for one: it is the first that a player sees, and must be there at once."""
        super().__init__()
        self._theme, self._library = theme, library
        self.setAccessibleName(tr("Start"))
        self._problem = label("", "bad")
        games = self._listed()
        self._latest = self._latest_of(games)
        self.banner = Banner(theme)
        self.card = self._welcome() if self._latest is None else self._continue(self._latest)
        self.card.action.setVisible(library is not None)
        self.choices = self._choices(games)
        self._lay_out()
        begin_at(self, self.card.action)
        self._sharper = QTimer(self, singleShot=True, interval=SHARPER)
        self._sharper.timeout.connect(self._paint_moment)

    def _listed(self) -> Sequence[GameInfo]:
        """The saved games; none if they cannot be read."""
        if self._library is None:
            return ()
        try:
            return self._library.games()
        except LibraryError as error:
            self._tell(error)
            return ()

    def _latest_of(self, games: Sequence[GameInfo]) -> GameInfo | None:
        """The game to go on with: the last that is not over, and can be opened."""
        going_on = (info for info in games if info.readable and not info.finished)
        return next((info for info in going_on if self._library is not None and self._library.colours(info.id)), None)

    @property
    def problem(self) -> str:
        """What is wrong with the saved games, if anything; it stands at the foot of the page."""
        return self._problem.text()

    def _tell(self, error: LibraryError) -> None:
        self._problem.setText(tr("Saved games: {problem}", problem=str(error)))

    # The card of the last game

    def _continue(self, info: GameInfo) -> BoardCard:
        assert self._library is not None
        colours = self._library.colours(info.id)
        seats = [
            SeatInfo(
                name,
                colours[seat] if seat < len(colours) else None,
                info.points[seat] if seat < len(info.points) else None,
            )
            for seat, name in enumerate(info.players)
        ]
        told = _told(info, self._library.persons(info.id))
        self._standing = Standing(self._theme, seats)
        card = BoardCard(self._theme, told, self._standing, tr("Continue"), "play")
        card.action.setAccessibleDescription(told)
        card.pressed.connect(lambda: self.continue_game.emit(info.id))
        try:
            picture = self._library.thumbnail(info.id)
        except LibraryError as error:
            self._tell(error)
            picture = None
        if picture is not None:
            card.show_thumbnail(picture)
        return card

    def _welcome(self) -> BoardCard:
        line = label(tr("Your first game is two clicks away. Every move is saved as you make it."), "muted", wrap=True)
        card = BoardCard(self._theme, tr("Welcome to the island"), line, tr("New game"), "plus")
        card.pressed.connect(self.new_game)
        return card

    def _paint_example(self) -> None:
        """Some board, where there is no game yet."""
        from catanqt.kernel.record import Seat
        from catanqt.rules.catalog import new_header

        seats = [Seat(str(number)) for number in range(4)]
        self.card.board.show_board(new_header("classic", seats, board_seed=EXAMPLE_SEED))

    def _paint_moment(self) -> None:
        """The last game in the paint of today and in full sharpness; if that fails, its thumbnail stays."""
        if self._library is None:
            return
        if self._latest is None:
            self._paint_example()
            return
        try:
            moment = self._library.moment(self._latest.id)
        except LibraryError as error:
            self._tell(error)
            return
        self.card.board.show_board(moment.header, moment.game)
        self._show_hidden_points(moment, self._library.persons(self._latest.id))

    def _show_hidden_points(self, moment: Moment, persons: Sequence[int]) -> None:
        """Somebody who plays alone knows all points of their own; others at this computer must not."""
        from catanqt.rules.catalog import ruleset

        if len(persons) == 1:
            (seat,) = persons
            rules, seats = ruleset(moment.header.game, moment.header.scenarios), list(self._standing.seats)
            seats[seat] = replace(seats[seat], points=rules.points(moment.game, seat))
            self._standing.show_seats(seats)

    # The other choices

    def _choices(self, games: Sequence[GameInfo]) -> dict[str, BigChoice]:
        theme = self._theme
        lines = tr("Classic, with scenarios, or Junior")
        made = {
            "new_game": BigChoice(theme, "plus", tr("New game"), lines, "#A6461A"),
            "even_match": BigChoice(
                theme, "meeple", tr("Even match"), tr("Against characters you beat about every third time"), "#8C6A1E"
            ),
            "saved_games": BigChoice(theme, "save", tr("Saved games"), _counted(games), "#2A6F8C"),
            "learn": BigChoice(theme, "book", tr("Learn to play"), tr("The rules, step by step"), "#4B7D32"),
            "statistics": BigChoice(
                theme, "chart", tr("Statistics"), tr("Your games, your luck, your dice"), "#6B4E86"
            ),
        }
        for name, choice in made.items():
            choice.clicked.connect(getattr(self, name))
        return made

    def _lay_out(self) -> None:
        px = self._theme.px
        column = QVBoxLayout()
        column.setSpacing(px(6))
        for choice in self.choices.values():
            column.addWidget(choice, 1)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(px(20))
        self._middle.addWidget(self.card, 15)
        nest(self._middle, column, 10)
        self._foot = QHBoxLayout()
        about = tr("CatanQt {version}. An unofficial fan project.", version=__version__)
        self._foot.addWidget(label(about, "muted"))
        self._foot.addStretch(1)
        self._foot.addWidget(self._problem)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.banner)
        nest(self._whole, self._middle, 1)
        nest(self._whole, self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Small windows keep the cards and give up some of the panorama; wide ones keep the cards together."""
        super().resizeEvent(event)
        px, height = self._theme.px, self.height()
        self.banner.setFixedHeight(int(min(max(height * 0.25, px(110)), px(340))))
        widest = max(px(WIDEST), int(height * 1.5))
        side = max(px(20 if self.width() < px(1200) else 44), (self.width() - widest) // 2)
        gap = px(12 if height < px(800) else 22)
        self._middle.setContentsMargins(side, gap, side, px(8))
        self._foot.setContentsMargins(side + px(4), 0, side, px(8))
        self._whole.activate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Asked by name: PySide6 6.11 keeps for ever whoever is asked through a QMetaMethod, and all its pictures.
        for name, choice in self.choices.items():
            choice.setVisible(self.receivers(SIGNAL(f"{name}()")) > 0)
        self._sharper.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the game; arrows wander through the choices."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.card.action.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


def _told(info: GameInfo, persons: Sequence[int]) -> str:
    """The game and whose turn it is; one person alone is spoken to."""
    game, seat = played(info.game, info.scenarios), seat_on_turn(info)
    if seat is None:
        return tr("{game}: just begun", game=game)
    if tuple(persons) == (seat,):
        return tr("{game}, turn {number}: it is your turn", game=game, number=info.turn)
    return tr("{game}, turn {number}: it is {name}'s turn", game=game, number=info.turn, name=info.players[seat])


def _counted(games: Sequence[GameInfo]) -> str:
    if not games:
        return tr("None yet; open or import a game")
    return tr("%n games, last played: {when}", "", len(games), when=when(games[0].changed, within=True))
