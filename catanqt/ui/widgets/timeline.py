"""The whole game as one line: turns in the colours of their owners, and a handle at the moment shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip

from catanqt.ui.play.history import TurnMark
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, NO_BRUSH, NO_PEN, width, words
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

HEIGHT, TRACK, KNOB, AROUND = 42, 10, 9, 14
TO_COME = 0.62
"""How much of the ground is mixed into the paint of what comes after the moment shown."""
LABELS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""Every how many turns a number is written: the first of these that leaves room."""


class Timeline(QSlider):
    """A slider over all entries. Arrows go by entries, Page Up and Page Down by turns."""

    wanted = Signal(int)
    """After how many entries the moment is that somebody wants to see."""
    turned = Signal(int)
    """One turn further (1) or back (-1)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self._marks: Sequence[TurnMark] = ()
        self._names: Sequence[str] = ()
        self._paints: Sequence[str] = ()
        self._ours = False
        self._kept: tuple[object, tuple[QPixmap, QPixmap]] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Moment of the game"))
        self.setAccessibleDescription(tr("Arrows go by moves, Page Up and Page Down by turns."))
        self.valueChanged.connect(self._moved)

    def show_game(
        self, length: int, position: int, marks: Sequence[TurnMark], names: Sequence[str], colours: Sequence[str]
    ) -> None:
        """Show a game of so many entries at one of its moments."""
        self._marks = tuple(marks)
        self._names, self._paints = names, [self._theme.owners[colour].base for colour in colours]
        self._ours = True
        self.setRange(0, length)
        self.setValue(position)
        self._ours = False
        self.update()

    def _moved(self, value: int) -> None:
        if not self._ours:
            self.wanted.emit(value)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), self._theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(HEIGHT))

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.count_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.count_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turned.emit(-1 if event.key() == Qt.Key.Key_PageUp else 1)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.name_of(self.count_at(event.pos().x())), self)
            return True
        return super().event(event)

    def name_of(self, count: int) -> str:
        """The turn that is on after so many entries, in words."""
        mark = next((mark for mark in reversed(self._marks) if mark.count <= count), None)
        if mark is None:
            return tr("The placing of the first settlements")
        return tr("Turn {turn}, {name}", turn=mark.number, name=self._names[mark.seat])

    # Places

    def count_at(self, x: float) -> int:
        """After how many entries the moment is that lies there."""
        part = (x - self._left) / max(1.0, self._long)
        return round(min(max(part, 0.0), 1.0) * self.maximum())

    def x_of(self, count: int) -> float:
        return self._left + self._long * count / max(1, self.maximum())

    @property
    def _left(self) -> float:
        return float(self._theme.px(AROUND))

    @property
    def _long(self) -> float:
        return self.width() - 2 * self._left

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, here = self._theme, self.x_of(self.value())
        strong, pale = self._pictures()
        ratio, room = self.devicePixelRatioF(), QRectF(self.rect())
        with painting(self) as painter:
            for picture, part in (
                (strong, QRectF(0, 0, here, room.height())),
                (pale, QRectF(here, 0, room.width() - here, room.height())),
            ):
                source = QRectF(part.x() * ratio, 0, part.width() * ratio, part.height() * ratio)
                painter.drawPixmap(part, picture, source)
            self._paint_knob(painter, QPointF(here, theme.px(8) + theme.px(TRACK) / 2))

    def _pictures(self) -> tuple[QPixmap, QPixmap]:
        """The whole line as it has been and as it is to come; kept until the game or the room changes."""
        key = self._marks, self.maximum(), self.width(), self.height(), self.devicePixelRatioF()
        if self._kept is None or self._kept[0] != key:
            self._kept = key, (self._picture(0.0), self._picture(TO_COME))
        return self._kept[1]

    def _picture(self, paleness: float) -> QPixmap:
        theme, ratio = self._theme, self.devicePixelRatioF()
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        track = QRectF(self._left, theme.px(8), self._long, theme.px(TRACK))
        with painting(made) as painter:
            self._paint_turns(painter, track, paleness)
            self._paint_numbers(painter, track)
        return made

    def _paint_turns(self, painter: QPainter, track: QRectF, paleness: float) -> None:
        """A stretch for each turn, and a tick where it begins."""
        theme = self._theme
        counts = [0, *(mark.count for mark in self._marks), self.maximum()]
        paints = [theme.line_strong, *(self._paints[mark.seat] for mark in self._marks)]
        for (start, end), paint in zip(pairwise(counts), paints, strict=True):
            left, right = self.x_of(start), self.x_of(end)
            stretch = QRectF(left, track.top(), right - left, track.height())
            painter.fillRect(stretch, mix(paint, theme.panel, paleness))
        painter.setPen(QPen(QColor(theme.control), 1))
        painter.setBrush(NO_BRUSH)
        for mark in self._marks:
            x = self.x_of(mark.count)
            painter.drawLine(QPointF(x, track.top()), QPointF(x, track.bottom() + theme.px(3)))
        painter.drawRect(track)

    def _paint_numbers(self, painter: QPainter, track: QRectF) -> None:
        """Every so many turns a number; one that would run into the last is left out."""
        theme, last = self._theme, self._marks[-1].number if self._marks else 0
        if not last:
            return
        room = width(f"{last}", theme.px(11)) + theme.px(8)
        every = next((one for one in LABELS if self._long / last * one >= room), LABELS[-1])
        taken = 0.0
        for mark in self._marks:
            x = self.x_of(mark.count)
            if mark.number % every == 0 and x - room / 2 >= taken:
                taken = x + room / 2
                box = QRectF(x - room / 2, track.bottom() + theme.px(4), room, theme.px(15))
                words(painter, box, str(mark.number), theme.px(11), theme.muted, align=CENTRE)

    def _paint_knob(self, painter: QPainter, middle: QPointF) -> None:
        theme, radius = self._theme, self._theme.px(KNOB)
        painter.setPen(QPen(QColor(theme.accent), 2.5))
        painter.setBrush(QColor(theme.accent_soft if self.isSliderDown() else theme.raised))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(middle, radius * 0.35, radius * 0.35)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(NO_BRUSH)
            painter.drawEllipse(middle, radius + 3, radius + 3)
