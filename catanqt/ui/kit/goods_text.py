"""The goods of a game in words and in lines: each kit knows its own, the engine counts them all in one row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.view_data import Goods


def listing(words: Sequence[str]) -> str:
    """A list of things, joined as the language does it."""
    return QLocale().createSeparatedList(list(words))


def goods_name(kits: Sequence[Kit], kind: str, count: int | None = None) -> str:
    """Goods in words, as the kit that brings them calls them."""
    return next(words for kit in kits if (words := kit.goods_name(kind, count)) is not None)


def kinds(kits: Sequence[Kit]) -> tuple[str, ...]:
    """All goods that can be traded in this game, in the engine's order."""
    return tuple(kind for kit in kits for kind in kit.trades)


def parts(kits: Sequence[Kit], counts: Sequence[int]) -> tuple[Goods, ...]:
    """The goods of a trade, as the engine counts them, for a line."""
    return tuple(Goods(kind, count) for kind, count in zip(kinds(kits), counts, strict=False) if count)


def words(kits: Sequence[Kit], counts: Sequence[int]) -> str:
    """The goods of a trade in words."""
    return listing([goods_name(kits, one.kind, one.count) for one in parts(kits, counts)])
