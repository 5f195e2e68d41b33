"""A question with a few answers, each a button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from catanqt.ui.decisions.strip import AskingStrip
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Choice, Question
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import CENTRE, LEFT, chip, font, roundel, soft_card, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

UPRIGHT = 124
A_ROW = 5
"""So many answers lie side by side; more of them are small, in rows below each other."""
ROWS, LEAST_A_ROW, SQUEEZED = 3, 3, 2
"""Most rows, and how many answers stand in each: more than a few, or a few where there is little room."""
LEAST_WIDTH = 76


class ChoiceButton(QPushButton):
    """One answer: an emblem, chips or an icon, the name, and what there is to know about it."""

    def __init__(self, theme: Theme, choice: Choice, owner_colour: str, small: bool = False) -> None:
        super().__init__()
        self.choice = choice
        self._theme, self._owner = theme, owner_colour
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(choice.name)
        self.setAccessibleDescription(choice.tip)
        self.setToolTip(f"{choice.name}\n{choice.tip}" if choice.tip else choice.name)
        self.setMinimumSize(theme.px(LEAST_WIDTH), theme.px(34))
        self.set_small(small)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_small(self, small: bool) -> None:
        """A small one is low, and shows nothing but a picture and the name."""
        self._small = small
        self.setMaximumSize(self._theme.px(230), self._theme.px(38 if small else 76))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(140), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -5)
            self._paint_ground(painter, box)
            if self._upright:
                self._paint_upright(painter, box)
            elif self._pictured(painter, box):
                self._paint_exchange(painter, box)
            else:
                inner = box.adjusted(self._theme.px(10), 0, -self._theme.px(6), 0)
                inner.setLeft(self._paint_picture(painter, inner))
                self._paint_words(painter, inner)

    @property
    def _ink(self) -> str:
        return self._theme.on_accent if self.choice.primary else self._theme.text

    @property
    def _upright(self) -> bool:
        """Whether the picture stands over the words, for there is no room beside it."""
        return not self._small and (self.width() < self._theme.px(UPRIGHT) or self._words_are_cut())

    def _words_are_cut(self) -> bool:
        """Whether a word of the name is wider than the room that several goods leave beside them."""
        px, goods = self._theme.px, len(self.choice.goods)
        if not 1 < goods < 4:
            return False
        longest = max(width(word, px(14), True) for word in self.choice.name.split())
        return longest > self.width() - 4 - px(10) - px(6) - goods * (px(32) + px(3)) - px(6)

    def _paint_upright(self, painter: QPainter, box: QRectF) -> None:
        theme, side = self._theme, self._theme.px(28)
        count = max(1, len(self.choice.goods))
        x = box.center().x() - (count * (side + theme.px(3)) - theme.px(3)) / 2
        self._paint_picture(painter, QRectF(x, box.top() + theme.px(6), box.width(), side), side)
        under = box.adjusted(4, side + theme.px(8), -4, -2)
        painter.setFont(font(theme.px(12), True))
        painter.setPen(QColor(self._ink))
        if self.choice.tip and self._words_fit(under):
            words(
                painter,
                under.adjusted(0, 0, 0, -under.height() / 2),
                self.choice.name,
                theme.px(12),
                theme.text,
                True,
                CENTRE,
            )
            words(
                painter,
                under.adjusted(0, under.height() / 2, 0, 0),
                self.choice.tip,
                theme.px(11),
                theme.muted,
                False,
                CENTRE,
            )
        else:
            painter.drawText(under, int(CENTRE | Qt.TextFlag.TextWordWrap), self.choice.name)

    def _pictured(self, painter: QPainter, box: QRectF) -> bool:
        """Whether a small one has no room for its name, and goods that say the same."""
        if not self._small or not self.choice.goods:
            return False
        goods = len(self.choice.goods)
        side, gap = self._theme.px(20), self._theme.px(3)
        room = box.adjusted(self._theme.px(16) + goods * (side + gap) + gap, 0, -self._theme.px(6), 0)
        painter.setFont(font(self._theme.px(14), True))
        needed = painter.boundingRect(room, int(LEFT | Qt.TextFlag.TextWordWrap), self.choice.name)
        return needed.width() > room.width() or needed.height() > room.height()

    def _paint_exchange(self, painter: QPainter, box: QRectF) -> None:
        """The goods, and an arrow to what comes back for them."""
        parts = [*self.choice.goods, *(("", self.choice.gets) if self.choice.gets else ())]
        gap = self._theme.px(3)
        side = min(self._theme.px(20), (box.width() - self._theme.px(8)) / len(parts) - gap)
        x, y = box.center().x() - (len(parts) * (side + gap) - gap) / 2, box.center().y() - side / 2
        for kind in parts:
            place = QRectF(x, y, side, side)
            if kind:
                chip(painter, place, kind, self._theme)
            else:
                icons.paint(painter, "next", place, self._theme.muted, self._theme.raised)
            x += side + gap

    def _words_fit(self, box: QRectF) -> bool:
        """Whether the name and what there is to know stand on a line each."""
        theme = self._theme
        name, tip = width(self.choice.name, theme.px(12), True), width(self.choice.tip, theme.px(11))
        return max(name, tip) <= box.width()

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme, round_by = self._theme, self._theme.px(10)
        hot = self.underMouse() and self.isEnabled()
        fill = theme.sunken if self.isDown() else theme.accent_soft if hot else theme.raised
        if self.choice.primary:
            fill = theme.accent_hover if hot else theme.accent
        soft_card(
            painter, box, round_by, theme, fill, theme.accent if hot else theme.control, 0.5 if self.isDown() else 1.5
        )
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, round_by, round_by)

    def _paint_picture(self, painter: QPainter, box: QRectF, side: float = 0) -> float:
        """What the answer looks like, at the left; gives where the words begin."""
        side = side or self._theme.px(20 if self._small else 32)
        x = box.left()
        for kind in self.choice.goods:
            step = side + self._theme.px(3) if len(self.choice.goods) < 4 else side * 0.6
            chip(painter, QRectF(x, box.center().y() - side / 2, side, side), kind, self._theme)
            x += step
        square = QRectF(x, box.center().y() - side / 2, side, side)
        if self._owner:
            roundel(painter, square, self._theme.owners[self._owner])
        elif self.choice.icon:
            icons.paint(painter, self.choice.icon, square, self._ink, self._theme.raised)
        elif not self.choice.goods:
            return x
        else:
            return x + self._theme.px(6)
        return square.right() + self._theme.px(9)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, tip = self._theme, self.choice.tip if not self._small else ""
        if not tip:
            painter.setFont(font(theme.px(14), True))
            painter.setPen(QColor(self._ink))
            painter.drawText(box, int(LEFT | Qt.TextFlag.TextWordWrap), self.choice.name)
            return
        upper = QRectF(box.left(), box.center().y() - theme.px(20), box.width(), theme.px(20))
        words(painter, upper, self.choice.name, theme.px(14), theme.text, True, LEFT)
        lower = QRectF(box.left(), box.center().y(), box.width(), theme.px(18))
        words(painter, lower, tip, theme.px(12), theme.muted, False, LEFT)


class QuestionStrip(AskingStrip):
    """Asks a `Question`; `chosen` carries the action of the answer."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.question: Question | None = None
        self._buttons: list[ChoiceButton] = []
        self._squeezed = False
        self._holder = QWidget()
        self._grid = QGridLayout(self._holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.px(6))
        self.row.addWidget(self._holder, 4)
        self.row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def buttons(self) -> list[ChoiceButton]:
        return self._buttons

    def begin(self) -> None:
        """With the answer that confirms what was asked for, if there is one."""
        primary = next((made for made in self._buttons if made.choice.primary), None)
        if primary is None:
            super().begin()
        else:
            primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def give(self, kind: str, by: int) -> bool:
        """The answer that gives this kind, if there is one."""
        if self.question is None or not self.question.gives or by < 0:
            return False
        found = [made for made in self._buttons if set(made.choice.goods) == {kind}]
        for made in found[:1]:
            made.click()
        return bool(found)

    def ask(self, question: Question, perspective: Perspective, closable: bool) -> bool:
        """Show a question; the same question is left as it is. Whether it is a new one."""
        self.say(question.text, question.detail, closable)
        if question == self.question:
            return False
        self.question = question
        for old in self._buttons:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._squeezed = False
        self._buttons = [self._button(choice, perspective) for choice in question.choices]
        self.widen(len(self._buttons) == 1)
        self._arrange()
        return True

    def squeeze(self, room: int) -> None:
        """Answers that are too many for one row go into rows below each other."""
        gap, count = self._grid.spacing(), len(self._buttons)
        if not LEAST_A_ROW < count <= A_ROW:
            return
        others = self.minimumSizeHint().width() - self._holder.minimumSizeHint().width()
        row = count * self.theme.px(LEAST_WIDTH) + (count - 1) * gap
        if self._squeezed != (others + row > room):
            self._squeezed = not self._squeezed
            self._arrange()

    def _arrange(self) -> None:
        """A few answers stand together at the left instead of far apart."""
        count = len(self._buttons)
        small = self._squeezed or count > A_ROW
        columns = SQUEEZED if self._squeezed else max(LEAST_A_ROW, -(-count // ROWS)) if small else A_ROW
        for i, made in enumerate(self._buttons):
            made.set_small(small)
            self._grid.addWidget(made, *divmod(i, columns))
        used = min(columns, count)
        for column in range(self._grid.columnCount() + 1):
            self._grid.setColumnStretch(column, 3 if column < used else 0)
        self._grid.setColumnStretch(max(columns, used), 0 if self._squeezed else max(0, A_ROW - count))
        self._grid.activate()
        self._holder.updateGeometry()

    def _button(self, choice: Choice, perspective: Perspective) -> ChoiceButton:
        colour = "" if choice.seat == NOBODY else perspective.colour(choice.seat)
        made = ChoiceButton(self.theme, choice, colour)
        made.clicked.connect(lambda checked=False, action=choice.action: self.chosen.emit(action))
        return made
