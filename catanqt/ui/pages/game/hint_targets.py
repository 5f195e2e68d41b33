"""Finds the place of a move on the game page: its button, tile, card or row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractItemView, QWidget

from catanqt.kernel.game import Action
from catanqt.rules.base import trade
from catanqt.ui.decisions.strip import Strip
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.models.rows import ROW
from catanqt.ui.play.placement import Zone

if TYPE_CHECKING:
    from catanqt.ui.pages.game.page import GamePage


@dataclass(frozen=True, slots=True)
class Place:
    """A widget of the page, and the moves made there."""

    widget: QWidget
    fits: Callable[[Action], bool]
    part: Callable[[], QRect]


def places(page: GamePage) -> list[Place]:
    """All parts of the page where a move can be made by a press now, in strips first, for they lie open."""
    return [*_in_strip(page), *_in_hand(page), *_in_lists(page), *_to_trade(page)]


def _whole(widget: QWidget, fits: Callable[[Action], bool]) -> Place:
    return Place(widget, fits, widget.rect)


def _in_hand(page: GamePage) -> Iterator[Place]:
    for tile in page.hand.tray.tiles:
        yield _whole(tile, partial(_is_made_with, page, tile.tool.piece, tile.tool.action))
    for one, made in page.hand.buttons:
        if one is not None:
            yield _whole(made, partial(_same, one.action))


def _same(one: Action, other: Action) -> bool:
    return one == other


def _is_made_with(page: GamePage, piece: str, bought: Action | None, action: Action) -> bool:
    if bought is not None:
        return action == bought
    gesture = page.placement.gesture(action)
    return gesture is not None and gesture.piece == piece


def _in_lists(page: GamePage) -> Iterator[Place]:
    """Cards in hand and rows of panels that say which moves they stand for."""
    for whole in (page.hand, *page.side.panels):
        for view in whole.findChildren(QAbstractItemView):
            model = view.model()
            for row in range(model.rowCount()):
                index = model.index(row, 0)
                actions = getattr(index.data(ROW), "actions", ())
                if isinstance(actions, tuple) and actions:
                    part = partial(_row_of, view, row)
                    yield Place(view.viewport(), partial(_among, actions), part)


def _among(actions: tuple[Action, ...], action: Action) -> bool:
    return action in actions


def _row_of(view: QAbstractItemView, row: int) -> QRect:
    return view.visualRect(view.model().index(row, 0)).intersected(view.viewport().rect())


def beside_the_board(page: GamePage, action: Action) -> Place | None:
    """Where a piece goes that is not put on the board, such as a settler at a table."""
    gesture = page.placement.gesture(action)
    if gesture is None:
        return None
    for zone in page.placement.zones:
        if isinstance(zone, QWidget) and zone.spot_rect(gesture.spot) is not None:
            return Place(zone, partial(_same, action), partial(_ring, zone, gesture.spot))
    return None


def _ring(zone: Zone, spot: Spot) -> QRect:
    return zone.spot_rect(spot) or QRect()


def _in_strip(page: GamePage) -> Iterator[Place]:
    strips = page.strips
    shown: Strip | None = strips.current
    if shown is strips.question:
        for choice in strips.question.buttons:
            yield _whole(choice, partial(_same, choice.choice.action))
    elif shown is strips.answer:
        for kind, made in (
            (trade.Accept, strips.answer.accept),
            (trade.Decline, strips.answer.decline),
            (trade.Counter, strips.answer.counter),
        ):
            yield _whole(made, partial(_is_a, kind))
    elif shown is strips.trade:
        for row in strips.trade.rows:
            yield _whole(row.take, partial(_same, trade.Confirm(row.seat)))
        yield _whole(strips.trade.withdraw, partial(_is_a, trade.Withdraw))
    elif shown is strips.pick:
        yield _whole(strips.pick, lambda action: True)


def _is_a(kind: type[Action], action: Action) -> bool:
    return isinstance(action, kind)


def _to_trade(page: GamePage) -> Iterator[Place]:
    """Where offers and exchanges are made up: the strip if it is open, else the button that opens it."""
    exchanges = [exchange.action for kit in page.kits for exchange in kit.exchanges(page.controller.perspective)]

    def fits(action: Action) -> bool:
        return isinstance(action, trade.Offer) or action in exchanges

    if page.strips.current is page.strips.trade:
        yield _whole(page.strips.trade, fits)
    for one, made in page.hand.buttons:
        if one is None:
            yield _whole(made, fits)
