"""Animations of the board and the cards: short, always skippable, and never needed for the state to be right.

Speeds come from the preferences: instant, fast, normal, slow; with reduced motion pieces only fade in. While anything
moves, the presenter holds the controller.

The animations of one action run in this order: dice, highlighted hexes, cards. What follows the dice waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

from catanqt.kernel.game import Event
from catanqt.ui.board.items import PieceItem, flash
from catanqt.ui.board.overlay import Overlay, Sprite
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Flash, Flight, Motion, Spot, Tumble
from catanqt.ui.play.page_context import PageContext

SPEEDS = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}
PLACE_MS, MOVE_MS, FLASH_MS, FLY_MS, STAGGER_MS, FADE_MS = 220, 320, 800, 380, 50, 80
TUMBLE_MS, SETTLED_MS, GLOW_MS = 500, 250, 200
"""How long dice tumble and then lie still before anything comes of them, and how long a hex glows before it pays."""
DROP_HEIGHT = 14.0
QUICKEST = 4.0
MOST_SPRITES = 6
"""To any one place at a time: more say nothing more."""

Where = Callable[[Spot | int | None], QPointF | None]
"""Where on the page a spot, a seat or the bank is; None if it is out of sight."""
Roll = Callable[[tuple[int, ...], float], None]
"""Lets the dice of the page tumble to these values, at this factor on its time."""


class Animator(QObject):
    """Animates the events of an action, and then the pieces that the scene has put down."""

    settled = Signal()
    """Nothing moves any more."""

    def __init__(
        self, context: PageContext, scene: BoardScene, overlay: Overlay, where: Where, roll: Roll, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._scene = scene
        self._overlay = overlay
        self._where, self._roll = where, roll
        self._after_dice: list[tuple[list[Motion], float]] = []
        """What comes of dice that are still tumbling, with the zoom of the board."""
        self._running: list[QVariantAnimation] = []
        self.tempo = 1.0
        """How many times quicker than the preferences say; beyond `QUICKEST` nothing moves."""
        overlay.landed.connect(self._settle)

    @property
    def speed(self) -> float:
        """Factor on all times; 0 for no motion."""
        usual = SPEEDS.get(self._context.preferences["motion"], 1.0)
        return usual / self.tempo if self.tempo <= QUICKEST else 0.0

    def set_tempo(self, tempo: float) -> None:
        self.tempo = tempo

    @property
    def busy(self) -> bool:
        return bool(self._running) or self._overlay.flying

    def show(self, events: Sequence[Event], perspective: Perspective, scale: float) -> None:
        """Play the motions of these events, at this zoom of the board; `perspective` is the moment after them."""
        if not self.speed or self._context.preferences["reduce_motion"]:
            return
        motions = [
            motion for event in events for kit in self._context.kits for motion in kit.motions(event, perspective)
        ]
        dice = next((motion for motion in motions if isinstance(motion, Tumble)), None)
        if dice is None:
            self._start(motions, scale)
            return
        self._after_dice.append((motions, scale))
        self._roll(dice.values, self.speed)
        self._animate(TUMBLE_MS + SETTLED_MS, QEasingCurve.Type.Linear, _nothing, lambda part: part, self._dice_settled)

    def _dice_settled(self) -> None:
        waiting, self._after_dice = self._after_dice, []
        for motions, scale in waiting:
            self._start(motions, scale)

    def _start(self, motions: Sequence[Motion], scale: float) -> None:
        """Light the hexes, and let fly what comes from them."""
        landing: dict[object, int] = {}
        lit = False
        for motion in motions:
            if isinstance(motion, Flash):
                self._flash(motion.spot)
                lit = True
            elif isinstance(motion, Flight):
                self._fly(motion, landing, scale, GLOW_MS if lit else 0)

    def pieces(self, new: Sequence[PieceItem], moved: Sequence[tuple[PieceItem, QPointF]]) -> None:
        """Let new pieces drop into place and moved ones go there on an arc."""
        if not self.speed:
            return
        for item in new:
            if self._context.preferences["reduce_motion"]:
                self._animate(FADE_MS, QEasingCurve.Type.OutQuad, item.setOpacity, lambda part: part)
            else:
                self._drop(item)
        for item, start in moved:
            if not self._context.preferences["reduce_motion"]:
                self._move(item, start)

    def finish(self) -> None:
        """Everything is where it belongs at once."""
        for motions, _ in self._after_dice:
            for motion in motions:
                if isinstance(motion, Flight) and motion.landed is not None:
                    motion.landed()
        self._after_dice = []
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
        item = flash(self._scene.board_layout.outline(spot))
        item.setPos(self._scene.board_layout.place(spot))
        item.setZValue(15)
        self._scene.addItem(item)
        self._animate(
            FLASH_MS,
            QEasingCurve.Type.Linear,
            item.setOpacity,
            _glow,
            lambda: self._remove(item),
        )

    def _remove(self, item: QGraphicsItem) -> None:
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def _fly(self, flight: Flight, landing: dict[object, int], scale: float, delay: int) -> None:
        nth = landing.get(flight.end, 0)
        landing[flight.end] = nth + 1
        start, end = self._where(flight.start), self._where(flight.end)
        if nth >= MOST_SPRITES or start is None or end is None:
            if flight.landed is not None:
                flight.landed()
            return
        times = int((delay + STAGGER_MS * nth) * self.speed), int(FLY_MS * self.speed)
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

    def _settle(self) -> None:
        if not self.busy:
            self.settled.emit()


def _nothing(part: float) -> None:
    """Dice are moved by their own widget; only their time is kept here."""


def _glow(part: float) -> float:
    """How brightly a hex is lit: quickly there, and slowly gone."""
    return min(1.0, part / 0.12) if part < 0.6 else (1 - part) / 0.4
