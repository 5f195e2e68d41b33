"""The list of saved games: painting of rows, and renaming in place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from catanqt.kernel.names import LONGEST_GAME
from catanqt.ui.models.saves import INFO, READABLE, RULES, SEATS, SavesModel, SeatInfo
from catanqt.ui.pages.factories import paint_picture
from catanqt.ui.pages.new_game.card_pictures import card_picture
from catanqt.ui.pages.start.cards import paint_seat
from catanqt.ui.play.library import GameInfo
from catanqt.ui.play.save_text import standing, when
from catanqt.ui.text.games import played
from catanqt.ui.text.house_rules import count_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

Index = QModelIndex | QPersistentModelIndex
HIGH = 92
PICTURE = 118, 76


class SaveDelegate(QStyledItemDelegate):
    """Picture, name, game and standing, all seats with their points, and when it was played."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        info: GameInfo = index.data(INFO)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        row = QRectF(option.rect).adjusted(4, 3, -4, -3)
        self._paint_ground(painter, row, option)
        self._paint_picture(painter, _picture_place(row, theme), index, info)
        words = _words_place(row, theme)
        aside = theme.px(130)
        name = QRectF(words.left(), words.top(), words.width() - aside, theme.px(24))
        brushes.words(painter, name, info.name, theme.px(17), theme.text, True, family=DISPLAY)
        date = QRectF(words.right() - aside, words.top(), aside, theme.px(24))
        brushes.words(painter, date, when(info.changed), theme.px(13), theme.muted, align=brushes.RIGHT)
        line = QRectF(words.left(), name.bottom(), words.width(), theme.px(20))
        self._paint_standing(painter, line, info, index.data(READABLE), len(index.data(RULES)))
        seats = QRectF(words.left(), line.bottom() + theme.px(5), words.width(), theme.px(24))
        self._paint_seats(painter, seats, index.data(SEATS), info.winner)
        painter.restore()

    def _paint_ground(self, painter: QPainter, row: QRectF, option: QStyleOptionViewItem) -> None:
        theme = self._theme
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(QColor(theme.accent if chosen else theme.line), 2 if chosen else 1))
        painter.setBrush(QColor(theme.accent_soft if chosen or over else theme.raised))
        painter.drawRoundedRect(row, 10, 10)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(brushes.NO_BRUSH)
            painter.drawRoundedRect(row, 10, 10)

    def _paint_picture(self, painter: QPainter, place: QRectF, index: Index, info: GameInfo) -> None:
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if picture.isNull():
            size = place.size().toSize()
            key = (*info.scenarios, info.game or "classic")[0]
            picture = card_picture(key, self._theme, size.width(), size.height(), painter.device().devicePixelRatioF())
        paint_picture(painter, place, picture, self._theme, self._theme.px(7))

    def _paint_standing(
        self, painter: QPainter, line: QRectF, info: GameInfo, readable: bool, house_rules: int
    ) -> None:
        theme, game = self._theme, played(info.game, info.scenarios)
        brushes.words(painter, line, game, theme.px(13), theme.muted, True)
        left = min(brushes.width(game, theme.px(13), True), line.width() * 0.65) + theme.px(12)
        rest = line.adjusted(left, 0, 0, 0)
        ink = theme.bad if not readable else theme.accent if info.finished else theme.muted
        told = standing(info, readable)
        if house_rules:
            told = tr("{standing} · {rules}", standing=told, rules=count_text(house_rules))
        brushes.words(painter, rest, told, theme.px(13), ink)

    def _paint_seats(self, painter: QPainter, line: QRectF, seats: list[SeatInfo], winner: int | None) -> None:
        """A coin, a name and the points, as wide as the row allows."""
        theme, side = self._theme, line.height() - self._theme.px(2)
        step = min(theme.px(150), line.width() / max(1, len(seats)))
        for place, seat in enumerate(seats):
            left = line.left() + place * step
            paint_seat(painter, QRectF(left, line.top() + 1, side, side), seat, theme)
            text, far = left + side + theme.px(5), left + step - theme.px(8)
            if seat.points is not None:
                box = QRectF(text, line.top(), theme.px(22), line.height())
                brushes.words(painter, box, str(seat.points), theme.px(16), theme.text, True, family=DISPLAY)
                text += brushes.width(str(seat.points), theme.px(16), True, DISPLAY) + theme.px(5)
            name = QRectF(text, line.top(), max(0.0, far - text), line.height())
            brushes.words(painter, name, seat.name, theme.px(13), theme.muted, place == winner)

    # Renaming

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        return QLineEdit(parent, maxLength=LONGEST_GAME)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        words = _words_place(QRectF(option.rect).adjusted(4, 3, -4, -3), self._theme)
        editor.setGeometry(words.adjusted(-10, -6, 0, 0).toRect())
        editor.resize(editor.width(), editor.sizeHint().height())


def _picture_place(row: QRectF, theme: Theme) -> QRectF:
    wide, high = theme.px(PICTURE[0]), theme.px(PICTURE[1])
    return QRectF(row.left() + theme.px(6), row.center().y() - high / 2, wide, high)


def _words_place(row: QRectF, theme: Theme) -> QRectF:
    left = _picture_place(row, theme).right() + theme.px(14)
    return QRectF(QPointF(left, row.top() + theme.px(7)), row.bottomRight() - QPointF(theme.px(12), 0))


class SavesView(QListView):
    """The rows; if there are none, a sentence says why."""

    wanted = Signal()
    """The chosen row was double-clicked, or Enter was pressed."""

    def __init__(self, theme: Theme, model: SavesModel) -> None:
        super().__init__()
        self._theme = theme
        self.empty = ""
        self._delegate = SaveDelegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(theme.px(HIGH) // 3)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

        self.doubleClicked.connect(lambda _: self.wanted.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; while a name is typed it only ends the typing."""
        typing = self.state() == QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not typing:
            self.wanted.emit()
        else:
            super().keyPressEvent(event)

    @property
    def game(self) -> int | None:
        """The number of the chosen game."""
        index = self.currentIndex()
        return index.data(INFO).id if index.isValid() else None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() or not self.empty:
            return
        theme = self._theme
        with painting(self.viewport()) as painter:
            painter.setFont(brushes.font(theme.px(15)))
            painter.setPen(QColor(theme.muted))
            area = self.viewport().rect().adjusted(theme.px(40), 0, -theme.px(40), 0)
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self.empty)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.viewport().update()
        return super().viewportEvent(event)
