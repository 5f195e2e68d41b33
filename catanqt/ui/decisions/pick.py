"""Picks a number of cards out of a supply with steppers; the button waits for the right number."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catanqt.ui.decisions.controls import button
from catanqt.ui.decisions.stepper import Stepper
from catanqt.ui.decisions.strip import AskingStrip
from catanqt.ui.kit.goods_text import goods_name
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.view_data import Pick
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import label


class PickStrip(AskingStrip):
    """Asks a `Pick`; `picked` carries the kinds that were picked, one entry a card."""

    picked = Signal(object)

    def __init__(self, theme: Theme, kits: tuple[Kit, ...]) -> None:
        super().__init__(theme)
        self._kits = kits
        self.pick: Pick | None = None
        self.steppers: list[Stepper] = []
        self._holder = QWidget()
        self._cards = QHBoxLayout(self._holder)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(theme.px(6))
        self._cards.addStretch(1)
        self.so_far = label("", "strong")
        self.so_far.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.confirm = button(tr("Confirm"), theme, self._confirm, icon="check", primary=True)
        done = QVBoxLayout()
        done.setSpacing(theme.px(6))
        done.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignRight)
        done.addStretch(1)
        done.addWidget(self.so_far)
        done.addWidget(self.confirm)
        done.addStretch(1)
        self.row.addWidget(self._holder, 4)
        nest(self.row, done)

    def begin(self) -> None:
        first = next((one for one in self.steppers if one.limit), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def give(self, kind: str, by: int) -> bool:
        if self.pick is None or not self.pick.gives:
            return False
        for one in self.steppers:
            if one.kind == kind:
                one.step(by)
        return True

    def ask(self, pick: Pick, closable: bool) -> bool:
        """Show a pick; of one that only changed its numbers, what was picked stays. Whether it is a new one."""
        self.say(pick.text, pick.detail, closable)
        old, self.pick = self.pick, pick
        new = old is None or list(old.limits) != list(pick.limits) or (old.text, old.count) != (pick.text, pick.count)
        if new:
            self._rebuild(pick)
        self._refresh()
        return new

    def _rebuild(self, pick: Pick) -> None:
        for old in self.steppers:
            self._cards.removeWidget(old)
            old.deleteLater()
        self.steppers = [Stepper(self.theme, kind, goods_name(self._kits, kind), tall=True) for kind in pick.limits]
        for made in self.steppers:
            made.stepped.connect(self._refresh)
            self._cards.insertWidget(self._cards.count() - 1, made)

    @property
    def kinds(self) -> list[str]:
        """What is picked so far."""
        return [one.kind for one in self.steppers for _ in range(one.value)]

    def _refresh(self) -> None:
        """No more can be picked than wanted, and no more than there is."""
        pick = self.pick
        assert pick is not None
        chosen = {one.kind: min(one.value, pick.limits[one.kind]) for one in self.steppers}
        left = pick.count - sum(chosen.values())
        for one in self.steppers:
            value, held = chosen[one.kind], pick.limits[one.kind]
            one.show_value(value, min(held, value + left), held)
        self.so_far.setText(tr("{count} of {total}", "cards picked", count=pick.count - left, total=pick.count))
        self.confirm.setEnabled(left == 0)
        missing = tr("Choose %n more cards first.", "", left) if left else tr("Confirm (Enter)")
        self.confirm.setToolTip(missing)
        self.confirm.setAccessibleDescription(missing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        else:
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        if self.confirm.isEnabled():
            self.picked.emit(self.kinds)
