"""The viewer's fish tokens, face up in the hand strip; pressing them selects which ones pay at the market."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from catanqt.scenarios.fishermen.rules.actions import SpendFish, fish_value
from catanqt.scenarios.fishermen.rules.part import NAME, Part
from catanqt.scenarios.fishermen.ui import art
from catanqt.scenarios.fishermen.ui.payment_selection import NONE, PaymentSelection
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_BRUSH, sign
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel

MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Up)
LARGE, SMALL = 56, 30
"""The side of a token where there is room enough, and the least at which its fish can be counted."""
LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Down, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class TokensPanel(Panel):
    """The three kinds of token, how many of each are held, and how many of them shall pay."""

    def __init__(self, context: PageContext, chosen: PaymentSelection) -> None:
        super().__init__()
        self.title = tr("Fish")
        self.icon = "fish"
        self._theme = context.theme
        self._chosen = chosen
        self._whose = NOBODY
        self.tokens = tuple(TokenButton(context.theme, chosen, kind) for kind in (2, 1, 0))
        self.total = PlainLabel()
        self.total.setProperty("role", "caption")
        self.total.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        row.setSpacing(context.theme.px(4))
        for token in self.tokens:
            row.addWidget(token)
        box = QVBoxLayout(self)
        box.setContentsMargins(context.theme.px(2), 0, context.theme.px(2), 0)
        box.setSpacing(context.theme.px(2))
        box.addStretch()
        nest(box, row)
        box.addWidget(self.total)
        box.addStretch()
        chosen.changed.connect(self._show)

    def fit(self, card: int) -> None:
        side = min(LARGE, max(SMALL, card * 0.86))
        for token in self.tokens:
            token.setFixedSize(self._theme.px(side + 8), self._theme.px(side + 10))

    def sync(self, perspective: Perspective) -> None:
        fish: Part = perspective.state.scenario_state[NAME]
        self._whose = perspective.viewer
        held = fish.tokens[perspective.viewer] if perspective.viewer != NOBODY else NONE
        usable = perspective.composes(SpendFish)
        for token in self.tokens:
            token.usable = usable
            token.setVisible(perspective.viewer != NOBODY)
        self._chosen.hold(held, usable)
        self._show()

    def _show(self) -> None:
        held, chosen = self._chosen.held, self._chosen
        told = tr("chosen: %n fish", "", chosen.fish) if chosen.fish else tr("%n fish", "", fish_value(held))
        self.total.setText(told if self._whose != NOBODY else "")  # behind the cover nothing is said of anybody's
        for token in self.tokens:
            token.show_count()


class TokenButton(QAbstractButton):
    """The tokens of one kind: a press adds one to the payment, a press with the other button takes one away."""

    def __init__(self, theme: Theme, chosen: PaymentSelection, kind: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chosen = chosen
        self._kind = kind
        self.usable = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self._add(1))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(64), self._theme.px(66))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(42), self._theme.px(46))

    def show_count(self) -> None:
        """Tell how many are held and chosen."""
        held, chosen = self._chosen.held[self._kind], self._chosen.tokens[self._kind]
        self.setEnabled(self.usable and held > 0)
        kind = tr("Tokens with %n fish", "", self._kind + 1)
        counts = tr("{held} held, {chosen} chosen to pay", held=held, chosen=chosen)
        self.setAccessibleName(tr("{kind}: {counts}", kind=kind, counts=counts))
        how = tr("Press to choose which tokens to pay with at the market. Otherwise as little as possible is wasted.")
        self.setToolTip(f"{self.accessibleName()}\n{how}")
        self.update()

    def _add(self, step: int) -> None:
        self._chosen.add(self._kind, step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton and self.isEnabled():
            self._add(-1)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in MORE:
            self._add(1)
        elif key in LESS:
            self._add(-1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            theme, held, chosen = self._theme, self._chosen.held[self._kind], self._chosen.tokens[self._kind]
            side = min(self.width() - theme.px(8), self.height() - theme.px(10))
            face = QRectF((self.width() - side) / 2, (self.height() - side) / 2 - 1, side, side)
            if held:
                for i in range(min(held, 3) - 1, 0, -1):
                    art.token(painter, face.translated(i * side * 0.05, i * side * 0.05), 0)
                art.token(painter, face, self._kind + 1)
            else:
                painter.setOpacity(0.5)
                painter.setPen(QPen(QColor(theme.line_strong), 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(NO_BRUSH)
                painter.drawEllipse(face.adjusted(2, 2, -2, -2))
                painter.setOpacity(0.28)
                art.shoal(painter, face, self._kind + 1)
                painter.setOpacity(1.0)
            self._rings(painter, face, chosen)
            if held:
                self._signs(painter, face, held, chosen)

    def _rings(self, painter: QPainter, face: QRectF, chosen: int) -> None:
        theme = self._theme
        painter.setBrush(NO_BRUSH)
        if chosen or (self.underMouse() and self.isEnabled()):
            painter.setPen(QPen(QColor(theme.accent), 2.6 if chosen else 1.8))
            painter.drawEllipse(face.adjusted(-1.5, -1.5, 1.5, 1.5))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.4))
            painter.drawEllipse(face.adjusted(-3, -3, 3, 3))

    def _signs(self, painter: QPainter, face: QRectF, held: int, chosen: int) -> None:
        theme, side = self._theme, max(self._theme.px(19), face.width() * 0.36)
        corner = QRectF(face.right() - side * 0.72, face.top() - side * 0.1, side, side)
        sign(painter, corner, str(held), "#174A60", theme.panel)
        if chosen:
            left = QRectF(face.left() - side * 0.28, face.bottom() - side * 0.8, side, side)
            sign(painter, left, str(chosen), theme.accent, theme.panel, theme.on_accent)
