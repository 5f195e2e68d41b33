"""A player without a mouse: everything is done with keys, sent to whatever has the focus."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.decisions.question import ChoiceButton
from catanqt.ui.games.junior.market_panel import MarketPanel
from catanqt.ui.games.junior.stalls import StallsView
from catanqt.ui.kit.view_data import Exchange
from catanqt.ui.pages.game.page import GamePage

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
FARTHEST = 80
"""No widget is more Tabs away."""


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None, "the keyboard is nowhere"
    return found


def press(key: Qt.Key | str) -> None:
    if isinstance(key, str):
        QTest.keyClicks(focus(), key)
    else:
        QTest.keyClick(focus(), key)


def tab_to(wanted: Callable[[QWidget], bool]) -> QWidget:
    """Press Tab until the focus is where it is wanted."""
    met = []
    for _ in range(FARTHEST):
        if wanted(focus()):
            return focus()
        met.append(f"{type(focus()).__name__} {focus().accessibleName()!r}")
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead there, but over {met}")


class KeyPlayer:
    """Plays a seat of a page: builds what can be built, plays cards, and passes on."""

    def __init__(self, qtbot: QtBot, page: GamePage, seed: int = 1) -> None:
        self._qtbot, self._page = qtbot, page
        self._random = random.Random(seed)
        self.used: set[str] = set()
        """The ways in which something was done."""

    def play_on(self, timeout: int = 60_000) -> None:
        """Until the game is over."""
        page = self._page
        while not page.controller.perspective.over:
            self._qtbot.waitUntil(
                lambda: page.controller.perspective.acting or page.controller.perspective.over, timeout=timeout
            )
            self._qtbot.wait(1)  # what is new comes into sight
            if page.controller.perspective.acting:
                self._act()

    def _act(self) -> None:
        page = self._page
        before = len(page.controller.session.record.entries)
        way = self._way()
        self.used.add(way.__name__.strip("_"))
        way()
        if page.strips.current is not None and page.controller.perspective.acting:
            return  # a question came of it: that is the next thing to do
        assert len(page.controller.session.record.entries) > before, f"{way.__name__} led to nothing"

    def _way(self) -> Callable[[], None]:
        page, strips = self._page, self._page.strips
        known = {
            strips.answer: self._decline,
            strips.pick: self._pick,
            strips.question: self._choose,
            strips.trade: self._close,
        }
        if strips.current is not None:
            return known[strips.current]
        if page.placement.forced:
            return self._place
        if any(tile.tool.ready for tile in page.hand.tray.tiles):
            return self._build
        if any(card.actions for card in page.hand.special.cards.rows):
            return self._play_card
        if self._stall() is not None:
            return self._swap
        return self._exchange if self._wanted() is not None else self._press_button

    def _decline(self) -> None:
        strip = self._page.strips.answer
        tab_to(lambda widget: widget is strip.decline)
        press(Qt.Key.Key_Return)

    def _pick(self) -> None:
        strip = self._page.strips.pick
        for stepper in strip.steppers:
            tab_to(lambda widget, stepper=stepper: widget is stepper)
            press("9")
        assert strip.confirm.isEnabled()
        press(Qt.Key.Key_Return)

    def _choose(self) -> None:
        tab_to(lambda widget: isinstance(widget, ChoiceButton) and widget.isEnabled())
        press(Qt.Key.Key_Return)

    def _close(self) -> None:
        press(Qt.Key.Key_Escape)

    def _place(self) -> None:
        tab_to(lambda widget: widget is self._page.board)
        for _ in range(self._random.randint(1, 5)):
            press(self._random.choice(ARROWS))
        assert self._page.placement.hot is not None
        press(Qt.Key.Key_Return)

    def _build(self) -> None:
        page = self._page
        tiles = page.hand.tray.tiles
        place = max(place for place, tile in enumerate(tiles) if tile.tool.ready)
        tab_to(lambda widget: widget is page.board)
        press(str(place + 1))
        if page.placement.piece is not None:
            self._place()

    def _play_card(self) -> None:
        special = self._page.hand.special
        tab_to(lambda widget: widget is special)
        for _ in special.cards.rows:
            press(Qt.Key.Key_Left)
        for card in special.cards.rows:
            if card.actions:
                break
            press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)

    def _wanted(self) -> Exchange | None:
        """What to change at the bank: something to spare for something that is lacking."""
        kits, perspective = self._page.kits, self._page.controller.perspective
        held = {card.kind: card.count for kit in kits for card in kit.hand(perspective)}
        found = (one for kit in kits for one in kit.exchanges(perspective))
        return next((one for one in found if not held.get(one.take) and one.take != "gold"), None)

    def _exchange(self) -> None:
        strip, wanted = self._page.strips.trade, self._wanted()
        assert wanted is not None
        tab_to(lambda widget: widget is self._page.hand.button("Trade"))
        press(Qt.Key.Key_Return)
        tab_to(lambda widget: widget is strip.terms.gives[wanted.give])
        press(str(wanted.amount))
        tab_to(lambda widget: widget is strip.terms.wants[wanted.take])
        press(Qt.Key.Key_Up)
        tab_to(lambda widget: widget is strip.bank)
        press(Qt.Key.Key_Return)

    def _stall(self) -> tuple[StallsView, int] | None:
        """A market's row, and the place there of a tile that can be had and is lacking."""
        kits, perspective = self._page.kits, self._page.controller.perspective
        held = {card.kind: card.count for kit in kits for card in kit.hand(perspective)}
        for panel in self._page.side.panels:
            if isinstance(panel, MarketPanel):
                for view, stalls in ((panel.booths, panel.market), (panel.piles, panel.stock)):
                    for stall in stalls.rows if view is not None else ():
                        if stall.ready and not held.get(stall.key):
                            return view, stall.place
        return None

    def _swap(self) -> None:
        found = self._stall()
        assert found is not None
        view, place = found
        tab_to(lambda widget: widget is self._page.hand.button("Trade"))
        press(Qt.Key.Key_Return)
        tab_to(lambda widget: widget is view)
        press(Qt.Key.Key_Home)
        for _ in range(place):
            press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)

    def _press_button(self) -> None:
        tab_to(lambda widget: widget is self._page.board)
        press("r" if not self._rolled() else "e")

    def _rolled(self) -> bool:
        return not any(
            one.key == "R" for kit in self._page.kits for one in kit.buttons(self._page.controller.perspective)
        )
