"""The board of a moment with the move that was played, and beside it with the better one.

Both pictures have one size, so that the land is painted once. Where two would be too small, or where neither move is
made on the board, one picture shows both.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from catanqt.analysis.model import Grade
from catanqt.kernel.record import Header
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.board.move_mark import on_board, paint_move
from catanqt.ui.charts.grades import paint_grade, paint_luck
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.view_data import Gesture
from catanqt.ui.pages.factories import label
from catanqt.ui.pages.review.moment import MomentShown
from catanqt.ui.pages.thumbnail import BoardPictures
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

NARROW = 520
"""Up to this width at 100 % there is room for one board only."""
SMALLEST = 170, 110
REPAINT_MS = 120
"""How long a new size must stay until the land is painted for it."""


class MoveBoards(QWidget):
    """Shows a `MomentShown`: the words of both moves, and below them their boards, or one for both."""

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__()
        self._theme, self._header = theme, header
        self._pictures = BoardPictures()
        self._shown: MomentShown | None = None
        self.played, self.better = MoveCard(theme), MoveCard(theme)
        self.board, self.other = BoardPicture(theme), BoardPicture(theme)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(10))
        grid.setVerticalSpacing(theme.px(6))
        grid.setRowStretch(1, 1)
        self._grid = grid
        self._later = QTimer(self, singleShot=True, interval=REPAINT_MS)
        self._later.timeout.connect(self._paint)

    def show_moment(self, shown: MomentShown | None) -> None:
        """Show this moment, or nothing."""
        self._shown = shown
        self._arrange()
        self._paint()

    @property
    def two(self) -> bool:
        """Whether two boards are shown."""
        shown = self._shown
        if shown is None or shown.better is None or self.width() < self._theme.px(NARROW):
            return False
        return any(move.gesture is not None for move in (shown.played, shown.better))

    def _arrange(self) -> None:
        shown, grid = self._shown, self._grid
        for one in (self.played, self.better, self.board, self.other):
            grid.removeWidget(one)
            one.setVisible(False)
        if shown is None:
            return
        beside = shown.better is not None
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, int(beside))
        title = tr("Played") if shown.grade is not None else tr("What happened")
        self._put(self.played, 0, 0, 1 + (not beside))
        self.played.show_words(title, shown.played.words, shown)
        self._put(self.board, 1, 0, 1 + (not self.two))
        self.board.setAccessibleName(f"{title}: {shown.played.spoken}")
        if shown.better is not None:
            self._put(self.better, 0, 1)
            self.better.show_words(tr("Better"), shown.better.words, None)
        if self.two and shown.better is not None:
            self._put(self.other, 1, 1)
            self.other.setAccessibleName(tr("Better: {move}", move=shown.better.spoken))

    def _put(self, one: QWidget, row: int, column: int, wide: int = 1) -> None:
        self._grid.addWidget(one, row, column, 1, wide)
        one.setVisible(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._later.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._later.start(0)

    def _paint(self) -> None:
        """Paint what is shown in the size that both have."""
        self._later.stop()
        shown = self._shown
        if shown is None or not self.isVisible():
            return
        self._grid.activate()
        boards = (self.board, self.other) if self.two else (self.board,)
        size = QSize(min(one.width() for one in boards), min(one.height() for one in boards))
        own, other = shown.played.gesture, None if shown.better is None else shown.better.gesture
        if self.two:
            self._paint_board(self.board, size, shown, [(own, False)])
            self._paint_board(self.other, size, shown, [(other, True)])
        else:
            found_best = shown.better is None and shown.grade is not None
            self._paint_board(self.board, size, shown, [(own, found_best), (other, True)])

    def _paint_board(
        self, board: BoardPicture, size: QSize, shown: MomentShown, moves: Sequence[tuple[Gesture | None, bool]]
    ) -> None:
        def mark(painter: QPainter, board_layout: BoardLayout, kits: Sequence[Kit]) -> None:
            for gesture, better in moves:
                if gesture is not None and on_board(board_layout, gesture.spot):
                    paint_move(painter, board_layout, kits, gesture, shown.seat, better)

        ratio = self.devicePixelRatioF()
        board.show_picture(self._pictures.picture(self._header, shown.game, self._theme, size, ratio, mark))


class MoveCard(QFrame):
    """A move: its sign and words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("panel")
        px = theme.px
        self.sign = GradeSign(theme)
        self.title = label("", "title")
        self.words = label("", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(self.sign)
        head.addWidget(self.title)
        head.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(10), px(6), px(10), px(8))
        whole.setSpacing(px(2))
        nest(whole, head)
        whole.addWidget(self.words, 1)

    def show_words(self, title: str, words: str, shown: MomentShown | None) -> None:
        """`shown` for what was played; None for what is better."""
        self.title.setText(title)
        self.words.setText(words)
        self.sign.show_moment(shown)
        self.setAccessibleName(f"{title}: {words}")


class BoardPicture(QWidget):
    """A picture in the middle of its place; in a new size it is stretched until it is painted anew."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.picture = QPixmap()
        self.setMinimumSize(theme.px(SMALLEST[0]), theme.px(SMALLEST[1]))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: QPixmap) -> None:
        self.picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        edge = QPainterPath()
        edge.addRoundedRect(self.rect(), self._theme.px(9), self._theme.px(9))
        with painting(self) as painter:
            painter.setClipPath(edge)
            painter.fillPath(edge, QColor(self._theme.sea.mid))
            if self.picture.isNull():
                return
            size = self.picture.deviceIndependentSize().toSize()
            if abs(size.width() - self.width()) > 2 or abs(size.height() - self.height()) > 2:
                size = size.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            corner = QPoint((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRect(corner, size), self.picture)


class GradeSign(QWidget):
    """The grade of what was played, or a star for what is better."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: MomentShown | None = None
        self.setFixedSize(theme.px(24), theme.px(24))

    def show_moment(self, shown: MomentShown | None) -> None:
        self._shown = shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        at, radius = QPointF(self.width() / 2, self.height() / 2), self.width() * 0.44
        with painting(self) as painter:
            shown = self._shown
            if shown is None:
                paint_grade(painter, at, radius, Grade.BEST, self._theme)
            elif shown.grade is not None:
                paint_grade(painter, at, radius, shown.grade, self._theme)
            else:
                paint_luck(painter, at, radius, shown.change, self._theme)
