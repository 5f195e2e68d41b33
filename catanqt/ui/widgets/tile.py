"""Paints a tile of the tray: the piece, how many are left, its name, its price."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.kit.view_data import Look, Tool
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import CENTRE, NO_BRUSH, RIGHT, chip, fitting, soft_card, words
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import Theme

EITHER = "/"
"""Stands between two prices of which one is paid."""


@dataclass(frozen=True, slots=True)
class TileLook:
    """The state of a tile at the moment."""

    hover: bool = False
    focus: bool = False
    down: bool = False
    taken: bool = False
    number: int = 0
    paid: tuple[bool, ...] = ()
    """Of each card of the price, whether the viewer has it."""


class TilePainter:
    """Paints tiles of one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def paint(
        self, painter: QPainter, rect: QRect, tool: Tool, look: Look | None, colour: str, state: TileLook
    ) -> None:
        theme = self._theme
        box = QRectF(rect).adjusted(3.5, theme.px(6), -3.5, -theme.px(5))
        self._ground(painter, box, tool, state)
        if look is not None:
            self._piece(painter, box, tool, look, colour, state)
        self._words(painter, box, tool, state)
        if tool.price:
            self._price(painter, box, tool, state)
        if state.focus:
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 11, 11)

    def _ground(self, painter: QPainter, box: QRectF, tool: Tool, state: TileLook) -> None:
        """Raised when it can be used, flat while pressed or in hand, sunken with a dashed border when it cannot."""
        theme = self._theme
        if not tool.ready:
            border, ground = QPen(QColor(theme.line_strong), 1, Qt.PenStyle.DashLine), theme.sunken
        elif state.taken:
            border, ground = QPen(QColor(theme.accent), 2.4), theme.accent_soft
        elif state.down:
            border, ground = QPen(QColor(theme.accent), 1.5), theme.sunken
        else:
            edge = theme.accent if state.hover else theme.control
            soft_card(painter, box, 10, theme, theme.accent_soft if state.hover else theme.raised, edge, 1.5)
            return
        painter.setPen(border)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, 10, 10)

    def _piece(self, painter: QPainter, box: QRectF, tool: Tool, look: Look, colour: str, state: TileLook) -> None:
        theme = self._theme
        room = theme.px(31)
        scale = min(0.9, 36 / look.extent) * min(1.0, (box.width() / theme.scale + 4) / 96) * theme.scale
        middle = QPointF(box.center().x(), box.top() + theme.px(33))
        if not state.down and state.hover and tool.ready:
            middle -= QPointF(0, 2)
        place = QRectF(middle.x() - room, middle.y() - room, 2 * room, 2 * room)

        def draw(inner: QPainter, rect: QRectF) -> None:
            inner.save()
            inner.translate(rect.center())
            inner.scale(scale, scale)
            look.paint(inner)
            inner.restore()

        painter.save()
        painter.setOpacity(1.0 if tool.ready else 0.42)
        STAMPS.press(painter, place, ("tray", tool.piece, colour, theme.key, round(scale, 3)), draw, pad=theme.px(12))
        painter.restore()

    def _words(self, painter: QPainter, box: QRectF, tool: Tool, state: TileLook) -> None:
        theme = self._theme
        ink = theme.text if tool.ready else theme.faint
        quiet = theme.muted if tool.ready else theme.faint
        if tool.left is not None:
            corner = QRectF(box.right() - theme.px(37), box.top() + theme.px(4), theme.px(31), theme.px(16))
            words(painter, corner, f"×{tool.left}", theme.px(12), quiet, bold=True, align=RIGHT)
        if state.number:
            key = QRectF(box.left() + theme.px(6), box.top() + theme.px(4), theme.px(16), theme.px(16))
            words(painter, key, str(state.number), theme.px(11), theme.faint, bold=True)
        name = QRectF(box.left() + 1, box.top() + theme.px(53), box.width() - 2, theme.px(18))
        size = fitting(tool.name, theme.px(13), name.width(), theme.px(8), bold=True)
        words(painter, name, tool.name, size, ink, bold=True, align=CENTRE)

    def _price(self, painter: QPainter, box: QRectF, tool: Tool, state: TileLook) -> None:
        """The price; what is still missing of it is pale, so that one sees what to trade for."""
        theme, count = self._theme, len(tool.price)
        gap = 2.0 if count < 5 else 1.0
        side = min(float(theme.px(16)), (box.width() - 6 - gap * (count - 1)) / count)
        left = box.center().x() - (count * side + (count - 1) * gap) / 2
        for at, kind in enumerate(tool.price):
            place = QRectF(left, box.bottom() - theme.px(22), side, side)
            if kind == EITHER:
                words(
                    painter, place, tr("or", "between two prices"), theme.px(11), theme.muted, bold=True, align=CENTRE
                )
            else:
                chip(painter, place, kind, theme, dim=not (tool.ready or state.paid[at : at + 1] == (True,)))
            left += side + gap
