"""The viewer's hand: cards of each resource, and special cards with a text of their own."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import Qt

from catanqt.ui.kit.view_data import HandCard, SpecialCard
from catanqt.ui.models.rows import RowsModel
from catanqt.ui.text.i18n import tr


def _how() -> str:
    return tr("Press a card to give it in a trade or discard it; press the right button to take it back.")


class HandModel(RowsModel[HandCard]):
    """Cards by resource; a kind of which there are none keeps its place."""

    def key(self, row: HandCard) -> Hashable:
        return row.kind

    def spoken(self, row: HandCard) -> str:
        return tr("{name}: {count}", "cards of a resource", name=row.name, count=row.count)

    def value(self, row: HandCard, role: int) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{self.spoken(row)}\n{_how()}"
        return _how() if role == Qt.ItemDataRole.AccessibleDescriptionRole else None


class CardsModel(RowsModel[SpecialCard]):
    """Development cards and the like; enabled while one of them can be played."""

    def key(self, row: SpecialCard) -> Hashable:
        return row.icon, row.name

    def spoken(self, row: SpecialCard) -> str:
        if row.fresh:
            waits = tr("%n bought this turn, not yet playable", "", row.fresh)
            return tr("{name}: {count}, {waits}", name=row.name, count=row.count, waits=waits)
        return tr("{name}: {count}", "cards of a resource", name=row.name, count=row.count)

    def usable(self, row: SpecialCard) -> bool:
        return bool(row.actions)

    def value(self, row: SpecialCard, role: int) -> Any:
        return row.tip if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole) else None
