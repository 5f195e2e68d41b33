"""The strip at the bottom of the game page: the viewer's cards, the tray of pieces, the dice, the buttons."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from catanqt.ui.decisions import StripStack
from catanqt.ui.decisions.action_questions import buildable, can_swap, can_trade
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Button, SpecialCard
from catanqt.ui.pages.game.tray_group import TrayGroup, group
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.density import SIZES, Density, density_of
from catanqt.ui.widgets.dice import DicePair
from catanqt.ui.widgets.factories import button, label
from catanqt.ui.widgets.hand import HandView
from catanqt.ui.widgets.history_bar import HistoryBar

HEIGHT = 154
BUTTONS, MORE_BUTTONS = 112, 150
"""So wide is the column of the buttons at least, and with those of scenarios; there or not, nothing beside it moves."""
DIGITS = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)


class HandStrip(QFrame):
    """Everything the player holds and can use."""

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

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self.setObjectName("strip")
        self._context = context
        theme = context.theme
        self.cards = HandView(theme, context.kits)
        self.tray_group = TrayGroup(context)
        self.special, self.tray, self.rates = self.tray_group.special, self.tray_group.tray, self.tray_group.rates
        self.special.picked.connect(self._play_card)
        self.tray.refused.connect(self.refused)
        self.panels: list[StripStack | HistoryBar] = []
        """What takes the tray's place for a while."""
        self.dice = DicePair(theme, context.controller.session.rules.dice)
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
        theme = self._context.theme
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(14), theme.px(6), theme.px(14), theme.px(5))
        row.setSpacing(theme.px(8))
        # The window may become narrower than what is shown: that is when smaller cards and tiles take over.
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        nest(row, group(self._hand_name, self.cards))
        row.addWidget(self.tray_group, 1)
        self._pressed = QWidget()
        more = self._context.controller.session.record.header.scenarios
        self._pressed.setMinimumWidth(theme.px(MORE_BUTTONS if more else BUTTONS))
        self._column = QVBoxLayout(self._pressed)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(6))
        self._column.addStretch(1)
        self._no_trade = QWidget()  # keeps its place, or the button that ends the turn would move when it goes
        self._no_trade.hide()
        self._column.addWidget(self._no_trade)
        self._column.addWidget(self.see_end)
        self._column.addStretch(1)
        row.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._pressed)  # at the edge: it stays in place where a decision takes that of the dice

    def seat(self, *panels: StripStack | HistoryBar) -> None:
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
        """What wants the tray's place gets it; dice, then buttons, give way only where that is too narrow."""
        shown = [panel for panel in self.panels if not panel.isHidden()]
        self.tray_group.setVisible(not shown)
        gap, room = self._row.spacing(), self._beside_hand()
        dice, pressed = self.dice.sizeHint().width() + gap, self._pressed.minimumWidth() + gap
        pressable = bool(self._buttons) or not self.see_end.isHidden()
        for panel in shown:
            panel.squeeze(room - dice - (pressed if pressable else 0))
        needs = max((panel.needs for panel in shown), default=0)
        with_buttons = pressable and needs <= room - pressed
        self._pressed.setVisible(not shown or with_buttons)
        self.dice.setVisible(needs <= room - dice - (pressed if with_buttons else 0))

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
        self._pressed.setMinimumWidth(max(self._pressed.minimumWidth(), self._widest_button()))
        self.fit(self.width())

    def _widest_button(self) -> int:
        """The column is as wide from the first turn on as it will ever be, or cards would move when one comes."""
        names = [name for kit in self._context.kits for name in kit.button_names()]
        widths = []
        for name in (*names, tr("Trade")):
            probe = button(name, self._context.theme, "end", primary=True)
            probe.setParent(self._pressed)
            probe.ensurePolished()
            widths.append(probe.sizeHint().width())
            probe.setParent(None)
            probe.deleteLater()
        return max(widths)

    def fit(self, width: int) -> None:
        """Take as much room as a page of this width leaves: the largest cards and tiles that fit into it."""
        game = game_presentation(self._context.controller.session.record.header.game)
        widest = density_of(width, self._context.theme, game.roomy)
        for density in sorted(Density, key=lambda one: -one.value):
            if density.value > widest.value:
                continue
            self._take(density)
            if self.cards.minimumSizeHint().width() + self._around_hand() <= width:
                break
        self.cards.set_width(self.cards.widest(width - self._around_hand()))
        room = width - self._around_hand() + self.tray_group.least() - self.cards.sizeHint().width()
        self.tray_group.share(room, self.cards.card)
        self._make_room()

    def _around_hand(self) -> int:
        """How much of the width everything else needs, whatever is in sight now."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        self._pressed.setMinimumWidth(max(self._pressed.minimumWidth(), self._pressed.minimumSizeHint().width()))
        beside = self.tray_group.least() + self._pressed.minimumWidth() + self.dice.sizeHint().width()
        return margins.left() + margins.right() + 3 * gap + beside

    def event(self, event: QEvent) -> bool:
        """Parts that are only now laid out may want more than was foreseen: then the next smaller sizes are taken."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            if self._too_wide():
                self.fit(self.width())
            else:
                self._make_room()  # another question wants another width
        return done

    def _too_wide(self) -> bool:
        least = self.cards.minimumSizeHint().width() + self._around_hand()
        return self._density is not Density.NANO and least > self.width()

    def _take(self, density: Density) -> None:
        self._density = density
        self._row.setSpacing(self._context.theme.px(4 if density is Density.NANO else 8))
        self.cards.fit(density)
        self.dice.set_size(SIZES[density].die)
        self.tray_group.fit(density)

    # What happens

    def sync(self, perspective: Perspective) -> None:
        focused = QApplication.focusWidget()
        self._show(perspective)
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisibleTo(self):
            self.unfocused.emit()  # else it would go to whatever comes next, and a Space would press that

    def _show(self, perspective: Perspective) -> None:
        hand = self._open_hand(perspective)
        self.cards.sync(hand)
        self.tray_group.sync(perspective, hand)
        self._show_names(perspective)
        self._show_dice(perspective)
        self._show_buttons(perspective)
        self.see_end.setVisible(perspective.over and perspective.live)
        if self.width() > 0 and self.isVisible():
            self.fit(self.width())

    def _open_hand(self, perspective: Perspective) -> Perspective:
        """A spectator sees the hand of the agent whose turn it is."""
        watching = perspective.revealed and perspective.viewer == NOBODY and not self._context.controller.humans
        return replace(perspective, viewer=int(perspective.state.turn)) if watching else perspective

    def _show_names(self, perspective: Perspective) -> None:
        held = sum(card.count for card in self.cards.hand.rows)
        if perspective.viewer == NOBODY and (owner := self._open_hand(perspective).viewer) != NOBODY:
            self._hand_name.setText(tr("Hand of {name}: {count}", name=perspective.name(owner), count=held))
        elif perspective.viewer == NOBODY:
            self._hand_name.setText(tr("All hands are hidden"))
        else:
            self._hand_name.setText(game_presentation(perspective.header.game).hand_title(held))

    def _show_dice(self, perspective: Perspective) -> None:
        """The dice of this turn, or those that lie there from the one before; what tumbles is not disturbed."""
        found = (kit.dice(perspective) for kit in self._context.kits)
        earlier = not next((dice for dice in found if dice is not None), ())
        decks = (kit.dice_deck(perspective) for kit in self._context.kits)
        self.dice.show_deck(next((deck for deck in decks if deck is not None), None))
        values = self._last_roll()
        if (values, earlier) != (self.dice.values, self.dice.earlier):
            self.dice.show_values(values, earlier)

    def _last_roll(self) -> tuple[int, ...]:
        """The last dice before the moment that is shown, thrown for a turn: those of a challenge only tumble."""
        controller = self._context.controller
        entries = controller.session.record.entries[: controller.past]
        throws = (kit.rolled(entry.action) for entry in reversed(entries) for kit in self._context.kits)
        return next((dice for dice in throws if dice is not None), ())

    def _show_buttons(self, perspective: Perspective) -> None:
        """What can be pressed now; a button that stays keeps its focus."""
        wanted: list[Button | None] = [one for kit in self._context.kits for one in kit.buttons(perspective)]
        if can_trade(perspective, self._context.kits) or can_swap(perspective, self._context.kits):
            wanted.insert(0, None)
        if wanted == [one for one, _ in self._buttons]:
            return
        for _, old in self._buttons:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = [(one, self._make_button(one)) for one in sorted(wanted, key=_is_primary)]
        for place, (_, made) in enumerate(self._buttons):
            self._column.insertWidget(2 + place, made)
            made.show()  # at once, with the words and the seats that say the same; a layout would do it a moment later
        ending = next((made for one, made in self._buttons if one is not None and one.ends_turn), None)
        if ending is not None:
            self._no_trade.setFixedHeight(ending.sizeHint().height())
        self._no_trade.setVisible(ending is not None and None not in wanted)
        self._column.activate()
        self._buttons = sorted(self._buttons, key=lambda pair: wanted.index(pair[0]))
        self.buttons_changed.emit()

    def _make_button(self, one: Button | None) -> QPushButton:
        theme = self._context.theme
        if one is None:
            made = button(tr("Trade"), theme, "trade")
            offers = can_trade(self._context.controller.perspective, self._context.kits)
            swap, both = tr("Swap at the market or the stock (T)"), tr("Trade with the bank or with other players (T)")
            made.setToolTip(both if offers else swap)
            made.clicked.connect(self.trade)
            return made
        made = button(one.name, theme, one.icon, one.primary)
        key = QKeySequence(one.key).toString(QKeySequence.SequenceFormat.NativeText)
        made.setToolTip(" ".join(part for part in (one.tip or one.name, f"({key})" if key else "") if part))
        made.clicked.connect(lambda checked=False: self._press(one))
        return made

    def _press(self, one: Button) -> None:
        """Do it; before a turn is ended in which something could be built, ask if that is wanted, but only once."""
        context = self._context
        asks = (
            one.ends_turn
            and context.preferences["confirm_end_turn"]
            and buildable(context.controller.perspective, context.kits)
            and not any(panel.asks_about(one.action) for panel in self.panels)
        )
        if asks:
            self.several.emit([one.action])
        else:
            context.controller.submit(one.action)

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
            self._context.controller.submit(card.actions[0])
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
            if self.tray_group.isHidden():
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
