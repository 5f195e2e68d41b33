"""The hooks of a kit for texts: prompts, log, recap, hints, refusals and the names of its goods."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from catanqt.kernel.game import Action, Event
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import (
    Choice,
    Line,
    Occasion,
    Prompt,
)

if TYPE_CHECKING:
    from catanqt.ui.play.recap import Fact


class TextHooks:
    """Hooks for texts. Every hook has a default that adds nothing."""

    def prompt(self, perspective: Perspective) -> Prompt | None:
        """The prompt, if the task on top is one of its own."""
        return None

    def also_allowed(self, perspective: Perspective) -> Sequence[str]:
        """What it adds to a turn of the viewer and is allowed now, each in a few words: "spend fish"."""
        return ()

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        """The log line of this event for the viewer, who may not know everything."""
        return None

    def line_group(self, event: Event) -> LineGroup | None:
        """Which events share a line of the log with this one, if it is one of its own."""
        return None

    def grouped_line(self, events: Sequence[Event], perspective: Perspective) -> Line | None:
        """One log line for several of its events."""
        return None

    def occasions(self, events: Sequence[Event], before: Perspective) -> Iterable[tuple[int, Occasion]]:
        """Who may speak of what among these events that everybody has seen."""
        return ()

    def facts(self, event: Event, before: Perspective, after: Perspective) -> Iterable[Fact]:
        """What the players did, got and lost by this event of an action, for the recap."""
        return ()

    def fact(self, fact: Fact, perspective: Perspective) -> Line | None:
        """One of its facts in words: a sentence to the viewer if it is theirs, else what follows a player's name."""
        return None

    def refusal(self, reason: str) -> str | None:
        """Why something is not allowed, in words, if the reason is one of its own."""
        return None

    def move(self, action: Action, perspective: Perspective) -> str | None:
        """What to do, as a sentence to the viewer, if the action is one of its own: for hints."""
        return None

    def choice(self, action: Action, perspective: Perspective) -> Choice | None:
        """The label of an action where several fit one gesture or one card."""
        return None

    def goods_name(self, kind: str, count: int | None = None) -> str | None:
        """One of its own goods in words: its name ("Ore"), or so many of it ("2 ore")."""
        return None
