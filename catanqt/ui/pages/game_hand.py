"""The strip at the bottom of the game page: the viewer's cards, the tray of pieces, the dice, what can be pressed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from catanqt.ui.desk import Desk
from catanqt.ui.games import game_presentation
from catanqt.ui.games.kit import Button, SpecialCard
from catanqt.ui.language import tr
from catanqt.ui.nesting import nest
from catanqt.ui.pages.game_tray import TrayGroup, group
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.strips import Strips
from catanqt.ui.strips.deciding import buildable, can_trade
from catanqt.ui.widgets.density import SIZES, Density, density_of
from catanqt.ui.widgets.dice import DicePair
from catanqt.ui.widgets.hand import HandView
from catanqt.ui.widgets.history_bar import HistoryBar
from catanqt.ui.widgets.parts import button, label

HEIGHT = 154
BUTTONS, MORE_BUTTONS = 112, 150
"""So wide is the column of the buttons at least, and with those of scenarios; there or not, nothing beside it moves."""
DIGITS = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)


class HandStrip(QFrame):
    """Everything in the player's own hands."""

    trade = Signal()
    review = Signal()
    """The game is over, and the player wants to see how it went."""
    several = Signal(object)
    """Actions to ask about: which of them is meant, or if the one is meant at all."""
    refused = Signal(str)
    """Why something cannot be used now, in words."""
    uncovered = Signal()
    """Something in the tray is wanted by its number, while something else has its place."""
    buttons_changed = Signal()
    """Other buttons can be pressed now."""
    unfocused = Signal()
    """What had the keyboard is gone: a button that was pressed, a tile that was used up."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("strip")
        self._desk = desk
        theme = desk.theme
        self.cards = HandView(theme, desk.kits)
        self.table = TrayGroup(desk)
        self.special, self.tray, self.rates = self.table.special, self.table.tray, self.table.rates
        self.special.picked.connect(self._play_card)
        self.tray.refused.connect(self.refused)
        self.panels: list[Strips | HistoryBar] = []
        """What takes the tray's place for a while."""
        self.dice = DicePair(theme, desk.table.session.rules.dice)
        self._hand_name = label("", "caption")
        self._buttons: list[tuple[Button | None, QPushButton]] = []
        self._density = Density.WIDE
        self.see_end = button(tr("See the results"), theme, "chart", primary=True)
        self.see_end.clicked.connect(self.review)
        self.see_end.hide()
        self._lay_out()
        self.setFixedHeight(theme.px(HEIGHT))

    # Layout

    def _lay_out(self) -> None:
        theme = self._desk.theme
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(14), theme.px(6), theme.px(14), theme.px(5))
        row.setSpacing(theme.px(8))
        # The window may become narrower than what is shown: that is when smaller cards and tiles take over.
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        nest(row, group(self._hand_name, self.cards))
        row.addWidget(self.table, 1)
        self._pressed = QWidget()
        more = self._desk.table.session.record.header.scenarios
        self._pressed.setMinimumWidth(theme.px(MORE_BUTTONS if more else BUTTONS))
        self._column = QVBoxLayout(self._pressed)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(6))
        self._column.addStretch(1)
        self._column.addWidget(self.see_end)
        self._column.addStretch(1)
        row.addWidget(self._pressed)
        row.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignVCenter)

    def seat(self, *panels: Strips | HistoryBar) -> None:
        """Let these take the tray's place while they are in sight: nothing is built then, and the board stays."""
        for place, panel in enumerate(panels, 1):
            self.panels.append(panel)
            self._row.insertWidget(place, panel, 1)
            panel.hide()
            panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._make_room()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        """What wants the tray's place gets it; buttons and dice give way only where that is too narrow."""
        shown = [panel for panel in self.panels if not panel.isHidden()]
        self.table.setVisible(not shown)
        gap, room = self._row.spacing(), self._beside_hand()
        with_dice = room - self.dice.sizeHint().width() - gap
        with_all = with_dice - self._pressed.minimumWidth() - gap
        needs = max((panel.needs for panel in shown), default=0)
        pressable = bool(self._buttons) or not self.see_end.isHidden()
        self._pressed.setVisible(not shown or (pressable and needs <= with_all))
        self.dice.setVisible(needs <= with_dice)

    def _beside_hand(self) -> int:
        """How much of the width the hand leaves."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        hand = max(self.cards.sizeHint().width(), self._hand_name.sizeHint().width())
        return self.width() - margins.left() - margins.right() - hand - gap

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """What was measured before was too small: buttons and groups had not been laid out."""
        super().showEvent(event)
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """Take as much room as a page of this width leaves: the largest cards and tiles that fit into it."""
        game = game_presentation(self._desk.table.session.record.header.game)
        widest = density_of(width, self._desk.theme, game.roomy)
        for density in sorted(Density, key=lambda one: -one.value):
            if density.value > widest.value:
                continue
            self._take(density)
            if self.cards.minimumSizeHint().width() + self._around_hand() <= width:
                break
        self.cards.set_width(self.cards.widest(width - self._around_hand()))
        room = width - self._around_hand() + self.table.least() - self.cards.sizeHint().width()
        self.table.share(room, self.cards.card)
        self._make_room()

    def _around_hand(self) -> int:
        """How much of the width everything else needs, whatever is in sight now."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        self._pressed.setMinimumWidth(max(self._pressed.minimumWidth(), self._pressed.minimumSizeHint().width()))
        beside = self.table.least() + self._pressed.minimumWidth() + self.dice.sizeHint().width()
        return margins.left() + margins.right() + 3 * gap + beside

    def event(self, event: QEvent) -> bool:
        """Parts that are only now laid out may want more than was foreseen: then the next smaller sizes are taken."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible() and self._too_wide():
            self.fit(self.width())
        return done

    def _too_wide(self) -> bool:
        least = self.cards.minimumSizeHint().width() + self._around_hand()
        return self._density is not Density.NANO and least > self.width()

    def _take(self, density: Density) -> None:
        self._density = density
        self._row.setSpacing(self._desk.theme.px(4 if density is Density.NANO else 8))
        self.cards.fit(density)
        self.dice.set_size(SIZES[density].die)
        self.table.fit(density)

    # What happens

    def sync(self, seen: Seen) -> None:
        focused = QApplication.focusWidget()
        self._show(seen)
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisibleTo(self):
            self.unfocused.emit()  # else it would go to whatever comes next, and a Space would press that

    def _show(self, seen: Seen) -> None:
        hand = self._open_hand(seen)
        self.cards.sync(hand)
        self.table.sync(seen, hand)
        self._show_names(seen)
        self._show_dice(seen)
        self._show_buttons(seen)
        self.see_end.setVisible(seen.over and seen.live)
        if self.width() > 0 and self.isVisible():
            self.fit(self.width())

    def _open_hand(self, seen: Seen) -> Seen:
        """Whoever watches programs play sees the hand of the one whose turn it is."""
        watching = seen.revealed and seen.viewer == NOBODY and not self._desk.table.humans
        return replace(seen, viewer=int(seen.state.turn)) if watching else seen

    def _show_names(self, seen: Seen) -> None:
        held = sum(card.count for card in self.cards.hand.rows)
        if seen.viewer == NOBODY and (owner := self._open_hand(seen).viewer) != NOBODY:
            self._hand_name.setText(tr("Hand of {name}: {count}", name=seen.name(owner), count=held))
        elif seen.viewer == NOBODY:
            self._hand_name.setText(tr("All hands are hidden"))
        else:
            self._hand_name.setText(game_presentation(seen.header.game).hand_title(held))

    def _show_dice(self, seen: Seen) -> None:
        """The dice of this turn, or those that lie there from the one before; what tumbles is not disturbed."""
        found = (kit.dice(seen) for kit in self._desk.kits)
        earlier = not next((dice for dice in found if dice is not None), ())
        values = self._last_roll()
        if (values, earlier) != (self.dice.values, self.dice.earlier):
            self.dice.show_values(values, earlier)

    def _last_roll(self) -> tuple[int, ...]:
        """What chance threw last before the moment that is shown, on the board or at a table beside it."""
        table = self._desk.table
        entries = table.session.record.entries[: table.past]
        throws = (kit.rolled(entry.action) for entry in reversed(entries) for kit in self._desk.kits)
        return next((dice for dice in throws if dice is not None), ())

    def _show_buttons(self, seen: Seen) -> None:
        """What can be pressed now; a button that stays keeps its focus."""
        wanted: list[Button | None] = [one for kit in self._desk.kits for one in kit.buttons(seen)]
        if can_trade(seen, self._desk.kits):
            wanted.insert(0, None)
        if wanted == [one for one, _ in self._buttons]:
            return
        for _, old in self._buttons:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = [(one, self._make_button(one)) for one in sorted(wanted, key=_is_primary)]
        for place, (_, made) in enumerate(self._buttons):
            self._column.insertWidget(1 + place, made)
        self._buttons = sorted(self._buttons, key=lambda pair: wanted.index(pair[0]))
        self.buttons_changed.emit()

    def _make_button(self, one: Button | None) -> QPushButton:
        theme = self._desk.theme
        if one is None:
            made = button(tr("Trade"), theme, "trade")
            made.setToolTip(tr("Trade with the bank or with other players (T)"))
            made.clicked.connect(self.trade)
            return made
        made = button(one.name, theme, one.icon, one.primary)
        key = QKeySequence(one.key).toString(QKeySequence.SequenceFormat.NativeText)
        made.setToolTip(" ".join(part for part in (one.tip or one.name, f"({key})" if key else "") if part))
        made.clicked.connect(lambda checked=False: self._press(one))
        return made

    def _press(self, one: Button) -> None:
        """Do it; before a turn is ended in which something could be built, ask if that is wanted."""
        desk = self._desk
        asks = one.ends_turn and desk.preferences["confirm_end_turn"] and buildable(desk.table.seen, desk.kits)
        if asks:
            self.several.emit([one.action])
        else:
            desk.table.submit(one.action)

    @property
    def buttons(self) -> list[tuple[Button | None, QPushButton]]:
        """What can be pressed now, with what it means; None is the button that opens the trade."""
        return self._buttons

    def button(self, name: str) -> QPushButton:
        """The button with these words (KeyError if it is not there now)."""
        found = {made.text(): made for _, made in self._buttons}
        return found[name]

    def _play_card(self, card: SpecialCard) -> None:
        if len(card.actions) == 1:
            self._desk.table.submit(card.actions[0])
        else:
            self.several.emit(list(card.actions))

    # Where things are, and keys

    def hand_point(self) -> QPoint:
        """The middle of the hand on the screen."""
        return self.cards.mapToGlobal(self.cards.rect().center())

    def bank_point(self) -> QPoint:
        return self.dice.mapToGlobal(self.dice.rect().center())

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what a key stands for: a number takes a piece, a letter presses a button."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() in DIGITS:
            if self.table.isHidden():
                self.uncovered.emit()
            return self.tray.press_number(event.key() - DIGITS.start + 1)
        return self.press_button(QKeySequence(event.key()).toString())

    def has_button(self, key: str) -> bool:
        """Whether there is a button now that a key stands for."""
        return any(one is not None and one.key == key for one, _ in self._buttons)

    def press_button(self, key: str) -> bool:
        """Press the button that a key stands for; False if there is none now."""
        found = next((made for one, made in self._buttons if one is not None and one.key and one.key == key), None)
        if found is not None:
            found.click()
        return found is not None


def _is_primary(one: Button | None) -> bool:
    return one is not None and one.primary
