"""What a game page leaves to the next page of the same game: pages are rebuilt when paint or language changes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field


@dataclass(slots=True)
class PageMemory:
    """Kept by the table, which outlives its pages."""

    folds: dict[int, bool] = field(default_factory=dict)
    """Turns that the reader of the log has opened or folded, by the entry they begin with: whether they are open."""
    recap: tuple[Hashable, bool] | None = None
    """Whether the recap was opened or closed, and at which moment."""
