"""The tray: pieces to drag onto the board, or to take with a click or a key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Look, Spot, Tool
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.placement import DRAG_DISTANCE
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.widgets.density import SIZES, Density
from catanqt.ui.widgets.tile import TileLook, TilePainter

HEIGHT = 108
FEWEST = 3
"""Room for so many tiles is kept even while there are fewer."""
TRAY_ANGLE = -30.0
"""How a road lies on its tile."""


class TrayTile(QAbstractButton):
    """One thing to build or buy. A disabled tile stays reachable, and explains itself when it is pressed."""

    refused = Signal(str)
    """Why it cannot be used now, in words."""

    def __init__(self, context: PageContext, tool: Tool, number: int) -> None:
        super().__init__()
        self._context = context
        self._painter = TilePainter(context.theme)
        self._pressed_at: QPoint | None = None
        self._dragged = False
        self._look: Look | None = None
        self._colour = ""
        self._number = number
        self._paid: tuple[bool, ...] = ()
        self.tool = tool
        self.taken = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._use)
        self.fit(Density.WIDE)

    def show_tool(self, tool: Tool, look: Look | None, colour: str, number: int, paid: Sequence[bool] = ()) -> None:
        """`paid`: for each card of the price, whether the viewer has it."""
        self._paid = tuple(paid)
        self.tool, self._look, self._colour, self._number = tool, look, colour, number
        left = "" if tool.left is None else tr("%n left", "pieces in the tray", tool.left)
        self.setAccessibleName(", ".join(part for part in (tool.name, left) if part))
        self.setAccessibleDescription(tool.why)
        tip = tool.why or tr("{piece}: drag it onto the board, press it or press {key}", piece=tool.name, key=number)
        self.setToolTip(tr("{tip}\nF1 shows what the rules say.", tip=tip))
        self.setStatusTip(tool.why)
        self.setCursor(Qt.CursorShape.OpenHandCursor if tool.ready else Qt.CursorShape.ArrowCursor)
        self.update()

    def show_taken(self, taken: bool) -> None:
        if taken != self.taken:
            self.taken = taken
            self.update()

    def fit(self, density: Density) -> None:
        theme = self._context.theme
        self.setFixedSize(theme.px(SIZES[density].tile), theme.px(HEIGHT))

    # Mouse and keys

    def _use(self) -> None:
        """A press, or a key: buy it, or take it in hand."""
        if not self.tool.ready:
            self.refused.emit(self.tool.why)
        elif self.tool.action is not None:
            self._context.controller.submit(self.tool.action)
        else:
            self._context.placement.take(self.tool.piece)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at, self._dragged = event.globalPosition().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.globalPosition().toPoint()
        if self._dragged:
            self._context.placement.drag_move(point)
            return
        super().mouseMoveEvent(event)
        start = self._pressed_at
        if start is None or (point - start).manhattanLength() < DRAG_DISTANCE:
            return
        if not self.tool.ready:
            self._pressed_at = None
            self.setDown(False)
            self.refused.emit(self.tool.why)
        elif self.tool.action is None and self._context.placement.drag_begin(self.tool.piece, start):
            self._dragged = True
            self.setDown(False)
            self._context.placement.drag_move(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged:
            self._dragged, self._pressed_at = False, None
            self._context.placement.drag_end(event.globalPosition().toPoint())
            return
        self._pressed_at = None
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        look = TileLook(
            hover=self.underMouse(),
            focus=self.hasFocus(),
            down=self.isDown(),
            taken=self.taken,
            number=self._number,
            paid=self._paid,
        )
        with painting(self) as painter:
            self._painter.paint(painter, self.rect(), self.tool, self._look, self._colour, look)


def covered(price: Sequence[str], held: Mapping[str, int]) -> list[bool]:
    """Which cards of a price are there; of two alike the second only if two are."""
    return [price[:place].count(kind) < held.get(kind, 0) for place, kind in enumerate(price)]


class Tray(QWidget):
    """The tiles of all kits. A tile is reused while it stands for the same thing, so that it keeps the focus."""

    refused = Signal(str)

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._density = Density.WIDE
        self._tiles: dict[str, TrayTile] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._row.addStretch(1)
        self._most = FEWEST
        self.setAccessibleName(tr("Build"))
        context.placement.changed.connect(self._show_taken)

    @property
    def tiles(self) -> Sequence[TrayTile]:
        return tuple(self._tiles.values())

    def tile(self, piece: str) -> TrayTile:
        return self._tiles[piece]

    def sync(self, perspective: Perspective) -> None:
        tools = {tool.piece: tool for kit in self._context.kits for tool in kit.tools(perspective)}
        for piece in [piece for piece in self._tiles if piece not in tools]:
            gone = self._tiles.pop(piece)
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        kept, self._tiles = self._tiles, {}
        held = {card.kind: card.count for kit in self._context.kits for card in kit.hand(perspective)}
        for number, (piece, tool) in enumerate(tools.items(), 1):
            tile = kept.get(piece) or self._make(tool, number)
            self._tiles[piece] = tile
            self._row.insertWidget(number - 1, tile)
            colour = perspective.colour(perspective.viewer) if perspective.viewer != NOBODY else ""
            tile.show_tool(tool, self._look(piece, perspective.viewer), colour, number, covered(tool.price, held))
        if len(tools) > self._most:
            self._most = len(tools)
            self.updateGeometry()
        self._show_taken()

    def _make(self, tool: Tool, number: int) -> TrayTile:
        tile = TrayTile(self._context, tool, number)
        tile.fit(self._density)
        tile.refused.connect(self.refused)
        return tile

    def _look(self, piece: str, seat: int) -> Look | None:
        found = (kit.look(piece, seat, Spot("tray", 0), 1, TRAY_ANGLE) for kit in self._context.kits)
        return next((look for look in found if look is not None), None)

    def _show_taken(self) -> None:
        for piece, tile in self._tiles.items():
            tile.show_taken(piece == self._context.placement.piece)

    def fit(self, density: Density) -> None:
        self._density = density
        for tile in self._tiles.values():
            tile.fit(density)
        self._row.invalidate()
        self.updateGeometry()  # at once: whoever asks for our size next must not get the old one

    def press_number(self, number: int) -> bool:
        """Use the tile with this number, counted from 1; False if there is none."""
        if not 1 <= number <= len(self._tiles):
            return False
        self.tiles[number - 1].click()
        return True

    def sizeHint(self) -> QSize:
        """As wide as it has ever been: while one piece alone is asked for, what is beside it stays where it is."""
        theme, count = self._context.theme, self._most
        return QSize(count * (theme.px(SIZES[self._density].tile) + 2), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
