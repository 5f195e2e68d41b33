"""The long table: ten numbered places for settlers, which are dropped on it from the tray."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget

from catanqt.kernel.game import Action
from catanqt.scenarios.big_game.rules.part import NAME, PLACE_OF, PLACES, Part
from catanqt.scenarios.big_game.ui import art
from catanqt.scenarios.big_game.ui.arrivals import Arrivals
from catanqt.scenarios.big_game.ui.status_rows import ChallengeLine, ChampionLine
from catanqt.scenarios.big_game.ui.table_layout import Plan, make_plan
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_BRUSH
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting

PLACE = "place"
TABLE = Spot("table", 0)
"""The table as a whole: where a settler goes when all places are taken, and dice choose."""
SETTLER = "settler"
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -5, Qt.Key.Key_Down: 5}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class TablePanel(Panel):
    """The table, its champion, and the challenge when it is full."""

    def __init__(self, context: PageContext, arriving: Arrivals) -> None:
        super().__init__()
        self.title = tr("The Big Game")
        self.tab = tr("Table")
        self.icon = "meeple"
        self._context = context
        self.champion = ChampionLine(context.theme)
        self.table = TableView(context, arriving)
        self.challenge = ChallengeLine(context.theme)
        self.challenge.pressed.connect(self._challenge)
        self._held: str | None = None
        context.placement.changed.connect(self._heed)
        box = QVBoxLayout(self)
        box.setContentsMargins(context.theme.px(8), context.theme.px(4), context.theme.px(8), context.theme.px(6))
        box.setSpacing(context.theme.px(2))
        box.addWidget(self.champion)
        box.addWidget(self.table, 1)
        box.addWidget(self.challenge)

    def sync(self, perspective: Perspective) -> None:
        self.champion.sync(perspective)
        self.table.sync(perspective)
        self.challenge.sync(perspective)

    def _heed(self) -> None:
        """A settler was taken in hand: its goal must be in sight, and have the keys."""
        held, self._held = self._held, self._context.placement.piece
        if self._held == SETTLER and held != SETTLER:
            self.wanted.emit()
            if not self._context.placement.dragging:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _challenge(self, actions: Sequence[Action]) -> None:
        if len(actions) == 1:
            self._context.controller.submit(actions[0])
        else:
            self.actions_chosen.emit(list(actions))


class TableView(QWidget):
    """The painted table: a zone for settlers, by mouse and by keyboard."""

    def __init__(self, context: PageContext, arriving: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._arriving = arriving
        arriving.changed.connect(self.update)
        self._theme = context.theme
        self._perspective: Perspective | None = None
        self._place: int | None = None
        """The place the keyboard is at."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("The table of the Big Game"))
        context.placement.add_zone(self)
        context.placement.changed.connect(self._repaint)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(164))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(88))

    def sync(self, perspective: Perspective) -> None:
        self._perspective = perspective
        self.setAccessibleDescription(" ".join(self._told(number) for number in PLACES))
        self.update()

    @property
    def plan(self) -> Plan:
        return make_plan(self.width(), self.height())

    # A zone of the piece in hand

    def spot_at(self, point: QPoint) -> Spot | None:
        """The lit place at a point of the screen, or the table as a whole if that is lit."""
        spots = self._context.placement.spots
        if TABLE in spots:
            return TABLE if self._inside(point) else None
        spot = self.any_spot_at(point, {PLACE})
        return spot if spot in spots else None

    def any_spot_at(self, point: QPoint, kinds: Iterable[str]) -> Spot | None:
        """The place there, taken or not."""
        if PLACE not in kinds or not self._inside(point):
            return None
        number = self.plan.place_at(QPointF(self.mapFromGlobal(point)))
        return None if number is None else Spot(PLACE, number)

    def spot_rect(self, spot: Spot) -> QRect | None:
        """Where a place of the table lies in this widget, or the whole table."""
        plan = self.plan
        if spot == TABLE:
            return plan.top.toRect()
        if spot.kind != PLACE:
            return None
        place, half = PLACES.index(spot.index), plan.size * 0.5
        ends = plan.seats[place], plan.discs[place]
        box = QRectF(ends[0], ends[1]).normalized().adjusted(-half, -half, half, half)
        return box.toRect()

    def spot_point(self, spot: Spot) -> QPoint | None:
        """Where a settler of this place stands on the screen; None if the table is not in sight."""
        if spot.kind != PLACE or not self.isVisible():
            return None
        return self.mapToGlobal(self.plan.seats[PLACE_OF[spot.index]].toPoint())

    def _inside(self, point: QPoint) -> bool:
        return self.isVisible() and self.rect().contains(self.mapFromGlobal(point))

    def _repaint(self) -> None:
        if self._place is not None and Spot(PLACE, self._place) not in self._context.placement.spots:
            self._place = None
        self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        placement = self._context.placement
        spot = self.spot_at(event.globalPosition().toPoint())
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif placement.piece == SETTLER:
            placement.drop(spot or self.any_spot_at(event.globalPosition().toPoint(), {PLACE}))
        elif SETTLER in placement.pieces:
            placement.take(SETTLER)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        placement = self._context.placement
        if placement.piece == SETTLER and not placement.dragging:
            placement.hover(self.spot_at(event.globalPosition().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        placement = self._context.placement
        if placement.piece == SETTLER and not placement.dragging:
            placement.hover(None)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self.plan.place_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._told(number) if number is not None else "", self)
            return True
        return super().event(event)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        placement = self._context.placement
        key = Qt.Key(event.key())
        if key in STEPS and placement.piece == SETTLER:
            self._step(STEPS[key])
        elif key in ENTER and placement.piece == SETTLER and placement.hot is not None:
            placement.drop(placement.hot)
        elif key in ENTER and SETTLER in placement.pieces:
            if placement.piece != SETTLER:
                placement.take(SETTLER)
            self._step(1)
        elif key == Qt.Key.Key_Escape and placement.piece == SETTLER:
            placement.put_back()
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        """Go on to the next lit place, as the arrow points: along a row, or across the table."""
        spots = self._context.placement.spots
        if TABLE in spots:
            self._context.placement.hover(TABLE)
            return
        places = [PLACE_OF[spot.index] for spot in sorted(spots)]
        if not places:
            return
        here = PLACE_OF[self._place] if self._place is not None else -1
        ahead = [here + step * i for i in range(1, len(PLACES) + 1)] if abs(step) == 1 else [here + step]
        around = [place % len(PLACES) for place in ahead]
        found = next((place for place in around if place in places), None)
        if found is None:
            # Nothing right across: the nearest lit place on that side.
            other = [place for place in places if (place < 5) == (step < 0)]
            found = min(other, key=lambda place: abs(place % 5 - here % 5), default=None)
        if found is not None:
            self._place = PLACES[found]
            self._context.placement.hover(Spot(PLACE, self._place))

    def _told(self, number: int) -> str:
        """Who sits there, in words."""
        if self._perspective is None:
            return ""
        table: Part = self._perspective.state.scenario_state[NAME]
        owner = table.places[PLACE_OF[number]]
        if owner == NOBODY:
            return tr("Place {number}: free.", number=number)
        return tr("Place {number}: settler of {name}.", number=number, name=self._perspective.name(owner))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._perspective is None:
            return
        with painting(self) as painter:
            plan = self.plan
            table: Part = self._perspective.state.scenario_state[NAME]
            for place in range(5):
                self._paint_seat(painter, plan, place, table.places[place])
            art.table_top(painter, plan.top, self._theme)
            self._paint_challenge(painter, plan)
            for place, number in enumerate(PLACES):
                self._paint_number(painter, plan, place, number)
            for place in range(5, 10):
                self._paint_seat(painter, plan, place, table.places[place])
            if self.hasFocus():
                painter.setPen(QPen(QColor(self._theme.focus), 2))
                painter.setBrush(NO_BRUSH)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _paint_seat(self, painter: QPainter, plan: Plan, place: int, owner: int) -> None:
        assert self._perspective is not None
        at, size = plan.seats[place], plan.size
        spot = Spot(PLACE, PLACES[place])
        placement = self._context.placement
        if owner != NOBODY and spot.index not in self._arriving:
            box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
            art.settler(painter, box, self._theme.owners[self._perspective.colour(owner)])
            return
        lower = QPointF(0, size * (0.18 if place < 5 else -0.02))
        art.stool(painter, at + lower, size * 0.31)
        if spot in placement.spots and placement.piece == SETTLER:
            paint = self._theme.owners[self._perspective.colour(self._perspective.viewer)]
            art.lit_place(painter, at, size, paint, spot == placement.hot)

    def _paint_challenge(self, painter: QPainter, plan: Plan) -> None:
        placement = self._context.placement
        if placement.piece != SETTLER or TABLE not in placement.spots:
            return
        painter.setBrush(NO_BRUSH)
        hot = placement.hot == TABLE
        for width, alpha in ((13, 0.25), (8, 0.5), (3.4, 1.0)):
            painter.setPen(QPen(tint("#FFDD66", alpha), width + (3 if hot else 0)))
            painter.drawRoundedRect(plan.top, plan.top.height() * 0.3, plan.top.height() * 0.3)

    def _paint_number(self, painter: QPainter, plan: Plan, place: int, number: int) -> None:
        assert self._perspective is not None
        at = plan.discs[place]
        if sum(self._perspective.state.dice) == number:
            art.glow(painter, at, plan.disc * 1.75)
        art.number(painter, at, number, plan.disc, self._theme)
