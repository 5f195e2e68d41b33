"""The cast to choose an opponent from: a card for each character, the weakest first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from catanqt.cast import CAST, Character
from catanqt.kernel.player_name import HIGHEST
from catanqt.ui.pages.factories import ElidedLabel, button, label
from catanqt.ui.qt.layouts import nest
from catanqt.ui.stats.encounters import Encounter
from catanqt.ui.text.cast import biography, kind_text, standing_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.portraits import portrait
from catanqt.ui.theme.theme import DISPLAY, Theme

CARD = QSize(222, 172)
FACE = 78
WIDEST = 1420


class CharacterCard(QPushButton):
    """Portrait, name, temperament, skill as a bar, biography, and how the player stands against it."""

    def __init__(self, theme: Theme, character: Character, standing: str) -> None:
        super().__init__()
        self._theme, self._character, self._standing = theme, character, standing
        self._life = biography(character.key)
        self.setAccessibleName(character.name)
        self.setAccessibleDescription(" ".join((kind_text(character) + ".", self._life, standing)).strip())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCheckable(True)
        self.setAutoDefault(True)

    def sizeHint(self) -> QSize:
        return CARD * self._theme.scale

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        with painting(self) as painter:
            card = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -5)
            self._ground(painter, card)
            if not self.isEnabled():
                painter.setOpacity(0.45)
            side = px(FACE)
            portrait(painter, QRectF(card.left() + px(11), card.top() + px(11), side, side), self._character.key)
            left = card.left() + side + px(22)
            head = QRectF(left, card.top() + px(12), card.right() - left - px(10), px(26))
            brushes.words(painter, head, self._character.name, px(20), theme.text, True, family=DISPLAY)
            kind = head.translated(0, px(25))
            size = brushes.fitting(kind_text(self._character), px(13), kind.width(), px(11))
            brushes.words(painter, kind, kind_text(self._character), size, theme.muted)
            self._bar(painter, QRectF(left, kind.bottom() + px(6), kind.width(), px(6)))
            self._words(painter, card.adjusted(px(12), side + px(18), -px(10), -px(7)))

    def _ground(self, painter: QPainter, card: QRectF) -> None:
        theme, corner = self._theme, self._theme.px(12)
        lit = self.isEnabled() and (self.underMouse() or self.isChecked())
        fill, edge = (theme.accent_soft, theme.accent) if lit else (theme.raised, theme.line)
        brushes.soft_card(painter, card, corner, theme, fill, edge, 2)
        if self.isChecked() or self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus if self.hasFocus() else theme.accent), 2.4))
            painter.setBrush(brushes.NO_BRUSH)
            painter.drawRoundedRect(card, corner, corner)

    def _bar(self, painter: QPainter, bar: QRectF) -> None:
        """Skill as a filled part of a line; beginners have a little of it too."""
        theme, round_by = self._theme, bar.height() / 2
        painter.setPen(brushes.NO_PEN)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(bar, round_by, round_by)
        share = 0.05 + 0.95 * self._character.skill / HIGHEST
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), round_by, round_by)

    def _words(self, painter: QPainter, area: QRectF) -> None:
        theme, px = self._theme, self._theme.px
        line = QRectF(area.left(), area.bottom() - px(17), area.width(), px(17))
        if self._standing:
            size = brushes.fitting(self._standing, px(12), line.width(), px(10), True)
            brushes.words(painter, line, self._standing, size, theme.accent, True)
            area = area.adjusted(0, 0, 0, -px(18))
        size = px(13)
        while size > px(10) and _height(self._life, size, area.width()) > area.height():
            size -= 1
        painter.setFont(brushes.font(size))
        painter.setPen(QColor(theme.text))
        painter.drawText(area, int(Qt.TextFlag.TextWordWrap), self._life)


def _height(text: str, size: float, wide: float) -> float:
    room = QRectF(0, 0, wide, 1000)
    return QFontMetricsF(brushes.font(size)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()


class CastPage(QWidget):
    """Its cards are for one seat: a click seats the character there."""

    chosen = Signal(str)
    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        seat: str,
        character: str,
        taken: Collection[str],
        met: Mapping[str, Encounter],
        note: str = "",
    ) -> None:
        """`character` sits on the seat now, those who are `taken` sit on others; `note` says what went wrong."""
        super().__init__()
        self._theme = theme
        self.setAccessibleName(tr("The cast"))
        self.cards = {one.key: CharacterCard(theme, one, standing_text(one.name, met.get(one.key))) for one in CAST}
        for key, card in self.cards.items():
            card.setChecked(key == character)
            card.setEnabled(key not in taken)
            card.setToolTip(tr("Sits at the table already") if key in taken else "")
            card.clicked.connect(partial(self.chosen.emit, key))
        self.back = button(theme, tr("Back"), "undo")
        self.back.clicked.connect(self.closed)
        self._columns = 0
        self._lay_out(seat, note)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.closed.emit)

    def _lay_out(self, seat: str, note: str) -> None:
        px = self._theme.px
        head = QHBoxLayout()
        head.setSpacing(px(16))
        head.addWidget(label(tr("The cast"), "h1"))
        told = note or tr("Who plays instead of {name}? The weakest come first.", name=seat)
        head.addWidget(ElidedLabel(told, "bad" if note else "muted"), 1)
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, px(6), 0)
        self._grid.setSpacing(px(10))
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the cards have the focus, and are scrolled to
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(px(10))
        nest(self._whole, head)
        self._whole.addWidget(area, 1)
        self._whole.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._arrange(5)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(len(self.cards)):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self._theme.px
        side = max(px(16 if self.width() < px(1200) else 32), (self.width() - px(WIDEST)) // 2)
        self._whole.setContentsMargins(side, px(10), side, px(10))
        room = self.width() - 2 * side - px(26)
        self._arrange(max(1, min(5, int(room // (CARD.width() * self._theme.scale + px(10))))))

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins: at whoever sits here, or the first who may."""
        cards = self.cards.values()
        return next((card for card in cards if card.isChecked()), next(card for card in cards if card.isEnabled()))
