"""The cards that a seat held at a moment of a review: a chip or an icon for each kind, and how many."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.ui.pages.review.moment import MomentShown
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

SIDE, STEP, LINE = 22, 50, 28


class HeldCards(QWidget):
    """As many lines as it needs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._cards: list[tuple[str, int, bool]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_moment(self, shown: MomentShown | None) -> None:
        self._cards = []
        if shown is not None:
            self._cards = [(card.kind, card.count, True) for card in shown.hand]
            self._cards += [(card.icon, card.count, False) for card in shown.cards]
            self.setToolTip(shown.held)
            self.setAccessibleName(tr("{thing}: {points}", thing=shown.hand_title, points=shown.held))
        self.setVisible(bool(self._cards))
        self.updateGeometry()
        self.update()

    @property
    def _columns(self) -> int:
        return self._columns_in(self.width())

    def _columns_in(self, width: int) -> int:
        return max(1, width // self._theme.px(STEP))

    def heightForWidth(self, width: int) -> int:
        return self._theme.px(LINE) * -(-len(self._cards) // self._columns_in(width))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(STEP) * 5, self.heightForWidth(self._theme.px(STEP) * 5))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(STEP), self._theme.px(LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        side, step, line = theme.px(SIDE), theme.px(STEP), theme.px(LINE)
        with painting(self) as painter:
            for number, (kind, count, goods) in enumerate(self._cards):
                row, column = divmod(number, self._columns)
                place = QRectF(column * step, row * line + (line - side) / 2, side, side)
                if goods:
                    brushes.chip(painter, place, kind, theme)
                else:
                    brushes.icon(painter, place, kind, theme.text, theme.panel)
                figure = QRectF(place.right() + theme.px(5), row * line, step - side, line)
                brushes.words(painter, figure, str(count), theme.px(15), theme.text, True)
