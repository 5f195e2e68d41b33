"""The strip at the bottom of the game page: the viewer's cards, the tray of pieces, the dice, what can be pressed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Button, SpecialCard
from catanqt.ui.language import tr
from catanqt.ui.nesting import nest
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.strips.deciding import buildable, can_trade
from catanqt.ui.widgets.bank import BankRates
from catanqt.ui.widgets.density import SIZES, Density, density_of
from catanqt.ui.widgets.dice import DicePair
from catanqt.ui.widgets.hand import CardsView, HandView
from catanqt.ui.widgets.parts import button, label, vline
from catanqt.ui.widgets.tray import Tray

HEIGHT = 154
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
        self.special = CardsView(theme, desk.kits)
        self.special.picked.connect(self._play_card)
        self.extras = [panel for kit in desk.kits for panel in kit.extras(desk)]
        self.tray = Tray(desk)
        self.tray.refused.connect(self.refused)
        self.rates = BankRates(theme)
        self.dice = DicePair(theme, 1 if desk.table.session.record.header.game == "junior" else 2)
        self._hand_name, self._tray_name = label("", "caption"), label("", "caption")
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
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(14), theme.px(8), theme.px(14), theme.px(6))
        row.setSpacing(theme.px(8))
        # The window may become narrower than what is shown: that is when smaller cards and tiles take over.
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        nest(row, self._group(self._hand_name, self.cards))
        self._special_group = self._framed(label(tr("Cards"), "caption"), self.special)
        row.addWidget(self._special_group)
        for panel in self.extras:
            row.addWidget(vline())
            nest(row, self._group(label(panel.title, "caption"), panel))
        self._tray_group = self._framed(self._tray_name, self.tray)
        row.addWidget(self._tray_group)
        self._rates_group = self._framed(label(tr("Bank and your rates"), "caption"), self.rates)
        row.addWidget(self._rates_group)
        row.addStretch(0)  # takes only what cards at their full width leave
        row.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.px(6))
        self._column.addStretch(1)
        self._column.addWidget(self.see_end)
        self._column.addStretch(1)
        nest(row, self._column)

    def _group(self, name: QLabel, body: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(name)
        column.addStretch(1)
        column.addWidget(body, 0, Qt.AlignmentFlag.AlignLeft)  # under its name, however wide that is
        column.addStretch(1)
        return column

    def _framed(self, name: QLabel, body: QWidget) -> QWidget:
        """A group with a line before it, which can be hidden as a whole."""
        frame = QWidget()
        frame.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)  # what is left lies on the right
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._desk.theme.px(8))
        row.addWidget(vline())
        nest(row, self._group(name, body), 1)
        return frame

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """What was measured before was too small: buttons and groups had not been laid out."""
        super().showEvent(event)
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """Take the room that a page of this width leaves: the largest cards and tiles that fit into it."""
        roomy = self._desk.table.session.record.header.game == "junior"
        widest = density_of(width, self._desk.theme, roomy)
        for density in sorted(Density, key=lambda one: -one.value):
            if density.value > widest.value:
                continue
            self._take(density)
            layout = self.layout()
            assert layout is not None
            layout.invalidate()
            layout.activate()  # the groups within it remember their sizes until they are laid out anew
            if layout.minimumSize().width() <= width:
                break
        self._share(width)

    def _share(self, width: int) -> None:
        """Both kinds of cards are equally wide: as wide as what else is in the strip leaves them."""
        layout, rows = self.layout(), (self.cards, self.special)
        assert layout is not None
        least = sum(row.minimumSizeHint().width() for row in rows)
        room = width - layout.minimumSize().width() + least
        both = sum(row.model().rowCount() for row in rows)
        hand = self.cards.widest(room * self.cards.model().rowCount() // max(1, both))
        self.cards.set_width(hand)
        self.special.set_width(min(hand, self.special.widest(room - self.cards.sizeHint().width())))

    def event(self, event: QEvent) -> bool:
        """Parts that are only now laid out may want more than was foreseen: then the next smaller sizes are taken."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible() and self._too_wide():
            self._take(Density(self._density.value - 1))
        return done

    def _too_wide(self) -> bool:
        layout = self.layout()
        assert layout is not None
        return self._density is not Density.NANO and layout.minimumSize().width() > self.width()

    def _take(self, density: Density) -> None:
        self._density = density
        layout = self.layout()
        assert layout is not None
        layout.setSpacing(self._desk.theme.px(4 if density is Density.NANO else 8))
        self.cards.fit(density)
        self.special.fit(density)
        self.tray.fit(density)
        for panel in self.extras:
            panel.fit(SIZES[density].card)
            _measure(panel)
        self.dice.set_size(SIZES[density].die)
        crowded = bool(self.extras) or len(self.tray.tiles) > 4 or not self.rates.sizeHint().width()
        self._rates_group.setVisible(SIZES[density].rates and not crowded)
        for group in (self._special_group, self._tray_group, self._rates_group):
            _measure(group)

    # What happens

    def sync(self, seen: Seen) -> None:
        focused = QApplication.focusWidget()
        self._show(seen)
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisibleTo(self):
            self.unfocused.emit()  # else it would go to whatever comes next, and a Space would press that

    def _show(self, seen: Seen) -> None:
        kits, hand = self._desk.kits, self._open_hand(seen)
        self.cards.sync(hand)
        self.special.sync(hand)
        self._special_group.setVisible(bool(self.special.cards.rows))
        for panel in self.extras:
            panel.sync(hand)
        self.tray.sync(seen)
        self._tray_group.setVisible(bool(self.tray.tiles))
        self.rates.show_rates([stock for kit in kits for stock in kit.bank(seen)])
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
        elif seen.header.game == "junior":
            self._hand_name.setText(tr("Your hand: %n tiles", "", held))
        else:
            self._hand_name.setText(tr("Your hand: %n cards", "", held))
        moved = all(tile.tool.left is None for tile in self.tray.tiles)  # the robber is nobody's, and never used up
        build = tr("Build: drag it out, or press its number")
        self._tray_name.setText(tr("Move: drag it out, or press its number") if moved else build)

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


def _measure(widget: QWidget) -> None:
    """Let a widget forget what size it wanted: layouts within layouts remember it until they are laid out anew."""
    layout = widget.layout()
    if layout is not None:
        layout.invalidate()
        layout.activate()
    widget.updateGeometry()


def _is_primary(one: Button | None) -> bool:
    return one is not None and one.primary
