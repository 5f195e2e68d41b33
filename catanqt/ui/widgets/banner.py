"""A short banner over the board for special moments of a game, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Owner, Theme

SHOWN_MS = 1200
MOST_MS = 1500
"""No banner is there longer, however slow the player likes things."""
MOST_WAITING = 4
"""More in a row would hold up the game: the newest count."""
HEIGHT, FIGURE, EDGE = 52, 18, 14


class Banner(QWidget):
    """Shows queued moments; never takes a click. The page says where (`place`) and how long (`speed`)."""

    began = Signal(object)
    """This `Moment` is shown now."""
    ended = Signal()
    """All have been shown."""

    def __init__(self, theme: Theme, owner: Callable[[int], Owner], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme, self._owner = theme, owner
        self._queue: list[Moment] = []
        self._speed = 1.0
        self._room = QRect()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        self.moment: Moment | None = None
        """What is shown."""
        self.hide()

    @property
    def active(self) -> bool:
        return self.moment is not None

    @property
    def lasting(self) -> int:
        """How long each is shown, in milliseconds."""
        return min(MOST_MS, round(SHOWN_MS * self._speed))

    def queue(self, moments: list[Moment], speed: float) -> None:
        """Show these after those that wait; `speed` is a factor on the time, 0 shows nothing."""
        if not speed or not moments:
            return
        self._speed = speed
        self._queue = (self._queue + moments)[-MOST_WAITING:]
        if not self.active:
            self._next()

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._queue = []
        if self.active:
            self._next()

    def place(self, room: QRect) -> None:
        """Hang in the upper part of this part of the page."""
        self._room = room
        if self.moment is not None:
            self._fit(self.moment)

    def _next(self) -> None:
        self._timer.stop()
        self.moment = self._queue.pop(0) if self._queue else None
        self.setVisible(self.active)
        if self.moment is None:
            self.ended.emit()
            return
        self.setAccessibleName(self.moment.text)
        self._fit(self.moment)
        self.raise_()
        self.update()
        self._timer.start(self.lasting)
        self.began.emit(self.moment)

    def _fit(self, moment: Moment) -> None:
        px = self._theme.px
        wide = int(brushes.width(moment.text, px(FIGURE), True, DISPLAY)) + px(HEIGHT) + px(2 * EDGE)
        wide += px(34) if moment.seat != NOBODY else 0
        wide = min(wide, self._room.width() - px(2 * EDGE))
        left = self._room.left() + (self._room.width() - wide) // 2
        self.setGeometry(left, self._room.top() + px(EDGE), wide, px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.moment is None:
            return
        theme, px, moment = self._theme, self._theme.px, self.moment
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ink = QColor(self._ink(moment.tone))
        with painting(self) as painter:
            painter.setPen(QPen(ink, px(3)))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(body, px(12), px(12))
            side = px(32)
            at = QRectF(body.left() + px(EDGE), body.center().y() - side / 2, side, side)
            if moment.tone is Tone.AWARD:
                brushes.coin(painter, at, moment.icon)
            else:
                icons.paint(painter, moment.icon, at, ink, theme.raised)
            if moment.seat != NOBODY:
                at.translate(side + px(6), 0)
                brushes.roundel(painter, at.adjusted(3, 3, -3, -3), self._owner(moment.seat))
            room = QRectF(at.right() + px(10), body.top(), body.right() - at.right() - px(20), body.height())
            size = brushes.fitting(moment.text, px(FIGURE), room.width(), px(11), True, DISPLAY)
            brushes.words(painter, room, moment.text, size, theme.text, True, family=DISPLAY)

    def _ink(self, tone: Tone) -> str:
        theme = self._theme
        return {Tone.GOOD: theme.good, Tone.BAD: theme.bad, Tone.AWARD: "#DFA62C", Tone.DANGER: theme.accent}[tone]
