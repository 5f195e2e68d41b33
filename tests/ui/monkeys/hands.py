"""Hands that carry out any option of the viewer on a game page, with real events only.

There is one way for each kind of option, chosen by chance where there are several: a drag, two clicks or keys for what
is placed; a button or its key; a card; a row of a panel; a strip. An option without a way is a fault of the window.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QTabWidget, QWidget

from catanqt.kernel.game import Action
from catanqt.rules.base.robber import Discard
from catanqt.rules.base.trade import Accept, Confirm, Decline, NoDeal, Withdraw
from catanqt.rules.junior.coco import BuyCoco
from catanqt.scenarios.big_game.rules.part import PLACE_OF
from catanqt.scenarios.big_game.ui.table_panel import TABLE, TableView
from catanqt.scenarios.fishermen.rules.actions import SpendFish
from catanqt.ui.decisions.answer_strip import AnswerStrip
from catanqt.ui.decisions.pick import PickStrip
from catanqt.ui.decisions.question import QuestionStrip
from catanqt.ui.decisions.stepper import Stepper
from catanqt.ui.decisions.strip import AskingStrip
from catanqt.ui.decisions.trade_strip import TradeStrip
from catanqt.ui.games.junior.coco_panel import CocoPanel
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ARROWS = (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left)


class NoWay(AssertionError):
    """The viewer may do something and the window has no way to do it."""


def press_on(widget: QWidget, point: QPoint | None = None) -> None:
    """A click, in the middle if no point is given. What has just been made is shown a moment later."""
    if not widget.isVisible():
        QTest.qWait(1)
    assert widget.isVisible(), f"{widget} is not to be seen"
    QTest.mouseClick(widget, LEFT, PLAIN, widget.rect().center() if point is None else point)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press on a widget, move in steps, let go; points are those of the screen."""
    QTest.mousePress(widget, LEFT, PLAIN, widget.mapFromGlobal(start))
    for part in (0.1, 0.4, 0.8, 1.0):
        way = end - start
        point = start + QPoint(round(way.x() * part), round(way.y() * part))
        QTest.mouseMove(widget, widget.mapFromGlobal(point))
    QTest.mouseRelease(widget, LEFT, PLAIN, widget.mapFromGlobal(end))


def lists_of(panel: QWidget) -> Iterator[tuple[QAbstractItemView, QModelIndex, Sequence[Action]]]:
    """The rows of a panel that stand for actions."""
    for view in panel.findChildren(QAbstractItemView):
        model = view.model()
        for row in range(model.rowCount() if model is not None else 0):
            index = model.index(row, 0)
            found = getattr(index.data(Qt.ItemDataRole.UserRole), "actions", ())
            if found:
                yield view, index, found


def buttons_of(panel: QWidget) -> Iterator[tuple[QPushButton, Sequence[Action]]]:
    """The buttons of a panel that stand for actions: those of lines that keep them."""
    for line in panel.findChildren(QWidget):
        actions, button = getattr(line, "_actions", None), getattr(line, "button", None)
        if actions and isinstance(button, QPushButton):
            yield button, actions


class Hands:
    """The hands of a person at a game page."""

    def __init__(self, page: GamePage, rng: random.Random) -> None:
        self.page, self.rng = page, rng
        self.way = ""

    # What can be done at all

    def reachable(self) -> set[Action]:
        """The options that have a way in the window now."""
        page = self.page
        found: set[Action] = set()
        for spots in page.placement._legal.values():
            for spot, actions in spots.items():
                if self._is_somewhere(spot):
                    found |= set(actions)
        found |= {one.action for one, button in page.hand._buttons if one is not None and button.isEnabled()}
        found |= {tile.tool.action for tile in page.hand.tray.tiles if tile.tool.ready and tile.tool.action is not None}
        for card in page.hand.special.cards.rows:
            found |= set(card.actions)
        for panel in page.side.panels:
            found |= self._in_panel(panel)
        return found | self._in_strips()

    def _is_somewhere(self, spot: Spot) -> bool:
        return self.page.scene.has(spot) or (spot.kind in ("place", "table") and self._long_table() is not None)

    def _in_panel(self, panel: Panel) -> set[Action]:
        found = {action for _, _, actions in lists_of(panel) for action in actions}
        found |= {action for _, actions in buttons_of(panel) for action in actions}
        if isinstance(panel, CocoPanel) and panel.stack.isEnabled():
            found.add(BuyCoco())
        return found

    def _in_strips(self) -> set[Action]:
        strips, perspective = self.page.strips, self.page.controller.perspective
        found: set[Action] = set()
        current = strips.current
        if isinstance(current, QuestionStrip) and current.question is not None:
            found |= {choice.action for choice in current.question.choices}
        if isinstance(current, PickStrip) and current.pick is not None and perspective.may(Discard):
            kinds = [kind for kind, count in current.pick.limits.items() if count]
            found |= {action for kind in kinds for action in current.pick.actions([kind])}
        if isinstance(current, AnswerStrip):
            found |= {Accept()} if current.accept.isEnabled() else set()
            found |= {Decline(reason.value) for reason in current.reasons}
        if isinstance(current, TradeStrip):
            found |= {Confirm(row.seat) for row in current.rows if not row.take.isHidden()}
            found |= {Withdraw()} if current.withdraw.isEnabled() and not current.withdraw.isHidden() else set()
        found |= {one.action for kit in self.page.kits for one in kit.exchanges(perspective)}
        return found

    def _long_table(self) -> TableView | None:
        return next(iter(self.page.side.findChildren(TableView)), None)

    # Doing it

    def do(self, action: Action) -> None:
        """Carry an option out; what it led to is for the caller to check."""
        page = self.page
        for attempt in (self._by_strip, self._by_piece, self._by_button, self._by_tile, self._by_card, self._by_panel):
            if attempt(action):
                return
        if self._by_bank(action):
            return
        raise NoWay(f"there is no way to do {action} while {page.controller.perspective.task} is on")

    def _uncover(self, widget: QWidget) -> None:
        """Put away what has the place of the tray or of the buttons, as a person does: by its cross or by Escape."""
        page = self.page
        strip = page.strips.current
        if strip is not None and not widget.isVisible():
            assert strip.closable, f"{widget} is covered by {strip}, which cannot be closed"
            if isinstance(strip, TradeStrip | AskingStrip) and self.rng.random() < 0.5:
                press_on(strip.cross)
            else:
                QTest.keyClick(strip, Qt.Key.Key_Escape)
            QTest.qWait(1)
        if page.history_view.bar.isVisible() and not widget.isVisible():
            press_on(page.history_view.bar.now)
            QTest.qWait(1)

    def _by_piece(self, action: Action) -> bool:
        page = self.page
        gesture = page.placement.gesture(action)
        if gesture is None:
            return False
        several = len(page.placement._legal[gesture.piece][gesture.spot]) > 1
        ways = [self._drag, self._click, self._type]
        self.rng.choice(ways)(gesture.piece, gesture.spot)
        if several:
            self._choose(action)
        return True

    def _point(self, piece: str, spot: Spot) -> QPoint:
        """Where a spot is on the screen; as a person does, bring it into sight first."""
        page = self.page
        if not page.scene.has(spot):
            return self._place(spot)
        viewport = page.board.viewport()
        if not viewport.rect().contains(viewport.mapFromGlobal(page.board.screen_point(spot))):
            QTest.keyClick(page.board, Qt.Key.Key_0)
        return page.board.screen_point(spot)

    def _place(self, spot: Spot) -> QPoint:
        table = self._long_table()
        assert table is not None
        self._bring(table)
        point = table.rect().center() if spot == TABLE else table.plan.seats[PLACE_OF[spot.index]].toPoint()
        return table.mapToGlobal(point)

    def _drag(self, piece: str, spot: Spot) -> None:
        tile = self.page.hand.tray.tile(piece)
        self.way = f"drag {piece} to {spot}"
        self._uncover(tile)
        assert tile.isVisible()
        end = self._point(piece, spot)  # first: to bring it into sight may move the tile
        drag(tile, tile.mapToGlobal(tile.rect().center()), end)

    def _take(self, piece: str) -> None:
        page = self.page
        if page.placement.piece == piece:
            return
        tile = page.hand.tray.tile(piece)
        if self.rng.random() < 0.5:
            self._uncover(tile)
            press_on(tile)
        else:
            page.board.setFocus()
            QTest.keyClick(page.board, chr(ord("1") + page.hand.tray.tiles.index(tile)))
        assert page.placement.piece == piece, f"{piece} was not taken in hand"

    def _click(self, piece: str, spot: Spot) -> None:
        self.way = f"click {piece} to {spot}"
        self._take(piece)
        point = self._point(piece, spot)
        target: Any = self.page.board.viewport() if self.page.scene.has(spot) else self._long_table()
        QTest.mouseMove(target, target.mapFromGlobal(point))
        point = self._point(piece, spot)  # again: what was under way has been laid out now
        press_on(target, target.mapFromGlobal(point))

    def _type(self, piece: str, spot: Spot) -> None:
        """Go there with the arrows; where they do not lead within reason, click."""
        self._take(piece)
        page = self.page
        target: Any = page.board if page.scene.has(spot) else self._long_table()
        self._bring(target)
        target.setFocus()
        for _ in range(80):
            if page.placement.hot == spot:
                self.way = f"type {piece} to {spot}"
                QTest.keyClick(target, Qt.Key.Key_Return)
                return
            QTest.keyClick(target, self._towards(spot))
        self._click(piece, spot)

    def _towards(self, spot: Spot) -> Qt.Key:
        page, hot = self.page, self.page.placement.hot
        if hot is None or not page.scene.has(spot) or not page.scene.has(hot) or self.rng.random() < 0.25:
            return self.rng.choice(ARROWS)
        way = page.scene.board_layout.place(spot) - page.scene.board_layout.place(hot)
        if abs(way.x()) > abs(way.y()):
            return Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        return Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up

    def _by_button(self, action: Action) -> bool:
        for one, button in self.page.hand._buttons:
            if one is not None and one.action == action:
                self.way = f"button {one.name}"
                if one.key and self.rng.random() < 0.5:
                    self.page.board.setFocus()
                    QTest.keyClick(self.page.board, one.key.lower())
                else:
                    self._uncover(button)
                    press_on(button)
                return True
        return False

    def _by_tile(self, action: Action) -> bool:
        for tile in self.page.hand.tray.tiles:
            if tile.tool.action == action:
                self.way = f"tile {tile.tool.piece}"
                self._uncover(tile)
                press_on(tile)
                return True
        return False

    def _by_card(self, action: Action) -> bool:
        view = self.page.hand.special
        for row, card in enumerate(view.cards.rows):
            if action in card.actions:
                self.way = f"card {card.name}"
                self._uncover(view)
                self._press_row(view, view.cards.index(row))
                if len(card.actions) > 1:
                    self._choose(action)
                return True
        return False

    def _by_panel(self, action: Action) -> bool:
        for panel in self.page.side.panels:
            for view, index, actions in lists_of(panel):
                if action in actions or self._same_purchase(action, actions):
                    self.way = f"row {index.row()} of {panel.title}"
                    self._bring(view)
                    self._press_row(view, index)
                    if len(actions) > 1:
                        self._choose(action)
                    return True
            for button, actions in buttons_of(panel):
                if action in actions:
                    self.way = f"button {button.text()} of {panel.title}"
                    self._bring(button)
                    press_on(button)
                    if len(actions) > 1:
                        self._choose(action)
                    return True
        return False

    @staticmethod
    def _same_purchase(action: Action, actions: Sequence[Action]) -> bool:
        """Tokens that were chosen pay instead of those in the menu."""
        return isinstance(action, SpendFish) and any(
            isinstance(one, SpendFish) and (one.advantage, one.choice) == (action.advantage, action.choice)
            for one in actions
        )

    def _press_row(self, view: QAbstractItemView, index: QModelIndex) -> None:
        view.scrollTo(index)
        QTest.qWait(0)
        box = view.visualRect(index)
        assert view.viewport().rect().intersects(box), f"row {index.row()} of {view.accessibleName()} is out of sight"
        if self.rng.random() < 0.3:
            view.setFocus()
            view.setCurrentIndex(index)
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            press_on(view.viewport(), box.center())

    def _bring(self, widget: QWidget) -> None:
        """Bring a widget into sight as a person does: the side panel by its key, a tab by a click."""
        page = self.page
        if page._dock.isHidden():
            page.toggle_side()
            QTest.qWait(1)
        for tabs in page.side.findChildren(QTabWidget):
            for place in range(tabs.count()):
                if tabs.widget(place).isAncestorOf(widget) and tabs.currentIndex() != place:
                    press_on(tabs.tabBar(), tabs.tabBar().tabRect(place).center())
                    QTest.qWait(1)
        assert widget.isVisible(), f"{widget} cannot be brought into sight"

    # Strips

    def _by_strip(self, action: Action) -> bool:
        current = self.page.strips.current
        asked = current.question if isinstance(current, QuestionStrip) else None
        if asked is not None and any(choice.action == action for choice in asked.choices):
            self._choose(action)
            return True
        if isinstance(current, PickStrip) and isinstance(action, Discard):
            self._discard(current, action)
            return True
        if isinstance(current, AnswerStrip):
            return self._answer(current, action)
        if isinstance(current, TradeStrip):
            return self._settle(current, action)
        return False

    def _choose(self, action: Action) -> None:
        """Answer the question, or pick what the action takes."""
        current = self.page.strips.current
        if isinstance(current, PickStrip):
            assert current.pick is not None
            wanted = dict.fromkeys(current.pick.limits, 0)
            for pair in [(a, b) for a in wanted for b in wanted]:
                if list(current.pick.actions(pair)) == [action]:
                    for kind in pair:
                        wanted[kind] += 1
                    break
            else:
                raise NoWay(f"{action} cannot be picked")
            self._pick(current, wanted)
            return
        assert isinstance(current, QuestionStrip), f"no question was asked for {action}"
        for button in current.buttons:
            if button.choice.action == action or self._same_purchase(action, [button.choice.action]):
                self.way += f", answer {button.choice.name}"
                press_on(button)
                return
        raise NoWay(f"{action} is no answer to “{current.text.text()}”")

    def _pick(self, strip: PickStrip, wanted: dict[str, int]) -> None:
        for stepper in strip.steppers:
            self._step(stepper, 0)
        for stepper in strip.steppers:
            self._step(stepper, wanted.get(stepper.kind, 0))
        assert strip.confirm.isEnabled(), f"{wanted} was not picked"
        press_on(strip.confirm)

    def _step(self, stepper: Stepper, value: int) -> None:
        stepper.setFocus()
        QTest.keyClick(stepper, chr(ord("0") + min(value, 9)))
        for _ in range(value - 9):
            QTest.keyClick(stepper, Qt.Key.Key_Plus)

    def _discard(self, strip: PickStrip, action: Discard) -> None:
        assert strip.pick is not None
        self.way = "discard"
        first = next(kind for kind in strip.pick.limits if list(strip.pick.actions([kind])) == [action])
        left = {**strip.pick.limits, first: strip.pick.limits[first] - 1}
        cards = [kind for kind, count in left.items() for _ in range(count)]
        picked = [first, *self.rng.sample(cards, strip.pick.count - 1)]
        self._pick(strip, {kind: picked.count(kind) for kind in strip.pick.limits})

    def _answer(self, strip: AnswerStrip, action: Action) -> bool:
        if strip.closable:
            press_on(strip.back)
        if isinstance(action, Accept):
            self.way = "accept"
            press_on(strip.accept)
        elif isinstance(action, Decline):
            self.way = f"decline {action.reason}"
            if action.reason == NoDeal.NO and self.rng.random() < 0.7:
                press_on(strip.decline)
            else:
                press_on(strip.say_why)
                press_on(next(made for reason, made in strip.reasons.items() if reason.value == action.reason))
        else:
            return False
        return True

    def _settle(self, strip: TradeStrip, action: Action) -> bool:
        if isinstance(action, Confirm):
            self.way = f"take the terms of {action.seat}"
            press_on(next(row.take for row in strip.rows if row.seat == action.seat))
        elif isinstance(action, Withdraw):
            self.way = "withdraw"
            press_on(strip.withdraw)
        else:
            return False
        return True

    def _by_bank(self, action: Action) -> bool:
        page = self.page
        perspective = page.controller.perspective
        found = [one for kit in page.kits for one in kit.exchanges(perspective) if one.action == action]
        if not found:
            return False
        one = found[0]
        self.way = f"{one.name} {one.give} for {one.take}"
        self.open_trade()
        strip = page.strips.trade
        assert page.strips.current is strip, "the trade strip did not open"
        if not strip.change.isHidden():
            press_on(strip.change)
        for kind in strip.terms.gives:
            self._step(strip.terms.gives[kind], 0)
            self._step(strip.terms.wants[kind], 0)
        self._step(strip.terms.gives[one.give], one.amount)
        self._step(strip.terms.wants[one.take], 1)
        assert strip.bank.isEnabled(), f"the bank does not take {one}"
        press_on(strip.bank)
        return True

    def open_trade(self) -> None:
        """Open the strip for a trade, by the button for it; a question with many answers may need its room."""
        strips = self.page.strips
        for one, button in self.page.hand._buttons:
            if (
                one is None
                and strips.current is not strips.trade
                and (strips.current is None or strips.current.closable)
            ):
                self._uncover(button)
                press_on(button)

    def offer(self) -> bool:
        """Make up an offer and send it, if the viewer may."""
        page, rng = self.page, self.rng
        self.open_trade()
        strip = page.strips.trade
        if page.strips.current is not strip or not strip.terms.isVisible():
            return False
        self.way = "offer"
        for kind in strip.terms.gives:
            if rng.random() < 0.35:
                self._step(strip.terms.gives[kind], rng.randint(0, 2))
            elif rng.random() < 0.35:
                self._step(strip.terms.wants[kind], rng.randint(0, 2))
        if strip.offer.isVisible() and strip.offer.isEnabled():
            press_on(strip.offer)
            return True
        return False

    def counter(self) -> bool:
        """Answer an offer with other terms, if one is on the table."""
        strip = self.page.strips.current
        if not isinstance(strip, AnswerStrip):
            return False
        self.way = "counter"
        if not strip.closable:
            press_on(strip.counter)
        if not strip.propose.isVisible():
            return False
        kind = self.rng.choice(list(strip.terms.gives))
        self._step(self.rng.choice((strip.terms.gives, strip.terms.wants))[kind], self.rng.randint(0, 3))
        if strip.propose.isEnabled():
            press_on(strip.propose)
            return True
        press_on(strip.back)
        return False
