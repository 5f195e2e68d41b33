"""An overlay over the whole page: the piece being dragged, and flying cards. It never takes a click."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from catanqt.ui.kit.view_data import Look
from catanqt.ui.theme.art.painting import painting

FRAME = 16
LIFTED = 1.28
"""How much larger a piece looks while it is carried."""


@dataclass(slots=True)
class Sprite:
    """Something that flies from one point of the page to another."""

    look: Look
    start: QPointF
    end: QPointF
    begins: int
    """Milliseconds after its flight was asked for."""
    lasts: int
    scale: float
    arc: float = 0.0
    landed: Callable[[], None] | None = None

    def at(self, now: int) -> QPointF | None:
        """Where it is, or None before it sets out and after it has arrived."""
        if not self.begins <= now < self.begins + self.lasts:
            return None
        part = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress((now - self.begins) / self.lasts)
        point = self.start + (self.end - self.start) * part
        return point - QPointF(0, self.arc * 4 * part * (1 - part))

    def box(self, at: QPointF) -> QRect:
        reach = self.look.extent * self.scale + 4
        return QRect(int(at.x() - reach), int(at.y() - reach), int(2 * reach) + 2, int(2 * reach) + 2)


class Overlay(QWidget):
    """Lies over a page, as large as it. All points are the page's."""

    landed = Signal()
    """Nothing flies any more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sprites: list[Sprite] = []
        self._carried: tuple[Look, QPointF, float] | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME)
        self._timer.timeout.connect(self._tick)
        self._dirty: list[QRect] = []

    @property
    def flying(self) -> bool:
        return bool(self._sprites)

    def fly(self, sprite: Sprite) -> None:
        """Start a flight; `begins` counts from now."""
        if not self._sprites:
            self._clock.start()
            self._timer.start()
        sprite.begins += int(self._clock.elapsed())
        self._sprites.append(sprite)

    def finish(self) -> None:
        """Everything arrives at once."""
        if self._sprites:
            self._land(self._sprites[:])

    def carry(self, look: Look | None, point: QPoint | None = None, scale: float = 1.0) -> None:
        """Show the piece in hand at a point of the screen; None for empty hands."""
        old = self._carried
        self._carried = None
        if look is not None and point is not None:
            self._carried = look, QPointF(self.mapFromGlobal(point)), scale
        for carried in (old, self._carried):
            if carried is not None:
                self.update(self._carried_box(*carried))

    @property
    def carrying(self) -> bool:
        return self._carried is not None

    def _carried_box(self, look: Look, at: QPointF, scale: float) -> QRect:
        return Sprite(look, at, at, 0, 1, scale * LIFTED).box(at)

    def _tick(self) -> None:
        now = int(self._clock.elapsed())
        for box in self._dirty:
            self.update(box)
        self._dirty = []
        for sprite in self._sprites:
            at = sprite.at(now)
            if at is not None:
                self._dirty.append(sprite.box(at))
                self.update(self._dirty[-1])
        done = [sprite for sprite in self._sprites if now >= sprite.begins + sprite.lasts]
        if done:
            self._land(done)

    def _land(self, done: list[Sprite]) -> None:
        self._sprites = [sprite for sprite in self._sprites if sprite not in done]
        for sprite in done:
            if sprite.landed is not None:
                sprite.landed()
        if not self._sprites:
            self._timer.stop()
            self.update()
            self.landed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._sprites and self._carried is None:
            return
        with painting(self) as painter:
            now = int(self._clock.elapsed())
            for sprite in self._sprites:
                at = sprite.at(now)
                if at is not None:
                    _paint(painter, sprite.look, at, sprite.scale)
            if self._carried is not None:
                look, point, scale = self._carried
                _paint(painter, look, point, scale * LIFTED)


def _paint(painter: QPainter, look: Look, at: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    look.paint(painter)
    painter.restore()
