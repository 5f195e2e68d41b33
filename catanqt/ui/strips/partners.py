"""The others at the table, as one trades with them: a toggle to choose whom to ask, and what they answered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from catanqt.rules.base.events import Accepted, Countered, Declined
from catanqt.ui.art import icons
from catanqt.ui.art.brushes import NO_BRUSH, roundel, words
from catanqt.ui.games import goods
from catanqt.ui.games.classic.refusals import no_deal
from catanqt.ui.games.kit import Icon, Kit
from catanqt.ui.language import tr
from catanqt.ui.seen import Seen
from catanqt.ui.strips.controls import PartsLabel, button
from catanqt.ui.strips.talks import Answer
from catanqt.ui.theme import Theme

ANSWER = 260
"""No answer needs more room, and the button to take it stands close by."""


class PartnerToggle(QPushButton):
    """Whether to ask this player: their emblem, name and a tick."""

    def __init__(self, theme: Theme, name: str, colour: str) -> None:
        super().__init__()
        self._theme, self._name, self._colour = theme, name, colour
        self.setCheckable(True)
        self.setChecked(True)
        self.setAutoDefault(True)
        self.setFixedHeight(theme.px(30))
        self.set_narrow(False)
        self.setAccessibleName(tr("Ask {name}", name=name))
        self.setToolTip(tr("Ask {name}", name=name))

    def set_narrow(self, narrow: bool) -> None:
        """Without the name, where there is no room for it."""
        self.setFixedWidth(self._theme.px(46 if narrow else 116))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, round_by = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme.px(9)
        on, lively = self.isChecked(), self.isEnabled()
        if lively or on:
            painter.setPen(QPen(QColor(theme.accent if on else theme.control), 1.8 if on else 1.0))
            painter.setBrush(QColor(theme.accent_soft if on or self.underMouse() else theme.raised))
            painter.drawRoundedRect(box, round_by, round_by)
        side = theme.px(20)
        painter.setOpacity(1.0 if on or not lively else 0.6)
        roundel(painter, QRectF(box.left() + 5, box.center().y() - side / 2, side, side), theme.owners[self._colour])
        tick = QRectF(box.right() - theme.px(18), box.center().y() - theme.px(6), theme.px(12), theme.px(12))
        name = QRectF(box.left() + side + theme.px(10), box.top(), 0, box.height())
        name.setRight(tick.left() - 2)
        if name.width() > theme.px(20):
            words(painter, name, self._name, theme.px(13), theme.text, True)
        if on and lively:
            icons.paint(painter, "check", tick, theme.accent)
        painter.setOpacity(1.0)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(box, round_by, round_by)
        painter.end()


class PartnerRow(QWidget):
    """One player: the toggle, the answer in words or chips, and a button to take it."""

    taken = Signal(int)
    toggled = Signal()

    def __init__(self, theme: Theme, seat: int, seen: Seen, kits: Sequence[Kit]) -> None:
        super().__init__()
        self.seat = seat
        self._theme, self._kits, self._name = theme, kits, seen.name(seat)
        self.toggle = PartnerToggle(theme, self._name, seen.colour(seat))
        self.toggle.toggled.connect(lambda on: self.toggled.emit())
        self.answer = PartsLabel(theme)
        self.answer.setMaximumWidth(theme.px(ANSWER))
        self.answer.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.take = button(tr("Take"), theme, lambda: self.taken.emit(seat), icon="check", primary=True, small=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.toggle)
        row.addWidget(self.answer, ANSWER)
        row.addWidget(self.take)
        row.addStretch(1)
        self.setFixedHeight(theme.px(32))
        self.take.hide()

    def show_answer(self, answer: Answer | None, thinking: bool, editable: bool, takeable: bool) -> None:
        """What they answered; `takeable` when it can be taken now."""
        self.toggle.setEnabled(editable)
        self.take.setVisible(takeable)
        self.answer.setMinimumWidth(self._theme.px(90) if answer is not None else 0)
        match answer:
            case Accepted():
                spoken = tr("{name} accepts.", name=self._name)
                self.answer.show_parts((Icon("check"), tr("accepts", "an offer")), spoken, self._theme.good)
            case Declined(reason=reason):
                said = tr("“{words}”", "what somebody says", words=no_deal(reason))
                self.answer.show_parts((said,), said, self._theme.muted)
            case Countered(give=give, want=want):
                self._show_bid(give, want)
            case _ if thinking:
                self.answer.show_parts((tr("is thinking …"),), tr("{name} is thinking.", name=self._name))
            case _:
                self.answer.clear()
        self.take.setAccessibleName(
            tr("Trade with {name}: {terms}", name=self._name, terms=self.answer.accessibleName())
        )

    def _show_bid(self, give: Sequence[int], want: Sequence[int]) -> None:
        """Their terms as the viewer sees them: what one would get, and for what."""
        got, paid = goods.words(self._kits, give), goods.words(self._kits, want)
        spoken = tr("{name} would give {give} for {want}.", name=self._name, give=got, want=paid)
        get, pay = goods.parts(self._kits, give), goods.parts(self._kits, want)
        gets, gives = tr("You get"), tr("You give")
        self.answer.show_parts((gets, *get, gives, *pay), spoken)
