"""State that survives when a game page is rebuilt, because theme or language have changed."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field


@dataclass(slots=True)
class PageMemory:
    """Kept by the controller, which outlives its pages."""

    folds: dict[int, bool] = field(default_factory=dict)
    """Turns that the reader of the log has opened or folded, by the entry they begin with: whether they are open."""
    tab: str = ""
    """Which tab beside the board is in front, by the kind of its page; none was chosen yet."""
    recap: tuple[Hashable, bool] | None = None
    """Whether the recap was opened or closed, and at which moment."""
