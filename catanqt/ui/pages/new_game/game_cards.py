"""The cards of the new-game page: one a game or scenario, with a picture and one line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from catanqt.rules.catalog import BASE, GAMES, KINDS, SCENARIOS
from catanqt.ui.models.new_game_settings import NewGameSettings
from catanqt.ui.pages.factories import label, paint_picture
from catanqt.ui.pages.new_game.card_pictures import card_picture
from catanqt.ui.text.games import game_line, game_name
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

PATIENCE = 120
"""Milliseconds after the last change of size: the old picture is stretched meanwhile."""


class GameCard(QPushButton):
    """A game to choose, or a scenario to add: the coin in its corner shows which, and whether it is chosen."""

    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__()
        self.key = key
        self._theme = theme
        self._title, self._line = game_name(key), game_line(key)
        self.lines = 2
        """How many rows of words there is room for; the same on all cards, so that their pictures are alike."""
        self._picture = QPixmap()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._make_picture)
        self.setCheckable(True)
        self.setAutoDefault(True)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._line)
        self.setToolTip(self._tip())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _tip(self) -> str:
        if self.key in SCENARIOS:
            return tr("Scenarios are played on top of Classic, alone or together.")
        return "" if self.key == BASE else tr("{game} is a game of its own.", game=self._title)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            card = self._card
            self._paint_ground(painter, card)
            face = self._face
            paint_picture(painter, face, self._picture, theme, theme.px(8))
            self._paint_words(painter, card.adjusted(theme.px(12), face.bottom() - card.top(), -theme.px(10), 0))
            side = theme.px(24)
            self._paint_coin(painter, QRectF(face.right() - side - 5, face.top() + 5, side, side))

    @property
    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 3, -4, -6)

    @property
    def _face(self) -> QRectF:
        """Where the picture is: all that the words leave free."""
        inset, words = self._theme.px(7), self._theme.px(30) + self.lines * self._line_height
        return self._card.adjusted(inset, inset, -inset, -words - self._theme.px(6))

    def fit(self, lines: int) -> None:
        """Make room for so many rows of words; the picture is painted anew a moment later."""
        self.lines = lines
        self._later.start(0 if self._picture.isNull() else PATIENCE)

    def _make_picture(self) -> None:
        size = self._face.size().toSize()
        if not size.isEmpty():
            ratio = self.devicePixelRatioF()
            self._picture = card_picture(self.key, self._theme, size.width(), size.height(), ratio)
            self.update()

    def _paint_ground(self, painter: QPainter, card: QRectF) -> None:
        theme, round_by, on = self._theme, self._theme.px(13), self.isChecked()
        fill = theme.accent_soft if on or self.underMouse() else theme.panel
        edge = theme.accent if on or self.underMouse() else theme.line
        brushes.soft_card(painter, card, round_by, theme, fill, edge, 1 if self.isDown() else 2)
        painter.setBrush(brushes.NO_BRUSH)
        if on:
            painter.setPen(QPen(QColor(theme.accent), 2.6))
            painter.drawRoundedRect(card, round_by, round_by)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), round_by + 2, round_by + 2)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        theme = self._theme
        title = QRectF(area.left(), area.top() + theme.px(4), area.width(), theme.px(25))
        brushes.words(painter, title, self._title, theme.px(18), theme.text, True, family=DISPLAY)
        painter.setFont(brushes.font(theme.px(13)))
        painter.setPen(QColor(theme.muted))
        line = QRectF(area.left(), title.bottom() + theme.px(1), area.width(), self.lines * self._line_height)
        painter.drawText(line, int(Qt.TextFlag.TextWordWrap), self._line)

    @property
    def _line_height(self) -> float:
        return QFontMetricsF(brushes.font(self._theme.px(13))).lineSpacing()

    def lines_wanted(self, width: float) -> int:
        """How many rows its words take in a card of this width."""
        room = QRectF(0, 0, width - 8 - self._theme.px(22), 1000)
        metrics = QFontMetricsF(brushes.font(self._theme.px(13)))
        box = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._line)
        return max(1, round(box.height() / metrics.lineSpacing()))

    def _paint_coin(self, painter: QPainter, box: QRectF) -> None:
        theme, on = self._theme, self.isChecked()
        painter.setPen(QPen(QColor(theme.accent if on else theme.paper_edge), 1.6))
        painter.setBrush(QColor(theme.accent if on else theme.paper))
        painter.drawEllipse(box)
        inner = box.adjusted(5, 5, -5, -5)
        if on:
            icons.paint(painter, "check", inner.adjusted(-1, -1, 1, 1), theme.on_accent)
        elif self.key in SCENARIOS:
            icons.paint(painter, "plus", inner, theme.paper_ink)


class CardRow(QWidget):
    """All cards. `pressed` says which one, and whether it is to be chosen."""

    pressed = Signal(str, bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.cards = {key: GameCard(theme, key) for key in KINDS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        for key, card in self.cards.items():
            if key in GAMES and key != BASE:
                row.addWidget(label(tr("or", "between games of which one is chosen"), "muted"))
            row.addWidget(card, 1)
            card.clicked.connect(lambda on, key=key: self.pressed.emit(key, on))

    def sync(self, choice: NewGameSettings) -> None:
        for key, card in self.cards.items():
            card.setChecked(key == choice.game or key in choice.scenarios)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        cards = self.cards.values()
        width = (self.width() - 60) / len(cards)
        lines = max(card.lines_wanted(width) for card in cards)
        for card in cards:
            card.fit(lines)
