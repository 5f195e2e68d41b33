"""The market and the stock as lists: their tiles, and whether the viewer could have each now.

A row can be chosen exactly when the engine lists a swap for it; otherwise it states the reason.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from catanqt.kernel.game import Action
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.market import StockTrade, SwapMarket, stock_refusal
from catanqt.rules.junior.state import State
from catanqt.ui.games.junior.refusals import refusal
from catanqt.ui.games.junior.tray import not_now
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.models.rows import RowsModel
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_name

Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class Stall:
    """A booth of the market, or a pile of the stock, at one moment."""

    place: int
    """Its place in the row."""
    kind: int
    count: int
    actions: tuple[Action, ...]
    """The swaps that bring this tile now, one for each kind that could be given."""
    why: str
    """Why it cannot be had; empty if it can."""

    @property
    def key(self) -> str:
        return RESOURCES[self.kind]

    @property
    def ready(self) -> bool:
        return bool(self.actions)


class StallsModel(RowsModel[Stall]):
    """A row of stalls. One that changes stays where it is, so that selection and focus stay too."""

    def key(self, row: Stall) -> Hashable:
        return row.place

    def usable(self, row: Stall) -> bool:
        return row.ready

    def value(self, row: Stall, role: int) -> Any:
        if role in (Role.ToolTipRole, Role.StatusTipRole, Role.AccessibleDescriptionRole):
            return self.tip(row) if row.ready else row.why
        return None

    def tip(self, row: Stall) -> str:
        """What choosing it does."""
        raise NotImplementedError


class MarketModel(StallsModel):
    """The booths of the market, with one tile each. A tile stays on its booth until it is swapped."""

    def sync(self, perspective: Perspective) -> None:
        state: State = perspective.state
        swaps = perspective.may(SwapMarket)
        found: list[Stall] = []
        for place, kind in enumerate(laid_out([stall.kind for stall in self.rows], state.market)):
            actions = tuple(swap for swap in swaps if swap.take == kind)
            found.append(Stall(place, kind, 1, actions, "" if actions else _no_swap(perspective, kind)))
        self.update_rows(found)

    def tip(self, row: Stall) -> str:
        return tr("Swap one of your tiles for {tile}.", tile=resource_count(row.key, 1))

    def spoken(self, row: Stall) -> str:
        if row.ready:
            return tr("At the market: {tile}. You can swap for it.", tile=resource_name(row.key))
        return tr("At the market: {tile}. {why}", tile=resource_name(row.key), why=row.why)


class StockModel(StallsModel):
    """The five piles of the stock."""

    def sync(self, perspective: Perspective) -> None:
        state: State = perspective.state
        trades = perspective.may(StockTrade)
        found: list[Stall] = []
        for kind, count in enumerate(state.stock):
            actions = tuple(trade for trade in trades if trade.take == kind)
            found.append(Stall(kind, kind, count, actions, "" if actions else _no_trade(perspective, kind)))
        self.update_rows(found)

    def tip(self, row: Stall) -> str:
        return tr("Give two of a kind and take {tile}.", tile=resource_count(row.key, 1))

    def spoken(self, row: Stall) -> str:
        pile = resource_count(row.key, row.count)
        if row.ready:
            return tr("In the stock: {tiles}. You can give two of a kind for one.", tiles=pile)
        return tr("In the stock: {tiles}. {why}", tiles=pile, why=row.why)


def laid_out(booths: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The tiles on the booths: those that lay there stay where they are, new ones go where one was taken."""
    left = list(counts)
    kept: list[int | None] = []
    for kind in booths:
        stays = left[kind] > 0
        left[kind] -= stays
        kept.append(kind if stays else None)
    fresh = [kind for kind, count in enumerate(left) for _ in range(count)]
    filled = [kind if kind is not None else fresh.pop(0) if fresh else None for kind in kept]
    return [kind for kind in (*filled, *fresh) if kind is not None]


def _no_swap(perspective: Perspective, take: int) -> str:
    """Why a tile of the market cannot be had: the reason is the rules', the words are of the market."""
    if not perspective.acting:
        return tr("Wait for your turn, captain.")
    reason = _reason(perspective, SwapMarket, take)
    if reason == "not-now":
        return not_now(perspective)
    if reason != RefusalCode.CANNOT_PAY:
        return refusal(reason) or reason
    return (
        tr("You have no other tile to give for it.") if perspective.may(SwapMarket) else tr("You have no tile to give.")
    )


def _no_trade(perspective: Perspective, take: int) -> str:
    """Why a tile of the stock cannot be had; that there is none is worth knowing before one's turn, too."""
    none_left = stock_refusal(perspective.state, take)
    if none_left is not None:
        return refusal(none_left) or none_left
    if not perspective.acting:
        return tr("Wait for your turn, captain.")
    if _reason(perspective, StockTrade, take) == "not-now":
        return not_now(perspective)
    if perspective.may(StockTrade):
        return tr("You have no two others of a kind to give for it.")
    return tr("You need two of a kind to swap with the stock.")


def _reason(perspective: Perspective, swap: type[SwapMarket | StockTrade], take: int) -> str:
    """Why the rules refuse every swap for this tile; they do so for the same reason whatever else is given for it."""
    gives = (give for give in range(len(RESOURCES)) if give != take)
    return next(reason for give in gives if (reason := perspective.game.refusal(swap(give, take))) is not None)
