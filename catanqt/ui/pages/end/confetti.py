"""Confetti over a page: it falls once, lets every click through, and removes itself."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting

SECONDS = 2.8
PIECES = 130
FADE = 0.8
"""From which part of its time on it fades."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece of paper: where it begins, how it falls, and how it turns."""

    x: float
    delay: float
    speed: float
    drift: float
    sway: float
    turn: float
    size: float
    colour: str


class Confetti(QWidget):
    """Lies over its parent while it lasts."""

    ended = Signal()

    def __init__(self, parent: QWidget, colours: tuple[str, ...], speed: float = 1.0, seed: int = 7) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rng = random.Random(seed)
        self._pieces = [_piece(rng, colours) for _ in range(PIECES)]
        self._part = 0.0
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(int(1000 * SECONDS * speed))
        self._fall.valueChanged.connect(self._moved)
        self._fall.finished.connect(self._end)
        parent.installEventFilter(self)

    @property
    def falling(self) -> bool:
        return self._fall.state() == QVariantAnimation.State.Running

    def start(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self._fall.start()

    def stop(self) -> None:
        """Enough of it."""
        if self.falling:
            self._fall.stop()
            self._end()

    def _moved(self, part: float) -> None:
        self._part = float(part)
        self.update()

    def _end(self) -> None:
        self.hide()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        parent = self.parentWidget()
        if event.type() == QEvent.Type.Resize and parent is not None:
            self.setGeometry(parent.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(brushes.NO_PEN)
            for piece in self._pieces:
                self._paint(painter, piece)

    def _paint(self, painter: QPainter, piece: _Piece) -> None:
        time = self._part * SECONDS - piece.delay
        if time < 0:
            return
        y = -20 + self.height() * piece.speed * time
        if y > self.height() + 20:
            return
        x = piece.x * self.width() + piece.drift * time + piece.sway * math.sin(3.2 * time + piece.turn)
        fade = 1.0 if self._part < FADE else (1 - self._part) / (1 - FADE)
        painter.save()
        painter.translate(x, y)
        painter.rotate(piece.turn * 57 * time)
        painter.scale(1, math.cos(piece.turn * 3 * time) * 0.85 + 0.15)
        painter.setBrush(QColor(tint(piece.colour, 0.92 * fade)))
        painter.drawRoundedRect(QRectF(-piece.size, -piece.size / 2, piece.size * 2, piece.size), 1.5, 1.5)
        painter.restore()


def _piece(rng: random.Random, colours: tuple[str, ...]) -> _Piece:
    return _Piece(
        x=rng.uniform(-0.02, 1.02),
        delay=rng.uniform(0, 1.1),
        speed=rng.uniform(0.42, 0.85),
        drift=rng.uniform(-26, 26),
        sway=rng.uniform(4, 20),
        turn=rng.uniform(1.5, 5.0) * rng.choice((-1, 1)),
        size=rng.uniform(4.0, 6.5),
        colour=rng.choice(colours),
    )
