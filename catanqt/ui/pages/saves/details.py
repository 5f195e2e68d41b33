"""Details of the selected game: a larger picture, all seats, and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAction, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from catanqt.ui.models.saves import SeatInfo
from catanqt.ui.pages.factories import ElidedLabel, Picture, button, label
from catanqt.ui.pages.new_game.card_pictures import card_picture
from catanqt.ui.pages.start.cards import paint_seat
from catanqt.ui.play.library import GameInfo
from catanqt.ui.play.save_text import standing, when
from catanqt.ui.qt.layouts import nest
from catanqt.ui.qt.stored_picture import stored_picture
from catanqt.ui.text.games import played
from catanqt.ui.text.house_rules import summary, tip
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme


class SeatLines(QWidget):
    """A line a seat: coin, name, points; the winner's in bold."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._seats: Sequence[SeatInfo] = ()
        self._winner: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[SeatInfo], winner: int | None) -> None:
        self._seats, self._winner = seats, winner
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(28) * len(self._seats))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            high, side = theme.px(28), theme.px(22)
            for place, seat in enumerate(self._seats):
                line = QRectF(0, place * high, self.width(), high)
                paint_seat(painter, QRectF(0, line.top() + 3, side, side), seat, theme)
                won = place == self._winner
                name = line.adjusted(side + theme.px(8), 0, -theme.px(40), 0)
                brushes.words(painter, name, seat.name, theme.px(14), theme.text, won)
                if seat.points is not None:
                    box = QRectF(line.right() - theme.px(36), line.top(), theme.px(34), high)
                    points = str(seat.points)
                    brushes.words(painter, box, points, theme.px(17), theme.text, True, brushes.RIGHT, DISPLAY)


class DetailsPanel(QFrame):
    """The data of a game, and a button for each action."""

    def __init__(self, theme: Theme, main: QAction, restore: QAction, others: Sequence[QAction]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._theme = theme
        self.picture = Picture(theme)
        self.picture.setMinimumHeight(theme.px(90))
        self.name = ElidedLabel("", "h2")
        self.told = label("", "muted", wrap=True)
        self.rules = ElidedLabel("", "muted")
        self.seats = SeatLines(theme)
        self.buttons: dict[QAction, QPushButton] = {}
        for action in (main, restore, *others):
            self.buttons[action] = self._button(action, action in (main, restore))
        self._lay_out((main, restore), others)

    def _button(self, action: QAction, primary: bool) -> QPushButton:
        made = button(self._theme, action.text(), str(action.data()), primary=primary)
        made.clicked.connect(action.trigger)
        action.changed.connect(lambda: self._follow(made, action))
        self._follow(made, action)
        return made

    def _follow(self, made: QPushButton, action: QAction) -> None:
        made.setEnabled(action.isEnabled())
        made.setVisible(action.isVisible())

    def _lay_out(self, first: Sequence[QAction], others: Sequence[QAction]) -> None:
        px = self._theme.px
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(12), px(12), px(12), px(12))
        whole.setSpacing(px(8))
        whole.addWidget(self.picture, 20)
        whole.addWidget(self.name)
        whole.addWidget(self.told)
        whole.addWidget(self.rules)
        whole.addWidget(self.seats)
        whole.addStretch(1)
        for action in first:
            whole.addWidget(self.buttons[action])
        grid = QGridLayout()
        grid.setSpacing(px(6))
        for place, action in enumerate(others):
            grid.addWidget(self.buttons[action], place // 2, place % 2)
        nest(whole, grid)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture keeps the shape it was taken in, unless there is too little room."""
        super().resizeEvent(event)
        self.picture.setMaximumHeight(int((self.width() - 2 * self._theme.px(12)) / 1.5))

    def show_game(
        self,
        info: GameInfo,
        readable: bool,
        seats: Sequence[SeatInfo],
        data: bytes | None,
        rules: Sequence[str] = (),
    ) -> None:
        self.name.setText(info.name)
        begun = tr("Begun: {when}", when=when(info.created, within=True))
        lines = [played(info.game, info.scenarios), standing(info, readable), begun]
        if not readable:
            lines.append(tr("“Export” saves what is left of it to a file; “Delete” removes it from the list."))
        self.told.setText("\n".join(lines))
        self.rules.setText(summary(rules))
        self.rules.setToolTip(tip(rules))
        self.rules.setVisible(bool(rules))
        self.seats.show_seats(seats, info.winner)
        self.picture.setVisible(True)
        picture = stored_picture(data)
        if picture.isNull():
            size, ratio = QSize(self._theme.px(320), self._theme.px(190)), self.devicePixelRatioF()
            key = (*info.scenarios, info.game or "classic")[0]
            picture = card_picture(key, self._theme, size.width(), size.height(), ratio)
        self.picture.show_picture(picture)

    def show_nothing(self) -> None:
        self.name.setText("")
        self.told.setText(tr("Choose a game to see its details."))
        self.rules.hide()
        self.seats.show_seats((), None)
        self.picture.setVisible(False)
