"""What moves when something happens. Never longer than it must be, always skippable, and never needed to be right.

Speeds come from the preferences: instant, fast, normal, slow; with reduced motion pieces only fade in. While anything
moves, the table is held.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from catanqt.session import Played
from catanqt.ui.board.items import PieceItem, flash
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Flash, Flight, Spot
from catanqt.ui.overlay import Overlay, Sprite
from catanqt.ui.seen import Seen

SPEEDS = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}
PLACE_MS, MOVE_MS, FLASH_MS, FLY_MS, STAGGER_MS, FADE_MS = 220, 320, 300, 360, 40, 80
DROP_HEIGHT = 14.0
QUICKEST = 4.0
MOST_SPRITES = 6
"""To any one place at a time: more say nothing more."""

Where = Callable[[Spot | int | None], QPointF | None]
"""Where on the page a spot, a seat or the bank is; None if it is out of sight."""


class Animator(QObject):
    """Moves what the events of a played action tell; the scene has been synced already."""

    def __init__(self, desk: Desk, scene: BoardScene, overlay: Overlay, where: Where, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scene = scene
        self._overlay = overlay
        self._where = where
        self._running: list[QVariantAnimation] = []
        self._holding = False
        self.tempo = 1.0
        """How many times quicker than the preferences say; beyond `QUICKEST` nothing moves."""
        overlay.landed.connect(self._settle)

    @property
    def speed(self) -> float:
        """Factor on all times; 0 for no motion."""
        usual = SPEEDS.get(self._desk.preferences["motion"], 1.0)
        return usual / self.tempo if self.tempo <= QUICKEST else 0.0

    def set_tempo(self, tempo: float) -> None:
        self.tempo = tempo

    @property
    def busy(self) -> bool:
        return bool(self._running) or self._overlay.flying

    def show(self, played: Played, seen: Seen, scale: float) -> None:
        """Play the motions of these events, at this zoom of the board."""
        if not self.speed or self._desk.preferences["reduce_motion"]:
            return
        landing: dict[object, int] = {}
        for event in played.events:
            for kit in self._desk.kits:
                for motion in kit.motions(event, seen):
                    if isinstance(motion, Flash):
                        self._flash(motion.spot)
                    else:
                        self._fly(motion, landing, scale)
        self._hold()

    def pieces(self, new: Sequence[PieceItem], moved: Sequence[tuple[PieceItem, QPointF]]) -> None:
        """Let new pieces drop into place and moved ones go there on an arc."""
        if not self.speed:
            return
        for item in new:
            if self._desk.preferences["reduce_motion"]:
                self._animate(FADE_MS, QEasingCurve.Type.OutQuad, item.setOpacity, lambda part: part)
            else:
                self._drop(item)
        for item, start in moved:
            if not self._desk.preferences["reduce_motion"]:
                self._move(item, start)
        self._hold()

    def finish(self) -> None:
        """Everything is where it belongs at once."""
        for animation in self._running[:]:
            animation.setCurrentTime(animation.duration())
            animation.stop()
            self._ended(animation)
        self._overlay.finish()

    def _drop(self, item: PieceItem) -> None:
        home = item.home
        self._animate(
            PLACE_MS,
            QEasingCurve.Type.OutBack,
            item.setPos,
            lambda part: home - QPointF(0, DROP_HEIGHT * (1 - part)),
        )

    def _move(self, item: PieceItem, start: QPointF) -> None:
        home = item.home
        self._animate(
            MOVE_MS,
            QEasingCurve.Type.InOutQuad,
            item.setPos,
            lambda part: start + (home - start) * part - QPointF(0, 160 * part * (1 - part)),
        )

    def _flash(self, spot: Spot) -> None:
        """A hex that produces lights up for a moment."""
        item = flash(self._scene.chart.outline(spot))
        item.setPos(self._scene.chart.place(spot))
        item.setZValue(15)
        self._scene.addItem(item)
        self._animate(
            FLASH_MS,
            QEasingCurve.Type.OutQuad,
            item.setOpacity,
            lambda part: 1 - part,
            lambda: self._remove(item),
        )

    def _remove(self, item: QGraphicsItem) -> None:
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def _fly(self, flight: Flight, landing: dict[object, int], scale: float) -> None:
        nth = landing.get(flight.end, 0)
        landing[flight.end] = nth + 1
        start, end = self._where(flight.start), self._where(flight.end)
        if nth >= MOST_SPRITES or start is None or end is None:
            if flight.landed is not None:
                flight.landed()
            return
        times = int(STAGGER_MS * nth * self.speed), int(FLY_MS * self.speed)
        self._overlay.fly(Sprite(flight.look, start, end, *times, max(scale, 0.5), 24.0, flight.landed))

    def _animate(
        self,
        ms: int,
        curve: QEasingCurve.Type,
        put: Callable[..., None],
        value: Callable[[float], float | QPointF],
        then: Callable[[], None] | None = None,
    ) -> None:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(int(ms * self.speed))
        animation.setEasingCurve(curve)
        animation.valueChanged.connect(lambda part: put(value(float(part))))
        if then is not None:
            animation.finished.connect(then)
        animation.finished.connect(lambda: self._ended(animation))
        self._running.append(animation)
        put(value(0.0))
        animation.start()

    def _ended(self, animation: QVariantAnimation) -> None:
        if animation in self._running:
            self._running.remove(animation)
            animation.deleteLater()
        self._settle()

    def _hold(self) -> None:
        if self.busy and not self._holding:
            self._holding = True
            self._desk.table.hold()

    def _settle(self) -> None:
        if self._holding and not self.busy:
            self._holding = False
            self._desk.table.release()
