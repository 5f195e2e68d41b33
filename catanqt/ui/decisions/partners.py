"""The trading partners: a toggle for each to choose whom to ask, and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from string import Formatter

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from catanqt.rules.base.events import Accepted, Countered, Declined
from catanqt.ui.decisions.controls import LEAST, PartsLabel, button
from catanqt.ui.decisions.negotiation import Answer
from catanqt.ui.games.classic.refusals import no_deal
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Goods, Icon, Part
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_BRUSH, roundel, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

ANSWER = 260
"""No answer in words needs more room, and the button to take it stands close by."""
NAMED, ALONE = 116, 46
"""How wide a toggle is with the name on it, and with the emblem alone."""
SAID = 90
"""So wide is an answer in words at least, on two lines."""


class PartnerToggle(QPushButton):
    """Whether to ask this player: emblem, name and a tick."""

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
        self.setFixedWidth(self._theme.px(ALONE if narrow else NAMED))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with painting(self) as painter:
            box, round_by = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme.px(9)
            on, lively = self.isChecked(), self.isEnabled()
            if lively or on:
                painter.setPen(QPen(QColor(theme.accent if on else theme.control), 1.8 if on else 1.0))
                painter.setBrush(QColor(theme.accent_soft if on or self.underMouse() else theme.raised))
                painter.drawRoundedRect(box, round_by, round_by)
            side = theme.px(20)
            painter.setOpacity(1.0 if on or not lively else 0.6)
            roundel(
                painter, QRectF(box.left() + 5, box.center().y() - side / 2, side, side), theme.owners[self._colour]
            )
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


class PartnerRow(QWidget):
    """One player: the toggle, the answer, and a button to take it or what the viewer lacks for it."""

    taken = Signal(int)
    toggled = Signal()

    def __init__(self, theme: Theme, seat: int, perspective: Perspective, kits: Sequence[Kit]) -> None:
        super().__init__()
        self.seat = seat
        self._theme, self._kits, self._name = theme, kits, perspective.name(seat)
        self.toggle = PartnerToggle(theme, self._name, perspective.colour(seat))
        self.toggle.toggled.connect(lambda on: self.toggled.emit())
        self.answer = PartsLabel(theme)
        self._set_wide(False)
        self.lack = PartsLabel(theme)
        self.lack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        words = tr("Trade", "with somebody who agrees")
        self.take = button(words, theme, lambda: self.taken.emit(seat), icon="check", primary=True, small=True)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.toggle)
        row.addWidget(self.answer, ANSWER)
        row.addWidget(self.take)
        row.addWidget(self.lack)
        row.addStretch(1)
        self.setFixedHeight(theme.px(32))
        self.take.hide()
        self.lack.hide()
        self._said = 0

    @property
    def needed(self) -> int:
        """How wide it is with all that is in it, and the emblem alone."""
        shown = [one.sizeHint().width() for one in (self.take, self.lack) if not one.isHidden()]
        parts = [self._theme.px(ALONE), self._said, *shown]
        return sum(parts) + self._row.spacing() * len(parts)

    def show_answer(
        self, answer: Answer | None, thinking: bool, editable: bool, takeable: bool, held: Sequence[int] = ()
    ) -> None:
        """What they answered; `takeable` when it can be taken now, `held` what the viewer could pay with."""
        self.toggle.setEnabled(editable)
        self.take.setVisible(takeable)
        self.lack.hide()
        self._said = self._theme.px(SAID) if answer is not None else 0
        self._set_wide(False)
        self.answer.setMinimumWidth(self._said)
        self.answer.setMaximumWidth(self._theme.px(ANSWER))
        match answer:
            case Accepted():
                spoken = tr("{name} accepts.", name=self._name)
                self.answer.show_parts((Icon("check"), tr("accepts", "an offer")), spoken, self._theme.good)
            case Declined(reason=reason):
                said = tr("“{words}”", "what somebody says", words=no_deal(reason))
                self.answer.show_parts((said,), said, self._theme.muted)
            case Countered(give=give, want=want):
                self._show_bid(give, want)
                self._show_lack(want, held)
            case _ if thinking:
                self.answer.show_parts((tr("is thinking …"),), tr("{name} is thinking.", name=self._name))
            case _:
                self.answer.clear()
        self.take.setAccessibleName(
            tr("Trade with {name}: {terms}", name=self._name, terms=self.answer.accessibleName())
        )

    def _show_bid(self, give: Sequence[int], want: Sequence[int]) -> None:
        """Their terms as the viewer sees them: what one would get, and for what."""
        got, paid = goods_text.words(self._kits, give), goods_text.words(self._kits, want)
        spoken = tr("{name} would give {give} for {want}.", name=self._name, give=got, want=paid)
        get, pay = goods_text.parts(self._kits, give), goods_text.parts(self._kits, want)
        sentence = tr("You give {give} for {get}", "a counter-offer: as short as possible")
        self.answer.show_parts(pictured(sentence, give=pay, get=get), spoken)
        self._set_wide(True)
        self._said = self.answer.needed
        self.answer.setMinimumWidth(ceil(LEAST * self._said))
        self.answer.setMaximumWidth(self._said)

    def _set_wide(self, wide: bool) -> None:
        """Whether the answer wants all of its width before anything beside it gets more than it needs."""
        policy = QSizePolicy.Policy.Preferred if wide else QSizePolicy.Policy.Ignored
        self.answer.setSizePolicy(policy, QSizePolicy.Policy.Expanding)

    def _show_lack(self, want: Sequence[int], held: Sequence[int]) -> None:
        """Why their terms cannot be taken: what the viewer would have to give, and has not."""
        lacks = tuple(max(0, count - have) for count, have in zip(want, held, strict=False))
        if any(lacks):
            words = goods_text.words(self._kits, lacks)
            sentence = tr("You lack {goods}", "a counter-offer that cannot be paid: as short as possible")
            spoken = tr("You lack {goods}.", goods=words)
            self.lack.show_parts(pictured(sentence, goods=goods_text.parts(self._kits, lacks)), spoken)
            self.lack.show()


def pictured(sentence: str, **goods: Sequence[Goods]) -> tuple[Part, ...]:
    """A sentence with goods in the places of their names."""
    parts: list[Part] = []
    for between, slot, _, _ in Formatter().parse(sentence):
        parts += [between.strip()] if between.strip() else []
        parts += goods[slot] if slot is not None else ()
    return tuple(parts)
